"""A place in a log from which a game can be taken up again."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tafelrunde.table.record import Ended

#: Raised when positions are saved in another form, so that old bookmarks are not read as new ones.
SHAPE: Final = 2


class Bookmark(msgspec.Struct, frozen=True):
    """A position with its place in the log, so that only what comes after has to be folded."""

    entries: int
    answers: int
    drawn: int
    seal: str
    position: dict[str, Any]
    #: The version of the rules it was reached under; older bookmarks mean that of the header.
    rules: int = 0
    #: The form positions had when it was made; `SHAPE` is today's.
    shape: int = 1
    #: Who has given up, how people have ended the game, and the log entries that do not count.
    resigned: tuple[int, ...] = ()
    ended: Ended | None = None
    void: tuple[int, ...] = ()
