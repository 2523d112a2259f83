"""One command per verb a person would say."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from tafelrunde.cli.games import games
from tafelrunde.cli.play import play
from tafelrunde.cli.replay import replay
from tafelrunde.cli.rules import rules
from tafelrunde.cli.scenario import scenario
from tafelrunde.cli.serve import serve
from tafelrunde.cli.simulate import simulate
from tafelrunde.cli.study import study
from tafelrunde.cli.tidy import tidy
from tafelrunde.cli.tournament import tournament
from tafelrunde.cli.verify import verify

USER_ERROR = 2
INTERRUPTED = 130

app = typer.Typer(
    help="Tabletop games of thrones and intrigue, rule-exact, for one or many.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for verb in (
    games,
    rules,
    play,
    serve,
    replay,
    verify,
    simulate,
    tournament,
    study,
    scenario,
    tidy,
):
    app.command()(verb)


def main() -> None:
    """Run the command line and leave with its exit code."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run one command; a user's mistake becomes one line on stderr and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a poor terminal shows ?, it does not crash
    try:
        code = app(list(arguments) or ["--help"], prog_name="tafelrunde", standalone_mode=False)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        said = complaint(error)
        if said is None:
            raise
        print(f"tafelrunde: {said}", file=sys.stderr)
        return USER_ERROR
    return code if isinstance(code, int) else 0


def complaint(error: Exception) -> str | None:
    """Put a user's mistake into one line with the field and the reason; None for our own bugs."""
    from tafelrunde.cli.screen import one_line
    from tafelrunde.table import Refusal

    if isinstance(error, Refusal):
        return one_line(str(error))
    if isinstance(error, OSError):
        return one_line(f"{error.filename or 'file'}: {error.strerror or error}")
    # Typer's own refusals share no public base class in all versions, but this method.
    format_message = getattr(error, "format_message", None)
    return one_line(format_message()) if format_message is not None else None


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        from tafelrunde.twin import why_not

        reason = why_not()
        how = f"interpreted: {reason}" if reason else "compiled"
        print(f"tafelrunde {version('tafelrunde')} ({how})")
        raise typer.Exit


@app.callback()
def _start(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Play, check and study rule-exact tabletop games of thrones and intrigue."""
