"""One worker process: it answers, and whatever happens to it, the next thought finds another."""

from __future__ import annotations

import errno
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from time import monotonic
from typing import Any, NoReturn

import pytest

from tafelrunde.server.workers import Died, Failed, Overdue, Thought, Worker
from tests.server import thoughts
from tests.server.thoughts import eventually, gone

PATIENCE = 20.0


@pytest.fixture
def worker() -> Iterator[Worker]:
    """Keep one worker that may grow by a good deal."""
    opened = Worker(niceness=0, megabytes=100, start_seconds=PATIENCE)
    yield opened
    opened.close()


def think(worker: Worker, thought: Thought, subject: Any = 0, seconds: float = PATIENCE) -> Any:
    """Let a worker think, and ignore how far it is."""
    return worker.think(thought, subject, 1.0, seconds, lambda far: None)


def test_it_starts_when_it_is_needed_and_stays(worker: Worker) -> None:
    assert worker.pid is None
    assert think(worker, thoughts.echo, "seven") == "seven"
    first = worker.pid
    assert think(worker, thoughts.echo, 8) == 8
    assert worker.pid == first


def test_it_tells_how_far_it_is(worker: Worker) -> None:
    told: list[float] = []
    worker.think(thoughts.count, 0.5, 1.0, PATIENCE, told.append)
    assert 2 <= len(told) <= 5
    assert told == sorted(told)


def test_one_that_hangs_is_replaced(worker: Worker) -> None:
    think(worker, thoughts.echo)
    first = worker.pid
    assert first is not None
    begun = monotonic()
    with pytest.raises(Overdue, match=r"0\.2 s"):
        think(worker, thoughts.hang, seconds=0.2)
    assert monotonic() - begun < PATIENCE / 2
    assert gone(first)
    assert think(worker, thoughts.echo, 1) == 1
    assert worker.pid != first


def test_one_that_is_stopped_from_outside_is_replaced(worker: Worker) -> None:
    think(worker, thoughts.echo)
    first = worker.pid
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    with pytest.raises(Overdue):
        think(worker, thoughts.echo, seconds=0.2)
    assert gone(first)


def test_one_that_dies_is_replaced(worker: Worker) -> None:
    with pytest.raises(Died):
        think(worker, thoughts.die)
    assert think(worker, thoughts.echo, 1) == 1


def test_one_that_was_killed_between_two_thoughts_is_replaced(worker: Worker) -> None:
    think(worker, thoughts.echo)
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    assert gone(worker.pid)
    assert think(worker, thoughts.echo, 1) == 1


def test_what_a_dying_one_never_took_up_is_thought_by_another(worker: Worker) -> None:
    think(worker, thoughts.echo)
    first = worker.pid
    assert first is not None
    # Stopped, it lives and its pipe is open, as those of one whose last thread has yet to end.
    os.kill(first, signal.SIGSTOP)
    threading.Timer(0.2, os.kill, (first, signal.SIGKILL)).start()
    assert think(worker, thoughts.echo, 1) == 1
    assert worker.pid != first


def test_one_that_is_given_up_before_it_took_anything_up_is_lost(worker: Worker) -> None:
    think(worker, thoughts.echo)
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGSTOP)
    threading.Timer(0.2, worker.kill).start()
    with pytest.raises(Died):
        think(worker, thoughts.echo)


def test_a_thought_that_raises_says_where_and_the_worker_stays(worker: Worker) -> None:
    think(worker, thoughts.echo)
    first = worker.pid
    with pytest.raises(Failed, match=r"in fail[\s\S]*a rule broke over 5"):
        think(worker, thoughts.fail, 5)
    assert think(worker, thoughts.echo, 1) == 1
    assert worker.pid == first


def test_one_that_has_grown_is_replaced_after_its_answer(worker: Worker) -> None:
    assert think(worker, thoughts.hoard, 40) == 1
    assert think(worker, thoughts.hoard, 80) == 2
    assert think(worker, thoughts.hoard, 1) == 1


def test_one_that_wants_too_much_gets_no_memory(worker: Worker) -> None:
    with pytest.raises(Failed, match="MemoryError"):
        think(worker, thoughts.hoard, 1000)
    assert think(worker, thoughts.hoard, 1) == 1


def test_a_machine_that_starts_no_process_is_a_lost_thought(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(method: str) -> NoReturn:
        raise OSError(errno.EAGAIN, "no more processes")

    with monkeypatch.context() as full:
        full.setattr(multiprocessing, "get_context", refuse)
        with pytest.raises(Died):
            think(worker, thoughts.echo)
    assert think(worker, thoughts.echo, 1) == 1


def test_closing_ends_one_that_hangs_and_starts_none(worker: Worker) -> None:
    lost: list[Exception] = []

    def wait() -> None:
        try:
            think(worker, thoughts.hang)
        except Died as died:
            lost.append(died)

    waiting = threading.Thread(target=wait)
    waiting.start()
    assert eventually(lambda: worker.pid is not None)
    pid = worker.pid
    assert pid is not None
    worker.close()
    assert gone(pid)
    waiting.join(PATIENCE)
    assert lost
    with pytest.raises(Died):
        think(worker, thoughts.echo)
