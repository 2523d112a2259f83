"""Games that lie in a store before a server is started over it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from pathlib import Path
from time import time

import msgspec

from tafelrunde.games.registry import find
from tafelrunde.server.guests import hashed, new_token
from tafelrunde.server.house import House
from tafelrunde.server.room import Room
from tafelrunde.server.sqlite import SqliteStore
from tafelrunde.server.store import GuestRow, Seating, TableRow
from tafelrunde.table import KEY_BYTES, Match, SearchChance
from tests.server.company import NAMES


class Shelf(msgspec.Struct):
    """Who can play where."""

    tokens: list[str]
    tables: list[str]


def shelve(store: Path, games: Sequence[tuple[str, int]], people: int = 2) -> Shelf:
    """Write games, each with so many answers of the same people (or less if it is over then)."""
    return asyncio.run(_shelve(store, games, people))


async def _shelve(store: Path, games: Sequence[tuple[str, int]], people: int) -> Shelf:
    house = House(SqliteStore(store))
    tokens = [new_token() for _ in range(people)]
    guests = [
        await house.store.new_guest(hashed(token), name)
        for token, name in zip(tokens, NAMES, strict=False)
    ]
    tables = [await _write(house, guests, game, answers) for game, answers in games]
    await house.close()
    return Shelf(tokens, tables)


async def _write(house: House, guests: Sequence[GuestRow], game: str, answers: int) -> str:
    key = secrets.token_bytes(KEY_BYTES)
    chance = SearchChance(key.hex())
    match = Match.start(find(game), [guest.name for guest in guests], {}, key)
    while match.steps < answers and not match.table.over:
        question = match.table.questions[0]
        match.answer(question.id, question.sample(chance))
    if match.table.over:
        match.close()
    row = TableRow(
        id=secrets.token_urlsafe(9),
        game=game,
        creator=guests[0].id,
        options=match.header.options,
        seatings=[Seating(guest.name, guest.id) for guest in guests],
        status="over" if match.table.over else "running",
        private=False,
        spectators=True,
        pace="instant",
        created=time(),
        key=key.hex(),
        seal=match.header.seal,
    )
    room = Room(house, row)
    await room.do(lambda: room.begin(row, match, []))
    room.sleep()
    return row.id
