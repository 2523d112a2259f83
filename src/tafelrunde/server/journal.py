"""The journal of a table: what happens is written down, and read back when the table wakes.

Memory must never know more than the disk: what could not be written is forgotten again.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from tafelrunde.games.registry import find
from tafelrunde.server.store import Batch, LogRow, Store, StoreError, TableRow, TalkRow
from tafelrunde.table import BadSetup, Event, Match, Refusal
from tafelrunde.table.record import Header, Opening, read, write

#: Log entries between two bookmarks; after a restart at most so many are folded.
BOOKMARK_EVERY = 50

log = logging.getLogger(__name__)


class Journal:
    """A table's row and its match, both as they are in the store."""

    def __init__(self, store: Store, row: TableRow) -> None:
        """Belong to a table; `wake` reads its log."""
        self.store = store
        self.row = row
        self.game = find(row.game)
        self.match: Match[Any] | None = None
        #: Set when the log could not be read back: nothing can be played here any more.
        self.lost = False
        #: Log entries that are in the store.
        self.written = 0
        #: Log entries and answers in force at the newest bookmark.
        self._marked = (0, 0)

    def started(self) -> Match[Any]:
        """Give the match; refuses before the game has started."""
        if self.match is None:
            raise BadSetup("status", "not-started", "the game has not started yet")
        return self.match

    def running(self) -> Match[Any]:
        """Give the match; refuses unless the game runs."""
        match = self.started()
        if self.row.status == "over":
            raise BadSetup("status", "game-over", "the game is over")
        return match

    async def wake(self) -> None:
        """Read the table's log: the newest bookmark and what came after it."""
        if self.row.status == "lobby":
            return
        store, table_id = self.store, self.row.id
        bookmark = await store.bookmark(table_id)
        if bookmark is None:
            self.match = await self._fold()
        else:
            first = read(row.line for row in await store.log(table_id, upto=2))
            tail = await store.log(table_id, after=bookmark.entries)
            header, opening = first
            assert isinstance(header, Header)
            assert isinstance(opening, Opening)
            entries = read([write(header), *(row.line for row in tail)])[1:]
            self.match = Match.wake(self.game, header, opening, bookmark, entries)
            self._marked = (bookmark.entries, bookmark.answers)
            self._go_on(self.match)
        self.written = self.match.length

    async def whole(self) -> Match[Any]:
        """Give the match anew with every moment from the first, for replays and branches."""
        self.started()
        return await self._fold()

    async def _fold(self) -> Match[Any]:
        rows = await self.store.log(self.row.id)
        match = Match.fold(self.game, read(row.line for row in rows))
        self._go_on(match)
        return match

    def _go_on(self, match: Match[Any]) -> None:
        if self.row.status == "running":
            match.go_on(bytes.fromhex(self.row.key))

    async def change(self, row: TableRow) -> None:
        """Write down another row: seats, pace, the next table."""
        await self._save(Batch(row))
        self.row = row

    async def say(self, said: TalkRow) -> None:
        """Write down what somebody said."""
        await self._save(Batch(self.row, talk=[said]))

    async def write(
        self, row: TableRow, events: list[list[Event]], back_to: int | None = None
    ) -> None:
        """Write down what the match has more than the store, with the events of each entry."""
        match = self.started()
        new = match.entries[self.written - match.skipped :]
        events += [[]] * (len(new) - len(events))
        rows = [
            LogRow(self.written + number, write(entry), msgspec.json.encode(happened).decode())
            for number, (entry, happened) in enumerate(zip(new, events, strict=True), start=1)
        ]
        batch = Batch(row, rows)
        if back_to is not None and back_to < self._marked[1]:
            # A bookmark behind the undone answers could not be folded on from.
            batch.drop_bookmark = True
        elif match.length - self._marked[0] >= BOOKMARK_EVERY or row.status == "over":
            batch.bookmark = match.bookmark()
        try:
            await self._save(batch)
        except Refusal:
            await self._go_back()
            raise
        self.row = row
        self.written = match.length
        if batch.drop_bookmark:
            self._marked = (0, 0)
        if batch.bookmark is not None:
            self._marked = (batch.bookmark.entries, batch.bookmark.answers)

    async def _save(self, batch: Batch) -> None:
        try:
            await self.store.save(batch)
        except Exception as error:
            key = error.key if isinstance(error, StoreError) else StoreError.key
            raise Refusal("store", key, f"could not be written: {error}") from error

    async def _go_back(self) -> None:
        self.match = None
        self.written, self._marked = 0, (0, 0)
        try:
            await self.wake()
        except Exception:
            log.exception("table %s cannot be read", self.row.id)
            self.lost = True
