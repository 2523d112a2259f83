"""`tafelrunde scenario`: play scenario files and say what differs from what they expect.

docs/scenarios.md is the manual. Here the files are read; `games/scenario` plays them.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

# Slow imports are made where they are needed, so that all the other commands start quickly.
if TYPE_CHECKING:
    from tafelrunde.games.scenario import Verdict

DIFFERS, REFUSED = 1, 2


def scenario(
    files: Annotated[list[Path] | None, typer.Argument(help="Scenario files (YAML).")] = None,
    strict: Annotated[
        bool,
        typer.Option(
            "--strict/--no-strict",
            help="Also report questions that the script leaves open, and unused chance.",
        ),
    ] = True,
    words: Annotated[
        str | None, typer.Option(help="List what can be written in scenarios of this game.")
    ] = None,
) -> None:
    """Play scenario files and say what differs from what they expect."""
    from tafelrunde.table import BadSetup, Refusal

    if words is not None:
        typer.echo(_manual(words))
    elif not files:
        raise BadSetup("files", "no-files", "name at least one scenario file, or --words GAME")
    code = 0
    for file in files or ():
        try:
            report = run_scenario(_read(file), strict=strict, source=str(file))
        except Refusal as refusal:
            typer.echo(f"{file}: refused")
            typer.echo(f"  {refusal}")
            code = REFUSED
            continue
        verdict = "ok" if report.ok else f"{len(report.differences)} differ"
        typer.echo(f"{file}: {verdict}: {report.title}")
        for line in report.differences:
            typer.echo(f"  {line}")
        if not report.ok:
            code = code or DIFFERS
    if code:
        raise typer.Exit(code)


def _manual(game: str) -> str:
    from tafelrunde.games.registry import find
    from tafelrunde.games.scenario import scenario_of
    from tafelrunde.games.scenario.manual import manual

    return manual(scenario_of(find(game).name))


def run_scenario(
    script: str | Mapping[str, Any], *, strict: bool = True, source: str = "scenario"
) -> Verdict:
    """Play one scenario, given as YAML text or as data, and report what differs."""
    from tafelrunde.games.scenario import run_script
    from tafelrunde.table import BadRecord

    try:
        data = _load(script) if isinstance(script, str) else script
    except BadRecord as unreadable:
        field = f"{source}: {unreadable.field}"
        raise BadRecord(field, unreadable.key, unreadable.reason) from None
    except RecursionError:
        raise BadRecord(source, "malformed", "something contains itself") from None
    return run_script(data, strict=strict, source=source)


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError as error:
        _unreadable(str(file), error.strerror or str(error))
    except UnicodeDecodeError:
        _unreadable(str(file), "is not text in UTF-8")


def _load(text: str) -> object:
    """Read YAML; a key that stands twice would silently lose a check, so it is refused."""
    import yaml

    class Loader(yaml.SafeLoader):
        """A safe loader that knows every key once."""

        def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
            keys = [self.construct_object(key, deep=True) for key, _ in node.value]
            for number, key in enumerate(keys):
                if key in keys[:number]:
                    line = node.value[number][0].start_mark.line + 1
                    _unreadable(f"line {line}", f"{key!r} is there twice")
            return super().construct_mapping(node, deep)

    try:
        data: object = yaml.load(text, Loader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        _unreadable(f"line {line}", str(error.problem))
    except yaml.YAMLError as error:
        _unreadable("scenario", str(error))
    return data


def _unreadable(field: str, reason: str) -> NoReturn:
    from tafelrunde.table import BadRecord

    raise BadRecord(field, "unreadable", " ".join(reason.split()))
