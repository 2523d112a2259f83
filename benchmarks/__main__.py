"""`make bench`: prints speed against other engines, and with `strength` the computer players'.

make bench                                      speed of engine, games and server, some minutes
make bench ARGS="--quick"                       a quick look
make bench ARGS="strength"                      win shares of the computer players, half an hour
make bench ARGS="compiled"                      the compiled twin, after `make compiled`
make bench ARGS="balance"                       leaders of the Iron Throne, writes the page in docs
make bench ARGS="instructions --than main"      processor instructions, here and on main
"""

from __future__ import annotations

import argparse
import os
import sys

from rich.console import Console

from benchmarks import compiled, server
from benchmarks.instructions import instructions
from benchmarks.speed import dominion, measure, random_play, risk, throne, thrones_lcg
from benchmarks.strength import strength
from benchmarks.throne_balance import balance
from tafelrunde.twin import SWITCH

WHAT = (
    "all",
    "speed",
    "server",
    "dominion",
    "risk",
    "throne",
    "thrones_lcg",
    "compiled",
    "strength",
    "balance",
    "instructions",
)


def main() -> None:
    """Read the command line and print what was asked for."""
    parser = argparse.ArgumentParser(
        prog="make bench",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", nargs="?", choices=WHAT, default="all")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter measurements")
    parser.add_argument(
        "--games", type=int, default=4000, help="at most so many games per pairing of strength"
    )
    parser.add_argument("--game", default="", help="strength of the players of this game alone")
    parser.add_argument(
        "--than", default="", metavar="REVISION", help="count instructions of this version too"
    )
    parser.add_argument("--only", default="", help="count only work whose name holds this text")
    chosen = parser.parse_args()
    # The source is measured, and the twin beside it where that is said.
    os.environ.setdefault(SWITCH, "1")
    rounds, seconds = (5, 0.1) if chosen.quick else (15, 0.3)
    good = True
    if chosen.what in ("all", "speed"):
        good &= measure(random_play(), rounds, seconds)
    if chosen.what in ("all", "dominion"):
        good &= measure(dominion(), rounds, seconds)
    if chosen.what in ("all", "risk"):
        good &= measure(risk(), rounds, seconds)
    if chosen.what in ("all", "throne"):
        good &= measure(throne(), rounds, seconds)
    if chosen.what in ("all", "thrones_lcg"):
        good &= measure(thrones_lcg(), rounds, seconds)
    if chosen.what in ("all", "compiled"):
        good &= compiled.run(rounds, seconds)
    if chosen.what in ("all", "server"):
        good &= server.run(Console(), chosen.quick)
    if chosen.what == "strength":
        good &= strength(chosen.games, chosen.game)
    if chosen.what == "balance":
        good &= balance(chosen.games)
    if chosen.what == "instructions":
        good &= instructions(chosen.than, chosen.only)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
