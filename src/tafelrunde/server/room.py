"""A room: one table, one task, the only writer of its position.

Everything that changes a table runs through `do`, one thing after the other. An answer is played in
memory, written to the store, and only after the commit does anybody hear of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import time
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from tafelrunde.games.registry import find
from tafelrunde.server import seating as lobby
from tafelrunde.server.computers import Computers
from tafelrunde.server.connection import Connection
from tafelrunde.server.passwords import matches
from tafelrunde.server.protocol import (
    Changed,
    FillSeat,
    FromServer,
    Gone,
    Hint,
    Join,
    Pace,
    Place,
    Sight,
    Studying,
    Sync,
    TableInfo,
    Talked,
    Told,
    UndoAsked,
    UndoClosed,
    Update,
)
from tafelrunde.server.sight import sight, told, undo_state, words_of
from tafelrunde.server.store import Batch, GuestRow, LogRow, Seating, TableRow, TalkRow
from tafelrunde.server.thinking import Task, task_of
from tafelrunde.table import BadSetup, Event, Match, Refusal, Table, UndoRefused
from tafelrunde.table.record import Header, Opening, read, write

if TYPE_CHECKING:
    from tafelrunde.server.house import House

T = TypeVar("T")

#: Log entries between two bookmarks; after a restart at most so many are folded.
BOOKMARK_EVERY = 50
#: Log entries whose events a newcomer is told.
TOLD_AT_MOST = 300
#: Seconds after which the computer may stand in for somebody who left.
GRACE = 30.0

_events = msgspec.json.Decoder(list[Event])
log = logging.getLogger(__name__)


class UndoRequest(msgspec.Struct):
    """A wish to take a decision back that others have to agree to."""

    number: int
    by: int
    to: int
    concerned: frozenset[int]
    missing: set[int]

    def told(self) -> UndoAsked:
        """Give the request its wire form."""
        return UndoAsked(self.number, self.by, tuple(sorted(self.missing)))


class Room:
    """One table while somebody looks at it."""

    def __init__(self, house: House, row: TableRow) -> None:
        """Set up the room; `wake` reads its log."""
        self.house = house
        self.row = row
        self.game = find(row.game)
        self.match: Match[Any] | None = None
        self.connections: set[Connection] = set()
        #: When people were last here, by guest; who never came counts from the waking.
        self.left_at: dict[int, float] = {}
        self.woken_at = self.idle_since = time()
        self._working = False
        self._written = 0
        #: Log entries and answers in force at the newest bookmark.
        self._marked = (0, 0)
        self._request: UndoRequest | None = None
        self._requests = 0
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = (
            asyncio.Queue()
        )
        self._task = asyncio.create_task(self._work(), name=f"table {row.id}")
        self.computers = Computers(self)

    # One thing after the other

    async def do(self, action: Callable[[], Awaitable[T]]) -> T:
        """Run an action as the only one at this table and give its result."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((action, future))
        return await future

    async def _work(self) -> None:
        while True:
            action, future = await self._inbox.get()
            self._working = True
            try:
                result = await action()
            except asyncio.CancelledError:
                future.cancel()
                raise
            except Exception as error:
                if not future.cancelled():
                    future.set_exception(error)
            else:
                if not future.cancelled():
                    future.set_result(result)
            self._working = False

    @property
    def busy(self) -> bool:
        """Whether something is being done here right now."""
        return self._working or not self._inbox.empty()

    async def wake(self) -> None:
        """Read the table's log: the newest bookmark and what came after it."""
        if self.row.status == "lobby":
            return
        store, table_id = self.house.store, self.row.id
        bookmark = await store.bookmark(table_id)
        if bookmark is None:
            rows = await store.log(table_id)
            self.match = Match.fold(self.game, read(row.line for row in rows))
        else:
            first = read(row.line for row in await store.log(table_id, upto=2))
            tail = await store.log(table_id, after=bookmark.entries)
            header, opening = first
            assert isinstance(header, Header)
            assert isinstance(opening, Opening)
            entries = read([write(header), *(row.line for row in tail)])[1:]
            self.match = Match.wake(self.game, header, opening, bookmark, entries)
            self._marked = (bookmark.entries, bookmark.answers)
        self._written = self.match.length
        if self.row.status == "running":
            self.match.go_on(bytes.fromhex(self.row.key))
            self.computers.look()
            self._tell_after_grace()

    def sleep(self) -> None:
        """Stop the task; everything is in the store already."""
        self.computers.stop()
        self._task.cancel()

    # Who is here

    def seat_of(self, guest: GuestRow) -> int | None:
        """Find a guest's seat."""
        return lobby.seat_of(self.row, guest.id)

    def enter(self, connection: Connection) -> None:
        """Let somebody in; takes their seat back if they were away."""
        self.connections.add(connection)
        self.left_at.pop(connection.guest.id, None)
        self.tell_table()

    def leave(self, connection: Connection) -> None:
        """Somebody closed the page; after a while the computer may stand in."""
        self.connections.discard(connection)
        seat = self.seat_of(connection.guest)
        if seat is not None and not self.present(seat):
            self.left_at[connection.guest.id] = time()
            self._tell_after_grace()
        self.idle_since = time()
        self.tell_table()

    def _tell_after_grace(self) -> None:
        asyncio.get_running_loop().call_later(GRACE + 0.1, self.tell_table)

    def present(self, seat: int) -> bool:
        """Whether the person of a seat has the table open."""
        guest = self.row.seatings[seat].guest
        return any(connection.guest.id == guest for connection in self.connections)

    @property
    def people(self) -> frozenset[int]:
        """The seats for which no computer decides."""
        seatings = enumerate(self.row.seatings)
        return frozenset(seat for seat, seating in seatings if seating.level is None)

    @property
    def watchable(self) -> bool:
        """Whether strangers may watch: never behind a password."""
        return self.row.spectators and not self.row.password

    def may_watch(self, guest: GuestRow) -> bool:
        """Whether this guest, who has no seat, may look; in the lobby everybody with the link."""
        return self.watchable or self.row.status == "lobby" or guest.id == self.row.creator

    def away(self, seat: int) -> bool:
        """Whether a person has been away long enough for a stand-in."""
        guest = self.row.seatings[seat].guest
        if guest is None or self.present(seat):
            return False
        return time() - self.left_at.get(guest, self.woken_at) >= GRACE

    def info(self, guest: GuestRow | None) -> TableInfo:
        """Give what a guest may know of the table."""
        return table_info(self.row, guest, self)

    def tell(self, message: FromServer) -> None:
        """Send the same to everybody who follows the game."""
        for connection in self.connections:
            if connection.following:
                connection.send(message)

    def tell_study(self, share: float) -> None:
        """Tell everybody here how far a computer is with what it works out first."""
        self.tell(Studying(round(share, 2)))

    def tell_table(self) -> None:
        """Send everybody the seats as they are now."""
        for connection in self.connections:
            connection.send(Changed(self.info(connection.guest)))

    # The lobby

    async def join(self, guest: GuestRow, wish: Join) -> TableInfo:
        """Seat a guest."""
        if self.row.password and self.seat_of(guest) is None and guest.id != self.row.creator:
            await asyncio.to_thread(matches, wish.password, self.row.password)
        await self._change(lobby.join(self.row, guest, wish.seat))
        self.left_at.setdefault(guest.id, time())
        return self.info(guest)

    async def stand_up(self, guest: GuestRow) -> TableInfo:
        """Free a guest's seat."""
        await self._change(lobby.leave(self.row, guest.id))
        return self.info(guest)

    async def fill(self, guest: GuestRow, seat: int, wish: FillSeat) -> TableInfo:
        """Let the creator open, close or fill a seat."""
        self._creator(guest)
        await self._change(lobby.fill(self.row, self.game, seat, wish))
        return self.info(guest)

    async def start(self, guest: GuestRow | None, key: bytes) -> None:
        """Begin the game."""
        if guest is not None:
            self._creator(guest)
        seatings = lobby.ready(self.row, self.game)
        events: list[Event] = []
        names = lobby.player_names(seatings)
        match = Match.start(self.game, names, self.row.options, key, events.append)
        row = msgspec.structs.replace(
            self.row,
            seatings=seatings,
            status="running",
            key=key.hex(),
            seal=match.header.seal,
            options=match.header.options,
        )
        await self.begin(row, match, [[], events])

    async def begin(self, row: TableRow, match: Match[Any], events: list[list[Event]]) -> None:
        """Store the beginning of a game, the events of each log entry, and show it."""
        self.match = match
        await self._store(row, events)
        for connection in self.connections:
            if self.seat_of(connection.guest) is None and not self.may_watch(connection.guest):
                connection.send(Gone("no_spectators"))
                connection.close()
        self.tell_table()
        self._tell_after_grace()
        self._show([event for happened in events for event in happened], match.length)

    def _creator(self, guest: GuestRow) -> None:
        if guest.id != self.row.creator:
            raise BadSetup("guest", "not-yours", "only who opened the table may do this")

    async def keep(self) -> None:
        """Store a table that was just opened."""
        await self._change(self.row)

    async def _change(self, row: TableRow) -> None:
        await self._save(Batch(row))
        self.row = row
        self.tell_table()

    # Playing

    async def answer(self, guest: GuestRow | None, question: int, answer: object) -> None:
        """Answer for a guest's seat, or for a computer (None)."""
        match = self._running()
        if guest is not None:
            self._asked(match, question, self._seat(guest))
        elif self.row.seatings[match.table.question(question).seat].level is None:
            raise BadSetup("question", "not-your-question", "a person plays this seat again")
        events: list[Event] = []
        match.answer(question, answer, events.append)
        row = self.row
        if match.table.over:
            match.close()
            row = msgspec.structs.replace(row, status="over")
        entry = self._written + 1
        await self._store(row, [events])
        self._close_request(agreed=False)
        if row.status == "over":
            self.tell_table()
        self._show(events, entry)

    async def undo(self, guest: GuestRow) -> None:
        """Take a guest's last decision back, or ask those who have to agree."""
        match, seat = self._running(), self._seat(guest)
        to = match.last_decision(seat)
        if to is None and match.base:
            match = self.match = await self._whole()
            to = match.last_decision(seat)
        if to is None:
            raise UndoRefused("undo", "bad-undo", "there is nothing of yours to take back")
        concerned = match.concerned(to, seat)
        missing = set(concerned & self.people)
        if not missing:
            await self._undo(seat, to, concerned)
            self._close_request(agreed=False)
            return
        self._close_request(agreed=False)
        self._requests += 1
        self._request = UndoRequest(self._requests, seat, to, concerned, missing)
        self.tell(self._request.told())

    async def consent(self, guest: GuestRow, request: int, agree: bool) -> None:
        """Agree to an undo, or refuse it."""
        seat, wish = self._seat(guest), self._request
        if wish is None or wish.number != request or seat not in wish.missing:
            raise UndoRefused("request", "no-request", f"{request} does not wait for you")
        if not agree:
            self._close_request(agreed=False, by=seat)
            return
        if wish.missing != {seat}:
            wish.missing.discard(seat)
            self.tell(wish.told())
            return
        await self._undo(wish.by, wish.to, wish.concerned)
        self._close_request(agreed=True)

    async def _undo(self, seat: int, to: int, concerned: frozenset[int]) -> None:
        match = self._running()
        entry = match.undo(to, seat, concerned)
        event = Event("undo", {"seat": seat})
        await self._store(self.row, [[event]], back_to=entry.to)
        self._show([event], match.length, jump="undo", by=seat)

    async def redo(self, guest: GuestRow) -> None:
        """Let a guest's undone decision count again."""
        match, seat = self._running(), self._seat(guest)
        match.redo(seat)
        event = Event("redo", {"seat": seat})
        await self._store(self.row, [[event]])
        self._close_request(agreed=False)
        self._show([event], match.length, jump="redo", by=seat)

    def _close_request(self, agreed: bool, by: int | None = None) -> None:
        if self._request is not None:
            self.tell(UndoClosed(self._request.number, agreed, by))
            self._request = None

    async def hint(self, guest: GuestRow, question: int) -> Hint:
        """Ask the strong player, who thinks while the table goes on."""

        async def pack() -> tuple[Table[Any], Task]:
            match, seat = self._running(), self._seat(guest)
            self._asked(match, question, seat)
            return match.table.clone(), task_of(match.table, question, "hard")

        table, task = await self.do(pack)
        if task.lesson is not None:
            await self.house.thinkers.study(task.lesson, self.tell_study)
        advice = await self.house.thinkers.hint(task)
        asked = table.question(question)
        view = self.game.view(table, asked.seat)
        options = advice.answer if isinstance(advice.answer, tuple) else (advice.answer,)
        phrases = tuple(words_of(self.game.say(view, asked, option)) for option in options)
        return Hint(question, advice.answer, phrases, words_of(advice.why))

    async def stand_in(self, guest: GuestRow, seat: int) -> None:
        """Let the computer play for a seat."""
        self._running()
        own = self._seat(guest)
        seatings = self.row.seatings
        if not 0 <= seat < len(seatings) or seatings[seat].guest is None:
            raise BadSetup("seat", "no-seat", f"nobody sits on seat {seat + 1}")
        if seat != own and not self.away(seat):
            raise BadSetup("seat", "not-away", f"seat {seat + 1} is not away long enough")
        await self._set_level(seat, "medium")
        self.computers.look()

    async def take_back(self, guest: GuestRow) -> None:
        """Take the own seat back from the computer."""
        await self._set_level(self._seat(guest), None)
        self.computers.look()

    async def _set_level(self, seat: int, level: str | None) -> None:
        match, before = self._started(), self.people
        seatings = list(self.row.seatings)
        seatings[seat] = msgspec.structs.replace(seatings[seat], level=level)
        await self._change(msgspec.structs.replace(self.row, seatings=seatings))
        for connection in self.connections:
            own = self.seat_of(connection.guest)
            if not connection.following or own is None:
                continue
            # Somebody more, or less, has to agree to an undo; only then is there news.
            if undo_state(match, own, self.people) != undo_state(match, own, before):
                connection.send(Update(match.length, sight(match, own, self.people), ()))

    async def set_pace(self, guest: GuestRow, pace: Pace) -> None:
        """Let somebody at the table choose how fast computers play."""
        self._seat(guest)
        await self._change(msgspec.structs.replace(self.row, pace=pace))

    async def talk(self, guest: GuestRow, text: str) -> None:
        """Say something to everybody here."""
        said = TalkRow(guest.name, self.seat_of(guest), text, time())
        await self._save(Batch(self.row, talk=[said]))
        self.tell(Talked(said.name, said.seat, said.text, said.at))

    async def rematch(self, guest: GuestRow) -> None:
        """Open the next table with the same people, everybody one seat further."""
        self._seat(guest)
        if self.row.status != "over":
            raise BadSetup("status", "not-over", "this game is not over yet")
        if self.row.rematch is None:
            outcome = self.game.outcome(self._started().table.state)
            table_id = await self.house.rematch(self.row, outcome)
            await self._change(msgspec.structs.replace(self.row, rematch=table_id))

    # What somebody who comes sees

    async def resume(self, connection: Connection, after: int) -> None:
        """Bring a tab up to date; from now on it hears everything as it happens."""
        connection.send(await self.sync(connection, after))
        connection.following = True
        if self._request is not None:
            connection.send(self._request.told())

    async def sync(self, connection: Connection, after: int) -> Sync:
        """Give the position and the events after a log entry."""
        match = self.match
        talk = await self.house.store.talk(self.row.id)
        events: list[Told] = []
        seat = self.seat_of(connection.guest)
        if match is not None:
            after = min(max(after, match.length - TOLD_AT_MOST), match.length)
            for row in await self.house.store.log(self.row.id, after):
                events += told(row.number, _events.decode(row.events), seat)
        return Sync(
            entry=0 if match is None else match.length,
            table=self.info(connection.guest),
            sight=None if match is None else sight(match, seat, self.people),
            events=tuple(events),
            talk=tuple(Talked(row.name, row.seat, row.text, row.at) for row in talk),
        )

    def _show(
        self, events: list[Event], entry: int, jump: Any = None, by: int | None = None
    ) -> None:
        match = self.match
        assert match is not None
        sights: dict[int | None, Sight] = {}
        for connection in self.connections:
            if not connection.following:
                continue
            seat = self.seat_of(connection.guest)
            if seat not in sights:
                sights[seat] = sight(match, seat, self.people)
            happened = told(entry, events, seat)
            connection.send(Update(match.length, sights[seat], happened, jump, by))
        self.computers.look()

    # Writing down

    async def _store(
        self, row: TableRow, events: list[list[Event]], back_to: int | None = None
    ) -> None:
        match = self.match
        assert match is not None
        new = match.entries[self._written - match.skipped :]
        events += [[]] * (len(new) - len(events))
        rows = [
            LogRow(self._written + number, write(entry), msgspec.json.encode(happened).decode())
            for number, (entry, happened) in enumerate(zip(new, events, strict=True), start=1)
        ]
        batch = Batch(row, rows)
        if back_to is not None and back_to < self._marked[1]:
            # A bookmark behind the undone answers could not be folded on from.
            batch.drop_bookmark = True
        elif match.length - self._marked[0] >= BOOKMARK_EVERY or row.status == "over":
            batch.bookmark = match.bookmark()
        try:
            await self._save(batch)
        except Refusal:
            await self._go_back()
            raise
        self.row = row
        self._written = match.length
        if batch.drop_bookmark:
            self._marked = (0, 0)
        if batch.bookmark is not None:
            self._marked = (batch.bookmark.entries, batch.bookmark.answers)

    async def _save(self, batch: Batch) -> None:
        try:
            await self.house.store.save(batch)
        except Exception as error:
            raise Refusal("store", "not-stored", f"could not be written: {error}") from error

    async def _go_back(self) -> None:
        """Forget what is not stored: memory must not know more than the disk."""
        self.match = None
        self._written, self._marked = 0, (0, 0)
        try:
            await self.wake()
        except Exception:
            # It cannot even be read: everybody has to come back to a room that wakes anew.
            log.exception("table %s cannot be read", self.row.id)
            self.house.forget(self)

    async def _whole(self) -> Match[Any]:
        rows = await self.house.store.log(self.row.id)
        match = Match.fold(self.game, read(row.line for row in rows))
        if self.row.status == "running":
            match.go_on(bytes.fromhex(self.row.key))
        return match

    async def whole(self) -> Match[Any]:
        """Give the match with every moment from the first, for replays and branches."""
        self._started()
        return await self._whole()

    def _started(self) -> Match[Any]:
        if self.match is None:
            raise BadSetup("status", "not-started", "the game has not started yet")
        return self.match

    def _running(self) -> Match[Any]:
        match = self._started()
        if self.row.status == "over":
            raise BadSetup("status", "game-over", "the game is over")
        return match

    def _asked(self, match: Match[Any], question: int, seat: int) -> None:
        if match.table.question(question).seat != seat:
            raise BadSetup("question", "not-your-question", "this question is for another seat")

    def _seat(self, guest: GuestRow) -> int:
        seat = self.seat_of(guest)
        if seat is None:
            raise BadSetup("seat", "not-seated", "you do not sit at this table")
        return seat


def table_info(row: TableRow, guest: GuestRow | None, room: Room | None = None) -> TableInfo:
    """Describe a table for a guest; without its room, as one where nobody is looking."""
    seated = {seating.guest for seating in row.seatings}
    here = room.connections if room is not None else ()
    return TableInfo(
        id=row.id,
        game=row.game,
        status=row.status,
        places=tuple(_place(seat, seating, room) for seat, seating in enumerate(row.seatings)),
        options=row.options,
        private=row.private,
        locked=bool(row.password),
        spectators=row.spectators,
        pace=row.pace,
        yours=guest is not None and guest.id == row.creator,
        you=None if guest is None else lobby.seat_of(row, guest.id),
        watching=sum(connection.guest.id not in seated for connection in here),
        seal=row.seal,
        rematch=row.rematch,
        created=row.created,
    )


def _place(seat: int, seating: Seating, room: Room | None) -> Place:
    if seating.guest is not None:
        present = room is not None and room.present(seat)
        away = room is not None and room.away(seat)
        return Place(seat, seating.name, "human", seating.level, present, away)
    if seating.level is not None:
        return Place(seat, seating.name, "computer", seating.level)
    return Place(seat, "", "closed" if seating.closed else "open", present=False)
