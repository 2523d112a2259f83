"""One thing after the other at a table, whoever does it and in whichever task."""

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


def test_whoever_acts_in_their_own_task_is_alone_too() -> None:
    async def visit(world: World) -> None:
        room, done, end = world.room, list[str](), asyncio.Event()
        calls = [
            asyncio.create_task(room.do_here(doing(done, "first", end))),
            asyncio.create_task(room.do(doing(done, "second", None))),
            asyncio.create_task(room.do_here(doing(done, "third", None))),
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
        for act in (world.room.do_here, world.room.do):
            with pytest.raises(BadSetup):
                await act(refuse)
        await move(world)

    in_world(visit)


def test_an_action_broken_off_in_its_middle_makes_the_room_wake_anew() -> None:
    """Memory may know more than the disk then, so nobody plays on from it."""

    async def visit(world: World) -> None:
        room = world.room
        call = asyncio.create_task(room.do_here(doing([], "broken", asyncio.Event())))
        await asyncio.sleep(0)
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call
        assert room.journal.lost
        assert room.row.id not in world.house.rooms
        again = await world.house.room(room.row.id)
        assert again is not room
        assert again.match is not None
        assert again.match.length == world.match.length
        world._room = again

    in_world(visit)
