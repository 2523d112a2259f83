"""What all rules use: asking, the end of the game, power, influence and cards that change place."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.iron_throne.rules.talk import has_spread
from tafelrunde.games.iron_throne.state import (
    BY_EXTINCTION,
    BY_INFLUENCE,
    NOBODY,
    State,
    note_death,
    owner_of,
)
from tafelrunde.table import Answer, Choice, Number, Offer, Question, Share, Table, YesNo


def ask(table: Table[State], frame: Any) -> None:
    """Ask the question of a frame; an open one that leaves no choice answers itself.

    A frame gives the same question whoever asks for it: the rules, or a guess at other hands.
    """
    put(table, frame, frame.question(table))


def put(table: Table[State], frame: Any, question: Question) -> None:
    """Put a question of a frame to its seat, unless it answers itself."""
    only = sole(question) if table.unwatched or question.prompt in OPEN else None
    if only is None:
        table.ask(frame, question)
    else:
        table.stack[-1] = frame
        getattr(frame, frame.step)(table, only)


def ask_one(
    table: Table[State],
    frame: Any,
    seat: int,
    prompt: str,
    options: tuple[int, ...],
) -> None:
    """Ask for one of some things everybody knows, unless there is just one."""
    table.stack[-1] = frame
    if len(options) > 1:
        table.asked = asked = table.asked + 1
        table.questions = (Choice(asked, seat, prompt, options),)
    else:
        getattr(frame, frame.step)(table, options[0])


def sole(question: Question) -> Answer | None:
    """Give the answer where one glance shows that there is just one."""
    if type(question) is Choice or type(question) is YesNo:
        return question.options[0] if len(question.options) == 1 else None
    if type(question) is Number:
        return question.low if question.low == question.high else None
    if type(question) is Share:
        return (question.total,) if len(question.places) == 1 else None
    if type(question) is Offer and not question.parts and len(question.exits) == 1:
        return question.exits[0]
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
    if 0 in state.tokens:
        end(table, BY_INFLUENCE)
    elif () in state.alive:
        end(table, BY_EXTINCTION)
    else:
        return False
    return True


def weaken(table: Table[State], character: int, many: int, to: int = NOBODY) -> int:
    """Take power off a character, to a leader sheet, usually its own; gives how much it was."""
    state = table.state
    taken = min(many, state.power[character])
    if taken:
        owner = owner_of(state, character)
        state.power[character] -= taken
        state.reserve[owner if to == NOBODY else to] += taken
        if not state.power[character]:
            note_death(state, owner)
        if table.listener is not None:
            if to in (NOBODY, owner):
                table.tell("weakened", character=character, count=taken)
            else:
                table.tell("drained", seat=to, character=character, count=taken)
            if not state.power[character]:
                table.tell("dies", seat=owner, character=character)
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
    if state.statements:
        has_spread(table, seat, other)
