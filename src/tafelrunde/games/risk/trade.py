"""Territory cards: what a set of three brings, and which sets a hand holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from tafelrunde.games.risk.boards import SYMBOL, mask

SET = 3
HAND_LIMIT = 5
#: Units for three of a kind, by symbol (knight, siege engine, fortification), and for one of each.
ALIKE = (4, 5, 6)
DIFFERENT = 7
#: Units bound to the territory on a traded card, if it is held.
BOUND = 2


def _value(first: int, second: int, third: int) -> int:
    if first == second == third:
        return ALIKE[first]
    return DIFFERENT if first != second != third != first else 0


_KINDS = range(len(ALIKE))
#: By the three symbols.
_VALUES = [[[_value(a, b, c) for c in _KINDS] for b in _KINDS] for a in _KINDS]


def set_value(cards: Sequence[int]) -> int:
    """Give the units for three territory cards; 0 if they are no set."""
    one, two, three = cards
    return _VALUES[SYMBOL[one]][SYMBOL[two]][SYMBOL[three]]


def sets(hand: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Name every set of three in a hand."""
    return (cards for cards in combinations(hand, SET) if set_value(cards))


def has_set(hand: Iterable[int]) -> bool:
    """Whether a hand holds any set; five cards always do."""
    counts = [0, 0, 0]
    for card in hand:
        counts[SYMBOL[card]] += 1
    return min(counts) > 0 or max(counts) >= SET


def bound_to(cards: Sequence[int], own: int) -> int:
    """Give the held territories on the traded cards: each gets two further units."""
    return mask(cards) & own


def best_set(hand: Sequence[int], own: int) -> tuple[int, ...] | None:
    """Find the set that brings most units, bound ones included; None if there is none."""

    def worth(cards: tuple[int, ...]) -> int:
        return set_value(cards) + BOUND * bound_to(cards, own).bit_count()

    return max(sets(hand), key=worth, default=None)
