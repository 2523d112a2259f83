"""How the scores of a finished game grew, for the chart at its end."""

from __future__ import annotations

from typing import Any

from tafelrunde.server.bodies import Curve
from tafelrunde.table import Match


def curve_of(match: Match[Any]) -> Curve:
    """Take everybody's score when set-up is done, after every stage, and sum up their luck."""
    game = match.game
    scores: list[tuple[int, ...]] = []
    luck = [0.0] * len(match.players)
    stage: int | None = None
    for table, told in match.retell():
        for event in told:
            for seat, better in game.luck(event).items():
                if seat >= 0:
                    luck[seat] += better
        state = table.state
        if not table.over and game.begun(state) and game.stage(state) != stage:
            stage = game.stage(state)
            scores.append(tuple(game.progress(state)))
    scores.append(tuple(game.progress(match.table.state)))
    return Curve(tuple(scores), tuple(luck))
