"""A deed in force: where it was done, and how it is done again elsewhere."""

from __future__ import annotations

from typing import Generic

import msgspec

from tafelrunde.table.chance import ReplayChance
from tafelrunde.table.question import Question
from tafelrunde.table.record import Answered, Deed, Proposed, Withdrawn
from tafelrunde.table.state import S
from tafelrunde.table.table import Table


class Moment(Generic[S]):
    """One deed in force: where it was done, and the seats whose secrets it touched.

    The position before it is kept for recent deeds only; older ones are found by playing on from
    one further back.
    """

    __slots__ = ("before", "entry", "number", "place", "question", "touched")

    def __init__(
        self, before: Table[S], entry: Deed, place: int, touched: frozenset[int], number: int
    ) -> None:
        """Remember the position, the log entry with its number, the question's place, the seats."""
        #: Where it stands in the log, also after it was undone and redone.
        self.number = number
        self.before: Table[S] | None = before
        self.entry = entry
        #: Which of the open (or, to withdraw, the given) questions it is about.
        self.place = place
        asked = _about(before, entry)
        self.question = asked[place] if asked else None
        self.touched = touched

    @property
    def decider(self) -> int | None:
        """The seat that decided something; nobody by a standing pass or a mere proposal."""
        entry = self.entry
        if isinstance(entry, Proposed) or (isinstance(entry, Answered) and entry.by):
            return None
        return entry.seat


def do(table: Table[S], deed: Deed) -> None:
    """Do what a line of the log says."""
    match deed:
        case Answered():
            table.take(table.question(deed.question), deed.answer)
        case Withdrawn():
            table.withdraw(deed.question)
        case Proposed():
            table.propose(deed.seat, deed.door, deed.answer, deed.source)


def do_again(table: Table[S], moment: Moment[S]) -> None:
    """Do an old deed again at a copy of the position it was done at."""
    entry = moment.entry
    table.chance = ReplayChance(entry.chance if isinstance(entry, Answered) else ())
    do(table, renumbered(moment, table))


def place_of(table: Table[S], deed: Deed) -> int:
    """Find which of the questions at this table a deed is about."""
    if isinstance(deed, Proposed):
        return 0
    asked = _about(table, deed)
    return next(place for place, question in enumerate(asked) if question.id == deed.question)


def _about(table: Table[S], deed: Deed) -> tuple[Question, ...]:
    """List the questions at this table among which a deed's own can be."""
    match deed:
        case Answered():
            return table.questions + table.asides
        case Withdrawn():
            return table.given
        case Proposed():
            return ()


def renumbered(moment: Moment[S], table: Table[S]) -> Deed:
    """Give the deed with the id its question has at this table, where ids may run differently."""
    entry = moment.entry
    if isinstance(entry, Proposed):
        return entry
    return msgspec.structs.replace(entry, question=_about(table, entry)[moment.place].id)
