"""`tafelrunde replay`: walk through a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.cli.language import Lang


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    step: Annotated[
        int | None, typer.Option(help="Show the position after so many answers.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="Watch over this seat's shoulder; otherwise as a spectator.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Walk through a game step by step; without a terminal, tell it whole."""
    from tafelrunde.cli.screen import Screen
    from tafelrunde.cli.walk import Walk, open_record
    from tafelrunde.table import BadSetup

    match = open_record(file)
    if seat is not None and not 1 <= seat <= len(match.players):
        reason = f"{seat} is not a number from 1 to {len(match.players)}"
        raise BadSetup("seat", "bad-seat", reason)
    walk = Walk(match, Screen(), None if seat is None else seat - 1, lang)
    if step is not None:
        walk.go(step)
        walk.show()
    elif walk.screen.interactive:
        walk.stroll()
    else:
        walk.tell_all()
