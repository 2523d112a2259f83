"""Interleaved measuring in CPU time: each contender gets a short slice, round after round.

Wall-clock numbers lie on a shared machine. Slices of CPU time that lie next to each other see the
same machine, so the median of their ratios is steady even when the numbers themselves are not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median, quantiles
from time import process_time

import msgspec

#: Does one small piece of work, a game or a batch of clones, and tells how many units it was.
Piece = Callable[[], int]


class Contender(msgspec.Struct, frozen=True):
    """Somebody measured: what it is, what it does for one unit, and the doing itself."""

    name: str
    work: str
    piece: Piece


class Spread(msgspec.Struct, frozen=True):
    """A median with the middle half of the rounds around it."""

    low: float
    middle: float
    high: float


class Measured:
    """Units per CPU-second of every contender, round by round."""

    def __init__(self, rates: Mapping[str, list[float]]) -> None:
        """Keep the rates by name."""
        self._rates = rates

    def rate(self, name: str) -> float:
        """Give the median rate of a contender."""
        return median(self._rates[name])

    def cost(self, name: str) -> Spread:
        """Give the microseconds a unit takes."""
        return spread([1e6 / rate for rate in self._rates[name]])

    def ratio(self, name: str, peer: str) -> Spread:
        """Give how many times as fast a contender is as its peer in the same round."""
        pairs = zip(self._rates[name], self._rates[peer], strict=True)
        return spread([own / other for own, other in pairs])


def spread(values: list[float]) -> Spread:
    """Sum up some measurements.

    >>> spread([1.0, 2.0, 3.0, 4.0, 100.0])
    Spread(low=2.0, middle=3.0, high=4.0)
    """
    low, middle, high = quantiles(values, n=4, method="inclusive")
    return Spread(low, middle, high)


def interleave(contenders: list[Contender], rounds: int, seconds: float) -> Measured:
    """Run all contenders in turn, so many rounds, after one round for warming up."""
    rates: dict[str, list[float]] = {contender.name: [] for contender in contenders}
    for number in range(rounds + 1):
        for contender in contenders:
            rate = run(contender.piece, seconds)
            if number:
                rates[contender.name].append(rate)
    return Measured(rates)


def run(piece: Piece, seconds: float) -> float:
    """Repeat a piece for about so many CPU-seconds and give the units a second."""
    units = 0
    start = now = process_time()
    while now - start < seconds:
        units += piece()
        now = process_time()
    return units / (now - start)
