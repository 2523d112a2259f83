"""What must never be lost: the interface of a store, small enough for a second implementation.

Everything is written through `save`, whose future is done only after the commit. Rooms wait for it
before anybody sees an effect.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

import msgspec

from tafelrunde.server.protocol import Pace, Status, Talked, Terms
from tafelrunde.table import Outcome, StandingPass, Value
from tafelrunde.table.bookmark import Bookmark
from tafelrunde.table.record import Ending

LAST = 1 << 62
LISTED = 100


class StoreError(Exception):
    """The store cannot be used; says which and why in one line."""

    #: What people are told, as a key of the word lists.
    key = "not-stored"


class StoreGone(StoreError):
    """The file was deleted or replaced while the server runs: nothing would be kept."""

    key = "store-gone"


class DamagedTable(StoreError):
    """What is stored of one table cannot be read, or is not all that was written."""

    key = "damaged-table"


class Seating(msgspec.Struct):
    """Who is meant to sit on a seat. A guest id, a computer's level, both (stand-in) or neither."""

    name: str = ""
    guest: int | None = None
    level: str | None = None
    closed: bool = False
    #: What the person has said to pass.
    standing: tuple[StandingPass, ...] = ()
    #: The mark of whoever sits here, fixed when the game begins; see `seating.marks`.
    mark: int | None = None
    #: What the person had agreed on, where that was changed and they have not agreed anew.
    knew: Terms | None = None
    #: Whether the person has given up.
    resigned: bool = False
    #: Whether the person would play again, once they have said so.
    again: bool | None = None
    #: Promises kept and broken in earlier games, noted when a game begins that counts them.
    word: tuple[int, int] | None = None


class TableRow(msgspec.Struct):
    """A table as it is stored, without its log."""

    id: str
    game: str
    creator: int
    options: dict[str, Value]
    seatings: list[Seating]
    status: Status
    private: bool
    spectators: bool
    pace: Pace
    created: float
    password: str = ""
    #: The secret of this table's chance, in hex.
    key: str = ""
    seal: str = ""
    rematch: str | None = None
    #: Whether people who play against each other may ask the computer.
    hints: bool = False
    #: Guests who were asked to leave and cannot sit down here again.
    barred: tuple[int, ...] = ()
    #: How people ended the game before its rules did, and its result if it has one.
    ended: Ending | None = None
    outcome: Outcome | None = None
    #: After the game: by seat, the promises kept and broken, where the game counts them.
    promises: tuple[tuple[int, int], ...] = ()
    #: The seats that are asked something.
    waiting: tuple[int, ...] = ()
    #: When something was last done here.
    touched: float = 0.0


class LogRow(msgspec.Struct, frozen=True):
    """One log entry: its line of the record, and the events it caused as JSON."""

    number: int
    line: str
    events: str


class Past(msgspec.Struct, frozen=True):
    """A finished game, and when it ended."""

    row: TableRow
    ended: float


class GuestRow(msgspec.Struct, frozen=True):
    """A guest without account."""

    id: int
    name: str


class DeckRow(msgspec.Struct, frozen=True):
    """Something a guest has built for a game and keeps under a name."""

    id: int
    name: str
    text: str


class Batch(msgspec.Struct):
    """What one step of a table wants written, all of it or nothing."""

    table: TableRow
    log: list[LogRow] = []
    talk: list[Talked] = []
    bookmark: Bookmark | None = None
    drop_bookmark: bool = False


class Store(Protocol):
    """Where tables, logs and guests live."""

    #: Where reports of the server's own failures are kept; None for nowhere.
    reports: Path | None

    async def save(self, batch: Batch) -> None:
        """Write a batch; returns after it is committed."""

    async def remove(self, table_id: str) -> None:
        """Forget a table and everything about it."""

    async def tables(
        self, status: Status | None = None, most: int = LISTED, since: float = 0.0
    ) -> Sequence[TableRow]:
        """Give public tables, newest first: over, or with somebody who was here after `since`."""

    async def tables_of(self, guest_id: int) -> Sequence[TableRow]:
        """Give the tables a guest sits at and that are not over, newest first."""

    async def past(self, guest_id: int, most: int) -> Sequence[Past]:
        """Give the finished games of a guest, newest first."""

    async def damaged_of(self, guest_id: int) -> Sequence[str]:
        """Name the tables a guest sits at and that cannot be read any more."""

    async def sitting(self, guest_id: int, since: float) -> Mapping[str, int]:
        """Count by status the tables a guest sits at; running ones if touched after `since`."""

    async def idle(self, since: float) -> Sequence[str]:
        """Name the tables with a game that runs and at which nothing was done after `since`."""

    async def table(self, table_id: str) -> TableRow | None:
        """Find a table."""

    async def log(self, table_id: str, after: int = 0, upto: int = LAST) -> Sequence[LogRow]:
        """Give the log entries with numbers above `after`, up to `upto`, all of them or none."""

    async def bookmark(self, table_id: str) -> Bookmark | None:
        """Give the newest bookmark of a table."""

    async def talk(self, table_id: str) -> Sequence[Talked]:
        """Give what was said lately, oldest first."""

    async def guest(self, token_hash: str) -> GuestRow | None:
        """Find a guest by the hash of the token in the cookie."""

    async def new_guest(self, token_hash: str, name: str) -> GuestRow:
        """Remember a new guest."""

    async def guest_by(self, guest_id: int) -> GuestRow | None:
        """Find a guest by number."""

    async def admit(self, guest_id: int, token_hash: str, alone: bool) -> None:
        """Let another token stand for a guest, and with `alone` no older one any more."""

    async def rename(self, guest_id: int, name: str) -> None:
        """Give a guest another name, also at the tables they sit at."""

    async def decks(self, guest_id: int, game: str) -> Sequence[DeckRow]:
        """Give what a guest keeps for a game, by name."""

    async def keep_deck(
        self, guest_id: int, game: str, name: str, text: str, most: int
    ) -> int | None:
        """Keep something under a name, in place of what had it; None if there are enough."""

    async def drop_deck(self, guest_id: int, deck_id: int) -> bool:
        """Forget something of a guest; False if there is no such thing."""

    async def close(self) -> None:
        """Write what is waiting and let go."""
