"""Computer players in their worker processes: the loop goes on, and a lost worker is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from tafelrunde.games.registry import find
from tafelrunde.players.advice import Advice
from tafelrunde.server import thinking
from tafelrunde.server.protocol import AskHint, Hint, Refused, Studying, Update
from tafelrunde.server.thinking import Thinkers, task_of
from tafelrunde.table import Answer, SearchChance
from tests.server.nursery import Nursery
from tests.server.running import QuickThinkers, Running
from tests.server.wire import GAME, Visitor, options_of


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    """Keep one worker."""
    opened = Thinkers(1)
    yield opened
    opened.close()


def a_task(level: str = "medium") -> thinking.Task:
    """Give the first question of a game."""
    table = find(GAME).start(3, {}, SearchChance(1))
    return task_of(table, table.questions[0].id, level)


def workers(pool_of: Thinkers) -> list[int]:
    """List the processes of the pool."""
    pool = pool_of._pool
    return [] if pool is None else list(pool._processes)


def test_workers_answer_while_the_loop_goes_on(thinkers: Thinkers) -> None:
    async def run() -> tuple[Answer, float, float]:
        worst, begun = 0.0, monotonic()
        thought = asyncio.create_task(thinkers.choose(a_task("hard")))
        while not thought.done():
            before = monotonic()
            await asyncio.sleep(0.001)
            worst = max(worst, monotonic() - before)
        return await thought, worst, monotonic() - begun

    answer, worst, whole = asyncio.run(run())
    table = find(GAME).start(3, {}, SearchChance(1))
    assert table.questions[0].check(answer) == answer
    assert worst < whole / 2


def test_a_killed_worker_is_replaced(thinkers: Thinkers) -> None:
    async def run() -> None:
        assert await thinkers.choose(a_task()) is not None
        (worker,) = workers(thinkers)
        os.kill(worker, signal.SIGKILL)
        assert await thinkers.choose(a_task()) is not None
        assert workers(thinkers) != [worker]
        assert (await thinkers.hint(a_task("medium"))).why.key == "hint-habit"

    asyncio.run(run())


def test_a_study_tells_how_far_it_is_and_is_done_once(thinkers: Thinkers) -> None:
    table = find("dominion").start(2, {"kingdom": "first_game"}, SearchChance(1))
    lesson = task_of(table, table.questions[0].id, "hard").lesson
    assert lesson is not None
    shares: list[float] = []
    again: list[float] = []

    async def run() -> None:
        await asyncio.gather(
            thinkers.study(lesson, shares.append), thinkers.study(lesson, again.append)
        )

    asyncio.run(run())
    assert shares[0] == 0.0
    assert shares[-1] == 1.0
    assert any(0 < share < 1 for share in shares)
    assert again == []
    task = task_of(table, table.questions[0].id, "hard")
    assert '"wants"' in thinkers._with_notes(task).notes


def test_a_table_hears_that_a_computer_studies(store_file: Path) -> None:
    with Running(store_file, Thinkers(1)) as server, server.visitor("Arya") as arya:
        wishes = {"kingdom": "first_game", "starter": 2}
        table = arya.open(2, game="dominion", options=wishes, computers=("hard",))
        tab = arya.tab(table.id)
        arya.start(table.id)
        assert tab.until(Studying).share < 1
        assert tab.until(Studying, lambda message: message.share == 1)
        assert tab.until(Update, lambda message: bool(message.events))


class ForgetfulThinkers(QuickThinkers):
    """Loses the thread."""

    async def hint(self, task: thinking.Task) -> Advice:
        raise RuntimeError("what was the question?")


def test_a_hint_that_fails_is_refused_and_not_waited_for(store_file: Path) -> None:
    with Running(store_file, ForgetfulThinkers()) as server, server.visitor("Arya") as arya:
        table = arya.open(2, computers=("easy",), options={"starter": 1}, start=True)
        tab = arya.tab(table.id)
        asked = tab.asked
        assert asked is not None
        tab.send(AskHint(asked.id))
        assert tab.until(Refused).key == "server"


def test_closing_ends_the_workers(thinkers: Thinkers) -> None:
    async def run() -> list[int]:
        await thinkers.choose(a_task())
        return workers(thinkers)

    (worker,) = asyncio.run(run())
    thinkers.close()
    assert gone(worker)


def gone(pid: int, within: float = 10.0) -> bool:
    """Wait until a process is no more, or only a zombie."""
    deadline = monotonic() + within
    while monotonic() < deadline:
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except FileNotFoundError:
            if not Path("/proc/self/stat").exists():
                pytest.skip("no /proc here")
            return True
        if state == "Z":
            return True
        sleep(0.02)
    return False


def children(pid: int) -> list[int]:
    """List the processes a process has started."""
    try:
        listed = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    except FileNotFoundError:
        pytest.skip("no /proc here")
    return [int(child) for child in listed.split()]


def test_real_workers_play_at_a_real_table(tmp_path: Path, nursery: Nursery) -> None:
    life = nursery.start(tmp_path / "s.sqlite", thinkers="real")
    with Visitor(life.address, "Arya") as arya:
        table = arya.open(2, computers=("medium",), start=True, pace="instant")
        tab = arya.tab(table.id)
        while tab.asked is None:
            tab.until(Update, timeout=30)
        asked = tab.asked
        tab.send(AskHint(asked.id))
        tab.send(AskHint(asked.id))
        assert tab.until(Refused).key == "one-hint"
        hint = tab.until(Hint, timeout=60)
        assert hint.answer in options_of(asked)
        assert hint.why.key in ("hint-better", "hint-close", "hint-only")
        helpers = children(life.pid)
        assert helpers
        life.kill()
        assert life.wait() == -signal.SIGKILL
        assert all(gone(helper) for helper in helpers), "nobody thinks on for a dead server"
    assert "Traceback" not in life.errors


def test_a_computer_that_cannot_answer_is_asked_again(
    store_file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from tafelrunde.server import computers
    from tests.server.running import QuickThinkers

    monkeypatch.setattr(computers, "AGAIN", 0.05)

    class Fainting(QuickThinkers):
        faints = 2

        async def choose(self, task: thinking.Task) -> Answer:
            if self.faints:
                self.faints -= 1
                raise RuntimeError("a worker fainted")
            return await super().choose(task)

    with Running(store_file, Fainting()) as server, server.visitor("Arya") as arya:
        options = {"starter": 2}
        table = arya.open(2, computers=("easy",), start=True, pace="instant", options=options)
        tab = arya.tab(table.id)
        while tab.asked is None:
            tab.until(Update)
    assert sum("could not answer" in record.message for record in caplog.records) == 2
