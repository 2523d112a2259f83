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
from tafelrunde.table import Answer, Chair, Table, load, save

T = TypeVar("T")


class Task(msgspec.Struct, frozen=True):
    """A position and the question to answer; it stays inside the server, secrets and all."""

    game: str
    position: dict[str, Any]
    question: int
    level: str
    seed: str


def task_of(table: Table[Any], question: int, level: str) -> Task:
    """Pack a question for a worker."""
    return Task(table.game.name, save(table), question, level, os.urandom(8).hex())


def choose(task: Task) -> Answer:
    """Answer as the player of the task's level; runs in a worker."""
    chair = _chair(task)
    return make(task.level, chair.game, task.seed).choose(chair)


def hint(task: Task) -> Advice:
    """Give advice for the question; runs in a worker."""
    return advise(_chair(task), task.seed, task.level)


def _chair(task: Task) -> Chair:
    table = load(find(task.game), task.position)
    return Chair(table, table.question(task.question))


def _settle_in() -> None:
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

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=_settle_in
            )
        return self._pool

    async def choose(self, task: Task) -> Answer:
        """Let a worker answer."""
        return await self._do(choose, task)

    async def hint(self, task: Task) -> Advice:
        """Let a worker give advice."""
        return await self._do(hint, task)

    async def _do(self, work: Callable[[Task], T], task: Task) -> T:
        loop = asyncio.get_running_loop()
        pool = self._started()
        try:
            return await loop.run_in_executor(pool, work, task)
        except BrokenProcessPool:
            # A worker was killed, and its pool is of no use any more. Once is an accident.
            if self._pool is pool:
                self._pool = None
                pool.shutdown(wait=False)
            return await loop.run_in_executor(self._started(), work, task)

    def close(self) -> None:
        """Stop thinking; whatever was under way is asked again after the next start."""
        if self._pool is not None:
            for worker in multiprocessing.active_children():
                worker.terminate()
            self._pool.shutdown(cancel_futures=True)
            self._pool = None
