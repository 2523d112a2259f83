"""One browser tab at one table: a bounded outbox and a bounded appetite."""

from __future__ import annotations

import asyncio
from time import monotonic

import msgspec

from tafelrunde.server.protocol import FromServer
from tafelrunde.server.store import GuestRow

OUTBOX = 512
#: Messages a second a tab may send on average, and at once.
RATE = 40.0
BURST = 240.0

_encode = msgspec.json.Encoder().encode


class Connection:
    """Messages wait here until the socket takes them; who does not read is let go."""

    def __init__(self, guest: GuestRow) -> None:
        """Start with an empty outbox."""
        self.guest = guest
        #: Set once this tab knows where the table stands; before, news would be told twice.
        self.following = False
        self.closed = False
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._allowance = BURST
        self._heard = monotonic()

    def send(self, message: FromServer) -> None:
        """Queue a message; a full outbox ends the connection, the browser will come back."""
        if self.closed:
            return
        if self.outbox.qsize() >= OUTBOX:
            # All of it goes: a gap in the middle would never be asked for again.
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.close()
            return
        self.outbox.put_nowait(_encode(message))

    def close(self) -> None:
        """End the connection after what is queued."""
        if not self.closed:
            self.closed = True
            self.outbox.put_nowait(None)

    def too_fast(self) -> bool:
        """Count one message that came in; tells when they come too fast."""
        now = monotonic()
        self._allowance = min(BURST, self._allowance + (now - self._heard) * RATE)
        self._heard = now
        self._allowance -= 1
        return self._allowance < 0
