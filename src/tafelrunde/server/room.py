"""A room: one table, one task, the only writer of its position.

Everything that changes a table runs through `do`, one thing after the other. An answer is played in
memory, written to the store, and only after the commit does anybody hear of it. What is written and
read back is in `journal.py`, who has the table open in `presence.py`, what they hear in
`broadcast.py`, playing in `play.py`.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from tafelrunde.server import seating as lobby
from tafelrunde.server.bodies import (
    ChangeTable,
    FillSeat,
    Join,
    OwnOptions,
)
from tafelrunde.server.broadcast import Broadcast
from tafelrunde.server.computers import Computers
from tafelrunde.server.connection import Connection
from tafelrunde.server.endings import Endings
from tafelrunde.server.history import COUNTED, word_of
from tafelrunde.server.journal import Journal
from tafelrunde.server.own_options import closed_up, moved
from tafelrunde.server.passing import Passing
from tafelrunde.server.passwords import matches, scramble
from tafelrunde.server.play import Play
from tafelrunde.server.presence import Presence
from tafelrunde.server.protocol import (
    AskRematch,
    Gone,
    Pace,
    Studying,
    TableInfo,
    Talked,
    Trouble,
)
from tafelrunde.server.requests import Requests
from tafelrunde.server.sharing import is_ours
from tafelrunde.server.store import GuestRow, Seating, StoreError, TableRow
from tafelrunde.server.trouble import Troubles
from tafelrunde.table import BadSetup, Event, Match, Refusal

if TYPE_CHECKING:
    from tafelrunde.server.house import House

T = TypeVar("T")
DAY = 24 * 3600.0


class Room:
    """One table while somebody looks at it."""

    def __init__(self, house: House, row: TableRow) -> None:
        """Set up the room; `wake` reads its log."""
        self.house = house
        self.journal = Journal(house.store, row)
        self.game = self.journal.game
        self.presence = Presence()
        self.troubles = Troubles(self.journal, house.reports)
        patience = house.doors.limits.deserted_days * DAY
        self.broadcast = Broadcast(self.journal, self.presence, self.troubles, patience)
        self.requests = Requests(self)
        self.endings = Endings(self)
        self.play = Play(self)
        self.computers = Computers(self)
        self.passing = Passing(self)
        self._minding: asyncio.TimerHandle | None = None
        self._working = False
        #: Whether an action or what follows from it at once is not done yet.
        self._held = False
        self._inbox: deque[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = deque()
        self._called = asyncio.Event()
        self._task = asyncio.create_task(self._work(), name=f"table {row.id}")

    # One thing after the other

    async def do(self, action: Callable[[], Awaitable[T]]) -> T:
        """Run an action as the only one at this table and give its result."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.append((action, future))
        if not self._held:
            self._called.set()
        try:
            return await future
        finally:
            # A refusal would keep this frame, and the frame the refusal.
            del future

    async def _work(self) -> None:
        # Not cancelled but ended: an exception would keep the room in memory.
        with suppress(asyncio.CancelledError):
            while True:
                await self._called.wait()
                self._called.clear()
                while self._inbox and not self._held:
                    await self._hold(*self._inbox.popleft())

    async def _hold(self, action: Callable[[], Awaitable[T]], future: asyncio.Future[T]) -> None:
        self._held = True
        try:
            await self._act(action, future)
        finally:
            self._held = False
            if self._inbox:
                self._called.set()

    async def _act(self, action: Callable[[], Awaitable[T]], future: asyncio.Future[T]) -> None:
        self._working = True
        troubled = self.troubles.now
        failed: Exception | None = None
        try:
            result = await action()
        except asyncio.CancelledError:
            future.cancel()
            raise
        except (Refusal, StoreError) as refusal:
            failed = refusal.with_traceback(None)
        except Exception as error:
            failed = await self.troubles.fault(error)
        await self.troubles.mind_stranding()
        if failed is None and not future.cancelled():
            future.set_result(result)
        elif failed is not None and not future.cancelled():
            future.set_exception(failed)
        self._working = False
        if self.journal.lost:
            # Everybody has to come back to a room that wakes anew.
            self.house.forget(self)
            return
        await self._after(troubled)

    async def _after(self, troubled: Trouble | None) -> None:
        troubles = self.troubles
        troubles.settle()
        try:
            self.computers.look()
            self.passing.look()
        except Exception as error:
            await troubles.report(error)
        if troubles.now is not troubled:
            self.broadcast.table()

    @property
    def busy(self) -> bool:
        """Whether something is being done here right now."""
        return self._working or bool(self._inbox)

    @property
    def row(self) -> TableRow:
        """The table as it is stored."""
        return self.journal.row

    @property
    def match(self) -> Match[Any] | None:
        """The game, once it has started."""
        return self.journal.match

    async def wake(self) -> None:
        """Read the table's log."""
        await self.journal.wake()
        self._mind_absence()

    def sleep(self) -> None:
        """Stop the task; everything is in the store already."""
        self.computers.stop()
        self.passing.stop()
        self.broadcast.stop()
        if self._minding is not None:
            self._minding.cancel()
        self._task.cancel()

    # Who is here

    def seat_of(self, guest: GuestRow) -> int | None:
        """Find a guest's seat."""
        return lobby.seat_of(self.row, guest.id)

    def seat(self, guest: GuestRow) -> int:
        """Give a guest's seat; refuses who has none."""
        seat = self.seat_of(guest)
        if seat is None:
            raise BadSetup("seat", "not-seated", "you do not sit at this table")
        return seat

    @property
    def watchable(self) -> bool:
        """Whether strangers may watch: never behind a password."""
        return self.row.spectators and not self.row.password

    def may_watch(self, guest: GuestRow) -> bool:
        """Whether this guest, who has no seat, may look; in the lobby everybody with the link."""
        return self.watchable or self.row.status == "lobby" or guest.id == self.row.creator

    def may_talk(self, guest: GuestRow) -> bool:
        """Whether a guest hears and says something here; strangers do not behind a password."""
        return not self.row.password or is_ours(self.row, guest)

    @property
    def waiting(self) -> bool:
        """Whether somebody sits here, looks at the table and waits for others to come."""
        row = self.row
        return (
            row.status == "lobby"
            and not row.private
            and any(map(lobby.is_open, row.seatings))
            and any(self.presence.present(seating.guest) for seating in row.seatings)
        )

    @property
    def deserted(self) -> bool:
        """Whether nobody sits at a table whose game has not begun."""
        return self.row.status == "lobby" and lobby.is_deserted(self.row)

    def enter(self, connection: Connection) -> None:
        """Let somebody in; takes their seat back if they were away."""
        self.presence.enter(connection)
        self.computers.take_heart()
        self.broadcast.table_soon()

    def leave(self, connection: Connection) -> None:
        """Somebody closed the page; after a while the computer may stand in."""
        guest = connection.guest
        self.presence.leave(connection)
        if self.seat_of(guest) is not None and not self.presence.present(guest.id):
            self.presence.expect(guest.id)
            self._mind_absence()
        if not self.presence.connections:
            self.computers.look_later()
        self.broadcast.table_soon()

    def _mind_absence(self) -> None:
        """Tell everybody when somebody has been away long enough for a stand-in."""
        if self._minding is None:
            left = self.presence.until_away(seating.guest for seating in self.row.seatings)
            if left is not None:
                loop = asyncio.get_running_loop()
                self._minding = loop.call_later(left + 0.1, self._minded)

    def _minded(self) -> None:
        self._minding = None
        self.broadcast.table()
        self._mind_absence()

    def info(self, guest: GuestRow | None) -> TableInfo:
        """Give what a guest may know of the table."""
        return self.broadcast.info(guest)

    def tell_study(self, share: float) -> None:
        """Tell everybody here how far a computer is with what it works out first."""
        self.broadcast.say(Studying(round(share, 2)))

    # The lobby, and what is agreed at the table

    async def keep(self) -> None:
        """Store a table that was just opened."""
        await self.change(self.row)

    async def change(self, row: TableRow) -> None:
        """Store another row, and show it."""
        await self.journal.change(row)
        self.broadcast.table()

    async def join(self, guest: GuestRow, wish: Join) -> TableInfo:
        """Seat a guest."""
        if self.row.password and self.seat_of(guest) is None and guest.id != self.row.creator:
            await asyncio.to_thread(matches, wish.password, self.row.password)
        stranger = not self.may_talk(guest)
        old, row = self.seat_of(guest), lobby.join(self.row, guest, wish.seat)
        new = lobby.seat_of(row, guest.id)
        if old is not None and new is not None:
            row.options = moved(row.options, self.game, {old: new, new: old})
        await self.change(row)
        self.presence.expect(guest.id)
        if stranger:
            # What was said before the password was theirs to hear from now on.
            for connection in self.presence.connections:
                if connection.guest.id == guest.id:
                    await self.play.resume(connection, 0)
        return self.info(guest)

    async def stand_up(self, guest: GuestRow) -> TableInfo:
        """Free a guest's seat."""
        await self.change(lobby.leave(self.row, guest.id))
        return self.info(guest)

    async def fill(self, guest: GuestRow, seat: int, wish: FillSeat) -> TableInfo:
        """Let the creator open, close or fill a seat."""
        self._creator(guest)
        await self.change(lobby.fill(self.row, self.game, seat, wish))
        return self.info(guest)

    async def change_terms(self, guest: GuestRow, wish: ChangeTable) -> TableInfo:
        """Let the creator change what is agreed on."""
        self._creator(guest)
        password = self.row.password
        if wish.password is not None:
            password = await asyncio.to_thread(scramble, wish.password)
        await self.change(lobby.change(self.row, self.game, wish, password))
        return self.info(guest)

    async def choose_own(self, guest: GuestRow, wish: OwnOptions) -> TableInfo:
        """Let a guest choose what is about their own seat."""
        await self.change(lobby.choose_own(self.row, self.game, guest.id, wish))
        return self.info(guest)

    async def agree(self, guest: GuestRow) -> TableInfo:
        """Let a guest agree to what was changed."""
        await self.change(lobby.agree(self.row, guest.id))
        return self.info(guest)

    async def shut(self, guest: GuestRow) -> None:
        """Let the creator close a table whose game has not begun; everybody has to go."""
        self._creator(guest)
        if self.row.status != "lobby":
            raise BadSetup("status", "already-started", "the game has already started")
        await self.house.store.remove(self.row.id)
        for connection in self.presence.connections:
            connection.send(Gone("closed"))
        # Nothing may be written here any more: it would bring the table back.
        self.journal.lost = True

    async def start(self, guest: GuestRow | None, key: bytes) -> None:
        """Begin the game."""
        if guest is not None:
            self._creator(guest)
        seatings = lobby.ready(self.row, self.game)
        events: list[Event] = []
        names = lobby.player_names(seatings)
        options = closed_up(self.row, self.game)
        match = Match.start(self.game, names, options, key, events.append)
        if self.game.promises(match.table.state):
            seatings = [await self._known(seating) for seating in seatings]
        row = msgspec.structs.replace(
            self.row,
            seatings=seatings,
            status="running",
            key=key.hex(),
            seal=match.header.seal,
            options=match.header.options,
        )
        await self.begin(row, match, [[], events])

    async def _known(self, seating: Seating) -> Seating:
        """Note beside a person how they kept their word in earlier games."""
        if seating.guest is None:
            return seating
        past = await self.house.store.past(seating.guest, COUNTED)
        return msgspec.structs.replace(seating, word=word_of(past, seating.guest))

    async def begin(self, row: TableRow, match: Match[Any], events: list[list[Event]]) -> None:
        """Store the beginning of a game, the events of each log entry, and show it."""
        self.journal.match = match
        self.broadcast.prepare()
        await self.journal.write(row, events)
        for connection in self.presence.connections:
            if self.seat_of(connection.guest) is None and not self.may_watch(connection.guest):
                connection.send(Gone("no_spectators"))
                connection.close()
        self.broadcast.table()
        self._mind_absence()
        self.broadcast.position([event for happened in events for event in happened], match.length)

    def _creator(self, guest: GuestRow) -> None:
        if guest.id != self.row.creator:
            raise BadSetup("guest", "not-yours", "only who opened the table may do this")

    async def set_pace(self, guest: GuestRow, pace: Pace) -> None:
        """Let somebody at the table choose how fast computers play."""
        self.seat(guest)
        await self.change(msgspec.structs.replace(self.row, pace=pace))

    async def rename(self, guest: GuestRow) -> None:
        """Call a guest by another name from now on, if they are here."""
        for connection in self.presence.connections:
            if connection.guest.id == guest.id:
                connection.guest = guest
        if self.row.status != "over" and self.seat_of(guest) is not None:
            renamed = lobby.renamed
            await self.do(lambda: self.change(renamed(self.row, guest.id, guest.name)))

    async def talk(self, guest: GuestRow, text: str) -> None:
        """Say something to everybody here."""
        if not self.may_talk(guest):
            raise BadSetup("seat", "not-seated", "sit down first: the table is locked")
        said = Talked(guest.name, self.seat_of(guest), text, time())
        await self.journal.say(said)
        self.broadcast.say(said)

    async def rematch(self, guest: GuestRow, wish: AskRematch) -> None:
        """Note whether a guest would play again; the next table begins when everybody would."""
        seat = self.seat(guest)
        if self.row.status != "over":
            raise BadSetup("status", "not-over", "this game is not over yet")
        if self.row.rematch is not None:
            return
        seatings = list(self.row.seatings)
        seatings[seat] = msgspec.structs.replace(
            seatings[seat], again=wish.agree, name=guest.name if wish.agree else seatings[seat].name
        )
        row = msgspec.structs.replace(self.row, seatings=seatings)
        everybody = all(s.again for s in seatings if s.guest is not None)
        if wish.agree and (everybody or wish.without):
            table_id = await self.house.rematch(row, self.row.outcome)
            row = msgspec.structs.replace(row, rematch=table_id)
        await self.change(row)
