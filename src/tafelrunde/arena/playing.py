"""Playing: one game to its end, one game of a plan, one block of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import thread_time
from typing import Any

import msgspec

from tafelrunde.arena.plan import Plan
from tafelrunde.players import Player
from tafelrunde.table import Chance, Game, Outcome
from tafelrunde.twin import home_of, rooms


class GameResult(msgspec.Struct, frozen=True):
    """How a game ended, how many questions it took, and what the game itself counts.

    Nobody watches these games, so rules that must hide what a hand holds do not ask where there is
    only one answer; such questions are not counted.
    """

    outcome: Outcome
    decisions: int
    turns: int | None = None
    #: Who had the first turn, if the game says so.
    beginner: int | None = None


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
    home_of(game).play_on(table, players)
    state = table.state
    return GameResult(game.outcome(state), table.asked, game.turns(state), game.beginner(state))


def play_number(plan: Plan, number: int) -> GameResult:
    """Play game number i of a plan."""
    ours = rooms()
    game, make = ours.find(plan.game), ours.make
    lineup = plan.lineup(number)
    if set(lineup) == {"random"}:
        # Who draws lots at every seat may draw them all from one stream.
        players = [make("random", game, plan.player_seed(number, 0))] * plan.seats
    else:
        players = [
            make(spec, game, plan.player_seed(number, seat)) for seat, spec in enumerate(lineup)
        ]
    return play_game(game, players, plan.options, ours.search_chance(plan.table_seed(number)))


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
