"""Counting: the final score with its tie-break, and an estimate between two rounds."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from tafelrunde.games.westeros_intrigue.cards import THRONES
from tafelrunde.games.westeros_intrigue.state import State
from tafelrunde.table import Outcome, rank

NO_SWORDS: Final = 99


def scores(state: State) -> list[int]:
    """Subtract the points of the Iron Throne cards from the penalties; lowest is best."""
    points = [sum(THRONES[throne].points for throne in own) for own in state.thrones]
    return [penalty - point for penalty, point in zip(state.penalties, points, strict=True)]


def outcome(state: State) -> Outcome:
    """Rank by score; ties go to the single Iron Throne card with the fewest swords."""
    swords = [min((THRONES[t].swords for t in own), default=NO_SWORDS) for own in state.thrones]
    total = scores(state)
    return rank(total, merits=list(zip(total, swords, strict=True)))


def worth(state: State) -> Sequence[float]:
    """Estimate shares of the victory: the fewer rounds are left, the more a lead is worth."""
    left = state.rounds - state.round
    if left <= 0:
        final = outcome(state)
        return [final.share(seat) for seat in range(state.seats)]
    total = scores(state)
    best = min(total)
    spread = 1.0 + 1.5 * sqrt(left)
    weights = [exp((best - score) / spread) for score in total]
    whole = sum(weights)
    return [weight / whole for weight in weights]
