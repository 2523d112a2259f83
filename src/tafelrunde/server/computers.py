"""The computer players of one room: they think elsewhere and answer at a humane pace."""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections import Counter
from contextlib import suppress
from functools import partial
from time import time
from typing import TYPE_CHECKING, Any

from tafelrunde.players.advice import Advice
from tafelrunde.players.study import Lesson, lesson_of
from tafelrunde.server.protocol import Trouble
from tafelrunde.server.queueing import Asker
from tafelrunde.server.store import StoreError
from tafelrunde.server.thinking import Task, task_of
from tafelrunde.table import BadSetup, Refusal, Saying, Table, UnknownQuestion

if TYPE_CHECKING:
    from tafelrunde.server.room import Room

#: Seconds until a computer that failed tries again, twice as many after each further time.
AGAIN = 2.0
#: So often it tries before it gives up and the table says so.
TRIES = 5
#: Refusals of an answer somebody else was quicker than: an undo, or who took the seat back.
OVERTAKEN = {"not-open", "not-your-question", "game-over", "not-started", "stranded"}
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
        #: How often a question's computer failed, when it tries again, and the report if never.
        self._tries: Counter[int] = Counter()
        self._resting: dict[int, asyncio.TimerHandle] = {}
        self._stuck: dict[int, str] = {}
        #: What levels at this table work out before they play.
        self._studies: dict[str, asyncio.Task[None]] = {}
        #: Advice somebody waits for, with the question it is about.
        self._hints: dict[asyncio.Task[Advice], int] = {}

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
        for question in list(self._thinking):
            if question not in mine:
                self._thinking.pop(question).cancel()
        for question in {*self._tries} - {q.id for q in open_now}:
            self._forgive(question)
        self._tell_stuck()
        for question in mine - {*self._thinking, *self._resting, *self._stuck}:
            self._thinking[question] = asyncio.create_task(self._answer(question))

    def _failed(self, question: int, report: str) -> None:
        """Try again after a while, a longer one each time, and not for ever."""
        self._tries[question] += 1
        if self._tries[question] >= TRIES:
            log.error("table %s: a computer gives up after %d tries", self._asker.table, TRIES)
            self._stuck[question] = report
            self._tell_stuck()
            return
        pause = AGAIN * 2 ** (self._tries[question] - 1)
        loop = asyncio.get_running_loop()
        self._resting[question] = loop.call_later(pause, self._rested, question)

    def _rested(self, question: int) -> None:
        self._resting.pop(question, None)
        self.look()

    def _forgive(self, question: int) -> None:
        del self._tries[question]
        if question in self._resting:
            self._resting.pop(question).cancel()
        if self._stuck.pop(question, None) is not None:
            self._room.troubles.end("computer")

    def _tell_stuck(self) -> None:
        room = self._room
        if room.match is None or room.troubles.now is not None:
            return
        for question in room.match.table.questions:
            if question.id in self._stuck:
                report = self._stuck[question.id]
                room.troubles.arise(Trouble("computer", question.seat, report))
                room.broadcast.table()
                return

    def try_again(self, seat: int) -> bool:
        """Let the computer of a seat begin anew, if it had given up."""
        match = self._room.match
        asked = [q.id for q in match.table.questions if q.seat == seat] if match else []
        stuck = [question for question in asked if question in self._stuck]
        for question in stuck:
            self._forgive(question)
        return bool(stuck)

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
            said = await room.house.thinkers.say(task, answer)
            rest = PACE[room.row.pace] - (loop.time() - asked_at)
            if rest > 0:
                await asyncio.sleep(rest)
            for saying in said:
                # What was meant for a moment that has passed is not said.
                with suppress(Refusal):
                    await room.do(partial(self._say, question, saying))
            await room.do(lambda: room.play.answer(None, question, answer))
        except Refusal as refusal:
            log.info("table %s: a computer's answer was refused: %s", room.row.id, refusal.key)
            if refusal.key not in OVERTAKEN:
                self._failed(question, str(refusal.details.get("report", "")))
        except StoreError:
            self._failed(question, "")
        except Exception as error:
            self._failed(question, await room.troubles.report(error))
        finally:
            if self._thinking.get(question) is asyncio.current_task():
                del self._thinking[question]

    async def _say(self, question: int, saying: Saying) -> None:
        """Say something while the question it goes with is still the computer's own."""
        await self._room.play.say(self._seat(question), saying)

    def take_heart(self) -> None:
        """Try what was given up once more, because somebody has come."""
        for question in [*self._stuck]:
            self._forgive(question)

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
        level = self._room.row.seatings[self._seat(question)].level
        assert level is not None
        return task_of(match.table, question, level, self._asker)

    def _seat(self, question: int) -> int:
        """Give the seat of an open question, or refuse if no computer plays it any more."""
        match = self._room.match
        if match is None:
            raise BadSetup("status", "not-started", "the table is not awake")
        seat = match.table.question(question).seat
        if self._room.row.seatings[seat].level is None:
            raise BadSetup("question", "not-your-question", "a person plays this seat again")
        return seat

    def stop(self) -> None:
        """Stop thinking for good."""
        self._stopped = True
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
        for resting in self._resting.values():
            resting.cancel()
        for hint in self._hints:
            hint.cancel()
        self._forget_studies()

    def _forget_studies(self) -> None:
        for study in self._studies.values():
            study.cancel()
        self._studies.clear()
