"""Looking back at finished games: one decision after the other, while nobody waits for a move."""

from __future__ import annotations

import asyncio
import logging
import os
from time import monotonic
from typing import Any

import msgspec

from tafelrunde.players.study import lesson_of
from tafelrunde.server.bodies import (
    Analysis,
    Reviewed,
)
from tafelrunde.server.journal import Journal
from tafelrunde.server.queueing import Asker
from tafelrunde.server.replays import Replays
from tafelrunde.server.thinking import Task, Thinkers
from tafelrunde.server.workers import Lost
from tafelrunde.table import BadSetup, Match, save
from tafelrunde.table.record import Answered

#: Who looks back: the strongest player of the game.
LEVEL = "hard"
#: So many decisions of a seat are looked at; longer games are looked at from their beginning.
MOST = 400
#: Seconds after which nobody seems to wait for an analysis any more.
PATIENCE = 20.0
#: Analyses that are kept, finished or not.
KEPT = 40

log = logging.getLogger(__name__)


class Looked(msgspec.Struct, eq=False):
    """How far the analysis of one seat's decisions has come."""

    seat: int
    asker: Asker
    #: What is still to be looked at, by the step it led to; None until the game was read.
    tasks: list[tuple[int, Task]] | None = None
    reviews: list[Reviewed] = msgspec.field(default_factory=list)
    count: int = 0
    #: Decisions that could not be looked at.
    lost: int = 0
    asked: float = 0.0
    work: asyncio.Task[None] | None = None

    def told(self) -> Analysis:
        """Give what is known so far."""
        done = len(self.reviews) + self.lost
        going = self.work is not None and not self.work.done()
        return Analysis(self.seat, self.count, done, tuple(self.reviews), going)


class Analyses:
    """All analyses of a server; each guest has one going at a time."""

    def __init__(self, thinkers: Thinkers, replays: Replays) -> None:
        """Use these thinkers and these folded games."""
        self._thinkers = thinkers
        self._replays = replays
        self._looked: dict[tuple[str, int], Looked] = {}

    def look(self, journal: Journal, seat: int, guest: int) -> Analysis:
        """Begin or go on looking at the decisions of a seat, and tell what is known so far."""
        if journal.row.status != "over":
            raise BadSetup("status", "not-over", "a game is looked back at when it is over")
        if not 0 <= seat < len(journal.row.seatings):
            raise BadSetup("seat", "no-seat", f"there is no seat {seat + 1}")
        key = journal.row.id, seat
        found = self._looked.pop(key, None)
        if found is None:
            found = Looked(seat, Asker(guest, journal.row.id))
        self._looked[key] = found
        found.asked = monotonic()
        unread = found.tasks is None or bool(found.tasks)
        if unread and (found.work is None or found.work.done()):
            self._stop_others(guest, found)
            found.work = asyncio.create_task(self._work(journal, found))
        while len(self._looked) > KEPT:
            self._drop(next(iter(self._looked)))
        return found.told()

    def close(self) -> None:
        """Look at nothing any more."""
        for key in list(self._looked):
            self._drop(key)

    def _drop(self, key: tuple[str, int]) -> None:
        dropped = self._looked.pop(key)
        if dropped.work is not None:
            dropped.work.cancel()

    def _stop_others(self, guest: int, found: Looked) -> None:
        found.asker = Asker(guest, found.asker.table)
        for other in self._looked.values():
            if other is not found and other.asker.guest == guest and other.work is not None:
                other.work.cancel()

    async def _work(self, journal: Journal, looked: Looked) -> None:
        if looked.tasks is None:

            def read(match: Match[Any]) -> list[tuple[int, Task]]:
                return tasks_of(match, looked.seat, looked.asker)

            looked.tasks = await self._replays.read(journal, read)
            looked.count = len(looked.tasks)
        while looked.tasks and monotonic() - looked.asked < PATIENCE:
            step, task = looked.tasks[0]
            try:
                found = await self._thinkers.review(task)
                looked.reviews.append(Reviewed(step, found.played, found.best, found.cost))
            except Lost as error:
                log.warning("table %s: a look back is lost: %s", looked.asker.table, error)
                looked.lost += 1
            looked.tasks.pop(0)


def tasks_of(match: Match[Any], seat: int, asker: Asker) -> list[tuple[int, Task]]:
    """Pack every decision of a seat that left a choice, with the step of the replay it led to."""
    game = match.game
    level = LEVEL if LEVEL in game.levels else list(game.levels)[-1]
    tasks: list[tuple[int, Task]] = []
    before = None
    for step, (table, _) in enumerate(match.retell()):
        entry = match.moments[step - 1].entry if step else None
        if before is not None and isinstance(entry, Answered) and entry.seat == seat:
            # Ids run on where something was taken back; the place of the question does not.
            place = match.moments[step - 1].place
            asked = (*before.questions, *before.asides)[place]
            if not entry.by and asked.only_answer() is None:
                seed, lesson = os.urandom(8).hex(), lesson_of(before, level)
                task = Task(game.name, save(before), asked.id, level, seed, asker, lesson)
                tasks.append((step, msgspec.structs.replace(task, decided=entry.answer)))
        if len(tasks) >= MOST:
            break
        before = table.clone()
    return tasks
