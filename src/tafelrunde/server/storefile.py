"""The file under a store: is it still the one that was opened?

New pages go into the journal first, and nothing but a checkpoint writes to the file itself. So it
is signed with each checkpoint, in a field of its header that SQLite leaves to us, with the next
number. A file with an older one is a copy from another day, even if written over in place; another
store has begun with another number.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from pathlib import Path

from tafelrunde.server.store import StoreGone

#: Where SQLite keeps the application id, four bytes with the highest first.
SIGNATURE_AT = 68
#: Signatures begin somewhere below this; whenever a store is opened, up to so many are left out.
BEGIN = 1 << 30
SKIP = 1 << 12
#: Rows changed between two checkpoints; each is a page or two of the journal.
CHECKPOINT_EVERY = 600


class StoreFile:
    """Signs the file and watches it; what is written to a file nobody finds again is lost."""

    def __init__(self, path: Path, db: sqlite3.Connection) -> None:
        """Take note of what lies there now, and sign it."""
        self._path = path
        self._journal = path.with_name(path.name + "-wal")
        self._db = db
        db.execute("PRAGMA wal_autocheckpoint = 0")
        db.execute("BEGIN IMMEDIATE")
        # Not simply the next one: two that began with the same copy go different ways.
        self.sign(skip=secrets.randbelow(SKIP))
        db.execute("COMMIT")
        self._files = {file: _identity(file) for file in (path, self._journal)}
        # Never closed before the connections are: that would drop their locks on the file.
        self._read = os.open(path, os.O_RDONLY)
        self._version = self._data_version()
        #: The latest signature of another process in the journal; it comes into the file later.
        self._told = 0
        #: What the file was last seen to be signed with.
        self._seen = _signature(self._read) or 0
        self._checkpoint()

    def check(self) -> None:
        """Refuse to go on when a file was deleted, emptied, replaced or written over."""
        same = all(_identity(file) == known for file, known in self._files.items())
        if not same or not self._is_ours(_signature(self._read)):
            raise StoreGone(
                f"store {self._path}: was deleted or replaced while the server runs; "
                "nothing can be saved until it is put back or the server is started again"
            )

    def _is_ours(self, found: int | None) -> bool:
        if found is None or found < self._seen:
            return False
        if found > max(self._new, self._seen, self._told):
            # Another process may have signed it: `tafelrunde tidy`. Then it has written since.
            version = self._data_version()
            if version == self._version:
                return False
            self._version, self._told = version, self._signed()
            if found > self._told:
                return False
        self._seen = found
        return True

    def _data_version(self) -> int:
        (version,) = self._db.execute("PRAGMA data_version").fetchone()
        return int(version)

    def _signed(self) -> int:
        (signed,) = self._db.execute("PRAGMA application_id").fetchone()
        return int(signed)

    @property
    def is_due(self) -> bool:
        """Whether enough has been written for a checkpoint."""
        return self._db.total_changes - self._settled >= CHECKPOINT_EVERY

    def sign(self, skip: int = 0) -> None:
        """Put the next signature into the journal, in a transaction; a checkpoint follows."""
        self._new = (self._signed() or secrets.randbelow(BEGIN)) + 1 + skip
        self._db.execute(f"PRAGMA application_id = {self._new}")

    def checkpoint(self) -> None:
        """Bring what is in the journal into the file, if it still is ours."""
        self.check()
        self._checkpoint()

    def _checkpoint(self) -> None:
        self._settled = self._db.total_changes
        signed = self._new
        busy, pages, done = self._db.execute("PRAGMA wal_checkpoint").fetchone()
        if not busy and pages == done:
            self._seen = signed

    def let_go(self, *connections: sqlite3.Connection) -> None:
        """Close the connections; a foreign file in the place of ours is not touched by that."""
        foreign = self._is_foreign()
        aside = self._path.with_name(f"{self._path.name}.aside")
        if foreign:
            # The last connection writes the journal into the file, except where that has moved.
            self._path.rename(aside)
        for connection in connections:
            connection.close()
        os.close(self._read)
        if foreign:
            aside.rename(self._path)
            # It would be taken for the new file's own when that is opened the next time.
            self._journal.rename(self._journal.with_name(f"{self._journal.name}.old"))

    def _is_foreign(self) -> bool:
        """Whether something stands in the place of the file that never was ours."""
        there = _identity(self._path)
        if there is None:
            return False
        try:
            if there[:2] == (self._files[self._path] or ())[:2]:
                return not self._is_ours(_signature(self._read))
            with self._path.open("rb") as file:
                return not self._is_ours(_signature(file.fileno()))
        except (OSError, sqlite3.Error):
            return True


def _signature(file: int) -> int | None:
    found = os.pread(file, 4, SIGNATURE_AT)
    return int.from_bytes(found, "big", signed=True) if len(found) == 4 else None


def _identity(file: Path) -> tuple[int, int, bool] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    # The journal begins empty and only grows; the file itself is never empty again.
    return found.st_dev, found.st_ino, file.suffix.endswith("-wal") or found.st_size > 0
