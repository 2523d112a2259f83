"""What a seat may know of the fish market, and the positions it must hold possible."""

from __future__ import annotations

from msgspec import Struct

from tafelrunde.games.fish_market.rules import Gulls, State, bid
from tafelrunde.table import Answer, Chance, Question, Table, redeal


class Stall(Struct, frozen=True):
    """One seat's corner of the market, as another sees it; hidden cards are -1."""

    fish: int
    hand: tuple[int, ...]
    buyer: bool


class View(Struct, frozen=True):
    """The position as one seat sees it: crates counted from 1, the own bid while others think."""

    crate: int
    left: int
    stalls: tuple[Stall, ...]
    discards: tuple[int, ...]
    deck: int
    bid: Answer | None


def view(table: Table[State], seat: int | None) -> View:
    """Show everything but the others' cards and bids."""
    state = table.state
    hands = [hand.seen_by(seat) for hand in state.hands]
    stalls = [Stall(state.fish[n], hand, n == state.buyer) for n, hand in enumerate(hands)]
    own = None if seat is None or table.answers is None else table.answers.get(seat)
    discards = tuple(state.discards)
    return View(state.crate + 1, state.left, tuple(stalls), discards, len(state.deck), own)


def resample(table: Table[State], seat: int, chance: Chance) -> Table[State]:
    """Deal the unknown cards anew; the others' bids and options follow from their new hands."""
    copy = table.clone(chance)
    redeal((*copy.state.hands, copy.state.deck), seat, chance)

    def again(question: Question) -> Question:
        frame = copy.stack[-1]
        return frame.question(copy) if isinstance(frame, Gulls) else bid(copy.state, question.seat)

    copy.ask_again(seat, again)
    return copy
