"""Computer players against each other: ratings, pairs, costs, and a page to show around."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import timedelta
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tafelrunde.cli.language import Lang, language
from tafelrunde.cli.simulate import read_options

if TYPE_CHECKING:
    from rich.table import Table

    from tafelrunde.arena.schedule import Schedule
    from tafelrunde.arena.tournament import Tournament, TournamentReport
    from tafelrunde.arena.words import Say
    from tafelrunde.table import Game

#: As many games as a budget of time may hold.
ENDLESS = 1 << 30
#: So long is played before the cost of the rest is told.
MEASURED_SECONDS = 2.0
#: Without a terminal, one line of progress every so many seconds.
QUIET_SECONDS = 30.0
EVERY_GAME = "all"
#: More than any clock that rings in the end has to wait for.
YEAR = 366 * 24 * 3600


def tournament(
    game: Annotated[str, typer.Argument(help="Name of the game, or `all` for every one.")],
    players: Annotated[
        str | None,
        typer.Option(
            help="Who competes, each named once, e.g. hard,medium,ismcts:iterations=100; "
            "otherwise everybody the game has."
        ),
    ] = None,
    seats: Annotated[
        int | None, typer.Option(help="Seats at a table; otherwise as few as the game has.")
    ] = None,
    games: Annotated[
        int | None, typer.Option(help="How many games, counted up to whole deals.")
    ] = None,
    budget: Annotated[
        str | None,
        typer.Option(metavar="TIME", help="Play as many games as fit, e.g. 90s, 10m or 1h30m."),
    ] = None,
    sprt: Annotated[
        bool,
        typer.Option("--sprt", help="Stop once it is clear whether the first of two is better."),
    ] = False,
    edge: Annotated[
        float, typer.Option(help="With --sprt: the advantage in victories worth proving.")
    ] = 0.05,
    seed: Annotated[
        int, typer.Option(help="The same seed gives the same games, on any number of processors.")
    ] = 0,
    workers: Annotated[
        int | None, typer.Option(help="Processes; otherwise one per processor. 1 plays right here.")
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(
            metavar="ray",
            help="Play on many machines: the Ray cluster that RAY_ADDRESS names, else one started "
            "on this machine alone.",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.html|FILE.md|FILE.json", help="Write the report there; overwrites."
        ),
    ] = None,
    journal: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.jsonl",
            help="Where finished games are kept, to go on after Ctrl-C or a crash; otherwise "
            "beside the report, or tournament-GAME.jsonl here.",
        ),
    ] = None,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Begin anew: drop the finished games of the journal.")
    ] = False,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="A table option, see `games`; repeatable."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Let computer players compete, every deal in every seat, and rate them."""
    from tafelrunde.arena.cluster import join
    from tafelrunde.arena.journal import read_journal
    from tafelrunde.arena.pages import check_out, write_reports
    from tafelrunde.arena.plan import check_count
    from tafelrunde.arena.tournament import Tournament
    from tafelrunde.arena.words import speak
    from tafelrunde.games.registry import NAMES
    from tafelrunde.table import BadSetup

    say = speak(language(lang))
    if out is not None:
        check_out(out)
    if game == EVERY_GAME and (players, journal) != (None, None):
        field = "players" if players is not None else "journal"
        raise BadSetup(field, "with-all", "cannot be chosen for all games at once")
    if cluster not in (None, "ray"):
        raise BadSetup("cluster", "unknown-cluster", f"{cluster!r} is not one of: ray")
    if cluster is not None and workers is not None:
        raise BadSetup("workers", "with-cluster", "cannot be chosen where a cluster plays")
    if workers is not None:
        check_count("workers", workers)
    seconds = None if budget is None else read_time(budget)
    chosen = NAMES if game == EVERY_GAME else (game,)
    plans = [plan(name, players, seats, games, seconds, seed, option) for name in chosen]
    kept = [journal or _beside(out, name, len(chosen) > 1) for name in chosen]
    for schedule, path in zip(plans, kept, strict=True):
        # What would be refused is refused before anything is played.
        read_journal(schedule, path, fresh)
        Tournament(schedule, edge if sprt else None)
    if cluster is not None:
        join()
    share = None if seconds is None else seconds / len(chosen)
    reports = []
    for schedule, path in zip(plans, kept, strict=True):
        report, signal = compete(
            schedule, path, say, edge if sprt else None, share, workers, cluster is not None, fresh
        )
        if report.games:
            reports.append(report)
            show(report, say, language(lang))
            if out is not None:
                write_reports(reports, out, language(lang))
        if signal is not None:
            typer.echo(say("go-on", games=report.games, journal=str(path)), err=True)
            raise typer.Exit(128 + signal)
    if out is not None and reports:
        typer.echo(say("written", out=str(out)), err=True)


def plan(
    game: str,
    players: str | None,
    seats: int | None,
    games: int | None,
    seconds: float | None,
    seed: int,
    option: list[str] | None,
) -> Schedule:
    """Put together what is to be played, or refuse it."""
    from tafelrunde.arena.schedule import Schedule
    from tafelrunde.games.registry import find
    from tafelrunde.players import split_players

    found = find(game)
    return Schedule(
        game=game,
        seats=found.seats[0] if seats is None else seats,
        players=split_players(players) if players is not None else competitors(found),
        games=games if games is not None else 1000 if seconds is None else ENDLESS,
        seed=seed,
        options=read_options(option or ()),
    )


def competitors(game: Game[Any, Any]) -> tuple[str, ...]:
    """List everybody a game has, each once: a level that is somebody else by name is the level."""
    from tafelrunde.players.spec import everybody

    levels = game.levels
    return tuple(
        [name for name in everybody(game) if name in levels or name not in levels.values()]
    )


def compete(
    schedule: Schedule,
    kept: Path,
    say: Say,
    edge: float | None,
    seconds: float | None,
    workers: int | None,
    on_cluster: bool = False,
    fresh: bool = False,
) -> tuple[TournamentReport, int | None]:
    """Play a tournament, or go on with it, until it is over, decided, out of time or stopped."""
    from tafelrunde.arena import Block, Stop, cpu_count, play
    from tafelrunde.arena.cluster import play_on_cluster, processors
    from tafelrunde.arena.journal import Kept, open_journal
    from tafelrunde.arena.tournament import Tournament

    held = Tournament(schedule, edge)
    with open_journal(schedule, kept, fresh) as journal:
        for line in journal.lines:
            held.add(line.block, line.seconds * line.workers)
        if held.games:
            typer.echo(say("going-on", games=held.games, journal=str(kept)), err=True)
        left = None if seconds is None else seconds - journal.seconds
        if held.games >= schedule.games or held.verdict or (left is not None and left <= 0):
            return held.report(), None
        crew = processors() if on_cluster else cpu_count() if workers is None else workers
        with (
            Stop(left) as stop,
            closing(
                play_on_cluster(schedule, held.games)
                if on_cluster
                else play(schedule, crew, first=held.games)
            ) as blocks,
            progress(held, say, crew, left) as advance,
        ):
            before = monotonic()
            for block in stop.listen(blocks):
                spent, before = monotonic() - before, monotonic()
                journal.write(Kept(spent, crew, block))
                held.add(block, spent * crew)
                advance()
                if held.verdict is not None:
                    break
            # Time for games that were not finished is spent too.
            journal.write(Kept(monotonic() - before, crew, Block(held.games, (), 0.0)))
    if not held.games and stop.signal is None:
        typer.echo(say("none-fits", budget=clock(seconds or 0)), err=True)
    return held.report(), stop.signal


@contextmanager
def progress(
    held: Tournament, say: Say, workers: int, seconds: float | None
) -> Iterator[Callable[[], None]]:
    """Tell what the games will cost once that is known, then how far it is and who leads."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    console = Console(stderr=True, highlight=False, markup=False)
    said = began = monotonic()
    before = held.games
    first: tuple[float, int] | None = None
    told = False
    planned = held.schedule.games

    def left(rate: float) -> float:
        by_games = (planned - held.games) / rate
        return by_games if seconds is None else min(by_games, began + seconds - monotonic())

    def rate() -> float:
        # Starting the processes is no measure of the games.
        since, from_there = first or (began, before)
        if held.games == from_there:
            since, from_there = began, before
        return (held.games - from_there) / max(monotonic() - since, 1e-6)

    def forecast() -> None:
        nonlocal told, first
        if first is None:
            first = monotonic(), held.games
        since, from_there = first
        if told or monotonic() - since < MEASURED_SECONDS or held.games == from_there:
            return
        told = True
        pace = rate()
        rest = left(pace)
        fitting = held.games + round(rest * pace)
        key = "forecast-most" if held.is_tested else "forecast"
        console.print(say(key, games=fitting, left=clock(rest), workers=workers, rate=pace))

    def line() -> str:
        names = held.schedule.players
        leaders = " > ".join([names[n].partition(":")[0] for n in held.ladder.order()[:4]])
        return say("standing", games=held.games, leaders=leaders, left=clock(left(rate())))

    if not console.is_terminal:

        def tell() -> None:
            nonlocal said
            forecast()
            if monotonic() - said >= QUIET_SECONDS:
                said = monotonic()
                typer.echo(line(), err=True)

        yield tell
        return

    with Progress(
        BarColumn(), TextColumn("{task.description}"), console=console, transient=True
    ) as bar:
        task = bar.add_task("", total=1)

        def move() -> None:
            forecast()
            spent = monotonic() - began
            done = spent / (spent + max(left(rate()), 0.0))
            bar.update(task, completed=done, description=line())

        yield move


def clock(seconds: float) -> str:
    """Write a stretch of time as a clock shows it.

    >>> clock(3725.6)
    '1:02:05'
    """
    return str(timedelta(seconds=max(int(seconds), 0)))


def show(report: TournamentReport, say: Say, lang: str) -> None:
    """Print a report on stdout: who stands where, and the verdict if there is one."""
    from tafelrunde.arena.wording import headline, verdict
    from tafelrunde.cli.screen import paper

    console = paper()
    console.print(headline(report, say, lang), style="bold")
    console.print(ranking(report, say))
    if report.test is not None:
        console.print(verdict(report.test, say))


def ranking(report: TournamentReport, say: Say) -> Table:
    """Lay out a table with one row a competitor, narrow enough for 80 columns."""
    from rich.box import SIMPLE
    from rich.table import Table

    from tafelrunde.arena.wording import COLUMNS, cells

    table = Table(box=SIMPLE, show_edge=False, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(say("player"), overflow="fold")
    for key in COLUMNS[1:]:
        table.add_column(say(key), justify="right", no_wrap=True)
    for competitor in report.competitors:
        table.add_row(*cells(competitor, say))
    return table


def read_time(text: str) -> float:
    """Read a stretch of time.

    >>> read_time("1h30m")
    5400.0
    """
    import re

    from tafelrunde.table import BadSetup

    parts = re.findall(r"(\d+(?:\.\d+)?)(h|m|s)", text)
    if not parts or "".join(map("".join, parts)) != text:
        raise BadSetup("budget", "bad-budget", f"{text!r} is not a time like 90s, 10m or 1h30m")
    seconds = sum([float(number) * {"h": 3600, "m": 60, "s": 1}[unit] for number, unit in parts])
    if not seconds:
        raise BadSetup("budget", "bad-budget", "no time at all is no budget")
    if seconds > YEAR:
        raise BadSetup("budget", "bad-budget", f"{text!r} is longer than a year")
    return seconds


def _beside(out: Path | None, game: str, is_one_of_many: bool) -> Path:
    if out is None:
        return Path(f"tournament-{game}.jsonl")
    return (
        out.with_name(f"{out.stem}-{game}.jsonl") if is_one_of_many else out.with_suffix(".jsonl")
    )
