"""Records: a game as its header and its log, one JSON line each.

The same record is save file, replay, bug report, test fixture and research data. Nothing in it is
ever deleted: undo and redo are lines like all others. docs/records.md describes the format.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

import msgspec

from tafelrunde.table.chance import Drawn
from tafelrunde.table.errors import BadRecord
from tafelrunde.table.question import NO_SOURCE, Answer
from tafelrunde.table.setting import Value

FORMAT: Final = 1

#: Everybody but one has given up; all agreed to stop; all agreed to share; nobody came back.
Ending = Literal["resigned", "aborted", "drawn", "deserted"]


class Header(msgspec.Struct, frozen=True, tag="header", omit_defaults=True):
    """What was agreed before the first card: game, players, options, and the seal of the key."""

    format: int
    game: str
    rules: int
    players: tuple[str, ...]
    options: dict[str, Value]
    seal: str
    #: A branch starts with the first so many answers of another game.
    branched_after: int | None = None


class Opening(msgspec.Struct, frozen=True, tag="opening"):
    """The chance outcomes drawn before the first question."""

    chance: tuple[Drawn, ...]


class Answered(msgspec.Struct, frozen=True, tag="answer", omit_defaults=True):
    """One answer, and the chance outcomes drawn because of it."""

    seat: int
    question: int
    answer: Answer
    chance: tuple[Drawn, ...] = ()
    #: "standing" where a standing pass answered and nobody decided anew.
    by: str = ""


class Withdrawn(msgspec.Struct, frozen=True, tag="withdraw"):
    """A secret answer taken back before the last one was in; the question is asked again."""

    seat: int
    question: int


class Proposed(msgspec.Struct, frozen=True, tag="propose", omit_defaults=True):
    """Something a seat proposed of its own accord, at a door of the game."""

    seat: int
    door: str
    answer: Answer
    source: int = NO_SOURCE


class Undone(msgspec.Struct, frozen=True, tag="undo", omit_defaults=True):
    """Back to the position after the first `to` answers in force."""

    to: int
    by: int
    consent: tuple[int, ...] = ()


class Redone(msgspec.Struct, frozen=True, tag="redo", omit_defaults=True):
    """The next undone answer counts again, with the same chance outcomes."""

    by: int
    consent: tuple[int, ...] = ()


class Sealed(msgspec.Struct, frozen=True, tag="seal"):
    """From here on chance comes from a new key, of which this is the hash."""

    seal: str


class Opened(msgspec.Struct, frozen=True, tag="key"):
    """The key of the last seal, in hex; now everybody can recompute its outcomes."""

    key: str


class Revised(msgspec.Struct, frozen=True, tag="rules"):
    """From here on another version of the rules counts; all lines before are legal under it too."""

    rules: int


class Resigned(msgspec.Struct, frozen=True, tag="resign"):
    """A seat gives up: it is ranked behind all that do not, whoever plays on for it."""

    seat: int


class Ended(msgspec.Struct, frozen=True, tag="end", omit_defaults=True):
    """The people end the game before its rules do: how, who wished it, and who agreed."""

    how: Ending
    by: int | None = None
    consent: tuple[int, ...] = ()


#: What a seat does to the position, and what an undo takes back.
Deed = Answered | Withdrawn | Proposed
Entry = (
    Header
    | Opening
    | Answered
    | Withdrawn
    | Proposed
    | Undone
    | Redone
    | Sealed
    | Opened
    | Revised
    | Resigned
    | Ended
)
_decoder = msgspec.json.Decoder(Entry)


def write(entry: Entry) -> str:
    """Give one entry as its line, without the line end."""
    return msgspec.json.encode(entry).decode()


def read(lines: Iterable[str]) -> list[Entry]:
    """Read a record; refuses the first line that is none, by its number."""
    entries: list[Entry] = []
    for number, line in enumerate(lines, start=1):
        try:
            entries.append(_decoder.decode(line))
        except (msgspec.MsgspecError, RecursionError) as error:
            raise BadRecord(f"line {number}", "bad-line", str(error)) from None
    if not entries or not isinstance(entries[0], Header):
        raise BadRecord("line 1", "no-header", "a record starts with its header")
    header = entries[0]
    if header.format != FORMAT:
        reason = f"format {header.format} is not format {FORMAT}, which this version reads"
        raise BadRecord("format", "bad-format", reason)
    return entries


def header_of(entries: Sequence[Entry]) -> Header:
    """Give the header of entries that `read` accepted."""
    header = entries[0]
    if not isinstance(header, Header):
        raise BadRecord("line 1", "no-header", "a record starts with its header")
    return header
