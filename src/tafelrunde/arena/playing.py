"""Playing: one game to its end, one game of a plan, one block of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import thread_time
from typing import Any

import msgspec

from tafelrunde.arena.plan import Plan
from tafelrunde.games.registry import find
from tafelrunde.players import Player, make
from tafelrunde.table import Chair, Chance, Game, Outcome


class GameResult(msgspec.Struct, frozen=True):
    """How a game ended, how many answers it took, and how many turns if the game counts them."""

    outcome: Outcome
    decisions: int
    turns: int | None = None


class Block(msgspec.Struct, frozen=True):
    """The results of consecutive games, and the CPU time it took to play them."""

    first: int
    results: tuple[GameResult, ...]
    cpu_seconds: float


def play_game(
    game: Game[Any, Any],
    players: Sequence[Player],
    options: Mapping[str, Any],
    chance: Chance,
) -> GameResult:
    """Play one game to its end; every player answers from its own chair."""
    table = game.start(len(players), options, chance)
    decisions = 0
    while table.questions:
        question = table.questions[0]
        table.answer(question.id, players[question.seat].choose(Chair(table, question)))
        decisions += 1
    return GameResult(game.outcome(table.state), decisions, game.turns(table.state))


def play_number(plan: Plan, number: int) -> GameResult:
    """Play game number i of a plan."""
    game = find(plan.game)
    players = [
        make(spec, game, plan.player_seed(number, seat))
        for seat, spec in enumerate(plan.lineup(number))
    ]
    return play_game(game, players, plan.options, plan.table_chance(number))


def play_block(plan: Plan, numbers: range) -> Block:
    """Play some consecutive games of a plan."""
    results = []
    began = thread_time()
    for number in numbers:
        try:
            results.append(play_number(plan, number))
        except Exception as error:
            error.add_note(f"in game {number} of {plan}")
            raise
    return Block(numbers.start, tuple(results), thread_time() - began)
