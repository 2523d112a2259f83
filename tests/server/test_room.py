"""One thing after the other at a table, whoever does it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tafelrunde.table import BadSetup
from tests.server.inside import World
from tests.server.test_broadcast import in_world, move


def doing(done: list[str], name: str, wait: asyncio.Event | None) -> Callable[[], Awaitable[str]]:
    """Give something that takes until an event, and notes its beginning and end."""

    async def action() -> str:
        done.append(f"{name} begins")
        await (asyncio.sleep(0) if wait is None else wait.wait())
        done.append(f"{name} ends")
        return name

    return action


def test_whoever_acts_is_alone() -> None:
    async def visit(world: World) -> None:
        room, done, end = world.room, list[str](), asyncio.Event()
        calls = [
            asyncio.create_task(room.do(doing(done, "first", end))),
            asyncio.create_task(room.do(doing(done, "second", None))),
            asyncio.create_task(room.do(doing(done, "third", None))),
        ]
        for _ in range(5):
            await asyncio.sleep(0)
        assert done == ["first begins"]
        assert room.busy
        end.set()
        assert await asyncio.gather(*calls) == ["first", "second", "third"]
        assert done == [f"{name} {what}" for name in NAMES for what in ("begins", "ends")]

    NAMES = ("first", "second", "third")
    in_world(visit)


def test_a_refusal_reaches_whoever_acted_and_the_table_goes_on() -> None:
    async def refuse() -> None:
        await asyncio.sleep(0)
        raise BadSetup("seat", "no-seat", "there is none")

    async def visit(world: World) -> None:
        with pytest.raises(BadSetup):
            await world.room.do(refuse)
        await move(world)

    in_world(visit)
