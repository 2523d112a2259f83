"""A game people play: a table with its log, so that it can be undone, replayed and branched."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence, Set
from itertools import islice
from typing import Any, Final, Generic, TypeVar

import msgspec

from tafelrunde.table.audit import Auditor, LogChance
from tafelrunde.table.bookmark import SHAPE, Bookmark
from tafelrunde.table.chance import (
    NO_CHANCE,
    Chance,
    LiveChance,
    ReplayChance,
    TapedChance,
    seal,
)
from tafelrunde.table.errors import BadRecord, BadSetup, Refusal, UndoRefused
from tafelrunde.table.event import Event
from tafelrunde.table.game import Game
from tafelrunde.table.moment import Moment, do, do_again, place_of, renumbered
from tafelrunde.table.outcome import Outcome, rank
from tafelrunde.table.question import NO_SOURCE, Question
from tafelrunde.table.record import (
    FORMAT,
    Answered,
    Deed,
    Ended,
    Ending,
    Entry,
    Header,
    Opened,
    Opening,
    Proposed,
    Redone,
    Resigned,
    Revised,
    Sealed,
    Undone,
    Withdrawn,
    header_of,
)
from tafelrunde.table.snapshot import load, save
from tafelrunde.table.state import S
from tafelrunde.table.table import Listener, Table

NOBODY: Final = -1
D = TypeVar("D", bound=Deed)
#: So many of the latest positions are kept, and every so-manieth of the older ones.
KEPT: Final = 50


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
        #: The version of the rules the log has come to.
        self.rules = header.rules
        #: Whether the key of the present seal is out.
        self.opened = False
        self.table = table
        self.moments: list[Moment[S]] = []
        self.undone: list[Moment[S]] = []
        self.live: LiveChance | None = None
        #: Seats that have given up.
        self.resigned: tuple[int, ...] = ()
        #: How the people ended the game before its rules did.
        self.ended: Ended | None = None
        #: Numbers of the log entries that were undone and do not count.
        self.void: set[int] = set()

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
        _readable(game, header.game, header.rules, "line 1")
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
        if bookmark.shape != SHAPE:
            raise BadRecord("bookmark", "other-shape", "was made by another version of the engine")
        rules = bookmark.rules or header.rules
        if rules != game.version:
            # What stands on the table may mean something else by now: the log has to say.
            reason = f"is {header.game} {rules}, not {game.name} {game.version}"
            raise BadRecord("bookmark", "other-game", reason)
        match = cls(game, header, opening, load(game, bookmark.position))
        match.rules = rules
        match.skipped = bookmark.entries - 2
        match.base = bookmark.answers
        match.drawn = bookmark.drawn
        match.seal = bookmark.seal
        match.resigned, match.ended = bookmark.resigned, bookmark.ended
        match.void = set(bookmark.void)
        for entry in tail:
            match._fold(entry, None)
        return match

    def bookmark(self) -> Bookmark | None:
        """Mark the present position; None while an undone answer waits for redo."""
        if self.undone:
            return None
        position = save(self.table)
        return Bookmark(
            entries=self.length,
            answers=self.steps,
            drawn=self.drawn,
            seal=self.seal,
            position=position,
            rules=self.rules,
            shape=SHAPE,
            resigned=self.resigned,
            ended=self.ended,
            void=tuple(sorted(self.void)),
        )

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

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or by its people."""
        return self.table.over or self.ended is not None

    @property
    def outcome(self) -> Outcome | None:
        """Score the game if it is over and somebody has won; who gave up stands behind."""
        table, gone = self.table, set(self.resigned)
        seats = range(len(self.players))
        if table.over:
            found = self.game.outcome(table.state)
        elif self.ended is not None and self.ended.how in ("resigned", "drawn"):
            # Not counted out: those who are left share the victory.
            found = Outcome(tuple(self.game.progress(table.state)), (1,) * len(seats))
        else:
            return None
        if not gone:
            return found
        return rank(found.scores, [(seat in gone, found.ranks[seat]) for seat in seats])

    def answer(
        self, question_id: int, answer: object, listener: Listener | None = None, by: str = ""
    ) -> Answered:
        """Answer a question and write it down; refuses without changing anything."""
        return self.answer_to(self.table.question(question_id), answer, listener, by)

    def answer_to(
        self, question: Question, answer: object, listener: Listener | None = None, by: str = ""
    ) -> Answered:
        """Answer a question of this table that was looked up before."""
        self._goes_on()
        checked = question.check(answer)
        if self.live is None:
            raise BadRecord("seal", "no-seal", "this game has no sealed key to go on with")
        tape = TapedChance(self.live)
        entry = Answered(question.seat, question.id, checked, by=by)
        try:
            before = self._play(entry, tape, listener)
        except BaseException:
            # Nobody saw what was drawn, and outcomes are checked by counting.
            self.live.drawn = self.drawn
            raise
        drawn = tape.cut()
        if drawn:
            entry = msgspec.structs.replace(entry, chance=drawn)
            self.drawn += len(drawn)
        return self._write(before, entry)

    def withdraw(self, question_id: int, listener: Listener | None = None) -> Withdrawn:
        """Take a secret answer back while others still think."""
        self._goes_on()
        seat = next((q.seat for q in self.table.given if q.id == question_id), NOBODY)
        entry = Withdrawn(seat, question_id)
        return self._write(self._play(entry, NO_CHANCE, listener), entry)

    def propose(
        self,
        seat: int,
        door: str,
        answer: object,
        source: int = NO_SOURCE,
        listener: Listener | None = None,
    ) -> Proposed:
        """Let a seat propose something, whoever is being asked meanwhile."""
        self._goes_on()
        checked = self.table.door(seat, door, source).check(answer)
        entry = Proposed(seat, door, checked, source)
        return self._write(self._play(entry, NO_CHANCE, listener), entry)

    def last_decision(self, seat: int) -> int | None:
        """Find a seat's last decision in force, as the number of deeds before it."""
        for number in range(len(self.moments) - 1, -1, -1):
            if self.moments[number].decider == seat:
                return self.base + number
        return None

    def concerned(self, to: int, by: int) -> frozenset[int]:
        """Name the other seats that decided after `to` deeds, or whose secrets came out since."""
        if by not in range(len(self.players)):
            raise UndoRefused("by", "no-seat", f"there is no seat {by!r}")
        if not self.base <= to < self.steps:
            reason = f"{to} is not a number from {self.base} to {self.steps - 1}"
            raise UndoRefused("to", "bad-undo", reason)
        seats: set[int | None] = set()
        for moment in self.moments[to - self.base :]:
            seats |= moment.touched | {moment.decider}
        return frozenset(seat for seat in seats if seat is not None and seat != by)

    def concerns(self, to: int, seats: Set[int]) -> bool:
        """Whether one of these seats is concerned by an undo to `to`; the newest deed often is."""
        newest_first = islice(reversed(self.moments), self.steps - to)
        return any(deed.decider in seats or deed.touched & seats for deed in newest_first)

    def undo(self, to: int, by: int, consent: Collection[int] = ()) -> Undone:
        """Go back to the position after `to` answers, if everybody concerned agrees."""
        self._goes_on()
        entry = Undone(to, by, tuple(sorted(consent)))
        self._undo(entry)
        self.entries.append(entry)
        return entry

    def redo(self, by: int, consent: Collection[int] = ()) -> Redone:
        """Let the next undone answer count again, if the seat that gave it agrees."""
        self._goes_on()
        entry = Redone(by, tuple(sorted(consent)))
        self._redo(entry)
        self.entries.append(entry)
        return entry

    def resign(self, seat: int) -> Resigned:
        """Let a seat give up; the game may go on without it."""
        entry = Resigned(seat)
        self._resign(entry)
        self.entries.append(entry)
        return entry

    def end(self, how: Ending, by: int | None = None, consent: Collection[int] = ()) -> Ended:
        """End the game before its rules do, if everybody concerned agrees."""
        entry = Ended(how, by, tuple(sorted(consent)))
        self._end(entry)
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
        self._revise()
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
        self._revise()

    def _revise(self) -> None:
        """Say in the log which rules count from now on, if they are not those it began with."""
        if self.rules != self.game.version:
            self.rules = self.game.version
            self.entries.append(Revised(self.rules))

    def branch(self, after: int, key: bytes, players: Sequence[str] = ()) -> Match[S]:
        """Begin another game that shares its first answers with this one, perhaps with others."""
        self._awake(0, "after")
        self._awake(after, "after")
        names = tuple(players) or self.players
        header = msgspec.structs.replace(self.header, players=names, branched_after=after)
        branch = Match.fold(self.game, [header, self.entries[1]])
        for moment in self.moments[:after]:
            branch._fold(renumbered(moment, branch.table), None)
        branch.reseal(key)
        return branch

    def at(self, step: int) -> Table[S]:
        """Give a copy of the position after the first `step` deeds in force."""
        self._awake(step, "step")
        return self.table.clone() if step == self.steps else self._before(step)

    def events(self, step: int) -> list[Event]:
        """Tell again what happened through deed number `step`; 0 is the opening."""
        return next(self.retell(step))[1]

    def retell(self, first: int = 0) -> Iterator[tuple[Table[S], list[Event]]]:
        """Play the game again: the one table after deed number `first` and after each one later.

        Number 0 is the opening. With the table comes what was told on the way there.
        """
        self._awake(first, "step")
        if first == 0:
            heard: list[Event] = []
            opening = self.entries[1]
            assert isinstance(opening, Opening)
            chance = ReplayChance(opening.chance)
            table = self.game.start(len(self.players), self.header.options, chance, heard.append)
            yield table, heard
            first = 1
        else:
            table = self.at(first - 1)
        for moment in self.moments[first - 1 - self.base :]:
            heard = []
            table.listener = heard.append
            do_again(table, moment)
            yield table, heard

    def _goes_on(self) -> None:
        if self.ended is not None:
            raise BadSetup("status", "game-over", "the game was ended")

    def _resign(self, entry: Resigned) -> None:
        self._goes_on()
        if self.table.over:
            raise BadSetup("status", "game-over", "the game is over")
        if entry.seat not in range(len(self.players)):
            raise BadSetup("seat", "no-seat", f"there is no seat {entry.seat!r}")
        if entry.seat in self.resigned:
            raise BadSetup("seat", "resigned", f"seat {entry.seat + 1} has given up already")
        self.resigned += (entry.seat,)

    def _end(self, entry: Ended) -> None:
        self._goes_on()
        if self.table.over:
            raise BadSetup("status", "game-over", "the game is over")
        seats = range(len(self.players))
        if entry.how == "deserted":
            if entry.by is not None:
                raise BadSetup("by", "bad-end", "nobody wished for an end of this kind")
        elif entry.by not in seats:
            raise BadSetup("by", "no-seat", f"there is no seat {entry.by!r}")
        if entry.how == "resigned" and entry.by not in self.resigned:
            raise BadSetup("by", "not-resigned", "that seat has not given up")
        if entry.how == "drawn" and not self.game.shares_victory:
            raise BadSetup("how", "no-draw", "this game has one winner")
        if entry.how in ("aborted", "drawn"):
            _require(set(seats) - {entry.by, *self.resigned}, entry.consent)
        self.ended = entry

    def _awake(self, step: int, field: str) -> None:
        if not self.base <= step <= self.steps:
            reason = f"{step} is not a number from {self.base} to {self.steps}"
            raise UndoRefused(field, "bad-step", reason)

    def _before(self, step: int) -> Table[S]:
        """Give a copy of the position before a deed, played on from the next one kept."""
        kept = step - self.base
        while (table := self.moments[kept].before) is None:
            kept -= 1
        table = table.clone()
        for moment in self.moments[kept : step - self.base]:
            do_again(table, moment)
        return table

    def _play(self, deed: Deed, chance: Chance, listener: Listener | None = None) -> Table[S]:
        table = self.table
        before = table.clone()
        table.chance = chance
        table.listener = listener
        table.revealed = 0
        try:
            do(table, deed)
        except BaseException:
            # A rule that breaks off in its middle leaves no position anybody could go on from.
            self.table = before
            raise
        table.listener = None
        return before

    def _write(self, before: Table[S], deed: D) -> D:
        self._remember(before, deed)
        self.undone.clear()
        self.entries.append(deed)
        return deed

    def _remember(self, before: Table[S], deed: Deed, number: int = 0) -> None:
        # A chance outcome may be news to everybody, so it makes an undo everybody's business.
        drawn = isinstance(deed, Answered) and deed.chance
        revealed = -1 if drawn else self.table.revealed
        touched = frozenset(seat for seat in range(len(self.players)) if revealed >> seat & 1)
        number = number or self.length + 1
        self.moments.append(Moment(before, deed, place_of(before, deed), touched, number))
        old = len(self.moments) - 1 - KEPT
        if old > 0 and (self.base + old) % KEPT:
            self.moments[old].before = None

    def _undo(self, entry: Undone) -> None:
        _require(self.concerned(entry.to, entry.by), entry.consent)
        asked = self.table.asked
        table = self._before(entry.to)
        undone = self.moments[entry.to - self.base :]
        del self.moments[entry.to - self.base :]
        self.undone += reversed(undone)
        self.void.update(moment.number for moment in undone)
        self.table = table
        self.table.renumber(asked)

    def _redo(self, entry: Redone) -> None:
        if not self.undone:
            raise UndoRefused("redo", "nothing-undone", "there is nothing to redo")
        again = renumbered(self.undone[-1], self.table)
        _require({again.seat} - {entry.by}, entry.consent)
        drawn = again.chance if isinstance(again, Answered) else ()
        before = self._play(again, ReplayChance(drawn))
        number = self.undone.pop().number
        self.void.discard(number)
        self._remember(before, again, number)

    def _fold(self, entry: Entry, auditor: Auditor | None) -> None:
        if not isinstance(entry, Opened):
            self._goes_on()
        match entry:
            case Answered():
                question = self.table.question(entry.question)
                _same_seat(question, entry.seat)
                if entry.chance and self.opened:
                    reason = "was drawn after the key came out; a new seal is needed"
                    raise BadRecord("chance", "key-is-out", reason)
                checked = msgspec.structs.replace(entry, answer=question.check(entry.answer))
                chance = LogChance(entry.chance, auditor)
                before = self._play(checked, chance)
                chance.finish()
                self.drawn += len(entry.chance)
                self._remember(before, checked)
                self.undone.clear()
            case Withdrawn() | Proposed():
                if isinstance(entry, Withdrawn):
                    for question in self.table.given:
                        if question.id == entry.question:
                            _same_seat(question, entry.seat)
                self._remember(self._play(entry, NO_CHANCE), entry)
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
            case Revised():
                _readable(self.game, self.game.name, entry.rules, "rules")
                if entry.rules <= self.rules:
                    reason = f"{entry.rules} does not come after {self.rules}"
                    raise BadRecord("rules", "old-rules", reason)
                self.rules = entry.rules
            case Resigned():
                self._resign(entry)
            case Ended():
                self._end(entry)
            case Header() | Opening():
                raise BadRecord("type", "misplaced", "header and opening stand at the top only")
        self.entries.append(entry)


def _readable(game: Game[S, Any], name: str, rules: int, field: str) -> None:
    if name != game.name or (rules != game.version and rules not in game.reads):
        reason = f"is {name} {rules}, not {game.name} {game.version}"
        raise BadRecord(field, "other-game", reason)


def _require(concerned: Collection[int], consent: Collection[int]) -> None:
    missing = sorted(set(concerned) - set(consent))
    if missing:
        seats = ", ".join(str(seat + 1) for seat in missing)
        raise UndoRefused("consent", "no-consent", f"seat {seats} has to agree", seats=seats)


def _same_seat(question: Question, seat: int) -> None:
    if question.seat != seat:
        reason = f"question {question.id} was for seat {question.seat + 1}"
        raise BadRecord("seat", "wrong-seat", reason)
