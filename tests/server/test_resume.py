"""Coming back: everything that was missed is told once, and nothing twice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.server import broadcast
from tafelrunde.server.protocol import AskUndo, Sync, Talk, Talked, Told, Update
from tests.server.company import Company
from tests.server.running import Running
from tests.server.wire import Tab, Visitor

Come = Callable[..., Visitor]
Gather = Callable[..., Company]


def after(entry: int, update: Update) -> bool:
    """Whether an update is younger than an entry."""
    return update.entry > entry


def test_what_was_missed_is_told_after_any_number(gather: Gather) -> None:
    company = gather(2)
    company.play(10)
    company.tabs[company.mover].send(AskUndo())
    company.tabs[0].silent(Update, 0.05)
    complete = list(company.visitors[0].tab(company.id).told)
    for entry in range(14):
        sync = company.tabs[0].resume(entry)
        assert list(sync.events) == [event for event in complete if event.entry > entry]


def test_a_lost_tab_hears_each_event_once(gather: Gather) -> None:
    """Whoever loses the line again and again ends up with the same story as who never did."""
    company = gather(2)
    story: list[Told] = []
    tab = company.tabs[0]
    for number in range(12):
        company.move()
        if number % 3 == 1:
            story += tab.told
            entry = tab.entry
            tab.cut()
            company.tabs[0] = company.visitors[0].tab(company.id)
            lost = company.tabs[0]
            lost.close()
            if company.tabs[1].asked is not None:
                company.tabs[1].answer()
                company.tabs[1].until(Update, partial(after, entry))
            tab = company.visitors[0].tab(company.id, after=entry)
            company.tabs[0] = tab
            assert tab.entry == company.tabs[1].entry
    story += tab.told
    fresh = company.visitors[0].tab(company.id)
    assert story == list(fresh.told)


def test_nothing_of_the_game_is_told_before_resume(gather: Gather) -> None:
    company = gather(2)
    silent = company.visitors[0].tab(company.id, after=None)
    company.play(3)
    company.tabs[1].send(Talk("Anybody here?"))
    company.tabs[0].until(Talked)
    sync = silent.resume(2)
    assert not [message for message in silent.heard if isinstance(message, Update | Talked)]
    assert [event.entry for event in sync.events] == [3, 4, 5]
    assert len(sync.talk) == 1
    company.move()
    assert silent.until(Update).entry == 6
    assert [event.entry for event in silent.told] == [3, 4, 5, 6]


def test_a_newcomer_is_not_told_endless_stories(
    gather: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = gather(2)
    company.play(12)
    monkeypatch.setattr(broadcast, "TOLD_AT_MOST", 5)
    sync = company.tabs[0].resume(0)
    assert {event.entry for event in sync.events} == set(range(10, 15))


def test_the_same_question_stands_after_a_reload(gather: Gather) -> None:
    company = gather(3)
    company.play(7)
    seat = company.mover
    before = company.tabs[seat].sight
    company.tabs[seat].close()
    again = company.visitors[seat].tab(company.id)
    assert again.sight == before
    assert again.asked is not None
    again.answer()
    again.until(Update)


@given(st.lists(st.integers(0, 3), min_size=1, max_size=6))
@settings(max_examples=5)
def test_answers_race_with_coming_and_going(cuts: list[int]) -> None:
    """Tabs come while answers are being given: each hears a story without a gap."""
    with TemporaryDirectory() as folder, Running(Path(folder) / "s.sqlite") as server:
        company = Company.gather(server.visitor, 2)
        tabs: list[Tab] = []
        for cut in cuts:
            tab = company.visitors[0].tab(company.id, after=None)
            tab.send('{"type":"resume","after":0}')
            tabs.append(tab)
            for _ in range(cut):
                company.move()
        final = company.tabs[0].resume(0)
        for tab in tabs:
            tab.until(Sync)
            while tab.entry < final.entry:
                tab.until(Update)
            assert list(tab.told) == list(final.events)
        for visitor in company.visitors:
            visitor.close()
