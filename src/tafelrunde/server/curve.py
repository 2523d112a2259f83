"""How the scores of a finished game grew, for the chart at its end."""

from __future__ import annotations

from typing import Any

from tafelrunde.server.protocol import Curve
from tafelrunde.table import Match


def curve_of(match: Match[Any]) -> Curve:
    """Take everybody's score whenever a new stage has begun, and at the end."""
    game = match.game
    scores: list[tuple[int, ...]] = []
    stage: int | None = None
    for table, _ in match.retell():
        if not table.over and game.stage(table.state) != stage:
            stage = game.stage(table.state)
            scores.append(tuple(game.progress(table.state)))
    scores.append(tuple(game.progress(match.table.state)))
    return Curve(tuple(scores))
