"""How the scores of a finished game grew, for the chart at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.server.protocol import Curve
from tafelrunde.server.store import LogRow
from tafelrunde.table import Game, Match
from tafelrunde.table.record import read


def curve_of(game: Game[Any, Any], rows: Sequence[LogRow]) -> Curve:
    """Fold a log and take everybody's score whenever a new stage has begun, and at the end."""
    match = Match.fold(game, read(row.line for row in rows))
    scores: list[tuple[int, ...]] = []
    stage: int | None = None
    for table, _ in match.retell():
        if not table.over and game.stage(table.state) != stage:
            stage = game.stage(table.state)
            scores.append(tuple(game.progress(table.state)))
    scores.append(tuple(game.progress(match.table.state)))
    return Curve(tuple(scores))
