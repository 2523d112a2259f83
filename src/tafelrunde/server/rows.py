"""Rows of the SQLite file, written and read with care.

Every log row carries a hash over itself and the one before it, and a table knows how many rows it
has and the hash of the last. So a log that lost or changed a row does not pass for a shorter game.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import blake2b
from time import time
from typing import Any

import msgspec

from tafelrunde.server.store import Batch, DamagedTable, LogRow, StoreError, TableRow

_table = msgspec.json.Decoder(TableRow)
log = logging.getLogger(__name__)


def save(db: sqlite3.Connection, batch: Batch) -> None:
    """Write a batch."""
    row = batch.table
    known = "SELECT entries, chain FROM tables WHERE id = ?"
    entries, chain = db.execute(known, (row.id,)).fetchone() or (0, b"")
    for entry in batch.log:
        entries += 1
        if entry.number != entries:
            # Somebody else has written to this table, or the store was put back to an older one.
            reason = f"its log has {entries - 1} entries, so {entry.number} cannot be the next"
            raise StoreError(f"table {row.id}: {reason}")
        chain = link(chain, entry.line, entry.events)
        values = (row.id, entry.number, entry.line, entry.events, chain)
        db.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?)", values)
    state = (entries, chain, time())
    db.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
        "status = excluded.status, private = excluded.private, row = excluded.row, "
        "entries = excluded.entries, chain = excluded.chain, touched = excluded.touched",
        (row.id, row.status, row.private, row.created, msgspec.json.encode(row), *state),
    )
    # Nobody sits down in the middle of a game, which saves every answer a few writes.
    if not batch.log or batch.log[0].number == 1 or row.status == "over":
        seat(db, row)
    for talk in batch.talk:
        said = (row.id, msgspec.json.encode(talk))
        db.execute("INSERT INTO talk (table_id, row) VALUES (?, ?)", said)
    if batch.drop_bookmark:
        db.execute("DELETE FROM bookmarks WHERE table_id = ?", (row.id,))
    if batch.bookmark is not None:
        marked = (row.id, msgspec.json.encode(batch.bookmark))
        db.execute("INSERT OR REPLACE INTO bookmarks VALUES (?, ?)", marked)


def row_of(data: Any) -> TableRow | None:
    """Read the row of a table; None when it is damaged."""
    try:
        return _table.decode(data)
    except (msgspec.MsgspecError, TypeError, UnicodeError):
        return None


def readable(rows: Iterable[tuple[str, Any]]) -> Iterable[TableRow]:
    """Give the tables that can be read."""
    for table_id, data in rows:
        row = row_of(data)
        if row is not None and row.id == table_id:
            yield row
        else:
            # One damaged table must not hide the others.
            complain(table_id, "its row cannot be read")


def damaged(table_id: str, reason: str) -> DamagedTable:
    """Write down what is wrong with a table and give it as an error."""
    complain(table_id, reason)
    return DamagedTable(f"table {table_id}: {reason}")


@cache
def complain(table_id: str, reason: str) -> None:
    """Write down what is wrong with a table, once."""
    log.error("table %s: %s", table_id, reason)


def link(before: bytes, line: str, events: str) -> bytes:
    """Give the hash of a log row after the one with the hash `before`."""
    joined = f"{len(line)}:{line}{events}".encode()
    return blake2b(before + joined, digest_size=16).digest()


def unbroken(table_id: str, rows: Sequence[tuple[Any, ...]], after: int, upto: int) -> list[LogRow]:
    """Give the log rows above `after`; refuses them where one is missing or was changed."""
    entries, last = rows[0][:2]
    found: list[LogRow] = []
    chain, number = b"", after
    if after and rows[0][2] != after:
        raise damaged(table_id, f"entry {after} of its log is missing")
    for _, _, place, line, events, stored in rows:
        if place == after:
            chain = stored
            continue
        if place is None:
            break
        number += 1
        chain = link(chain, line, events) if _texts(line, events) else b""
        if place != number or chain != stored:
            raise damaged(table_id, f"entry {number} of its log is missing or was changed")
        found.append(LogRow(number, line, events))
    if number < min(upto, entries):
        raise damaged(table_id, f"its log has {entries} entries, but only {number} are left")
    if found and number == entries and chain != last:
        raise damaged(table_id, "its log does not end as it was written")
    return found


def _texts(*values: object) -> bool:
    return all(isinstance(value, str) for value in values)


def seat(db: sqlite3.Connection, row: TableRow) -> None:
    """Note who sits at a table; when it is over, nobody does."""
    db.execute("DELETE FROM seated WHERE table_id = ?", (row.id,))
    sitting = {seating.guest for seating in row.seatings} if row.status != "over" else ()
    for guest in sitting:
        if guest is not None:
            db.execute("INSERT INTO seated VALUES (?, ?)", (guest, row.id))
