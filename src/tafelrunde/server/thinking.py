"""Computer players think in worker processes, so that the loop never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

from tafelrunde.games.registry import find
from tafelrunde.players import make
from tafelrunde.players.advice import Advice, advise
from tafelrunde.table import Answer, Chair, Table, load, save


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


def _ignore_interrupts() -> None:
    # Ctrl-C in the terminal reaches the whole process group; only the server decides when to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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
                self._workers, mp_context=context, initializer=_ignore_interrupts
            )
        return self._pool

    async def choose(self, task: Task) -> Answer:
        """Let a worker answer."""
        return await asyncio.get_running_loop().run_in_executor(self._started(), choose, task)

    async def hint(self, task: Task) -> Advice:
        """Let a worker give advice."""
        return await asyncio.get_running_loop().run_in_executor(self._started(), hint, task)

    def close(self) -> None:
        """Stop thinking; whatever was under way is asked again after the next start."""
        if self._pool is not None:
            for worker in multiprocessing.active_children():
                worker.terminate()
            self._pool.shutdown(cancel_futures=True)
            self._pool = None
