"""Attacks on a server in a process of its own, and what an ordinary table noticed of them."""

from __future__ import annotations

import multiprocessing
import sqlite3
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from unittest.mock import patch

from tafelrunde.games.registry import find
from tafelrunde.server.protocol import StandIn, Talk, Talked, Update
from tafelrunde.server.replays import PAGE
from tests.server.bystander import WITHIN, watched
from tests.server.company import Company
from tests.server.dawdling import UNFINISHED, Dawdler, handshake
from tests.server.shelf import shelve
from tests.server.wire import Declined, Visitor

#: Tabs of one guest of a crowd; a server lets nobody have many more.
TABS = 18
#: Games of a stream that run at once.
AT_ONCE = 5
#: More answers than a game has.
LONG = 10_000

Tell = Callable[[int], None]


def nobody(done: int) -> None:
    """Tell nobody how far an attack is."""


def crowd(store: Path, tabs: int, tell: Tell = nobody) -> dict[str, int]:
    """Let so many tabs look at one table and all leave at once."""
    with watched(store, "ping_seconds=600") as (server, bystander, opened):
        arya = opened.enter_context(Visitor(server.address, "Arya"))
        table = arya.open(2, computers=("easy",), start=True).id
        lookers: list[Dawdler] = []
        with bystander.attacked():
            while len(lookers) < tabs:
                guest = opened.enter_context(Visitor(server.address))
                begun = handshake(guest, table)
                for _ in range(min(TABS, tabs - len(lookers))):
                    lookers.append(opened.enter_context(Dawdler(server.address, begun)))
                    assert b" 101 " in lookers[-1].read()
                tell(len(lookers))
            assert arya.look(table).watching == tabs
            bystander.waits.clear()
            begun_at = monotonic()
            for looker in lookers:
                looker.close()
            while (left := arya.look(table).watching) and monotonic() < begun_at + WITHIN:
                sleep(0.05)
            assert left == 0
            gone = monotonic() - begun_at
    return {**bystander.figures(), "ms until the last tab was gone": round(gone * 1000)}


def glut(store: Path, messages: int, tell: Tell = nobody) -> dict[str, int]:
    """Ask for everything so often and never read the answers."""
    limits = ("talk=100000", "unread_bytes=1000000", "messages=100000", "messages_at_once=100000")
    with watched(store, *limits) as (server, bystander, opened):
        company = Company.gather(
            lambda name: opened.enter_context(Visitor(server.address, name)), 3
        )
        for number in range(200):
            # Everybody who comes is told what was said lately: a hundred thousand letters here.
            tab = company.tabs[number % 3]
            tab.send(Talk(f"{number:x<500}"))
            tab.until(Talked)
        begun = handshake(company.visitors[0], company.id)
        with bystander.attacked():
            greedy = opened.enter_context(Dawdler(server.address, begun, buffer=4096))
            assert b" 101 " in greedy.read(200)
            text = b'{"type":"resume"}'
            frame = bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
            with suppress(ConnectionError, TimeoutError):
                for number in range(messages):
                    greedy.send(frame)
                    tell(number + 1)
        assert company.visitors[0].look(company.id).status == "running"
    return bystander.figures()


def dawdle(store: Path, connections: int, tell: Tell = nobody) -> dict[str, int]:
    """Let so many connections begin a request and not end it."""
    seconds = 3
    with watched(store, f"request_seconds={seconds}") as (server, bystander, opened):
        begun = list(UNFINISHED.values())
        with bystander.attacked():
            before = server.files
            dawdlers = [
                opened.enter_context(Dawdler(server.address, begun[number % len(begun)]))
                for number in range(connections)
            ]
            longest = 0.0
            for number, dawdler in enumerate(dawdlers):
                longest = max(longest, dawdler.closed_after(WITHIN))
                tell(number + 1)
            assert longest < seconds * 3, f"a connection dawdled for {longest:.1f} s"
            sleep(0.5)
            left = server.files - before
            assert left <= 2, f"{left} connections are still there"
    return {**bystander.figures(), "s until the last was closed": round(longest)}


def look_back(store: Path, rounds: int, tell: Tell = nobody) -> dict[str, int]:
    """Let four people ask for four long replays at once, from end to end, so often."""
    shelf = shelve(store, [("dominion", LONG)] * 5, people=6)
    lengths: list[int] = []
    # Not in this process: whoever measures must not wait for those who read.
    readers = ProcessPoolExecutor(4, multiprocessing.get_context("spawn"))
    with watched(store, "replays=1000000") as (server, bystander, _), readers:
        reading = [
            partial(_read_back, server.address, shelf.tokens[reader], reader) for reader in range(4)
        ]
        for future in [readers.submit(read, shelf.tables[0]) for read in reading]:
            future.result()
        with bystander.attacked():
            for number in range(rounds):
                # Everybody another one, and one more than a server keeps folded.
                tables = [shelf.tables[(number + reader) % 5] for reader in range(4)]
                began = [
                    readers.submit(read, table) for read, table in zip(reading, tables, strict=True)
                ]
                lengths += [future.result() for future in began]
                tell(number + 1)
    return {
        **bystander.figures(),
        "replays read": len(lengths),
        "answers of each, on average": sum(lengths) // len(lengths),
    }


def _read_back(address: str, token: str, seat: int, table: str) -> int:
    """Read a replay page by page, but do not look at it; gives its length."""
    with Visitor(address, token=token) as visitor:
        length = visitor.replay_page(table, seat, count=1).length
        for first in range(0, length, PAGE):
            page = f"/api/tables/{table}/replay?seat={seat}&first={first}&count={PAGE}"
            assert visitor.request("GET", page).status_code == 200
    return length


def stream(store: Path, games: int, tell: Tell = nobody) -> dict[str, int]:
    """Play so many games by computers, a few at a time, and look at the memory."""
    sizes: dict[int, int] = {}
    with watched(store, "running_tables=100000") as (server, bystander, opened):
        arya = opened.enter_context(Visitor(server.address, "Arya"))
        _games(arya, AT_ONCE)
        with bystander.attacked():
            sizes[0] = server.memory
            for number in range(AT_ONCE, games + AT_ONCE, AT_ONCE):
                _games(arya, AT_ONCE)
                tell(number)
                if number in (games // 2, games):
                    sleep(4)
                    sizes[number] = server.memory
    grown = {f"MB of memory after {number} games": size >> 20 for number, size in sizes.items()}
    return bystander.figures() | grown


def _games(visitor: Visitor, count: int) -> None:
    wish = {"computers": ("easy", "easy"), "pace": "instant", "start": True}
    tabs = [visitor.tab(visitor.open(3, **wish).id) for _ in range(count)]
    for tab in tabs:
        tab.send(StandIn(0))
    for tab in tabs:
        tab.until(Update, lambda update: update.sight.outcome is not None, timeout=WITHIN)
        tab.close()
    visitor.tabs.clear()


def damage(store: Path, tables: int, tell: Tell = nobody) -> dict[str, int]:
    """Harm every other of so many tables, in its row or in its log; the rest is played on."""
    shelf = shelve(store, [("westeros_intrigue", 6)] * tables)
    db = sqlite3.connect(store)
    for number, table in enumerate(shelf.tables[::2]):
        if number % 2:
            db.execute("UPDATE tables SET row = substr(row, 9) WHERE id = ?", (table,))
        else:
            db.execute("DELETE FROM log WHERE table_id = ? AND number = 2", (table,))
    db.commit()
    db.close()
    told = 0
    with watched(store) as (server, bystander, opened):
        arya = opened.enter_context(Visitor(server.address, token=shelf.tokens[0]))
        with bystander.attacked():
            for number, table in enumerate(shelf.tables):
                assert len(arya.listed()) >= tables // 2
                answer = arya.request("GET", f"/api/tables/{table}")
                if number % 2:
                    assert (answer.status_code, answer.json()["you"]) == (200, 0)
                else:
                    assert (answer.status_code, answer.json()["key"]) == (503, "damaged-table")
                    told += 1
                tell(number + 1)
    return {**bystander.figures(), "tables told to be damaged": told}


def grow_old(store: Path, tables: int, tell: Tell = nobody) -> dict[str, int]:
    """Start a newer server over so many games: one kind it still reads, another it does not."""
    games = ("westeros_intrigue", "dominion")
    with patch.object(type(find(games[0])), "version", 0):
        shelf = shelve(store, [(games[0], 6)] * (tables // 2))
    with patch.object(type(find(games[1])), "version", 0):
        others = shelve(store, [(games[1], 40)] * (tables // 2))
    prelude = (
        "from tafelrunde.games.registry import find; "
        f"type(find({games[0]!r})).reads = frozenset({{0}})"
    )
    with (
        watched(store, "sockets=100000", prelude=prelude) as (server, bystander, opened),
        bystander.attacked(),
    ):
        done = 0
        for old, look in ((shelf, _plays_on), (others, _is_stranded)):
            visitors = [
                opened.enter_context(Visitor(server.address, token=token)) for token in old.tokens
            ]
            for table in old.tables:
                look(Company(visitors, visitors[0].look(table)))
                done += 1
                tell(done)
    return {
        **bystander.figures(),
        "games that go on": len(shelf.tables),
        "games that say that they cannot": len(others.tables),
    }


def _plays_on(company: Company) -> None:
    company.tabs = [visitor.tab(company.id) for visitor in company.visitors]
    assert company.info.trouble is None
    assert [told.key for told in company.tabs[0].told].count("revised") == 1
    company.move()
    for tab in company.tabs:
        tab.close()


def _is_stranded(company: Company) -> None:
    trouble = company.info.trouble
    assert trouble is not None
    assert trouble.kind == "stranded"
    assert len(company.visitors[0].record(company.id)) == 42
    with suppress(Declined):
        company.visitors[0].replay(company.id, 0)
        raise AssertionError("a replay under other rules than those of its header")
