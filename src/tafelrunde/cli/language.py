"""Which language to speak, and the words of a game together with those of the command line."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from tafelrunde.games.words import Words
    from tafelrunde.table import Game, Value

Lang = Annotated[
    str | None,
    typer.Option(metavar="de|en", help="Language; otherwise that of the environment."),
]


def language(given: str | None) -> str:
    """Give the language asked for, else German or English as the environment says."""
    if given is not None:
        return given
    said = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return "de" if said.startswith("de") else "en"


def words_for(
    game: Game[Any, Any],
    lang: str | None,
    players: Sequence[str] = (),
    options: Mapping[str, Value] | None = None,
) -> Words:
    """Give the words for one game at the terminal, and those of a table with these options."""
    from tafelrunde.games.words import Words

    return Words(game, language(lang), players, rooms=["tafelrunde.cli"], options=options)
