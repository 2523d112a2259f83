"""A fault on purpose: a small change to the source that some test has to notice."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Fault:
    """One change of one file, and the tests that should turn red."""

    name: str
    #: Below src/tafelrunde.
    file: str
    old: str
    new: str
    #: The smallest set of tests that should catch it, as pytest is told.
    tests: tuple[str, ...]

    @property
    def path(self) -> Path:
        """The file in the source tree."""
        return ROOT / "src" / "tafelrunde" / self.file

    def planted(self, source: str) -> str:
        """Give the file with the fault in it; the old text must stand there exactly once."""
        found = source.count(self.old)
        if found != 1:
            raise ValueError(f"{self.name!r}: the old text stands {found} times in {self.file}")
        return source.replace(self.old, self.new)
