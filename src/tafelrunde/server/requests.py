"""Requests at a table: what needs everybody's consent, one at a time."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING

import msgspec

from tafelrunde.server.protocol import RequestClosed, Requested, What
from tafelrunde.server.store import GuestRow
from tafelrunde.table import UndoRefused

if TYPE_CHECKING:
    from tafelrunde.server.room import Room


class Request(msgspec.Struct):
    """A wish that others have to agree to."""

    number: int
    what: What
    by: int
    missing: set[int]
    #: Of an undo: how many deeds stay, everybody whose consent counts, and what goes.
    to: int = 0
    concerned: frozenset[int] = frozenset()
    entries: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()

    def told(self) -> Requested:
        """Give the request its wire form."""
        missing = tuple(sorted(self.missing))
        return Requested(self.number, self.what, self.by, missing, self.entries, self.seats)


class Requests:
    """The request that is open at one table."""

    def __init__(self, room: Room) -> None:
        """Belong to a room."""
        self.now: Request | None = None
        # Not kept alive from here: a room that sleeps is gone at once.
        self._room: Room = weakref.proxy(room)
        self._count = 0

    def ask(self, request: Request) -> None:
        """Ask everybody whose consent is missing; another request is over, the same one goes on."""
        wish = self.now
        if wish and (wish.what, wish.by, wish.to) == (request.what, request.by, request.to):
            return
        self.close()
        self._count += 1
        request.number = self._count
        self.now = request
        self._room.broadcast.say(request.told())

    def close(self, agreed: bool = False, by: int | None = None, withdrawn: bool = False) -> None:
        """End the open request, if there is one."""
        if self.now is not None:
            closed = RequestClosed(self.now.number, self.now.what, agreed, by, withdrawn)
            self.now = None
            self._room.broadcast.say(closed)

    async def recall(self, guest: GuestRow, number: int) -> None:
        """Let whoever asked take the request back."""
        wish = self.now
        if wish is None or wish.number != number or self._room.seat(guest) != wish.by:
            raise UndoRefused("request", "no-request", f"{number} is not yours to take back")
        self.close(withdrawn=True)

    async def consent(self, guest: GuestRow, number: int, agree: bool) -> None:
        """Agree to the request, or refuse it; the last consent carries it out."""
        seat, wish = self._room.seat(guest), self.now
        if wish is None or wish.number != number or seat not in wish.missing:
            raise UndoRefused("request", "no-request", f"{number} does not wait for you")
        if not agree:
            self.close(by=seat)
            return
        if wish.missing != {seat}:
            wish.missing.discard(seat)
            self._room.broadcast.say(wish.told())
            return
        if wish.what == "undo":
            await self._room.play.take_back_to(wish.by, wish.to, wish.concerned)
        else:
            await self._room.endings.agreed(wish.what, wish.by)
        self.close(agreed=True)
