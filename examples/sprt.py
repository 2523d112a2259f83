"""Compares two players, and stops as soon as it is clear which is better (SPRT).

    python examples/sprt.py westeros_intrigue heuristic random

Every deal is played in every seat, so that luck of the deal counts for neither. The mean share of
the victory over such a round is one observation. Two guesses are held against each other: the first
player's share is `fair`, or `fair + edge`. The logarithm of how much likelier the one is than the
other goes up and down with every round; outside of two bounds, the question is settled with the
given risks of error.
"""

from __future__ import annotations

import argparse
from contextlib import closing
from math import log
from typing import NamedTuple

from tafelrunde.arena import Plan, play
from tafelrunde.games.registry import find


class Verdict(NamedTuple):
    """What was found, after how many games."""

    better: bool | None
    share: float
    games: int


def compare(
    game: str, first: str, other: str, edge: float, most: int, risk: float = 0.05, seed: int = 1
) -> Verdict:
    """Play until it is clear whether the first player's share is fair or better by an edge."""
    seats = find(game).seats[0]
    fair = 1 / seats
    plan = Plan(game, seats, (first, other), most - most % seats, seed, rotate=True)
    bound = log((1 - risk) / risk)
    rounds: list[float] = []
    shares: list[float] = []
    with closing(play(plan, block=seats)) as blocks:
        for block in blocks:
            for number, result in enumerate(block.results, block.first):
                shares.append(result.outcome.share(plan.lineup(number).index(first)))
            rounds.append(sum(shares[-seats:]) / seats)
            count = len(rounds)
            mean = sum(rounds) / count
            # One imagined win and loss keep the variance honest while there are few rounds.
            spread = sum((one - mean) ** 2 for one in rounds) + 2 * (0.5 - mean) ** 2 + 0.5
            variance = spread / (count + 2)
            ratio = count * edge * (2 * mean - 2 * fair - edge) / (2 * variance)
            if count >= 8 and abs(ratio) >= bound:
                return Verdict(ratio > 0, mean, len(shares))
    return Verdict(None, sum(shares) / len(shares), len(shares))


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
