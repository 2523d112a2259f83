"""Computer players in their worker processes: the loop goes on, and a lost worker is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import pytest

from tafelrunde.games.registry import find
from tafelrunde.players.advice import Advice
from tafelrunde.players.study import Lesson
from tafelrunde.server import thinking
from tafelrunde.server.limits import ThinkingLimits
from tafelrunde.server.protocol import (
    AskHint,
    Hint,
    Refused,
    Studying,
    Talk,
    Talked,
    Update,
)
from tafelrunde.server.queueing import Asker
from tafelrunde.server.thinking import Task, Thinkers, task_of
from tafelrunde.server.workers import Lost, Thought
from tafelrunde.table import Answer, SearchChance, Table
from tests.server import thoughts
from tests.server.nursery import Nursery
from tests.server.running import QuickThinkers, Running
from tests.server.thoughts import children, eventually, gone
from tests.server.wire import GAME, Visitor, options_of


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    """Keep one worker of each sort."""
    opened = Thinkers(ThinkingLimits(deep_workers=1))
    yield opened
    opened.close()


@pytest.fixture
def hasty() -> Iterator[Thinkers]:
    """Keep workers that soon count as hung: nobody wants to wait for that."""
    opened = Thinkers(HASTY)
    yield opened
    opened.close()


HASTY = ThinkingLimits(deep_workers=1, quick_seconds=2.0, deep_seconds=1.5)
ARYA, BRAN = Asker(1, "arya's"), Asker(2, "bran's")


def a_task(level: str = "medium", asker: Asker = ARYA) -> Task:
    """Give the first question of a game."""
    return task_of(a_table(), 1, level, asker)


def a_table() -> Table[Any]:
    """Give the table of that question."""
    return find(GAME).start(3, {}, SearchChance(1))


#: Nothing in the archive is about this kingdom.
UNSTUDIED = "cellar+moat+village+woodcutter+workshop+militia+remodel+smithy+market+witch"


def a_lesson(kingdom: str = UNSTUDIED) -> Lesson:
    """Give something to work out."""
    table = find("dominion").start(2, {"kingdom": kingdom}, SearchChance(1))
    lesson = task_of(table, table.questions[0].id, "hard", ARYA).lesson
    assert lesson is not None
    return lesson


def legal(answer: Answer) -> bool:
    """Whether an answer fits that question."""
    return a_table().questions[0].check(answer) == answer


def test_workers_answer_while_the_loop_goes_on(thinkers: Thinkers) -> None:
    async def run() -> tuple[Answer, float, float]:
        worst, begun = 0.0, monotonic()
        thought = asyncio.create_task(thinkers.choose(a_task("ismcts:milliseconds=500")))
        while not thought.done():
            before = monotonic()
            await asyncio.sleep(0.001)
            worst = max(worst, monotonic() - before)
        return await thought, worst, monotonic() - begun

    answer, worst, whole = asyncio.run(run())
    assert legal(answer)
    assert worst < whole / 2


def test_a_killed_worker_is_replaced(thinkers: Thinkers) -> None:
    async def run() -> None:
        await thinkers.choose(a_task())
        (worker,) = thinkers.quick.workers
        killed = worker.pid
        assert killed is not None
        os.kill(killed, signal.SIGKILL)
        assert legal(await thinkers.choose(a_task()))
        assert worker.pid != killed
        assert (await thinkers.hint(a_task("medium"))).why.key == "hint-habit"

    asyncio.run(run())


def test_a_worker_killed_in_the_middle_of_a_search(
    thinkers: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        (worker,) = thinkers.deep.workers
        await thinkers.choose(a_task("ismcts:milliseconds=10"))
        searching = asyncio.create_task(thinkers.choose(a_task("ismcts:milliseconds=20000")))
        await asyncio.sleep(0.1)
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        assert legal(await searching)

    asyncio.run(run())
    assert "its process ended" in caplog.text


def test_a_search_that_hangs_is_answered_by_the_rule_of_thumb(
    hasty: Thinkers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking, "choose", thoughts.hang_if_hard)
    monkeypatch.setattr(thinking, "hint", thoughts.advise_unless_hard)

    async def run() -> None:
        assert legal(await hasty.choose(a_task("hard")))
        assert (await hasty.hint(a_task("hard"))).why.key == "hint-habit"

    asyncio.run(run())
    said = [record.message for record in caplog.records]
    assert said == [f"table arya's: {GAME}, hard: a thought is lost: no answer within 1.5 s"] * 2


@pytest.mark.parametrize("thought", [thoughts.hang, thoughts.fail, thoughts.die])
def test_what_nobody_can_think_about_is_answered_by_lot(
    hasty: Thinkers, monkeypatch: pytest.MonkeyPatch, thought: Thought
) -> None:
    monkeypatch.setattr(thinking, "choose", thought)
    monkeypatch.setattr(thinking, "hint", thought)
    monkeypatch.setattr(thinking, "PATIENCE", 1.0)

    async def run() -> None:
        assert legal(await hasty.choose(a_task()))
        with pytest.raises(Lost):
            await hasty.hint(a_task("hard"))

    asyncio.run(run())


def test_a_quick_answer_that_was_lost_by_accident_is_asked_again(
    hasty: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        await hasty.choose(a_task())
        (worker,) = hasty.quick.workers
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGSTOP)
        begun = monotonic()
        assert legal(await hasty.choose(a_task()))
        assert monotonic() - begun < HASTY.quick_seconds + 5

    asyncio.run(run())
    assert len(caplog.records) == 1


def test_forty_tables_with_five_strong_computers_each_leave_room_for_another(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "choose", thoughts.search_slowly)

    async def run() -> tuple[float, float]:
        await asyncio.gather(*(thinkers.choose(a_task(level)) for level in ("easy", "hard")))
        tasks = [a_task("hard", Asker(1, f"table {n // 5}")) for n in range(200)]
        flood = [asyncio.create_task(thinkers.choose(task)) for task in tasks]
        await asyncio.sleep(0.2)
        waits = []
        for level in ("medium", "hard"):
            begun = monotonic()
            await thinkers.choose(a_task(level, BRAN))
            waits.append(monotonic() - begun)
        assert not flood[-1].done()
        for left in flood:
            left.cancel()
        return waits[0], waits[1]

    # Two hundred such thoughts take twenty seconds and more: who is behind them all would be late.
    medium, hard = asyncio.run(run())
    assert medium < 5.0
    assert hard < 10.0


def test_a_study_tells_how_far_it_is_and_is_done_once(thinkers: Thinkers) -> None:
    lesson = a_lesson()
    shares: list[float] = []
    again: list[float] = []

    async def run() -> None:
        await asyncio.gather(
            thinkers.study(lesson, ARYA, shares.append), thinkers.study(lesson, BRAN, again.append)
        )

    asyncio.run(run())
    assert shares[0] == 0.0
    assert shares[-1] == 1.0
    assert any(0 < share < 1 for share in shares)
    assert again == shares
    assert "silver" in thinkers._notes[lesson]


@pytest.fixture
def notes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a lesson be worked out in half a second."""
    monkeypatch.setattr(thinking, "study", thoughts.write_notes)


@pytest.mark.usefixtures("notes")
def test_a_study_goes_on_while_somebody_waits_for_it(thinkers: Thinkers) -> None:
    lesson = a_lesson()

    async def run() -> None:
        shares: list[float] = []
        first = asyncio.create_task(thinkers.study(lesson, ARYA, shares.append))
        second = asyncio.create_task(thinkers.study(lesson, BRAN, shares.append))
        while max(shares, default=0.0) == 0.0:
            await asyncio.sleep(0.01)
        first.cancel()
        await second
        assert thinkers._notes[lesson] == thoughts.NOTES

    asyncio.run(run())


@pytest.mark.usefixtures("notes")
def test_a_study_nobody_waits_for_is_dropped_and_may_be_begun_again(thinkers: Thinkers) -> None:
    lesson = a_lesson()

    async def run() -> None:
        left = asyncio.create_task(thinkers.study(lesson, ARYA, lambda far: None))
        await asyncio.sleep(0.02)
        left.cancel()
        await asyncio.wait({left})
        assert not thinkers._studies
        assert lesson not in thinkers._notes
        await thinkers.study(lesson, BRAN, lambda far: None)
        assert thinkers._notes[lesson] == thoughts.NOTES

    asyncio.run(run())


def test_a_study_somebody_else_waits_for_too_is_not_behind_a_crowd(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "study", thoughts.write_notes)
    kingdoms = ("big_money", "interaction", "size_distortion", "village_square", "first_game")

    async def run() -> None:
        crowd = [
            asyncio.create_task(thinkers.study(a_lesson(name), Asker(1, name), lambda far: None))
            for name in kingdoms
        ]
        await asyncio.sleep(0.02)
        await thinkers.study(a_lesson("first_game"), BRAN, lambda far: None)
        assert [one.done() for one in crowd].count(True) <= 2
        for left in crowd:
            left.cancel()

    asyncio.run(run())


@pytest.mark.parametrize("thought", [thoughts.fail, thoughts.die])
def test_who_cannot_study_plays_by_the_rule_of_thumb(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch, thought: Thought
) -> None:
    monkeypatch.setattr(thinking, "study", thought)
    table = find("dominion").start(2, {"kingdom": "first_game"}, SearchChance(1))
    question = table.questions[0]
    task = task_of(table, question.id, "hard", ARYA)

    async def run() -> None:
        for _ in range(2):
            answer = await thinkers.choose(task)
            assert question.check(answer) == answer
        assert thinkers.deep.workers[0].pid is None, "the search would have to study by itself"

    asyncio.run(run())


def test_a_table_hears_that_a_computer_studies(store_file: Path) -> None:
    with Running(store_file, Thinkers()) as server, server.visitor("Arya") as arya:
        wishes = {"kingdom": UNSTUDIED, "starter": 2}
        table = arya.open(2, game="dominion", options=wishes, computers=("hard",))
        tab = arya.tab(table.id)
        arya.start(table.id)
        assert tab.until(Studying).share < 1
        assert tab.until(Studying, lambda message: message.share == 1, timeout=60.0)
        assert tab.until(Update, lambda message: bool(message.events))


def test_a_table_whose_strong_computer_hangs_goes_on(
    store_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "choose", thoughts.hang_if_hard)
    limits = msgspec.structs.replace(HASTY, deep_seconds=0.3)
    with Running(store_file, Thinkers(limits)) as server, server.visitor("Arya") as arya:
        wish = {"computers": ("hard", "hard"), "pace": "instant", "options": {"starter": 2}}
        tab = arya.tab(arya.open(3, start=True, **wish).id)
        while tab.asked is None:
            tab.until(Update)


class ForgetfulThinkers(QuickThinkers):
    """Loses the thread."""

    async def hint(self, task: Task) -> Advice:
        raise RuntimeError("what was the question?")


def test_a_hint_that_fails_is_refused_and_not_waited_for(store_file: Path) -> None:
    with Running(store_file, ForgetfulThinkers()) as server, server.visitor("Arya") as arya:
        table = arya.open(2, computers=("easy",), options={"starter": 1}, start=True)
        tab = arya.tab(table.id)
        asked = tab.asked
        assert asked is not None
        tab.send(AskHint(asked.id))
        assert tab.until(Refused).key == "server"


def test_closing_ends_the_workers_even_if_they_hang(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "choose", thoughts.hang_if_hard)

    async def run() -> list[int]:
        await thinkers.choose(a_task("ismcts:milliseconds=10"))
        hung = asyncio.create_task(thinkers.choose(a_task("hard")))
        await thinkers.choose(a_task())
        lanes = thinkers.quick, thinkers.deep
        pids = [worker.pid for lane in lanes for worker in lane.workers if worker.pid]
        begun = monotonic()
        thinkers.close()
        with pytest.raises(asyncio.CancelledError):
            await hung
        assert monotonic() - begun < 10.0
        return pids

    pids = asyncio.run(run())
    assert len(pids) == 2
    assert all(gone(pid) for pid in pids)


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


def test_a_computer_that_never_can_answer_rests_until_somebody_comes(
    store_file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from tafelrunde.server import computers

    monkeypatch.setattr(computers, "AGAIN", 0.01)

    class Swooning(QuickThinkers):
        asked = 0

        async def choose(self, task: Task) -> Answer:
            self.asked += 1
            raise RuntimeError("a worker fainted")

    swooning = Swooning()
    with Running(store_file, swooning) as server, server.visitor("Arya") as arya:
        options = {"starter": 2}
        table = arya.open(2, computers=("easy",), start=True, pace="instant", options=options)
        # Who comes while it still tries does not find it at rest.
        assert eventually(lambda: "gives up" in caplog.text)
        assert swooning.asked == computers.TRIES
        tab = arya.tab(table.id)
        assert eventually(lambda: swooning.asked == 2 * computers.TRIES)
        for line in range(3):
            tab.send(Talk(f"is anybody there? {line}"))
            tab.until(Talked)
        assert not eventually(lambda: swooning.asked > 2 * computers.TRIES, within=0.5)
    assert sum("gives up" in record.message for record in caplog.records) == 2


def test_a_computer_that_cannot_answer_is_asked_again(
    store_file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from tafelrunde.server import computers
    from tests.server.running import QuickThinkers

    monkeypatch.setattr(computers, "AGAIN", 0.05)

    class Fainting(QuickThinkers):
        faints = 2

        async def choose(self, task: Task) -> Answer:
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
    assert sum("failed" in record.message for record in caplog.records) == 2
