"""How long a connection may dawdle: the protocols of the web server, with a clock.

Uvicorn waits for ever for the end of a request, and for a connection to read what was written.
Both cost memory and a file each, so both end after some seconds.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from tafelrunde.server.limits import Limits

#: The largest message of a browser is smaller; the server says so itself below this size.
MAX_FRAME = 16_384
#: Bytes that fit into two packets, which travel together: compressed, such a message would not be
#: there any sooner, and to compress it takes longer than to make it.
PACKETS = 2800
#: A frame that is a whole text: its length follows, in two bytes after the mark for them.
TEXT = b"\x81"
TWO_BYTES = b"\x81\x7e"
ONE_BYTE = 126
PING = b"\x89\x00"
#: Where the application finds what writes to its socket.
WRITE = "tafelrunde.write"
#: Seconds within which a connection has to read a little more of what waits for it.
PROGRESS = 5.0


def config(app: Any, limits: Limits, **more: Any) -> uvicorn.Config:
    """Give the settings of the web server."""

    class Http(PatientHttp):
        seconds = limits.request_seconds

    return uvicorn.Config(
        app,
        http=Http,
        ws=PatientSocket,
        log_level="warning",
        access_log=False,
        ws_max_size=MAX_FRAME,
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.pong_seconds,
        timeout_graceful_shutdown=3,
        **more,
    )


class Watch:
    """Waits while the other side of a connection reads on; then lets go of it."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        """Begin to look."""
        self._loop = loop
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None
        self._look()

    def _look(self, before: float = float("inf")) -> None:
        left = self._transport.get_write_buffer_size()
        if 0 < left < before:
            self._timer = self._loop.call_later(PROGRESS, self._look, left)
        elif left:
            self._transport.abort()

    def end(self) -> None:
        """Look no more."""
        if self._timer is not None:
            self._timer.cancel()


class PatientHttp(H11Protocol):
    """Closes a connection that does not send a whole request in time, or never reads its answer."""

    seconds: float = 10.0
    _upgraded = False
    _watch: Watch | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a first request."""
        super().connection_made(transport)
        self._deadline = self.loop.call_later(self.seconds, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._deadline.cancel()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Stop the clock when a request is whole; a new one sets it again."""
        super().handle_events()
        if self._upgraded or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._deadline.cancel()
        elif self._deadline.cancelled():
            self._deadline = self.loop.call_later(self.seconds, self.transport.abort)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on another protocol minds the connection."""
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """Begin to watch whether the other side reads its answers at all."""
        super().pause_writing()
        self._watch = Watch(self.loop, self.transport)

    def resume_writing(self) -> None:
        """It does."""
        super().resume_writing()
        if self._watch is not None:
            self._watch.end()

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection that has nothing more to ask."""
        super().timeout_keep_alive_handler()
        Watch(self.loop, self.transport)


class PatientSocket(WebSocketsSansIOProtocol):
    """Lets go of a websocket whose other side is dead, or never reads what is sent to it."""

    _heard = 0.0
    _watch: Watch | None = None
    _served = False

    def handle_connect(self, event: Request) -> None:
        """Let the application write to the socket itself: a message a tab is most of its work."""
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["extensions"][WRITE] = {WRITE: self.write_now}

    def write_now(self, text: str) -> bool:
        """Send a message at once; False while others still wait, or when the line is gone."""
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        if self.conn.state is not State.OPEN:
            return False
        data = text.encode()
        size = len(data)
        if size > PACKETS:
            frame = Frame(Opcode.TEXT, data).serialize(mask=False, extensions=self.conn.extensions)
        elif size < ONE_BYTE:
            frame = TEXT + size.to_bytes() + data
        else:
            frame = TWO_BYTES + size.to_bytes(2) + data
        self.transport.write(frame)
        return True

    def data_received(self, data: bytes) -> None:
        """Take whatever comes for a sign of life."""
        self._heard = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Ask for a sign of life, unless there was one just now."""
        assert self.ping_interval is not None
        assert self.ping_timeout is not None
        now = self.loop.time()
        rest = self._heard + self.ping_interval - now
        if rest > 0:
            self.ping_timer = self.loop.call_later(rest, self.send_keepalive_ping)
        elif not self.close_sent and not self.transport.is_closing():
            # Whichever answer comes is one: thousands of tabs are asked, so nothing is counted.
            self.ping_sent_at = now
            self.transport.write(PING)
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)

    def keepalive_timeout(self) -> None:
        """Let go of a tab that gave no sign of life, unless the server did not listen."""
        # The loop's clock counts milliseconds, and an answer may take less than one.
        if self.read_paused or self._heard >= self.ping_sent_at:
            self.send_keepalive_ping()
        else:
            # Not closed: what waits for a dead line would be waited for.
            self.transport.abort()

    def pause_writing(self) -> None:
        """Begin to watch whether the other side reads at all."""
        super().pause_writing()
        self._watch = Watch(self.loop, self.transport)

    def resume_writing(self) -> None:
        """It does."""
        super().resume_writing()
        if self._watch is not None:
            self._watch.end()

    async def run_asgi(self) -> None:
        """Serve the socket; afterwards it may read the rest."""
        try:
            await super().run_asgi()
        finally:
            Watch(self.loop, self.transport)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Nothing more is said on this line."""
        super().on_task_complete(task)
        self._served = True
        self._let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side has hung up."""
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """Leave nothing behind that waits for the garbage collector: it comes seldom."""
        if self._served and self.disconnected:
            del self.transport, self.scope, self.conn
