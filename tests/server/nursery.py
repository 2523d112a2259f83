"""Server processes that may be killed, forked from a warm parent so that a start costs little.

The parent has everything imported and the application built, but no thread, no loop and no file
open. A child gets its own listening socket, opens the store and serves.
"""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from hashlib import shake_256
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import IO, Any, Literal, NoReturn, Self

import msgspec

ROOT = Path(__file__).parents[2]
DEAD_WITHIN = 15.0


class Order(msgspec.Struct):
    """Start a server over a store; a fault ends it at a named point."""

    store: str
    errors: str
    point: str = ""
    count: int = 0
    thinkers: Literal["quick", "real"] = "quick"
    #: Let tabs send as fast as they like.
    hasty: bool = False
    #: Where keys and ids come from; nowhere, unless this is given.
    fate: str = ""


class Born(msgspec.Struct):
    """A server that listens."""

    pid: int
    port: int


class Wait(msgspec.Struct, tag=True):
    """Wait for a server's end."""

    pid: int


class Life:
    """One server process."""

    def __init__(self, nursery: Nursery, born: Born, errors: Path) -> None:
        self._nursery = nursery
        self.pid = born.pid
        self.address = f"http://127.0.0.1:{born.port}"
        self._errors = errors
        self._status: int | None = None

    def kill(self) -> None:
        """End the process as nothing else could."""
        self.signal(signal.SIGKILL)

    def signal(self, number: signal.Signals) -> None:
        """Send a signal, if the process was not waited for yet."""
        if self._status is None:
            os.kill(self.pid, number)

    def wait(self) -> int:
        """Wait for the end and tell how it came: minus the signal, or the exit code."""
        if self._status is None:
            self._status = self._nursery.wait(self.pid)
        return self._status

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        if self._status is not None:
            return False
        state = Path(f"/proc/{self.pid}/stat")
        if state.exists():
            return state.read_text().rpartition(")")[2].split()[0] != "Z"
        return _exists(self.pid)

    @property
    def errors(self) -> str:
        """Everything the process complained about."""
        return self._errors.read_text()

    def memory(self) -> int:
        """Give the resident memory in bytes (Linux)."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


class Nursery:
    """The test's side of the warm parent."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None
        self._lives: list[Life] = []

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        for life in self._lives:
            if life.alive:
                life.kill()
            life.wait()
        process.stdin.close()
        process.wait(DEAD_WITHIN)
        process.stdout.close()

    def start(self, store: Path, **wishes: Any) -> Life:
        """Start a server over a store."""
        errors = store.with_suffix(".errors")
        order = Order(str(store), str(errors), **wishes)
        life = Life(self, msgspec.json.decode(self._ask(order), type=Born), errors)
        self._lives = [*(old for old in self._lives if old.alive), life]
        return life

    def wait(self, pid: int) -> int:
        """Wait for a server's end."""
        return int(self._ask(Wait(pid)))

    def _ask(self, order: msgspec.Struct) -> str:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        print(msgspec.json.encode(order).decode(), file=process.stdin, flush=True)
        answer = process.stdout.readline()
        assert answer, "the nursery is gone"
        return answer


def fated(fate: str) -> Callable[[int | None], bytes]:
    """Give something like `secrets.token_bytes` that gives the same for the same fate."""
    numbers = count()

    def token_bytes(size: int | None = None) -> bytes:
        return shake_256(f"{fate} {next(numbers)}".encode()).digest(size or 32)

    return token_bytes


def _exists(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


# The warm parent and its children


class _Ward:
    """What the parent keeps ready for its children."""

    def __init__(self) -> None:
        from tafelrunde.games.registry import NAMES, find
        from tafelrunde.server.app import make_app
        from tafelrunde.server.limits import Limits
        from tafelrunde.server.patience import config
        from tafelrunde.server.sqlite import open_store
        from tafelrunde.server.thinking import Thinkers
        from tests.server import faults
        from tests.server.running import FREE, QuickThinkers, listening

        for name in NAMES:
            find(name)
        self.store = ""
        self.configs = {
            (kind, hasty): config(
                make_app(lambda: open_store(f"sqlite:///{self.store}"), thinkers(), limits), limits
            )
            for kind, thinkers in (("quick", QuickThinkers), ("real", Thinkers))
            for hasty, limits in ((True, FREE), (False, Limits()))
        }
        for settings in self.configs.values():
            settings.load()
        self.listening = listening
        self.install = faults.install
        self.alive, self.held = os.pipe()

    def serve(self, order: Order, sockets: list[socket.socket]) -> None:
        """Be a server until the end; runs in the child."""
        import uvicorn

        errors = os.open(order.errors, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        os.dup2(errors, 2)
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, 0)
        os.dup2(nothing, 1)
        threading.Thread(target=self._end_with_parent, daemon=True).start()
        self.store = order.store
        if order.fate:
            secrets.token_bytes = fated(order.fate)  # type: ignore[assignment]
        if order.point:
            self.install(order.point, order.count)
        uvicorn.Server(self.configs[order.thinkers, order.hasty]).run(sockets)

    def _end_with_parent(self) -> NoReturn:
        os.read(self.alive, 1)
        os._exit(3)


def _bear(ward: _Ward, order: Order) -> Born:
    opened = ward.listening()
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            os.close(ward.held)
            ward.serve(order, [opened])
            code = 0
        finally:
            os._exit(code)
    port = opened.getsockname()[1]
    opened.close()
    return Born(pid, port)


def _end(pid: int) -> int:
    deadline = monotonic() + DEAD_WITHIN
    while monotonic() < deadline:
        found, status = os.waitpid(pid, os.WNOHANG)
        if found:
            return os.waitstatus_to_exitcode(status)
        sleep(0.001)
    raise TimeoutError(f"process {pid} does not end")


def main(orders: IO[str], answers: IO[str]) -> None:
    """Follow orders until the test is gone."""
    ward = _Ward()
    for line in orders:
        order: Order | Wait = (
            msgspec.json.decode(line, type=Wait)
            if line.startswith('{"type":"Wait"')
            else msgspec.json.decode(line, type=Order)
        )
        said = (
            _end(order.pid)
            if isinstance(order, Wait)
            else msgspec.json.encode(_bear(ward, order)).decode()
        )
        print(said, file=answers, flush=True)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    main(sys.stdin, sys.stdout)
