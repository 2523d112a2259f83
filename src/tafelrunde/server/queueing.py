"""Who is thought for next: guests get equal shares of the time, and so do their tables."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import IntEnum
from functools import partial
from threading import Thread
from time import monotonic
from typing import Any

import msgspec

from tafelrunde.server.workers import Thought, Worker
from tafelrunde.table import Progress


class Asker(msgspec.Struct, frozen=True):
    """For whom somebody thinks: a guest, and one of the tables they opened or sit at."""

    guest: int
    table: str


class Kind(IntEnum):
    """What a guest's own wishes are sorted by: everybody at the table waits for a move."""

    MOVE = 0
    HINT = 1
    STUDY = 2
    #: Looking back at games that are over: behind everything anybody plays with.
    REVIEW = 3


class Job(msgspec.Struct, eq=False):
    """Something to think about, and who waits for it; those may change while it waits."""

    thought: Thought
    subject: Any
    askers: Sequence[Asker]
    kind: Kind
    tell: Progress = lambda far: None
    #: How many times the usual limit it may take.
    patience: float = 1.0


class Ticket(msgspec.Struct, frozen=True, eq=False):
    """A job whose turn has come, whom it is charged to, and the share of its usual time it gets."""

    job: Job
    asker: Asker
    share: float


class Account:
    """Who has used how much time of late; who comes new starts where the others are."""

    def __init__(self) -> None:
        """Start with nobody."""
        self._used: dict[int | str, float] = {}
        self._running: Counter[int | str] = Counter()
        self._clock = 0.0

    def standing(self, who: int | str) -> tuple[int, float]:
        """Give how much is being done for somebody, and how much they have used; least is next."""
        return self._running[who], self._used.get(who, self._clock)

    def begin(self, who: int | str) -> None:
        """Let something begin for somebody."""
        self._running[who] += 1
        self._clock = max(self._clock, self._used.get(who, 0.0))

    def end(self, who: int | str, seconds: float) -> None:
        """Charge somebody for what has been done; who is not ahead of the others is forgotten."""
        self._running -= Counter([who])
        self._used[who] = self._used.get(who, self._clock) + seconds
        self._used = {name: used for name, used in self._used.items() if used > self._clock}


class FairQueue:
    """Jobs that wait. Next is one of the guest who has used least time so far."""

    def __init__(self) -> None:
        """Start empty."""
        self._waiting: dict[Job, None] = {}
        self._guests, self._tables = Account(), Account()

    def put(self, job: Job) -> None:
        """Let a job wait."""
        self._waiting[job] = None

    def drop(self, job: Job) -> bool:
        """Let a job wait no longer; tells whether it did."""
        waited = job in self._waiting
        self._waiting.pop(job, None)
        return waited

    def take(self, hands: int = 1) -> Ticket | None:
        """Give the job whose turn it is, if somebody waits; so many can be done at once."""
        tables: dict[int, set[str]] = {}
        best: tuple[tuple[Any, ...], Job, Asker] | None = None
        for job in self._waiting:
            for asker in job.askers:
                guest, table = (
                    self._guests.standing(asker.guest),
                    self._tables.standing(asker.table),
                )
                rank = guest, job.kind, table
                tables.setdefault(asker.guest, set()).add(asker.table)
                if best is None or rank < best[0]:
                    best = rank, job, asker
        if best is None:
            return None
        _, job, asker = best
        self.drop(job)
        self._guests.begin(asker.guest)
        self._tables.begin(asker.table)
        return Ticket(job, asker, min(1.0, hands / (len(tables) * len(tables[asker.guest]))))

    def done(self, asker: Asker, seconds: float) -> None:
        """Charge somebody for the time that was spent on their job."""
        self._guests.end(asker.guest, seconds)
        self._tables.end(asker.table, seconds)


class Lane:
    """Workers for one sort of thoughts, and those who wait for them."""

    def __init__(self, workers: Sequence[Worker], seconds: float, abandoned: float) -> None:
        """Give each thought so many seconds, and those nobody waits for any more so many."""
        self.workers = workers
        self._seconds = seconds
        self._abandoned = abandoned
        #: What people play with, and what is done only while none of that waits.
        self._queue, self._leisure = FairQueue(), FairQueue()
        self._free = list(workers)
        self._at_work: dict[Job, Worker] = {}
        self._promised: dict[Job, asyncio.Future[Any]] = {}
        self._closed = False

    async def do(self, job: Job) -> Any:
        """Wait for the turn of a job and for its result; raises `Lost` when there is none."""
        loop = asyncio.get_running_loop()
        promise = self._promised[job] = loop.create_future()
        self._queue_of(job).put(job)
        self._go_on()
        try:
            return await promise
        finally:
            del self._promised[job]
            if not self._queue_of(job).drop(job) and job in self._at_work:
                loop.call_later(self._abandoned, self._give_up, job)

    def _queue_of(self, job: Job) -> FairQueue:
        return self._leisure if job.kind is Kind.REVIEW else self._queue

    def _go_on(self) -> None:
        while self._free and not self._closed:
            hands = len(self.workers)
            turn = self._queue.take(hands) or self._leisure.take(hands)
            if turn is None:
                return
            self._begin(turn, self._free.pop())

    def _begin(self, turn: Ticket, worker: Worker) -> None:
        job, begun = turn.job, monotonic()
        self._at_work[job] = worker
        tell = partial(self._in_loop, asyncio.get_running_loop())

        def wait() -> None:
            result, error = None, None
            try:
                what = job.thought, job.subject, turn.share
                seconds = self._seconds * job.patience
                result = worker.think(*what, seconds, partial(tell, job.tell))
            except Exception as raised:
                error = raised
            tell(self._end, turn, worker, monotonic() - begun, result, error)

        # A daemon: the server must be able to end while somebody thinks.
        Thread(target=wait, daemon=True).start()

    @staticmethod
    def _in_loop(loop: asyncio.AbstractEventLoop, call: Callable[..., None], *args: Any) -> None:
        with suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(call, *args)

    def _end(
        self, turn: Ticket, worker: Worker, seconds: float, result: Any, error: Exception | None
    ) -> None:
        del self._at_work[turn.job]
        self._free.append(worker)
        self._queue_of(turn.job).done(turn.asker, seconds)
        promise = self._promised.get(turn.job)
        if promise is not None and not promise.done():
            if error is None:
                promise.set_result(result)
            else:
                promise.set_exception(error)
        self._go_on()

    def _give_up(self, job: Job) -> None:
        worker = self._at_work.get(job)
        if worker is not None:
            worker.kill()

    def close(self) -> None:
        """Stop thinking; nobody hears an answer any more."""
        self._closed = True
        for promise in self._promised.values():
            promise.cancel()
        for worker in self.workers:
            worker.close()
