"""Attacks on a server in a process of its own, and what an ordinary table noticed of them."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from statistics import quantiles
from time import monotonic, sleep
from types import TracebackType
from typing import Self

from tafelrunde.server.protocol import Talk, Talked
from tests.server.company import Company
from tests.server.dawdling import UNFINISHED, Dawdler, handshake
from tests.server.wire import Visitor

WITHIN = 30.0
#: Seconds an ordinary person thinks, at the very least.
PAUSE = 0.03
#: Seconds the bystanders play before and after an attack.
CALM = 3.0
#: Tabs of one guest of a crowd; a server lets nobody have many more.
TABS = 18


class Server:
    """`tafelrunde serve` as its owner starts it."""

    def __init__(self, store: Path, *limits: str) -> None:
        arguments = [part for limit in limits for part in ("--limit", limit)]
        program = "import sys; from tafelrunde.cli import run; sys.exit(run(sys.argv[1:]))"
        settings = ("--no-browser", "--port", "0", "--store", f"sqlite:///{store}", *arguments)
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, "serve", *settings],
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
        """Give the memory the server holds, in megabytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * 4096 >> 20

    @property
    def files(self) -> int:
        """Count the files and connections the server holds."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))


class Bystander:
    """Two people who play on at a table of their own, and the seconds each answer took."""

    def __init__(self, address: str) -> None:
        self.waits: list[float] = []
        self._calm: list[float] = []
        self._address = address
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._error: BaseException | None = None

    def __enter__(self) -> Self:
        self._thread.start()
        deadline = monotonic() + WITHIN
        while not self.waits and self._thread.is_alive() and monotonic() < deadline:
            sleep(0.01)
        self.waits.clear()
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
                    return people.enter_context(Visitor(self._address, name))

                while not self._ended.is_set():
                    company = Company.gather(come, 2)
                    while not self._ended.is_set() and company.await_turn():
                        begun = monotonic()
                        company.move()
                        self.waits.append(monotonic() - begun)
                        sleep(PAUSE)
                    for tab in company.tabs:
                        tab.close()
        except BaseException as error:
            self._error = error

    def attacked(self) -> None:
        """Count anew: from here on the waits are those of an attacked server."""
        sleep(CALM)
        self._calm = self.waits.copy()
        self.waits.clear()

    def figures(self) -> dict[str, int]:
        """Give the median and the worst of a hundred, in milliseconds."""
        assert len(self.waits) > 10, "the bystanders hardly got to play"
        cut = quantiles(self.waits, n=100, method="inclusive")
        calm = quantiles(self._calm, n=100, method="inclusive")
        return {
            "answers at an ordinary table": len(self.waits),
            "ms an answer took there, p50": round(cut[49] * 1000),
            "ms an answer took there, p99": round(cut[98] * 1000),
            "ms an answer took there before, p99": round(calm[98] * 1000),
        }


@contextmanager
def watched(store: Path, *limits: str) -> Iterator[tuple[Server, Bystander, ExitStack]]:
    """Run a server at which two people play on while it is attacked."""
    with (
        Server(store, "guests=100000", "requests=100000", *limits) as server,
        ExitStack() as opened,
        Bystander(server.address) as bystander,
    ):
        yield server, bystander, opened


def crowd(store: Path, tabs: int) -> dict[str, int]:
    """Let so many tabs look at one table and all leave at once."""
    with watched(store) as (server, bystander, opened):
        arya = opened.enter_context(Visitor(server.address, "Arya"))
        table = arya.open(2, computers=("easy",), start=True).id
        lookers: list[Dawdler] = []
        while len(lookers) < tabs:
            guest = opened.enter_context(Visitor(server.address))
            begun = handshake(guest, table)
            for _ in range(min(TABS, tabs - len(lookers))):
                lookers.append(opened.enter_context(Dawdler(server.address, begun)))
                assert b" 101 " in lookers[-1].read()
        assert arya.look(table).watching == tabs
        bystander.attacked()
        begun_at = monotonic()
        for looker in lookers:
            looker.close()
        while (left := arya.look(table).watching) and monotonic() < begun_at + WITHIN:
            sleep(0.05)
        assert left == 0
        gone = monotonic() - begun_at
        sleep(CALM)
    return {**bystander.figures(), "ms until the last tab was gone": round(gone * 1000)}


def glut(store: Path, messages: int) -> dict[str, int]:
    """Ask for everything so often and never read the answers."""
    with watched(store, "talk=100000", "unread_bytes=1000000") as (server, bystander, opened):
        bystander.attacked()
        company = Company.gather(
            lambda name: opened.enter_context(Visitor(server.address, name)), 3
        )
        for number in range(200):
            # Everybody who comes is told what was said lately: a hundred thousand letters here.
            tab = company.tabs[number % 3]
            tab.send(Talk(f"{number:x<500}"))
            tab.until(Talked)
        before = server.memory
        begun = handshake(company.visitors[0], company.id)
        greedy = opened.enter_context(Dawdler(server.address, begun, buffer=4096))
        assert b" 101 " in greedy.read(200)
        text = b'{"type":"resume"}'
        frame = bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
        most = 0
        with suppress(ConnectionError, TimeoutError):
            for _ in range(messages):
                greedy.send(frame)
                most = max(most, server.memory - before)
        sleep(CALM)
        most = max(most, server.memory - before)
        assert company.visitors[0].look(company.id).status == "running"
    return {**bystander.figures(), "MB of memory it cost": most}


def dawdle(store: Path, connections: int) -> dict[str, int]:
    """Let so many connections begin a request and not end it."""
    seconds = 3
    with watched(store, f"request_seconds={seconds}") as (server, bystander, opened):
        bystander.attacked()
        before = server.files
        begun = list(UNFINISHED.values())
        dawdlers = [
            opened.enter_context(Dawdler(server.address, begun[number % len(begun)]))
            for number in range(connections)
        ]
        longest = max(dawdler.closed_after(WITHIN) for dawdler in dawdlers)
        assert longest < seconds * 3, f"a connection dawdled for {longest:.1f} s"
        sleep(0.5)
        left = server.files - before
        assert left <= 2, f"{left} connections are still there"
    return {**bystander.figures(), "s until the last was closed": round(longest)}


def damage(store: Path, tables: int) -> dict[str, int]:
    """Harm every other of so many tables, in its row or in its log; the rest is played on."""
    with (
        Server(store, "requests=100000", "running_tables=100000") as server,
        Visitor(server.address, "Arya") as arya,
        Visitor(server.address, "Bran") as bran,
    ):
        token = arya.token
        opened: list[str] = []
        for _ in range(tables):
            opened.append(arya.open(2).id)
            bran.join(opened[-1])
            arya.start(opened[-1])
    db = sqlite3.connect(store)
    for number, table in enumerate(opened[::2]):
        if number % 2:
            db.execute("UPDATE tables SET row = substr(row, 9) WHERE id = ?", (table,))
        else:
            db.execute("DELETE FROM log WHERE table_id = ? AND number = 2", (table,))
    db.commit()
    db.close()
    told = whole = 0
    with watched(store) as (server, bystander, guests):
        bystander.attacked()
        again = guests.enter_context(Visitor(server.address, token=token))
        for _ in range(3):
            assert len(again.listed()) >= tables // 2
            for table in opened:
                answer = again.request("GET", f"/api/tables/{table}")
                told += answer.status_code == 503 and answer.json()["key"] == "damaged-table"
                whole += answer.status_code == 200 and answer.json()["you"] == 0
        sleep(CALM)
    assert told == 3 * len(opened[::2])
    assert whole == 3 * len(opened[1::2])
    return {**bystander.figures(), "tables told to be damaged": told // 3}
