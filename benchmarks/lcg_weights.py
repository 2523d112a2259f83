"""Fits the weights of `games/thrones_lcg/players/prospects.py` to whole games of computer players.

python -m benchmarks.lcg_weights --games 600

At the end of every round each seat is described by its features; those of the winner should weigh
most. Printed are rows to be written into the file by hand, one for each stretch of a game.
"""

from __future__ import annotations

import argparse
from random import Random

from benchmarks.risk_weights import Sample, fit
from tafelrunde.games.registry import find
from tafelrunde.games.thrones_lcg import HOUSES
from tafelrunde.games.thrones_lcg.players.prospects import EDGES, features, stretch
from tafelrunde.players import make
from tafelrunde.table import Chair, SearchChance

#: Who plays, by lot, and at how many seats.
POOL = ("heuristic", "heuristic", "heuristic:slip=0.1")
SEATS = (2, 2, 3, 4)


def collect(games: int, seed: int) -> list[Sample]:
    """Play games and describe every seat at the end of each round."""
    game = find("thrones_lcg")
    lot = Random(seed)
    found: list[Sample] = []
    for number in range(games):
        seats = lot.choice(SEATS)
        options = {f"deck_{seat + 1}": lot.choice(HOUSES) for seat in range(seats)}
        table = game.start(seats, options, SearchChance(f"weights {seed} {number}"))
        table.unwatched = True
        players = [make(lot.choice(POOL), game, f"{number} {seat}") for seat in range(seats)]
        rows: list[tuple[float, list[list[float] | None]]] = []
        last = 1
        while table.questions:
            question, state = table.questions[0], table.state
            if state.round > last:
                last = state.round
                rows.append((stretch(state), [features(state, seat) for seat in range(seats)]))
            table.answer(question.id, players[question.seat].choose(Chair(table, question)))
        outcome = game.outcome(table.state)
        shares = [outcome.share(seat) for seat in range(seats)]
        found += [(part, described, shares) for part, described in rows]
    return found


def main() -> None:
    """Read the command line, play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    samples = collect(chosen.games, chosen.seed)
    for part in range(len(EDGES) + 1):
        here = [sample for sample in samples if sample[0] == part]
        row = ", ".join(f"{weight:.2f}" for weight in fit(here)) if here else "too few games"
        print(f"    ({row}),  # {len(here)} rounds")


if __name__ == "__main__":
    main()
