"""`make compiled-test`: thousands of games in lockstep, then the tests of the games on the twin.

make compiled-test                        both
make compiled-test ARGS="--games 200"     so many games of each kind in lockstep
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from time import perf_counter

from tafelrunde.games.registry import EXAMPLES, NAMES, find
from tafelrunde.twin import why_not
from tests.compiled.lockstep import choose_both, play_both

SUITE = ("tests/games", "tests/contract")


def main() -> None:
    """Read the command line and test."""
    parser = argparse.ArgumentParser(prog="make compiled-test", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of each kind in lockstep")
    parser.add_argument("--game", default="", help="only this one in lockstep")
    parser.add_argument("--no-suite", action="store_true", help="lockstep alone")
    parser.add_argument("suite", nargs="*", default=SUITE, help="tests to run on the twin")
    chosen = parser.parse_args()
    if reason := why_not():
        sys.exit(f"The compiled twin is not used here: {reason}. `make compiled` builds it.")
    for game in (chosen.game,) if chosen.game else (*NAMES, *EXAMPLES):
        in_step(game, chosen.games)
    if not chosen.no_suite:
        plugin = ("-p", "tests.compiled.on_twin")
        sys.exit(subprocess.call([sys.executable, "-m", "pytest", *plugin, *chosen.suite]))


def in_step(game: str, games: int) -> None:
    """Play so many games of one kind on both sides, and some with players that think."""
    seats = find(game).seats
    began, answers = perf_counter(), 0
    for number in range(games):
        seed = f"lockstep {number}"
        answers += play_both(game, seats[number % len(seats)], seed, unwatched=number % 2 == 1)
    for number in range(max(1, games // 100)):
        for spec in ("heuristic", "ismcts:iterations=10"):
            answers += choose_both(game, seats[number % len(seats)], spec, f"{number}", most=60)
    took = perf_counter() - began
    print(f"{game}: {games} games and {answers} answers alike, {took:.0f} s", flush=True)


if __name__ == "__main__":
    main()
