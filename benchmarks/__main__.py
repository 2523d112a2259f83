"""`make bench`: prints speed against other engines, and with `strength` the computer players'.

make bench                        speed of engine, games and server, about three minutes
make bench ARGS="--slices 3"      a quick look
make bench ARGS="strength"        win shares of the computer players, about half an hour
"""

from __future__ import annotations

import argparse
import sys

from rich.console import Console
from rich.table import Table as Grid

from benchmarks import server
from benchmarks.dominion import ours_money, ours_random, pyminion_money, pyminion_random
from benchmarks.random_play import cloning, open_spiel, ours, rlcard_uno
from benchmarks.strength import strength
from benchmarks.timing import interleave

OURS = "westeros_intrigue, 4 seats"
CLONE = "clone in the middle of a round"
EIGHTS = "OpenSpiel crazy_eights, 4 players"
HEARTS = "OpenSpiel hearts, 4 players"
UNO = "RLCard uno, 2 players"
BARS = {EIGHTS: 1.0, UNO: 10.0}
CLONE_BAR = 5.0
CLONE_CARD = "clone in the middle of a card"
CLONE_CARD_BAR = 10.0
WHAT = ("all", "speed", "server", "dominion", "strength")


def speed(slices: int, seconds: float) -> bool:
    """Print decisions per CPU-second and ratios; tell whether all bars are met."""
    contenders = {
        OURS: ours("westeros_intrigue", 4),
        EIGHTS: open_spiel("crazy_eights", players=4),
        HEARTS: open_spiel("hearts"),
        UNO: rlcard_uno(),
        CLONE: cloning("westeros_intrigue", 4, answers=12),
    }
    measured = interleave(contenders, slices, seconds)
    grid = Grid(title=f"Random play, CPU time, {slices} interleaved slices of {seconds} s")
    for column in ("engine and game", "decisions/s", "ours is", "bar", ""):
        grid.add_column(column, justify="left" if column == "engine and game" else "right")
    grid.add_row(OURS, f"{measured.rate(OURS):,.0f}")
    good = True
    for peer in (EIGHTS, HEARTS, UNO):
        ratio = measured.ratio(OURS, peer)
        bar = BARS.get(peer)
        met = bar is None or ratio >= bar
        good &= met
        said = "" if bar is None else f"{bar:.1f} x"
        mark = "" if bar is None else "met" if met else "MISSED"
        grid.add_row(peer, f"{measured.rate(peer):,.0f}", f"{ratio:.2f} x", said, mark)
    cost = 1e6 / measured.rate(CLONE)
    good &= cost <= CLONE_BAR
    mark = "met" if cost <= CLONE_BAR else "MISSED"
    grid.add_row(CLONE, "", f"{cost:.2f} us", f"{CLONE_BAR:.0f} us", mark)
    Console().print(grid)
    return good


def dominion(slices: int, seconds: float) -> bool:
    """Print games per CPU-second of Dominion against pyminion; tell whether all bars are met."""
    contenders = {
        "ours, Big Money": ours_money(),
        "pyminion, Big Money": pyminion_money(),
        "ours, random": ours_random(),
        "pyminion, random": pyminion_random(),
        CLONE_CARD: cloning("dominion", 2, answers=150, frames=2),
    }
    measured = interleave(contenders, slices, seconds)
    grid = Grid(title=f"Dominion, games per CPU-second, {slices} interleaved slices")
    for column in ("play", "ours", "pyminion", "ours is", "bar", ""):
        grid.add_column(column, justify="left" if column == "play" else "right")
    good = True
    for play, bar in (("Big Money", 4.0), ("random", 5.0)):
        ours_, peer = f"ours, {play}", f"pyminion, {play}"
        ratio = measured.ratio(ours_, peer)
        good &= ratio >= bar
        rates = [f"{measured.rate(name):,.0f}" for name in (ours_, peer)]
        mark = "met" if ratio >= bar else "MISSED"
        grid.add_row(play, *rates, f"{ratio:.2f} x", f"{bar:.1f} x", mark)
    cost = 1e6 / measured.rate(CLONE_CARD)
    good &= cost <= CLONE_CARD_BAR
    mark = "met" if cost <= CLONE_CARD_BAR else "MISSED"
    grid.add_row(CLONE_CARD, "", "", f"{cost:.2f} us", f"{CLONE_CARD_BAR:.0f} us", mark)
    Console().print(grid)
    return good


def main() -> None:
    """Read the command line and print what was asked for."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__.splitlines()[0])
    parser.add_argument("what", nargs="?", choices=WHAT, default="all")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter measurements")
    parser.add_argument(
        "--games", type=int, default=4000, help="at most so many games per pairing of strength"
    )
    parser.add_argument("--game", default="", help="strength of the players of this game alone")
    chosen = parser.parse_args()
    slices, seconds = (3, 0.3) if chosen.quick else (15, 0.5)
    good = True
    if chosen.what in ("all", "speed"):
        good &= speed(slices, seconds)
    if chosen.what in ("all", "dominion"):
        good &= dominion(slices, seconds)
    if chosen.what in ("all", "server"):
        good &= server.run(Console(), chosen.quick)
    if chosen.what == "strength":
        good &= strength(chosen.games, chosen.game)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
