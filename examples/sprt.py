"""Compares two players, and stops as soon as it is clear which is better (SPRT).

    python examples/sprt.py westeros_intrigue heuristic random

Every deal is played in every seat, so that luck of the deal counts for neither. What a player wins
above its fair share over such a round is one observation of the sequential test, which is that of
`tafelrunde tournament --sprt`.
"""

from __future__ import annotations

import argparse
from contextlib import closing
from typing import NamedTuple

from tafelrunde.arena import play
from tafelrunde.arena.schedule import Schedule
from tafelrunde.arena.sprt import BETTER
from tafelrunde.arena.tournament import Tournament
from tafelrunde.games.registry import find


class Verdict(NamedTuple):
    """What was found, after how many games."""

    better: bool | None
    share: float
    games: int


def compare(game: str, first: str, other: str, edge: float, most: int, seed: int = 1) -> Verdict:
    """Play until it is clear whether the first player's share is fair or better by an edge."""
    schedule = Schedule(game, find(game).seats[0], (first, other), most, seed)
    held = Tournament(schedule, edge)
    with closing(play(schedule, block=schedule.seats)) as blocks:
        for block in blocks:
            held.add(block)
            if held.verdict is not None:
                break
    own = next(one for one in held.report().competitors if one.player == first)
    better = None if held.verdict is None else held.verdict == BETTER
    return Verdict(better, own.share, held.games)


def main(arguments: list[str] | None = None) -> None:
    """Read the command line and print the verdict."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("other")
    parser.add_argument("--edge", type=float, default=0.1, help="what counts as better")
    parser.add_argument("--most", type=int, default=2000, help="games at most")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    verdict = compare(given.game, given.first, given.other, given.edge, given.most, seed=given.seed)
    said = {True: "is better", False: "is not better", None: "may or may not be better"}
    print(
        f"{given.first} {said[verdict.better]} than {given.other} by {given.edge}: "
        f"share {verdict.share:.3f} in {verdict.games} games"
    )


if __name__ == "__main__":
    main()
