"""Playing: one game to its end, one game of a plan, one block of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import thread_time
from typing import Any

import msgspec

from tafelrunde.arena.plan import Plan
from tafelrunde.players import Player
from tafelrunde.players.playing import Watch
from tafelrunde.table import Chance, Game, Outcome
from tafelrunde.twin import SOURCE, Rooms, home_of, rooms, rooms_of


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


class Spent(msgspec.Struct):
    """What the decisions of a player cost."""

    decisions: int = 0
    cpu_seconds: float = 0.0


class Block(msgspec.Struct, frozen=True):
    """The results of consecutive games, and the CPU time it took to play them."""

    first: int
    results: tuple[GameResult, ...]
    cpu_seconds: float
    #: By player, if the plan is timed.
    spent: dict[str, Spent] = {}


def play_game(
    game: Game[Any, Any],
    players: Sequence[Player],
    options: Mapping[str, Any],
    chance: Chance,
    spent: Sequence[Spent] = (),
    watch: Watch | None = None,
) -> GameResult:
    """Play one game to its end; every player answers from its own chair.

    What the decisions of each seat cost is added to `spent`, if it is given.
    """
    table = game.start(len(players), options, chance)
    decisions, seconds = [0] * len(players), [0.0] * len(players)
    home_of(game).play_on(table, players, (decisions, seconds) if spent else None, watch)
    for seat, own in enumerate(spent):
        own.decisions += decisions[seat]
        own.cpu_seconds += seconds[seat]
    state = table.state
    return GameResult(game.outcome(state), table.asked, game.turns(state), game.beginner(state))


def play_number(
    plan: Plan,
    number: int,
    spent: Mapping[str, Spent] = {},
    watch: Watch | None = None,
) -> GameResult:
    """Play game number i of a plan; what its players' decisions cost is added to `spent`."""
    # Whoever watches wants tables of the source.
    ours = rooms() if watch is None else rooms_of(SOURCE)
    lineup = plan.lineup(number)
    players = _players(plan, number, ours)
    if any(type(player).__module__.partition(".")[0] != ours.package for player in players):
        # So do players from elsewhere, e.g. networks.
        ours = rooms_of(SOURCE)
        players = _players(plan, number, ours)
    game = ours.find(plan.game)
    by_seat = [spent[spec] for spec in lineup] if spent else ()
    chance = ours.search_chance(plan.table_seed(number))
    return play_game(game, players, plan.options, chance, by_seat, watch)


def _players(plan: Plan, number: int, ours: Rooms) -> list[Player]:
    game, lineup = ours.find(plan.game), plan.lineup(number)
    if set(lineup) == {"random"}:
        # Who draws lots at every seat may draw them all from one stream.
        return [ours.make("random", game, plan.player_seed(number, 0))] * plan.seats
    return [
        ours.make(spec, game, plan.player_seed(number, seat)) for seat, spec in enumerate(lineup)
    ]


def play_block(plan: Plan, numbers: range) -> Block:
    """Play some consecutive games of a plan."""
    results = []
    spent = {spec: Spent() for spec in plan.players} if plan.timed else {}
    # Loading the game is no part of playing it, and takes as long as some hundred games.
    rooms().find(plan.game)
    began = thread_time()
    for number in numbers:
        try:
            results.append(play_number(plan, number, spent))
        except Exception as error:
            error.add_note(f"in game {number} of {plan}")
            raise
    return Block(numbers.start, tuple(results), thread_time() - began, spent)
