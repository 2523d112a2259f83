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
#: The sums of a row are kept in one number, each in so many bits and raised by half of what these
#: hold, so that none is below 0. No sum of a game comes near that half.
WIDTH: Final = 20
HALF: Final = 1 << WIDTH - 1
MASK: Final = (1 << WIDTH) - 1


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
        self._domains = [[*domain] for domain in domains]
        self._limits = [*limits]
        #: By place and sums: in how many ways a row can be ended.
        self._ways: list[dict[int, int]] = [{} for _ in domains]
        #: By place, what each value adds to the sums.
        self._adds: list[list[int]] = []
        for place, domain in enumerate(self._domains):
            step = 0
            for number, limit in enumerate(limits):
                step += limit.weights[place] << number * WIDTH
            self._adds.append([value * step for value in domain])
        self._start = 0
        for number in range(len(limits)):
            self._start += HALF << number * WIDTH

    def count(self) -> int:
        """Count the rows, without listing them."""
        return self._ways_from(0, self._start)

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        """Yield the rows in the order of the domains."""
        # Beginnings of rows that can be ended, with their sums; the next one lies on top.
        begun: list[tuple[tuple[int, ...], int]] = [((), self._start)] if self.count() else []
        while begun:
            row, sums = begun.pop()
            place = len(row)
            if place == len(self._domains):
                yield row
                continue
            domain, adds = self._domains[place], self._adds[place]
            for number in range(len(domain) - 1, -1, -1):
                after = sums + adds[number]
                if self._ways_from(place + 1, after):
                    begun.append(((*row, domain[number]), after))

    def following(self, row: Sequence[int]) -> list[int]:
        """List what may stand behind the beginning of a row, so that it can be ended.

        >>> Rows([(0, 1, 2), (0, 1, 2)], [Limit((1, 1), 3, 3)]).following(())
        [1, 2]
        """
        sums = self._start
        for place, value in enumerate(row):
            sums += self._adds[place][self._domains[place].index(value)]
        place = len(row)
        return [
            value
            for value, more in zip(self._domains[place], self._adds[place], strict=True)
            if self._ways_from(place + 1, sums + more)
        ]

    def draw(self, chance: Chance) -> tuple[int, ...]:
        """Give one row, each equally likely; there must be one."""
        row: list[int] = []
        sums = self._start
        for place, domain in enumerate(self._domains):
            adds = self._adds[place]
            ways = [self._ways_from(place + 1, sums + more) for more in adds]
            coarse = sum(ways) // COARSE
            if coarse:
                ways = [-(-way // (coarse + 1)) for way in ways]
            lot = chance.below(sum(ways))
            chosen = 0
            while lot >= ways[chosen]:
                lot -= ways[chosen]
                chosen += 1
            row.append(domain[chosen])
            sums += adds[chosen]
        return tuple(row)

    def _ways_from(self, place: int, sums: int) -> int:
        """Count the ways to end a row whose first places add up to these sums."""
        if place == len(self._domains):
            return int(self._keeps(sums))
        ways = self._ways[place]
        known = ways.get(sums)
        if known is None:
            known = 0
            for more in self._adds[place]:
                known += self._ways_from(place + 1, sums + more)
            ways[sums] = known
        return known

    def _keeps(self, sums: int) -> bool:
        """Whether the sums of a whole row are within the limits."""
        for limit in self._limits:
            if not limit.least <= (sums & MASK) - HALF <= limit.most:
                return False
            sums >>= WIDTH
        return True
