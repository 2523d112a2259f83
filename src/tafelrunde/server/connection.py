"""One browser tab at one table, with a bounded outbox."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from sys import getsizeof

import msgspec

from tafelrunde.server.limits import Limits
from tafelrunde.server.protocol import FromServer, Gone
from tafelrunde.server.store import GuestRow

_encode = msgspec.json.Encoder().encode


def encoded(message: FromServer) -> str:
    """Give a message as it travels."""
    return _encode(message).decode()


def never(_: str) -> bool:
    """Write nothing at once: everything goes through the outbox."""
    return False


class Connection:
    """Messages wait here until the socket takes them; who does not read is let go."""

    def __init__(
        self,
        guest: GuestRow,
        unread_bytes: int = Limits().unread_bytes,
        write: Callable[[str], bool] = never,
    ) -> None:
        """Start with an empty outbox; so much of it may wait, or one longer message alone.

        While nothing waits, messages need no outbox if the socket can `write` them at once.
        """
        self.guest = guest
        self._write = write
        #: Set once this tab knows where the table stands; before, news would be told twice.
        self.following = False
        self.closed = False
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._unread = 0
        self._most = unread_bytes

    def send(self, message: FromServer) -> None:
        """Queue a message for this tab alone."""
        self.put(encoded(message))

    def put(self, text: str) -> None:
        """Queue an encoded message; a full outbox ends the connection, a browser comes back."""
        if self.closed or (not self._unread and self._write(text)):
            return
        size = getsizeof(text)
        if self._unread and self._unread + size > self._most:
            # All of it goes: a gap in the middle would never be asked for again.
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.outbox.put_nowait(encoded(Gone("too_slow")))
            self.close()
            return
        self._unread += size
        self.outbox.put_nowait(text)

    async def next(self) -> str | None:
        """Wait for the next message to send; None ends the connection."""
        return await self.outbox.get()

    def sent(self, text: str) -> None:
        """Have the socket taken a message that `next` gave."""
        self._unread -= getsizeof(text)

    def close(self) -> None:
        """End the connection after what is queued."""
        if not self.closed:
            self.closed = True
            self.outbox.put_nowait(None)
