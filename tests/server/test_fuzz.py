"""Noise from every side: the server lives, positions change by legal answers only, nobody leaks."""

from __future__ import annotations

import contextlib
import os
import socket
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tafelrunde.server import journal, play
from tafelrunde.server.store import Batch
from tafelrunde.table import Chance, SearchChance
from tests.server.company import Company
from tests.server.fuzzing import fuzz
from tests.server.noise import JUNK
from tests.server.nursery import Life, Nursery
from tests.server.wire import Visitor

MESSAGES = 400


class Drawn(Chance):
    """Lets hypothesis choose, so that what fails is made small."""

    def __init__(self, data: st.DataObject) -> None:
        self._data = data

    def below(self, n: int) -> int:
        return self._data.draw(st.integers(0, n - 1))

    def order(self, n: int) -> list[int]:
        return self._data.draw(st.permutations(range(n)))


@given(st.data(), st.integers(2, 4))
def test_a_table_under_fire(data: st.DataObject, seats: int) -> None:
    fuzz(Drawn(data), seats, messages=25)


@pytest.mark.parametrize("seed", range(8))
def test_a_table_under_long_fire(seed: int) -> None:
    counts = fuzz(SearchChance(f"fire {seed}"), 2 + seed % 3, MESSAGES, rounds=1 + seed % 2)
    assert counts["messages"] == MESSAGES
    for kind in ("entries", "malformed", "not-open", "not-your-question", "too_large"):
        assert counts[kind], f"no {kind} in {counts}"


def test_an_answer_from_the_wrong_seat_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play.Play, "_own", lambda *_: None)
    with pytest.raises(AssertionError, match="no legal answer"):
        fuzz(SearchChance("wrong seat"), 3, 4 * MESSAGES)


def test_a_forgotten_line_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    save = journal.Journal._save

    async def sometimes(self: journal.Journal, batch: Batch) -> None:
        if not (batch.log and batch.log[0].number == 5):
            await save(self, batch)

    monkeypatch.setattr(journal.Journal, "_save", sometimes)
    with pytest.raises(AssertionError):
        fuzz(SearchChance("forget"), 2, MESSAGES)


# A real process under fire


class Fire:
    """Throws things at a server process, through sockets and beside them."""

    def __init__(self, life: Life, company: Company, chance: Chance) -> None:
        self._life = life
        self._company = company
        self._chance = chance

    def throw(self) -> None:
        """Do one rude thing."""
        rude = (self.text, self.binary, self.cut, self.garbage, self.half_a_frame, self.request)
        with contextlib.suppress(ConnectionClosed, OSError):
            rude[self._chance.below(len(rude))]()

    def _anybody(self) -> Visitor:
        visitors = self._company.visitors
        return visitors[self._chance.below(len(visitors))]

    def text(self) -> None:
        tab = self._anybody().tab(self._company.id, after=None)
        for _ in range(1 + self._chance.below(5)):
            junk = JUNK[self._chance.below(len(JUNK))].encode(errors="replace").decode()
            tab.send(junk)
        tab.close()

    def binary(self) -> None:
        tab = self._anybody().tab(self._company.id)
        tab.send(os.urandom(1 + self._chance.below(100)))
        tab.send("x" * (4000 + self._chance.below(20_000)))
        tab.close()

    def cut(self) -> None:
        tab = self._anybody().tab(self._company.id, after=None)
        tab.send('{"type":"resume"}')
        tab.cut()

    def _raw(self) -> socket.socket:
        host, _, port = self._life.address.removeprefix("http://").partition(":")
        return socket.create_connection((host, int(port)), timeout=5)

    def garbage(self) -> None:
        with self._raw() as raw:
            raw.sendall(os.urandom(200))

    def half_a_frame(self) -> None:
        with self._raw() as raw:
            token = self._anybody().token
            path = f"/api/tables/{self._company.id}/socket"
            raw.sendall(
                f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                f"Cookie: tafelrunde={token}\r\n\r\n".encode()
            )
            raw.recv(500)
            frames = (b"\x81\xfe", b"\x81\x05hello", b"\xf1\x80", b"\x01\x84abcd", b"\x89\xff")
            raw.sendall(frames[self._chance.below(len(frames))])

    def request(self) -> None:
        with self._raw() as raw:
            lines = (
                "GET /api/tables HTTP/9.9\r\n\r\n",
                "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{",
                "POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
                f"GET /{'x' * 70_000} HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /api/tables/%00%ff/replay?seat=x HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
                "PUT /api/me HTTP/1.1\r\nHost: x\r\nCookie: \xff=\xfe;;;=\r\n\r\n",
            )
            raw.sendall(lines[self._chance.below(len(lines))].encode("latin-1"))
            with contextlib.suppress(TimeoutError):
                raw.settimeout(0.05)
                raw.recv(500)


def test_a_process_under_fire(nursery: Nursery, tmp_path: Path) -> None:
    life = nursery.start(tmp_path / "s.sqlite", hasty=True)
    company = Company.gather(lambda name: Visitor(life.address, name), 3)
    fire = Fire(life, company, SearchChance("process"))
    for number in range(150):
        fire.throw()
        if number % 15 == 0:
            company.move()
    assert life.alive
    company.finish()
    assert company.visitors[0].record(company.id)
    for visitor in company.visitors:
        visitor.close()
    # The framework says so when a request is none; anything else would be a fault of ours.
    assert set(life.errors.splitlines()) <= {"WARNING:  Invalid HTTP request received."}
