"""Nobody thinks on about what no one waits for: hints, and moves at a table that was left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tafelrunde.players.advice import Advice
from tafelrunde.players.study import Lesson
from tafelrunde.server import computers
from tafelrunde.server.protocol import AskHint, Refused, Update
from tafelrunde.server.queueing import Asker
from tafelrunde.server.thinking import Task
from tafelrunde.table import Answer, Progress
from tests.server.running import QuickThinkers, Running
from tests.server.thoughts import eventually
from tests.server.wire import Tab, Visitor


class Pondering(QuickThinkers):
    """Thinks for ever about what it is told to ponder."""

    def __init__(self, *what: str) -> None:
        super().__init__()
        self._what = what
        self.under_way = 0

    async def _ponder(self, what: str) -> None:
        if what in self._what:
            self.under_way += 1
            try:
                await asyncio.Event().wait()
            finally:
                self.under_way -= 1

    async def choose(self, task: Task) -> Answer:
        await self._ponder("move")
        return await super().choose(task)

    async def hint(self, task: Task) -> Advice:
        await self._ponder("hint")
        return await super().hint(task)

    async def study(self, lesson: Lesson, asker: Asker, progress: Progress) -> None:
        await self._ponder("study")
        progress(1.0)


def hinted(arya: Visitor, pondering: Pondering) -> Tab:
    """Let somebody wait for a hint."""
    table = arya.open(2, computers=("easy",), options={"starter": 1}, start=True, pace="instant")
    tab = arya.tab(table.id)
    assert tab.asked is not None
    tab.send(AskHint(tab.asked.id))
    assert eventually(lambda: pondering.under_way == 1)
    return tab


@pytest.mark.parametrize("leave", [Tab.close, Tab.cut])
def test_a_hint_is_dropped_when_its_tab_is_gone(
    store_file: Path, leave: Callable[[Tab], None]
) -> None:
    pondering = Pondering("hint")
    with Running(store_file, pondering) as server, server.visitor("Arya") as arya:
        leave(hinted(arya, pondering))
        assert eventually(lambda: pondering.under_way == 0)


def test_a_hint_is_dropped_when_the_question_is_answered(store_file: Path) -> None:
    pondering = Pondering("hint")
    with Running(store_file, pondering) as server, server.visitor("Arya") as arya:
        tab = hinted(arya, pondering)
        tab.answer()
        refused = tab.until(Refused)
        assert (refused.about, refused.field, refused.key) == ("hint", "question", "not-open")
        assert pondering.under_way == 0
        while tab.asked is None:
            tab.until(Update)


@pytest.mark.parametrize(
    ("what", "game", "level", "wishes"),
    [
        ("move", "westeros_intrigue", "easy", {"starter": 2}),
        ("study", "dominion", "hard", {"starter": 2, "kingdom": "first_game"}),
    ],
)
def test_computers_rest_at_a_table_that_was_left(
    store_file: Path,
    monkeypatch: pytest.MonkeyPatch,
    what: str,
    game: str,
    level: str,
    wishes: dict[str, object],
) -> None:
    monkeypatch.setattr(computers, "REST_AFTER", 0.3)
    pondering = Pondering(what)
    with Running(store_file, pondering) as server, server.visitor("Arya") as arya:
        table = arya.open(2, game=game, computers=(level,), options=wishes, start=True)
        first, second = arya.tab(table.id), arya.tab(table.id)
        assert eventually(lambda: pondering.under_way == 1)
        first.close()
        assert not eventually(lambda: pondering.under_way == 0, within=0.6)
        second.close()
        assert eventually(lambda: pondering.under_way == 0)
        arya.tab(table.id)
        assert eventually(lambda: pondering.under_way == 1)


def test_computers_play_on_for_who_is_back_in_a_moment(store_file: Path) -> None:
    pondering = Pondering("move")
    with Running(store_file, pondering) as server, server.visitor("Arya") as arya:
        wish = {"computers": ("easy",), "options": {"starter": 2}}
        table = arya.open(2, start=True, **wish)
        tab = arya.tab(table.id)
        assert eventually(lambda: pondering.under_way == 1)
        tab.cut()
        assert not eventually(lambda: pondering.under_way == 0, within=0.5)
        arya.tab(table.id)
        assert pondering.under_way == 1
