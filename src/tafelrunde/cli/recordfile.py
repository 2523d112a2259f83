"""Record files: read whole, written line by line as a game goes on."""

from __future__ import annotations

import fcntl
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from tafelrunde.table import BadRecord, Refusal
from tafelrunde.table.record import Entry, Header, header_of, read, write


def load_header(path: Path) -> tuple[Header, list[str]]:
    """Read the header of a record file and give it with all lines; refuses other files."""
    with blaming(path), path.open("rb") as file:
        lines = _texts(file)
        return header_of(read(lines[:1])), lines


@contextmanager
def blaming(path: Path) -> Iterator[None]:
    """Name the file in whatever is refused because of it."""
    try:
        yield
    except UnicodeDecodeError:
        raise BadRecord(str(path), "not-text", "is no record: not text in UTF-8") from None
    except Refusal as refusal:
        raise BadRecord(f"{path}: {refusal.field}", refusal.key, refusal.reason) from None


class RecordFile:
    """A record file under way; every entry is on disk before its effect is shown."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        """Take hold of the file; `create` and `reopen` are the usual ways here."""
        self.path = path
        self._file = file
        self._written = 0
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise BadRecord(str(path), "in-use", "another game is writing to it") from None

    @classmethod
    def create(cls, path: Path) -> RecordFile:
        """Begin a new file; refuses to overwrite anything."""
        try:
            return cls(path, path.open("xb"))
        except FileExistsError:
            reason = "exists already and is not overwritten (--resume goes on with a saved game)"
            raise BadRecord(str(path), "file-exists", reason, path=str(path)) from None

    @classmethod
    def reopen(cls, path: Path) -> tuple[RecordFile, list[Entry]]:
        """Open a record to go on with; a last line that was cut off in writing is dropped."""
        store = cls(path, path.open("rb+"))
        try:
            with blaming(path):
                lines = _texts(store._file)
                header_of(read(lines[:1]))
                if not lines[-1].endswith("\n"):
                    store._mend(lines)
                entries = read(lines)
        except Refusal:
            store.close()
            raise
        store._written = len(entries)
        return store, entries

    def keep(self, entries: Sequence[Entry]) -> None:
        """Append what is not in the file yet."""
        for entry in entries[self._written :]:
            self._file.write(write(entry).encode() + b"\n")
        self._file.flush()
        self._written = len(entries)

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def _mend(self, lines: list[str]) -> None:
        """End the last line; if it is only a piece, nobody saw its effect and it goes."""
        last = lines.pop()
        try:
            read([*lines[:1], last])
        except BadRecord:
            self._file.seek(-len(last.encode()), 2)
            self._file.truncate()
        else:
            lines.append(last)
            self._file.write(b"\n")


def _texts(file: Iterable[bytes]) -> list[str]:
    # Only a line feed ends a line here; str.splitlines would also break at what names may hold.
    return [line.decode() for line in file]
