"""Tables that stand in the middle of a game, written into the server's own store."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time
from typing import Any, NamedTuple

from tafelrunde.games.dominion.scenario import SCENARIO
from tafelrunde.games.scenario import Stage
from tafelrunde.server.endings import over
from tafelrunde.server.guests import hashed, new_token
from tafelrunde.server.house import House
from tafelrunde.server.room import Room
from tafelrunde.server.sqlite import SqliteStore
from tafelrunde.server.store import Batch, Seating, TableRow
from tafelrunde.table import KEY_BYTES, Event, Question, SearchChance, Table
from tafelrunde.table.bookmark import SHAPE, Bookmark
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


#: Says whether a game is looked at here: its position, a question, and how many there were so far.
Stop = Callable[[Table[Any], Question, int], bool]


def play_out(
    store: Path,
    game: str,
    seats: int,
    stop: Stop | None = None,
    people: Sequence[str] = PEOPLE[:1],
    seed: int = 0,
    broken_off: bool = False,
    **options: Any,
) -> Staged:
    """Play a game by rules of thumb, to its end or until it is stopped; its log tells it all.

    Where it is stopped, all may agree to break it off: then it is over there.
    """
    return _elsewhere(_play_out(store, game, seats, stop, people, seed, broken_off, options))


def _elsewhere(work: Coroutine[Any, Any, Staged]) -> Staged:
    with ThreadPoolExecutor(1) as thread:  # while a browser is open, this thread has its loop
        return thread.submit(asyncio.run, work).result()


def _seat(
    store: Path,
    names: Sequence[str],
    position: Table[Any],
    computers: Sequence[str],
    options: Mapping[str, Any],
) -> Staged:
    return _elsewhere(_stage(store, names, position, computers, options))


async def _stage(
    file: Path,
    names: Sequence[str],
    position: Table[Any],
    computers: Sequence[str],
    options: Mapping[str, Any],
) -> Staged:
    key = secrets.token_bytes(KEY_BYTES)
    room, tokens = await _begin(file, position.game.name, names, computers, options, key)
    match = room.match
    assert match is not None
    mark = Bookmark(match.length, 0, match.drawn, match.seal, save(position), shape=SHAPE)
    await room.house.store.save(Batch(room.row, bookmark=mark))
    await room.house.close()
    return Staged(room.row.id, tokens)


async def _play_out(
    file: Path,
    game: str,
    seats: int,
    stop: Stop | None,
    people: Sequence[str],
    seed: int,
    broken_off: bool,
    options: Mapping[str, Any],
) -> Staged:
    computers = ["easy"] * (seats - len(people))
    key = seed.to_bytes(KEY_BYTES, "big")
    room, tokens = await _begin(file, game, people, computers, options, key)
    match, row, chance = room.match, room.row, SearchChance(seed)
    assert match is not None
    told: list[list[Event]] = []
    while not match.table.over:
        question = match.table.questions[0]
        if stop is not None and stop(match.table, question, len(told)):
            break
        told.append([])
        answer = match.game.rollout(match.table, question, chance)
        match.answer_to(question, answer, told[-1].append)
    assert stop is None or not match.table.over, "the game was over before it was stopped"
    if broken_off:
        match.end("aborted", by=0, consent=range(1, seats))
    await room.journal.write(over(row, match) if match.over else row, told)
    await room.house.close()
    return Staged(row.id, tokens)


async def _begin(
    file: Path,
    game: str,
    names: Sequence[str],
    computers: Sequence[str],
    options: Mapping[str, Any],
    key: bytes,
) -> tuple[Room, list[str]]:
    """Open a table with these people and computers; nobody moves by themselves."""
    store = SqliteStore(file)
    tokens = [new_token() for _ in names]
    guests = [
        await store.new_guest(hashed(token), name)
        for token, name in zip(tokens, names, strict=True)
    ]
    row = TableRow(
        id=secrets.token_urlsafe(9),
        game=game,
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
    room = Room(House(store), row)
    room.computers.stop()
    await room.do(lambda: room.start(None, key))
    return room, tokens
