"""The journal of a table: what happens is written down, and read back when the table wakes.

Memory must never know more than the disk: what could not be written is forgotten again.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from time import time
from typing import Any

import msgspec

from tafelrunde.games.registry import find
from tafelrunde.server.protocol import Talked
from tafelrunde.server.store import Batch, LogRow, Store, StoreError, TableRow
from tafelrunde.table import BadSetup, Event, Match, Refusal
from tafelrunde.table.bookmark import Bookmark
from tafelrunde.table.record import Header, Opening, header_of, read, write

#: Log entries between two bookmarks; after a restart at most so many are folded.
BOOKMARK_EVERY = 50
#: Seconds after which somebody who looks at a table is noted down again.
TOUCHED_EVERY = 12 * 3600.0

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
        #: Set when the log is whole, but these rules cannot make a game of it.
        self.stranded: Exception | None = None
        #: Log entries that are in the store.
        self.written = 0
        #: Log entries and answers in force at the newest bookmark.
        self._marked = (0, 0)

    def started(self) -> Match[Any]:
        """Give the match; refuses before the game has started."""
        if self.stranded is not None:
            raise BadSetup("status", "stranded", "this game cannot go on under the present rules")
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
        """Read the table's log: the newest bookmark and what came after it, or all of it."""
        self.match, self.stranded = None, None
        self.written, self._marked = 0, (0, 0)
        if self.row.status == "lobby":
            return
        bookmark = await self.store.bookmark(self.row.id)
        if bookmark is not None:
            await self._wake_from(bookmark)
        if self.match is None:
            rows = await self.store.log(self.row.id)
            self.written = len(rows)
            self._wake_whole([row.line for row in rows])
        match: Match[Any] | None = self.match
        if match is not None and match.length > self.written:
            # It goes on under other rules than those it began with, and everybody shall know.
            await self._append(self.row, [[Event("revised", {"rules": match.rules})]])

    async def _wake_from(self, bookmark: Bookmark) -> None:
        first = await self.store.log(self.row.id, upto=2)
        tail = await self.store.log(self.row.id, after=bookmark.entries)
        try:
            header, opening, *entries = read(row.line for row in (*first, *tail))
            assert isinstance(header, Header)
            assert isinstance(opening, Opening)
            match = Match.wake(self.game, header, opening, bookmark, entries)
            self._go_on(match)
        except Exception as error:
            # It only saves time: the log says everything.
            log.info("table %s: its bookmark is of no use: %s", self.row.id, error)
            return
        self.match = match
        self.written = bookmark.entries + len(tail)
        self._marked = (bookmark.entries, bookmark.answers)

    def _wake_whole(self, lines: Sequence[str]) -> None:
        entries = read(lines)
        try:
            match = Match.fold(self.game, entries)
            self._go_on(match)
            self.match = match
        except Exception as error:
            if isinstance(error, Refusal) and header_of(entries).rules == self.game.version:
                raise
            self.stranded = error

    async def whole(self) -> Match[Any]:
        """Give the match anew with every moment from the first, for an undo far back."""
        self.started()
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

    async def touch(self) -> None:
        """Note that one of its people is here."""
        if self.row.status == "running" and time() - self.row.touched > TOUCHED_EVERY:
            await self._save(Batch(self.row))

    async def say(self, said: Talked) -> None:
        """Write down what somebody said."""
        await self._save(Batch(self.row, talk=[said]))

    async def write(
        self, row: TableRow, events: list[list[Event]], back_to: int | None = None
    ) -> None:
        """Write down what the match has more than the store, with the events of each entry."""
        try:
            await self._append(row, events, back_to)
        except Refusal:
            await self.go_back()
            raise

    async def _append(
        self, row: TableRow, events: list[list[Event]], back_to: int | None = None
    ) -> None:
        match = self.started()
        asked = {question.seat for question in match.table.questions}
        row = msgspec.structs.replace(row, waiting=() if match.over else tuple(sorted(asked)))
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
        await self._save(batch)
        self.row = row
        self.written = match.length
        if batch.drop_bookmark:
            self._marked = (0, 0)
        if batch.bookmark is not None:
            self._marked = (batch.bookmark.entries, batch.bookmark.answers)

    async def _save(self, batch: Batch) -> None:
        if self.lost:
            raise Refusal("store", StoreError.key, "this table is gone")
        batch.table.touched = time()
        try:
            await self.store.save(batch)
        except Exception as error:
            key = error.key if isinstance(error, StoreError) else StoreError.key
            raise Refusal("store", key, f"could not be written: {error}") from error

    async def go_back(self) -> None:
        """Forget what is not written."""
        if self.match is not None and self.match.length == self.written:
            return
        try:
            await self.wake()
        except Exception:
            log.exception("table %s cannot be read", self.row.id)
            self.lost = True
