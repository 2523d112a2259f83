"""The line itself: a sign of life on request, and the truth about an answer that may be lost."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.server.protocol import Ping, Pong, Resume, Sync, Update
from tests.server.company import Company
from tests.server.wire import Visitor

Gather = Callable[..., Company]


def test_who_asks_is_answered_at_once_even_before_the_game_is_told(gather: Gather) -> None:
    company = gather(2)
    tab = company.visitors[0].tab(company.id, after=None)
    for _ in range(3):
        tab.send(Ping())
        assert tab.until(Pong, timeout=2) == Pong()
    assert tab.silent(Update, 0.05)


def test_a_ping_changes_nothing(gather: Gather) -> None:
    company = gather(2)
    before = company.tabs[0].resume()
    company.tabs[0].send(Ping())
    company.tabs[0].until(Pong)
    assert company.tabs[0].resume() == before


def test_whoever_comes_back_hears_which_answer_counted(gather: Gather) -> None:
    company = gather(2)
    seat = company.mover
    asked = company.tabs[seat].asked
    assert asked is not None
    answer = asked.options[0][-1].options[-1]
    company.move(seat, answer)
    entry = company.tabs[seat].entry
    company.tabs[seat].cut()
    tab = company.visitors[seat].tab(company.id, after=None)
    tab.send(Resume(entry, asked.id))
    assert tab.until(Sync).counted == answer
    company.tabs[seat] = tab


def test_an_answer_that_did_not_arrive_is_not_said_to_count(gather: Gather) -> None:
    company = gather(2)
    company.play(4)
    seat = company.mover
    asked = company.tabs[seat].asked
    assert asked is not None
    tab = company.visitors[seat].tab(company.id, after=None)
    for question in (asked.id, asked.id + 1, -1, None):
        tab.send(Resume(0, question))
        assert tab.until(Sync).counted is None


def test_nobody_hears_what_somebody_else_answered(gather: Gather) -> None:
    company = gather(2)
    seat = company.mover
    asked = company.tabs[seat].asked
    assert asked is not None
    company.move(seat)
    other = company.tabs[1 - seat]
    other.send(Resume(0, asked.id))
    assert other.until(Sync).counted is None
    with Visitor(company.visitors[0].address) as spectator:
        watching = spectator.tab(company.id, after=None)
        watching.send(Resume(0, asked.id))
        assert watching.until(Sync).counted is None
