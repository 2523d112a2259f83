"""All games of a plan, in order, played here or by several processes.

The processes are spawned, not forked: about 70 ms of CPU each, and alike on every system. Each
plays one block at a time and ends when its pipe does, so none outlives the process that started it.
"""

from __future__ import annotations

import errno
import os
import signal
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Any

from tafelrunde.arena.pace import Pace
from tafelrunde.arena.plan import Plan, check_count
from tafelrunde.arena.playing import Block, play_block

SPAWN = get_context("spawn")


class GameFailed(Exception):
    """A game broke off in another process; the text is the traceback from there."""


def cpu_count() -> int:
    """Count the processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play(
    plan: Plan, workers: int = 1, block: int | None = None, first: int = 0
) -> Generator[Block]:
    """Play all games and yield their results in order, some at a time; one worker plays here.

    Those before the first one are left out.
    """
    check_count("workers", workers)
    workers = min(workers, plan.games)
    pace = Pace(plan.games, workers, block, plan.seats if plan.rotate else 1, first)
    return play_here(plan, pace) if workers == 1 else play_apart(plan, pace, workers, first)


def play_here(plan: Plan, pace: Pace) -> Generator[Block]:
    """Play in this process."""
    while numbers := pace.cut():
        block = play_block(plan, numbers)
        pace.note(len(numbers), block.cpu_seconds)
        yield block


def play_apart(plan: Plan, pace: Pace, workers: int, first: int = 0) -> Generator[Block]:
    """Play in other processes; blocks that are done too early wait for their turn."""
    early: dict[int, Block] = {}
    due = first
    with crew(plan, workers) as pipes:
        busy = {pipe for pipe in pipes if hand_out(pipe, pace)}
        while due < plan.games:
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                block = take_back(pipe)
                early[block.first] = block
                pace.note(len(block.results), block.cpu_seconds)
                if not hand_out(pipe, pace):
                    busy.remove(pipe)
            while due in early:
                block = early.pop(due)
                due += len(block.results)
                yield block


def hand_out(pipe: Connection[Any, Any], pace: Pace) -> bool:
    """Give a worker the next games, if there are any."""
    numbers = pace.cut()
    if numbers:
        pipe.send(numbers)
    return bool(numbers)


def take_back(pipe: Connection[Any, Any]) -> Block:
    """Receive the results of a worker."""
    try:
        answer = pipe.recv()
    except (EOFError, ConnectionResetError):
        reason = "ended in the middle of its games"
        raise ChildProcessError(errno.ECHILD, reason, "worker process") from None
    if not isinstance(answer, Block):
        raise GameFailed(answer)
    return answer


@contextmanager
def crew(plan: Plan, workers: int) -> Iterator[list[Connection[Any, Any]]]:
    """Start workers and give the pipes to them; at the end, whatever the end is, they are gone."""
    pipes: list[Connection[Any, Any]] = []
    processes = []
    try:
        with deaf_to_interrupts():
            for _ in range(workers):
                ours, theirs = SPAWN.Pipe()
                process = SPAWN.Process(target=work, args=(plan, theirs), daemon=True)
                process.start()
                theirs.close()
                pipes.append(ours)
                processes.append(process)
        yield pipes
    finally:
        for pipe, process in zip(pipes, processes, strict=True):
            pipe.close()
            process.kill()
            process.join()
            process.close()


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Start processes that never hear Ctrl-C, not even while they import: it is ours to handle."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(plan: Plan, pipe: Connection[Any, Any]) -> None:
    """Play what comes through the pipe until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            numbers = pipe.recv()
            try:
                answer: Block | str = play_block(plan, numbers)
            except Exception:
                answer = format_exc()
            pipe.send(answer)
