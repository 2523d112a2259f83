"""Many games between computer players, and what came out."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from tafelrunde.cli.language import Lang, language

if TYPE_CHECKING:
    from rich.table import Table

    from tafelrunde.arena import Block, Plan, Report
    from tafelrunde.arena.words import Say
    from tafelrunde.table import Value

#: Without a terminal, one line of progress every so many seconds.
QUIET_SECONDS = 30.0


def simulate(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    seats: Annotated[
        int | None, typer.Option(help="Seats at the table; otherwise as many as players.")
    ] = None,
    players: Annotated[
        str,
        typer.Option(
            help="Players by seat, e.g. heuristic,ismcts:iterations=100,explore=0.5,random; "
            "the last one also takes the seats that are left."
        ),
    ] = "heuristic",
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    rotate: Annotated[
        bool | None,
        typer.Option(
            "--rotate/--fixed",
            help="Move everybody one seat on after each game, with the same deal (and the same "
            "random set-up) for one round of the table; best with a multiple of the seats. "
            "Otherwise different players rotate and equal ones do not.",
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed gives the same games; otherwise any.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="Processes; otherwise one per processor. 1 plays right here.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.jsonl|FILE.csv|FILE.parquet",
            help="Write one line a game, or with .parquet one row a decision (in one process; "
            "needs the extra research); overwrites.",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
    option: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE",
            help="A table option, e.g. kingdom=random or rounds=1, see `games`; repeatable.",
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Let computer players play many games and sum them up."""
    from secrets import randbelow

    from tafelrunde.arena import Plan, Stop, Tally, cpu_count, open_log, play
    from tafelrunde.arena.log import DATASET
    from tafelrunde.arena.words import speak
    from tafelrunde.games.registry import find
    from tafelrunde.players import split_players

    say = speak(language(lang))
    specs = split_players(players)
    plan = Plan(
        game=game,
        seats=max(len(specs), find(game).seats[0]) if seats is None else seats,
        players=specs,
        games=games,
        seed=randbelow(1 << 32) if seed is None else seed,
        rotate=len(set(specs)) > 1 if rotate is None else rotate,
        options=read_options(option or ()),
    )
    tally = Tally(plan)
    dataset = out if out is not None and out.suffix == DATASET else None
    with (
        Stop() as stop,
        closing(
            play(plan, cpu_count() if workers is None else workers)
            if dataset is None
            else record(plan, dataset, workers)
        ) as blocks,
        open_log(plan, None if dataset else out) as log,
        progress(plan, say) as advance,
    ):
        for block in stop.listen(blocks):
            log(block)
            tally.add(block)
            advance(tally.games)
    show(tally.report(), say, language(lang), as_json)
    if stop.signal is not None:
        typer.echo(say("stopped", games=tally.games, planned=plan.games), err=True)
        raise typer.Exit(128 + stop.signal)


def record(plan: Plan, path: Path, workers: int | None) -> Generator[Block]:
    """Play in this process and write every decision; refused if the extra is not installed."""
    from tafelrunde.research.dataset import record
    from tafelrunde.table import BadSetup

    if workers not in (None, 1):
        raise BadSetup("workers", "one-writer", f"{workers} cannot write one data set: leave it 1")
    return record(plan, path)


def read_options(given: Sequence[str]) -> dict[str, Value]:
    """Read table options as typed: whole numbers are numbers, everything else is a word."""
    from tafelrunde.table import BadSetup

    options: dict[str, Value] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup("option", "bad-option", f"{text!r} is not name=value")
        try:
            options[name] = int(value)
        except ValueError:
            options[name] = value
    return options


@contextmanager
def progress(plan: Plan, say: Say) -> Iterator[Callable[[int], None]]:
    """Show on stderr how far it is: a bar on a terminal, else a line now and then."""
    from rich.console import Console

    console = Console(stderr=True, highlight=False, markup=False)
    began = monotonic()
    said = began

    def rate(games: int) -> float:
        return games / max(monotonic() - began, 1e-6)

    def tell(games: int) -> None:
        nonlocal said
        if monotonic() - said >= QUIET_SECONDS:
            said = monotonic()
            line = say("progress", games=games, planned=plan.games, value=rate(games))
            typer.echo(line, err=True)

    if not console.is_terminal:
        yield tell
        return

    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as TimeLeft

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeLeft())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=plan.games)
        yield lambda games: bar.update(
            task, completed=games, description=say("rate", value=rate(games))
        )


def show(report: Report, say: Say, lang: str, as_json: bool) -> None:
    """Print a report on stdout: as JSON, or as a table with the speed below."""
    if as_json:
        import msgspec

        typer.echo(msgspec.json.format(msgspec.json.encode(report)))
    elif report.games:
        from tafelrunde.cli.screen import paper

        console = paper()
        console.print(headline(report, say, lang), style="bold")
        console.print(standings(report, say))
        if any(standing.seats > 1 for standing in report.standings):
            console.print(say("grouped"))
        if report.turns_per_game is not None:
            console.print(say("turns", value=report.turns_per_game))
        if (first := report.first) is not None:
            reach = {"low": 100 * first.low, "high": 100 * first.high}
            console.print(say("first", value=first.share, fair=first.fair, **reach))
        console.print(say("decisions", value=report.decisions_per_game))
        games, decisions = report.games_per_cpu_second, report.decisions_per_cpu_second
        console.print(say("speed", games=games, decisions=decisions))


def headline(report: Report, say: Say, lang: str) -> str:
    """Say what was played."""
    from tafelrunde.games.registry import find
    from tafelrunde.games.words import Words

    return say(
        "title",
        title=Words(find(report.plan.game), lang).text("title"),
        games=report.games,
        seats=report.plan.seats,
        rotate=int(report.plan.rotate),
        seed=str(report.plan.seed),
    )


def standings(report: Report, say: Say) -> Table:
    """Lay out a table with one row a player, narrow enough for 80 columns."""
    from rich.box import SIMPLE
    from rich.table import Table

    table = Table(box=SIMPLE, show_edge=False, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(say("player"), overflow="fold")
    for key in ("seats", "games", "share", "interval", "fair", "score", "rank"):
        table.add_column(say(key), justify="right", no_wrap=True)
    for standing in report.standings:
        table.add_row(
            standing.player,
            say("count", value=standing.seats),
            say("count", value=standing.games),
            say("percent", value=standing.share),
            say("range", low=100 * standing.low, high=100 * standing.high),
            say("percent", value=standing.fair),
            say("mean", value=standing.score),
            say("mean", value=standing.rank),
        )
    return table
