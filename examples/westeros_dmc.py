"""Deep Monte Carlo for Die Intrigen von Westeros, with nothing but NumPy.

    python examples/westeros_dmc.py --minutes 3 --out westeros.npz
    tafelrunde simulate westeros_intrigue --players network:file=westeros.npz,heuristic

Many tables are played at once against itself: now and then a random card, else the one the network
values most. When a game ends, every card laid is taught the share of the victory it led to. What is
saved plays like any other player, under the name `network:file=westeros.npz`.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any

# Matrices as small as these are quickest on one thread.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from tafelrunde.arena import Plan, simulate
from tafelrunde.research import form_of
from tafelrunde.research.network import Network
from tafelrunde.research.vector import Tables

GAME = "tafelrunde/westeros_intrigue-v1"
TABLES, HIDDEN, BATCH = 64, 128, 256
#: So many of the latest cards are remembered, and each is taught about so often.
KEPT, PASSES = 40_000, 3


class Learner:
    """A network with two hidden layers, and Adam to teach it."""

    def __init__(self, seed: int, scale: Any, rate: float = 1e-3) -> None:
        """Begin with small random numbers; observations are divided by `scale`."""
        form = form_of(GAME)
        chance = np.random.default_rng(seed)
        sizes = [len(scale), HIDDEN, HIDDEN, form.actions]
        layers = [
            (
                (chance.standard_normal((above, below)) * np.sqrt(2 / above)).astype(np.float32),
                np.zeros(below, np.float32),
            )
            for above, below in pairwise(sizes)
        ]
        # The last layer begins at a half: what a game of two is worth before anything is known.
        layers[-1] = (layers[-1][0] * 0.01, layers[-1][1] + 0.5)
        self.network = Network(form, layers, scale)
        self.rate = rate
        self._steps = 0
        self._mean = [np.zeros_like(part) for layer in layers for part in layer]
        self._square = [np.zeros_like(part) for layer in layers for part in layer]

    def teach(self, seen: Any, actions: Any, shares: Any) -> float:
        """Move the values of these actions towards what they led to; give the mean error."""
        signals = [seen / self.network.scale]
        for matrix, row in self.network.layers[:-1]:
            signals.append(np.maximum(signals[-1] @ matrix + row, 0))
        matrix, row = self.network.layers[-1]
        chosen = matrix[:, actions]
        errors = np.einsum("bh,hb->b", signals[-1], chosen) + row[actions] - shares
        last = np.zeros_like(matrix)
        np.add.at(last.T, actions, signals[-1] * errors[:, None])
        last_row = np.zeros_like(row)
        np.add.at(last_row, actions, errors)
        slopes = [last_row, last]
        back = chosen.T * errors[:, None]
        for number in range(len(self.network.layers) - 2, -1, -1):
            back = back * (signals[number + 1] > 0)
            slopes += [back.sum(axis=0), signals[number].T @ back]
            back = back @ self.network.layers[number][0].T
        self._descend(slopes[::-1], len(actions))
        return float(np.mean(errors**2))

    def _descend(self, slopes: list[Any], count: int) -> None:
        self._steps += 1
        parts = [part for layer in self.network.layers for part in layer]
        rate = self.rate * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for part, slope, mean, square in zip(parts, slopes, self._mean, self._square, strict=True):
            slope = slope / count
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            part -= rate * mean / (np.sqrt(square) + 1e-8)


def pick(step: Any, chance: Any, values: Any, slip: float) -> Any:
    """Pick at every table what is valued most, or with a slip anything legal."""
    lots = np.where(step.mask, chance.random(step.mask.shape), -1)
    best = np.where(step.mask, values, -np.inf)
    slips = chance.random(len(step.mask)) < slip
    return np.where(slips, lots.argmax(axis=1), best.argmax(axis=1))


def reach(tables: Tables, chance: Any) -> tuple[Any, Any]:
    """Play a little at random to see which cells ever change, and how large their numbers become.

    The others would only make learning slow, and a network that has never seen them change would
    be at a loss when they do.
    """
    step = tables.look()
    least = most = step.observation[0]
    for _ in range(60):
        least = np.minimum(least, step.observation.min(axis=0))
        most = np.maximum(most, step.observation.max(axis=0))
        step = tables.step(pick(step, chance, np.zeros(step.mask.shape), 1.0))
    live = np.flatnonzero(least != most)
    return live, np.maximum(np.abs(least), np.abs(most))[live]


def whole(network: Network, live: Any) -> Network:
    """Give the network for whole observations: cells that are not live weigh nothing."""
    (matrix, row), *rest = network.layers
    size = network.form.size
    scale, wide = np.ones(size, np.float32), np.zeros((size, matrix.shape[1]), np.float32)
    scale[live], wide[live] = network.scale, matrix
    return Network(network.form, [(wide, row), *rest], scale)


class Memory:
    """The latest cards laid: what was seen, what was picked, what it led to."""

    def __init__(self, cells: int) -> None:
        """Begin with nothing."""
        self._seen = np.zeros((KEPT, cells), np.float32)
        self._actions = np.zeros(KEPT, np.int64)
        self._shares = np.zeros(KEPT, np.float32)
        self.count = 0

    def add(self, seen: Any, actions: Any, shares: Any) -> None:
        """Remember some; the oldest make room."""
        places = np.arange(self.count, self.count + len(actions)) % KEPT
        self._seen[places], self._actions[places], self._shares[places] = seen, actions, shares
        self.count += len(actions)

    def draw(self, chance: Any) -> tuple[Any, Any, Any]:
        """Draw some at random."""
        places = chance.integers(min(self.count, KEPT), size=BATCH)
        return self._seen[places], self._actions[places], self._shares[places]


def train(
    seconds: float, seed: int, seats: int = 2, clock: Callable[[], float] = monotonic
) -> tuple[Network, int]:
    """Play against itself for so long; give the network and the number of games."""
    began, chance = clock(), np.random.default_rng(seed)
    tables = Tables(GAME, TABLES, seats=seats, options={"rounds": 1}, seed=seed)
    live, scale = reach(tables, chance)
    learner, memory = Learner(seed, scale), Memory(len(live))
    # Games that are under way have begun at random, so nothing is learned from them.
    under_way: list[list[tuple[Any, int, int]] | None] = [None] * TABLES
    step, games, taught = tables.look(), 0, 0
    while (spent := clock() - began) < seconds:
        slip = 0.3 * (1 - spent / seconds) + 0.03
        seen = step.observation[:, live]
        actions = pick(step, chance, learner.network.values(seen), slip)
        for table, laid in enumerate(under_way):
            if laid is not None:
                laid.append((seen[table], int(actions[table]), int(step.seat[table])))
        step = tables.step(actions)
        for table in np.flatnonzero(step.done):
            if laid := under_way[table]:
                games += 1
                rows, picks, by = zip(*laid, strict=True)
                memory.add(np.array(rows), np.array(picks), step.reward[table][list(by)])
            under_way[table] = []
        while (taught + 1) * BATCH < PASSES * memory.count:
            learner.teach(*memory.draw(chance))
            taught += 1
    return whole(learner.network, live), games


def main(arguments: list[str] | None = None) -> None:
    """Train, save, and say how the network plays against others."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--games", type=int, default=200, help="of each comparison at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("westeros.npz"))
    given = parser.parse_args(arguments)
    network, games = train(60 * given.minutes, given.seed)
    network.save(given.out)
    print(f"{games} games played, network saved as {given.out}")
    for other in ("random", "heuristic"):
        players = (f"network:file={given.out}", other)
        plan = Plan("westeros_intrigue", 2, players, given.games, given.seed, rotate=True)
        own = simulate(plan).standings[0]
        print(f"against {other}: {own.share:.3f} ({own.low:.3f} to {own.high:.3f})")


if __name__ == "__main__":
    main()
