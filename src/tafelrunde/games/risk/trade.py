"""Territory cards: what a set of three brings, and which sets a hand holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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


def bound_to(cards: Sequence[int], own: int) -> int:
    """Give the held territories on the traded cards: each gets two further units."""
    return mask(cards) & own
