"""Connections that dawdle: closed in seconds, while whoever is only slow is served."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from tafelrunde.server import patience
from tafelrunde.server.limits import Limits
from tafelrunde.server.protocol import Ping, Pong, Talk, Talked
from tafelrunde.server.room import Room
from tests.server.dawdling import UNFINISHED, Dawdler, handshake
from tests.server.running import Running
from tests.server.thoughts import eventually

SECONDS = 1


def frame(text: bytes) -> bytes:
    """Give a message as a tab sends it, with a mask of zeros."""
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + text


PING = frame(b'{"type":"ping"}')


@pytest.fixture
def server(store_file: Path) -> Iterator[Running]:
    """Run an impatient server."""
    with Running(store_file, limits=Limits(request_seconds=SECONDS)) as running:
        yield running


@pytest.mark.parametrize("begun", UNFINISHED.values(), ids=UNFINISHED)
def test_a_request_that_never_ends_is_closed(server: Running, begun: bytes) -> None:
    with Dawdler(server.address, begun) as dawdler:
        assert SECONDS * 0.5 < dawdler.closed_after(SECONDS * 5) < SECONDS * 3


def test_a_request_that_comes_byte_by_byte_is_closed_all_the_same(server: Running) -> None:
    with Dawdler(server.address, b"GET / HTTP/1.1\r\n") as dawdler:
        assert dawdler.drip(b"x", every=0.1, atmost=SECONDS * 5) < SECONDS * 3


def test_dawdling_after_a_whole_request_ends_too(server: Running) -> None:
    whole = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
    with Dawdler(server.address, whole) as dawdler:
        assert b" 200 " in dawdler.read()
        dawdler.send(b"GET /api/games HTT")
        assert dawdler.closed_after(SECONDS * 5) < SECONDS * 3


def test_who_is_slow_but_comes_to_an_end_is_served(server: Running) -> None:
    with Dawdler(server.address, b"PUT /api/me HTTP/1.1\r\nHost: x\r\n") as dawdler:
        sleep(SECONDS * 0.4)
        dawdler.send(b"content-type: application/json\r\ncontent-length: 2\r\n\r\n")
        sleep(SECONDS * 0.2)
        dawdler.send(b"{}")
        assert b" 401 " in dawdler.read()


def test_a_socket_stays_open_without_a_word(server: Running) -> None:
    """Only requests have a clock; somebody who thinks about a move says nothing for long."""
    with server.visitor("Arya") as arya:
        tab = arya.tab(arya.open(2).id)
        sleep(SECONDS * 2.5)
        assert tab.resume(0).entry == 0


def test_an_answer_that_takes_its_time_is_not_cut_off(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = server.house.listed

    async def slowly(*arguments: object) -> object:
        await asyncio.sleep(SECONDS * 2.5)
        return await listed(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(server.house, "listed", slowly)
    with server.visitor("Arya") as arya:
        assert arya.listed() == []


def test_many_who_dawdle_leave_nothing_behind(server: Running) -> None:
    with server.visitor("Arya") as arya:
        dawdlers = [Dawdler(server.address, begun) for begun in UNFINISHED.values()]
        begun = monotonic()
        assert arya.listed() == []
        assert monotonic() - begun < SECONDS * len(dawdlers) / 2, "she waited for all of them"
        for dawdler in dawdlers:
            dawdler.closed_after(SECONDS * 5)
            dawdler.close()
        deadline = monotonic() + 5
        while len(server.server_state.connections) > 1 and monotonic() < deadline:
            sleep(0.05)
        assert len(server.server_state.connections) <= 1


def sockets(server: Running) -> list[patience.PatientSocket]:
    """List the websockets the server holds."""
    known = list(server.server_state.connections)
    return [one for one in known if isinstance(one, patience.PatientSocket)]


def test_a_tab_that_gives_no_sign_of_life_is_let_go(store_file: Path) -> None:
    limits = Limits(ping_seconds=1, pong_seconds=1)
    with Running(store_file, limits=limits) as server, server.visitor("Arya") as arya:
        table = arya.open(2).id
        with Dawdler(server.address, handshake(arya, table)) as dead:
            assert b" 101 " in dead.read(200)
            assert arya.look(table).places[0].present
            assert 1.5 < dead.closed_after(8) < 4
            assert eventually(lambda: not arya.look(table).places[0].present, 2)


def test_whoever_answers_a_ping_or_says_anything_stays(store_file: Path) -> None:
    limits = Limits(ping_seconds=1, pong_seconds=1)
    with Running(store_file, limits=limits) as server, server.visitor("Arya") as arya:
        table = arya.open(2).id
        # The library that plays the browser answers pings by itself, as browsers do.
        quiet = arya.tab(table)
        with Dawdler(server.address, handshake(arya, table)) as talkative:
            for _ in range(18):
                talkative.send(PING)
                sleep(0.25)
            assert sockets(server)[1:], "it never answered a ping, but spoke"
        assert quiet.resume(0).entry == 0


def test_a_tab_is_not_let_go_because_the_server_did_not_listen(
    store_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = Limits(ping_seconds=1, pong_seconds=1)
    with Running(store_file, limits=limits) as server, server.visitor("Arya") as arya:
        tab = arya.tab(arya.open(2).id)
        talk = Room.talk

        async def slowly(self: Room, *arguments: Any) -> None:
            await asyncio.sleep(3.5)
            await talk(self, *arguments)

        monkeypatch.setattr(Room, "talk", slowly)
        tab.send(Talk("A long winter"))
        # Not read meanwhile, not even the answers to pings.
        tab.send(Ping())
        assert tab.until(Talked).text == "A long winter"
        assert tab.until(Pong)


def test_an_open_socket_that_never_reads_is_let_go(
    store_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "PROGRESS", 0.3)
    with Running(store_file) as server, server.visitor("Arya") as arya:
        table = arya.open(2).id
        with Dawdler(server.address, handshake(arya, table), buffer=4096) as dawdler:
            assert b" 101 " in dawdler.read(200)
            # Everybody who asks is told what was said lately.
            dawdler.send(frame(b'{"type":"talk","text":"%s"}' % (b"x" * 500)) * 50)
            deadline = monotonic() + 20
            while sockets(server) and monotonic() < deadline:
                with suppress(ConnectionError):
                    dawdler.send(frame(b'{"type":"resume"}') * 20)
                sleep(0.05)
            assert not sockets(server), "it speaks, but does not read"
            assert eventually(lambda: not arya.look(table).places[0].present)


def test_who_asks_on_and_on_and_never_reads_is_let_go(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "PROGRESS", 0.3)
    request = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    with Dawdler(server.address, request * 200, buffer=4096):
        assert eventually(lambda: len(server.server_state.connections) == 1)
        assert eventually(lambda: not server.server_state.connections)


def test_a_closed_socket_that_never_reads_is_let_go(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "PROGRESS", 0.3)
    with server.visitor("Arya") as arya:
        begun = handshake(arya, arya.open(2).id)
        with Dawdler(server.address, begun, buffer=4096) as dawdler:
            assert b" 101 " in dawdler.read(200)
            (held,) = sockets(server)

            async def fill_and_close(_: object) -> None:
                held.transport.write(bytes(8_000_000))
                held.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})

            server.inside(fill_and_close)
            deadline = monotonic() + 10
            while sockets(server) and monotonic() < deadline:
                sleep(0.05)
            assert not sockets(server)


def test_a_tab_that_has_left_waits_for_no_garbage_collector(store_file: Path) -> None:
    with Running(store_file) as server, server.visitor("Arya") as arya:
        table = arya.open(2).id
        tab = arya.tab(table)
        tab.resume(0)
        (known,) = map(weakref.ref, sockets(server))
        gc.collect()
        gc.disable()
        try:
            tab.close()
            assert eventually(lambda: known() is None, 5)
        finally:
            gc.enable()
