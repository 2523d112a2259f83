"""Limits: a weighted sum of what is chosen stays between two numbers.

Picks, shares and offers under limits are all the same thing underneath: a row of small numbers, one
for each option, place or part, some of whose weighted sums are bounded. `Rows` lists them, counts
them and draws one, without ever walking over combinations that lead nowhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import mul
from typing import Final

import msgspec

from tafelrunde.table.chance import Chance

#: Numbers of ways above this are scaled down before one is drawn by lot.
COARSE: Final = 1 << 40


class Limit(msgspec.Struct, frozen=True, gc=False):
    """Keeps the weighted sum of a choice between least and most; `name` is for the words.

    >>> Limit((3, 2, 2), 0, 5, "gold").sum_of((1, 1, 0))
    5
    """

    #: One for each option of a pick, place of a share, part of an offer, in their order.
    weights: tuple[int, ...]
    least: int
    most: int
    name: str = ""

    def sum_of(self, row: Sequence[int]) -> int:
        """Weigh a row of numbers."""
        return sum(map(mul, self.weights, row))


class Rows:
    """All rows of numbers, one from each domain, that keep within the limits.

    >>> list(Rows([(0, 1, 2), (0, 1, 2)], [Limit((1, 1), 2, 2)]))
    [(0, 2), (1, 1), (2, 0)]
    """

    def __init__(self, domains: Sequence[Sequence[int]], limits: Sequence[Limit]) -> None:
        """Take a domain for each place of the row."""
        self._domains = domains
        self._limits = limits
        self._ways: dict[tuple[int, tuple[int, ...]], int] = {}
        self._start = (0,) * len(limits)

    def count(self) -> int:
        """Count the rows, without listing them."""
        return self._ways_from(0, self._start)

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        """Yield the rows in the order of the domains."""
        return self._walk((), self._start)

    def following(self, row: Sequence[int]) -> list[int]:
        """List what may stand behind the beginning of a row, so that it can be ended.

        >>> Rows([(0, 1, 2), (0, 1, 2)], [Limit((1, 1), 3, 3)]).following(())
        [1, 2]
        """
        sums = self._start
        for place, value in enumerate(row):
            sums = self._added(place, value, sums)
        place = len(row)
        return [
            value
            for value in self._domains[place]
            if self._ways_from(place + 1, self._added(place, value, sums))
        ]

    def draw(self, chance: Chance) -> tuple[int, ...]:
        """Give one row, each equally likely; there must be one."""
        row: list[int] = []
        sums = self._start
        for place, domain in enumerate(self._domains):
            ways = [self._ways_from(place + 1, self._added(place, value, sums)) for value in domain]
            coarse = sum(ways) // COARSE
            if coarse:
                ways = [-(-way // (coarse + 1)) for way in ways]
            lot = chance.below(sum(ways))
            chosen = 0
            while lot >= ways[chosen]:
                lot -= ways[chosen]
                chosen += 1
            row.append(domain[chosen])
            sums = self._added(place, domain[chosen], sums)
        return tuple(row)

    def _added(self, place: int, value: int, sums: tuple[int, ...]) -> tuple[int, ...]:
        if not value:
            return sums
        return tuple(
            [
                total + limit.weights[place] * value
                for limit, total in zip(self._limits, sums, strict=True)
            ]
        )

    def _ways_from(self, place: int, sums: tuple[int, ...]) -> int:
        if place == len(self._domains):
            for limit, total in zip(self._limits, sums, strict=True):
                if not limit.least <= total <= limit.most:
                    return 0
            return 1
        known = self._ways.get((place, sums))
        if known is None:
            known = 0
            for value in self._domains[place]:
                known += self._ways_from(place + 1, self._added(place, value, sums))
            self._ways[place, sums] = known
        return known

    def _walk(self, row: tuple[int, ...], sums: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        place = len(row)
        if place == len(self._domains):
            if self._ways_from(place, sums):
                yield row
            return
        for value in self._domains[place]:
            after = self._added(place, value, sums)
            if self._ways_from(place + 1, after):
                yield from self._walk((*row, value), after)
