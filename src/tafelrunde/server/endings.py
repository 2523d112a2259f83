"""How people end a game before its rules do: giving up, agreeing, not coming back."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any

import msgspec

from tafelrunde.server import seating as lobby
from tafelrunde.server.protocol import What
from tafelrunde.server.requests import Request
from tafelrunde.server.store import GuestRow, TableRow
from tafelrunde.table import BadSetup, Event, Match
from tafelrunde.table.record import Ending

if TYPE_CHECKING:
    from tafelrunde.server.room import Room

#: Plays on for somebody who has given up.
SUBSTITUTE = "medium"


def over(row: TableRow, match: Match[Any]) -> TableRow:
    """Publish the key of a game that has ended, and note how it ended."""
    match.close()
    ended = match.ended.how if match.ended is not None else None
    promises = tuple(match.game.promises(match.table.state))
    return msgspec.structs.replace(
        row, status="over", ended=ended, outcome=match.outcome, promises=promises
    )


class Endings:
    """What the people of one table may do to be done with it."""

    def __init__(self, room: Room) -> None:
        """Belong to a room."""
        # Not kept alive from here: a room that sleeps is gone at once.
        self._room: Room = weakref.proxy(room)
        self._journal = room.journal

    async def resign(self, guest: GuestRow) -> None:
        """Let a guest give up; the game ends when nobody is left to play against."""
        match, seat = self._journal.running(), self._room.seat(guest)
        match.resign(seat)
        seatings = list(self._journal.row.seatings)
        level = lobby.usual_level(self._room.game, SUBSTITUTE)
        seatings[seat] = msgspec.structs.replace(seatings[seat], resigned=True, level=level)
        row = msgspec.structs.replace(self._journal.row, seatings=seatings)
        events = [[Event("resigned", {"seat": seat})]]
        left = set(range(len(seatings))) - {*match.resigned}
        if len(left) == 1 or not lobby.playing(row):
            match.end("resigned", seat)
            events.append([Event("ended-resigned", {})])
            row = over(row, match)
        await self._write(row, events)

    async def ask(self, guest: GuestRow, how: What) -> None:
        """Ask everybody who still plays to end the game."""
        match, row, seat = self._journal.running(), self._journal.row, self._room.seat(guest)
        if seat in match.resigned:
            raise BadSetup("seat", "resigned", "you have given up")
        if how == "draw" and not may_draw(self._room.game.shares_victory, row):
            raise BadSetup("how", "no-draw", "no draw can be agreed on at this table")
        missing = set(lobby.playing(row) - {seat})
        if missing:
            self._room.requests.ask(Request(0, how, seat, missing))
        else:
            await self.agreed(how, seat)

    async def agreed(self, how: What, by: int) -> None:
        """End the game as everybody has agreed."""
        match = self._journal.running()
        everybody = set(range(len(match.players))) - {by, *match.resigned}
        ending: Ending = "drawn" if how == "draw" else "aborted"
        await self._end(ending, by, everybody)

    async def desert(self) -> None:
        """End a game to which nobody has come back."""
        if self._journal.row.status == "running" and self._journal.stranded is None:
            await self._end("deserted", None, set())

    async def _end(self, how: Ending, by: int | None, consent: set[int]) -> None:
        match = self._journal.running()
        match.end(how, by, consent)
        await self._write(over(self._journal.row, match), [[Event(f"ended-{how}", {})]])

    async def _write(self, row: TableRow, events: list[list[Event]]) -> None:
        self._room.broadcast.prepare()
        await self._journal.write(row, events)
        if row.status == "over":
            self._room.requests.close()
        self._room.broadcast.table()
        told = [event for happened in events for event in happened]
        self._room.broadcast.position(told, self._journal.started().length)


def may_draw(shares_victory: bool, row: TableRow) -> bool:
    """Whether the people of a table may agree on a draw: against each other, where rules know it.

    A computer has no opinion on a draw, so it cannot be asked for one.
    """
    people = lobby.playing(row)
    seats = {seat for seat, seating in enumerate(row.seatings) if not seating.resigned}
    return shares_victory and row.status == "running" and len(people) > 1 and people == seats
