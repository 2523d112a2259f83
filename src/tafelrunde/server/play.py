"""Playing at a table: answers, undo, hints, and computers that stand in.

Everything here that changes the table runs inside `Room.do`.
"""

from __future__ import annotations

import weakref
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from tafelrunde.server import seating as lobby
from tafelrunde.server.connection import Connection
from tafelrunde.server.endings import over
from tafelrunde.server.passing import MOST_STANDING, is_passed, without_ended
from tafelrunde.server.protocol import Hint, HintAsked, SayPass
from tafelrunde.server.queueing import Asker
from tafelrunde.server.requests import Request
from tafelrunde.server.store import GuestRow
from tafelrunde.server.thinking import Task, task_of
from tafelrunde.server.trouble import BrokenRule
from tafelrunde.table import (
    BY_STANDING,
    PASS,
    BadSetup,
    Event,
    Question,
    Refusal,
    Saying,
    StandingPass,
    UndoRefused,
    standing_pass,
)

if TYPE_CHECKING:
    from tafelrunde.server.room import Room


class Play:
    """What the people and computers of one table may do with its position."""

    def __init__(self, room: Room) -> None:
        """Belong to a room."""
        # Not kept alive from here: a room that sleeps is gone at once.
        self._room: Room = weakref.proxy(room)
        self._journal = room.journal

    async def resume(self, connection: Connection, after: int, question: int | None = None) -> None:
        """Bring a tab up to date; from now on it hears everything as it happens."""
        stranger = not self._room.may_talk(connection.guest)
        if self._room.seat_of(connection.guest) is not None:
            # Whether this can be written matters to nobody who is here.
            with suppress(Refusal):
                await self._journal.touch()
        await self._room.broadcast.sync(connection, after, question, stranger)
        if self._room.requests.now is not None and not stranger:
            connection.send(self._room.requests.now.told())

    async def answer(self, guest: GuestRow | None, question: int, answer: object) -> None:
        """Answer for a guest's seat, or for a computer (None)."""
        match, row = self._journal.running(), self._journal.row
        asked = match.table.question(question)
        if guest is not None:
            self._own(asked, guest)
        elif row.seatings[asked.seat].level is None:
            raise BadSetup("question", "not-your-question", "a person plays this seat again")
        await self._answer(asked, answer)

    async def pass_for(self, question: int) -> None:
        """Pass a question in the name of somebody who has said so."""
        match, row = self._journal.running(), self._journal.row
        asked = match.table.question(question)
        if not is_passed(row, match.table, asked):
            raise BadSetup("question", "not-passed", "this is no longer passed by itself")
        await self._answer(asked, PASS, BY_STANDING)

    async def _answer(self, asked: Question, answer: object, by: str = "") -> None:
        match, row = self._journal.running(), self._journal.row
        events: list[Event] = []
        entry = match.length + 1
        try:
            match.answer_to(asked, answer, events.append, by)
            if match.table.over:
                row = over(row, match)
            standing = without_ended(row, match.table)
            self._room.broadcast.prepare()
        except Refusal:
            raise
        except Exception as error:
            raise BrokenRule(asked, answer) from error
        await self._journal.write(standing, [events])
        self._room.requests.close()
        if standing is not row or row.status == "over":
            self._room.broadcast.table()
        self._room.broadcast.position(events, entry)

    async def withdraw(self, guest: GuestRow, question: int) -> None:
        """Let a guest think again about a secret answer."""
        match = self._journal.running()
        for given in match.table.given:
            if given.id == question:
                self._own(given, guest)
        match.withdraw(question)
        self._room.broadcast.prepare()
        await self._journal.write(self._journal.row, [[]])
        self._room.broadcast.position((), match.length)

    async def propose(self, guest: GuestRow, door: str, answer: object, source: int) -> None:
        """Let a guest propose something, whoever is being asked."""
        await self.say(self._room.seat(guest), Saying(door, answer, source))

    async def say(self, seat: int, saying: Saying) -> None:
        """Let a seat propose something."""
        match = self._journal.running()
        events: list[Event] = []
        match.propose(seat, *saying, events.append)
        self._room.broadcast.prepare()
        await self._journal.write(self._journal.row, [events])
        self._room.broadcast.position(events, match.length)

    async def say_pass(self, guest: GuestRow, wish: SayPass) -> None:
        """Note what a guest passes from now on."""
        table, seat = self._journal.running().table, self._room.seat(guest)
        said = standing_pass(table, wish.prompt, wish.until, wish.unless_concerned)
        standing = self._journal.row.seatings[seat].standing
        if said in standing:
            return
        if len(standing) >= MOST_STANDING:
            reason = f"{MOST_STANDING} standing passes are enough; end one first"
            raise BadSetup("prompt", "too-many", reason)
        await self._set_standing(seat, (*standing, said))

    async def end_pass(self, guest: GuestRow, number: int | None) -> None:
        """Ask a guest again what was passed."""
        self._journal.running()
        seat = self._room.seat(guest)
        standing = self._journal.row.seatings[seat].standing
        if number is None:
            await self._set_standing(seat, ())
        elif 0 <= number < len(standing):
            await self._set_standing(seat, standing[:number] + standing[number + 1 :])
        else:
            raise BadSetup("number", "no-pass", f"there is no standing pass {number}")

    async def _set_standing(self, seat: int, wishes: tuple[StandingPass, ...]) -> None:
        row = self._journal.row
        seatings = list(row.seatings)
        seatings[seat] = msgspec.structs.replace(seatings[seat], standing=wishes)
        await self._room.change(msgspec.structs.replace(row, seatings=seatings))

    async def undo(self, guest: GuestRow) -> None:
        """Take a guest's last decision back, or ask those who have to agree."""
        match, seat = self._journal.running(), self._room.seat(guest)
        to = match.last_decision(seat)
        if to is None and match.base:
            match = self._journal.match = await self._journal.whole()
            to = match.last_decision(seat)
        if to is None:
            raise UndoRefused("undo", "bad-undo", "there is nothing of yours to take back")
        concerned = match.concerned(to, seat)
        missing = set(concerned & lobby.people(self._journal.row))
        if not missing:
            await self.take_back_to(seat, to, concerned)
            self._room.requests.close()
            return
        going = match.moments[to - match.base :]
        entries = tuple(moment.number for moment in going)
        deciders = {moment.decider for moment in going}
        seats = tuple(sorted(seat for seat in deciders if seat is not None))
        self._room.requests.ask(Request(0, "undo", seat, missing, to, concerned, entries, seats))

    async def take_back_to(self, seat: int, to: int, concerned: frozenset[int]) -> None:
        """Undo everything after the first so many deeds."""
        match = self._journal.running()
        gone = tuple(moment.number for moment in match.moments[to - match.base :])
        entry = match.undo(to, seat, concerned)
        self._room.broadcast.prepare()
        event = Event("undo", {"seat": seat})
        await self._journal.write(self._journal.row, [[event]], back_to=entry.to)
        self._room.broadcast.position([event], match.length, "undo", seat, gone)

    async def redo(self, guest: GuestRow) -> None:
        """Let a guest's undone decision count again."""
        match, seat = self._journal.running(), self._room.seat(guest)
        match.redo(seat)
        back = (match.moments[-1].number,)
        self._room.broadcast.prepare()
        event = Event("redo", {"seat": seat})
        await self._journal.write(self._journal.row, [[event]])
        self._room.requests.close()
        self._room.broadcast.position([event], match.length, "redo", seat, back)

    async def hint(self, guest: GuestRow, question: int) -> Hint:
        """Ask the strong player, who thinks while the table goes on; not itself inside `do`."""
        room = self._room

        async def pack() -> Task:
            match, row = self._journal.running(), self._journal.row
            self._own(match.table.question(question), guest)
            if len(lobby.people(row)) > 1:
                if not row.hints:
                    raise BadSetup("hint", "no-hints", "this table has not agreed on hints")
                room.broadcast.say(HintAsked(room.seat(guest)))
            asker = Asker(guest.id, room.row.id)
            return task_of(match.table, question, "hard", asker)

        advice = await room.computers.advise(await room.do(pack))
        return Hint(question, advice.answer, advice.why)

    async def stand_in(self, guest: GuestRow, seat: int) -> None:
        """Let the computer play for a seat."""
        self._journal.running()
        own, seatings = self._room.seat(guest), self._journal.row.seatings
        if self._room.computers.try_again(seat):
            await self._set_level(seat, next(iter(self._room.game.levels)))
            return
        if not 0 <= seat < len(seatings) or seatings[seat].guest is None:
            raise BadSetup("seat", "no-seat", f"nobody sits on seat {seat + 1}")
        if seat != own and not self._room.presence.away(seatings[seat].guest):
            raise BadSetup("seat", "not-away", f"seat {seat + 1} is not away long enough")
        await self._set_level(seat, "medium")

    async def take_back(self, guest: GuestRow) -> None:
        """Take the own seat back from the computer, unless it was given up."""
        if self._room.seat(guest) in self._journal.started().resigned:
            raise BadSetup("seat", "resigned", "you have given up")
        await self._set_level(self._room.seat(guest), None)

    async def _set_level(self, seat: int, level: str | None) -> None:
        self._journal.started()
        row = self._journal.row
        seatings = list(row.seatings)
        seatings[seat] = msgspec.structs.replace(seatings[seat], level=level)
        await self._room.change(msgspec.structs.replace(row, seatings=seatings))

    def _own(self, question: Question, guest: GuestRow) -> None:
        if question.seat != self._room.seat(guest):
            raise BadSetup("question", "not-your-question", "this question is for another seat")
