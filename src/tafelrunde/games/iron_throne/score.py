"""Who won: most influence on other houses; equals share the victory."""

from __future__ import annotations

from tafelrunde.games.iron_throne.state import State, influence_out
from tafelrunde.table import Outcome, rank


def scores(state: State) -> list[int]:
    """Count the influence everybody has spread."""
    return [influence_out(state, seat) for seat in range(state.seats)]


def outcome(state: State) -> Outcome:
    """Rank by influence alone."""
    counted = scores(state)
    return rank(counted, [-score for score in counted])
