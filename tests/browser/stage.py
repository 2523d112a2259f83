"""Tables that stand in the middle of a game, written into the server's own store."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time
from typing import Any, NamedTuple

from tafelrunde.games.dominion.scenario import SCENARIO
from tafelrunde.games.scenario import Stage
from tafelrunde.server.guests import hashed, new_token
from tafelrunde.server.house import House
from tafelrunde.server.room import Room
from tafelrunde.server.sqlite import SqliteStore
from tafelrunde.server.store import Batch, Seating, TableRow
from tafelrunde.table import KEY_BYTES, Table
from tafelrunde.table.match import SHAPE, Bookmark
from tafelrunde.table.snapshot import save

PEOPLE = ("Nymeria", "Yara", "Oberyn", "Asha", "Daario")


class Staged(NamedTuple):
    """A table, and the tokens of the people at it by seat."""

    table: str
    tokens: list[str]


def stage(
    store: Path,
    names: Sequence[str],
    given: Mapping[str, Any],
    computers: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
) -> Staged:
    """Seat people and computers at a position, as a scenario describes it.

    The server has not seen the table yet: it wakes at the position as at a bookmark. What was
    before it cannot be taken back or replayed.
    """
    seats = [*names, *(f"computer {n}" for n in range(len(computers)))]
    position = Stage(SCENARIO, seats, options or {}, given, {}, None, lambda event: None).table
    return _seat(store, names, position, computers, options or {})


def stage_at(store: Path, position: Table[Any], people: int = 1, **options: Any) -> Staged:
    """Seat so many people at any position of a game, and easy computers beside them."""
    computers = ["easy"] * (position.state.seats - people)
    return _seat(store, PEOPLE[:people], position, computers, options)


def _seat(
    store: Path,
    names: Sequence[str],
    position: Table[Any],
    computers: Sequence[str],
    options: Mapping[str, Any],
) -> Staged:
    work = _stage(store, names, position, computers, options)
    with ThreadPoolExecutor(1) as elsewhere:  # while a browser is open, this thread has its loop
        return elsewhere.submit(asyncio.run, work).result()


async def _stage(
    file: Path,
    names: Sequence[str],
    position: Table[Any],
    computers: Sequence[str],
    options: Mapping[str, Any],
) -> Staged:
    store = SqliteStore(file)
    house = House(store)
    tokens = [new_token() for _ in names]
    guests = [
        await store.new_guest(hashed(token), name)
        for token, name in zip(tokens, names, strict=True)
    ]
    row = TableRow(
        id=secrets.token_urlsafe(9),
        game=position.game.name,
        creator=guests[0].id,
        options=dict(options),
        seatings=[Seating(guest.name, guest.id) for guest in guests]
        + [Seating("", level=level) for level in computers],
        status="lobby",
        private=True,
        spectators=True,
        pace="instant",
        created=time(),
    )
    room = Room(house, row)
    room.computers.stop()
    await room.do(lambda: room.start(None, secrets.token_bytes(KEY_BYTES)))
    match = room.match
    assert match is not None
    mark = Bookmark(match.length, 0, match.drawn, match.seal, save(position), shape=SHAPE)
    await store.save(Batch(room.row, bookmark=mark))
    await house.close()
    return Staged(row.id, tokens)
