"""Tidy counts first and deletes only when told to; who was here lately loses nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from time import time

import pytest

from tafelrunde.server.protocol import Talked
from tafelrunde.server.sqlite import SqliteStore
from tafelrunde.server.store import Batch, LogRow, Seating, TableRow
from tests.cli.terminal import Terminal

DAY = 24 * 3600.0


def table(name: str, guests: list[int], status: str) -> TableRow:
    """Give a table at which these guests sit."""
    return TableRow(
        id=name,
        game="westeros_intrigue",
        creator=guests[0],
        options={},
        seatings=[Seating(f"guest {number}", number) for number in guests],
        status=status,  # type: ignore[arg-type]
        private=False,
        spectators=True,
        pace="calm",
        created=time() - 500 * DAY,
    )


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """Fill a store: Arya was here today, Bran 100 days ago, Cersei 500 days ago."""
    path = tmp_path / "tables.sqlite"
    seen = {"Arya": 0, "Bran": 100, "Cersei": 500, "Davos": 500, "Edric": 500}
    touched = {"hers": 300, "shared": 300, "forgotten": 300, "new": 1, "won": 300, "won-now": 1}

    async def fill() -> None:
        opened = SqliteStore(path)
        for name in seen:
            await opened.new_guest(name, name)
        for name, guests, status in (
            ("hers", [1], "running"),
            ("shared", [1, 3], "running"),
            ("forgotten", [2, 3], "running"),
            ("new", [3], "lobby"),
            ("won", [2, 3], "over"),
            ("won-now", [4], "over"),
        ):
            said = [Talked("x", 0, "x", 0.0)]
            await opened.save(Batch(table(name, guests, status), [LogRow(1, "{}", "[]")], said))
        await opened.close()

    asyncio.run(fill())
    db = sqlite3.connect(path)
    for name, days in seen.items():
        db.execute("UPDATE guests SET seen = ? WHERE name = ?", (time() - days * DAY, name))
    for name, days in touched.items():
        db.execute("UPDATE tables SET touched = ? WHERE id = ?", (time() - days * DAY, name))
    db.commit()
    db.close()
    return path


def left(path: Path) -> tuple[set[str], set[str]]:
    """List the tables and guests that are left, and check that no parts are."""
    db = sqlite3.connect(path)
    tables = {name for (name,) in db.execute("SELECT id FROM tables")}
    for part in ("log", "talk", "seated"):
        assert {name for (name,) in db.execute(f"SELECT table_id FROM {part}")} <= tables
    guests = {name for (name,) in db.execute("SELECT name FROM guests")}
    db.close()
    return tables, guests


EVERYTHING = (
    {"hers", "shared", "forgotten", "new", "won", "won-now"},
    {"Arya", "Bran", "Cersei", "Davos", "Edric"},
)


def test_it_only_counts_unless_told(terminal: Terminal, store: Path) -> None:
    said = terminal("tidy", "--store", f"sqlite:///{store}")
    assert said.code == 0
    assert "One unfinished table" in said.out
    assert "kept for ever" in said.out
    assert "One guest" in said.out
    assert "--delete" in said.out
    assert left(store) == EVERYTHING


def test_in_german(terminal: Terminal, store: Path) -> None:
    said = terminal("tidy", "--store", f"sqlite:///{store}", "--lang", "de")
    assert "Ein Tisch ohne Ende" in said.out
    assert "Nichts wurde gelöscht" in said.out


def test_it_deletes_what_nobody_came_back_to(terminal: Terminal, store: Path) -> None:
    said = terminal("tidy", "--store", f"sqlite:///{store}", "--delete")
    assert "Deleted." in said.out
    tables, guests = left(store)
    assert tables == EVERYTHING[0] - {"forgotten"}, "one of the two at the shared table was here"
    assert guests == EVERYTHING[1] - {"Davos"}, "who sits somewhere stays, and so does the newest"
    again = terminal("tidy", "--store", f"sqlite:///{store}", "--delete")
    assert "No unfinished tables" in again.out
    assert "Deleted" not in again.out


def test_finished_games_are_kept_as_long_as_the_owner_says(terminal: Terminal, store: Path) -> None:
    terminal("tidy", "--store", f"sqlite:///{store}", "--delete", "--finished", "100")
    assert left(store)[0] == EVERYTHING[0] - {"forgotten", "won"}


def test_numbers_of_guests_are_not_given_again(terminal: Terminal, store: Path) -> None:
    """A finished table knows its people by number; nobody else may become one of them."""
    terminal("tidy", "--store", f"sqlite:///{store}", "--delete", "--guests", "1")

    async def come() -> int:
        opened = SqliteStore(store)
        guest = await opened.new_guest("new", "Florian")
        await opened.close()
        return guest.id

    assert asyncio.run(come()) == 6


def test_a_store_that_is_not_there_is_not_made(terminal: Terminal, tmp_path: Path) -> None:
    missing = tmp_path / "nothing.sqlite"
    terminal("tidy", "--store", f"sqlite:///{missing}").refused("store", str(missing))
    assert not missing.exists()
    terminal("tidy", "--store", "postgres://x").refused("store")
    terminal("tidy", "--unfinished", "0").refused("unfinished")
