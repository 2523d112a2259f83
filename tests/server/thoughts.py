"""Thoughts for workers in tests: quick, slow, endless and deadly ones."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from msgspec.structs import replace

from tafelrunde.players.advice import Advice
from tafelrunde.players.study import Lesson
from tafelrunde.server.thinking import Task, choose, hint
from tafelrunde.table import Answer, Progress


def echo(subject: Any, share: float, tell: Progress) -> Any:
    """Give back what was asked."""
    return subject


def slow(subject: float, share: float, tell: Progress) -> float:
    """Take so many seconds, or the share of them, and give that share."""
    sleep(subject * share)
    return share


def count(subject: float, share: float, tell: Progress) -> None:
    """Take so many seconds and tell all the while how many are over."""
    begun = monotonic()
    while monotonic() - begun < subject:
        tell((monotonic() - begun) / subject)


def hang(subject: Any, share: float, tell: Progress) -> Any:
    """Never end, as a rule in a circle."""
    while True:
        sum(range(1000))


def die(subject: Any, share: float, tell: Progress) -> Any:
    """End the whole process."""
    os.kill(os.getpid(), signal.SIGKILL)


def fail(subject: Any, share: float, tell: Progress) -> Any:
    """Meet a bug."""
    raise ZeroDivisionError(f"a rule broke over {subject}")


def hoard(subject: int, share: float, tell: Progress) -> int:
    """Take so many megabytes of memory and keep them."""
    _kept.append(b"x" * subject * 1024 * 1024)
    return len(_kept)


_kept: list[bytes] = []


def hang_if_hard(task: Task, share: float, tell: Progress) -> Answer:
    """Answer, but never as the strong player."""
    if task.level == "hard":
        hang(task, share, tell)
    return choose(task)


def advise_unless_hard(task: Task, share: float, tell: Progress) -> Advice:
    """Give advice, but never as the strong player."""
    if task.level == "hard":
        hang(task, share, tell)
    return hint(task)


def search_slowly(task: Task, share: float, tell: Progress) -> Answer:
    """Answer as the strong player does, only without using the processor for all that time."""
    if task.level == "hard":
        sleep(max(0.1, 0.7 * share))
    return choose(replace(task, level="medium"))


#: What is noted of a lesson.
NOTES = "gold silver; 15 4 6 2"


def write_notes(lesson: Lesson, share: float, tell: Progress) -> str:
    """Work a lesson out in half a second."""
    count(0.5, share, tell)
    return NOTES


def gone(pid: int, within: float = 10.0) -> bool:
    """Wait until a process is no more, or only a zombie."""
    return eventually(lambda: _state(pid) in (None, "Z"), within)


def children(pid: int) -> list[int]:
    """List the workers of a server."""
    if not Path(f"/proc/{pid}/stat").exists():
        pytest.skip("no /proc here")
    # Asked from the child's side: a thread's own list hands its children on when it ends, and one
    # read in that moment shows them nowhere.
    everybody = (int(folder.name) for folder in Path("/proc").glob("[0-9]*"))
    return [child for child in everybody if _parent(child) == pid and _is_worker(child)]


def _parent(pid: int) -> int | None:
    # A program's name stands in brackets and may hold anything; what follows it does not.
    after = _bytes(Path(f"/proc/{pid}/stat")).rpartition(b")")[2].split()
    return int(after[1]) if after else None


def _is_worker(pid: int) -> bool:
    return b"spawn_main" in _bytes(Path(f"/proc/{pid}/cmdline"))


def _bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError:
        return b""


def eventually(holds: Callable[[], bool], within: float = 10.0) -> bool:
    """Wait until something holds."""
    deadline = monotonic() + within
    while monotonic() < deadline:
        if holds():
            return True
        sleep(0.01)
    return holds()


def _state(pid: int) -> str | None:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        if not Path("/proc/self/stat").exists():
            pytest.skip("no /proc here")
        return None
