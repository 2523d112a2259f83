"""First games: a prepared game that is played step by step, and on from any of its positions."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from time import time
from typing import Any

import msgspec
import yaml

from tafelrunde.games.registry import find
from tafelrunde.games.scenario.first_game import FirstGame, first_game
from tafelrunde.games.scenario.script import Teach
from tafelrunde.server.bodies import (
    FirstGameInfo,
    FirstStep,
)
from tafelrunde.server.presence import table_info
from tafelrunde.server.seating import known_level
from tafelrunde.server.sight import sight, told
from tafelrunde.server.store import GuestRow, Seating, TableRow
from tafelrunde.table import BadSetup, Match
from tafelrunde.table.record import Answered

FILE = "first_game.yaml"


@cache
def has_first_game(game: str) -> bool:
    """Whether somebody has written a first game for this game."""
    return files(f"tafelrunde.games.{find(game).name}").joinpath(FILE).is_file()


@cache
def prepared(game: str) -> FirstGame:
    """Read the first game of a game and play it once."""
    if not has_first_game(game):
        raise BadSetup("game", "no-first-game", f"{game} has no first game yet")
    text = files(f"tafelrunde.games.{game}").joinpath(FILE).read_text("utf-8")
    return first_game(yaml.safe_load(text))


def match_of(first: FirstGame, answers: int) -> Match[Any]:
    """Give the game after so many of its answers."""
    most = len(first.entries) - 2
    if not 0 <= answers <= most:
        raise BadSetup("after", "bad-step", f"{answers} is not a number from 0 to {most}")
    return Match.fold(find(first.script.game), first.entries[: answers + 2])


@cache
def steps_of(game: str) -> tuple[FirstStep, ...]:
    """Show every position as its learner sees it, with the answer that leads on."""
    first = prepared(game)
    answers = [entry for entry in first.entries if isinstance(entry, Answered)]
    happened = [events for _, events in match_of(first, len(answers)).retell()]
    steps = []
    for number, events in enumerate(happened):
        shown = sight(match_of(first, number), first.seat, frozenset())
        given = answers[number] if number < len(answers) else None
        taught = first.taught.get(number)
        if given is None:
            taught = Teach("done", tuple(first.script.rules))
        step = FirstStep(
            by=answers[number - 1].seat if number else None,
            events=told(number + 1, events, first.seat),
            sight=msgspec.structs.replace(shown, view=msgspec.to_builtins(shown.view)),
            answer=given.answer if given is not None and taught is not None else None,
            say=taught.say if taught is not None else "",
            rules=taught.rules if taught is not None else (),
        )
        steps.append(step)
    return tuple(steps)


def row_of(game: str, guest: GuestRow, level: str) -> TableRow:
    """Seat somebody at the table of a first game, alone against computers."""
    first = prepared(game)
    level = known_level(find(game), level)
    return TableRow(
        id="",
        game=game,
        creator=guest.id,
        options=match_of(first, 0).header.options,
        seatings=[
            Seating(guest.name, guest.id) if seat == first.seat else Seating(level=level)
            for seat in range(len(first.script.names))
        ],
        status="lobby",
        private=True,
        spectators=False,
        pace="calm",
        created=time(),
    )


def lesson(game: str, guest: GuestRow) -> FirstGameInfo:
    """Give the first game of a game to somebody who sits down."""
    row = row_of(game, guest, next(iter(find(game).levels)))
    running = msgspec.structs.replace(row, status="running")
    table = table_info(running, guest, None)
    # Whoever asks for it is there, though not on a line.
    places = tuple(msgspec.structs.replace(place, present=True) for place in table.places)
    return FirstGameInfo(msgspec.structs.replace(table, places=places), steps_of(game))
