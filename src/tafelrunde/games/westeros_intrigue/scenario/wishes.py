"""Cards that a scenario asks for, and a choice of persons that suits all wishes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from tafelrunde.games.staging import refuse
from tafelrunde.games.westeros_intrigue.cards import CARDS, house_of
from tafelrunde.games.westeros_intrigue.scenario.words import Kind, read_cards


class Wish(msgspec.Struct, frozen=True):
    """A card that some place of the scenario asks for, and the houses (bits) it must not have."""

    field: str
    kind: Kind
    barred: int = 0


def read_wishes(field: str, value: object, size: int) -> list[Wish]:
    """Read exactly so many cards."""
    wishes = [Wish(field, kind) for kind in read_cards(field, value)]
    check_size(field, wishes, size)
    return wishes


def check_size(field: str, wishes: Sequence[Wish], size: int) -> None:
    """Refuse any other number of cards."""
    if len(wishes) != size:
        refuse(field, "hand-size", f"{len(wishes)} cards, but it must be {size}")


def choose_cards(wishes: Sequence[Wish]) -> list[int]:
    """Give every wish a card of its own: persons first, then houses, then the rest."""

    def freedom(number: int) -> tuple[int, int]:
        kind = wishes[number].kind
        named = (kind.card is not None) + (kind.card is not None or kind.house is not None)
        return -named, -wishes[number].barred.bit_count()

    free = set(range(CARDS))
    chosen = dict.fromkeys(range(len(wishes)), -1)
    for number in sorted(chosen, key=freedom):
        wish = wishes[number]
        fitting = [card for card in free if wish.kind.fits(card)]
        fitting = [card for card in fitting if not wish.barred >> house_of(card) & 1]
        if not fitting:
            refuse(wish.field, "no-card", f"{wish.kind} {_why_not(wish)}")
        # From the house with most cards left, so that later wishes find something too.
        shares = Counter(map(house_of, fitting))
        card = min(fitting, key=lambda card: (-shares[house_of(card)], card))
        chosen[number] = card
        free.remove(card)
    return list(chosen.values())


def _why_not(wish: Wish) -> str:
    kind = wish.kind
    if any(kind.fits(card) and wish.barred >> house_of(card) & 1 for card in range(CARDS)):
        return "cannot be here: the houses that fitted at an exclusion are not in that hand"
    if kind.card is not None:
        return "is there twice"
    return "is there more than 9 times" if kind.house is not None else "card is left for this place"
