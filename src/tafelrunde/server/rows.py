"""Rows of the SQLite file, written and read with care.

Every log row carries a hash over itself and the one before it, and a table knows how many rows it
has and the hash of the last. So a log that lost or changed a row does not pass for a shorter game.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from hashlib import blake2b
from itertools import chain as chained
from time import time
from typing import Any, TypeVar

import msgspec

from tafelrunde.server.seating import renamed as renamed_row
from tafelrunde.server.store import Batch, DamagedTable, LogRow, StoreError, TableRow

#: Devices that can be the same guest; the first one always stays.
MOST_DEVICES = 8
_table = msgspec.json.Decoder(TableRow)
log = logging.getLogger(__name__)


#: Length and last hash of a log.
End = tuple[int, bytes]
#: Ends of logs by table; only to save a look, so a wrong one does no harm.
Ends = dict[str, End]
#: Tables whose end is remembered.
MOST_ENDS = 10_000
#: So many rows are written by one statement.
PORTIONS = (64, 32, 16, 8, 4, 2, 1)
Line = tuple[str, int, str, str, bytes]
Row = TypeVar("Row", bound=tuple[Any, ...])


def save(db: sqlite3.Connection, batch: Batch, ends: Ends) -> None:
    """Write a batch."""
    row = batch.table
    end = ends.pop(row.id, None)
    fits = end is not None and (not batch.log or batch.log[0].number == end[0] + 1)
    if end is None or not fits or not _append(db, batch, end, ends):
        found = db.execute("SELECT entries, chain FROM tables WHERE id = ?", (row.id,)).fetchone()
        if found is None:
            db.execute(
                "INSERT INTO tables (id, status, private, created, row) VALUES (?, ?, ?, ?, '')",
                (row.id, row.status, row.private, row.created),
            )
        if not _append(db, batch, found or (0, b""), ends):
            raise StoreError(f"table {row.id}: its row was changed meanwhile")
    # Nobody sits down in the middle of a game, which saves every answer a few writes.
    if not batch.log or batch.log[0].number == 1 or row.status == "over":
        seat(db, row)
    if row.status == "over":
        note_played(db, row, time())
    for talk in batch.talk:
        said = (row.id, msgspec.json.encode(talk))
        db.execute("INSERT INTO talk (table_id, row) VALUES (?, ?)", said)
    if batch.drop_bookmark:
        db.execute("DELETE FROM bookmarks WHERE table_id = ?", (row.id,))
    if batch.bookmark is not None:
        marked = (row.id, msgspec.json.encode(batch.bookmark))
        db.execute("INSERT OR REPLACE INTO bookmarks VALUES (?, ?)", marked)


def _append(db: sqlite3.Connection, batch: Batch, end: End, ends: Ends) -> bool:
    """Write the row and what comes after a log of this end; False when it does not end so."""
    row = batch.table
    lines, (entries, chain) = _linked(batch, end)
    changed = db.execute(
        "UPDATE tables SET status = ?, private = ?, row = ?, entries = ?, chain = ?, touched = ? "
        "WHERE id = ? AND entries = ? AND chain = ?",
        (row.status, row.private, msgspec.json.encode(row), entries, chain, time(), row.id, *end),
    )
    if not changed.rowcount:
        return False
    db.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?)", lines)
    _remember(ends, row.id, (entries, chain))
    return True


def adds_only(batch: Batch, ends: Ends) -> bool:
    """Whether a batch does nothing but go on with the log of a running game, as answers do."""
    row, end = batch.table, ends.get(batch.table.id)
    if end is None or not batch.log or batch.log[0].number != end[0] + 1 or not end[0]:
        return False
    more = batch.talk or batch.drop_bookmark or batch.bookmark is not None
    return row.status == "running" and not more


def add_all(db: sqlite3.Connection, batches: Sequence[Batch], ends: Ends) -> None:
    """Write batches of different tables that only add, many in a statement.

    In between two statements other threads have their turn. With one or two for every answer, most
    of a busy second would be spent on waiting for the next turn.
    """
    if len(batches) == 1:
        # Alone it is found out whether the end is only remembered wrongly.
        save(db, batches[0], ends)
        return
    rows, lines, now = [], [], time()
    for batch in batches:
        row, end = batch.table, ends[batch.table.id]
        added, (entries, chain) = _linked(batch, end)
        rows.append((row.id, *end, msgspec.json.encode(row), entries, chain, now))
        lines += added
        _remember(ends, row.id, (entries, chain))
    for some in _portions(rows):
        changed = db.execute(
            "UPDATE tables SET row = new.column4, entries = new.column5, chain = new.column6, "
            f"touched = new.column7 FROM (VALUES {places(some)}) AS new WHERE id = new.column1 "
            "AND entries = new.column2 AND tables.chain = new.column3",
            [*chained.from_iterable(some)],
        )
        if changed.rowcount != len(some):
            raise StoreError("a table's row was changed meanwhile")
    for new in _portions(lines):
        db.execute(f"INSERT INTO log VALUES {places(new)}", [*chained.from_iterable(new)])


def _linked(batch: Batch, end: End) -> tuple[list[Line], End]:
    """Give the log's new rows, each with a hash over itself and the one before, and its new end."""
    entries, chain = end
    lines: list[Line] = []
    for entry in batch.log:
        entries += 1
        if entry.number != entries:
            # Somebody else has written to this table, or the store was put back to an older one.
            reason = f"its log has {entries - 1} entries, so {entry.number} cannot be the next"
            raise StoreError(f"table {batch.table.id}: {reason}")
        chain = link(chain, entry.line, entry.events)
        lines.append((batch.table.id, entry.number, entry.line, entry.events, chain))
    return lines, (entries, chain)


def _remember(ends: Ends, table_id: str, end: End) -> None:
    if len(ends) >= MOST_ENDS:
        ends.clear()
    ends[table_id] = end


def _portions(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    """Cut rows into portions of few different sizes: a statement of each is kept ready."""
    start = 0
    while start < len(rows):
        size = next(size for size in PORTIONS if size <= len(rows) - start)
        yield rows[start : start + size]
        start += size


def places(rows: Sequence[Row]) -> str:
    """Give the places of values in a statement.

    >>> places([(1, 2), (3, 4)])
    '(?, ?), (?, ?)'
    """
    one = f"({', '.join('?' * len(rows[0]))})"
    return ", ".join([one] * len(rows))


def rename(db: sqlite3.Connection, guest: int, name: str) -> None:
    """Give a guest another name, here and on every seat of theirs that is not yet history."""
    db.execute("UPDATE guests SET name = ? WHERE id = ?", (name, guest))
    query = "SELECT id, row FROM seated JOIN tables ON id = table_id WHERE guest = ?"
    for table_id, data in db.execute(query, (guest,)).fetchall():
        if (row := row_of(data)) is not None:
            renamed = msgspec.json.encode(renamed_row(row, guest, name))
            db.execute("UPDATE tables SET row = ? WHERE id = ?", (renamed, table_id))


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


def note_played(db: sqlite3.Connection, row: TableRow, ended: float) -> None:
    """Note who has played a game to its end; what was noted first stays."""
    for seating in row.seatings:
        if seating.guest is not None:
            values = (seating.guest, row.id, ended)
            db.execute("INSERT OR IGNORE INTO played VALUES (?, ?, ?)", values)


def admit(db: sqlite3.Connection, guest: int, token_hash: str, alone: bool) -> None:
    """Let another token stand for a guest; of many, the oldest ones go."""
    if alone:
        db.execute("UPDATE guests SET token_hash = ? WHERE id = ?", (token_hash, guest))
        db.execute("DELETE FROM tokens WHERE guest = ?", (guest,))
        return
    db.execute("INSERT INTO tokens (token_hash, guest) VALUES (?, ?)", (token_hash, guest))
    db.execute(
        "DELETE FROM tokens WHERE guest = ? AND id NOT IN "
        "(SELECT id FROM tokens WHERE guest = ? ORDER BY id DESC LIMIT ?)",
        (guest, guest, MOST_DEVICES - 1),
    )


def keep(db: sqlite3.Connection, guest: int, deck: tuple[str, str, str], most: int) -> int | None:
    """Keep a deck (game, name, text) of a guest who has fewer than `most`, or one of this name."""
    game, name, text = deck
    find = "SELECT id FROM decks WHERE guest = ? AND game = ? AND name = ?"
    found = db.execute(find, (guest, game, name)).fetchone()
    if found is not None:
        db.execute("UPDATE decks SET text = ? WHERE id = ?", (text, found[0]))
        return int(found[0])
    (count,) = db.execute("SELECT count(*) FROM decks WHERE guest = ?", (guest,)).fetchone()
    if count >= most:
        return None
    insert = "INSERT INTO decks (guest, game, name, text) VALUES (?, ?, ?, ?)"
    return db.execute(insert, (guest, game, name, text)).lastrowid


def seat(db: sqlite3.Connection, row: TableRow) -> None:
    """Note who sits at a table; when it is over, nobody does."""
    db.execute("DELETE FROM seated WHERE table_id = ?", (row.id,))
    sitting = {seating.guest for seating in row.seatings} if row.status != "over" else ()
    for guest in sitting:
        if guest is not None:
            db.execute("INSERT INTO seated VALUES (?, ?)", (guest, row.id))
