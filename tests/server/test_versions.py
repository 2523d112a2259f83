"""A newer server on an older store: games go on under rules that read them, or say they cannot."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tafelrunde.games.registry import find
from tafelrunde.games.westeros_intrigue import rules
from tafelrunde.server import journal
from tafelrunde.server.house import House
from tafelrunde.server.protocol import AskUndo, Sync, Talk, Talked, Update
from tafelrunde.table import Auditor, Match
from tafelrunde.table.record import Revised, header_of, read
from tests.server.company import Company
from tests.server.running import Running
from tests.server.wire import GAME, Declined, Visitor

KIND = type(find(GAME))
OLD, NEW = KIND.version, KIND.version + 1
EVERY = 10


class Newer:
    """A server of a later day, over a store of today."""

    def __init__(self, store_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._store_file = store_file
        self._monkeypatch = monkeypatch

    def rules(self, *reads: int) -> None:
        """Raise the version of the rules, which read these older ones."""
        self._monkeypatch.setattr(KIND, "version", NEW)
        self._monkeypatch.setattr(KIND, "reads", frozenset(reads))

    def broken(self, name: str, work: Any) -> None:
        """Change something else about the rules."""
        self._monkeypatch.setattr(rules, name, work)

    def server(self) -> Running:
        """Start the server."""
        return Running(self._store_file)


class Old(NamedTuple):
    """A game that was left when its server ended."""

    table: str
    tokens: list[str]
    answers: int

    def back(self, server: Running) -> Company:
        """Let its people come back."""
        visitors = [Visitor(server.address, token=token) for token in self.tokens]
        company = Company(visitors, visitors[0].look(self.table))
        company.tabs = [visitor.tab(self.table) for visitor in visitors]
        return company


@pytest.fixture
def newer(store_file: Path, monkeypatch: pytest.MonkeyPatch) -> Newer:
    """Give the server of a later day."""
    monkeypatch.setattr(journal, "BOOKMARK_EVERY", EVERY)
    return Newer(store_file, monkeypatch)


def left(newer: Newer, answers: int = 5, finished: bool = False) -> Old:
    """Play for a while, and let the server end."""
    with newer.server() as server:
        visitors: list[Visitor] = []

        def come(name: str) -> Visitor:
            visitors.append(server.visitor(name))
            return visitors[-1]

        company = Company.gather(come, 2, options={"rounds": 1})
        if finished:
            company.finish()
        else:
            company.play(answers)
        tokens = [visitor.token for visitor in visitors]
        for visitor in visitors:
            visitor.close()
    return Old(company.id, tokens, answers)


@pytest.mark.parametrize("answers", [5, EVERY + 3], ids=["from the log", "past a bookmark"])
def test_a_game_goes_on_under_rules_that_read_it_and_says_so(newer: Newer, answers: int) -> None:
    old = left(newer, answers)
    newer.rules(OLD)
    with newer.server() as server:
        company = old.back(server)
        assert company.info.trouble is None
        entry = old.answers + 3
        for tab in company.tabs:
            (sync,) = (message for message in tab.heard if isinstance(message, Sync))
            assert sync.entry == entry
            assert (sync.events[-1].key, sync.events[-1].args) == ("revised", {"rules": NEW})
        company.move()
        company.tabs[0].send(AskUndo())
        company.finish()
        record = company.visitors[0].record(old.table)
        assert len(company.visitors[0].replay(old.table, 0).steps) > old.answers
        for visitor in company.visitors:
            visitor.close()
    entries = read(record)
    header = header_of(entries)
    assert header.rules == OLD, "the header says what it began with"
    assert entries[entry - 1] == Revised(NEW)
    assert sum(isinstance(line, Revised) for line in entries) == 1
    auditor = Auditor(header.seal)
    assert Match.fold(find(GAME), entries, auditor).rules == NEW
    auditor.finish()
    assert auditor.unchecked == 0


def test_it_is_said_once_however_often_the_server_starts(newer: Newer) -> None:
    old = left(newer)
    newer.rules(OLD)
    for _ in range(2):
        with newer.server() as server:
            company = old.back(server)
            assert company.tabs[0].entry == old.answers + 3
            for visitor in company.visitors:
                visitor.close()


def stranded(server: Running, old: Old) -> Company:
    """Come back to a game that cannot go on, and see that everybody is told so."""
    company = old.back(server)
    trouble = company.info.trouble
    assert trouble is not None
    assert (trouble.kind, trouble.seat) == ("stranded", None)
    for tab in company.tabs:
        assert tab.sight is None
        assert not tab.ended
        tab.send('{"type":"answer","question":6,"answer":0}')
        assert tab.refusal().key == "stranded"
        tab.send(AskUndo())
        assert tab.refusal().key == "stranded"
    company.tabs[0].send(Talk("what now?"))
    assert company.tabs[1].until(Talked).text == "what now?"
    lines = company.visitors[1].record(old.table)
    assert len(lines) == old.answers + 2
    assert header_of(read(lines)).rules == OLD
    with pytest.raises(Declined) as declined:
        company.visitors[0].replay(old.table, 0)
    assert declined.value.key == "stranded"
    with server.visitor("Varys") as stranger, pytest.raises(Declined) as declined:
        stranger.record(old.table)
    assert declined.value.key == "not-over", "its secrets are for its people"
    return company


def test_a_game_that_is_not_read_any_more_says_plainly_that_it_cannot_go_on(newer: Newer) -> None:
    old = left(newer, EVERY + 3)
    newer.rules()
    with newer.server() as server:
        company = stranded(server, old)
        assert company.info.trouble is not None
        assert company.info.trouble.report == "", "nothing failed"
        another = Company.gather(server.visitor, 2, options={"rounds": 1})
        another.play(3)
        lines = server.inside(lambda house: stored(house, old.table))
        assert len(lines) == old.answers + 2, "nothing was written"
        for visitor in (*company.visitors, *another.visitors):
            visitor.close()


def test_a_game_one_line_of_which_is_no_longer_legal(newer: Newer) -> None:
    """A fix that forbids what somebody has done is no small fix."""
    old = left(newer)
    newer.rules(OLD)
    legal = rules.legal_moves
    newer.broken("legal_moves", lambda *args: list(legal(*args))[-1:])
    with newer.server() as server:
        for visitor in stranded(server, old).visitors:
            visitor.close()


def test_rules_that_fail_at_an_old_line(newer: Newer, store_file: Path) -> None:
    old = left(newer)
    put = rules.put

    def fails(state: Any, seat: int, move: int) -> None:
        put(state, seat, move)
        if len(state.placed) > 3:
            raise ZeroDivisionError("never tried with four cards")

    newer.broken("put", fails)
    with newer.server() as server:
        company = stranded(server, old)
        trouble = company.info.trouble
        assert trouble is not None
        reports = store_file.with_name(f"{store_file.name}.reports")
        assert "never tried with four cards" in (reports / f"{trouble.report}.txt").read_text()
        for visitor in company.visitors:
            visitor.close()


def test_a_finished_game_stays_readable(newer: Newer) -> None:
    old = left(newer, finished=True)
    newer.rules(OLD)
    with newer.server() as server, Visitor(server.address, token=old.tokens[0]) as arya:
        replay = arya.replay(old.table, 1)
        assert replay.outcome is not None
        assert not [entry for entry in read(arya.record(old.table)) if isinstance(entry, Revised)]
    newer.rules()
    with newer.server() as server, Visitor(server.address, token=old.tokens[0]) as arya:
        assert header_of(read(arya.record(old.table))).rules == OLD
        with pytest.raises(Declined) as declined:
            arya.replay(old.table, 1)
        assert (declined.value.status, declined.value.key) == (400, "stranded")
        assert arya.look(old.table).status == "over"


async def stored(house: House, table: str) -> list[str]:
    """Give the lines of a log."""
    return [row.line for row in await house.store.log(table)]


def test_updates_come_again_after_a_revised_game_went_on(newer: Newer) -> None:
    old = left(newer)
    newer.rules(OLD)
    with newer.server() as server:
        company = old.back(server)
        company.move()
        assert all(isinstance(tab.heard[-1], Update) for tab in company.tabs)
        for visitor in company.visitors:
            visitor.close()
