"""The store in one SQLite file: WAL, one writer thread, grouped commits that reach the disk."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tafelrunde.server.protocol import Status
from tafelrunde.server.store import (
    LAST,
    Batch,
    GuestRow,
    LogRow,
    StoreError,
    TableRow,
    TalkRow,
)
from tafelrunde.table.match import Bookmark

VERSION = 2
TALK_KEPT = 200
LISTED = 100
SEATED_LISTED = 12

SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, status TEXT NOT NULL, private INTEGER NOT NULL,
    created REAL NOT NULL, row BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_listed ON tables (private, status, created);
CREATE TABLE log (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, events TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE bookmarks (table_id TEXT PRIMARY KEY, row BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE talk (id INTEGER PRIMARY KEY, table_id TEXT NOT NULL, row BLOB NOT NULL);
CREATE INDEX talk_of_table ON talk (table_id, id);
CREATE TABLE guests (id INTEGER PRIMARY KEY, token_hash TEXT UNIQUE NOT NULL, name TEXT NOT NULL);
"""
#: Who sits where; tables that are over are left out. New in version 2.
SEATED = """
CREATE TABLE seated (
    guest INTEGER NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;
CREATE INDEX seated_at ON seated (table_id);
"""

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
Pending = tuple[Job, "asyncio.Future[Any]", asyncio.AbstractEventLoop]

_row = msgspec.json.Decoder(TableRow)
_bookmark = msgspec.json.Decoder(Bookmark)
_talk = msgspec.json.Decoder(TalkRow)


class SqliteStore:
    """All writes go through one thread, which commits everything that waits in one go."""

    def __init__(self, path: Path) -> None:
        """Open or create the file; refuses one that cannot be written or that is newer."""
        self._path = path
        with ExitStack() as opened:
            try:
                self._writer = opened.enter_context(closing(self._connect()))
                self._prepare()
                self._reader = opened.enter_context(closing(self._connect()))
            except sqlite3.Error as error:
                raise StoreError(f"store {path}: {error}") from None
            opened.pop_all()
        self._jobs: queue.SimpleQueue[Pending | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA busy_timeout = 5000")
        return connection

    def _prepare(self) -> None:
        (version,) = self._writer.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            raise StoreError(
                f"store {self._path}: was written by a newer Tafelrunde (store version {version}, "
                f"this one knows {VERSION})"
            )
        self._writer.execute("PRAGMA journal_mode = WAL")
        if version < VERSION:
            schema = SEATED if version else SCHEMA + SEATED
            self._writer.executescript(f"BEGIN IMMEDIATE; {schema}")
            rows = self._writer.execute("SELECT row FROM tables WHERE status <> 'over'").fetchall()
            for (row,) in rows:
                _seat(self._writer, _row.decode(row))
            self._writer.execute(f"PRAGMA user_version = {VERSION}")
            self._writer.execute("COMMIT")
        else:
            # Nothing to change, but a store that cannot be written must say so now, not later.
            self._writer.execute("BEGIN IMMEDIATE")
            self._writer.execute("ROLLBACK")

    def _write(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs = [first]
            while not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    self._commit(jobs)
                    return
                jobs.append(job)
            self._commit(jobs)

    def _commit(self, jobs: list[Pending]) -> None:
        done: list[tuple[Pending, Any]] = []
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            for waiting in jobs:
                done.append((waiting, waiting[0](self._writer)))
            self._writer.execute("COMMIT")
        except Exception as error:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            if len(jobs) == 1:
                _settle(jobs[0], error=error)
            else:
                # One bad job must not take the others with it.
                for waiting in jobs:
                    self._commit([waiting])
            return
        for waiting, result in done:
            _settle(waiting, result)

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put((job, future, loop))
        try:
            return await future
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    async def save(self, batch: Batch) -> None:
        """Write a batch; returns after it is committed."""

        def job(db: sqlite3.Connection) -> None:
            row = batch.table
            db.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
                "status = excluded.status, private = excluded.private, row = excluded.row",
                (row.id, row.status, row.private, row.created, msgspec.json.encode(row)),
            )
            # Nobody sits down in the middle of a game, which saves every answer a few writes.
            if not batch.log or batch.log[0].number == 1 or row.status == "over":
                _seat(db, row)
            for entry in batch.log:
                values = (row.id, entry.number, entry.line, entry.events)
                db.execute("INSERT INTO log VALUES (?, ?, ?, ?)", values)
            for talk in batch.talk:
                said = (row.id, msgspec.json.encode(talk))
                db.execute("INSERT INTO talk (table_id, row) VALUES (?, ?)", said)
            if batch.drop_bookmark:
                db.execute("DELETE FROM bookmarks WHERE table_id = ?", (row.id,))
            if batch.bookmark is not None:
                marked = (row.id, msgspec.json.encode(batch.bookmark))
                db.execute("INSERT OR REPLACE INTO bookmarks VALUES (?, ?)", marked)

        await self._do(job)

    async def tables(self, status: Status | None = None) -> Sequence[TableRow]:
        """Give the public tables, newest first."""
        rows = self._reader.execute(
            "SELECT row FROM tables WHERE private = 0 AND (? IS NULL OR status = ?) "
            "ORDER BY created DESC LIMIT ?",
            (status, status, LISTED),
        )
        return [_row.decode(row) for (row,) in rows]

    async def tables_of(self, guest_id: int) -> Sequence[TableRow]:
        """Give the tables a guest sits at and that are not over, newest first."""
        rows = self._reader.execute(
            "SELECT row FROM seated JOIN tables ON id = table_id WHERE guest = ? "
            "ORDER BY created DESC, id LIMIT ?",
            (guest_id, SEATED_LISTED),
        )
        return [_row.decode(row) for (row,) in rows]

    async def table(self, table_id: str) -> TableRow | None:
        """Find a table."""
        found = self._reader.execute("SELECT row FROM tables WHERE id = ?", (table_id,)).fetchone()
        return None if found is None else _row.decode(found[0])

    async def log(self, table_id: str, after: int = 0, upto: int = LAST) -> Sequence[LogRow]:
        """Give the log entries with numbers above `after`, up to `upto`."""
        rows = self._reader.execute(
            "SELECT number, line, events FROM log WHERE table_id = ? AND number > ? "
            "AND number <= ? ORDER BY number",
            (table_id, after, upto),
        )
        return [LogRow(*row) for row in rows]

    async def bookmark(self, table_id: str) -> Bookmark | None:
        """Give the newest bookmark of a table."""
        found = self._reader.execute(
            "SELECT row FROM bookmarks WHERE table_id = ?", (table_id,)
        ).fetchone()
        return None if found is None else _bookmark.decode(found[0])

    async def talk(self, table_id: str) -> Sequence[TalkRow]:
        """Give what was said lately, oldest first."""
        rows = self._reader.execute(
            "SELECT row FROM talk WHERE table_id = ? ORDER BY id DESC LIMIT ?",
            (table_id, TALK_KEPT),
        )
        return [_talk.decode(row) for (row,) in rows][::-1]

    async def guest(self, token_hash: str) -> GuestRow | None:
        """Find a guest by the hash of the token in the cookie."""
        found = self._reader.execute(
            "SELECT id, name FROM guests WHERE token_hash = ?", (token_hash,)
        ).fetchone()
        return None if found is None else GuestRow(*found)

    async def new_guest(self, token_hash: str, name: str) -> GuestRow:
        """Remember a new guest."""

        def job(db: sqlite3.Connection) -> int | None:
            values = (token_hash, name)
            return db.execute(
                "INSERT INTO guests (token_hash, name) VALUES (?, ?)", values
            ).lastrowid

        number = await self._do(job)
        assert number is not None
        return GuestRow(number, name)

    async def rename(self, guest_id: int, name: str) -> None:
        """Give a guest another name."""
        await self._do(
            lambda db: db.execute("UPDATE guests SET name = ? WHERE id = ?", (name, guest_id))
        )

    async def close(self) -> None:
        """Write what is waiting and let go."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reader.close()
        self._writer.close()


def _seat(db: sqlite3.Connection, row: TableRow) -> None:
    """Note who sits at a table; when it is over, nobody does."""
    db.execute("DELETE FROM seated WHERE table_id = ?", (row.id,))
    sitting = {seating.guest for seating in row.seatings} if row.status != "over" else ()
    for guest in sitting:
        if guest is not None:
            db.execute("INSERT INTO seated VALUES (?, ?)", (guest, row.id))


def _settle(waiting: Pending, result: Any = None, error: Exception | None = None) -> None:
    _, future, loop = waiting

    def settle() -> None:
        if future.cancelled():
            return
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)

    try:
        loop.call_soon_threadsafe(settle)
    except RuntimeError:
        # The loop is gone: nobody waits for this answer any more.
        return


def open_store(address: str) -> SqliteStore:
    """Open the store an address names; so far `sqlite:///file`."""
    scheme, _, path = address.partition(":///")
    if scheme != "sqlite" or not path:
        raise StoreError(f"store {address!r}: is not of the form sqlite:///file.sqlite")
    file = Path(path).expanduser()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"store {file}: {error.strerror}") from None
    return SqliteStore(file)
