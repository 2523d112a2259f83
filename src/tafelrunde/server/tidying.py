"""What a store can forget: tables and guests that nobody has come back to."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

import msgspec


class Old(msgspec.Struct, frozen=True):
    """Ids of tables and guests that can go."""

    unfinished: tuple[str, ...] = ()
    finished: tuple[str, ...] = ()
    guests: tuple[int, ...] = ()

    @property
    def tables(self) -> tuple[str, ...]:
        """All the tables."""
        return self.unfinished + self.finished


def find_old(db: sqlite3.Connection, unfinished: float, finished: float, guests: float) -> Old:
    """Find what is older than these times.

    Tables that are not over count by when somebody who sits there was last seen, tables that are
    over by their last answer, guests by when they were seen; a guest who sits somewhere stays.
    """
    waiting = db.execute(
        "SELECT id FROM tables WHERE status <> 'over' AND touched < ? AND NOT EXISTS "
        "(SELECT 1 FROM seated JOIN guests ON guests.id = guest "
        "WHERE table_id = tables.id AND seen >= ?) ORDER BY touched",
        (unfinished, unfinished),
    )
    tables = tuple(table_id for (table_id,) in waiting)
    over = db.execute(
        "SELECT id FROM tables WHERE status = 'over' AND touched < ? ORDER BY touched", (finished,)
    )
    records = tuple(table_id for (table_id,) in over)
    sitting: set[int] = set()
    for guest, table_id in db.execute("SELECT guest, table_id FROM seated"):
        if table_id not in tables:
            sitting.add(guest)
    # The newest stays: its number must not be given to somebody else.
    unseen = db.execute(
        "SELECT id FROM guests WHERE seen < ? AND id < (SELECT max(id) FROM guests)", (guests,)
    )
    away = tuple(guest for (guest,) in unseen if guest not in sitting)
    return Old(tables, records, away)


def remove(db: sqlite3.Connection, tables: Iterable[str]) -> None:
    """Forget tables and everything about them."""
    for table_id in tables:
        db.execute("DELETE FROM tables WHERE id = ?", (table_id,))
        for part in ("log", "bookmarks", "talk", "seated", "played"):
            db.execute(f"DELETE FROM {part} WHERE table_id = ?", (table_id,))


def remove_old(db: sqlite3.Connection, old: Old) -> None:
    """Forget what was found old."""
    remove(db, old.tables)
    for part in ("played", "tokens", "decks"):
        gone = [(guest,) for guest in old.guests]
        db.executemany(f"DELETE FROM {part} WHERE guest = ?", gone)
    db.executemany("DELETE FROM guests WHERE id = ?", [(guest,) for guest in old.guests])
