"""The store: commits are grouped and reach the disk, one bad job hurts nobody else."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time
from typing import TypeVar

import pytest

from tafelrunde.server import sqlite
from tafelrunde.server.protocol import Talked
from tafelrunde.server.schema import VERSION
from tafelrunde.server.sqlite import TALK_KEPT, SqliteStore, open_store
from tafelrunde.server.store import (
    LISTED,
    Batch,
    LogRow,
    Seating,
    Store,
    StoreError,
    TableRow,
)
from tafelrunde.server.tidying import Old
from tafelrunde.table.bookmark import Bookmark
from tests.server.memory import MemoryStore

T = TypeVar("T")
#: The number of a user who owns nothing.
NOBODY = 65534


def row(table_id: str = "one", **changes: object) -> TableRow:
    """Give a table."""
    fields: dict[str, object] = {
        "game": "westeros_intrigue",
        "creator": 1,
        "options": {"rounds": 2, "starter": "random"},
        "seatings": [Seating("Arya", 1), Seating(level="hard"), Seating(closed=True)],
        "status": "lobby",
        "private": False,
        "spectators": True,
        "pace": "calm",
        "created": 1.0,
    }
    return TableRow(table_id, **(fields | changes))  # type: ignore[arg-type]


def entry(number: int) -> LogRow:
    """Give a log entry."""
    return LogRow(number, f'{{"line":{number}}}', f"[{number}]")


def use(path: Path, work: Callable[[SqliteStore], Awaitable[T]]) -> T:
    """Open a store, work on it and close it."""

    async def run() -> T:
        store = SqliteStore(path)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def fill(store: Store) -> None:
    """Write one of everything."""
    guest = await store.new_guest("hash", "Arya")
    await store.rename(guest.id, "No One")
    mark = Bookmark(2, 0, 1, "seal", {"state": {}})
    said = [Talked("Arya", 0, "Valar morghulis", 5.0), Talked("Jaqen", None, "…", 6.0)]
    await store.save(Batch(row(), [entry(1), entry(2)], said, mark))
    await store.save(Batch(row(status="running", key="ab"), [entry(3)]))
    await store.save(Batch(row("two", created=2.0)))
    await store.save(Batch(row("three", private=True)))
    await store.save(Batch(row("four", created=4.0, status="over")))


async def check(store: Store) -> None:
    """Find everything `fill` wrote."""
    guest = await store.guest("hash")
    assert guest is not None
    assert guest.name == "No One"
    assert await store.guest("other") is None
    assert await store.table("one") == row(status="running", key="ab")
    assert await store.table("nine") is None
    assert await store.log("one") == [entry(1), entry(2), entry(3)]
    assert await store.log("one", after=1) == [entry(2), entry(3)]
    assert await store.log("one", after=1, upto=2) == [entry(2)]
    assert await store.log("two") == []
    assert await store.bookmark("one") == Bookmark(2, 0, 1, "seal", {"state": {}})
    assert await store.bookmark("two") is None
    assert [said.text for said in await store.talk("one")] == ["Valar morghulis", "…"]
    assert [table.id for table in await store.tables()] == ["four", "two", "one"]
    assert [table.id for table in await store.tables("running")] == ["one"]
    assert [table.id for table in await store.tables_of(1)] == ["two", "one", "three"]
    assert await store.tables_of(2) == []
    await store.save(Batch(row("one"), drop_bookmark=True))
    assert await store.bookmark("one") is None


def test_what_was_saved_is_there_after_reopening(store_file: Path) -> None:
    use(store_file, fill)
    use(store_file, check)


def test_the_store_in_memory_keeps_the_same_promises() -> None:
    async def run() -> None:
        store = MemoryStore()
        await fill(store)
        await check(store)

    asyncio.run(run())


def test_only_the_latest_talk_and_tables_are_given(store_file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        said = [Talked("Arya", 0, str(n), n) for n in range(TALK_KEPT + 5)]
        await store.save(Batch(row(), talk=said))
        assert await store.talk("one") == said[5:]
        for number in range(LISTED + 5):
            await store.save(Batch(row(f"t{number}", created=number)))
        assert len(await store.tables()) == LISTED

    use(store_file, work)


def test_answers_that_wait_together_are_committed_together(store_file: Path) -> None:
    async def work(store: SqliteStore) -> tuple[int, int]:
        commits = 0
        begun, busy = threading.Event(), threading.Event()

        def counted(sql: str) -> None:
            nonlocal commits
            commits += sql == "COMMIT"

        def wait(_: sqlite3.Connection) -> None:
            begun.set()
            assert busy.wait(5)

        store._writer.set_trace_callback(counted)
        first = asyncio.create_task(store._do(wait))
        while not begun.is_set():
            await asyncio.sleep(0.01)
        saves = [store.save(Batch(row(f"t{n}"), [entry(1)])) for n in range(50)]
        together = asyncio.gather(*saves)
        await asyncio.sleep(0)
        busy.set()
        await asyncio.gather(first, together)
        store._writer.set_trace_callback(None)
        return commits, len(await store.tables())

    assert use(store_file, work) == (2, 50)


def test_every_commit_reaches_the_disk(store_file: Path) -> None:
    async def work(store: SqliteStore) -> tuple[str, int]:
        (journal,) = store._writer.execute("PRAGMA journal_mode").fetchone()
        (level,) = store._writer.execute("PRAGMA synchronous").fetchone()
        return journal, level

    assert use(store_file, work) == ("wal", 2)


def test_a_save_returns_only_after_its_commit(store_file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        for number in range(1, 20):
            await store.save(Batch(row(), [entry(number)]))
            other = sqlite3.connect(store_file)
            (seen,) = other.execute("SELECT max(number) FROM log").fetchone()
            other.close()
            assert seen == number

    use(store_file, work)


def test_a_failing_job_takes_no_other_with_it(store_file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.save(Batch(row(), [entry(1)]))
        busy = threading.Event()

        def wait(_: sqlite3.Connection) -> None:
            assert busy.wait(5)

        first = asyncio.create_task(store._do(wait))
        await asyncio.sleep(0.05)
        good = [asyncio.create_task(store.save(Batch(row(f"t{n}"), [entry(1)]))) for n in range(5)]
        bad = asyncio.create_task(store.save(Batch(row(status="running"), [entry(2), entry(1)])))
        late = asyncio.create_task(store.save(Batch(row("late"), [entry(1)])))
        await asyncio.sleep(0)
        busy.set()
        await first
        with pytest.raises(StoreError):
            await bad
        await asyncio.gather(*good, late)
        assert await store.log("one") == [entry(1)], "all of a batch or nothing"
        found = await store.table("one")
        assert found is not None
        assert found.status == "lobby"
        assert len(await store.tables()) == 7

    use(store_file, work)


def test_a_crowd_of_answers_is_written_together_each_to_its_own_log(store_file: Path) -> None:
    names = [f"t{number}" for number in range(90)]

    async def work(store: SqliteStore) -> None:
        await asyncio.gather(*(store.save(Batch(row(n), [entry(1)])) for n in names))
        statements: list[str] = []
        store._writer.set_trace_callback(statements.append)
        for number in (2, 3):
            rows = [row(name, status="running", waiting=(number,)) for name in names]
            rows[7].status = "over"
            await held_up(store, [Batch(one, [entry(number)]) for one in rows])
        assert sum("INSERT INTO log" in statement for statement in statements) < 40
        # Another process has gone on with one of them, and the store remembers its old end.
        harm = sqlite3.connect(store_file)
        harm.execute("UPDATE tables SET entries = 2 WHERE id = 't3'")
        harm.commit()
        harm.close()
        rows = [row(name, status="running", waiting=(4,)) for name in names]
        with pytest.raises(StoreError, match="t3"):
            await held_up(store, [Batch(one, [entry(4)]) for one in rows])
        for name in set(names) - {"t3"}:
            assert await store.log(name) == [entry(1), entry(2), entry(3), entry(4)]
            found = await store.table(name)
            assert found is not None
            assert found.waiting == (4,)

    use(store_file, work)


async def held_up(store: SqliteStore, batches: list[Batch]) -> None:
    """Save batches that all wait for the same commit; raises the first error at the end."""
    busy = threading.Event()
    holding = asyncio.create_task(store._do(lambda _: busy.wait(5)))
    await asyncio.sleep(0.02)
    saves = [asyncio.create_task(store.save(batch)) for batch in batches]
    await asyncio.sleep(0)
    busy.set()
    await holding
    for result in await asyncio.gather(*saves, return_exceptions=True):
        if result is not None:
            raise result


def test_closing_writes_what_is_waiting(store_file: Path) -> None:
    async def run() -> None:
        store = SqliteStore(store_file)
        saves = [store.save(Batch(row(f"t{n}"), [entry(1)])) for n in range(20)]
        tasks = [asyncio.create_task(save) for save in saves]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*tasks)

    asyncio.run(run())

    async def count(store: SqliteStore) -> int:
        return len(await store.tables())

    assert use(store_file, count) == 20


def refused(address: str) -> str:
    """Give the one line with which a store is refused."""
    with pytest.raises(StoreError) as error:
        open_store(address)
    said = str(error.value)
    assert "\n" not in said
    return said


NEW_IN_3 = """
DROP TABLE decks; DROP TABLE played; DROP TABLE tokens;
ALTER TABLE log DROP COLUMN chain; ALTER TABLE tables DROP COLUMN entries;
ALTER TABLE tables DROP COLUMN chain; ALTER TABLE tables DROP COLUMN touched;
ALTER TABLE guests DROP COLUMN seen; PRAGMA user_version = 2;
"""


@pytest.mark.parametrize(
    "older", [NEW_IN_3, NEW_IN_3 + "DROP TABLE seated; PRAGMA user_version = 1;"], ids=["2", "1"]
)
def test_a_store_of_an_older_version_learns_what_is_new(store_file: Path, older: str) -> None:
    use(store_file, fill)
    db = sqlite3.connect(store_file)
    db.executescript(older)
    db.close()
    use(store_file, check)

    async def nobody_is_forgotten(store: SqliteStore) -> Old:
        week_ago = time() - 7 * 24 * 3600
        return await store.old(week_ago, week_ago, week_ago)

    assert use(store_file, nobody_is_forgotten) == Old()


def test_a_store_of_a_newer_version_is_refused_and_left_alone(store_file: Path) -> None:
    use(store_file, fill)
    newer = sqlite3.connect(store_file)
    newer.execute(f"PRAGMA user_version = {VERSION + 1}")
    newer.close()
    before = store_file.read_bytes()
    said = refused(f"sqlite:///{store_file}")
    assert "newer" in said
    assert str(store_file) in said
    assert store_file.read_bytes() == before
    assert [file.name for file in store_file.parent.iterdir()] == [store_file.name]


def test_a_store_that_cannot_be_written_is_refused(store_file: Path, tmp_path: Path) -> None:
    assert str(tmp_path) in refused(f"sqlite:///{tmp_path}")
    store_file.write_text("Valar morghulis. " * 100)
    assert "not a database" in refused(f"sqlite:///{store_file}")
    assert str(store_file) in refused(f"sqlite:///{store_file}/inside.sqlite")


@contextmanager
def as_anybody() -> Iterator[None]:
    """Be no superuser for a while, who may write everything."""
    superuser = os.geteuid() == 0
    if superuser:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if superuser:
            os.seteuid(0)


def test_a_store_without_write_permission_is_refused() -> None:
    # Not in a folder of pytest: those are closed to anybody else.
    with TemporaryDirectory() as folder:
        store_file = Path(folder) / "tables.sqlite"
        use(store_file, fill)
        store_file.chmod(0o444)
        Path(folder).chmod(0o555)
        with as_anybody():
            assert str(store_file) in refused(f"sqlite:///{store_file}")
        Path(folder).chmod(0o755)


def test_a_full_disk_is_told_to_who_saves_and_the_store_lives_on(store_file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.save(Batch(row(), [entry(1)]))
        (pages,) = store._writer.execute("PRAGMA page_count").fetchone()
        store._writer.execute(f"PRAGMA max_page_count = {pages}")
        large = [LogRow(number, "x" * 4000, "[]") for number in range(2, 50)]
        with pytest.raises(StoreError, match="full"):
            await store.save(Batch(row(), large))
        assert await store.log("one") == [entry(1)]
        store._writer.execute("PRAGMA max_page_count = 1000000")
        await store.save(Batch(row(), large))
        assert len(await store.log("one")) == 49

    use(store_file, work)


@pytest.mark.parametrize("address", ["", "tables.sqlite", "postgres://x/y", "sqlite:///"])
def test_an_unknown_address_is_refused(address: str) -> None:
    assert "sqlite:///file.sqlite" in refused(address)


def test_missing_folders_are_made(tmp_path: Path) -> None:
    async def run() -> None:
        await open_store(f"sqlite:///{tmp_path}/a/b/c.sqlite").close()

    asyncio.run(run())
    assert (tmp_path / "a/b/c.sqlite").is_file()


def test_who_waits_together_is_written_together(
    store_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While several write, the next commit waits a moment for more; who writes alone does not."""
    monkeypatch.setattr(sqlite, "TOGETHER", 0.5)
    commits: list[int] = []
    commit = SqliteStore._commit

    def counted(self: SqliteStore, jobs: list[sqlite.Pending]) -> None:
        commits.append(len(jobs))
        commit(self, jobs)

    monkeypatch.setattr(SqliteStore, "_commit", counted)

    async def work(store: SqliteStore) -> None:
        begun = time()
        for number in range(5):
            await store.save(Batch(row(f"alone {number}")))
        assert time() - begun < 5 * sqlite.TOGETHER, "each has waited for more"
        assert commits == [1] * 5
        busy = threading.Event()
        store._jobs.put((lambda _: busy.wait(5), asyncio.Future(), asyncio.get_running_loop()))
        waiting = [asyncio.create_task(store.save(Batch(row(f"first {n}")))) for n in range(2)]
        await asyncio.sleep(0)
        busy.set()
        await asyncio.gather(*waiting)
        for number in range(20):
            waiting.append(asyncio.create_task(store.save(Batch(row(f"later {number}")))))
            await asyncio.sleep(0.002)
        await asyncio.gather(*waiting)
        assert sum(commits) == 5 + 1 + 2 + 20
        assert commits[-1] >= 15, commits

    use(store_file, work)
