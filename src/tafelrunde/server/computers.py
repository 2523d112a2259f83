"""The computer players of one room: they think elsewhere and answer at a humane pace."""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections import Counter
from time import time
from typing import TYPE_CHECKING, Any

from tafelrunde.players.advice import Advice
from tafelrunde.players.study import Lesson, lesson_of
from tafelrunde.server.queueing import Asker
from tafelrunde.server.thinking import Task, task_of
from tafelrunde.table import BadSetup, Refusal, Table, UnknownQuestion

if TYPE_CHECKING:
    from tafelrunde.server.room import Room

#: Seconds until a computer tries again when its answer was not taken, doubled with each try, and
#: how often it tries before it rests until somebody opens the table anew.
AGAIN = 2.0
TRIES = 5
#: Seconds after which computers rest at a table nobody looks at.
REST_AFTER = 5.0
#: Seconds from a question to a computer's answer, at least.
PACE = {"calm": 1.1, "brisk": 0.4, "instant": 0.0}

log = logging.getLogger(__name__)


class Computers:
    """Looks at the open questions and answers those of computer seats."""

    def __init__(self, room: Room) -> None:
        """Belong to a room."""
        # Not kept alive from here: a room that sleeps is gone at once.
        self._room: Room = weakref.proxy(room)
        #: Who opened the table pays for what its computers think.
        self._asker = Asker(room.row.creator, room.row.id)
        self._stopped = False
        self._thinking: dict[int, asyncio.Task[None]] = {}
        #: What levels at this table work out before they play.
        self._studies: dict[str, asyncio.Task[None]] = {}
        #: Advice somebody waits for, with the question it is about.
        self._hints: dict[asyncio.Task[Advice], int] = {}
        #: How often each question was answered in vain.
        self._in_vain: Counter[int] = Counter()

    def look(self) -> None:
        """Start thinking about every open question of a computer seat; forget closed ones."""
        if self._stopped:
            return
        match = self._room.match
        running = self._room.row.status == "running"
        open_now = match.table.questions + match.table.asides if match and running else ()
        for hint, question in self._hints.items():
            if question not in {q.id for q in open_now}:
                hint.cancel()
        if not self._attended():
            open_now = ()
            self._forget_studies()
        elif match is not None and running:
            self._study(match.table)
        seatings = self._room.row.seatings
        mine = {q.id for q in open_now if seatings[q.seat].level is not None}
        mine -= {question for question in mine if self._in_vain[question] >= TRIES}
        for question in list(self._thinking):
            if question not in mine:
                self._thinking.pop(question).cancel()
        for question in mine - self._thinking.keys():
            self._thinking[question] = asyncio.create_task(self._answer(question))

    def look_later(self) -> None:
        """Look again when it is clear that the last one who left does not come back at once."""
        asyncio.get_running_loop().call_later(REST_AFTER + 0.1, self.look)

    def _attended(self) -> bool:
        presence = self._room.presence
        return bool(presence.connections) or time() - presence.idle_since < REST_AFTER

    def _study(self, table: Table[Any]) -> None:
        """Let every level at the table work out what it needs, as soon as that can be known."""
        for level in {seating.level for seating in self._room.row.seatings}:
            if level is None or level in self._studies:
                continue
            lesson = lesson_of(table, level)
            if lesson is not None:
                self._studies[level] = asyncio.create_task(self._work_out(lesson))

    async def _work_out(self, lesson: Lesson) -> None:
        try:
            await self._room.house.thinkers.study(lesson, self._asker, self._room.tell_study)
        except Exception:
            # It still can play, by the rule of thumb.
            log.exception("table %s: a computer could not study", self._room.row.id)

    async def _answer(self, question: int) -> None:
        room = self._room
        loop = asyncio.get_running_loop()
        asked_at = loop.time()
        try:
            task = self._task(question)
            if (study := self._studies.get(task.level)) is not None:
                await asyncio.shield(study)
            answer = await room.house.thinkers.choose(task)
            rest = PACE[room.row.pace] - (loop.time() - asked_at)
            if rest > 0:
                await asyncio.sleep(rest)
            await room.do(lambda: room.play.answer(None, question, answer))
        except Refusal as refusal:
            # Overtaken by an undo or by somebody who took the seat back, or not written.
            log.info("table %s: a computer's answer was refused: %s", room.row.id, refusal.key)
            self._try_again(question)
        except Exception:
            log.exception("table %s: a computer could not answer", room.row.id)
            self._try_again(question)
        finally:
            if self._thinking.get(question) is asyncio.current_task():
                del self._thinking[question]

    def _try_again(self, question: int) -> None:
        self._in_vain[question] += 1
        tries = self._in_vain[question]
        if tries < TRIES:
            asyncio.get_running_loop().call_later(AGAIN * 2 ** (tries - 1), self.look)
        else:
            log.error("table %s: a computer gives up after %d tries", self._asker.table, tries)

    def take_heart(self) -> None:
        """Try what was given up once more, because somebody has come."""
        self._in_vain.clear()

    async def advise(self, task: Task) -> Advice:
        """Think about somebody's question; refuses when that is not open any more."""
        thinking = asyncio.create_task(self._advise(task))
        self._hints[thinking] = task.question
        try:
            await asyncio.wait({thinking})
        finally:
            del self._hints[thinking]
            thinking.cancel()
        if thinking.cancelled():
            raise UnknownQuestion("question", "not-open", f"{task.question} was answered meanwhile")
        return thinking.result()

    async def _advise(self, task: Task) -> Advice:
        thinkers = self._room.house.thinkers
        if task.lesson is not None:
            await thinkers.study(task.lesson, task.asker, self._room.tell_study)
        return await thinkers.hint(task)

    def _task(self, question: int) -> Task:
        match = self._room.match
        if match is None:
            raise BadSetup("status", "not-started", "the table is not awake")
        seat = match.table.question(question).seat
        level = self._room.row.seatings[seat].level
        if level is None:
            raise BadSetup("question", "not-your-question", "a person plays this seat again")
        return task_of(match.table, question, level, self._asker)

    def stop(self) -> None:
        """Stop thinking for good."""
        self._stopped = True
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
        for hint in self._hints:
            hint.cancel()
        self._forget_studies()

    def _forget_studies(self) -> None:
        for study in self._studies.values():
            study.cancel()
        self._studies.clear()
