"""Ratings after Plackett and Luce: strengths under which what happened was most likely.

Whoever comes first is drawn from all at the table in proportion to their strengths, whoever comes
second from those that are left, and so on. Each of several who tie is drawn from all that were left
before them. The strengths are found by the iteration of Hunter (2004). Everybody has also won and
lost half a game against a player of middling strength, so that who never lost has a rating too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import log10

from tafelrunde.table import SearchChance

#: A rating 400 above another means ten to one.
SCALE = 400
HALF = 0.5
ROUNDS = 1000
CLOSE = 1e-7
#: Near enough for one of many draws: far below a point of the scale.
NEAR = 1e-4
RESAMPLES = 200
FEWEST_RESAMPLES = 60
#: About a second's work for the intervals.
STEPS = 6_000_000

#: Those among whom somebody was next, as numbers in ascending order.
Field = tuple[int, ...]


class Evidence:
    """What rankings say: how often each player was next, and out of whom."""

    def __init__(self, players: int) -> None:
        """Start with nothing seen."""
        self.next = [0.0] * players
        self.fields: Counter[Field] = Counter()

    def add(self, lineup: Sequence[int], ranks: Sequence[int]) -> None:
        """Count one game: who sat where, and who came in which place."""
        left = sorted(zip(ranks, lineup, strict=True))
        while len(left) > 1:
            best = left[0][0]
            tied = [player for rank, player in left if rank == best]
            # The last of all is drawn from nobody but itself, which says nothing.
            weight = 1 - 1 / len(tied) if len(tied) == len(left) else 1
            field = tuple(sorted([player for _, player in left]))
            self.fields[field] += weight * len(tied)  # type: ignore[assignment]
            for player in tied:
                self.next[player] += weight
            left = left[len(tied) :]

    def merge(self, other: Evidence) -> None:
        """Add what another has seen."""
        for player, times in enumerate(other.next):
            self.next[player] += times
        for field, times in other.fields.items():
            self.fields[field] += times


def strengths(evidence: Evidence, start: Sequence[float] = (), close: float = CLOSE) -> list[float]:
    """Find the strengths that make what was seen most likely."""
    found = list(start) or [1.0] * len(evidence.next)
    fields = list(evidence.fields.items())
    for _ in range(ROUNDS):
        chances = [1 / (1 + strength) for strength in found]
        for field, times in fields:
            share = times / sum([found[player] for player in field])
            for player in field:
                chances[player] += share
        better = [
            (times + HALF) / chance for times, chance in zip(evidence.next, chances, strict=True)
        ]
        moved = max([abs(new / old - 1) for new, old in zip(better, found, strict=True)])
        found = better
        if moved < close:
            break
    return found


def ratings(strengths: Sequence[float]) -> list[float]:
    """Put strengths on the scale; their mean is 0."""
    points = [SCALE * log10(strength) for strength in strengths]
    mean = sum(points) / len(points)
    return [point - mean for point in points]


def intervals(
    deals: Sequence[Evidence], seed: int = 0, opposite: Sequence[Evidence] = ()
) -> list[tuple[float, float]]:
    """Give the 95 % interval of every rating: deals are drawn again and again, and rated anew.

    Games of one deal hang together, so whole deals are drawn. If the deals are also given with
    every ranking reversed, one of those is among what is drawn from: a few deals that all went one
    way are then no proof that no deal goes the other.
    """
    whole = summed(deals)
    best = strengths(whole)
    work = sum([len(deal.fields) for deal in deals]) or 1
    times = max(FEWEST_RESAMPLES, min(RESAMPLES, STEPS // work))
    chance = SearchChance(f"{seed}/intervals")
    drawn: list[list[float]] = [[] for _ in best]
    for _ in range(times):
        pool = [*deals, chance.choose(opposite)] if opposite else deals
        again = summed([chance.choose(pool) for _ in deals])
        for player, rating in enumerate(ratings(strengths(again, best, NEAR))):
            drawn[player].append(rating)
    return [_middle(sorted(points)) for points in drawn]


def summed(deals: Sequence[Evidence]) -> Evidence:
    """Add up what was seen in several deals."""
    whole = Evidence(len(deals[0].next))
    for deal in deals:
        whole.merge(deal)
    return whole


def _middle(points: list[float]) -> tuple[float, float]:
    cut = round(len(points) * 0.025)
    return points[cut], points[-1 - cut]
