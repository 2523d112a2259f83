"""A random full position that a seat must hold possible.

Everybody is asked by public facts alone, so nothing follows from a question about what its seat
holds: all cards whose place the seat does not know are dealt anew among those with the same back.
What others know of each other's cards hangs on cards the seat cannot see, so a guess leaves it out;
what they know of the own hand the seat knows, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.games.iron_throne.houses import house_of_card
from tafelrunde.games.iron_throne.rules.places import face_down
from tafelrunde.games.iron_throne.state import State
from tafelrunde.table import EVERYBODY, Chance, Deck, Question, Table, Zone, knows, redeal


def resample(table: Table[State], seat: int, chance: Chance) -> Table[State]:
    """Deal every hidden card anew and put the questions of others to their new hands."""
    copy = table.clone(chance)
    state = copy.state
    for other in range(state.seats):
        _deal_house(state, other, seat, chance)
    for other, (sheets, undrawn) in enumerate(zip(state.sheets, state.undrawn, strict=True)):
        if other != seat:
            redeal((sheets, undrawn), seat, chance)
            sheets.cards.sort()
            undrawn.cards.sort()
    copy.ask_again(seat, lambda question: _again(copy, question.seat))
    return copy


def _deal_house(state: State, other: int, seat: int, chance: Chance) -> None:
    """Deal the cards of one house anew, wherever the seat does not know them."""
    house = state.houses[other]
    for holder, zone in enumerate(state.hostages):
        _forget(zone, 1 << holder | 1 << seat)
    if other != seat:
        _forget(state.hands[other], 1 << other | 1 << seat)
    places: list[Zone | Deck] = [state.hands[other], state.decks[other]]
    laid = face_down(state, other)
    # Whoever has looked at the laid card knows it; to others it is any card of the pool.
    pooled = laid is not None and other != seat and not state.seen[state.sides[other]] >> seat & 1
    if laid is not None and other != seat:
        _forget(laid, 1 << other | 1 << seat)
    if pooled:
        assert laid is not None
        places[0] = pool = _pool(state.hands[other], laid, seat)
    captives = [
        (zone, number)
        for zone in state.hostages
        for number, card in enumerate(zone.cards)
        if house_of_card(card) == house
    ]
    held = Zone(
        [zone.cards[number] for zone, number in captives],
        [zone.knowers[number] for zone, number in captives],
    )
    redeal([*places, held], seat, chance)
    for (zone, number), card in zip(captives, held.cards, strict=True):
        zone.cards[number] = card
    if pooled:
        assert laid is not None
        lot = chance.below(len(pool))
        laid.cards, laid.knowers = [pool.cards.pop(lot)], [pool.knowers.pop(lot)]
        state.hands[other] = pool


def _forget(zone: Zone, knowers: int) -> None:
    """Leave what these seats know, and what lies open."""
    zone.knowers = [who if who == EVERYBODY else who & knowers for who in zone.knowers]


def _pool(hand: Zone, laid: Zone, seat: int) -> Zone:
    """Put a hand and the face-down card together, in an order that tells nothing."""
    pairs = zip(hand.cards + laid.cards, hand.knowers + laid.knowers, strict=True)
    ordered = sorted(
        pairs, key=lambda pair: (pair[0] if knows(pair[1], seat) else -1, pair[1], pair[0])
    )
    return Zone([card for card, _ in ordered], [who for _, who in ordered])


def _again(table: Table[State], seat: int) -> Question:
    """Ask somebody once more, by what lies there now."""
    frame: Any = table.stack[-1]
    if table.answers is None:
        alone: Question = frame.question(table)
        return alone
    questions: Sequence[Question] = frame.questions(table)
    return next(question for question in questions if question.seat == seat)
