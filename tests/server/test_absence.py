"""People who go away: others see it, the computer may stand in, and they get their seat back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from time import sleep

import pytest

from tafelrunde.server import house, presence
from tafelrunde.server.house import House
from tafelrunde.server.protocol import Changed, Place, Refused, StandIn, TakeBack, Update
from tafelrunde.server.thinking import Task
from tafelrunde.table import Answer
from tests.server.company import Company
from tests.server.running import QuickThinkers, Running
from tests.server.wire import Tab, Visitor, options_of

Come = Callable[..., Visitor]
Gather = Callable[..., Company]
GRACE = 0.3


@pytest.fixture(autouse=True)
def _short_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE", GRACE)


def place(tab: Tab, seat: int, **wanted: object) -> Place:
    """Wait until a seat is as wanted."""

    def fits(told: Changed) -> bool:
        there = told.table.places[seat]
        return all(getattr(there, name) == value for name, value in wanted.items())

    return tab.until(Changed, fits).table.places[seat]


def test_others_see_who_left_and_who_came_back(gather: Gather) -> None:
    company = gather(2)
    tab = company.tabs[0]
    company.tabs[1].close()
    place(tab, 1, present=False, away=False)
    place(tab, 1, present=False, away=True)
    company.visitors[1].tab(company.id)
    place(tab, 1, present=True, away=False)


def test_the_computer_stands_in_after_the_grace_time_only(
    gather: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE", 60.0)
    company = gather(2)
    here, gone = company.tabs[0], 1
    here.send(StandIn(gone))
    assert here.refusal().key == "not-away"
    company.tabs[gone].cut()
    place(here, gone, present=False)
    here.send(StandIn(gone))
    assert here.refusal().key == "not-away"
    monkeypatch.setattr(presence, "GRACE", 0.0)
    here.send(StandIn(gone))
    there = place(here, gone, level="medium")
    assert (there.kind, there.name) == ("human", "Bran")


def test_the_stand_in_plays_until_the_seat_is_taken_back(guest: Come) -> None:
    company = Company.gather(guest, 2, pace="instant", options={"starter": 2})
    here, gone = company.tabs
    gone.close()
    place(here, 1, away=True)
    here.send(StandIn(1))
    here.until(Update, lambda update: bool(update.sight.asked))
    here.answer()
    here.until(Update, lambda update: bool(update.sight.asked) and update.entry >= 5)
    back = company.visitors[1].tab(company.id)
    there = back.info
    assert there is not None
    assert there.places[1].level == "medium", "coming back does not disturb the computer"
    back.send(TakeBack())
    place(here, 1, level=None)
    here.answer()
    entry = back.until(Update).entry
    assert back.asked is not None
    assert back.silent(Update, 0.1)
    back.answer()
    assert here.until(Update, lambda update: update.entry > entry).entry == entry + 1


def test_ones_own_seat_may_be_given_to_the_computer_at_any_time(guest: Come) -> None:
    company = Company.gather(guest, 2, pace="instant", options={"starter": 1})
    tab = company.tabs[0]
    tab.send(StandIn(0))
    company.tabs[1].until(Update, lambda update: bool(update.sight.asked))
    place(tab, 0, level="medium")


def test_nobody_stands_in_for_a_computer_or_a_missing_seat(gather: Gather) -> None:
    company = gather(1, computers=("easy",))
    for seat in (1, 2, -1):
        company.tabs[0].send(StandIn(seat))
        assert company.tabs[0].refusal().key == "no-seat"


class SlowThinkers(QuickThinkers):
    """Thinks until it is allowed to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking = 0
        self.answered = 0
        self.go = asyncio.Event()

    async def choose(self, task: Task) -> Answer:
        self.thinking += 1
        await self.go.wait()
        self.answered += 1
        return await super().choose(task)


def test_a_late_thought_does_not_play_for_who_took_the_seat_back(store_file: Path) -> None:

    thinkers = SlowThinkers()
    with Running(store_file, thinkers) as server, server.visitor("Arya") as arya:
        bran = server.visitor("Bran")
        table = arya.open(2, pace="instant", options={"starter": 1})
        bran.join(table.id)
        arya.start(table.id)
        tab = arya.tab(table.id)
        tab.send(StandIn(0))
        place(tab, 0, level="medium")
        for _ in range(100):
            if thinkers.thinking:
                break
            sleep(0.01)
        assert thinkers.thinking == 1
        tab.send(TakeBack())
        place(tab, 0, level=None)

        async def release(_: House) -> None:
            thinkers.go.set()
            await asyncio.sleep(0.02)

        server.inside(release)
        assert tab.silent(Update, 0.1)
        assert tab.resume(0).entry == 2
        assert tab.asked is not None
        bran.close()


def test_a_computers_answer_already_on_its_way_is_refused(server: Running, gather: Gather) -> None:
    """The seat was taken back while the answer waited for its turn in the room."""
    company = gather(2, options={"starter": 1})
    asked = company.tabs[0].asked
    assert asked is not None
    option = options_of(asked)[0]

    async def late(house: House) -> str:
        there = await house.room(company.id)
        try:
            await there.do(lambda: there.play.answer(None, asked.id, option))
        except Exception as refusal:
            return str(getattr(refusal, "key", refusal))
        return "accepted"

    assert server.inside(late) == "not-your-question"
    assert company.tabs[0].resume(0).entry == 2


def test_who_never_came_back_after_a_restart_is_away_too(
    server: Running, gather: Gather, store_file: Path
) -> None:

    company = gather(2)
    company.play(2)
    server.stop()
    with Running(store_file) as again:
        arya = company.visitors[0].moved(again.address)
        tab = arya.tab(company.id)
        place(tab, 1, present=False, away=True)
        tab.send(StandIn(1))
        place(tab, 1, level="medium")
        arya.close()


def test_who_never_opened_the_table_is_away_too(guest: Come) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    table = arya.open(2)
    tab = arya.tab(table.id)
    bran.join(table.id)
    arya.start(table.id)
    place(tab, 1, present=False, away=True)
    tab.send(StandIn(1))
    place(tab, 1, level="medium")


def test_being_away_belongs_to_a_person_not_to_a_seat(guest: Come) -> None:
    arya, bran, cersei = guest("Arya"), guest("Bran"), guest("Cersei")
    table = arya.open(3)
    tab = arya.tab(table.id)
    watching = cersei.tab(table.id)
    bran.join(table.id, 1)
    bran.tab(table.id).close()
    place(tab, 1, name="Bran", away=True)
    bran.leave(table.id)
    cersei.join(table.id, 1)
    there = place(tab, 1, name="Cersei")
    assert (there.present, there.away) == (True, False)
    arya.fill(table.id, 2, "closed")
    arya.start(table.id)
    tab.send(StandIn(1))
    assert tab.until(Refused).key == "not-away"
    watching.close()


def test_moving_up_when_closed_seats_go_does_not_confuse_anybody(guest: Come) -> None:
    arya, bran, cersei = guest("Arya"), guest("Bran"), guest("Cersei")
    table = arya.open(4)
    bran.join(table.id, 2)
    cersei.join(table.id, 3)
    tabs = [visitor.tab(table.id) for visitor in (arya, bran, cersei)]
    tabs[1].close()
    place(tabs[0], 2, present=False, away=True)
    arya.fill(table.id, 1, "closed")
    info = arya.start(table.id)
    assert [(p.name, p.present, p.away) for p in info.places] == [
        ("Arya", True, False),
        ("Bran", False, True),
        ("Cersei", True, False),
    ]


# Rooms sleep when nobody looks


@pytest.fixture
def _sleepy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "IDLE", 0.2)


def awake(server: Running, table: str) -> bool:
    """Whether a room is awake."""
    return table in server.house.rooms


def until_asleep(server: Running, table: str) -> None:
    """Wait until a room sleeps."""
    for _ in range(500):
        if not awake(server, table):
            return
        sleep(0.02)
    raise AssertionError("this room does not sleep")


@pytest.mark.usefixtures("_sleepy")
def test_a_room_sleeps_when_nobody_looks_and_wakes_as_it_was(
    store_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:

    with Running(store_file) as server:
        company = Company.gather(server.visitor, 2)
        company.play(5)
        sleep(0.5)
        assert awake(server, company.id), "somebody is looking"
        before = [tab.sight for tab in company.tabs]
        tasks = server.inside(_tables_tasks)
        assert tasks == 1
        for tab in company.tabs:
            tab.close()
        until_asleep(server, company.id)
        assert server.inside(_tables_tasks) == 0
        company.tabs = [visitor.tab(company.id) for visitor in company.visitors]
        assert awake(server, company.id)
        assert [tab.sight for tab in company.tabs] == before
        company.finish()
        for visitor in company.visitors:
            visitor.close()


async def _tables_tasks(_: House) -> int:
    return sum(task.get_name().startswith("table ") for task in asyncio.all_tasks())


@pytest.mark.usefixtures("_sleepy")
def test_a_table_only_looked_at_over_http_sleeps_again(store_file: Path) -> None:

    with Running(store_file) as server, server.visitor("Arya") as arya:
        table = arya.open(2, computers=("easy",), start=True)
        for _ in range(10):
            assert arya.replay(table.id).steps
            sleep(0.06)
        until_asleep(server, table.id)
        assert arya.look(table.id).status == "running"


@pytest.mark.usefixtures("_sleepy")
def test_a_busy_room_is_not_put_to_sleep(server: Running, gather: Gather) -> None:
    async def work(house: House) -> bool:
        there = await house.room(company.id)

        async def long() -> bool:
            await asyncio.sleep(0.6)
            return True

        return await asyncio.wait_for(there.do(long), 5)

    company = gather(2, start=False)
    for tab in company.tabs:
        tab.close()
    assert server.inside(work)


def test_many_who_wake_a_room_at_once_find_the_same_one(server: Running, gather: Gather) -> None:
    company = gather(2)
    company.play(2)

    async def wake(house: House) -> int:
        old = house.rooms.pop(company.id)
        old.sleep()
        found = await asyncio.gather(*(house.room(company.id) for _ in range(20)))
        assert not house._waking
        return len({id(room) for room in found})

    assert server.inside(wake) == 1
