"""Computer players think in worker processes, so that the loop never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec

from tafelrunde.games.registry import find
from tafelrunde.players import make
from tafelrunde.players.advice import Advice, advise
from tafelrunde.players.study import Lesson, learn, lesson_of
from tafelrunde.players.study import study as work_out
from tafelrunde.table import Answer, Chair, Progress, Table, load, save

T = TypeVar("T")
#: Studies under way at once that can be followed.
SLOTS = 32
#: Seconds between two looks at how far a study is.
LOOK = 0.25
#: Notes kept; the oldest are forgotten first and found again when they are needed.
NOTES = 500

#: In a worker: how far each study is, shared with the server.
_shares: list[Any] = []


class Task(msgspec.Struct, frozen=True):
    """A position and the question to answer; it stays inside the server, secrets and all."""

    game: str
    position: dict[str, Any]
    question: int
    level: str
    seed: str
    #: What the player has worked out beforehand.
    lesson: Lesson | None = None
    notes: str = ""


def task_of(table: Table[Any], question: int, level: str) -> Task:
    """Pack a question for a worker."""
    seed, lesson = os.urandom(8).hex(), lesson_of(table, level)
    return Task(table.game.name, save(table), question, level, seed, lesson)


def choose(task: Task) -> Answer:
    """Answer as the player of the task's level; runs in a worker."""
    chair = _chair(task)
    return make(task.level, chair.game, task.seed).choose(chair)


def hint(task: Task) -> Advice:
    """Give advice for the question; runs in a worker."""
    return advise(_chair(task), task.seed, task.level)


def study(lesson: Lesson, slot: int) -> str:
    """Work a lesson out, saying how far it is; runs in a worker."""

    def progress(share: float) -> None:
        _shares[0][slot] = share

    return work_out(find(lesson.game), lesson, progress)


def _chair(task: Task) -> Chair:
    game = find(task.game)
    if task.lesson is not None and task.notes:
        learn(game, task.lesson, task.notes)
    table = load(game, task.position)
    return Chair(table, table.question(task.question))


def _settle_in(shares: Any) -> None:
    _shares.append(shares)
    # Ctrl-C in the terminal reaches the whole process group; only the server decides when to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    # A server that is killed cannot send its workers home.
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Thinkers:
    """A pool of worker processes, started when the first question comes."""

    def __init__(self, workers: int | None = None) -> None:
        """Use so many workers, by default one for every core but one."""
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._context = multiprocessing.get_context("spawn")
        self._shares = self._context.Array("d", SLOTS, lock=False)
        self._free = list(range(SLOTS))
        self._notes: dict[Lesson, str] = {}
        self._under_way: dict[Lesson, asyncio.Task[None]] = {}

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=self._context,
                initializer=_settle_in,
                initargs=(self._shares,),
            )
        return self._pool

    async def choose(self, task: Task) -> Answer:
        """Let a worker answer."""
        return await self._do(choose, self._with_notes(task))

    async def hint(self, task: Task) -> Advice:
        """Let a worker give advice."""
        return await self._do(hint, self._with_notes(task))

    async def study(self, lesson: Lesson, progress: Progress) -> None:
        """Let a worker work a lesson out, if nobody has yet, and say now and then how far it is."""
        if lesson in self._under_way:
            await asyncio.wait({self._under_way[lesson]})
        if lesson in self._notes or not self._free:
            return
        slot = self._free.pop()
        self._shares[slot] = 0.0
        work = self._under_way[lesson] = asyncio.create_task(self._note(lesson, slot))
        try:
            progress(0.0)
            while not (await asyncio.wait({work}, timeout=LOOK))[0]:
                progress(min(self._shares[slot], 0.99))
            await work
        finally:
            work.cancel()
            if self._under_way.get(lesson) is work:
                del self._under_way[lesson]
            self._free.append(slot)
            progress(1.0)

    async def _note(self, lesson: Lesson, slot: int) -> None:
        self._notes[lesson] = await self._do(study, lesson, slot)
        while len(self._notes) > NOTES:
            del self._notes[next(iter(self._notes))]

    def _with_notes(self, task: Task) -> Task:
        notes = "" if task.lesson is None else self._notes.get(task.lesson, "")
        return msgspec.structs.replace(task, notes=notes) if notes else task

    async def _do(self, work: Callable[..., T], *task: Any) -> T:
        loop = asyncio.get_running_loop()
        pool = self._started()
        try:
            return await loop.run_in_executor(pool, work, *task)
        except BrokenProcessPool:
            # A worker was killed, and its pool is of no use any more. Once is an accident.
            if self._pool is pool:
                self._pool = None
                pool.shutdown(wait=False)
            return await loop.run_in_executor(self._started(), work, *task)

    def close(self) -> None:
        """Stop thinking; whatever was under way is asked again after the next start."""
        if self._pool is not None:
            for worker in multiprocessing.active_children():
                worker.terminate()
            self._pool.shutdown(cancel_futures=True)
            self._pool = None
