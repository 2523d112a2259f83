"""What a seat may know of the fish market, and the positions it must hold possible."""

from __future__ import annotations

import msgspec

from tafelrunde.games.fish_market.rules import State, options
from tafelrunde.table import Answer, Chance, Question, Table, redeal


class Stall(msgspec.Struct, frozen=True):
    """One seat's corner of the market, as another sees it; hidden cards are -1."""

    fish: int
    hand: tuple[int, ...]
    buyer: bool


class View(msgspec.Struct, frozen=True):
    """The position as one seat sees it."""

    #: The crate on sale, counted from 1, and the fish still in it.
    crate: int
    left: int
    stalls: tuple[Stall, ...]
    discards: tuple[int, ...]
    deck: int
    #: The own bid while others still think.
    bid: Answer | None


def view(table: Table[State], seat: int | None) -> View:
    """Show everything but the others' cards and bids."""
    state = table.state
    return View(
        crate=state.crate + 1,
        left=state.left,
        stalls=tuple(
            [
                Stall(state.fish[other], hand.seen_by(seat), other == state.buyer)
                for other, hand in enumerate(state.hands)
            ]
        ),
        discards=tuple(state.discards),
        deck=len(state.deck),
        bid=None if seat is None or table.answers is None else table.answers.get(seat),
    )


def resample(table: Table[State], seat: int, chance: Chance) -> Table[State]:
    """Deal the unknown cards anew; the others' bids and options follow from their new hands."""
    copy = table.clone(chance)
    state = copy.state
    redeal((*state.hands, state.deck), seat, chance)

    def fitting(question: Question) -> Question:
        if question.seat == seat:
            return question
        legal = options(state, question.seat, question.prompt)
        return msgspec.structs.replace(question, options=legal)

    copy.questions = tuple(map(fitting, copy.questions))
    copy.given = tuple(map(fitting, copy.given))
    for question in copy.given:
        if question.seat != seat and copy.answers is not None:
            copy.answers[question.seat] = question.sample(chance)
    return copy
