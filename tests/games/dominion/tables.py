"""Positions for the rule tests: from words, as in a scenario, or from a fresh deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import NONE
from tafelrunde.games.dominion.naming import CARD_NAMES
from tafelrunde.games.dominion.scenario import SCENARIO
from tafelrunde.games.dominion.state import State
from tafelrunde.games.ledger import Rule, ledger
from tafelrunde.games.scenario import Stage
from tafelrunde.table import Chance, Choice, Event, Pick, Question, SearchChance, Table

NAMES = ("Anna", "Ben", "Cleo", "Dana", "Emil", "Fay")
ALL_SEATS = (2, 3, 4, 5, 6)
RULES: Mapping[str, Rule] = {rule.number: rule for rule in ledger("dominion").rules}


def stage(
    given: Mapping[str, Any],
    seats: int = 2,
    chance: Mapping[str, Any] | None = None,
    seed: int | None = None,
    events: list[Event] | None = None,
    **options: Any,
) -> Stage:
    """Build a position from words."""
    heard = [] if events is None else events
    return Stage(SCENARIO, NAMES[:seats], options, given, chance or {}, seed, heard.append)


def say(at: Stage, *steps: str) -> None:
    """Let people answer: "Anna: play Bridge"."""
    for step in steps:
        name, _, words = step.partition(": ")
        seat = at.seat("step", name)
        (question,) = [question for question in at.table.questions if question.seat == seat]
        at.table.answer(question.id, at.answer(seat, words))


def differs(at: Stage, **facts: object) -> list[tuple[str, str, str]]:
    """Compare facts, as a scenario does."""
    return [line for fact, value in facts.items() for line in at.differences(fact, value)]


def asked(at: Stage) -> list[tuple[str, str]]:
    """Name who is asked what."""
    return [(at.cast.names[question.seat], GAME.named(question)) for question in at.table.questions]


def options(at: Stage) -> list[str]:
    """Name the cards that the open question offers, and "nothing" for the way out."""
    (question,) = at.table.questions
    assert isinstance(question, Choice | Pick)
    return ["nothing" if card == NONE else CARD_NAMES.name(card) for card in question.options]


def start(
    seats: int, seed: int | str = 0, events: list[Event] | None = None, **options: Any
) -> Table[State]:
    """Deal a new game."""
    listener = None if events is None else events.append
    return GAME.start(seats, options, SearchChance(seed), listener)


def play_out(
    table: Table[State],
    chance: Chance,
    watch: Callable[[Table[State], Question], None] | None = None,
) -> None:
    """Play to the end at random; `watch` sees every question before it is answered."""
    while table.questions:
        question = table.questions[0]
        if watch is not None:
            watch(table, question)
        table.answer(question.id, question.sample(chance))
