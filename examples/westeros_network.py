"""Train the network that guides the search of Die Intrigen von Westeros; NumPy is all it takes.

    python examples/westeros_network.py --out westeros-network.npz

That is the command that made `network.npz` of the game; the same seed and the same NumPy make the
same file. The network plays against itself at tables of two to six, now and then at random, and is
taught what every card laid led to: the share of the victory once the round is over (Deep Monte
Carlo). How much it helps the search is told by

    tafelrunde tournament westeros_intrigue --players hard,ismcts:iterations=1600
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

# Matrices as small as these are quickest on one thread.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from tafelrunde.games.registry import find
from tafelrunde.games.westeros_intrigue import network
from tafelrunde.games.westeros_intrigue.cards import HOUSES
from tafelrunde.games.westeros_intrigue.rules import put
from tafelrunde.games.westeros_intrigue.state import UNIT, State
from tafelrunde.table import Choice, SearchChance

HIDDEN, BATCH, SEATS = 32, 1024, range(2, 7)
Lesson = tuple[list[list[int]], int, float]


def look(state: State, seat: int, move: int) -> list[list[int]]:
    """List for every house the rows of the network that see it once the card is laid."""
    after = state.copy()
    put(after, seat, move)
    own = state.hands[seat] - UNIT[move >> 7]
    others = sum(state.hands) - state.hands[seat]
    return [
        [
            network.OPEN + len(after.fits[house]),
            network.OWN + (own >> 4 * house & 15),
            network.OTHERS + (others >> 4 * house & 15),
            network.ROOM + network.room_of(after),
            network.SEATS + state.seats - 2,
        ]
        for house in range(HOUSES)
    ]


class Learner:
    """The network as arrays, and Adam to teach it."""

    def __init__(self, seed: int) -> None:
        """Begin with small random numbers."""
        chance = np.random.default_rng(seed)
        self.rows = (chance.standard_normal((network.ROWS, HIDDEN)) * 0.3).astype(np.float32)
        self.out = (chance.standard_normal(HIDDEN) * 0.05).astype(np.float32)
        #: What a seat wins on average; not needed to compare moves, and so not saved.
        self.base = np.array([1 / seats for seats in SEATS], np.float32)
        self._mean = [np.zeros_like(part) for part in (self.rows, self.out, self.base)]
        self._square = [np.zeros_like(part) for part in (self.rows, self.out, self.base)]
        self._steps = 0

    def tables(self) -> list[network.Values]:
        """Write the values down for every number of seats."""
        rows, out = self.rows.tolist(), self.out.tolist()
        return [network.tabulate(rows, out, seats) for seats in SEATS]

    def teach(self, lessons: list[Lesson], rate: float) -> float:
        """Move values towards what the cards led to; give the mean error."""
        seen = np.array([lesson[0] for lesson in lessons])
        seats = np.array([lesson[1] for lesson in lessons]) - SEATS[0]
        shares = np.array([lesson[2] for lesson in lessons], np.float32)
        count = len(lessons)
        marked = np.zeros((count * HOUSES, network.ROWS), np.float32)
        for column in range(seen.shape[2]):
            marked[np.arange(count * HOUSES), seen[:, :, column].reshape(-1)] = 1
        signal = np.maximum(marked @ self.rows, 0)
        values = (signal @ self.out).reshape(count, HOUSES).sum(axis=1) + self.base[seats]
        errors = values - shares
        spread = np.repeat(errors, HOUSES)[:, None] / count
        back = spread * self.out * (signal > 0)
        base = np.bincount(seats, errors, len(self.base)).astype(np.float32) / count
        self._descend([marked.T @ back, (signal * spread).sum(axis=0), base], rate)
        return float(np.mean(errors**2))

    def _descend(self, slopes: list[Any], rate: float) -> None:
        self._steps += 1
        rate *= np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        parts = (self.rows, self.out, self.base)
        for part, slope, mean, square in zip(parts, slopes, self._mean, self._square, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            part -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def save(self, path: Path) -> None:
        """Write what is needed to play."""
        np.savez(path, rows=self.rows, out=self.out)


def play(tables: list[network.Values], number: int, slip: float) -> list[Lesson]:
    """Play one round against itself and give what every laid card led to."""
    game, chance = find("westeros_intrigue"), SearchChance(f"round {number}")
    seats = SEATS[number % len(SEATS)]
    values = tables[seats - SEATS[0]]
    table = game.start(seats, {"rounds": 2}, chance)
    table.unwatched = True
    laid: list[tuple[list[list[int]], int]] = []
    while game.stage(table.state) == 0:
        question = table.questions[0]
        assert isinstance(question, Choice)
        moves = question.options
        if len(moves) == 1 or chance.random() < slip:
            move = chance.choose(moves)
        else:
            judged = network.judge(values, table.state, question.seat, moves)
            move = moves[judged.index(max(judged))]
        if len(moves) > 1:
            laid.append((look(table.state, question.seat, move), question.seat))
        table.advance(question, move, 0)
    worth = game.worth(table.state)
    return [(seen, seats, worth[seat]) for seen, seat in laid]


def train(rounds: int, seed: int, every: int) -> Learner:
    """Play so many rounds against itself, learning after every few."""
    learner, chance = Learner(seed), np.random.default_rng(seed)
    lessons: list[Lesson] = []
    for begun in range(0, rounds, every):
        done = begun / rounds
        tables, slip, rate = learner.tables(), 0.4 * (1 - done) + 0.03, 3e-3 * (1 - 0.9 * done)
        for number in range(begun, min(rounds, begun + every)):
            lessons += play(tables, seed << 32 | number, slip)
        order = chance.permutation(len(lessons))
        errors = [
            learner.teach([lessons[place] for place in order[at : at + BATCH]], rate)
            for at in range(0, len(lessons) - BATCH + 1, BATCH)
        ]
        # Every round is looked at twice: with those before it, and with those after it.
        lessons = lessons[-len(lessons) // 2 :] if begun else lessons
        print(f"{min(rounds, begun + every)} rounds, error {np.mean(errors):.4f}", flush=True)
    return learner


def main(arguments: list[str] | None = None) -> None:
    """Train and save."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=120_000, help="a few minutes")
    parser.add_argument("--every", type=int, default=2000, help="rounds between two lessons")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("westeros-network.npz"))
    given = parser.parse_args(arguments)
    train(given.rounds, given.seed, given.every).save(given.out)
    print(f"saved as {given.out}")


if __name__ == "__main__":
    main()
