"""Who won: most influence on other houses; equals share the victory."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.iron_throne.state import State, influence_out
from tafelrunde.table import Outcome, rank


def scores(state: State) -> list[int]:
    """Count the influence everybody has spread."""
    return [influence_out(state, seat) for seat in range(state.seats)]


def outcome(state: State) -> Outcome:
    """Rank by influence alone."""
    counted = scores(state)
    return rank(counted, [-score for score in counted])


def worth(state: State) -> Sequence[float]:
    """Estimate each seat's share of the victory: influence counts more the nearer the end is."""
    values = []
    for seat in range(state.seats):
        house = state.houses[seat]
        power = sum(state.power[house * 5 : house * 5 + 5]) if house >= 0 else 0
        values.append((1 + influence_out(state, seat)) ** 3 * (1 + power / 40))
    if state.ended:
        result = outcome(state)
        return [result.share(seat) for seat in range(state.seats)]
    total = sum(values)
    return [value / total for value in values]
