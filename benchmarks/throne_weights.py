"""Fits the weights of `games/iron_throne/players/prospects.py` to whole games of computer players.

python -m benchmarks.throne_weights --games 400
python -m benchmarks.throne_weights --seats 3

At the start of every turn each seat is described by its features; those of the winners should weigh
most. Printed are rows to be written into the file by hand, one for each number of tokens that
whoever is ahead has spread.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random

from benchmarks.risk_weights import Sample, fit
from tafelrunde.games.iron_throne import GAME
from tafelrunde.games.iron_throne.houses import INFLUENCE
from tafelrunde.games.iron_throne.players.prospects import Outlook, features
from tafelrunde.players import make
from tafelrunde.table import Chair, SearchChance

#: Who plays, by lot.
POOL = ("heuristic", "always_war", "promise_breaker", "negotiator:iterations=3")


def collect(games: int, seed: int, tables: Sequence[int]) -> list[Sample]:
    """Play games and describe every seat at the start of each turn."""
    lot = Random(seed)
    found: list[Sample] = []
    for number in range(games):
        seats = lot.choice(tables)
        table = GAME.start(seats, {}, SearchChance(f"weights {seed} {number}"))
        table.unwatched = True
        players = [make(lot.choice(POOL), GAME, f"{number} {seat}") for seat in range(seats)]
        rows: list[tuple[float, list[list[float] | None]]] = []
        last = 0
        while table.questions:
            question = table.questions[0]
            state = table.state
            if state.turn != last:
                last = state.turn
                seen = Outlook(state)
                # Whoever challenges now has the turn.
                soon = seen.soon[1:] + seen.soon[:1]
                described = zip(seen.out, seen.power, seen.reserve, soon, strict=True)
                rows.append(
                    (max(seen.out), [features(o, sum(p), r, s) for o, p, r, s in described])
                )
            table.answer(question.id, players[question.seat].choose(Chair(table, question)))
        outcome = GAME.outcome(table.state)
        shares = [outcome.share(seat) for seat in range(seats)]
        found += [(most, features, shares) for most, features in rows]
    return found


def main() -> None:
    """Read the command line, play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, choices=GAME.seats, help="otherwise any")
    chosen = parser.parse_args()
    samples = collect(chosen.games, chosen.seed, [chosen.seats] if chosen.seats else GAME.seats)
    for most in range(INFLUENCE):
        part = [sample for sample in samples if sample[0] == most]
        row = ", ".join(f"{weight:.2f}" for weight in fit(part)) if part else "too few games"
        print(f"    ({row}),  # {len(part)} turns")


if __name__ == "__main__":
    main()
