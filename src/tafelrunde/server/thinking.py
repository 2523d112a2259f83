"""Computer players think in worker processes, so that the loop never waits for them.

What runs in a worker takes its players from `twin.rooms()`: compiled ones where there are any.

There are three lanes, so that small work is never behind large: quick answers, searches, and what a
player works out beforehand. Within each, time is shared fairly among guests (`queueing.py`). A
worker that hangs or dies is replaced (`workers.py`), and the question is answered more simply.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Sequence
from typing import Any

import msgspec

from tafelrunde.games.registry import NAMES, find
from tafelrunde.players import make
from tafelrunde.players.advice import Advice
from tafelrunde.players.review import Review
from tafelrunde.players.simple import HeuristicPlayer, RandomPlayer
from tafelrunde.players.spec import hurried
from tafelrunde.players.speech import is_outspoken
from tafelrunde.players.study import Lesson, lesson_of
from tafelrunde.server.limits import ThinkingLimits
from tafelrunde.server.queueing import Asker, Job, Kind, Lane
from tafelrunde.server.workers import Died, Lost, Thought, Worker
from tafelrunde.table import Answer, Chair, Progress, Saying, SearchChance, Table, load, save
from tafelrunde.twin import room, rooms
from tafelrunde.twin.bridge import at_home

#: Notes kept; the oldest are forgotten first and found again when they are needed.
NOTES = 500
#: So many times its limit a quick answer may take when nothing else is left but the lot.
PATIENCE = 4.0
#: The share of its usual time the strong player gets for each decision it looks back at.
LOOK_BACK = 0.2
#: What everybody falls back on: the game's own rule of thumb.
PLAIN = "heuristic"

log = logging.getLogger(__name__)


def _nobody(far: float) -> None:
    """Hear how far a thought is, and do nothing about it."""


class Task(msgspec.Struct, frozen=True):
    """A position and the question to answer; it stays inside the server, secrets and all."""

    game: str
    position: dict[str, Any]
    question: int
    level: str
    seed: str
    asker: Asker
    #: What the player has worked out beforehand.
    lesson: Lesson | None = None
    notes: str = ""
    #: What was answered, if that is to be spoken about or looked back at.
    decided: Answer | None = None


def task_of(table: Table[Any], question: int, level: str, asker: Asker) -> Task:
    """Pack a question for a worker."""
    seed, lesson = os.urandom(8).hex(), lesson_of(table, level)
    return Task(table.game.name, save(table), question, level, seed, asker, lesson)


def prepare() -> None:
    """Have everything at hand, so that the first question need not wait for it."""
    for name in NAMES:
        rooms().find(name)


def choose(task: Task, share: float = 1.0, tell: Progress = _nobody) -> Answer:
    """Answer as the player of the task's level; runs in a worker."""
    chair = _chair(task)
    level = hurried(task.level, chair.game, share)
    answer: Answer = rooms().make(level, chair.game, task.seed).choose(chair)
    return answer


def say(task: Task, share: float = 1.0, tell: Progress = _nobody) -> Sequence[Saying]:
    """Give what the player says with what it has decided; runs in a worker."""
    chair = _chair(task)
    assert task.decided is not None
    player = rooms().make(task.level, chair.game, task.seed)
    said = room("players.speech").sayings(player, chair, task.decided)
    return [Saying(*saying) for saying in said]


def hint(task: Task, share: float = 1.0, tell: Progress = _nobody) -> Advice:
    """Give advice for the question; runs in a worker."""
    chair = _chair(task)
    advise = room("players.advice").advise
    advice: Advice = at_home(advise(chair, task.seed, hurried(task.level, chair.game, share)))
    return advice


def review(task: Task, share: float = 1.0, tell: Progress = _nobody) -> Review:
    """Compare what was answered with what the strong player would do; runs in a worker."""
    chair = _chair(task)
    assert task.decided is not None
    level = hurried(task.level, chair.game, LOOK_BACK)
    look_back = room("players.review").review
    review: Review = at_home(look_back(chair, task.decided, task.seed, level))
    return review


def study(lesson: Lesson, share: float, tell: Progress) -> str:
    """Work a lesson out, saying how far it is; runs in a worker."""
    notes: str = room("players.study").study(rooms().find(lesson.game), lesson, tell)
    return notes


def _chair(task: Task) -> Chair:
    ours = rooms()
    game = ours.find(task.game)
    if task.lesson is not None and task.notes:
        room("players.study").learn(game, task.lesson, task.notes)
    table = ours.load(game, task.position)
    chair: Chair = ours.chair(table, table.question(task.question))
    return chair


def by_lot(task: Task) -> Answer:
    """Give any legal answer, for a question nobody can think about."""
    table = load(find(task.game), task.position)
    return table.question(task.question).sample(SearchChance(task.seed))


def is_quick(task: Task) -> bool:
    """Whether a task is answered by a rule of thumb, in a few milliseconds."""
    player = make(task.level, find(task.game), 0)
    return isinstance(player, HeuristicPlayer | RandomPlayer)


def _plain(task: Task) -> Task:
    return msgspec.structs.replace(task, level=PLAIN, lesson=None)


class Study(msgspec.Struct, eq=False):
    """A lesson that is being worked out for everybody who waits for it."""

    askers: list[Asker]
    hearers: list[Progress]
    work: asyncio.Task[None] | None = None
    far: float = 0.0

    def tell(self, far: float) -> None:
        """Tell everybody who waits how far it is."""
        self.far = min(far, 0.99)
        for hear in self.hearers:
            hear(self.far)


class Thinkers:
    """Everybody who thinks for this server; processes start when the first question comes."""

    def __init__(self, limits: ThinkingLimits | None = None) -> None:
        """Keep within these limits."""
        self.limits = limits = limits or ThinkingLimits()
        # Searches may use every core there is, so they stand back for the server and quick answers.
        self.quick = self._lane(limits.quick_workers, limits.quick_seconds, niceness=0)
        deep_workers = limits.deep_workers or max(1, (os.cpu_count() or 2) - 1)
        self.deep = self._lane(deep_workers, limits.deep_seconds, niceness=5)
        self.studying = self._lane(limits.study_workers, limits.study_seconds, niceness=10)
        #: What was worked out; empty for a lesson that could not be.
        self._notes: dict[Lesson, str] = {}
        self._studies: dict[Lesson, Study] = {}

    def _lane(self, workers: int, seconds: float, niceness: int) -> Lane:
        limits = self.limits
        terms = niceness, limits.worker_megabytes, limits.start_seconds, prepare
        return Lane([Worker(*terms) for _ in range(workers)], seconds, limits.abandoned_seconds)

    async def choose(self, task: Task) -> Answer:
        """Let a worker answer; if all else fails the lot decides, so an answer always comes."""
        try:
            answer: Answer = await self._think(choose, task, Kind.MOVE)
        except Lost:
            return by_lot(task)
        return answer

    async def say(self, task: Task, answer: Answer) -> Sequence[Saying]:
        """Let a worker think of what is said with an answer; in doubt nothing is."""
        if not is_outspoken(make(task.level, find(task.game), 0)):
            return ()
        speaking = msgspec.structs.replace(task, decided=answer)
        try:
            said: Sequence[Saying] = await self.quick.do(
                Job(say, speaking, (task.asker,), Kind.MOVE)
            )
        except Lost:
            return ()
        return said

    async def hint(self, task: Task) -> Advice:
        """Let a worker give advice; raises `Lost` if not even the rule of thumb has any."""
        advice: Advice = await self._think(hint, task, Kind.HINT)
        return advice

    async def review(self, task: Task) -> Review:
        """Let a worker look back at a decision, while nobody waits for a move or a hint."""
        task = await self._prepared(task)
        found: Review = await self.deep.do(Job(review, task, (task.asker,), Kind.REVIEW))
        return found

    async def _think(self, thought: Thought, task: Task, kind: Kind) -> Any:
        task = await self._prepared(task)
        # A quick answer is lost by accident, so it is tried again; a search is replaced by one.
        first = self.quick if is_quick(task) else self.deep
        again = task if is_quick(task) else _plain(task)
        lost = Lost()
        for lane, way, patience in ((first, task, 1.0), (self.quick, again, PATIENCE)):
            try:
                return await lane.do(Job(thought, way, (task.asker,), kind, patience=patience))
            except Lost as error:
                where = f"table {task.asker.table}: {task.game}, {way.level}"
                log.warning("%s: a thought is lost: %s", where, error)
                lost = error
        raise lost

    async def _prepared(self, task: Task) -> Task:
        """Give the player what it has to know; who cannot learn it plays by the rule of thumb."""
        if task.lesson is None:
            return task
        await self.study(task.lesson, task.asker, _nobody)
        notes = self._notes.get(task.lesson)
        return msgspec.structs.replace(task, notes=notes) if notes else _plain(task)

    async def study(self, lesson: Lesson, asker: Asker, progress: Progress) -> None:
        """Let a worker work a lesson out, unless that is done, and say now and then how far it is.

        Several tables may wait for the same lesson. It is dropped when the last one has left.
        """
        if lesson in self._notes:
            return
        study = self._studies.get(lesson)
        if study is None:
            study = self._studies[lesson] = Study([], [])
            study.work = asyncio.create_task(self._work_out(lesson, study))
        assert study.work is not None
        study.askers.append(asker)
        study.hearers.append(progress)
        try:
            progress(study.far)
            await asyncio.shield(study.work)
        finally:
            study.askers.remove(asker)
            study.hearers.remove(progress)
            if not study.hearers and self._studies.get(lesson) is study:
                del self._studies[lesson]
                study.work.cancel()
            progress(1.0)

    async def _work_out(self, lesson: Lesson, waited_for: Study) -> None:
        notes = ""
        for again in (True, False):
            job = Job(study, lesson, waited_for.askers, Kind.STUDY, waited_for.tell)
            try:
                notes = await self.studying.do(job)
                break
            except Lost as error:
                log.warning("%s, %s: a study is lost: %s", lesson.game, lesson.name, error)
                # A process that was killed may be an accident; one that hangs will hang again.
                if not (again and isinstance(error, Died)):
                    break
        self._notes[lesson] = notes
        while len(self._notes) > NOTES:
            del self._notes[next(iter(self._notes))]
        del self._studies[lesson]

    def close(self) -> None:
        """Stop thinking; whatever was under way is asked again after the next start."""
        for lane in (self.quick, self.deep, self.studying):
            lane.close()
