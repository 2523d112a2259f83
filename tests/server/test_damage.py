"""What the disk does to a store: told at once, never taken for a shorter game."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tafelrunde.server import rows, storefile
from tafelrunde.server.bodies import (
    Guest,
)
from tafelrunde.server.protocol import (
    Gone,
    Resume,
    Talk,
    Update,
)
from tafelrunde.server.sqlite import SqliteStore
from tafelrunde.server.store import Batch, DamagedTable, StoreError, StoreGone
from tests.server.company import Company
from tests.server.running import Running
from tests.server.test_store import entry, row, use
from tests.server.wire import Declined, Visitor


@pytest.fixture(autouse=True)
def _complains_again() -> None:
    rows.complain.cache_clear()


def harm(path: Path, sql: str) -> None:
    """Change a store behind its back."""
    db = sqlite3.connect(path)
    db.executescript(sql)
    db.close()


async def two_tables(store: SqliteStore) -> None:
    """Write two tables with six entries each."""
    for name in ("one", "two"):
        await store.save(Batch(row(name), [entry(n) for n in range(1, 4)]))
        await store.save(Batch(row(name), [entry(n) for n in range(4, 7)]))


async def no_tables(_: SqliteStore) -> None:
    """Open a store and close it again."""


HARM = {
    "the last entry lost": "DELETE FROM log WHERE table_id = 'one' AND number = 6",
    "the last three lost": "DELETE FROM log WHERE table_id = 'one' AND number > 3",
    "one in the middle lost": "DELETE FROM log WHERE table_id = 'one' AND number = 4",
    "the first lost": "DELETE FROM log WHERE table_id = 'one' AND number = 1",
    "all lost": "DELETE FROM log WHERE table_id = 'one'",
    "a line changed": "UPDATE log SET line = '{\"line\":9}' WHERE table_id = 'one' AND number = 5",
    "events changed": "UPDATE log SET events = '[9]' WHERE table_id = 'one' AND number = 5",
    "a line of bytes": "UPDATE log SET line = x'00ff' WHERE table_id = 'one' AND number = 5",
    "two entries swapped": """
        UPDATE log SET number = 99 WHERE table_id = 'one' AND number = 4;
        UPDATE log SET number = 4 WHERE table_id = 'one' AND number = 5;
        UPDATE log SET number = 5 WHERE table_id = 'one' AND number = 99;""",
    "the last one from another table": """
        DELETE FROM log WHERE table_id = 'one' AND number = 6;
        INSERT INTO log SELECT 'one', 6, line || ' ', events, chain FROM log
        WHERE table_id = 'two' AND number = 6;""",
}


@pytest.mark.parametrize("sql", HARM.values(), ids=HARM)
def test_a_harmed_log_is_refused_not_shortened(store_file: Path, sql: str) -> None:
    use(store_file, two_tables)
    harm(store_file, sql)

    async def look(store: SqliteStore) -> None:
        with pytest.raises(DamagedTable):
            await store.log("one")
        assert len(await store.log("two")) == 6, "the other table is whole"

    use(store_file, look)


def test_a_log_is_refused_also_where_only_its_end_is_read(store_file: Path) -> None:
    """A table wakes from a bookmark and reads only what came after it."""
    use(store_file, two_tables)
    harm(store_file, "DELETE FROM log WHERE table_id = 'one' AND number > 4")

    async def look(store: SqliteStore) -> None:
        for after in (3, 4, 5, 6):
            with pytest.raises(DamagedTable):
                await store.log("one", after=after)
            assert len(await store.log("two", after=after)) == 6 - after
        assert len(await store.log("one", upto=2)) == 2

    use(store_file, look)


def test_nothing_is_appended_to_a_log_of_another_length(store_file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await two_tables(store)
        for number in (6, 8):
            with pytest.raises(StoreError, match="6 entries"):
                await store.save(Batch(row("one"), [entry(number)]))
        await store.save(Batch(row("one"), [entry(7)]))
        assert len(await store.log("one")) == 7

    use(store_file, work)


@pytest.mark.parametrize("junk", ["'{'", "x'00ff00'", "''", "'[1,2]'", "17"])
def test_a_damaged_row_hides_one_table(
    store_file: Path, junk: str, caplog: pytest.LogCaptureFixture
) -> None:
    use(store_file, two_tables)
    harm(store_file, f"UPDATE tables SET row = {junk} WHERE id = 'one'")

    async def look(store: SqliteStore) -> None:
        for _ in range(3):
            assert [table.id for table in await store.tables()] == ["two"]
        assert [table.id for table in await store.tables_of(1)] == ["two"]
        assert await store.damaged_of(1) == ["one"]
        assert await store.damaged_of(2) == []
        with pytest.raises(DamagedTable, match="one"):
            await store.table("one")
        assert await store.table("two") == row("two")

    use(store_file, look)
    said = [message for message in caplog.messages if "one" in message]
    assert len(said) == 1, "told once, not at every look"


def test_damaged_tables_take_nobodys_place_in_the_list(store_file: Path) -> None:
    async def fill(store: SqliteStore) -> None:
        for number in range(30):
            await store.save(Batch(row(f"t{number:02}", created=float(number))))

    use(store_file, fill)
    harm(store_file, "UPDATE tables SET row = '{' WHERE id > 't10'")

    async def look(store: SqliteStore) -> None:
        listed = [table.id for table in await store.tables(most=5)]
        assert listed == ["t10", "t09", "t08", "t07", "t06"]
        assert len(await store.tables(most=50)) == 11

    use(store_file, look)


def test_a_damaged_bookmark_costs_time_only(store_file: Path) -> None:
    use(store_file, two_tables)
    harm(store_file, "INSERT INTO bookmarks VALUES ('one', '{')")

    async def look(store: SqliteStore) -> None:
        assert await store.bookmark("one") is None

    use(store_file, look)


def test_damaged_talk_is_left_out(store_file: Path) -> None:
    use(store_file, two_tables)
    harm(store_file, "INSERT INTO talk (table_id, row) VALUES ('one', '{')")

    async def look(store: SqliteStore) -> None:
        assert await store.talk("one") == []

    use(store_file, look)


# The file under a running server


def delete(path: Path) -> None:
    """Delete the store."""
    path.unlink()


def delete_journal(path: Path) -> None:
    """Delete only the journal, in which everything new is."""
    path.with_name(path.name + "-wal").unlink()


def delete_folder(path: Path) -> None:
    """Delete the folder of the store."""
    shutil.rmtree(path.parent)


def replace(path: Path) -> None:
    """Put another file in its place."""
    other = path.with_name("other.sqlite")
    shutil.copy(path, other)
    other.replace(path)


def empty(path: Path) -> None:
    """Empty it."""
    path.write_bytes(b"")


def write_over(path: Path) -> None:
    """Write another store over it in place, as `cp` does."""
    other = path.with_name("other.sqlite")
    use(other, two_tables)
    shutil.copyfile(other, path)


def restore(path: Path) -> None:
    """Write an older copy of itself over it in place."""
    shutil.copyfile(path.with_name("older.sqlite"), path)


HARMS = [delete, delete_journal, delete_folder, replace, empty, write_over, restore]


@pytest.mark.parametrize("harm", HARMS)
def test_a_store_that_vanishes_is_told_before_anything_is_acknowledged(
    tmp_path: Path, harm: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "store" / "tables.sqlite"
    path.parent.mkdir()
    use(path, no_tables)
    shutil.copyfile(path, path.with_name("older.sqlite"))

    async def work(store: SqliteStore) -> None:
        await two_tables(store)
        # Not in this thread: one that watches the store has a loop of its own.
        await asyncio.to_thread(harm, path)
        for number in (7, 7):
            with pytest.raises(StoreGone) as gone:
                await store.save(Batch(row("one"), [entry(number)]))
        assert str(path) in str(gone.value)
        assert gone.value.key == "store-gone"
        with pytest.raises(StoreGone):
            await store.new_guest("token", "Arya")

    use(path, work)
    assert any(record.levelno >= logging.ERROR for record in caplog.records)


def test_a_store_that_is_put_back_goes_on(tmp_path: Path) -> None:
    path, aside = tmp_path / "tables.sqlite", tmp_path / "aside.sqlite"

    async def work(store: SqliteStore) -> None:
        await two_tables(store)
        path.rename(aside)
        with pytest.raises(StoreGone):
            await store.save(Batch(row("one"), [entry(7)]))
        aside.rename(path)
        await store.save(Batch(row("one"), [entry(7)]))

    use(path, work)


def test_a_copy_of_a_minute_ago_is_noticed_too(
    store_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one that was made from this very store while it was open."""
    monkeypatch.setattr(storefile, "CHECKPOINT_EVERY", 40)
    copy = store_file.with_name("copy.sqlite")

    async def work(store: SqliteStore) -> None:
        await two_tables(store)
        shutil.copyfile(store_file, copy)
        for number in range(7, 60):
            await store.save(Batch(row("one"), [entry(number)]))
        shutil.copyfile(copy, store_file)
        with pytest.raises(StoreGone):
            await store.save(Batch(row("one"), [entry(60)]))

    use(store_file, work)


def test_what_was_put_in_the_place_of_a_store_is_not_touched(store_file: Path) -> None:
    """Its owner has put an older copy back; the server that still runs must not spoil it."""
    use(store_file, two_tables)
    older = store_file.with_name("older.sqlite")
    shutil.copyfile(store_file, older)

    async def work(store: SqliteStore) -> None:
        for name in range(200):
            await store.save(Batch(row(f"new {name}"), [entry(1), entry(2)]))
        restore(store_file)

    use(store_file, work)
    assert store_file.read_bytes() == older.read_bytes()

    async def look(store: SqliteStore) -> None:
        assert {table.id for table in await store.tables()} == {"one", "two"}
        assert len(await store.log("one")) == 6

    use(store_file, look)


def test_another_process_may_write_and_tidy_too(
    store_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storefile, "CHECKPOINT_EVERY", 10)

    async def work(store: SqliteStore) -> None:
        await two_tables(store)
        other = SqliteStore(store_file)
        for number in range(7, 40):
            await store.save(Batch(row("one"), [entry(number)]))
            await other.save(Batch(row("two"), [entry(number)]))
        await other.close()
        await store.save(Batch(row("one"), [entry(40)]))

    use(store_file, work)

    async def look(store: SqliteStore) -> None:
        assert [len(await store.log(name)) for name in ("one", "two")] == [40, 39]

    use(store_file, look)


def test_a_signature_seen_in_the_journal_may_come_into_the_file_later(store_file: Path) -> None:
    """Another process signs twice, and only then brings the second signature into the file."""
    ours, theirs = (sqlite3.connect(store_file, isolation_level=None) for _ in range(2))
    ours.execute("PRAGMA journal_mode = WAL")
    own, other = (storefile.StoreFile(store_file, db) for db in (ours, theirs))

    def sign() -> None:
        theirs.execute("BEGIN IMMEDIATE")
        other.sign()
        theirs.execute("COMMIT")

    sign()
    other.checkpoint()
    sign()
    own.check()
    other.checkpoint()
    own.check()


def test_the_journal_does_not_grow_without_end(
    store_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storefile, "CHECKPOINT_EVERY", 60)
    sizes: list[int] = []

    async def work(store: SqliteStore) -> None:
        for number in range(1, 400):
            await store.save(Batch(row("one"), [entry(number)]))
            sizes.append(store_file.with_name(f"{store_file.name}-wal").stat().st_size)

    use(store_file, work)
    assert sizes[-1] < 2 * sizes[100], "it is written anew from its beginning"


def test_a_store_deleted_while_it_writes_is_told_too(store_file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await two_tables(store)

        def sabotage(_: sqlite3.Connection) -> None:
            store_file.unlink()

        with pytest.raises(StoreGone):
            await store._do(sabotage)

    use(store_file, work)


def test_failed_writes_and_reads_are_logged(
    store_file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(store: SqliteStore) -> None:
        await two_tables(store)
        (pages,) = store._writer.execute("PRAGMA page_count").fetchone()
        store._writer.execute(f"PRAGMA max_page_count = {pages}")
        said = row("one", options={"note": "x" * 500_000})
        with pytest.raises(StoreError, match="full"):
            await store.save(Batch(said))
        assert [str(store_file) in text and "full" in text for text in caplog.messages] == [True]
        caplog.clear()
        store._writer.execute("DROP TABLE talk")
        with pytest.raises(StoreError):
            await store.talk("one")
        assert [str(store_file) in text for text in caplog.messages] == [True]

    use(store_file, work)


def test_reading_while_others_write_finds_no_damage(store_file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        async def write() -> None:
            for number in range(1, 200):
                await store.save(Batch(row("one"), [entry(number)]))

        writing = asyncio.create_task(write())
        looks = 0
        while not writing.done():
            await store.log("one")
            await store.log("one", after=1) if looks else None
            looks += 1
            await asyncio.sleep(0)
        await writing
        assert len(await store.log("one")) == 199

    use(store_file, work)


# At the table


def test_a_damaged_table_says_so_to_its_people_and_others_go_on(
    store_file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with Running(store_file) as server:
        arya = server.visitor("Arya")
        damaged = arya.open(2, computers=("easy",), start=True).id
        shorter = Company.gather(lambda name: server.visitor(name), 2)
        shorter.play(4)
        good = Company.gather(lambda name: server.visitor(name), 2)
        good.play(4)
        for visitor in (*shorter.visitors, *good.visitors):
            visitor.http.close()
    harm(store_file, f"UPDATE tables SET row = '{{' WHERE id = '{damaged}'")
    harm(store_file, f"DELETE FROM log WHERE table_id = '{shorter.id}' AND number = 6")
    with Running(store_file) as server:
        again = Visitor(server.address, token=arya.token)
        assert again.ask("GET", "/api/me", Guest).damaged == (damaged,)
        assert again.mine() == []
        assert good.id in again.listed()
        for table in (damaged, shorter.id):
            with pytest.raises(Declined) as declined:
                again.look(table)
            assert (declined.value.status, declined.value.key) == (503, "damaged-table")
            assert table in declined.value.problem.reason
            tab = again.tab(table, after=None)
            tab.drain()
            assert tab.heard == [Gone("damaged")]
        people = [visitor.moved(server.address) for visitor in good.visitors]
        company = Company(people, good.info)
        company.tabs = [visitor.tab(good.id) for visitor in people]
        company.play(3)
        for visitor in (again, arya, *people):
            visitor.close()
    assert shorter.id in caplog.text


def test_damage_under_a_table_that_is_awake_is_told_too(store_file: Path) -> None:
    with Running(store_file) as server:
        company = Company.gather(lambda name: server.visitor(name), 2)
        company.play(4)
        harm(store_file, f"DELETE FROM log WHERE table_id = '{company.id}' AND number = 4")
        tab = company.tabs[0]
        tab.send(Resume(0))
        refused = tab.refusal()
        assert (refused.about, refused.key) == ("resume", "damaged-table")
        for visitor in company.visitors:
            visitor.close()


def test_a_game_of_which_rows_were_changed_with_their_hashes_is_damaged_too(
    store_file: Path,
) -> None:
    """Whoever mends the hashes still has to write a game that can be played."""
    with Running(store_file) as server:
        company = Company.gather(lambda name: server.visitor(name), 2)
        company.play(4)
        for visitor in company.visitors:
            visitor.close()
    db = sqlite3.connect(store_file)
    (line, events) = db.execute("SELECT line, events FROM log WHERE number = 5").fetchone()
    (before,) = db.execute("SELECT chain FROM log WHERE number = 4").fetchone()
    line = line.replace('"seat":', '"seat":5')
    chain = rows.link(before, line, events)
    db.execute("UPDATE log SET line = ?, chain = ? WHERE number = 5", (line, chain))
    (after, told) = db.execute("SELECT line, events FROM log WHERE number = 6").fetchone()
    chain = rows.link(chain, after, told)
    db.execute("UPDATE log SET chain = ? WHERE number = 6", (chain,))
    db.execute("UPDATE tables SET chain = ?", (chain,))
    db.commit()
    db.close()
    with Running(store_file) as server, server.visitor("Arya") as arya:
        with pytest.raises(Declined) as declined:
            arya.look(company.id)
        assert declined.value.key == "damaged-table"


@pytest.mark.parametrize("harm", [delete, restore])
def test_nobody_is_told_that_an_answer_counts_when_the_store_is_gone(
    store_file: Path, harm: Callable[[Path], None]
) -> None:
    use(store_file, two_tables)
    shutil.copyfile(store_file, store_file.with_name("older.sqlite"))
    with Running(store_file) as server:
        company = Company.gather(lambda name: server.visitor(name), 2)
        company.play(3)
        seen = [tab.seen for tab in company.tabs]
        harm(store_file)
        tab = company.tabs[company.mover]
        tab.answer()
        refused = tab.refusal()
        assert (refused.about, refused.key) == ("answer", "store-gone")
        for other in company.tabs:
            assert other.silent(Update, 0.1)
        assert [tab.seen for tab in company.tabs] == seen
        tab.send(Talk("Is anybody there?"))
        assert tab.refusal().key == "store-gone"
        with pytest.raises(Declined) as declined:
            company.visitors[0].open(2)
        assert (declined.value.status, declined.value.key) == (503, "store-gone")
        for visitor in company.visitors:
            visitor.close()
