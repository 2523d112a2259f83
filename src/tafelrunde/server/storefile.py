"""The file under a store: is it still the one that was opened?"""

from __future__ import annotations

from pathlib import Path

from tafelrunde.server.store import StoreGone


class StoreFile:
    """Remembers the file and its journal; what is written to a deleted file is lost for good."""

    def __init__(self, path: Path) -> None:
        """Take note of what lies there now; call it when the journal exists."""
        journal = path.with_name(path.name + "-wal")
        self._path = path
        self._files = {file: _identity(file) for file in (path, journal)}

    def check(self) -> None:
        """Refuse to go on when a file was deleted, emptied or replaced."""
        if any(_identity(file) != known for file, known in self._files.items()):
            raise StoreGone(
                f"store {self._path}: was deleted or replaced while the server runs; "
                "nothing can be saved until it is put back or the server is started again"
            )


def _identity(file: Path) -> tuple[int, int, bool] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    # The journal begins empty and only grows; the file itself is never empty again.
    return found.st_dev, found.st_ino, file.suffix.endswith("-wal") or found.st_size > 0
