"""A server in a thread of the test: quick to start, and its rooms can be looked into."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

import msgspec
import uvicorn

from tafelrunde.players.advice import Advice, advise
from tafelrunde.players.study import Lesson
from tafelrunde.server.app import make_app
from tafelrunde.server.house import House
from tafelrunde.server.limits import Limits
from tafelrunde.server.patience import config
from tafelrunde.server.queueing import Asker
from tafelrunde.server.sqlite import open_store
from tafelrunde.server.store import Store
from tafelrunde.server.thinking import Task, Thinkers, choose, say
from tafelrunde.table import Answer, Chair, Progress, Saying, load
from tests.server.wire import Visitor

T = TypeVar("T")
START_WITHIN = 20.0


class QuickThinkers(Thinkers):
    """Thinks in the loop and never long: for tests in which computers only have to play."""

    async def choose(self, task: Task) -> Answer:
        return choose(task)

    async def say(self, task: Task, answer: Answer) -> Sequence[Saying]:
        return say(msgspec.structs.replace(task, decided=answer))

    async def study(self, lesson: Lesson, asker: Asker, progress: Progress) -> None:
        progress(1.0)

    async def hint(self, task: Task) -> Advice:
        from tafelrunde.games.registry import find

        table = load(find(task.game), task.position)
        return advise(Chair(table, table.question(task.question)), task.seed, "medium")


def listening() -> socket.socket:
    """Give a socket on a free port of this machine alone."""
    opened = socket.socket()
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    opened.bind(("127.0.0.1", 0))
    opened.listen(256)
    return opened


#: Limits no program of these tests ever meets: they play faster than people.
FREE = Limits(
    **{name: 10**9 for name in Limits.__struct_fields__ if name not in ("listed", "unread_bytes")}
)


class Running(uvicorn.Server):
    """A server that runs while its context is entered."""

    def __init__(
        self,
        store: Path | Callable[[], Store],
        thinkers: Thinkers | None = None,
        limits: Limits = FREE,
        hosts: Sequence[str] = (),
    ) -> None:
        opened = (lambda: open_store(f"sqlite:///{store}")) if isinstance(store, Path) else store
        self._app = make_app(opened, thinkers or QuickThinkers(), limits, hosts)
        super().__init__(config(self._app, limits))
        self._socket = listening()
        self.address = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self.run, args=([self._socket],), daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopping = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._loop = asyncio.get_running_loop()
        self._ready.set()

    async def main_loop(self) -> None:
        """Stop at once when told to, not at the next tick: hundreds of servers end here."""
        ticking = asyncio.create_task(super().main_loop())
        stopping = asyncio.create_task(self._stopping.wait())
        await asyncio.wait((ticking, stopping), return_when=asyncio.FIRST_COMPLETED)
        for task in (ticking, stopping):
            task.cancel()

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(START_WITHIN)
        assert self.started, "the server did not start"
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def stop(self) -> None:
        """End the server as Ctrl-C does."""
        self.should_exit = True
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._stopping.set)
        self._thread.join(START_WITHIN)
        assert not self._thread.is_alive(), "the server did not end"
        self._socket.close()

    @property
    def house(self) -> House:
        """The house of the running application."""
        house: House = self._app.state.house
        return house

    def inside(self, work: Callable[[House], Coroutine[Any, Any, T]]) -> T:
        """Run something in the server's own loop."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work(self.house), self._loop).result(START_WITHIN)

    def visitor(self, name: str | None = None) -> Visitor:
        """Let somebody new in."""
        return Visitor(self.address, name)
