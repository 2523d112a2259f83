"""What a player works out before it plays well at a table: found once, handed on as notes."""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.players.spec import make
from tafelrunde.table import Game, Progress, Studious, Table


class Lesson(msgspec.Struct, frozen=True):
    """Something a player of this strength has to work out for a table."""

    game: str
    spec: str
    name: str


def lesson_of(table: Table[Any], spec: str) -> Lesson | None:
    """Give what a player has to work out for a table; None if nothing, or if it is too early."""
    scholar = _scholar(table.game, spec)
    if scholar is None:
        return None
    name = scholar.lesson(table.game.view(table, None))
    return Lesson(table.game.name, spec, name) if name else None


def studious(game: Game[Any, Any]) -> str | None:
    """Name the player of a game that works things out before it plays; None if there is none."""
    return next((name for name in game.policies if _scholar(game, name) is not None), None)


def study(game: Game[Any, Any], lesson: Lesson, progress: Progress, effort: float = 0.0) -> str:
    """Work a lesson out and give the notes; with an effort anew, and as many times as long."""
    scholar = _scholar(game, lesson.spec)
    return "" if scholar is None else scholar.study(lesson.name, progress, effort)


def learn(game: Game[Any, Any], lesson: Lesson, notes: str) -> None:
    """Let the players of this process know what somebody else has found."""
    scholar = _scholar(game, lesson.spec)
    if scholar is not None:
        scholar.learn(lesson.name, notes)


def _scholar(game: Game[Any, Any], spec: str) -> Studious | None:
    policy = getattr(make(spec, game, 0), "policy", None)
    return policy if isinstance(policy, Studious) else None
