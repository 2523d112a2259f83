"""A table without a network: rooms over a store in memory, and sockets that are lists.

Everything runs in one loop and nothing waits for a disk, so thousands of messages a second go
through the same code as on a real server, and the position can be looked at after each.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from typing import Any
from unittest.mock import patch

import msgspec
from litestar.exceptions import WebSocketDisconnect

from tafelrunde.games.registry import find
from tafelrunde.players.advice import Advice
from tafelrunde.server import broadcast, computers
from tafelrunde.server import presence as presences
from tafelrunde.server import room as rooms
from tafelrunde.server.connection import Connection
from tafelrunde.server.house import House
from tafelrunde.server.protocol import FromServer
from tafelrunde.server.room import Room
from tafelrunde.server.socket import serve
from tafelrunde.server.store import GuestRow, Seating, TableRow
from tafelrunde.server.thinking import Task
from tafelrunde.table import Answer, Event, Game, Match
from tafelrunde.table.chance import LiveChance, TapedChance, seal
from tafelrunde.table.record import FORMAT, Header, Opening, read
from tests.server.company import NAMES
from tests.server.memory import MemoryStore
from tests.server.running import FREE, QuickThinkers

TABLE = "table"
NOW = 1_000_000.0
MOST_TURNS = 20_000

_decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class SteadyThinkers(QuickThinkers):
    """Breaks ties always in the same way, so that the same view gives the same answer."""

    async def choose(self, task: Task) -> Answer:
        return await super().choose(msgspec.structs.replace(task, seed="steady"))

    async def hint(self, task: Task) -> Advice:
        return await super().hint(msgspec.structs.replace(task, seed="steady"))


class Line:
    """One tab whose socket is two lists. `seat` is None for a spectator."""

    def __init__(self, guest: GuestRow, seat: int | None) -> None:
        self.guest = guest
        self.seat = seat
        self.connection = Connection(guest)
        self.out: list[str] = []
        self.closed = False
        self._in: asyncio.Queue[str | None] = asyncio.Queue()
        self._waiting = False
        self.task: asyncio.Task[None] | None = None

    @property
    def calm(self) -> bool:
        """Whether this line has nothing to do."""
        if self.task is not None and self.task.done():
            return True
        return self._waiting and self._in.empty() and self.connection.outbox.empty()

    def put(self, message: str | None) -> None:
        """Send something to the server; None hangs up."""
        self._in.put_nowait(message)

    def heard(self, since: int = 0) -> list[FromServer]:
        """Read what came, strictly."""
        return [_decoder.decode(text) for text in self.out[since:]]

    # What the server uses of a websocket

    async def receive_data(self, mode: str) -> str:
        self._waiting = True
        message = await self._in.get()
        self._waiting = False
        if message is None:
            raise WebSocketDisconnect(detail="gone", code=1000)
        return message

    async def send_data(self, data: str, mode: str) -> None:
        assert isinstance(data, str)
        self.out.append(data)

    async def close(self, code: int = 1000, reason: str = "") -> None:
        self.closed = True
        if not (self.task is not None and self.task.done()):
            self._in.put_nowait(None)


class World:
    """A house with one table that runs, and lines to it."""

    def __init__(self, seats: int, options: dict[str, Any], chance: LiveChance) -> None:
        self.store = MemoryStore()
        self.house = House(self.store, SteadyThinkers(), FREE)
        self.game: Game[Any, Any] = find("westeros_intrigue")
        self.seats = seats
        self.options = options
        self.chance = chance
        self.guests = [GuestRow(number, name) for number, name in enumerate(NAMES[:seats], 1)]
        self.lines: list[Line] = []
        self._room: Room | None = None

    @property
    def room(self) -> Room:
        """The room of the table."""
        assert self._room is not None
        return self._room

    @property
    def match(self) -> Match[Any]:
        """The match in memory."""
        assert self.room.match is not None
        return self.room.match

    async def begin(self) -> None:
        """Open the table, let everybody and one spectator in, and start."""
        row = TableRow(
            id=TABLE,
            game=self.game.name,
            creator=1,
            options={},
            seatings=[Seating(guest.name, guest.id) for guest in self.guests],
            status="lobby",
            private=False,
            spectators=True,
            pace="instant",
            created=NOW,
            hints=True,
        )
        self._room = self.house.rooms[TABLE] = Room(self.house, row)
        for seat, guest in enumerate(self.guests):
            self.lines.append(self.come(guest, seat))
        self.lines.append(self.come(GuestRow(99, "Varys"), None))
        for line in self.lines:
            line.put('{"type":"resume"}')
        await self.settle()
        events: list[Event] = []
        match = self._match(events)
        running = msgspec.structs.replace(
            row,
            status="running",
            key=self.chance.key.hex(),
            seal=match.header.seal,
            options=match.header.options,
        )
        await self.room.do(lambda: self.room.begin(running, match, [[], events]))
        await self.settle()

    def _match(self, events: list[Event]) -> Match[Any]:
        """Start a match that draws from this world's chance; else like `Match.start`."""
        settled = self.game.settle(self.seats, self.options)
        tape = TapedChance(self.chance)
        table = self.game.start(self.seats, settled, tape, events.append)
        players = tuple(guest.name for guest in self.guests)
        public = seal(self.chance.key)
        header = Header(FORMAT, self.game.name, self.game.version, players, settled, public)
        match = Match(self.game, header, Opening(tape.cut()), table)
        match.live = self.chance
        return match

    def come(self, guest: GuestRow, seat: int | None) -> Line:
        """Open another tab."""
        line = Line(guest, seat)
        socket: Any = line
        line.task = asyncio.create_task(serve(socket, self.room, line.connection))
        return line

    async def say(self, line: Line, message: str | None) -> None:
        """Let a line send something and wait until all its consequences have happened."""
        line.put(message)
        await self.settle()

    async def settle(self) -> None:
        """Wait until nobody has anything to do any more."""
        calm = 0
        for _ in range(MOST_TURNS):
            await asyncio.sleep(0)
            room = self.room
            still = (
                all(line.calm for line in self.lines)
                and not room.busy
                and not room.computers._thinking
            )
            calm = calm + 1 if still else 0
            if calm == 4:
                return
        raise AssertionError("the table does not come to rest")

    async def stored(self) -> Match[Any]:
        """Fold the log that is in the store."""
        lines = [row.line for row in await self.store.log(TABLE)]
        return Match.fold(self.game, read(lines))

    async def end(self) -> None:
        """Hang up everywhere and close the house."""
        for line in self.lines:
            line.put(None)
        tasks = [line.task for line in self.lines if line.task is not None]
        await asyncio.wait(tasks, timeout=5)
        for task in tasks:
            assert task.done()
            error = None if task.cancelled() else task.exception()
            assert error is None, f"a line ended with {error!r}"
        assert not self.room._task.done(), "the room's task must live"
        await self.house.close()


@contextlib.contextmanager
def timeless() -> Iterator[None]:
    """Stop the clock of rooms; tabs may send and computers answer as fast as they like."""
    with (
        patch.object(rooms, "time", lambda: NOW),
        patch.object(presences, "time", lambda: NOW),
        patch.object(broadcast, "GATHER", 0.0),
        patch.dict(computers.PACE, dict.fromkeys(computers.PACE, 0.0)),
    ):
        yield


def seats_of(lines: Sequence[Line]) -> list[int | None]:
    """List the seats of lines."""
    return [line.seat for line in lines]
