"""Long studies before anybody plays: what is found is kept for the strong players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from tafelrunde.cli.language import Lang, language
from tafelrunde.cli.simulate import QUIET_SECONDS, read_options

if TYPE_CHECKING:
    from tafelrunde.arena.words import Say
    from tafelrunde.players.study import Lesson
    from tafelrunde.table import Progress, Value


def study(
    game: Annotated[str, typer.Argument(help="Name of a game whose strong player studies.")],
    option: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE",
            help="A table option, e.g. kingdom=first_game or kingdom=random, see `games`; "
            "repeatable.",
        ),
    ] = None,
    tables: Annotated[
        int,
        typer.Option(help="How many set-ups are studied, where the options leave it to chance."),
    ] = 1,
    budget: Annotated[
        str | None,
        typer.Option(metavar="TIME", help="Study as many set-ups as fit, e.g. 90s, 10m or 1h30m."),
    ] = None,
    effort: Annotated[
        float, typer.Option(help="How many times as long as a player studies before a game.")
    ] = 10.0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same set-ups.")] = 0,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.json",
            help="Where what is found is kept, beside what is there already; otherwise where "
            "players look for it.",
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Let a strong player study set-ups at length, and keep what it finds for later games."""
    from tafelrunde.arena import Stop
    from tafelrunde.arena.words import speak
    from tafelrunde.cli.tournament import read_time
    from tafelrunde.games import studies
    from tafelrunde.table import BadSetup

    say = speak(language(lang))
    if tables < 1:
        raise BadSetup("tables", "too-few", f"{tables} is not a whole number from 1")
    if not 0 < effort < float("inf"):
        raise BadSetup("effort", "bad-effort", f"{effort} is not a number above 0")
    seconds = None if budget is None else read_time(budget)
    path = studies.own_file(game) if out is None else out
    studies.read(path)  # What cannot be read is refused before anything is studied.
    lessons = set_ups(game, read_options(option or ()), seed, None if seconds else tables)
    done = 0
    with Stop(seconds) as stop, progress(say) as tell:
        found = results(game, lessons, effort, lambda share: tell(done, share))
        for lesson, notes in stop.listen(found):
            studies.write(path, studies.read(path) | {lesson: notes})
            typer.echo(f"{lesson}\n    {notes}")
            done += 1
    typer.echo(say("studied", count=done, out=str(path)), err=True)
    if stop.signal is not None:
        raise typer.Exit(128 + stop.signal)


def set_ups(
    game: str, options: Mapping[str, Value], seed: int, tables: int | None
) -> Iterator[Lesson]:
    """Name what is to be studied, each once; without end only where chance decides."""
    from tafelrunde.games.registry import find
    from tafelrunde.players.study import lesson_of, studious
    from tafelrunde.table import BadSetup, SearchChance

    found = find(game)
    spec = studious(found)
    if spec is None:
        raise BadSetup("game", "nothing-to-study", f"no player of {game} studies before it plays")
    named: set[str] = set()
    for number in count() if tables is None else range(tables):
        table = found.start(found.seats[0], options, SearchChance(f"{seed}/{number}"))
        lesson = lesson_of(table, spec)
        if lesson is None:
            reason = "with these options only the people at the table decide what to study"
            raise BadSetup("option", "nothing-to-study", reason)
        if lesson.name in named:
            return
        named.add(lesson.name)
        yield lesson


def results(
    game: str, lessons: Iterator[Lesson], effort: float, tell: Progress
) -> Iterator[tuple[str, str]]:
    """Study one lesson after the other, on the quickest engine there is."""
    from tafelrunde.twin import room, rooms

    for lesson in lessons:
        yield lesson.name, room("players.study").study(rooms().find(game), lesson, tell, effort)


@contextmanager
def progress(say: Say) -> Iterator[Callable[[int, float], None]]:
    """Show on stderr how far the study is: a bar on a terminal, else a line now and then."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as TimeLeft

    console = Console(stderr=True, highlight=False, markup=False)
    said = monotonic()
    if not console.is_terminal:

        def line(done: int, share: float) -> None:
            nonlocal said
            if monotonic() - said >= QUIET_SECONDS:
                said = monotonic()
                typer.echo(say("studying", number=done + 1, value=share), err=True)

        yield line
        return
    columns = (BarColumn(), TextColumn("{task.description}"), TimeLeft())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=1.0)

        def move(done: int, share: float) -> None:
            words = say("studying", number=done + 1, value=share)
            bar.update(task, completed=share, description=words)

        yield move
