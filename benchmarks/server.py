"""The table server under load: how many tables at once, how much memory, how quickly one opens.

The server is a process of its own, started as `tafelrunde serve` starts it, on this machine alone;
this process plays everybody at every table. A table gives one answer a second, more than people do.
"""

from __future__ import annotations

import asyncio
import os
import re
import resource
import secrets
import signal
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory, TemporaryFile
from time import perf_counter, sleep, time
from typing import Any, cast

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table as Grid

from benchmarks.client import CLIENT, HEAVIER, client_bytes
from tafelrunde.games.registry import find
from tafelrunde.server.collecting import look_at_little
from tafelrunde.server.guests import COOKIE, hashed, new_token
from tafelrunde.server.house import House
from tafelrunde.server.protocol import Asked
from tafelrunde.server.room import Room
from tafelrunde.server.sqlite import SqliteStore
from tafelrunde.server.store import Batch, GuestRow, Seating, TableRow
from tafelrunde.table import KEY_BYTES, SearchChance

GAME = "westeros_intrigue"
SEATS = 4
#: Seconds between two answers at a table, on average.
PACE = 1.0
#: The bar for an answer to reach everybody, and the share of answers that has to stay below it.
BROADCAST = 0.100
SHARE = 0.99
#: The bar for tables at once.
TABLES = 1000
#: The bar for opening a long table.
OPENING = 0.100
LONG = 2000
LONG_TABLES = 9
STEPS = (100, 350, 700, 1000, 1400)
QUICK_STEPS = (25, 100, 250)
#: Rounds of each step, of which the middle one counts: other programs run here, too. All of them
#: together must be shorter than a game.
ROUNDS = 3
SECONDS = 8.0
QUICK_SECONDS = 3.0
#: Seconds between two bare writes to the disk: more of them would keep the server's waiting.
PROBE = 0.1
#: The memory of a table is the difference between so many and so many.
FEW, MORE = 20, 100


class Heard(msgspec.Struct):
    """What somebody who is not asked anything needs to know of a message: that it has come."""

    entry: int
    sight: msgspec.Raw


class Asks(msgspec.Struct):
    """What somebody who is asked something needs to know of what they see."""

    asked: tuple[Asked, ...]


_hear = msgspec.json.Decoder(Heard).decode
_asks = msgspec.json.Decoder(Asks).decode


# The store, filled beforehand


class Prepared(msgspec.Struct):
    """Who can play where: the tokens of everybody at a table, by its id."""

    tables: dict[str, list[str]]
    long_tables: dict[str, list[str]]


async def prepare(file: Path, tables: int, long_tables: int) -> Prepared:
    """Write running games of four people each, and some whose log is very long."""
    store = SqliteStore(file)
    house = House(store)
    tokens = [[new_token() for _ in range(SEATS)] for _ in range(tables)]
    companies = await asyncio.gather(*(_gather(store, company) for company in tokens))
    rooms = await asyncio.gather(*(_begin(house, guests) for guests in companies))
    long = await _begin(house, companies[0])
    await _lengthen(long, companies[0])
    copies = [await _copy(store, long.row) for _ in range(long_tables)]
    for room in (*rooms, long):
        room.sleep()
    await house.close()
    begun = {room.row.id: company for room, company in zip(rooms, tokens, strict=True)}
    return Prepared(begun, dict.fromkeys(copies, tokens[0]))


async def _gather(store: SqliteStore, tokens: Sequence[str]) -> list[GuestRow]:
    names = ("Arya", "Bran", "Cersei", "Davos")
    return [
        await store.new_guest(hashed(token), name)
        for token, name in zip(tokens, names, strict=True)
    ]


async def _begin(house: House, guests: Sequence[GuestRow]) -> Room:
    row = TableRow(
        id=secrets.token_urlsafe(9),
        game=GAME,
        creator=guests[0].id,
        options={"rounds": 7},
        seatings=[Seating(guest.name, guest.id) for guest in guests],
        status="lobby",
        private=True,
        spectators=False,
        pace="instant",
        created=time(),
    )
    room = Room(house, row)
    await room.do(lambda: room.start(None, secrets.token_bytes(KEY_BYTES)))
    return room


async def _lengthen(room: Room, guests: Sequence[GuestRow]) -> None:
    """Play until the log is long enough; most answers are taken back and given again."""
    chance = SearchChance("a long table")
    match = room.match
    assert match is not None
    while match.length < LONG:
        question = match.table.questions[0]
        guest = guests[question.seat]
        answer = question.sample(chance)
        await room.play.answer(guest, question.id, answer)
        while not match.table.over and match.length < LONG - 1 and chance.below(20):
            await room.play.undo(guest)
            while (request := room.requests.now) is not None:
                await room.requests.consent(
                    guests[min(request.missing)], request.number, agree=True
                )
            await room.play.redo(guest)


async def _copy(store: SqliteStore, row: TableRow) -> str:
    """Copy a table, so that every copy can be opened for the first time."""
    copied = msgspec.structs.replace(row, id=secrets.token_urlsafe(9))
    batch = Batch(copied, list(await store.log(row.id)), bookmark=await store.bookmark(row.id))
    await store.save(batch)
    return copied.id


# The server process


class Server:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self._process = process
        self.port = port

    def memory(self) -> int:
        """Give the resident memory in bytes."""
        return 1024 * int(self._ps("rss"))

    def processor(self) -> float:
        """Give the processor seconds used so far; where only `ps` knows, in whole seconds."""
        status = Path(f"/proc/{self._process.pid}/stat")
        if status.exists():
            ticks = status.read_text().rpartition(")")[2].split()[11:13]
            return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
        total = 0.0
        for part in re.split("[:-]", self._ps("time")):
            total = total * 60 + float(part)
        return total

    def _ps(self, what: str) -> str:
        command = ["ps", "-o", f"{what}=", "-p", str(self._process.pid)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


@contextmanager
def server(file: Path) -> Iterator[Server]:
    """Run a server over a store."""
    program = (
        "from tafelrunde.cli.serve import serve; import sys; "
        "serve('127.0.0.1', 0, sys.argv[1], False)"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", program, f"sqlite:///{file}"], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found is not None, f"the server said {line!r}"
        yield Server(process, int(found[1]))
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


# Everybody at every table


class Line(asyncio.Protocol):
    """A websocket with as little work as possible; like browsers it takes compressed messages."""

    def __init__(self, path: str, token: str, hear: Callable[[bytes], None]) -> None:
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
            f"Cookie: {COOKIE}={token}\r\n\r\n"
        )
        self._hear = hear
        self._data = bytearray()
        self._open = False
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS)
        self._transport: asyncio.Transport | None = None
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a websocket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """Remember that the server hung up."""
        self.lost = True

    def data_received(self, data: bytes) -> None:
        """Cut what comes into frames."""
        self._data += data
        if not self._open:
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self._open = True
            self._data = rest
            self.say({"type": "resume", "after": 0})
        while (end := self._frame()) is not None:
            start, stop = end
            kind, payload = self._data[0], bytes(self._data[start:stop])
            if kind & 0x40:
                payload = self._inflate.decompress(payload + b"\0\0\xff\xff")
            if kind & 15 == 1:
                self._hear(payload)
            elif kind & 15 == 9:
                self._write(0x8A, payload)
            del self._data[:stop]

    def _frame(self) -> tuple[int, int] | None:
        data = self._data
        if len(data) < 2:
            return None
        size, start = data[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        return (start, start + size) if len(data) >= start + size else None

    def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self._write(0x81, msgspec.json.encode(message))

    def _write(self, kind: int, payload: bytes) -> None:
        # A mask of zeros is a mask, and costs nothing.
        assert len(payload) < 126
        assert self._transport is not None
        self._transport.write(bytes((kind, 0x80 | len(payload))) + b"\0\0\0\0" + payload)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()


class Party:
    """Four people at one table."""

    def __init__(self, chance: SearchChance) -> None:
        self._chance = chance
        self._lines: list[Line] = []
        self._sights = [msgspec.Raw()] * SEATS
        self._entries = [0] * SEATS
        #: Whoever waits until all have heard of an entry; gives the moment at which they had.
        self._awaited = 0
        self._heard: asyncio.Future[float] | None = None
        self.waits: list[float] = []
        self.over = False

    async def come(self, port: int, table: str, tokens: Sequence[str]) -> None:
        """Open a tab for everybody."""
        loop = asyncio.get_running_loop()
        path = f"/api/tables/{table}/socket"
        for seat, token in enumerate(tokens):
            _, line = await loop.create_connection(
                lambda seat=seat, token=token: Line(path, token, self._hearing(seat)),  # type: ignore[misc]
                "127.0.0.1",
                port,
            )
            assert isinstance(line, Line)
            self._lines.append(line)
        await self._until(1, 30.0)

    def _hearing(self, seat: int) -> Callable[[bytes], None]:
        def hear(data: bytes) -> None:
            if data.startswith((b'{"type":"update"', b'{"type":"sync"')):
                message = _hear(data)
                self._entries[seat] = message.entry
                self._sights[seat] = message.sight
                heard = self._heard
                if heard and not heard.done() and min(self._entries) >= self._awaited:
                    heard.set_result(perf_counter())

        return hear

    async def _until(self, entry: int, seconds: float) -> float:
        """Wait until everybody has heard of a log entry; gives the moment at which they had."""
        if min(self._entries) >= entry:
            return perf_counter()
        self._awaited = entry
        self._heard = asyncio.get_running_loop().create_future()
        async with asyncio.timeout(seconds):
            return await self._heard

    async def play(self, until: float) -> None:
        """Answer about once a second; note how long everybody waited for the effect."""
        while True:
            pause = PACE * (0.5 + self._chance.below(1000) / 1000)
            if perf_counter() + pause >= until:
                return
            await asyncio.sleep(pause)
            asks = [_asks(sight).asked for sight in self._sights]
            seat = next((seat for seat, asked in enumerate(asks) if asked), None)
            if seat is None:
                self.over = True
                return
            question = asks[seat][0]
            options = [option for alike in question.options[0] for option in alike.options]
            answer = self._chance.choose(options)
            entry = self._entries[seat] + 1
            begun = perf_counter()
            self._lines[seat].say({"type": "answer", "question": question.id, "answer": answer})
            try:
                self.waits.append(await self._until(entry, 10.0) - begun)
            except TimeoutError:
                self.waits.append(10.0)
                return

    def leave(self) -> None:
        """Close every tab."""
        for line in self._lines:
            line.close()


def share(waits: Sequence[float], part: float) -> float:
    """Give the wait below which this part of all waits lies."""
    ordered = sorted(waits)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


class Step(msgspec.Struct):
    """What was measured with so many tables."""

    tables: int
    seconds: float
    answers: int
    middle: float
    worst: float
    #: Processor seconds a second, of the server and of the players.
    processor: float
    own_processor: float
    #: What a bare write to the same disk takes meanwhile, 99 of 100 times.
    disk: float

    @property
    def met(self) -> bool:
        """Whether nearly all answers reached everybody in time."""
        return self.answers > 0 and self.worst <= BROADCAST


async def ramp(
    running: Server, prepared: Prepared, steps: Sequence[int], seconds: float, console: Console
) -> tuple[list[Step], float]:
    """Seat more and more people; gives the steps, and the memory one more table takes."""
    parties: list[Party] = []
    measured: list[Step] = []

    async def seat(count: int) -> None:
        for table in islice(prepared.tables, len(parties), count):
            party = Party(SearchChance(table))
            await party.come(running.port, table, prepared.tables[table])
            parties.append(party)

    await seat(FEW)
    few = running.memory()
    await seat(MORE)
    memory = (running.memory() - few) / (MORE - FEW)
    for count in steps:
        await seat(count)
        rounds = []
        for _ in range(ROUNDS):
            rounds.append(await _step(running, parties[:count], seconds))
            console.print(_line(rounds[-1]), soft_wrap=True)
        measured.append(sorted(rounds, key=lambda step: step.worst)[ROUNDS // 2])
        if not measured[-1].met:
            break
    for party in parties:
        party.leave()
    return measured, memory


def _line(step: Step) -> str:
    return (
        f"{step.tables:>5} tables, {step.answers / step.seconds:4.0f} answers/s: half in "
        f"{1000 * step.middle:.0f} ms, {SHARE:.0%} in {1000 * step.worst:.0f} ms "
        f"(server {step.processor:.0%} and players {step.own_processor:.0%} of a core; "
        f"a bare write to the disk: {SHARE:.0%} in {1000 * step.disk:.0f} ms)"
    )


async def _step(running: Server, parties: Sequence[Party], seconds: float) -> Step:
    for party in parties:
        party.waits.clear()
    # What keeps the players waiting here is not the server's.
    look_at_little()
    used, own = running.processor(), _own_processor()
    begun = perf_counter()
    writing = asyncio.create_task(asyncio.to_thread(bare_writes, begun + seconds))
    await asyncio.gather(*(party.play(begun + seconds) for party in parties))
    spent = perf_counter() - begun
    writes = await writing
    waits = [wait for party in parties for wait in party.waits]
    return Step(
        len(parties),
        spent,
        len(waits),
        share(waits, 0.5),
        share(waits, SHARE),
        (running.processor() - used) / spent,
        (_own_processor() - own) / spent,
        share(writes, SHARE),
    )


def bare_writes(until: float) -> list[float]:
    """Write to the disk now and then, and note how long that takes on this machine right now."""
    waits = []
    with TemporaryFile() as file:
        while perf_counter() < until:
            begun = perf_counter()
            file.write(b"Valar morghulis. " * 60)
            file.flush()
            os.fsync(file.fileno())
            waits.append(perf_counter() - begun)
            sleep(PROBE)
    return waits


def _own_processor() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def openings(running: Server, prepared: Prepared) -> list[float]:
    """Time how long it takes until a long table is there, each for the first time."""
    waits = []
    for table, tokens in prepared.long_tables.items():
        done: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()

        def hear(data: bytes, done: asyncio.Future[Heard] = done) -> None:
            if data.startswith(b'{"type":"sync"') and not done.done():
                done.set_result(_hear(data))

        begun = perf_counter()
        _, line = await asyncio.get_running_loop().create_connection(
            lambda table=table, hear=hear, token=tokens[0]: Line(  # type: ignore[misc]
                f"/api/tables/{table}/socket", token, hear
            ),
            "127.0.0.1",
            running.port,
        )
        sync = await asyncio.wait_for(done, 30)
        waits.append(perf_counter() - begun)
        assert sync.entry >= LONG
        assert isinstance(line, Line)
        line.close()
    return waits


def folding(file: Path, prepared: Prepared) -> float:
    """Time the fold of a whole long log, which no opening needs as long as there are bookmarks."""
    from tafelrunde.table import Match
    from tafelrunde.table.record import read

    async def lines() -> list[str]:
        store = SqliteStore(file)
        rows = await store.log(next(iter(prepared.long_tables)))
        await store.close()
        return [row.line for row in rows]

    written = asyncio.run(lines())
    game = find(GAME)
    times = []
    for _ in range(3):
        begun = perf_counter()
        Match.fold(game, read(written))
        times.append(perf_counter() - begun)
    return median(times)


def _room_for_sockets(tables: int) -> int:
    """Give the number of tables whose sockets both processes may open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = SEATS * tables + 200
    if soft < wanted:
        top = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, top), hard))
        soft = max(soft, top)
    return min(tables, (soft - 200) // SEATS)


def run(console: Console, quick: bool = False) -> bool:
    """Measure and print; tell whether all bars are met."""
    planned = QUICK_STEPS if quick else STEPS
    most = _room_for_sockets(max(planned))
    steps = [count for count in planned if count <= most]
    cores = os.cpu_count()
    console.print(f"Tables of {SEATS}, one answer a second each, on {cores} cores with the players")
    with TemporaryDirectory() as folder:
        file = Path(folder) / "bench.sqlite"
        prepared = asyncio.run(prepare(file, max(*steps, MORE), LONG_TABLES))
        with server(file) as running:
            opening = asyncio.run(openings(running, prepared))
        with server(file) as running:
            seconds = QUICK_SECONDS if quick else SECONDS
            measured, memory = uvloop.run(ramp(running, prepared, steps, seconds, console))
        whole = folding(file, prepared)
    return _report(console, measured, memory, opening, whole)


def _report(
    console: Console, measured: list[Step], memory: float, opening: list[float], whole: float
) -> bool:
    grid = Grid(title="The server")
    for column in ("what", "measured", "bar", ""):
        grid.add_column(column, justify="left" if column == "what" else "right")
    good = [step for step in measured if step.met]
    most = good[-1].tables if good else 0
    said = f"{most}" if len(good) < len(measured) else f"at least {most}"
    # A quick run may meet all it asks for and still seat fewer people than that.
    missed = most < TABLES and len(good) < len(measured)
    bar = ("", "") if most < TABLES and not missed else (f"{TABLES:,}", _mark(not missed))
    grid.add_row(f"tables at once, {SHARE:.0%} of answers at all seats in 100 ms", said, *bar)
    for step in measured:
        if step.tables == TABLES or (missed and step is measured[-1]):
            name = f"  {SHARE:.0%} of answers at {step.tables:,} tables, middle of {ROUNDS} rounds"
            told = f"{1000 * step.worst:.0f} ms"
            grid.add_row(name, told, f"{1000 * BROADCAST:.0f} ms", _mark(step.met))
    last = measured[-1]
    rate = last.answers / (last.processor * last.seconds)
    grid.add_row("answers in a second of the server's processor time", f"{rate:.0f}")
    grid.add_row("memory of a table with four people at it", f"{memory / 1024:.0f} kB")
    quick = median(opening) <= OPENING
    fine = quick and not missed
    milliseconds = f"{1000 * median(opening):.1f} ms"
    grid.add_row(f"opening a table of {LONG:,} log entries", milliseconds, "100 ms", _mark(quick))
    grid.add_row("the same without a bookmark, folding alone", f"{1000 * whole:.1f} ms")
    sizes = client_bytes()
    if sizes is None:
        grid.add_row("compressed client", "not built: make play", "", "skipped")
    else:
        for game, size in sizes.items():
            most_bytes = HEAVIER.get(game, CLIENT)
            fine &= size <= most_bytes
            grid.add_row(
                f"compressed client of a guest at a table of {game}",
                f"{size / 1000:.1f} kB",
                f"{most_bytes // 1000} kB",
                _mark(size <= most_bytes),
            )
    console.print(grid)
    return fine


def _mark(met: bool) -> str:
    return "met" if met else "MISSED"


if __name__ == "__main__":
    sys.exit(0 if run(Console(), "--quick" in sys.argv) else 1)
