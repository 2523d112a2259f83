"""A tournament on disk: what is finished survives Ctrl-C and crashes, and is gone on from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from tafelrunde.arena.playing import Block
from tafelrunde.arena.schedule import Schedule
from tafelrunde.table import BadSetup

#: What may differ between a journal and a tournament that goes on from it.
FREE = {"games", "rotate", "timed"}


class Journal(msgspec.Struct, frozen=True):
    """The blocks a file held already, and how to write down more."""

    blocks: tuple[Block, ...]
    write: Callable[[Block], None]

    @property
    def games(self) -> int:
        """Count the games that are finished."""
        return sum([len(block.results) for block in self.blocks])


@contextmanager
def open_journal(schedule: Schedule, path: Path) -> Iterator[Journal]:
    """Open the journal of a tournament, a new one or one begun before, or refuse."""
    kept, blocks = read_journal(schedule, path) if path.exists() else (0, ())
    try:
        file = path.open("ab")
    except OSError as error:
        reason = f"cannot write {str(path)!r}: {error.strerror}"
        raise BadSetup("journal", "unwritable", reason) from None
    encoder = msgspec.json.Encoder()
    with file:
        # A line a crash cut short is written anew.
        file.truncate(kept)
        if not kept:
            file.write(encoder.encode(schedule) + b"\n")
            file.flush()

        def write(block: Block) -> None:
            file.write(encoder.encode(block) + b"\n")
            file.flush()

        yield Journal(blocks, write)


def read_journal(schedule: Schedule, path: Path) -> tuple[int, tuple[Block, ...]]:
    """Read the blocks of a journal, and how many bytes of it are whole."""
    text = path.read_bytes()
    whole = text.rfind(b"\n") + 1
    lines = text[:whole].splitlines()
    if not lines:
        return 0, ()
    try:
        begun = msgspec.json.decode(lines[0], type=Schedule)
        blocks = tuple([msgspec.json.decode(line, type=Block) for line in lines[1:]])
    except (msgspec.DecodeError, BadSetup) as error:
        reason = f"{path.name!r} is not the journal of a tournament: {error}"
        raise BadSetup("journal", "not-a-journal", reason) from None
    for field in schedule.__struct_fields__:
        was, now = getattr(begun, field), getattr(schedule, field)
        if field not in FREE and was != now:
            reason = (
                f"{path.name!r} belongs to another tournament: {field} was {was!r}, not {now!r}"
            )
            raise BadSetup("journal", "another-tournament", reason)
    due = 0
    for block in blocks:
        if block.first != due:
            reason = f"{path.name!r} has no game {due}"
            raise BadSetup("journal", "not-a-journal", reason)
        due += len(block.results)
    return whole, blocks
