"""Standing passes of the people at one table: answered in their name, after a short thought."""

from __future__ import annotations

import asyncio
import logging
import weakref
from random import uniform
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tafelrunde.server.store import Seating, TableRow
from tafelrunde.table import Question, Refusal, Table, passes

if TYPE_CHECKING:
    from tafelrunde.server.room import Room

#: Seconds until a standing pass answers: by lot, so that it tells nothing about a hand.
PAUSE: Final = (0.5, 1.2)
#: Standing passes of one seat.
MOST_STANDING: Final = 12

log = logging.getLogger(__name__)


def is_passed(row: TableRow, table: Table[Any], question: Question) -> bool:
    """Whether a person of this table has said to pass this question."""
    seating = row.seatings[question.seat]
    return seating.level is None and passes(table, question, seating.standing)


def without_ended(row: TableRow, table: Table[Any]) -> TableRow:
    """Take away the standing passes whose time is over; gives the same row if there are none."""
    if not any(wish.ended(table) for seating in row.seatings for wish in seating.standing):
        return row

    def lasting(seating: Seating) -> Seating:
        wishes = tuple(wish for wish in seating.standing if not wish.ended(table))
        return msgspec.structs.replace(seating, standing=wishes)

    return msgspec.structs.replace(row, seatings=[lasting(seating) for seating in row.seatings])


class Passing:
    """Looks at the open questions and passes those that people have said they pass."""

    def __init__(self, room: Room) -> None:
        """Belong to a room."""
        # Not kept alive from here: a room that sleeps is gone at once.
        self._room: Room = weakref.proxy(room)
        self._passing: dict[int, asyncio.Task[None]] = {}
        #: Questions passed once: where that failed, their people have to see for themselves.
        self._passed: set[int] = set()

    def look(self) -> None:
        """Begin to pass every open question that is passed; forget closed ones."""
        match, row = self._room.match, self._room.row
        passed = set()
        if match is not None and row.status == "running":
            table = match.table
            passed = {q.id for q in table.questions if is_passed(row, table, q)}
        self._passed &= passed
        passed -= self._passed
        for question in list(self._passing):
            if question not in passed:
                self._passing.pop(question).cancel()
        for question in passed - self._passing.keys():
            self._passing[question] = asyncio.create_task(self._pass(question))

    async def _pass(self, question: int) -> None:
        room = self._room
        await asyncio.sleep(uniform(*PAUSE))
        # Once it is being written, it must not be broken off because the question is closed.
        self._passing.pop(question, None)
        self._passed.add(question)
        try:
            await room.do(lambda: room.play.pass_for(question))
        except Refusal as refusal:
            log.info("table %s: a standing pass was refused: %s", room.row.id, refusal.key)

    def stop(self) -> None:
        """Pass nothing any more."""
        for task in self._passing.values():
            task.cancel()
        self._passing.clear()
