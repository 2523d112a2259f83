"""What everybody at a table hears, made and encoded once for a seat, however many tabs it has."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence, Set
from typing import Any, Literal, cast

import msgspec

from tafelrunde.server import seating as lobby
from tafelrunde.server.connection import Connection, encoded
from tafelrunde.server.endings import may_draw
from tafelrunde.server.journal import Journal
from tafelrunde.server.presence import Presence, table_info
from tafelrunde.server.protocol import (
    Changed,
    FromServer,
    Sight,
    Sync,
    TableInfo,
    Told,
    Update,
)
from tafelrunde.server.sight import counted, sight, told
from tafelrunde.server.store import GuestRow, TableRow
from tafelrunde.server.trouble import Troubles
from tafelrunde.table import Event, Match

#: Log entries whose events a newcomer is told.
TOLD_AT_MOST = 300
#: Seconds in which comings and goings are gathered before everybody hears of them.
GATHER = 0.05

_events = msgspec.json.Decoder(list[Event])
_encode = msgspec.json.Encoder().encode


class Broadcast:
    """The words of a table to its tabs."""

    def __init__(
        self, journal: Journal, presence: Presence, troubles: Troubles, patience: float
    ) -> None:
        """Speak for a table to those who are there; `patience` is how long it waits for others."""
        self._patience = patience
        self._journal = journal
        self._presence = presence
        self._troubles = troubles
        self._gathering: asyncio.TimerHandle | None = None
        #: Encoded sights by seat, and the position and people they were made for.
        self._made: dict[int | None, Sight] = {}
        self._seen: tuple[Match[Any] | None, int, TableRow | None] = (None, 0, None)
        self._people: Set[int] = frozenset()

    # The table

    def info(self, guest: GuestRow | None) -> TableInfo:
        """Give what a guest may know of the table."""
        row, trouble = self._journal.row, self._troubles.now
        draw = may_draw(self._journal.game.shares_victory, row)
        return table_info(row, guest, self._presence, trouble, self._patience, draw)

    def table(self) -> None:
        """Send everybody the seats as they are now."""
        row = self._journal.row
        # Only for these the table looks different than for everybody else.
        known = {seating.guest for seating in row.seatings} | {row.creator}
        said: dict[int | None, str] = {}
        for connection in self._presence.connections:
            guest = connection.guest.id if connection.guest.id in known else None
            if guest not in said:
                said[guest] = encoded(Changed(self.info(connection.guest)))
            connection.put(said[guest])

    def table_soon(self) -> None:
        """Send everybody the seats in a moment: when a crowd leaves, once and not for each."""
        if self._gathering is None:
            loop = asyncio.get_running_loop()
            self._gathering = loop.call_later(GATHER, self._gathered)

    def _gathered(self) -> None:
        self._gathering = None
        self.table()

    def say(self, message: FromServer) -> None:
        """Send the same to everybody who follows the game."""
        text = encoded(message)
        for connection in self._presence.connections:
            if connection.following:
                connection.put(text)

    def stop(self) -> None:
        """Have nothing more to say."""
        if self._gathering is not None:
            self._gathering.cancel()

    # The position

    async def sync(
        self,
        connection: Connection,
        after: int,
        question: int | None = None,
        stranger: bool = False,
    ) -> None:
        """Send a tab the position and the events after a log entry; from now on it follows.

        It is told, too, which of its own answers counted for the question it names. A stranger at
        a locked table is sent its seats alone, now and later.
        """
        journal, match = self._journal, self._journal.match
        talk = () if stranger else await journal.store.talk(journal.row.id)
        events: list[Told] = []
        seat = self._seat(connection)
        if journal.written:
            after = min(max(after, journal.written - TOLD_AT_MOST), journal.written)
            for row in await journal.store.log(journal.row.id, after):
                events += told(row.number, _events.decode(row.events), seat)
        connection.send(
            Sync(
                entry=journal.written,
                table=self.info(connection.guest),
                sight=None if match is None else self._sights(match)(seat),
                events=tuple(events),
                talk=tuple(talk),
                counted=None if match is None else counted(match, seat, question),
                void=() if match is None else tuple(sorted(match.void)),
            )
        )
        connection.following = not stranger

    def prepare(self) -> None:
        """Make what everybody will see: a position that cannot be shown must not be written."""
        match = self._journal.started()
        sights = self._sights(match)
        for seat in range(len(match.players)):
            sights(seat)
        if any(tab.following and self._seat(tab) is None for tab in self._presence.connections):
            sights(None)

    def position(
        self,
        events: Sequence[Event],
        entry: int,
        jump: Literal["undo", "redo"] | None = None,
        by: int | None = None,
        entries: tuple[int, ...] = (),
    ) -> None:
        """Send everybody the position as it is now, and what led there."""
        match = self._journal.started()
        sights, length = self._sights(match), match.length
        said: dict[int | None, str] = {}
        for connection in self._presence.connections:
            if not connection.following:
                continue
            seat = self._seat(connection)
            if seat not in said:
                heard = told(entry, events, seat)
                said[seat] = encoded(Update(length, sights(seat), heard, jump, by, entries))
            connection.put(said[seat])

    def _seat(self, connection: Connection) -> int | None:
        return lobby.seat_of(self._journal.row, connection.guest.id)

    def _sights(self, match: Match[Any]) -> Callable[[int | None], Sight]:
        """Give what makes the sight of a seat, or finds the one made before."""
        row = self._journal.row
        known, length, before = self._seen
        if known is not match or length != match.length or before is not row:
            # An answer gives a new position, and seldom another set of people.
            people = self._people if before is row else lobby.people(row)
            if known is not match or length != match.length or people != self._people:
                self._made.clear()
            self._seen, self._people = (match, match.length, row), people
        made, people = self._made, self._people

        def find(seat: int | None) -> Sight:
            if seat not in made:
                raw = msgspec.Raw(_encode(sight(match, seat, people)))
                # Whatever it is put into is written as if it were the sight itself.
                made[seat] = cast(Sight, raw)
            return made[seat]

        return find
