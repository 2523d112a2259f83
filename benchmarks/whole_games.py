"""Whole games of ours, at random and by the rule of thumb."""

from __future__ import annotations

from benchmarks.engine import SOURCE, engine
from benchmarks.timing import Piece
from tafelrunde.arena import Plan, play_number
from tafelrunde.games.registry import find
from tafelrunde.table import SearchChance


def played_out(name: str, seats: int, package: str = SOURCE) -> Piece:
    """Play at random: the engine plays itself out, every legal answer equally likely."""
    game = engine(package).find(name)
    chance = engine(package).search_chance(1)

    def piece() -> int:
        table = game.start(seats, chance=chance)
        table.play_out(chance)
        asked: int = table.asked
        return asked

    return piece


def answered(name: str, seats: int) -> Piece:
    """Play at random from outside: sample every question, and answer it as anybody would."""
    game = find(name)
    chance = SearchChance(1)

    def piece() -> int:
        table = game.start(seats, chance=chance)
        while questions := table.questions:
            question = questions[0]
            table.answer(question.id, question.sample(chance))
        return table.asked

    return piece


def by_thumb(name: str, seats: int) -> Piece:
    """Let players of the rule of thumb play, as `simulate` does."""
    plan = Plan(name, seats, ("heuristic",), 1 << 30)
    numbers = iter(range(plan.games))

    def piece() -> int:
        play_number(plan, next(numbers))
        return 1

    return piece
