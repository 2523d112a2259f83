"""How long a connection may dawdle: the protocols of the web server, with a clock.

Uvicorn waits for ever for the end of a request, and for a closed connection to read what was still
written to it. Both cost memory and a file each, so both end after some seconds.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tafelrunde.server.limits import Limits

#: The largest message of a browser is smaller; the server says so itself below this size.
MAX_FRAME = 16_384
#: Seconds within which a connection that was closed has to read a little more of the rest.
FAREWELL = 5.0


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
        timeout_graceful_shutdown=3,
        **more,
    )


class PatientHttp(H11Protocol):
    """Closes a connection that does not send a whole request in time, or never reads its answer."""

    seconds: float = 10.0
    _upgraded = False

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

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection that has nothing more to ask."""
        super().timeout_keep_alive_handler()
        see_off(self.loop, self.transport)


class PatientSocket(WebSocketsSansIOProtocol):
    """Lets go of a closed websocket whose other side never reads its farewell."""

    async def run_asgi(self) -> None:
        """Serve the socket; afterwards it may read the rest."""
        try:
            await super().run_asgi()
        finally:
            see_off(self.loop, self.transport)


def see_off(
    loop: asyncio.AbstractEventLoop, transport: asyncio.Transport, unread: float = float("inf")
) -> None:
    """Wait while the other side of a closed connection reads on; then let go of it."""
    left = transport.get_write_buffer_size()
    if 0 < left < unread:
        loop.call_later(FAREWELL, see_off, loop, transport, left)
    elif left:
        transport.abort()
