"""Looking back over the wire: after the end, to those who may, one decision after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import msgspec
import pytest

from tafelrunde.players import review as reviewing
from tafelrunde.players.review import Review
from tafelrunde.server import analysis, thinking
from tafelrunde.server.bodies import (
    Analysis,
)
from tafelrunde.server.thinking import Task
from tests.server.company import Company
from tests.server.running import QuickThinkers, Running
from tests.server.wire import PATIENCE, Declined, Visitor

Come = Callable[..., Visitor]


class Onlookers(QuickThinkers):
    """Look back in the loop, by the rule of thumb."""

    async def review(self, task: Task) -> Review:
        return thinking.review(msgspec.structs.replace(task, level="medium", lesson=None))


@pytest.fixture
def server(store_file: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """Run a server whose thinkers look back quickly."""
    monkeypatch.setattr(reviewing, "SECONDS", 0.0)
    with Running(store_file, Onlookers()) as running:
        yield running


def ask(visitor: Visitor, table: str, seat: int, more: str = "") -> Analysis:
    return visitor.ask("POST", f"/api/tables/{table}/analysis?seat={seat}{more}", Analysis)


def whole(visitor: Visitor, table: str, seat: int, more: str = "") -> Analysis:
    deadline = monotonic() + PATIENCE
    while True:
        found = ask(visitor, table, seat, more)
        if not found.going:
            return found
        assert monotonic() < deadline
        sleep(0.05)


def declined(work: Callable[[], object]) -> tuple[int, str]:
    with pytest.raises(Declined) as refusal:
        work()
    return refusal.value.status, refusal.value.key


def test_every_decision_of_a_seat_is_looked_at(gather: Callable[..., Company]) -> None:
    company = gather(2, options={"rounds": 1})
    company.play(4)
    arya = company.visitors[0]
    assert declined(lambda: ask(arya, company.id, 0)) == (400, "not-over")
    company.finish()
    steps = arya.replay(company.id, 0).steps
    for seat in (0, 1):
        found = whole(arya, company.id, seat)
        assert found.done == found.count == len(found.reviews) > 0
        own = {number for number, step in enumerate(steps) if step.seat == seat}
        looked = [review.step for review in found.reviews]
        assert own.issuperset(looked)
        assert looked == sorted(looked)
        for review in found.reviews:
            assert 0.0 <= review.cost <= 1.0
            assert review.played
            assert review.best
    assert declined(lambda: ask(arya, company.id, 2)) == (400, "no-seat")


def test_the_game_of_a_locked_table_stays_with_its_people(
    gather: Callable[..., Company], guest: Come
) -> None:
    company = gather(2, options={"rounds": 1}, password="winter")
    company.finish()
    stranger = guest("Varys")
    assert declined(lambda: ask(stranger, company.id, 0)) == (403, "not-shared")
    share = company.visitors[0].look(company.id).share
    assert whole(stranger, company.id, 0, f"&share={share}").count > 0


def test_it_rests_when_nobody_asks_and_goes_on_when_somebody_does(
    gather: Callable[..., Company], monkeypatch: pytest.MonkeyPatch
) -> None:
    company = gather(2, options={"rounds": 1})
    company.finish()
    arya = company.visitors[0]
    monkeypatch.setattr(analysis, "PATIENCE", -1.0)
    ask(arya, company.id, 0)
    sleep(0.3)
    monkeypatch.setattr(analysis, "PATIENCE", 60.0)
    rested = ask(arya, company.id, 0)
    assert rested.count > rested.done == 0
    assert whole(arya, company.id, 0).done == rested.count
