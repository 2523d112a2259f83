"""A game people play: a table with its log, so that it can be undone, replayed and branched."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Generic

import msgspec

from tafelrunde.table.audit import Auditor, LogChance
from tafelrunde.table.chance import Chance, LiveChance, ReplayChance, TapedChance, seal
from tafelrunde.table.errors import BadRecord, BadSetup, Refusal, UndoRefused
from tafelrunde.table.event import Event
from tafelrunde.table.game import Game
from tafelrunde.table.question import Answer
from tafelrunde.table.record import (
    FORMAT,
    Answered,
    Entry,
    Header,
    Opened,
    Opening,
    Redone,
    Sealed,
    Undone,
    header_of,
)
from tafelrunde.table.snapshot import load, save
from tafelrunde.table.state import S
from tafelrunde.table.table import Listener, Table


class Moment(Generic[S]):
    """One answer in force: the position before it, and the seats whose secrets it touched."""

    __slots__ = ("before", "entry", "touched")

    def __init__(self, before: Table[S], entry: Answered, touched: frozenset[int]) -> None:
        """Remember the position, the log entry and the seats."""
        self.before = before
        self.entry = entry
        self.touched = touched


class Bookmark(msgspec.Struct, frozen=True):
    """A position with its place in the log, so that only what comes after has to be folded."""

    entries: int
    answers: int
    drawn: int
    seal: str
    position: dict[str, Any]


class Match(Generic[S]):
    """Header, log and the position they fold to.

    `entries` only ever grows. `moments` are the answers in force, fewer after an undo. A match
    woken from a bookmark knows only the moments after it; `base` answers came before.
    """

    def __init__(
        self, game: Game[S, Any], header: Header, opening: Opening, table: Table[S]
    ) -> None:
        """Begin the log; `start`, `fold` and `branch` are the usual ways here."""
        self.game = game
        self.entries: list[Entry] = [header, opening]
        self.skipped = 0
        self.base = 0
        self.drawn = len(opening.chance)
        self.seal = header.seal
        #: Whether the key of the present seal is out.
        self.opened = False
        self.table = table
        self.moments: list[Moment[S]] = []
        self.undone: list[Answered] = []
        self.live: LiveChance | None = None

    @classmethod
    def start(
        cls,
        game: Game[S, Any],
        players: Sequence[str],
        options: Mapping[str, Any],
        key: bytes,
        listener: Listener | None = None,
    ) -> Match[S]:
        """Begin a game; all chance comes from the key, which stays secret until `close`."""
        settled = game.settle(len(players), options)
        for number, name in enumerate(players, start=1):
            if not name.strip():
                raise BadSetup(f"player {number}", "no-name", "the name is empty")
        live = LiveChance(key)
        tape = TapedChance(live)
        table = game.start(len(players), settled, tape, listener)
        header = Header(FORMAT, game.name, game.version, tuple(players), settled, seal(key))
        match = cls(game, header, Opening(tape.cut()), table)
        match.live = live
        return match

    @classmethod
    def fold(
        cls, game: Game[S, Any], entries: Sequence[Entry], auditor: Auditor | None = None
    ) -> Match[S]:
        """Rebuild a game from its record; refuses by line what no legal game could have written."""
        header = header_of(entries)
        if (header.game, header.rules) != (game.name, game.version):
            reason = f"is {header.game} {header.rules}, not {game.name} {game.version}"
            raise BadRecord("line 1", "other-game", reason)
        opening = entries[1] if len(entries) > 1 else None
        if not isinstance(opening, Opening):
            raise BadRecord("line 2", "no-opening", "the second line is the opening")
        number = 1
        try:
            game.settle(len(header.players), header.options)
            number = 2
            if auditor is not None:
                auditor.line = number
            chance = LogChance(opening.chance, auditor)
            table = game.start(len(header.players), header.options, chance)
            chance.finish()
            match = cls(game, header, opening, table)
            for entry in entries[2:]:
                number += 1
                if auditor is not None:
                    auditor.line = number
                match._fold(entry, auditor)
        except Refusal as refusal:
            # A key finds a wrong outcome only later: then the outcome's own line is to blame.
            line = refusal.details.get("line", number)
            raise BadRecord(f"line {line}", refusal.key, str(refusal)) from None
        return match

    @classmethod
    def wake(
        cls,
        game: Game[S, Any],
        header: Header,
        opening: Opening,
        bookmark: Bookmark,
        tail: Sequence[Entry],
    ) -> Match[S]:
        """Go on from a bookmark and the entries after it; what came before stays asleep."""
        match = cls(game, header, opening, load(game, bookmark.position))
        match.skipped = bookmark.entries - 2
        match.base = bookmark.answers
        match.drawn = bookmark.drawn
        match.seal = bookmark.seal
        for entry in tail:
            match._fold(entry, None)
        return match

    def bookmark(self) -> Bookmark | None:
        """Mark the present position; None while an undone answer waits for redo."""
        if self.undone:
            return None
        return Bookmark(self.length, self.steps, self.drawn, self.seal, save(self.table))

    @property
    def length(self) -> int:
        """Count the log entries, also those asleep."""
        return self.skipped + len(self.entries)

    @property
    def steps(self) -> int:
        """Count the answers in force, also those asleep."""
        return self.base + len(self.moments)

    @property
    def header(self) -> Header:
        """What was agreed before the game."""
        return header_of(self.entries)

    @property
    def players(self) -> tuple[str, ...]:
        """The names by seat."""
        return self.header.players

    def answer(
        self, question_id: int, answer: object, listener: Listener | None = None
    ) -> Answered:
        """Answer a question and write it down; refuses without changing anything."""
        question = self.table.question(question_id)
        checked = question.check(answer)
        if self.live is None:
            raise BadRecord("seal", "no-seal", "this game has no sealed key to go on with")
        tape = TapedChance(self.live)
        try:
            before = self._play(question_id, checked, tape, listener)
        except BaseException:
            # Nobody saw what was drawn, and outcomes are checked by counting.
            self.live.drawn = self.drawn
            raise
        entry = Answered(question.seat, question_id, checked, tape.cut())
        self.drawn += len(entry.chance)
        self._remember(before, entry)
        self.undone.clear()
        self.entries.append(entry)
        return entry

    def concerned(self, to: int, by: int) -> frozenset[int]:
        """Name the other seats that decided after `to` answers, or whose secrets came out since."""
        if by not in range(len(self.players)):
            raise UndoRefused("by", "no-seat", f"there is no seat {by!r}")
        if not self.base <= to < self.steps:
            reason = f"{to} is not a number from {self.base} to {self.steps - 1}"
            raise UndoRefused("to", "bad-undo", reason)
        seats: set[int] = set()
        for moment in self.moments[to - self.base :]:
            seats |= moment.touched | {moment.entry.seat}
        return frozenset(seats - {by})

    def undo(self, to: int, by: int, consent: Collection[int] = ()) -> Undone:
        """Go back to the position after `to` answers, if everybody concerned agrees."""
        entry = Undone(to, by, tuple(sorted(consent)))
        self._undo(entry)
        self.entries.append(entry)
        return entry

    def redo(self, by: int, consent: Collection[int] = ()) -> Redone:
        """Let the next undone answer count again, if the seat that gave it agrees."""
        entry = Redone(by, tuple(sorted(consent)))
        self._redo(entry)
        self.entries.append(entry)
        return entry

    def close(self) -> Opened | None:
        """Publish the key: at the end of the game, or when it is put away."""
        if self.live is None:
            return None
        entry = Opened(self.live.key.hex())
        self.live = None
        self.opened = True
        self.entries.append(entry)
        return entry

    def reseal(self, key: bytes) -> Sealed:
        """Go on with a new secret key."""
        self.close()
        self.live = LiveChance(key)
        entry = Sealed(seal(key))
        self.drawn = 0
        self.seal = entry.seal
        self.opened = False
        self.entries.append(entry)
        return entry

    def go_on(self, key: bytes) -> None:
        """Take up chance again with the key of the present seal, after folding or waking."""
        if self.opened:
            raise BadRecord("key", "key-is-out", "was published; a new seal is needed")
        if seal(key) != self.seal:
            raise BadRecord("key", "wrong-key", "does not fit the present seal")
        self.live = LiveChance(key, self.drawn)

    def branch(self, after: int, key: bytes, players: Sequence[str] = ()) -> Match[S]:
        """Begin another game that shares its first answers with this one, perhaps with others."""
        self._awake(0, "after")
        self._awake(after, "after")
        names = tuple(players) or self.players
        header = msgspec.structs.replace(self.header, players=names, branched_after=after)
        branch = Match.fold(self.game, [header, self.entries[1]])
        for moment in self.moments[:after]:
            branch._fold(_renumbered(moment.entry, branch.table), None)
        branch.reseal(key)
        return branch

    def at(self, step: int) -> Table[S]:
        """Give a copy of the position after the first `step` answers in force."""
        self._awake(step, "step")
        return self.table.clone() if step == self.steps else self._moment(step).before.clone()

    def events(self, step: int) -> list[Event]:
        """Tell again what happened through answer number `step`; 0 is the opening."""
        heard: list[Event] = []
        if step == 0:
            opening = self.entries[1]
            assert isinstance(opening, Opening)
            chance = ReplayChance(opening.chance)
            self.game.start(len(self.players), self.header.options, chance, heard.append)
            return heard
        self._awake(step, "step")
        entry = self._moment(step - 1).entry
        table = self.at(step - 1)
        table.chance = ReplayChance(entry.chance)
        table.listener = heard.append
        table.answer(_renumbered(entry, table).question, entry.answer)
        return heard

    def _awake(self, step: int, field: str) -> None:
        if not self.base <= step <= self.steps:
            reason = f"{step} is not a number from {self.base} to {self.steps}"
            raise UndoRefused(field, "bad-step", reason)

    def _moment(self, step: int) -> Moment[S]:
        return self.moments[step - self.base]

    def _play(
        self, question_id: int, answer: Answer, chance: Chance, listener: Listener | None = None
    ) -> Table[S]:
        table = self.table
        before = table.clone()
        table.chance = chance
        table.listener = listener
        table.revealed = 0
        try:
            table.answer(question_id, answer)
        except BaseException:
            # A rule that breaks off in its middle leaves no position anybody could go on from.
            self.table = before
            raise
        table.listener = None
        return before

    def _remember(self, before: Table[S], entry: Answered) -> None:
        # A chance outcome may be news to everybody, so it makes an undo everybody's business.
        revealed = -1 if entry.chance else self.table.revealed
        touched = frozenset(seat for seat in range(len(self.players)) if revealed >> seat & 1)
        self.moments.append(Moment(before, entry, touched))

    def _undo(self, entry: Undone) -> None:
        _require(self.concerned(entry.to, entry.by), entry.consent)
        asked = self.table.asked
        undone = self.moments[entry.to - self.base :]
        del self.moments[entry.to - self.base :]
        self.undone += [moment.entry for moment in reversed(undone)]
        self.table = undone[0].before.clone()
        self.table.renumber(asked)

    def _redo(self, entry: Redone) -> None:
        if not self.undone:
            raise UndoRefused("redo", "nothing-undone", "there is nothing to redo")
        again = _renumbered(self.undone[-1], self.table)
        _require({again.seat} - {entry.by}, entry.consent)
        before = self._play(again.question, again.answer, ReplayChance(again.chance))
        self.undone.pop()
        self._remember(before, again)

    def _fold(self, entry: Entry, auditor: Auditor | None) -> None:
        match entry:
            case Answered():
                question = self.table.question(entry.question)
                if question.seat != entry.seat:
                    reason = f"question {question.id} was for seat {question.seat + 1}"
                    raise BadRecord("seat", "wrong-seat", reason)
                checked = question.check(entry.answer)
                if entry.chance and self.opened:
                    reason = "was drawn after the key came out; a new seal is needed"
                    raise BadRecord("chance", "key-is-out", reason)
                chance = LogChance(entry.chance, auditor)
                before = self._play(entry.question, checked, chance)
                chance.finish()
                self.drawn += len(entry.chance)
                self._remember(before, entry)
                self.undone.clear()
            case Undone():
                self._undo(entry)
            case Redone():
                self._redo(entry)
            case Sealed() | Opened():
                self.opened = isinstance(entry, Opened)
                if isinstance(entry, Sealed):
                    self.drawn = 0
                    self.seal = entry.seal
                if auditor is not None:
                    auditor.turn_page(entry)
            case Header() | Opening():
                raise BadRecord("type", "misplaced", "header and opening stand at the top only")
        self.entries.append(entry)


def _require(concerned: Collection[int], consent: Collection[int]) -> None:
    missing = sorted(set(concerned) - set(consent))
    if missing:
        seats = ", ".join(str(seat + 1) for seat in missing)
        raise UndoRefused("consent", "no-consent", f"seat {seats} has to agree", seats=seats)


def _renumbered(entry: Answered, table: Table[S]) -> Answered:
    """Give the entry with the id its question has at this table, where ids may run differently."""
    for question in table.questions:
        if question.seat == entry.seat:
            return msgspec.structs.replace(entry, question=question.id)
    raise BadRecord("seat", "wrong-seat", f"seat {entry.seat + 1} is not asked anything")
