"""Win shares of the computer players, hero in every seat equally often against three others."""

from __future__ import annotations

import os

from rich.console import Console
from rich.table import Table as Grid

from tafelrunde.arena import Plan, simulate

#: Hero, its three opponents, the share of whole games it has to win, and how many games to play.
PAIRINGS = (
    ("heuristic", "random", 0.75, 4000),
    ("ismcts:iterations=100", "heuristic", 0.50, 400),
    ("ismcts:iterations=1600", "heuristic", 0.60, 200),
)


def strength(games: int) -> bool:
    """Print win shares with intervals; tell whether all bars are met. `games` caps each pairing."""
    console = Console()
    grid = Grid(title="westeros_intrigue, four seats, hero in every seat equally often (par 25 %)")
    for column in ("hero", "against three", "games", "wins", "95 %", "bar", ""):
        grid.add_column(column, justify="left" if column in ("hero", "against three") else "right")
    good = True
    for hero, others, bar, full in PAIRINGS:
        plan = Plan("westeros_intrigue", 4, (hero, others), min(games, full), rotate=True)
        with console.status(f"{hero} against {others}: {plan.games} games"):
            report = simulate(plan, workers=os.cpu_count() or 1)
        found = next(row for row in report.standings if row.player == hero)
        met = found.share >= bar
        good &= met
        grid.add_row(
            hero,
            others,
            str(plan.games),
            f"{found.share:.1%}",
            f"{found.low:.1%} - {found.high:.1%}",
            f"{bar:.0%}",
            "met" if met else "MISSED",
        )
    console.print(grid)
    return good
