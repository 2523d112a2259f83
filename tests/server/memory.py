"""A store that forgets with the process: for tests that want many tables quickly."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from tafelrunde.server.protocol import Status, Talked
from tafelrunde.server.store import (
    LAST,
    LISTED,
    Batch,
    DeckRow,
    GuestRow,
    LogRow,
    Past,
    TableRow,
)
from tafelrunde.table.bookmark import Bookmark


class MemoryStore:
    """Keeps what the interface promises, as encoded bytes: nobody holds a live part of it."""

    def __init__(self) -> None:
        self.reports: Path | None = None
        self.rows: dict[str, bytes] = {}
        self.logs: dict[str, list[LogRow]] = {}
        self.bookmarks: dict[str, bytes] = {}
        self.talks: dict[str, list[Talked]] = {}
        self.guests: dict[str, GuestRow] = {}
        self.batches: list[Batch] = []
        #: By guest and game.
        self.kept: list[tuple[int, str, DeckRow]] = []

    async def save(self, batch: Batch) -> None:
        await asyncio.sleep(0)
        table_id = batch.table.id
        log = self.logs.setdefault(table_id, [])
        numbers = [row.number for row in batch.log]
        assert numbers == list(range(len(log) + 1, len(log) + 1 + len(numbers)))
        self.rows[table_id] = msgspec.json.encode(batch.table)
        log += batch.log
        self.talks.setdefault(table_id, []).extend(batch.talk)
        if batch.drop_bookmark:
            self.bookmarks.pop(table_id, None)
        if batch.bookmark is not None:
            self.bookmarks[table_id] = msgspec.json.encode(batch.bookmark)
        self.batches.append(batch)

    async def remove(self, table_id: str) -> None:
        await asyncio.sleep(0)
        for part in (self.rows, self.logs, self.bookmarks, self.talks):
            part.pop(table_id, None)

    async def tables(
        self, status: Status | None = None, most: int = LISTED, since: float = 0.0
    ) -> Sequence[TableRow]:
        rows = [msgspec.json.decode(row, type=TableRow) for row in self.rows.values()]
        rows = [row for row in rows if not row.private and status in (None, row.status)]
        rows = [row for row in rows if row.status == "over" or any(_guests(row))]
        return sorted(rows, key=lambda row: -row.created)[:most]

    async def tables_of(self, guest_id: int) -> Sequence[TableRow]:
        rows = [msgspec.json.decode(row, type=TableRow) for row in self.rows.values()]
        mine = [row for row in rows if guest_id in _guests(row) and row.status != "over"]
        return sorted(mine, key=lambda row: -row.created)

    async def damaged_of(self, guest_id: int) -> Sequence[str]:
        return []

    async def sitting(self, guest_id: int, since: float) -> Mapping[str, int]:
        return Counter(row.status for row in await self.tables_of(guest_id))

    async def idle(self, since: float) -> Sequence[str]:
        rows = [msgspec.json.decode(row, type=TableRow) for row in self.rows.values()]
        return [row.id for row in rows if row.status == "running" and row.touched < since]

    async def table(self, table_id: str) -> TableRow | None:
        row = self.rows.get(table_id)
        return None if row is None else msgspec.json.decode(row, type=TableRow)

    async def log(self, table_id: str, after: int = 0, upto: int = LAST) -> Sequence[LogRow]:
        rows = self.logs.get(table_id, ())
        return [row for row in rows if after < row.number <= upto]

    async def bookmark(self, table_id: str) -> Bookmark | None:
        row = self.bookmarks.get(table_id)
        return None if row is None else msgspec.json.decode(row, type=Bookmark)

    async def talk(self, table_id: str) -> Sequence[Talked]:
        return list(self.talks.get(table_id, ()))

    async def guest(self, token_hash: str) -> GuestRow | None:
        return self.guests.get(token_hash)

    async def new_guest(self, token_hash: str, name: str) -> GuestRow:
        await asyncio.sleep(0)
        guest = GuestRow(len(self.guests) + 1, name)
        self.guests[token_hash] = guest
        return guest

    async def past(self, guest_id: int, most: int) -> Sequence[Past]:
        rows = [msgspec.json.decode(row, type=TableRow) for row in self.rows.values()]
        mine = [row for row in rows if guest_id in _guests(row) and row.status == "over"]
        mine.sort(key=lambda row: -row.touched)
        return [Past(row, row.touched) for row in mine[:most]]

    async def guest_by(self, guest_id: int) -> GuestRow | None:
        return next((one for one in self.guests.values() if one.id == guest_id), None)

    async def admit(self, guest_id: int, token_hash: str, alone: bool) -> None:
        guest = await self.guest_by(guest_id)
        assert guest is not None
        if alone:
            self.guests = {key: one for key, one in self.guests.items() if one.id != guest_id}
        self.guests[token_hash] = guest

    async def rename(self, guest_id: int, name: str) -> None:
        await asyncio.sleep(0)
        for token_hash, guest in self.guests.items():
            if guest.id == guest_id:
                self.guests[token_hash] = GuestRow(guest_id, name)

    async def decks(self, guest_id: int, game: str) -> Sequence[DeckRow]:
        mine = [deck for owner, of, deck in self.kept if (owner, of) == (guest_id, game)]
        return sorted(mine, key=lambda deck: deck.name)

    async def keep_deck(
        self, guest_id: int, game: str, name: str, text: str, most: int
    ) -> int | None:
        await asyncio.sleep(0)
        for place, (owner, of, deck) in enumerate(self.kept):
            if (owner, of, deck.name) == (guest_id, game, name):
                self.kept[place] = (owner, of, DeckRow(deck.id, name, text))
                return deck.id
        if sum(owner == guest_id for owner, *_ in self.kept) >= most:
            return None
        number = 1 + max([deck.id for *_, deck in self.kept], default=0)
        self.kept.append((guest_id, game, DeckRow(number, name, text)))
        return number

    async def drop_deck(self, guest_id: int, deck_id: int) -> bool:
        await asyncio.sleep(0)
        left = [one for one in self.kept if (one[0], one[2].id) != (guest_id, deck_id)]
        dropped = len(left) < len(self.kept)
        self.kept = left
        return dropped

    async def close(self) -> None:
        await asyncio.sleep(0)


def _guests(row: TableRow) -> list[int | None]:
    return [seating.guest for seating in row.seatings]
