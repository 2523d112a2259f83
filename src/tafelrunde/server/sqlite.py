"""The store in one SQLite file: WAL, one writer thread, grouped commits that reach the disk."""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from time import monotonic, sleep, time
from typing import Any, TypeVar

import msgspec

from tafelrunde.server.protocol import Status, Talked
from tafelrunde.server.rows import (
    Ends,
    add_all,
    adds_only,
    admit,
    complain,
    damaged,
    keep,
    readable,
    rename,
    row_of,
    save,
    unbroken,
)
from tafelrunde.server.schema import VERSION, upgrade
from tafelrunde.server.store import (
    LAST,
    LISTED,
    Batch,
    DeckRow,
    GuestRow,
    LogRow,
    Past,
    StoreError,
    TableRow,
)
from tafelrunde.server.storefile import StoreFile
from tafelrunde.server.tidying import Old, find_old, remove, remove_old
from tafelrunde.table.bookmark import Bookmark

TALK_KEPT = 200
SEATED_LISTED = 80
#: Seconds from one commit to the next while several wait for it: together they cost far less. Who
#: writes alone never waits.
TOGETHER = 0.012
#: Seconds after which a guest who is here is noted down as seen again.
SEEN_EVERY = 24 * 3600.0

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
Pending = tuple[Job, "asyncio.Future[Any]", asyncio.AbstractEventLoop]

_bookmark = msgspec.json.Decoder(Bookmark)
_talk = msgspec.json.Decoder(Talked)
log = logging.getLogger(__name__)


class Saving:
    """The job to write a batch."""

    def __init__(self, batch: Batch, ends: Ends) -> None:
        """Write this batch, some time; `ends` are the store's."""
        self.batch = batch
        self.table_id = batch.table.id
        self._ends = ends

    @property
    def adds_only(self) -> bool:
        """Whether it can be done together with others."""
        return adds_only(self.batch, self._ends)

    def __call__(self, db: sqlite3.Connection) -> None:
        """Write it alone."""
        save(db, self.batch, self._ends)


class SqliteStore:
    """All writes go through one thread, which commits everything that waits in one go."""

    def __init__(self, path: Path) -> None:
        """Open or create the file; refuses one that cannot be written or that is newer."""
        self._path = path
        self.reports: Path | None = path.with_name(f"{path.name}.reports")
        with ExitStack() as opened:
            try:
                self._writer = opened.enter_context(closing(self._connect()))
                self._prepare()
                self._reader = opened.enter_context(closing(self._connect()))
                self._file = StoreFile(path, self._writer)
            except sqlite3.Error as error:
                raise StoreError(f"store {path}: {error}") from None
            opened.pop_all()
        #: Used in the writer's thread alone.
        self._ends: Ends = {}
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
            upgrade(self._writer, version)

    def _write(self) -> None:
        next_at = 0.0
        while (first := self._jobs.get()) is not None:
            if (early := next_at - monotonic()) > 0:
                sleep(early)
            began = monotonic()
            jobs = [first]
            while not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    self._commit(jobs)
                    return
                jobs.append(job)
            self._commit(jobs)
            next_at = began + TOGETHER if len(jobs) > 1 else 0.0

    def _commit(self, jobs: list[Pending]) -> None:
        try:
            self._file.check()
            self._writer.execute("BEGIN IMMEDIATE")
            results = self._do_all([job for job, *_ in jobs])
            if due := self._file.is_due:
                self._file.sign()
            self._writer.execute("COMMIT")
            # Once more: nothing counts as saved that went into a file nobody will find again.
            self._file.check()
        except Exception as error:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            self._ends.clear()
            if len(jobs) == 1:
                log.error("store %s: could not write: %s", self._path, error)
                _settle([(jobs[0], None)], error)
            else:
                # One bad job must not take the others with it.
                for waiting in jobs:
                    self._commit([waiting])
            return
        _settle([*zip(jobs, results, strict=True)])
        if due:
            self._checkpoint()

    def _do_all(self, jobs: list[Job]) -> list[Any]:
        """Do one job after the other; what only adds to logs waits until something else comes."""
        results: list[Any] = []
        adding: dict[str, Batch] = {}
        for job in jobs:
            if isinstance(job, Saving) and job.adds_only and job.table_id not in adding:
                adding[job.table_id] = job.batch
                results.append(None)
                continue
            add_all(self._writer, [*adding.values()], self._ends)
            adding.clear()
            results.append(job(self._writer))
        add_all(self._writer, [*adding.values()], self._ends)
        return results

    def _checkpoint(self) -> None:
        try:
            self._file.checkpoint()
        except (sqlite3.Error, StoreError) as error:
            # What was saved is in the journal; the next commit says what is wrong.
            log.error("store %s: could not tidy its journal: %s", self._path, error)

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put((job, future, loop))
        try:
            return await future
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    def _read(self, query: str, *values: Any) -> list[Any]:
        try:
            return self._reader.execute(query, values).fetchall()
        except sqlite3.Error as error:
            log.error("store %s: could not read: %s", self._path, error)
            raise StoreError(str(error)) from error

    async def save(self, batch: Batch) -> None:
        """Write a batch; returns after it is committed."""
        await self._do(Saving(batch, self._ends))

    async def remove(self, table_id: str) -> None:
        """Forget a table and everything about it."""
        await self._do(lambda db: remove(db, [table_id]))

    async def tables(
        self, status: Status | None = None, most: int = LISTED, since: float = 0.0
    ) -> Sequence[TableRow]:
        """Give public tables, newest first: over, or with somebody who was here after `since`."""
        query = (
            "SELECT id, row FROM tables WHERE private = 0 AND (? IS NULL OR status = ?) "
            "AND (status = 'over' OR EXISTS (SELECT 1 FROM seated LEFT JOIN guests "
            "ON guests.id = guest WHERE table_id = tables.id AND coalesce(seen, 0) >= ?)) "
            "ORDER BY created DESC LIMIT ?"
        )
        limit = most
        while True:
            rows = self._read(query, status, status, since, limit)
            found = list(readable(rows))[:most]
            if len(found) == most or len(rows) < limit:
                return found
            # Damaged ones take nobody's place.
            limit *= 2

    async def tables_of(self, guest_id: int) -> Sequence[TableRow]:
        """Give the tables a guest sits at and that are not over, newest first."""
        rows = self._read(
            "SELECT id, row FROM seated JOIN tables ON id = table_id WHERE guest = ? "
            "ORDER BY created DESC, id LIMIT ?",
            *(guest_id, SEATED_LISTED),
        )
        return list(readable(rows))

    async def past(self, guest_id: int, most: int) -> Sequence[Past]:
        """Give the finished games of a guest, newest first."""
        found = self._read(
            "SELECT row, ended FROM played JOIN tables ON id = table_id WHERE guest = ? "
            "ORDER BY ended DESC, id LIMIT ?",
            *(guest_id, most),
        )
        # Read beside the loop: there can be many.
        rows = await asyncio.to_thread(lambda: [(row_of(row), ended) for row, ended in found])
        return [Past(row, ended) for row, ended in rows if row is not None]

    async def damaged_of(self, guest_id: int) -> Sequence[str]:
        """Name the tables a guest sits at and that cannot be read any more."""
        query = "SELECT id, row FROM seated JOIN tables ON id = table_id WHERE guest = ?"
        return [table_id for table_id, row in self._read(query, guest_id) if row_of(row) is None]

    async def sitting(self, guest_id: int, since: float) -> Mapping[str, int]:
        """Count by status the tables a guest sits at; running ones if touched after `since`."""
        query = (
            "SELECT status, count(*) FROM seated JOIN tables ON id = table_id "
            "WHERE guest = ? AND (status = 'lobby' OR touched >= ?) GROUP BY status"
        )
        return dict(self._read(query, guest_id, since))

    async def idle(self, since: float) -> Sequence[str]:
        """Name the tables with a game that runs and at which nothing was done after `since`."""
        query = "SELECT id FROM tables WHERE status = 'running' AND touched < ? ORDER BY touched"
        return [table_id for (table_id,) in self._read(query, since)]

    async def table(self, table_id: str) -> TableRow | None:
        """Find a table."""
        found = self._read("SELECT row FROM tables WHERE id = ?", table_id)
        if not found:
            return None
        row = row_of(found[0][0])
        if row is None or row.id != table_id:
            raise damaged(table_id, "its row cannot be read")
        return row

    async def log(self, table_id: str, after: int = 0, upto: int = LAST) -> Sequence[LogRow]:
        """Give the log entries with numbers above `after`, up to `upto`, all of them or none."""
        after = max(0, after)
        # The row before the first one wanted tells where the chain has to go on. One query, so
        # that no commit falls between the log and what is known of its end.
        rows = self._read(
            "SELECT entries, tables.chain, number, line, events, log.chain FROM tables "
            "LEFT JOIN log ON table_id = id AND number >= ? AND number <= ? "
            "WHERE id = ? ORDER BY number",
            *(after, upto, table_id),
        )
        return unbroken(table_id, rows, after, upto) if rows else []

    async def bookmark(self, table_id: str) -> Bookmark | None:
        """Give the newest bookmark of a table."""
        found = self._read("SELECT row FROM bookmarks WHERE table_id = ?", table_id)
        try:
            return _bookmark.decode(found[0][0]) if found else None
        except (msgspec.MsgspecError, TypeError, UnicodeError):
            # It only saves time: the log says everything.
            complain(table_id, "its bookmark is damaged")
            return None

    async def talk(self, table_id: str) -> Sequence[Talked]:
        """Give what was said lately, oldest first."""
        query = "SELECT row FROM talk WHERE table_id = ? ORDER BY id DESC LIMIT ?"
        said: list[Talked] = []
        for (row,) in self._read(query, table_id, TALK_KEPT):
            with suppress(msgspec.MsgspecError, TypeError, UnicodeError):
                said.append(_talk.decode(row))
        return said[::-1]

    async def guest(self, token_hash: str) -> GuestRow | None:
        """Find a guest by the hash of the token in the cookie."""
        found = self._read(
            "SELECT id, name, seen FROM guests WHERE token_hash = ? OR id = "
            "(SELECT guest FROM tokens WHERE token_hash = ?)",
            *(token_hash, token_hash),
        )
        if not found:
            return None
        number, name, seen = found[0]
        now = time()
        if now - seen > SEEN_EVERY:
            # Whether this can be written matters to nobody who is here.
            with suppress(StoreError):
                values = (now, number)
                update = "UPDATE guests SET seen = ? WHERE id = ?"
                await self._do(lambda db: db.execute(update, values))
        return GuestRow(number, name)

    async def guest_by(self, guest_id: int) -> GuestRow | None:
        """Find a guest by number."""
        found = self._read("SELECT id, name FROM guests WHERE id = ?", guest_id)
        return GuestRow(*found[0]) if found else None

    async def admit(self, guest_id: int, token_hash: str, alone: bool) -> None:
        """Let another token stand for a guest, and with `alone` no older one any more."""
        await self._do(lambda db: admit(db, guest_id, token_hash, alone))

    async def new_guest(self, token_hash: str, name: str) -> GuestRow:
        """Remember a new guest."""
        values = (token_hash, name, time())
        insert = "INSERT INTO guests (token_hash, name, seen) VALUES (?, ?, ?)"
        number = await self._do(lambda db: db.execute(insert, values).lastrowid)
        assert number is not None
        return GuestRow(number, name)

    async def rename(self, guest_id: int, name: str) -> None:
        """Give a guest another name, also at the tables they sit at."""
        await self._do(lambda db: rename(db, guest_id, name))

    async def decks(self, guest_id: int, game: str) -> Sequence[DeckRow]:
        """Give what a guest keeps for a game, by name."""
        query = "SELECT id, name, text FROM decks WHERE guest = ? AND game = ? ORDER BY name"
        return [DeckRow(*row) for row in self._read(query, guest_id, game)]

    async def keep_deck(
        self, guest_id: int, game: str, name: str, text: str, most: int
    ) -> int | None:
        """Keep something under a name, in place of what had it; None if there are enough."""
        return await self._do(lambda db: keep(db, guest_id, (game, name, text), most))

    async def drop_deck(self, guest_id: int, deck_id: int) -> bool:
        """Forget something of a guest; False if there is no such thing."""
        delete = "DELETE FROM decks WHERE id = ? AND guest = ?"
        return await self._do(lambda db: db.execute(delete, (deck_id, guest_id)).rowcount > 0)

    async def old(self, unfinished: float, finished: float, guests: float) -> Old:
        """Find what nobody has come back to since these times."""
        return find_old(self._reader, unfinished, finished, guests)

    async def remove_old(self, old: Old) -> None:
        """Forget what was found old."""
        await self._do(lambda db: remove_old(db, old))

    async def close(self) -> None:
        """Write what is waiting and let go."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._file.let_go(self._reader, self._writer)


def _settle(done: Sequence[tuple[Pending, Any]], error: Exception | None = None) -> None:
    """Tell all who wait for these in one go: to wake the loop costs more than what is told."""
    waiting: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for (_, future, loop), result in done:
        waiting.setdefault(loop, []).append((future, result))

    def settle(futures: list[tuple[asyncio.Future[Any], Any]]) -> None:
        for future, result in futures:
            if future.cancelled():
                continue
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

    for loop, futures in waiting.items():
        # A loop that is gone has nobody who waits any more.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(settle, futures)


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
