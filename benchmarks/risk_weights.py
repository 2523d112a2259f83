"""Fits the weights of `games/risk/players/weights.py` to whole games of the computer players.

python -m benchmarks.risk_weights --games 400               a skirmish of four seats
python -m benchmarks.risk_weights --games 600 --dominion

At the start of every turn each seat is described by its features; that of the winner should weigh
most. The weights that make the real winners likeliest are found by Newton's method, with a slight
pull towards nothing. Printed are rows to be written into the file by hand.
"""

from __future__ import annotations

import argparse
from math import exp
from random import Random
from typing import Any

from tafelrunde.games.registry import find
from tafelrunde.games.risk.players.ground import Ground
from tafelrunde.games.risk.players.weights import LAND_EDGES, POINT_EDGES
from tafelrunde.players import make
from tafelrunde.table import Chair, SearchChance

#: Who plays, by lot.
POOL = ("heuristic", "heuristic", "aggressor", "planner:iterations=1")
SEATS = 4
PULL = 0.01
STEPS = 25
#: Rounds left; the features of each seat, none for those who are out; the shares of victory.
Sample = tuple[float, list[list[float] | None], list[float]]


def collect(games: int, options: dict[str, Any], seed: int) -> list[Sample]:
    """Play games and describe every seat at the start of each turn."""
    game = find("risk")
    lot = Random(seed)
    found: list[Sample] = []
    for number in range(games):
        table = game.start(SEATS, options, SearchChance(f"weights {seed} {number}"))
        table.unwatched = True
        players = [make(lot.choice(POOL), game, f"{number} {seat}") for seat in range(SEATS)]
        rows: list[tuple[float, list[list[float] | None]]] = []
        last = 0
        while table.questions:
            question = table.questions[0]
            if table.state.turns != last:
                last = table.state.turns
                ground = Ground(game.view(table, None), question.seat)
                ground.survey()
                rows.append((ground.rounds, ground.features(table.state.turn)))
            table.answer(question.id, players[question.seat].choose(Chair(table, question)))
        outcome = game.outcome(table.state)
        shares = [outcome.share(seat) for seat in range(SEATS)]
        found += [(rounds, features, shares) for rounds, features in rows]
    return found


def fit(samples: list[Sample]) -> list[float]:
    """Find the weights that make the winners likeliest."""
    size = next(len(row) for _, rows, _ in samples for row in rows if row is not None)
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [PULL * weight for weight in weights]
        bend = [[PULL * (i == j) for j in range(size)] for i in range(size)]
        for _, rows, shares in samples:
            merits = [
                0.0 if row is None else exp(sum(w * x for w, x in zip(weights, row, strict=True)))
                for row in rows
            ]
            whole = sum(merits)
            chances = [merit / whole for merit in merits]
            mean = [
                sum(c * row[i] for c, row in zip(chances, rows, strict=True) if row is not None)
                for i in range(size)
            ]
            for chance, share, row in zip(chances, shares, rows, strict=True):
                if row is None:
                    continue
                for i in range(size):
                    slope[i] += (chance - share) * row[i] / len(samples)
                    for j in range(size):
                        bend[i][j] += chance * (row[i] - mean[i]) * row[j] / len(samples)
        step = solve(bend, slope)
        weights = [weight - change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-4:
            break
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by elimination.

    >>> [round(x, 6) for x in solve([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0])]
    [0.8, 1.4]
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                rows[j] = [a - rows[j][i] * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[-1] for row in rows]


def main() -> None:
    """Read the command line, play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--dominion", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    options = {"mode": "dominion"} if chosen.dominion else {}
    edges = POINT_EDGES if chosen.dominion else LAND_EDGES
    samples = collect(chosen.games, options, chosen.seed)
    for stretch in range(len(edges) + 1):
        part = [s for s in samples if sum(s[0] > edge for edge in edges) == stretch]
        row = ", ".join(f"{weight:.2f}" for weight in fit(part)) if part else "too few games"
        print(f"    ({row}),  # {len(part)} turns")


if __name__ == "__main__":
    main()
