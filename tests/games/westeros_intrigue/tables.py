"""Positions for the rule tests: from words, as in a scenario, or from a fresh deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde.games.scenario import Stage
from tafelrunde.games.westeros_intrigue import GAME
from tafelrunde.games.westeros_intrigue.scenario import SCENARIO
from tafelrunde.games.westeros_intrigue.state import State
from tafelrunde.table import Answer, Chance, Event, Question, SearchChance, Table

NAMES = ("Anna", "Ben", "Cleo", "Dana", "Emil", "Fay")
ALL_SEATS = (2, 3, 4, 5, 6)
Policy = Callable[[Table[State], Question], Answer]

#: Nine Starks make a whole round of three: eight below, one above, and nothing else ever fits.
WALL = {"pyramid": [["8 Stark"]], "hands": {"Cleo": ["Hodor", "9 any"]}}


def stage(
    given: dict[str, Any],
    seats: int = 3,
    seed: int = 1,
    events: list[Event] | None = None,
    **options: Any,
) -> Stage:
    """Build a position from words."""
    heard = [] if events is None else events
    return Stage(SCENARIO, NAMES[:seats], options, given, {}, seed, heard.append)


def start(
    seats: int, seed: int | str = 0, events: list[Event] | None = None, **options: Any
) -> Table[State]:
    """Deal a new game."""
    listener = None if events is None else events.append
    return GAME.start(seats, options, SearchChance(seed), listener)


def play_out(table: Table[State], chance: Chance, policy: Policy | None = None) -> None:
    """Play to the end, at random unless there is a policy."""
    while table.questions:
        question = table.questions[0]
        table.answer(question.id, policy(table, question) if policy else question.sample(chance))


def answer(table: Table[State], words: Stage, *answers: str) -> None:
    """Let whoever is asked answer in words."""
    for said in answers:
        question = table.questions[0]
        table.answer(question.id, words.answer(question.seat, said))


def options(table: Table[State]) -> Sequence[int]:
    """Give the open question's options as moves."""
    return [move for move in table.questions[0].answers() if isinstance(move, int)]


def keys(events: Sequence[Event]) -> list[str]:
    """Name the events in order."""
    return [event.key for event in events]
