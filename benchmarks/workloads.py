"""Fixed pieces of work with fixed seeds, and the process in which their instructions are counted.

Only what every version of the engine has is used, so that an older one can be counted too.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from typing import Any

from benchmarks import dominion, whole_games
from benchmarks.random_play import cloning, ours
from benchmarks.timing import Piece
from tafelrunde.arena import Plan, play_number
from tafelrunde.games.registry import find
from tafelrunde.players import make
from tafelrunde.table import Chair, SearchChance, Value

#: What the menu player would find out in several seconds of trial games.
MENU = "saboteur*2 gold swindler*1 silver; 15 4 6 2"
#: Any system call nobody else makes: the counter is read and set back when it is called.
MARK = "getppid"


def simulated(game: str, seats: int, player: str, **options: Value) -> Piece:
    """Play games of a plan with equal players; units are rounds if the game counts turns."""
    plan = Plan(game, seats, (player,), 1 << 30, options=options)
    numbers = iter(range(plan.games))

    def piece() -> int:
        return play_number(plan, next(numbers)).turns or 1

    return piece


def searched(game: str, seats: int, answers: int, player: str) -> Piece:
    """Let a player search at one position, the next question after so many answers.

    Units are searches.
    """
    played = find(game)
    chance = SearchChance(2)
    table = played.start(seats, chance=chance)
    seeds = iter(range(1 << 30))

    def suits() -> bool:
        question = table.questions[0]
        return played.looks_ahead(question) and question.only_answer() is None

    while answers > 0 or not suits():
        question = table.questions[0]
        table.answer(
            question.id, played.heuristic(played.view(table, question.seat), question, chance)
        )
        answers -= 1
    scholar: Any = played.policies.get("menu")
    if scholar is not None:
        scholar.learn(scholar.lesson(played.view(table, None)), MENU)

    def piece() -> int:
        make(player, played, next(seeds)).choose(Chair(table, table.questions[0]))
        return 1

    return piece


Works = dict[str, tuple[int, Callable[[], Piece]]]
#: For each name how often the piece is done, and what makes it: often enough that other lots, drawn
#: because a version draws in another order, do not matter.
WORKLOADS: Works = {
    "westeros_intrigue, random, answered": (40, lambda: ours("westeros_intrigue", 4)),
    "westeros_intrigue, random, answered with a view": (
        10,
        lambda: ours("westeros_intrigue", 4, view=True),
    ),
    "westeros_intrigue, random, simulated": (
        40,
        lambda: simulated("westeros_intrigue", 4, "random"),
    ),
    "westeros_intrigue, heuristic, simulated": (
        10,
        lambda: simulated("westeros_intrigue", 4, "heuristic"),
    ),
    "westeros_intrigue, 200 iterations early in a round": (
        1,
        lambda: searched("westeros_intrigue", 4, 6, "ismcts:iterations=200"),
    ),
    "westeros_intrigue, 200 iterations late in a round": (
        1,
        lambda: searched("westeros_intrigue", 4, 17, "ismcts:iterations=200"),
    ),
    "westeros_intrigue, 1,000 clones": (5, lambda: cloning("westeros_intrigue", 4, answers=12)),
    "dominion, random, played out": (40, dominion.ours_random),
    "dominion, random, answered": (40, dominion.ours_answered),
    "dominion, random, answered with a view": (8, lambda: dominion.ours_answered(view=True)),
    "dominion, random, simulated": (
        40,
        lambda: simulated("dominion", 2, "random", kingdom=dominion.RANDOM_KINGDOM),
    ),
    "dominion, Big Money, simulated": (40, dominion.ours_money),
    "dominion, heuristic, simulated": (
        8,
        lambda: simulated("dominion", 2, "heuristic", kingdom=dominion.RANDOM_KINGDOM),
    ),
    "dominion, 100 iterations with the menu": (
        4,
        lambda: searched("dominion", 2, 60, "ismcts:iterations=100,policy=menu"),
    ),
    "dominion, 1,000 clones": (5, lambda: cloning("dominion", 2, answers=150, frames=2)),
    "risk, random, played out": (30, lambda: whole_games.played_out("risk", 4)),
    "risk, random, answered": (30, lambda: whole_games.answered("risk", 4)),
    "risk, heuristic, simulated": (2, lambda: whole_games.by_thumb("risk", 4)),
    "iron_throne, random, played out": (30, lambda: whole_games.played_out("iron_throne", 4)),
    "iron_throne, heuristic, simulated": (4, lambda: whole_games.by_thumb("iron_throne", 4)),
    "iron_throne, 1,000 clones": (5, lambda: cloning("iron_throne", 4, answers=60, frames=2)),
    "thrones_lcg, two seats, random, answered": (4, lambda: whole_games.answered("thrones_lcg", 2)),
    "thrones_lcg, three seats, random, answered": (
        3,
        lambda: whole_games.answered("thrones_lcg", 3),
    ),
    "thrones_lcg, four seats, random, answered": (
        3,
        lambda: whole_games.answered("thrones_lcg", 4),
    ),
    "thrones_lcg, random, played out": (3, lambda: whole_games.played_out("thrones_lcg", 4)),
    "risk, 1,000 clones": (5, lambda: cloning("risk", 4, answers=200, frames=4)),
}
PEERS: Works = {
    "pyminion, random": (15, dominion.pyminion_random),
    "pyminion, Big Money": (20, dominion.pyminion_money),
}


def mark() -> None:
    """Have the counter read here."""
    os.getppid()


def main() -> None:
    """Do the named pieces of work, marking the beginning and the end of each; print the units.

    What this version of the engine cannot do has none, and why not is said beside it.
    """
    for name in sys.argv[1:]:
        times, prepare = (WORKLOADS | PEERS)[name]
        try:
            piece = prepare()
            piece()
        except Exception as error:
            print(f"{name}: {error!r}", file=sys.stderr)
            times = 0
        gc.collect()
        units = 0
        mark()
        for _ in range(times):
            units += piece()
        mark()
        print(units)


if __name__ == "__main__":
    main()
