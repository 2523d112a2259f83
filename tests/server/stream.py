"""A stream of games through one house, and how much memory comes back after each."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import weakref
from pathlib import Path
from time import time
from typing import Any

from tafelrunde.server.bodies import (
    NewTable,
)
from tafelrunde.server.collecting import look_at_little
from tafelrunde.server.house import House
from tafelrunde.server.sqlite import SqliteStore
from tafelrunde.server.store import GuestRow
from tests.server.running import FREE, QuickThinkers

#: Games that run at once.
AT_ONCE = 10
MEGABYTE = 1 << 20


def stream(store: Path, games: int, game: str = "westeros_intrigue") -> dict[str, int]:
    """Play so many games to their end, all by computers, and put each to sleep afterwards.

    The garbage collector looks as seldom as on a server, so nothing counts on it.
    """
    before = gc.get_threshold()
    look_at_little()
    try:
        return asyncio.run(_stream(store, games, game))
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


async def _stream(store: Path, games: int, game: str) -> dict[str, int]:
    house = House(SqliteStore(store), QuickThinkers(), FREE)
    guest = await house.store.new_guest("token", "Arya")
    rooms: list[weakref.ref[Any]] = []
    sizes = {}
    await _play(house, guest, game, rooms)
    for number in range(0, games, AT_ONCE):
        if number in (0, games // 2 // AT_ONCE * AT_ONCE):
            sizes[number] = resident()
        await asyncio.gather(*(_play(house, guest, game, rooms) for _ in range(AT_ONCE)))
    await asyncio.sleep(0.2)
    awake = sum(room() is not None for room in rooms)
    last = resident()
    await house.close()
    figures = {f"MB of memory after {number} games": size for number, size in sizes.items()}
    return {
        **figures,
        f"MB of memory after {games} games": last,
        "MB more for each 100 games": round(100 * (last - min(sizes.values())) / games),
        "rooms that sleep and are still in memory": awake,
    }


async def _play(house: House, guest: GuestRow, game: str, rooms: list[weakref.ref[Any]]) -> None:
    wish = NewTable(game, 3, computers=("easy", "easy"), pace="instant", start=True)
    room = await house.open_table(guest, wish)
    rooms += [weakref.ref(room), weakref.ref(room.match)]
    await room.do(lambda: room.play.stand_in(guest, 0))
    while room.row.status != "over":
        # Computers rest where nobody is; on a busy machine a game takes longer than that.
        room.presence.idle_since = time()
        await asyncio.sleep(0.005)
    await room.do(room.journal.whole)
    while room.busy:
        await asyncio.sleep(0.005)
    del house.rooms[room.row.id]
    room.sleep()


def resident() -> int:
    """Give the resident memory of this process in megabytes (Linux)."""
    # What was freed is given back to the system first, so that only what is held counts.
    ctypes.CDLL(None).malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 // MEGABYTE
