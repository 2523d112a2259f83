"""A server in a process of its own, and two people who play on there while it is attacked."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from statistics import quantiles
from time import monotonic, sleep
from types import TracebackType
from typing import Self

from tests.server.company import Company
from tests.server.wire import Visitor

WITHIN = 30.0
#: Waits from which a worst of a hundred is told must be more than so many.
ENOUGH = 10
#: Seconds an ordinary person thinks, at the very least.
PAUSE = 0.03
#: Seconds the bystanders play before and after an attack.
CALM = 3.0


class Server:
    """`tafelrunde serve` as its owner starts it; `prelude` is done first, in the same process."""

    def __init__(self, store: Path, *limits: str, prelude: str = "") -> None:
        arguments = [part for limit in limits for part in ("--limit", limit)]
        program = "import sys; from tafelrunde.cli import run; sys.exit(run(sys.argv[1:]))"
        settings = ("--no-browser", "--port", "0", "--store", f"sqlite:///{store}", *arguments)
        self.process = subprocess.Popen(
            [sys.executable, "-c", f"{prelude}\n{program}", "serve", *settings],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        found = re.search(r"http://localhost:(\d+)/", self.process.stdout.readline())
        assert found
        self.address = f"http://127.0.0.1:{found[1]}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.terminate()
        try:
            self.process.communicate(timeout=WITHIN)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()

    @property
    def memory(self) -> int:
        """Give the memory the server holds, in bytes."""
        return memory(self.process.pid)

    @property
    def files(self) -> int:
        """Count the files and connections the server holds."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))


def memory(pid: int) -> int:
    """Give the resident memory of a process in bytes (Linux)."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def waited(who: str, seconds: Sequence[float]) -> dict[str, int]:
    """Give the median and the worst of a hundred waits, in milliseconds."""
    assert len(seconds) > ENOUGH, f"{who} hardly got to play"
    cut = quantiles(seconds, n=100, method="inclusive")
    return {f"ms {who} waited, p50": round(cut[49] * 1000)} | {
        f"ms {who} waited, p99": round(cut[98] * 1000)
    }


def came_back(before: int, most: int, after: int) -> dict[str, int]:
    """Give in megabytes what something cost at most, and what of it came back."""
    return {
        "MB of memory it cost at most": (most - before) >> 20,
        "MB of memory that came back": (most - after) >> 20,
    }


class Bystander:
    """Two people who play on at a table of their own, and the seconds each answer took."""

    def __init__(self, server: Server) -> None:
        self.waits: list[float] = []
        self._calm: list[float] = []
        self._server = server
        self._before = self._most = self._after = 0
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._error: BaseException | None = None

    def __enter__(self) -> Self:
        self._thread.start()
        deadline = monotonic() + WITHIN
        while not self.waits and self._thread.is_alive() and monotonic() < deadline:
            sleep(0.01)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._ended.set()
        self._thread.join(WITHIN)
        if self._error is not None:
            raise AssertionError("the bystanders could not play on") from self._error

    def _play(self) -> None:
        try:
            with ExitStack() as people:

                @cache
                def come(name: str) -> Visitor:
                    return people.enter_context(Visitor(self._server.address, name))

                while not self._ended.is_set():
                    company = Company.gather(come, 2)
                    while not self._ended.is_set() and company.await_turn():
                        begun = monotonic()
                        company.move()
                        self.waits.append(monotonic() - begun)
                        self._most = max(self._most, self._server.memory)
                        sleep(PAUSE)
                    for tab in company.tabs:
                        tab.close()
        except BaseException as error:
            self._error = error

    @contextmanager
    def attacked(self) -> Iterator[None]:
        """Play calmly for a while, during what is done to the server, and for a while after it."""
        self.waits.clear()
        self._play_on()
        self._calm = self.waits.copy()
        self.waits.clear()
        self._before = self._most = self._server.memory
        yield
        self._play_on()
        self._after = self._server.memory

    def _play_on(self) -> None:
        sleep(CALM)
        deadline = monotonic() + WITHIN
        while len(self.waits) <= ENOUGH and self._thread.is_alive() and monotonic() < deadline:
            sleep(0.01)

    def figures(self) -> dict[str, int]:
        """Give how long an answer took, before and meanwhile, and what became of the memory."""
        return {
            "answers at an ordinary table": len(self.waits),
            **waited("an ordinary table", self.waits),
            "ms before, p99": waited("it", self._calm)["ms it waited, p99"],
            **came_back(self._before, max(self._most, self._after), self._after),
        }


@contextmanager
def watched(
    store: Path, *limits: str, prelude: str = ""
) -> Iterator[tuple[Server, Bystander, ExitStack]]:
    """Run a server at which two people play on while it is attacked.

    Tables nobody looks at sleep after two seconds here, after a minute elsewhere.
    """
    limits = ("guests=100000", "requests=100000", *limits)
    hasty = f"import tafelrunde.server.house as house; house.IDLE = 2.0\n{prelude}"
    with (
        Server(store, *limits, prelude=hasty) as server,
        ExitStack() as opened,
        Bystander(server) as bystander,
    ):
        yield server, bystander, opened
