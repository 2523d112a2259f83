"""Bookmarks: after a restart only what came after the newest one is folded."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server import journal
from tafelrunde.server.house import House
from tafelrunde.server.protocol import (
    AskRedo,
    AskUndo,
    GiveConsent,
    Requested,
    Sight,
)
from tafelrunde.table import Match, digest
from tafelrunde.table.record import Entry
from tests.server.company import Company
from tests.server.running import Running

EVERY = 10


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "BOOKMARK_EVERY", EVERY)


class Folds:
    """Counts the entries that are folded."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        fold = Match._fold

        def counted(match: Match[Any], entry: Entry, auditor: Any) -> None:
            self.count += 1
            fold(match, entry, auditor)

        monkeypatch.setattr(Match, "_fold", counted)


@pytest.fixture
def folds(monkeypatch: pytest.MonkeyPatch) -> Folds:
    """Count from now on."""
    return Folds(monkeypatch)


class Restless:
    """Two people on a server that goes and comes."""

    def __init__(self, store: Path) -> None:
        self._store = store
        self.server = Running(store).__enter__()
        self.company = Company.gather(self.server.visitor, 2, options={"rounds": 7})

    def restart(self) -> Company:
        """End the server, start it again, and let everybody come back."""
        self.server.stop()
        self.server = Running(self._store).__enter__()
        visitors = [visitor.moved(self.server.address) for visitor in self.company.visitors]
        self.company = Company(visitors, self.company.info)
        self.company.tabs = [visitor.tab(self.company.id) for visitor in visitors]
        return self.company

    def end(self) -> None:
        """Let everybody go home."""
        for visitor in self.company.visitors:
            visitor.close()
        self.server.stop()

    def in_memory(self) -> tuple[str, int, int]:
        """Give digest, log length and answers of the position in memory."""

        async def look(house: House) -> tuple[str, int, int]:
            match = (await house.room(self.company.id)).match
            assert match is not None
            return digest(match.table), match.length, match.steps

        return self.server.inside(look)

    def in_store(self) -> tuple[str, int, int]:
        """Give digest, log length and answers of the position that the whole log folds to."""

        async def look(house: House) -> tuple[str, int, int]:
            match = await (await house.room(self.company.id)).journal.whole()
            return digest(match.table), match.length, match.steps

        return self.server.inside(look)

    @property
    def marked(self) -> int:
        """The number of entries at the newest bookmark, 0 without one."""

        async def look(house: House) -> int:
            found = await house.store.bookmark(self.company.id)
            return 0 if found is None else found.entries

        return self.server.inside(look)


@pytest.fixture
def restless(store_file: Path) -> Iterator[Restless]:
    """Let two people play where the server goes and comes."""
    opened = Restless(store_file)
    yield opened
    opened.end()


def sights(company: Company) -> list[Sight | None]:
    """Give what everybody sees."""
    return [tab.sight for tab in company.tabs]


def take_back(company: Company, seat: int) -> None:
    """Let a seat undo its last decision, with everybody's consent."""
    tab, other = company.tabs[seat], company.tabs[1 - seat]
    entry = tab.entry
    tab.send(AskUndo())
    while tab.entry == entry:
        message = tab.receive()
        if isinstance(message, Requested):
            other.send(GiveConsent(message.request, True))
    company.heed(entry + 1)


def test_only_the_tail_after_the_bookmark_is_folded(restless: Restless, folds: Folds) -> None:
    company = restless.company
    company.play(3 * EVERY + 4)
    entries = 3 * EVERY + 6
    assert restless.marked == 3 * EVERY
    before, seen = restless.in_memory(), sights(company)
    folds.count = 0
    company = restless.restart()
    assert folds.count == entries - 3 * EVERY
    assert restless.in_memory() == before
    for now, then in zip(sights(company), seen, strict=True):
        assert now is not None
        assert then is not None
        assert (now.view, now.asked, now.waiting) == (then.view, then.asked, then.waiting)
    assert restless.in_store() == before
    company.play(EVERY)
    assert restless.marked == 4 * EVERY
    assert restless.in_memory() == restless.in_store()


def test_undo_across_a_bookmark_after_waking(restless: Restless) -> None:
    company = restless.company
    while True:
        company.move()
        if restless.marked == company.tabs[0].entry:
            break
    seat = 1 - company.mover
    before = [tab.sight for tab in company.tabs]
    company = restless.restart()
    now = company.tabs[seat].sight
    assert now is not None
    assert before[seat] is not None
    assert now.undo != "no", "the decision lies before the bookmark, and can be taken back"
    take_back(company, seat)
    assert restless.in_memory() == restless.in_store()
    assert restless.marked == 0
    company = restless.restart()
    assert restless.in_memory() == restless.in_store()
    assert company.mover == seat
    assert company.tabs[seat].seen.redo
    company.tabs[seat].send(AskRedo())
    company.heed(company.tabs[seat].entry + 1)
    assert restless.in_memory() == restless.in_store()
    company.play(5)
    assert restless.in_memory() == restless.in_store()


def test_undo_across_a_bookmark_without_waking(restless: Restless) -> None:
    company = restless.company
    while restless.marked == 0:
        company.move()
    seat = 1 - company.mover
    take_back(company, seat)
    assert restless.marked == 0
    company.play(2)
    assert restless.marked > 0
    company = restless.restart()
    assert restless.in_memory() == restless.in_store()


def test_no_bookmark_while_something_can_be_redone(restless: Restless) -> None:
    company = restless.company
    company.play(EVERY - 3)
    seat = 1 - company.mover
    take_back(company, seat)
    company.tabs[seat].send(AskRedo())
    company.heed(EVERY + 1)
    assert restless.marked == EVERY + 1
    take_back(company, seat)
    assert restless.marked == 0
    company = restless.restart()
    company.tabs[seat].send(AskRedo())
    company.heed(EVERY + 3)
    assert restless.in_memory() == restless.in_store()


def test_a_long_restless_game_is_the_same_in_memory_and_in_the_store(
    restless: Restless, folds: Folds
) -> None:
    company = restless.company
    chance = company.chance
    for number in range(60):
        whim = chance.below(8)
        seat = chance.below(2)
        sight = company.tabs[seat].sight
        assert sight is not None
        if whim == 0 and sight.undo != "no":
            take_back(company, seat)
        elif whim == 1 and sight.redo:
            entry = company.tabs[seat].entry
            company.tabs[seat].send(AskRedo())
            company.heed(entry + 1)
        elif whim == 2 and number % 3 == 0:
            # Without a bookmark all is folded but header and opening.
            tail = company.tabs[0].entry - (restless.marked or 2)
            folds.count = 0
            company = restless.restart()
            assert folds.count == tail
        else:
            company.move()
        assert restless.in_memory() == restless.in_store()


def test_a_finished_game_wakes_at_its_end(restless: Restless, folds: Folds) -> None:
    company = restless.company
    company.finish()
    folds.count = 0
    before = sights(company)
    company = restless.restart()
    assert folds.count == 0
    assert sights(company) == before
    assert company.visitors[0].record(company.id)
