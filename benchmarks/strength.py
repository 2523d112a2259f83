"""Win shares of the computer players, the hero in every seat equally often against the others."""

from __future__ import annotations

import os

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from tafelrunde.arena import Plan, simulate
from tafelrunde.table import Value


class Pairing(msgspec.Struct, frozen=True):
    """A hero against everybody else, the share it has to win, and how many games to play."""

    hero: str
    others: str
    bar: float
    games: int


class Contest(msgspec.Struct, frozen=True):
    """The pairings of one game."""

    title: str
    game: str
    seats: int
    pairings: tuple[Pairing, ...]
    options: dict[str, Value] = {}


CONTESTS = (
    Contest(
        "westeros_intrigue, four seats (par 25 %)",
        "westeros_intrigue",
        4,
        (
            Pairing("heuristic", "random", 0.75, 4000),
            Pairing("ismcts:iterations=100", "heuristic", 0.50, 400),
            Pairing("ismcts:iterations=1600", "heuristic", 0.60, 200),
        ),
    ),
    Contest(
        # `hard` with a budget that does not depend on the machine; two games share each kingdom.
        "dominion, two seats, every kingdom random and played in both orders (par 50 %)",
        "dominion",
        2,
        (
            Pairing("heuristic", "big_money", 0.55, 1000),
            Pairing("menu", "big_money_ultimate", 0.60, 100),
            Pairing("medium", "easy", 0.50, 1000),
            Pairing("ismcts:iterations=60,policy=menu", "medium", 0.50, 300),
        ),
        {"kingdom": "random"},
    ),
    Contest(
        # `planner` is `hard` with a budget that does not depend on the machine.
        "risk, skirmish of four seats (par 25 %)",
        "risk",
        4,
        (
            Pairing("heuristic", "aggressor", 0.40, 400),
            Pairing("planner", "aggressor", 0.50, 200),
            Pairing("planner", "heuristic", 0.35, 200),
            Pairing("medium", "easy", 0.25, 400),
        ),
    ),
    Contest(
        "risk, dominion of four seats (par 25 %)",
        "risk",
        4,
        (
            Pairing("planner", "medium", 0.25, 400),
            Pairing("medium", "easy", 0.25, 400),
            Pairing("heuristic", "undrafted", 0.25, 400),
        ),
        {"mode": "dominion"},
    ),
)


def strength(games: int, only: str = "") -> bool:
    """Print win shares with intervals; tell whether all bars are met. `games` caps each pairing."""
    good = True
    for contest in CONTESTS:
        if only in ("", contest.game):
            good &= _play(contest, games)
    return good


def _play(contest: Contest, games: int) -> bool:
    console = Console()
    grid = Grid(title=contest.title)
    for column in ("hero", "against", "games", "wins", "95 %", "bar", ""):
        grid.add_column(column, justify="left" if column in ("hero", "against") else "right")
    good = True
    for pairing in contest.pairings:
        players = (pairing.hero, pairing.others)
        count = min(games, pairing.games)
        plan = Plan(
            contest.game, contest.seats, players, count, rotate=True, options=contest.options
        )
        with console.status(f"{pairing.hero} against {pairing.others}: {count} games"):
            report = simulate(plan, workers=os.cpu_count() or 1)
        found = next(row for row in report.standings if row.player == pairing.hero)
        met = found.share >= pairing.bar
        good &= met
        grid.add_row(
            pairing.hero,
            pairing.others,
            str(count),
            f"{found.share:.1%}",
            f"{found.low:.1%} - {found.high:.1%}",
            f"{pairing.bar:.0%}",
            "met" if met else "MISSED",
        )
    console.print(grid)
    return good
