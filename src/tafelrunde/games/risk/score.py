"""Who won: by land when the end-game card came, by points in a dominion, or as the last one."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.risk.boards import SEAT, members
from tafelrunde.games.risk.cards.objectives import POINTS_TO_WIN
from tafelrunde.games.risk.income import points
from tafelrunde.games.risk.state import BY_CARD, BY_POINTS, State
from tafelrunde.table import Outcome, rank


def scores(state: State) -> list[int]:
    """Count what counts in this game: victory points, or territories, castles and ports.

    Who is out has none. Ten points without the own seat were not enough, so they count as nine
    against whoever had both.
    """
    if not state.terms.by_points:
        return [points(own) for own in state.land]
    counted = [held if own else 0 for held, own in zip(state.points, state.land, strict=True)]
    if state.ended == BY_POINTS:
        most = POINTS_TO_WIN - 1
        counted = [
            held if seat == state.turn else min(held, most) for seat, held in enumerate(counted)
        ]
    return counted


def outcome(state: State) -> Outcome:
    """Rank the seats: who ended the game by conquest or points first, then by score and land."""
    counted = scores(state)
    merits = []
    for seat, own in enumerate(state.land):
        units = sum([state.units[territory] for territory in members(own)])
        behind = state.ended != BY_CARD and seat != state.turn
        merits.append((behind, -counted[seat], -own.bit_count(), -units))
    return rank(counted, merits)


def worth(state: State) -> Sequence[float]:
    """Estimate each seat's share of the victory."""
    values = []
    for seat, own in enumerate(state.land):
        units = sum([state.units[territory] for territory in members(own)])
        value = (points(own) + units / 3) ** 2
        if state.terms.by_points and own:
            home = state.owner[SEAT[state.houses[seat]]] == seat
            value *= 1 + 3 * min(1.0, state.points[seat] / POINTS_TO_WIN) * (1 if home else 0.7)
        values.append(value if own else 0.0)
    total = sum(values)
    return [value / total for value in values] if total else [1 / state.seats] * state.seats
