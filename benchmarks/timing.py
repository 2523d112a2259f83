"""Interleaved measuring in CPU time: each contender gets a short slice, again and again.

Wall-clock numbers lie on a shared machine. Slices of CPU time that lie next to each other see the
same machine, so the median of their ratios is steady even when the numbers themselves are not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median
from time import process_time

#: Does some work for about the given CPU seconds and tells how many units it did.
Contender = Callable[[float], int]


class Measured:
    """Units per CPU-second of every contender, slice by slice."""

    def __init__(self, rates: Mapping[str, list[float]]) -> None:
        """Keep the rates by name."""
        self._rates = rates

    def rate(self, name: str) -> float:
        """Give the median rate of a contender."""
        return median(self._rates[name])

    def ratio(self, name: str, peer: str) -> float:
        """Give the median ratio of neighbouring slices."""
        pairs = zip(self._rates[name], self._rates[peer], strict=True)
        return median(own / other for own, other in pairs)


def interleave(contenders: Mapping[str, Contender], slices: int, seconds: float) -> Measured:
    """Run all contenders in turn, `slices` times, after one slice for warming up."""
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for number in range(slices + 1):
        for name, contender in contenders.items():
            start = process_time()
            units = contender(seconds)
            rate = units / (process_time() - start)
            if number:
                rates[name].append(rate)
    return Measured(rates)
