"""Who is thought for next, and that nobody thinks about what no one waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import monotonic
from typing import Any

import pytest

from tafelrunde.server.queueing import Asker, FairQueue, Job, Kind, Lane
from tafelrunde.server.workers import Lost, Thought, Worker
from tests.server import thoughts

PATIENCE = 20.0


def job(guest: int, table: str = "a", kind: Kind = Kind.MOVE, subject: Any = 0) -> Job:
    """Give something a guest waits for at one of their tables."""
    return Job(thoughts.slow, subject, [Asker(guest, f"{guest}{table}")], kind)


def queue_of(*jobs: Job) -> FairQueue:
    """Let jobs wait in this order."""
    queue = FairQueue()
    for waiting in jobs:
        queue.put(waiting)
    return queue


def served(queue: FairQueue, seconds: float = 1.0) -> Iterator[str]:
    """Do one job after the other, each in so many seconds, and name their tables."""
    while (turn := queue.take()) is not None:
        queue.done(turn.asker, seconds)
        yield turn.asker.table


def test_guests_take_turns_whatever_one_of_them_has_piled_up() -> None:
    flood = [job(1, table) for table in "abcdef"]
    queue = queue_of(*flood, job(2), job(3))
    assert list(served(queue)) == ["1a", "2a", "3a", "1b", "1c", "1d", "1e", "1f"]


def test_time_counts_and_not_the_number_of_jobs() -> None:
    queue = queue_of(*(job(1) for _ in range(3)), *(job(2) for _ in range(8)))
    order = []
    while (turn := queue.take()) is not None:
        queue.done(turn.asker, 3.0 if turn.asker.guest == 1 else 1.0)
        order.append(turn.asker.guest)
    assert order == [1, 2, 2, 2, 1, 2, 2, 2, 1, 2, 2]


def test_who_was_away_saves_nothing_up_and_who_comes_back_at_once_gains_nothing() -> None:
    queue = queue_of(*(job(1) for _ in range(20)))
    assert [next(served(queue)) for _ in range(10)] == ["1a"] * 10
    for _ in range(4):
        queue.put(job(2))
    assert [next(served(queue)) for _ in range(6)] == ["2a", "1a", "2a", "1a", "2a", "1a"]
    queue.drop(next(iter(queue._waiting)))
    order = []
    for _ in range(6):
        order.append(next(served(queue)))
        if order[-1] == "2a":
            queue.put(job(2))
    assert order.count("2a") == 3


def test_tables_of_one_guest_take_turns() -> None:
    queue = queue_of(*(job(1, "a") for _ in range(3)), job(1, "b"), job(1, "c"), job(1, "b"))
    assert list(served(queue)) == ["1a", "1b", "1c", "1a", "1b", "1a"]


def test_a_guests_moves_go_before_their_hints() -> None:
    hints = [job(1, "a", Kind.HINT) for _ in range(3)]
    queue = queue_of(*hints, job(1, "b"), job(1, "b"))
    assert list(served(queue)) == ["1b", "1b", "1a", "1a", "1a"]


def test_with_several_workers_who_has_none_comes_first() -> None:
    queue = queue_of(job(1), job(1), job(2))
    turns = [queue.take(2), queue.take(2), queue.take(2)]
    assert [turn and turn.asker.guest for turn in turns] == [1, 2, 1]


def test_what_several_wait_for_comes_when_the_first_of_them_has_a_turn() -> None:
    shared = job(1, "z")
    queue = queue_of(*(job(1) for _ in range(5)), shared)
    assert isinstance(shared.askers, list)
    shared.askers.append(Asker(2, "2a"))
    assert list(served(queue))[:2] == ["1a", "2a"]


def test_nothing_is_kept_of_guests_who_have_gone() -> None:
    queue = FairQueue()
    for guest in range(100):
        queue.put(job(guest))
        queue.put(job(-1))
        assert len(list(served(queue))) == 2
    for account in (queue._guests, queue._tables):
        assert len(account._used) <= 2
        assert not account._running


@pytest.mark.parametrize(
    ("waiting", "workers", "share"),
    [
        ([job(1)], 1, 1.0),
        ([job(1), job(1)], 1, 1.0),
        ([job(1, "a"), job(1, "b")], 1, 1 / 2),
        ([job(2), *(job(1, table) for table in "abcde")], 1, 1 / 2),
        ([*(job(1, table) for table in "abcde"), job(2)], 1, 1 / 10),
        ([*(job(1, table) for table in "abcde"), job(2)], 4, 4 / 10),
        ([job(1), job(2)], 4, 1.0),
    ],
)
def test_time_is_shared_among_guests_and_then_their_tables(
    waiting: list[Job], workers: int, share: float
) -> None:
    turn = queue_of(*waiting).take(workers)
    assert turn is not None
    assert turn.share == pytest.approx(share)


@pytest.fixture
def lane(request: pytest.FixtureRequest) -> Iterator[Lane]:
    """Keep a lane with one worker and little patience for what nobody waits for."""
    worker = Worker(niceness=0, megabytes=300, start_seconds=PATIENCE)
    opened = Lane([worker], seconds=PATIENCE, abandoned=getattr(request, "param", 0.05))
    yield opened
    opened.close()


def endless(thought: Thought = thoughts.hang) -> Job:
    """Give something that never ends."""
    return Job(thought, 0, [Asker(1, "1a")], Kind.HINT)


def test_what_nobody_waits_for_is_not_begun(lane: Lane) -> None:
    async def run() -> float:
        first = asyncio.create_task(lane.do(job(1, subject=0.2)))
        flood = [asyncio.create_task(lane.do(job(1, subject=100.0))) for _ in range(60)]
        await asyncio.sleep(0)
        for dropped in flood:
            dropped.cancel()
        begun = monotonic()
        await lane.do(job(1, subject=0.0))
        assert first.done()
        return monotonic() - begun

    assert asyncio.run(run()) < PATIENCE


def test_a_worker_that_thinks_for_nobody_is_freed(lane: Lane) -> None:
    async def run() -> None:
        assert await lane.do(job(1)) == 1.0
        before = lane.workers[0].pid
        left = asyncio.create_task(lane.do(endless()))
        await asyncio.sleep(0.02)
        left.cancel()
        assert await lane.do(job(2)) == 1.0
        assert lane.workers[0].pid != before

    asyncio.run(run())


@pytest.mark.parametrize("lane", [PATIENCE], indirect=True)
def test_one_that_is_nearly_done_may_end(lane: Lane) -> None:
    async def run() -> None:
        assert await lane.do(job(1)) == 1.0
        before = lane.workers[0].pid
        left = asyncio.create_task(lane.do(job(1, subject=0.2)))
        await asyncio.sleep(0.02)
        left.cancel()
        assert await lane.do(job(2)) == 1.0
        assert lane.workers[0].pid == before

    asyncio.run(run())


def test_a_lost_thought_is_told_and_the_next_one_is_answered(lane: Lane) -> None:
    async def run() -> None:
        for thought in (thoughts.die, thoughts.fail):
            with pytest.raises(Lost):
                await lane.do(endless(thought))
        assert await lane.do(job(1)) == 1.0

    asyncio.run(run())


def test_a_crowd_of_one_guest_leaves_room_for_another(lane: Lane) -> None:
    """Sixty jobs of half a second each: somebody else waits for the one under way, and no more."""

    async def run() -> float:
        await lane.do(job(2))
        flood = [
            asyncio.create_task(lane.do(job(1, str(table), subject=0.5))) for table in range(60)
        ]
        await asyncio.sleep(0.05)
        begun = monotonic()
        await lane.do(job(2))
        waited = monotonic() - begun
        for left in flood:
            left.cancel()
        return waited

    assert asyncio.run(run()) < 5.0


def test_closing_leaves_nobody_waiting(lane: Lane) -> None:
    async def run() -> None:
        waiting = [asyncio.create_task(lane.do(endless())) for _ in range(3)]
        await asyncio.sleep(0.3)
        lane.close()
        done, late = await asyncio.wait(waiting, timeout=PATIENCE)
        assert not late
        assert all(one.cancelled() for one in done)

    asyncio.run(run())


def test_looking_back_waits_for_everybodys_next_move(lane: Lane) -> None:
    async def run() -> list[str]:
        order: list[str] = []

        async def do(name: str, waiting: Job) -> None:
            await lane.do(waiting)
            order.append(name)

        await lane.do(job(1))
        looks = [do(f"look {n}", job(1, kind=Kind.REVIEW, subject=0.1)) for n in range(3)]
        tasks = [asyncio.create_task(look) for look in looks]
        await asyncio.sleep(0.02)
        tasks += [asyncio.create_task(do(f"move {n}", job(1, subject=0.05))) for n in range(2)]
        tasks.append(asyncio.create_task(do("other", job(2, subject=0.05))))
        await asyncio.gather(*tasks)
        return order

    order = asyncio.run(run())
    assert order[0] == "look 0"
    assert {*order[1:4]} == {"move 0", "move 1", "other"}
    assert order[4:] == ["look 1", "look 2"]


def test_looking_back_costs_nobody_their_place_in_the_queue(lane: Lane) -> None:
    async def run() -> list[str]:
        order: list[str] = []

        async def do(name: str, waiting: Job) -> None:
            await lane.do(waiting)
            order.append(name)

        await lane.do(job(1, kind=Kind.REVIEW, subject=0.3))
        busy = asyncio.create_task(lane.do(job(3, subject=0.1)))
        await asyncio.sleep(0.02)
        both = [do("1", job(1, subject=0.01)), do("2", job(2, subject=0.01))]
        await asyncio.gather(busy, *both)
        return order

    assert asyncio.run(run()) == ["1", "2"]
