"""A tournament on disk: what is finished survives Ctrl-C and crashes, and is gone on from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from tafelrunde.arena.playing import Block
from tafelrunde.arena.schedule import Schedule
from tafelrunde.arena.source import source
from tafelrunde.table import BadSetup

#: What may differ between a journal and a tournament that goes on from it.
FREE = {"games", "rotate", "timed"}


class Begun(msgspec.Struct, frozen=True):
    """The first line: which tournament, and by which rules and players it was played."""

    schedule: Schedule
    source: str


class Kept(msgspec.Struct, frozen=True):
    """Every other line: some games, the seconds they took by the clock, and how many played."""

    seconds: float
    workers: int
    block: Block


class Journal(msgspec.Struct, frozen=True):
    """The lines a file held already, and how to write down more."""

    lines: tuple[Kept, ...]
    write: Callable[[Kept], None]

    @property
    def games(self) -> int:
        """Count the games that are finished."""
        return sum([len(line.block.results) for line in self.lines])

    @property
    def seconds(self) -> float:
        """Count the seconds they took."""
        return sum([line.seconds for line in self.lines])


@contextmanager
def open_journal(schedule: Schedule, path: Path, fresh: bool = False) -> Iterator[Journal]:
    """Open the journal of a tournament, a new one or one begun before, or refuse.

    With `fresh`, what an earlier one held is dropped.
    """
    whole, kept = read_journal(schedule, path, fresh)
    try:
        file = path.open("ab")
    except OSError as error:
        raise _unwritable(path, error) from None
    encoder = msgspec.json.Encoder()
    with file:
        # A line a crash cut short is written anew.
        file.truncate(whole)

        def write(line: Begun | Kept) -> None:
            file.write(encoder.encode(line) + b"\n")
            file.flush()

        if not whole:
            write(Begun(schedule, source(schedule.players)))
        yield Journal(kept, write)


def read_journal(
    schedule: Schedule, path: Path, fresh: bool = False
) -> tuple[int, tuple[Kept, ...]]:
    """Read how many bytes of a journal are whole, and its games; refuse one of something else."""
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return 0, ()
    except OSError as error:
        raise _unwritable(path, error) from None
    whole = text.rfind(b"\n") + 1
    lines = text[:whole].splitlines()
    if not text:
        return 0, ()
    try:
        begun = msgspec.json.decode(lines[0] if lines else text, type=Begun)
        kept = tuple([msgspec.json.decode(line, type=Kept) for line in lines[1:]])
    except (msgspec.DecodeError, BadSetup) as error:
        reason = f"{path.name!r} is not the journal of a tournament: {error}"
        raise BadSetup("journal", "not-a-journal", reason) from None
    if fresh:
        return 0, ()
    for field in schedule.__struct_fields__:
        was, now = getattr(begun.schedule, field), getattr(schedule, field)
        if field not in FREE and was != now:
            reason = f"{path.name!r} belongs to another tournament: {field} was {was!r}, not "
            raise _other(f"{reason}{now!r}")
    if begun.source != source(schedule.players):
        raise _other(f"the games in {path.name!r} were played by other rules or players than now")
    due = 0
    for line in kept:
        if line.block.first != due:
            reason = f"{path.name!r} has no game {due}"
            raise BadSetup("journal", "not-a-journal", reason)
        due += len(line.block.results)
    return whole, kept


def _other(reason: str) -> BadSetup:
    reason += "; --fresh drops them, --journal names another file"
    return BadSetup("journal", "another-tournament", reason)


def _unwritable(path: Path, error: OSError) -> BadSetup:
    reason = f"cannot write {str(path)!r}: {error.strerror}"
    return BadSetup("journal", "unwritable", reason)
