"""Games on a server that is killed again and again; nothing anybody saw may be lost.

One campaign plays on one store. In every life of the server people come back, compare what they
find with what they last saw, and play on until the process is gone: killed from outside at some
moment, or by a fuse at a named point. Between two lives the file itself is looked into.
"""

from __future__ import annotations

import sqlite3
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tafelrunde.games.registry import find
from tafelrunde.server.protocol import (
    AskRedo,
    AskUndo,
    GiveConsent,
    Requested,
    Sight,
    Talk,
    Update,
)
from tafelrunde.table import Answer, Auditor, BadRecord, Match, SearchChance
from tafelrunde.table.record import Answered, Header, read
from tests.server.company import NAMES, some_answer
from tests.server.faults import POINTS
from tests.server.nursery import Life, Nursery
from tests.server.wire import GAME, Tab, Visitor

#: Kinds of death: by the clock, or at a named point.
DEATHS = ("clock", *POINTS)
#: Seconds a server lives at most when it dies by the clock.
LONGEST_LIFE = 0.2
#: How often a point is reached before its fuse burns through, at most.
MOST_TOUCHES = 12
GONE = (ConnectionClosed, OSError, httpx.TransportError, InvalidHandshake, EOFError)


class Lost(AssertionError):
    """Something that was acknowledged is not there any more."""


class Player:
    """One person at the table through all lives of the server."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.tab: Tab | None = None
        self.entry = 0
        self.sight: Sight | None = None

    def remember(self) -> None:
        """Keep what the last tab saw."""
        if self.tab is not None and self.tab.entry >= self.entry:
            self.entry, self.sight = self.tab.entry, self.tab.sight


class Campaign:
    """One store, one table after the other, many lives."""

    def __init__(self, nursery: Nursery, folder: Path, seed: int) -> None:
        self._nursery = nursery
        self.store = folder / f"killed-{seed}.sqlite"
        self._seed = seed
        self._chance = SearchChance(f"killing {seed}")
        self._players: list[Player] = []
        self._table = ""
        self._log: list[str] = []
        #: Answers whose effect came back to the one who gave them, by entry.
        self._acknowledged: dict[int, tuple[int, Answer]] = {}
        #: The answer that is on its way, and the entry its giver saw before.
        self._sent: tuple[Tab, int, int, Answer] | None = None
        self.deaths: Counter[str] = Counter()
        self.games = 0
        self.answers = 0
        self.unheard = 0

    # One life after the other

    def run(self, kills: int, tick: Callable[[], None] = lambda: None) -> None:
        """Let the server die so often, then finish the last game in peace."""
        try:
            self._run(kills, tick)
        finally:
            for player in self._players:
                player.visitor.close()

    def _run(self, kills: int, tick: Callable[[], None]) -> None:
        while self.deaths.total() < kills:
            death = DEATHS[self.deaths.total() % len(DEATHS)]
            self._check_file()
            fault: dict[str, Any] = {}
            if death != "clock":
                fault = {"point": death, "count": 1 + self._chance.below(MOST_TOUCHES)}
            life = self._start(**fault)
            clock = None
            if death == "clock":
                seconds = LONGEST_LIFE * self._chance.below(1000) / 1000
                clock = threading.Thread(target=self._kill_after, args=(life, seconds))
                clock.start()
            try:
                self._live(life)
            except TimeoutError:
                raise
            except GONE:
                pass
            finally:
                if clock is not None:
                    clock.join()
            self._mourn(life)
            self.deaths[death] += 1
            tick()
        self._check_file()
        life = self._start()
        self._come_back(life)
        self._play(forever=False)
        self._check_record()
        assert life.alive
        life.kill()
        life.wait()
        errors = life.errors
        assert not errors, errors

    def _start(self, **fault: Any) -> Life:
        fate = f"{self._seed} {self.deaths.total()}"
        return self._nursery.start(self.store, hasty=True, fate=fate, **fault)

    def _kill_after(self, life: Life, seconds: float) -> None:
        sleep(seconds)
        life.kill()

    def _mourn(self, life: Life) -> None:
        """Hear what was still on its way, then make sure that the process is gone."""
        for player in self._players:
            if player.tab is not None:
                try:
                    player.tab.drain()
                except TimeoutError:
                    assert not life.alive, "the server lives but does not speak"
                player.remember()
                self._acknowledge()
                player.tab.close()
                player.tab = None
            player.visitor.http.close()
        status = life.wait()
        assert status == -9, f"the server ended by itself ({status}): {life.errors}"

    def _live(self, life: Life) -> None:
        if self._players:
            self._come_back(life)
        while True:
            if not self._table:
                self._open_table(life)
            self._play(forever=True)
            self._check_record()
            self._forget_table()

    # People

    def _open_table(self, life: Life) -> None:
        seats = 2 + self._chance.below(2)
        computers = self._chance.below(3) if seats == 2 else 0
        for name in NAMES[len(self._players) : 3]:
            self._players.append(Player(Visitor(life.address, name)))
        sitting = self._players[: seats - (1 if computers else 0)]
        info = sitting[0].visitor.open(
            len(sitting) + computers,
            computers=("easy",) * computers,
            pace="instant",
            options={"rounds": 1 + self._chance.below(3)},
        )
        for player in sitting[1:]:
            player.visitor.join(info.id)
        sitting[0].visitor.start(info.id)
        for player in self._players:
            player.entry, player.sight = 0, None
        self._table = info.id
        self.games += 1
        for player in self._players:
            player.tab = player.visitor.tab(info.id)

    def _forget_table(self) -> None:
        for player in self._players:
            if player.tab is not None:
                player.tab.close()
                player.tab = None
        self._table = ""
        self._log.clear()
        self._acknowledged.clear()
        self._sent = None

    def _come_back(self, life: Life) -> None:
        for player in self._players:
            player.visitor = player.visitor.moved(life.address)
        if not self._table:
            return
        for player in self._players:
            tab = player.tab = player.visitor.tab(self._table, after=None)
            sync = tab.resume(player.entry)
            if sync.entry < player.entry:
                raise Lost(f"saw entry {player.entry}, found {sync.entry}")
            numbers = [event.entry for event in sync.events]
            if numbers != sorted(numbers) or any(number <= player.entry for number in numbers):
                raise Lost(f"asked for all after {player.entry}, was told {numbers}")
            if sync.entry == player.entry and player.sight is not None:
                self._compare(player.sight, sync.sight)

    def _compare(self, before: Sight, now: Sight | None) -> None:
        # After waking from a bookmark a free undo is announced as one that may need consent.
        if now is not None and now.undo == "consent" and before.undo == "free":
            now = msgspec.structs.replace(now, undo="free")
        if now != before:
            raise Lost(f"the same entry looks different: {before} {now}")

    # Playing

    def _play(self, forever: bool) -> None:
        """Play until the game is over; with `forever` until the server dies under it."""
        for _ in range(2000):
            tabs = [player.tab for player in self._players if player.tab is not None]
            behind = min(tabs, key=lambda tab: tab.entry)
            asked = next((tab for tab in tabs if tab.asked is not None), None)
            if behind.entry < max(tab.entry for tab in tabs):
                behind.receive()
            elif behind.seen.outcome is not None:
                return
            elif asked is None:
                behind.receive()
            elif forever and self._chance.below(8) == 0:
                self._whim(asked, tabs)
            else:
                self._answer(asked)
            if any(tab.ended for tab in tabs):
                raise EOFError
        raise AssertionError("this game does not end")

    def _answer(self, tab: Tab) -> None:
        question = tab.asked
        assert question is not None
        answer = some_answer(question, self._chance)
        before = tab.entry
        self._sent = tab, before, question.id, answer
        tab.answer(answer)
        while tab.entry == before and not tab.ended:
            tab.receive()
        self._acknowledge()
        self.answers += 1

    def _whim(self, tab: Tab, tabs: list[Tab]) -> None:
        whim = self._chance.below(3)
        before = tab.entry
        if whim == 0:
            tab.send(Talk("Valar morghulis."))
        elif whim == 1 and tab.seen.redo:
            tab.send(AskRedo())
        elif tab.seen.undo != "no":
            tab.send(AskUndo())
        else:
            return
        while whim and tab.entry == before and not tab.ended:
            request = tab.receive()
            if isinstance(request, Requested):
                for other in tabs:
                    if other.info is not None and other.info.you in request.waiting_for[:1]:
                        other.send(GiveConsent(request.request, True))

    # What must be true

    def _acknowledge(self) -> None:
        """An answer counts as acknowledged once its giver has seen its effect."""
        if self._sent is None:
            return
        tab, before, question, answer = self._sent
        for message in tab.heard:
            if isinstance(message, Update) and message.entry > before:
                self._acknowledged[message.events[0].entry] = question, answer
                self._sent = None
                return

    def _check_file(self) -> None:
        """Look into the store while no server runs: all that was seen is there, and it is legal."""
        if not self._table:
            return
        db = sqlite3.connect(f"file:{self.store}?mode=ro", uri=True)
        try:
            rows = db.execute(
                "SELECT number, line FROM log WHERE table_id = ? ORDER BY number", (self._table,)
            ).fetchall()
        finally:
            db.close()
        lines = [line for _, line in rows]
        if [number for number, _ in rows] != list(range(1, len(rows) + 1)):
            raise Lost("the log has gaps")
        if lines[: len(self._log)] != self._log:
            raise Lost("a written line has changed")
        seen = max((player.entry for player in self._players), default=0)
        if len(lines) < seen:
            raise Lost(f"somebody saw entry {seen}, the log ends at {len(lines)}")
        self.unheard += len(lines) > seen
        self._log = lines
        entries = read(lines)
        try:
            match = Match.fold(find(GAME), entries)
        except BadRecord as fault:
            raise Lost(f"no game could have written this log: {fault}") from fault
        for number, given in self._acknowledged.items():
            entry = entries[number - 1]
            if not isinstance(entry, Answered) or (entry.question, entry.answer) != given:
                raise Lost(f"{given} was acknowledged as entry {number}, which is {entry}")
        if self._sent is not None:
            *_, question, answer = self._sent
            written = {e.question: e.answer for e in entries if isinstance(e, Answered)}
            standing = {one.id for one in match.table.questions}
            if written.get(question) != answer and question not in standing:
                raise Lost(f"the answer to {question} is not there, and the question neither")
            if question in written and question in standing:
                raise Lost(f"question {question} is answered and stands again")
            self._sent = None
        for player in self._players:
            if player.entry == len(lines) and player.sight is not None and player.sight.asked:
                asked = {question.id for question in match.table.questions}
                if {question.id for question in player.sight.asked} - asked:
                    raise Lost("the question somebody was asked does not stand any more")

    def _check_record(self) -> None:
        """The finished game can be verified."""
        lines = self._players[0].visitor.record(self._table)
        entries = read(lines)
        header = entries[0]
        assert isinstance(header, Header)
        auditor = Auditor(header.seal)
        match = Match.fold(find(GAME), entries, auditor)
        auditor.finish()
        assert match.table.over
        assert auditor.unchecked == 0
        if lines[: len(self._log)] != self._log:
            raise Lost("a written line has changed")
