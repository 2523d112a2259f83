"""The house: all rooms of one server. Rooms wake when somebody looks and sleep when nobody does."""

from __future__ import annotations

import asyncio
import ctypes
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from time import time
from typing import Any

import msgspec

from tafelrunde.games.registry import find
from tafelrunde.server import learning
from tafelrunde.server import seating as lobby
from tafelrunde.server.analysis import Analyses
from tafelrunde.server.bodies import (
    NewTable,
    PlayFirst,
    PlayOn,
)
from tafelrunde.server.devices import Codes
from tafelrunde.server.doors import Doors
from tafelrunde.server.limits import Limits
from tafelrunde.server.own_options import moved
from tafelrunde.server.passwords import scramble
from tafelrunde.server.presence import table_info
from tafelrunde.server.protocol import (
    Gone,
    Status,
    TableInfo,
)
from tafelrunde.server.replays import Replays
from tafelrunde.server.room import Room
from tafelrunde.server.seating import known_level
from tafelrunde.server.store import (
    DamagedTable,
    GuestRow,
    Seating,
    Store,
    StoreError,
    TableRow,
)
from tafelrunde.server.thinking import Thinkers
from tafelrunde.server.trouble import Reports
from tafelrunde.table import KEY_BYTES, BadRecord, BadSetup, Event, Match, Outcome, SearchChance

#: Seconds a room without guests stays awake.
IDLE = 60.0
HOUR = 3600.0
DAY = 24 * HOUR
#: A game that goes on elsewhere, and what happened by each entry of its log.
Branch = tuple[Match[Any], list[list[Event]]]
STATUSES: tuple[Status, ...] = ("lobby", "running")

log = logging.getLogger(__name__)


class NoSuchTable(BadSetup):
    """There is no table with this id."""


class House:
    """Store, thinkers and the rooms that are awake."""

    def __init__(
        self, store: Store, thinkers: Thinkers | None = None, limits: Limits | None = None
    ) -> None:
        """Open the house over a store."""
        self.store = store
        self.doors = Doors(limits or Limits())
        self.thinkers = thinkers or Thinkers()
        self.replays = Replays()
        self.analyses = Analyses(self.thinkers, self.replays)
        self.codes = Codes()
        self.reports = Reports(store.reports)
        self.rooms: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Task[Room]] = {}

    async def room(self, table_id: str) -> Room:
        """Give the room of a table, waking it if need be."""
        room = self.rooms.get(table_id)
        if room is None:
            waking = self._waking.get(table_id)
            if waking is None:
                waking = self._waking[table_id] = asyncio.create_task(self._wake(table_id))
                waking.add_done_callback(lambda _: self._waking.pop(table_id, None))
            room = await asyncio.shield(waking)
        # Whoever asked is about to do something here.
        room.presence.idle_since = time()
        return room

    async def _wake(self, table_id: str) -> Room:
        row = await self.store.table(table_id)
        if row is None:
            raise NoSuchTable("table", "no-table", f"there is no table {table_id[:40]!r}")
        try:
            return await self._new_room(row, Room.wake)
        except BadRecord as error:
            # Whole, but no game could have written it.
            log.exception("table %s cannot be woken", table_id)
            raise DamagedTable(f"table {table_id}: its game cannot be read") from error

    def forget(self, room: Room) -> None:
        """Let go of a room that cannot go on; whoever was there comes back to a new one."""
        self.rooms.pop(room.row.id, None)
        for connection in room.presence.connections:
            connection.close()
        # Not at once: it may be the room itself that gives up.
        asyncio.get_running_loop().call_soon(room.sleep)

    async def rename(self, guest: GuestRow, name: str) -> GuestRow:
        """Give a guest another name, everywhere at once."""
        await self.store.rename(guest.id, name)
        renamed = GuestRow(guest.id, name)
        # One that wakes right now may have read the old name.
        await asyncio.gather(*self._waking.values(), return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.rename(renamed)
        return renamed

    async def open_table(self, guest: GuestRow, wish: NewTable) -> Room:
        """Open a table with its maker on the first seat."""
        game = find(wish.game)
        options = game.settle(wish.seats, wish.options)
        if len(wish.computers) > wish.seats - 1:
            raise BadSetup("computers", "too-many", "there are more computers than other seats")
        levels = [known_level(game, level) for level in wish.computers]
        seatings = [Seating(name=guest.name, guest=guest.id)]
        seatings += [Seating(level=level) for level in levels]
        seatings += [Seating() for _ in range(wish.seats - len(seatings))]
        row = TableRow(
            id=secrets.token_urlsafe(9),
            game=game.name,
            creator=guest.id,
            # Only what was asked for: a default may depend on the number of seats in the end.
            options={name: options[name] for name in wish.options},
            seatings=seatings,
            status="lobby",
            private=wish.private,
            spectators=wish.spectators,
            hints=wish.hints,
            pace=wish.pace,
            created=time(),
            password=await asyncio.to_thread(scramble, wish.password),
        )
        if wish.start:
            lobby.ready(row, game)
        room = await self._new_room(row)
        if wish.start:
            await room.do(lambda: room.start(guest, secrets.token_bytes(KEY_BYTES)))
        return room

    async def rematch(self, old: TableRow, outcome: Outcome | None) -> str:
        """Open and start the next table for those who would, everybody one seat further.

        Computers take the seats of the others.
        """
        game = find(old.game)
        options = dict(old.options)
        if outcome is not None and old.ended is None:
            starter = game.next_starter(outcome, SearchChance(secrets.token_hex(8)))
            if starter is not None:
                options["starter"] = (starter + 1) % len(old.seatings) + 1
        seats = len(old.seatings)
        options = moved(options, game, {seat: (seat + 1) % seats for seat in range(seats)})
        seatings = [lobby.again(game, s) for s in (*old.seatings[-1:], *old.seatings[:-1])]
        people = [seating.guest for seating in seatings if seating.guest is not None]
        row = msgspec.structs.replace(
            old,
            id=secrets.token_urlsafe(9),
            options=options,
            creator=old.creator if old.creator in people else people[0],
            seatings=seatings,
            status="lobby",
            created=time(),
            key="",
            seal="",
            rematch=None,
            ended=None,
            outcome=None,
        )
        room = await self._new_room(row)
        await room.do(lambda: room.start(None, secrets.token_bytes(KEY_BYTES)))
        return row.id

    async def play_on(self, room: Room, guest: GuestRow, wish: PlayOn) -> Room:
        """Branch off from a position: the guest on one seat, the computer on all others."""
        level = known_level(room.game, wish.level)
        room.journal.started()
        seats = range(len(room.row.seatings))
        if wish.seat not in seats:
            raise BadSetup("seat", "no-seat", f"there is no seat {wish.seat + 1}")
        if room.row.status != "over":
            # The branch would hold the same hidden cards, and show them at its end.
            raise BadSetup("status", "not-over", "this game still runs; play on from it afterwards")
        seatings = [
            Seating(guest.name, guest.id) if seat == wish.seat else Seating(level=level)
            for seat in seats
        ]
        row = msgspec.structs.replace(
            room.row,
            creator=guest.id,
            seatings=seatings,
            status="lobby",
            private=True,
            password="",
            rematch=None,
            ended=None,
            outcome=None,
        )

        async def read(work: Callable[[Match[Any]], Branch]) -> Branch:
            return await self.replays.read(room.journal, work)

        return await self._branch(row, wish.after, read)

    async def play_first(self, guest: GuestRow, game: str, wish: PlayFirst) -> Room:
        """Play on from a position of a first game, the computer on all other seats."""
        row = learning.row_of(game, guest, wish.level)

        async def read(work: Callable[[Match[Any]], Branch]) -> Branch:
            first = learning.prepared(game)
            return await asyncio.to_thread(lambda: work(learning.match_of(first, wish.after)))

        return await self._branch(row, wish.after, read)

    async def _branch(
        self,
        row: TableRow,
        after: int,
        read: Callable[[Callable[[Match[Any]], Branch]], Awaitable[Branch]],
    ) -> Room:
        key = secrets.token_bytes(KEY_BYTES)
        names = lobby.player_names(row.seatings)

        def branch_off(match: Match[Any]) -> Branch:
            branch = match.branch(after, key, names)
            if branch.table.over:
                raise BadSetup("after", "game-over", "the game is over at this point")
            return branch, [[], *(branch.events(n) for n in range(branch.steps + 1)), []]

        branch, events = await read(branch_off)
        row = msgspec.structs.replace(
            row,
            id=secrets.token_urlsafe(9),
            created=time(),
            key=key.hex(),
            seal=branch.seal,
        )
        running = msgspec.structs.replace(row, status="running")
        return await self._new_room(row, lambda new: new.begin(running, branch, events))

    async def listed(self, guest: GuestRow | None) -> list[TableInfo]:
        """Give the public tables: where somebody is waiting first, then the newest."""
        most = self.doors.limits.listed
        since = time() - self.doors.limits.unfinished_days * DAY
        waiting = {room.row.id: room.row for room in self.rooms.values() if room.waiting}
        found = {
            row.id: row
            for status in STATUSES
            for row in await self.store.tables(status, most, since)
        }
        rows = sorted((found | waiting).values(), key=lambda row: -row.created)
        rows = sorted(rows, key=lambda row: row.id not in waiting)[:most]
        return self._infos(rows, guest)

    async def turns(self, guest: GuestRow) -> list[str]:
        """Name the tables that wait for a guest's decision."""
        waiting = []
        for row in await self.store.tables_of(guest.id):
            seat = lobby.seat_of(row, guest.id)
            if seat in row.waiting and row.seatings[seat].level is None:
                waiting.append(row.id)
        return waiting

    async def claim(self, code: str, token_hash: str, alone: bool) -> GuestRow | None:
        """Let another device be the guest whose code this is; None if it is nobody's."""
        number = self.codes.use(code)
        guest = None if number is None else await self.store.guest_by(number)
        if guest is None:
            return None
        await self.store.admit(guest.id, token_hash, alone)
        if alone:
            # They come back, if they still may.
            for room in list(self.rooms.values()):
                for connection in list(room.presence.connections):
                    if connection.guest.id == guest.id:
                        connection.close()
        return guest

    async def seated(self, guest: GuestRow) -> list[TableInfo]:
        """Give the tables a guest sits at and that are not over, newest first."""
        rows = await self.store.tables_of(guest.id)
        return self._infos(rows, guest)

    def _infos(self, rows: Iterable[TableRow], guest: GuestRow | None) -> list[TableInfo]:
        patience = self.doors.limits.deserted_days * DAY
        awake = ((row, self.rooms.get(row.id)) for row in rows)
        return [
            table_info(row, guest, room.presence if room else None, patience=patience)
            for row, room in awake
        ]

    async def end_deserted(self, now: float) -> None:
        """End the games to which none of their people came back for so many days."""
        patience = self.doors.limits.deserted_days * DAY
        for table_id in await self.store.idle(now - patience) if patience > 0 else ():
            with suppress(BadSetup, StoreError):
                room = await self.room(table_id)
                if not any(
                    room.seat_of(tab.guest) is not None for tab in room.presence.connections
                ):
                    await room.do(room.endings.desert)

    async def tidy(self) -> None:
        """Put rooms to sleep that nobody looks at, and tables away that everybody left."""
        looked = 0.0
        while True:
            await asyncio.sleep(IDLE / 2)
            self.doors.sweep()
            if time() - looked > HOUR:
                looked = time()
                await self.end_deserted(looked)
            for table_id, room in list(self.rooms.items()):
                idle = not room.presence.connections and not room.busy
                if idle and (room.deserted or time() - room.presence.idle_since > IDLE):
                    del self.rooms[table_id]
                    room.sleep()
                    if room.deserted:
                        with suppress(StoreError):
                            await self.store.remove(table_id)
            await asyncio.to_thread(give_back)

    async def close(self) -> None:
        """Say goodbye to everybody and write what is waiting."""
        for room in self.rooms.values():
            for connection in room.presence.connections:
                connection.send(Gone("shutdown"))
                connection.close()
            room.sleep()
        self.analyses.close()
        self.thinkers.close()
        self.replays.close()
        await self.store.close()

    async def _new_room(
        self, row: TableRow, begin: Callable[[Room], Awaitable[None]] = Room.keep
    ) -> Room:
        room = Room(self, row)
        try:
            await room.do(lambda: begin(room))
        except BaseException:
            room.sleep()
            raise
        self.rooms[row.id] = room
        return room


def give_back() -> None:
    """Give memory that is free back to the system, where the C library waits to be asked."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
