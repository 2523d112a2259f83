from __future__ import annotations

import os
import signal
from multiprocessing import active_children
from typing import Any

import msgspec
import pytest

from tafelrunde.arena import Block, GameFailed, Plan, Report, play, play_number, pool, simulate
from tafelrunde.arena.pace import BLOCK_SECONDS, Pace
from tafelrunde.table import BadSetup

PLAN = Plan("westeros_intrigue", 3, ("heuristic", "random"), 50, seed=7, rotate=True)


def timeless(report: Report) -> Report:
    return msgspec.structs.replace(
        report, cpu_seconds=0, games_per_cpu_second=0, decisions_per_cpu_second=0
    )


def flat(blocks: list[Block]) -> list[tuple[int, Any]]:
    return [
        (number, result)
        for block in blocks
        for number, result in enumerate(block.results, start=block.first)
    ]


@pytest.fixture(scope="module")
def alone() -> list[tuple[int, Any]]:
    return [(number, play_number(PLAN, number)) for number in range(PLAN.games)]


@pytest.mark.parametrize("size", [None, 1, 7, 50, 1000])
def test_results_do_not_depend_on_block_sizes(size: int | None, alone: list[Any]) -> None:
    assert flat(list(play(PLAN, 1, size))) == alone


@pytest.mark.parametrize(("workers", "size"), [(2, None), (3, None), (2, 1), (3, 7)])
def test_results_do_not_depend_on_workers(workers: int, size: int | None, alone: list[Any]) -> None:
    assert flat(list(play(PLAN, workers, size))) == alone
    assert not active_children()


def test_reports_do_not_depend_on_workers() -> None:
    one, two = simulate(PLAN), simulate(PLAN, workers=2)
    assert timeless(one) == timeless(two)
    assert one.cpu_seconds > 0
    assert two.cpu_seconds > 0


def test_other_seeds_give_other_games(alone: list[Any]) -> None:
    other = msgspec.structs.replace(PLAN, seed=8)
    assert flat(list(play(other))) != alone


def test_a_longer_plan_begins_with_the_same_games(alone: list[Any]) -> None:
    longer = msgspec.structs.replace(PLAN, games=60)
    assert flat(list(play(longer)))[:50] == alone


def test_workers_are_gone_when_nobody_wants_more() -> None:
    blocks = play(msgspec.structs.replace(PLAN, games=100_000), workers=2)
    next(blocks)
    assert len(active_children()) == 2
    blocks.close()
    assert not active_children()


def test_a_lost_worker_is_noticed() -> None:
    blocks = play(msgspec.structs.replace(PLAN, games=100_000), workers=2)
    next(blocks)
    victim = active_children()[0].pid
    assert victim is not None
    os.kill(victim, signal.SIGKILL)
    with pytest.raises(ChildProcessError, match="ended"):
        list(blocks)
    assert not active_children()


class Telegraph:
    def __init__(self, said: object) -> None:
        self.said = said

    def recv(self) -> object:
        return self.said


def test_a_game_that_fails_elsewhere_says_where() -> None:
    with pytest.raises(GameFailed, match="line 1"):
        pool.take_back(Telegraph("Traceback: line 1"))  # type: ignore[arg-type]


def test_a_game_that_fails_names_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(plan: Plan, number: int, spent: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tafelrunde.arena.playing.play_number", fail)
    with pytest.raises(ZeroDivisionError) as failed:
        list(play(PLAN))
    assert "in game 0 of Plan(" in failed.value.__notes__[0]


@pytest.mark.parametrize("workers", [0, -1])
def test_workers_are_at_least_one(workers: int) -> None:
    with pytest.raises(BadSetup) as refused:
        play(PLAN, workers)
    assert refused.value.field == "workers"


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_blocks_grow_to_their_time_and_leave_nothing_out(workers: int) -> None:
    pace = Pace(10_000, workers)
    cuts = []
    while cut := pace.cut():
        cuts.append(cut)
        pace.note(len(cut), 0.001 * len(cut))
    assert [number for cut in cuts for number in cut] == list(range(10_000))
    assert len(cuts[0]) == len(cuts[1]) == 1
    assert max(map(len, cuts)) == pytest.approx(1000 * BLOCK_SECONDS, abs=1)
    assert len(cuts[-1]) == 1


def test_slow_games_are_handed_out_one_by_one() -> None:
    pace = Pace(100, 2)
    pace.note(10, 100.0)
    assert len(pace.cut()) == 1


@pytest.mark.parametrize("seconds", [0.0001, 0.01, 1.0, 10.0])
@pytest.mark.parametrize("together", [1, 2, 3, 6])
def test_games_of_one_deal_are_handed_out_together(seconds: float, together: int) -> None:
    pace = Pace(600, workers=2, together=together)
    cut = 0
    while numbers := pace.cut():
        assert numbers.start == cut
        assert not len(numbers) % together
        cut = numbers.stop
        pace.note(len(numbers), seconds * len(numbers))
    assert cut == 600
