"""Connections that begin something and do not end it."""

from __future__ import annotations

import socket
from time import monotonic, sleep
from types import TracebackType
from typing import Self

from tafelrunde.server.guests import COOKIE
from tests.server.wire import Visitor

SOCKET = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
UNFINISHED = {
    "nothing at all": b"",
    "half a line": b"GET / HT",
    "no end of the headers": b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-A: ",
    "no body": b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n",
    "half a body": b'PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{"name"',
    "half a chunk": b"PUT /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n{",
    "half a handshake": SOCKET.format(table="x").encode(),
}


def handshake(visitor: Visitor, table: str) -> bytes:
    """Give the whole beginning of a socket."""
    return f"{SOCKET.format(table=table)}Cookie: {COOKIE}={visitor.token}\r\n\r\n".encode()


class Dawdler:
    """A connection that has sent something, and reads only when told."""

    def __init__(self, address: str, begun: bytes, buffer: int | None = None) -> None:
        host, port = address.removeprefix("http://").split(":")
        self._socket = socket.socket()
        if buffer is not None:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self._socket.settimeout(20)
        self._socket.connect((host, int(port)))
        self._begun = monotonic()
        self.send(begun)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def send(self, data: bytes) -> None:
        """Send a little more."""
        self._begun = monotonic()
        self._socket.sendall(data)

    def read(self, most: int = 100_000) -> bytes:
        """Read what is there."""
        return self._socket.recv(most)

    def closed_after(self, atmost: float) -> float:
        """Wait until the server hangs up, and give the seconds since something was sent."""
        self._socket.settimeout(max(0.01, atmost))
        try:
            while self._socket.recv(100_000):
                pass
        except ConnectionError:
            pass
        except TimeoutError:
            raise AssertionError(f"still open after {atmost} s") from None
        return monotonic() - self._begun

    def drip(self, drop: bytes, every: float, atmost: float) -> float:
        """Send drop after drop until the server hangs up, and give the seconds that took."""
        begun = monotonic()
        while monotonic() - begun < atmost:
            try:
                self.send(drop)
            except ConnectionError:
                return monotonic() - begun
            sleep(every)
        raise AssertionError(f"still open after {atmost} s")

    def close(self) -> None:
        """Hang up."""
        self._socket.close()
