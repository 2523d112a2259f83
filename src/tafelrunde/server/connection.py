"""One browser tab at one table: a bounded outbox and a bounded appetite."""

from __future__ import annotations

import asyncio
from time import monotonic

import msgspec

from tafelrunde.server.protocol import FromServer
from tafelrunde.server.store import GuestRow

#: Messages, and characters of them, that wait for a tab; one message alone may be longer.
OUTBOX = 512
OUTBOX_SIZE = 1_000_000
#: Messages a second a tab may send on average, and at once.
RATE = 40.0
BURST = 240.0

_encode = msgspec.json.Encoder().encode


def encoded(message: FromServer) -> str:
    """Give a message as it travels."""
    return _encode(message).decode()


class Connection:
    """Messages wait here until the socket takes them; who does not read is let go."""

    def __init__(self, guest: GuestRow) -> None:
        """Start with an empty outbox."""
        self.guest = guest
        #: Set once this tab knows where the table stands; before, news would be told twice.
        self.following = False
        self.closed = False
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._size = 0
        self._allowance = BURST
        self._heard = monotonic()

    def send(self, message: FromServer) -> None:
        """Queue a message for this tab alone."""
        self.put(encoded(message))

    def put(self, text: str) -> None:
        """Queue an encoded message; a full outbox ends the connection, a browser comes back."""
        if self.closed:
            return
        full = self._size > 0 and self._size + len(text) > OUTBOX_SIZE
        if full or self.outbox.qsize() >= OUTBOX:
            # All of it goes: a gap in the middle would never be asked for again.
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.close()
            return
        self._size += len(text)
        self.outbox.put_nowait(text)

    async def next(self) -> str | None:
        """Wait for the next message to send; None ends the connection."""
        text = await self.outbox.get()
        self._size -= len(text or "")
        return text

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
