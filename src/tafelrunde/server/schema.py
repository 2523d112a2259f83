"""The tables inside the SQLite file, and how older files become newer ones."""

from __future__ import annotations

import sqlite3
from time import time

from tafelrunde.server.rows import link, note_played, row_of, seat

VERSION = 5

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
#: The chain of every log, and when tables and guests were last heard of. New in version 3.
CHAINED = """
ALTER TABLE log ADD COLUMN chain BLOB NOT NULL DEFAULT x'';
ALTER TABLE tables ADD COLUMN entries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN chain BLOB NOT NULL DEFAULT x'';
ALTER TABLE tables ADD COLUMN touched REAL NOT NULL DEFAULT 0;
ALTER TABLE guests ADD COLUMN seen REAL NOT NULL DEFAULT 0;
"""
#: Who has played where, and further tokens of a guest, for further devices. New in version 4.
PLAYED = """
CREATE TABLE played (
    guest INTEGER NOT NULL, table_id TEXT NOT NULL, ended REAL NOT NULL,
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;
CREATE INDEX played_at ON played (table_id);
CREATE INDEX played_when ON played (guest, ended);
CREATE TABLE tokens (
    id INTEGER PRIMARY KEY, token_hash TEXT UNIQUE NOT NULL, guest INTEGER NOT NULL
);
CREATE INDEX tokens_of ON tokens (guest, id);
"""
#: What guests have built for a game, decks say. New in version 5.
DECKS = """
CREATE TABLE decks (
    id INTEGER PRIMARY KEY, guest INTEGER NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL,
    text TEXT NOT NULL, UNIQUE (guest, game, name)
);
"""
STEPS = (SCHEMA, SEATED, CHAINED, PLAYED, DECKS)


def upgrade(db: sqlite3.Connection, version: int) -> None:
    """Bring a file of an older version, or an empty one (0), to the present one."""
    db.executescript("BEGIN IMMEDIATE;" + "".join(STEPS[version:]))
    if version < 2:
        for (row,) in db.execute("SELECT row FROM tables WHERE status <> 'over'").fetchall():
            if (known := row_of(row)) is not None:
                seat(db, known)
    if version < 3:
        for (table_id,) in db.execute("SELECT id FROM tables").fetchall():
            _chain_up(db, table_id)
        # Who was here before this was written down counts from now.
        db.execute("UPDATE tables SET touched = ?", (time(),))
        db.execute("UPDATE guests SET seen = ?", (time(),))
    if version < 4:
        over = "SELECT row, touched FROM tables WHERE status = 'over'"
        for row, touched in db.execute(over).fetchall():
            if (known := row_of(row)) is not None:
                note_played(db, known, touched)
    db.execute(f"PRAGMA user_version = {VERSION}")
    db.execute("COMMIT")


def _chain_up(db: sqlite3.Connection, table_id: str) -> None:
    chain, entries = b"", 0
    query = "SELECT number, line, events FROM log WHERE table_id = ? ORDER BY number"
    for number, line, events in db.execute(query, (table_id,)).fetchall():
        chain, entries = link(chain, line, events), number
        found = (chain, table_id, number)
        db.execute("UPDATE log SET chain = ? WHERE table_id = ? AND number = ?", found)
    state = (entries, chain, table_id)
    db.execute("UPDATE tables SET entries = ?, chain = ? WHERE id = ?", state)
