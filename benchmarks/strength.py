"""Win shares of the computer players, the hero in every seat equally often against the others."""

from __future__ import annotations

import os
from contextlib import closing
from itertools import combinations

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from benchmarks.speed import MISSED, verdict
from benchmarks.timing import Spread
from tafelrunde.arena import Plan, Report, Tally, play, wilson
from tafelrunde.games.iron_throne.players.exploiters import EXPLOITERS
from tafelrunde.players import split_players
from tafelrunde.table import Value


class Pairing(msgspec.Struct, frozen=True):
    """A hero against the others, the share it has to win, and how many games to play.

    Others are one player for all other seats, or a list with commas; the last one fills up.
    """

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
    #: Several tables share the games of a pairing evenly.
    tables: tuple[dict[str, Value], ...] = ({},)


def thrones(seats: int) -> Contest:
    """Set the negotiator against rules of thumb, mixes, each idea alone, and its own levels."""
    par = 1 / seats
    return Contest(
        # Shares of the victory: whoever wins together shares it.
        f"iron_throne, {seats} seats (par {par:.0%}; mixes ask for 1.4 x par)",
        "iron_throne",
        seats,
        (
            *[Pairing("negotiator", mix, 1.4 * par, 400) for mix in MIXES],
            *[Pairing("negotiator", idea, par, 400) for idea in EXPLOITERS],
            Pairing("hard", "medium", par, 400),
            Pairing("medium", "easy", par, 400),
        ),
    )


#: Who else sits at the table of the Iron Throne; the last one fills up.
MIXES = (
    "heuristic",
    "always_war,heuristic",
    "promise_breaker,supports_the_leader,always_war,always_peace",
    "heuristic,always_peace,always_war,promise_breaker",
    "random,always_war,heuristic",
    # Hardly anybody here ever lays peace: the hardest company of all.
    "promise_breaker,always_war,heuristic",
    "always_war,promise_breaker,promise_breaker",
)
CONTESTS = (
    Contest(
        "westeros_intrigue, four seats (par 25 %)",
        "westeros_intrigue",
        4,
        (
            Pairing("heuristic", "random", 0.75, 4000),
            Pairing("ismcts:iterations=100", "heuristic", 0.50, 400),
            Pairing("ismcts:iterations=1600", "heuristic", 0.60, 200),
            Pairing("ismcts:iterations=20,guide=network", "heuristic", 0.50, 400),
            Pairing("ismcts:iterations=50,guide=network", "ismcts:iterations=50", 0.35, 200),
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
        ({"kingdom": "random"},),
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
        ({"mode": "dominion"},),
    ),
    *[thrones(seats) for seats in (3, 4, 5)],
    Contest(
        # `hard` with a budget that does not depend on the machine.
        "thrones_lcg, two seats, every pair of decks in both orders (par 50 %)",
        "thrones_lcg",
        2,
        (
            Pairing("heuristic", "random", 0.95, 480),
            Pairing("strategist:iterations=4", "heuristic", 0.65, 120),
            Pairing("medium", "easy", 0.50, 480),
        ),
        tuple(
            {"deck_1": one, "deck_2": other}
            for one, other in combinations(("stark", "lannister", "baratheon", "targaryen"), 2)
        ),
    ),
    Contest(
        "thrones_lcg, four seats with titles, each with every deck (par 25 %)",
        "thrones_lcg",
        4,
        (
            Pairing("heuristic", "random", 0.25, 200),
            Pairing("strategist:iterations=4", "heuristic", 0.35, 80),
        ),
    ),
)


def strength(games: int, only: str = "") -> bool:
    """Print win shares with intervals; tell whether no bar is missed. `games` caps each pairing.

    A bar is missed if not even the upper end of the interval reaches it.
    """
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
    verdicts = []
    for pairing in contest.pairings:
        others = split_players(pairing.others)[: contest.seats - 1]
        players = (pairing.hero, *others)
        # Whole rounds of each table, so that everybody has every seat equally often.
        rounds = min(games, pairing.games) // (contest.seats * len(contest.tables))
        share = 0.0
        each = max(1, rounds) * contest.seats
        count = each * len(contest.tables)
        for options in contest.tables:
            plan = Plan(contest.game, contest.seats, players, each, rotate=True, options=options)
            report = _watched(plan, f"{pairing.hero} against {', '.join(others)}", console)
            found = next(row for row in report.standings if row.player == pairing.hero)
            share += found.share / len(contest.tables)
        low, high = wilson(share, count)
        verdicts.append(verdict(Spread(low, share, high), pairing.bar))
        grid.add_row(
            pairing.hero,
            ", ".join(others),
            str(count),
            f"{share:.1%}",
            f"{low:.1%} - {high:.1%}",
            f"{pairing.bar:.0%}",
            verdicts[-1],
        )
    console.print(grid)
    return MISSED not in verdicts


def _watched(plan: Plan, title: str, console: Console) -> Report:
    """Play all games of a plan, with a bar that shows how far it is."""
    tally = Tally(plan)
    with (
        Progress(console=console, transient=True) as progress,
        closing(play(plan, os.cpu_count() or 1)) as blocks,
    ):
        bar = progress.add_task(title, total=plan.games)
        for block in blocks:
            tally.add(block)
            progress.advance(bar, len(block.results))
    return tally.report()
