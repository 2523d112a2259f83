"""What all rules use: asking, the end of the game, power, influence and cards that change place."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.iron_throne.rules.talk import has_spread
from tafelrunde.games.iron_throne.state import (
    BY_EXTINCTION,
    BY_INFLUENCE,
    NOBODY,
    State,
    extinct,
    owner_of,
)
from tafelrunde.table import Answer, Choice, Number, Offer, Question, Share, Table


def ask(table: Table[State], frame: Any) -> None:
    """Ask the question of a frame; an open one that leaves no choice answers itself.

    A frame gives the same question whoever asks for it: the rules, or a guess at other hands.
    """
    question = frame.question(table)
    only = sole(question) if table.unwatched or question.prompt in OPEN else None
    if only is None:
        table.ask(frame, question)
    else:
        table.stack[-1] = frame
        getattr(frame, frame.step)(table, only)


def sole(question: Question) -> Answer | None:
    """Give the answer where one glance shows that there is just one."""
    match question:
        case Choice(options=[only]):
            return only
        case Number() if question.low == question.high:
            return question.low
        case Share() if len(question.places) == 1:
            return (question.total,)
        case Offer(parts=(), exits=(only,)):
            return only
    return None


#: Questions whose options everybody knows.
OPEN = frozenset(
    {
        "house",
        "defender",
        "strengthen",
        "send",
        "whom",
        "where-from",
        "target",
        "amount",
        "split",
        "distribute",
        "swap",
        "force",
        "branch",
        "torture",
        "talks",
    }
)


def end(table: Table[State], reason: str) -> None:
    """End the game at once; whatever was under way is not carried out."""
    table.state.ended = reason
    table.close_asides("request")
    table.tell(f"ended-{reason}")
    table.stack.clear()


def ends(table: Table[State]) -> bool:
    """Check the end: all influence of somebody is spread, or a house has died out."""
    state = table.state
    if not all(state.tokens):
        end(table, BY_INFLUENCE)
    elif extinct(state):
        end(table, BY_EXTINCTION)
    return bool(state.ended)


def weaken(table: Table[State], character: int, many: int, to: int = NOBODY) -> int:
    """Take power off a character, to a leader sheet, usually its own; gives how much it was."""
    state = table.state
    taken = min(many, state.power[character])
    owner = owner_of(state, character)
    if taken:
        state.power[character] -= taken
        state.reserve[owner if to == NOBODY else to] += taken
        if table.listener is not None:
            if to in (NOBODY, owner):
                table.tell("weakened", character=character, count=taken)
            else:
                table.tell("drained", seat=to, character=character, count=taken)
            if not state.power[character]:
                table.tell("dies", character=character)
    return taken


def strengthen(table: Table[State], seat: int, character: int, many: int) -> None:
    """Put power from the own leader sheet on a character."""
    if many:
        table.state.reserve[seat] -= many
        table.state.power[character] += many
        if table.listener is not None:
            table.tell("strengthened", seat=seat, character=character, count=many)


def bury(table: Table[State], seat: int, many: int) -> int:
    """Take power off a leader sheet and out of the game; gives how much it was."""
    state = table.state
    taken = min(many, state.reserve[seat])
    state.reserve[seat] -= taken
    state.box += taken
    if taken and table.listener is not None:
        table.tell("buried", seat=seat, count=taken)
    return taken


def spread(table: Table[State], seat: int, other: int) -> None:
    """Let a seat spread one influence on the house of another."""
    state = table.state
    state.tokens[seat] -= 1
    state.spread[seat * state.seats + other] += 1
    if table.listener is not None:
        house = state.houses[other]
        table.tell("spreads", seat=seat, house=house, count=state.tokens[seat])
    has_spread(table, seat, other)
