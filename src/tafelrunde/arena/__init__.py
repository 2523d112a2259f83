"""Many games: simulations and their reports."""

from __future__ import annotations

from contextlib import closing

from tafelrunde.arena.log import Line, open_log
from tafelrunde.arena.plan import Plan
from tafelrunde.arena.playing import Block, GameResult, play_game, play_number
from tafelrunde.arena.pool import GameFailed, cpu_count, play
from tafelrunde.arena.report import Report, Standing, Tally
from tafelrunde.arena.share import wilson
from tafelrunde.arena.stop import Stop

__all__ = [
    "Block",
    "GameFailed",
    "GameResult",
    "Line",
    "Plan",
    "Report",
    "Standing",
    "Stop",
    "Tally",
    "cpu_count",
    "open_log",
    "play",
    "play_game",
    "play_number",
    "simulate",
    "wilson",
]


def simulate(plan: Plan, workers: int = 1, block: int | None = None) -> Report:
    """Play all games of a plan and sum them up; the results depend on the plan alone."""
    tally = Tally(plan)
    with closing(play(plan, workers, block)) as blocks:
        for some in blocks:
            tally.add(some)
    return tally.report()
