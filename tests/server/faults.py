"""Named points at which a server process ends itself, as a power cut would end it there."""

from __future__ import annotations

import os
import signal
import sqlite3
from collections.abc import Callable
from typing import Any, NoReturn

from tafelrunde.server import broadcast, connection
from tafelrunde.server.patience import PatientSocket
from tafelrunde.server.sqlite import SqliteStore
from tafelrunde.server.store import Batch


def power_cut() -> NoReturn:
    """End this process at once, without any last word."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("this process should be dead")


def fuse(count: int) -> Callable[[], None]:
    """Give something that ends the process when it is touched for the count-th time."""
    left = count

    def touch() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            power_cut()

    return touch


class Tapped:
    """The writer's connection, with a fuse before or after its commits."""

    def __init__(
        self, inner: sqlite3.Connection, before: Callable[[], None], after: Callable[[], None]
    ) -> None:
        self._inner = inner
        self._before = before
        self._after = after

    def execute(self, sql: str, values: Any = ()) -> sqlite3.Cursor:
        """Pass on, and touch the fuses around a commit."""
        if sql != "COMMIT":
            return self._inner.execute(sql, values)
        self._before()
        cursor = self._inner.execute(sql, values)
        self._after()
        return cursor

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)


def _idle() -> None:
    pass


def _around_commit(before: Callable[[], None], after: Callable[[], None]) -> None:
    opened = SqliteStore._prepare

    def prepare(self: SqliteStore) -> None:
        opened(self)
        tapped: Any = Tapped(self._writer, before, after)
        self._writer = tapped

    SqliteStore._prepare = prepare  # type: ignore[method-assign]


def before_save(touch: Callable[[], None]) -> None:
    """Before an answer is handed to the store."""
    save = SqliteStore.save

    async def tapped(self: SqliteStore, batch: Batch) -> None:
        if batch.log:
            touch()
        await save(self, batch)

    SqliteStore.save = tapped  # type: ignore[method-assign]


def before_commit(touch: Callable[[], None]) -> None:
    """In the writer's thread: everything is written, nothing committed."""
    _around_commit(touch, _idle)


def after_commit(touch: Callable[[], None]) -> None:
    """In the writer's thread: committed, and the loop does not know yet."""
    _around_commit(_idle, touch)


def before_broadcast(touch: Callable[[], None]) -> None:
    """In the loop: the answer is committed, and nobody has heard of it."""
    save = SqliteStore.save

    async def tapped(self: SqliteStore, batch: Batch) -> None:
        await save(self, batch)
        if batch.log:
            touch()

    SqliteStore.save = tapped  # type: ignore[method-assign]


def inside_broadcast(touch: Callable[[], None]) -> None:
    """The update of one tab is about to leave; others may have theirs already."""
    put = connection.Connection.put

    def tapped(self: connection.Connection, text: str) -> None:
        if text.startswith('{"type":"update"'):
            touch()
        put(self, text)

    connection.Connection.put = tapped  # type: ignore[method-assign]


def after_broadcast(touch: Callable[[], None]) -> None:
    """Everybody's update was given to the loop; it may not have written them yet."""
    position = broadcast.Broadcast.position

    def tapped(self: broadcast.Broadcast, *args: Any, **named: Any) -> None:
        position(self, *args, **named)
        touch()

    broadcast.Broadcast.position = tapped  # type: ignore[method-assign]


def after_sending(touch: Callable[[], None]) -> None:
    """Everybody's update has left; the loop has come round once more."""
    write = PatientSocket.write_now

    def tapped(self: PatientSocket, text: str) -> bool:
        if text.startswith('{"type":"update"'):
            self.loop.call_soon(touch)
        return write(self, text)

    PatientSocket.write_now = tapped  # type: ignore[method-assign]


POINTS: dict[str, Callable[[Callable[[], None]], None]] = {
    "before-save": before_save,
    "before-commit": before_commit,
    "after-commit": after_commit,
    "before-broadcast": before_broadcast,
    "inside-broadcast": inside_broadcast,
    "after-broadcast": after_broadcast,
    "after-sending": after_sending,
}


def install(point: str, count: int) -> None:
    """Lay a fuse that burns through at the count-th time its point is reached."""
    POINTS[point](fuse(count))
