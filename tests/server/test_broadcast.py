"""What everybody hears is made once for a seat, told once for a crowd, and let go in the end."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tafelrunde.server import broadcast
from tafelrunde.server.connection import Connection
from tafelrunde.server.protocol import Changed, Sync, Talked, Update
from tafelrunde.server.sight import sight as honest_sight
from tafelrunde.server.store import GuestRow
from tafelrunde.table.chance import LiveChance
from tests.server.inside import Line, World, timeless

CROWD = 60


def in_world(visit: Callable[[World], Awaitable[None]]) -> None:
    """Play inside a world of two seats."""

    async def run() -> None:
        world = World(2, {"rounds": 1}, LiveChance(b"k" * 32))
        await world.begin()
        await visit(world)
        await world.end()

    with timeless():
        asyncio.run(run())


async def move(world: World) -> None:
    """Let whoever is asked take the first option."""
    question = world.match.table.questions[0]
    answer = next(iter(question.answers()))
    message = f'{{"type":"answer","question":{question.id},"answer":{answer}}}'
    await world.say(world.lines[question.seat], message)


async def crowd(world: World, count: int) -> list[Line]:
    """Let many spectators in."""
    lines = [world.come(GuestRow(100 + number, "Many"), None) for number in range(count)]
    world.lines += lines
    for line in lines:
        line.put('{"type":"resume"}')
    await world.settle()
    return lines


def test_a_sight_is_made_once_for_all_tabs_of_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    made: Counter[int | None] = Counter()

    def counted(match: Any, seat: int | None, people: Any) -> Any:
        made[seat] += 1
        return honest_sight(match, seat, people)

    monkeypatch.setattr(broadcast, "sight", counted)

    async def visit(world: World) -> None:
        world.lines += [world.come(world.guests[0], 0) for _ in range(3)]
        for line in world.lines[-3:]:
            line.put('{"type":"resume"}')
        await world.settle()
        await crowd(world, 3)
        assert made == {0: 1, 1: 1, None: 1}, "who comes later sees what was made already"
        await move(world)
        assert made == {0: 2, 1: 2, None: 2}
        tabs = [line.heard()[-1] for line in world.lines if line.seat == 0]
        assert len(tabs) == 4
        assert all(update == tabs[0] for update in tabs)

    in_world(visit)


def test_what_was_made_for_one_position_is_not_shown_for_another() -> None:
    async def visit(world: World) -> None:
        line = world.lines[0]
        for _ in range(4):
            await move(world)
            update = line.heard()[-1]
            assert isinstance(update, Update)
            line.put('{"type":"resume"}')
            await world.settle()
            sync = line.heard()[-1]
            assert isinstance(sync, Sync)
            assert sync.sight == update.sight

    in_world(visit)


def test_a_crowd_that_leaves_is_told_once() -> None:
    async def visit(world: World) -> None:
        lines = await crowd(world, CROWD)
        staying = world.lines[0]
        before = len(staying.out)
        for line in lines:
            line.put(None)
        await world.settle()
        told = [message for message in staying.heard(before) if isinstance(message, Changed)]
        assert 1 <= len(told) <= 3, "not once for each who left"
        assert told[-1].table.watching == 1

    in_world(visit)


def test_a_tab_that_does_not_read_is_closed_at_a_size() -> None:
    tab = Connection(GuestRow(1, "Arya"), unread_bytes=30_000)
    long = "x" * 10_000
    for _ in range(2):
        tab.send(Talked("Bran", 1, long, 0.0))
    assert not tab.closed
    for _ in range(2):
        tab.send(Talked("Bran", 1, long, 0.0))
    assert tab.closed
    assert tab.outbox.qsize() == 2, "only the reason and the end are left"


def test_one_long_message_is_sent_all_the_same() -> None:
    async def run() -> None:
        tab = Connection(GuestRow(1, "Arya"), unread_bytes=30_000)
        for _ in range(3):
            tab.send(Talked("Bran", 1, "x" * 60_000, 0.0))
            assert not tab.closed
            text = await tab.next()
            assert text is not None
            tab.sent(text)

    asyncio.run(run())


def test_a_room_that_sleeps_is_gone() -> None:
    """Not only when the next full collection comes: on a server that is hours away."""

    async def visit(world: World) -> None:
        await move(world)
        for line in world.lines:
            line.put(None)
        await world.settle()
        room = world.house.rooms.pop("table")
        gone: list[weakref.ref[Any]] = [
            weakref.ref(room),
            weakref.ref(room.journal),
            weakref.ref(world.match),
        ]
        room.sleep()
        world._room = None
        del room
        for line in world.lines:
            line.task = None
        for _ in range(5):
            await asyncio.sleep(0)
        assert [found() for found in gone] == [None, None, None]
        world.lines.clear()

    async def run() -> None:
        world = World(2, {"rounds": 1}, LiveChance(b"k" * 32))
        await world.begin()
        gc.collect()
        gc.disable()
        try:
            await visit(world)
        finally:
            gc.enable()

    with timeless():
        asyncio.run(run())


def test_nothing_overtakes_what_still_waits() -> None:
    """While the socket takes messages at once they need no outbox; else all go through it."""
    written: list[str] = []
    takes = True

    def write(text: str) -> bool:
        if takes:
            written.append(text)
        return takes

    async def run() -> None:
        nonlocal takes
        tab = Connection(GuestRow(1, "Arya"), write=write)
        tab.put("one")
        takes = False
        tab.put("two")
        takes = True
        tab.put("three")
        assert written == ["one"], "three must not overtake two"
        for expected in ("two", "three"):
            text = await tab.next()
            assert text == expected
            tab.put("four")
            assert written == ["one"], "what is being sent still waits"
            tab.sent(text)
        for _ in range(2):
            tab.sent(await tab.next() or "")
        tab.put("five")
        assert written == ["one", "five"]

    asyncio.run(run())
