"""Guesses: one position that fits what a seat knows, many hands the active players may hold.

Only these hands matter for an encounter, so no further whole positions are dealt for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

from tafelrunde.games.iron_throne.houses import house_of_card
from tafelrunde.games.iron_throne.rules.places import face_down
from tafelrunde.games.iron_throne.state import NOBODY, State
from tafelrunde.table import Chance, Zone, knows

#: The hands of the active players, by side.
Hands = tuple[Sequence[int], Sequence[int]]


class Guess(NamedTuple):
    """A position in which everything open is as it is, and hands the active players may hold."""

    state: State
    hands: Sequence[Hands]


class Unknown(NamedTuple):
    """What a seat knows of a hand, and among which cards the others of it are."""

    known: list[int]
    missing: int
    pool: list[int]

    def dealt(self, chance: Chance) -> list[int]:
        """Deal a hand that fits."""
        if not self.missing:
            return self.known
        return self.known + chance.take(self.pool.copy(), self.missing)


def guess_at(state: State, seat: int, many: int, until: float, chance: Chance) -> Guess:
    """Guess so many pairs of hands, or as many as there is time for."""
    if state.defender == NOBODY:
        return Guess(state, [])
    first, second = (unknown(state, active, seat) for active in state.actives)
    found: list[Hands] = []
    while len(found) < many and (not found or perf_counter() < until):
        found.append((first.dealt(chance), second.dealt(chance)))
    return Guess(state, found)


def unknown(state: State, other: int, seat: int) -> Unknown:
    """Say what a seat knows of somebody's hand and where else the rest of it could lie."""
    hand, deck, house = state.hands[other], state.decks[other], state.houses[other]
    hidden = _hidden(hand, seat)
    pool = [*hidden, *deck.rest]
    pool += [card for card, who in zip(deck.top, deck.knowers, strict=True) if not knows(who, seat)]
    for zone in state.hostages:
        pool += [card for card in _hidden(zone, seat) if house_of_card(card) == house]
    laid = face_down(state, other)
    if laid is not None and not state.seen[state.sides[other]] >> seat & 1:
        pool += _hidden(laid, seat)
    pairs = zip(hand.cards, hand.knowers, strict=True)
    known = [card for card, who in pairs if knows(who, seat)]
    return Unknown(sorted(known), len(hidden), sorted(pool))


def _hidden(zone: Zone, seat: int) -> list[int]:
    return [
        card for card, who in zip(zone.cards, zone.knowers, strict=True) if not knows(who, seat)
    ]
