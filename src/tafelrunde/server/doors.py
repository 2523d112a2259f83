"""What every guest has lately asked of a server: counted by guest, never by socket."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Hashable
from math import ceil
from time import monotonic
from weakref import WeakValueDictionary

from tafelrunde.server.limits import Limits
from tafelrunde.table import BadSetup

#: Seconds a guest waits after one password too many, doubled by each further one, and at most.
FIRST_WAIT = 2.0
LONGEST_WAIT = 900.0
#: People behind one address share its tries: a household, a class, a proxy.
ADDRESS_TRIES = 10


class TooMuch(BadSetup):
    """A limit is met; says which one and, where waiting helps, for how many seconds."""


class Bucket:
    """An allowance that is used up by the piece and grows back with time."""

    __slots__ = ("_left", "_since", "most", "rate")

    def __init__(self, most: float, seconds: float) -> None:
        """Allow so many at once, and as many again over so many seconds."""
        self.most = most
        self.rate = most / seconds
        self._left = most
        self._since = monotonic()

    def take(self) -> float:
        """Use one up; gives the seconds until there is one, 0 when there was."""
        now = monotonic()
        self._left = min(self.most, self._left + (now - self._since) * self.rate)
        self._since = now
        if self._left < 1:
            return (1 - self._left) / self.rate
        self._left -= 1
        return 0.0

    @property
    def full(self) -> bool:
        """Whether it has grown back entirely, so that it need not be remembered."""
        return self._left + (monotonic() - self._since) * self.rate >= self.most


class Tries:
    """Wrong passwords of one guest or address: beyond some, each costs a longer wait."""

    __slots__ = ("_again", "_free", "_wrong")

    def __init__(self, free: int) -> None:
        """Let the first few go."""
        self._free = free
        self._wrong = 0
        self._again = 0.0

    @property
    def wait(self) -> float:
        """Seconds until the next try."""
        return max(0.0, self._again - monotonic())

    def failed(self) -> None:
        """Count a wrong password."""
        self._wrong += 1
        beyond = self._wrong - self._free
        wait = 0.0 if beyond < 0 else min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(beyond, 30))
        self._again = monotonic() + wait

    @property
    def full(self) -> bool:
        """Whether they are old enough to be forgotten."""
        return monotonic() - self._again > LONGEST_WAIT


class Doors:
    """Counts what every guest does at this server."""

    def __init__(self, limits: Limits) -> None:
        """Begin with everybody's full allowance."""
        self.limits = limits
        self._sockets: Counter[int] = Counter()
        self._hinting: set[int] = set()
        self._buckets: dict[Hashable, Bucket] = {}
        self._tries: dict[Hashable, Tries] = {}
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def turn(self, guest: int) -> asyncio.Lock:
        """Give what lets a guest do one thing after the other, where counting alone is too late."""
        return self._turns.setdefault(guest, asyncio.Lock())

    def newcomer(self, address: str) -> None:
        """Count a new guest from an address."""
        self._take("guests", "too-many-guests", address, self.limits.guests, 3600)

    def request(self, guest: int) -> None:
        """Count a request that changes something."""
        self._take("requests", "too-many-requests", guest, self.limits.requests, 60)

    def replay(self, who: int | str) -> None:
        """Count a look back at a whole game, by a guest or by an address without one."""
        self._take("replays", "too-many-replays", who, self.limits.replays, 60)

    def talk(self, guest: int) -> None:
        """Count a line of talk."""
        self._take("text", "too-much-talk", guest, self.limits.talk, 60)

    def hint(self, guest: int) -> None:
        """Count a hint; a guest waits for one before asking for the next, at whatever table."""
        if guest in self._hinting:
            raise TooMuch("question", "one-hint", "one hint at a time")
        self._take("question", "too-many-hints", guest, self.limits.hints, 60)
        self._hinting.add(guest)

    def hinted(self, guest: int) -> None:
        """A hint was given, or will not be."""
        self._hinting.discard(guest)

    def message(self, guest: int) -> bool:
        """Count a message on any tab of a guest; False when they come too fast."""
        most = self.limits.messages_at_once
        return not self._wait("message", guest, most, most / self.limits.messages)

    def come_in(self, guest: int) -> bool:
        """Count a tab that opens; False when a guest has too many already."""
        if self._sockets[guest] >= self.limits.sockets:
            return False
        self._sockets[guest] += 1
        return True

    def go_out(self, guest: int) -> None:
        """Count a tab that closes."""
        self._sockets[guest] -= 1
        if not self._sockets[guest]:
            del self._sockets[guest]

    def may_try(self, guest: int, address: str) -> None:
        """Refuse a password before it is looked at, while one has to wait."""
        wait = max(tries.wait for tries in self._tries_of(guest, address))
        if wait:
            raise _refused("password", "too-many-tries", "too many wrong passwords", wait)

    def wrong_password(self, guest: int, address: str) -> None:
        """Count a wrong password."""
        for tries in self._tries_of(guest, address):
            tries.failed()

    def sweep(self) -> None:
        """Forget whoever has done nothing for a while."""
        self._buckets = {who: one for who, one in self._buckets.items() if not one.full}
        self._tries = {who: one for who, one in self._tries.items() if not one.full}

    def _tries_of(self, guest: int, address: str) -> tuple[Tries, Tries]:
        free = self.limits.passwords
        return (
            self._tries.setdefault(("guest", guest), Tries(free)),
            self._tries.setdefault(("address", address), Tries(free * ADDRESS_TRIES)),
        )

    def _wait(self, what: str, who: Hashable, most: float, seconds: float) -> float:
        bucket = self._buckets.get((what, who))
        if bucket is None:
            bucket = self._buckets[what, who] = Bucket(most, seconds)
        return bucket.take()

    def _take(self, field: str, key: str, who: Hashable, most: float, seconds: float) -> None:
        wait = self._wait(key, who, most, seconds)
        if wait:
            raise _refused(field, key, f"{most} are enough for now", wait)


def _refused(field: str, key: str, reason: str, wait: float) -> TooMuch:
    seconds = ceil(wait)
    return TooMuch(field, key, f"{reason}; wait {seconds} s", seconds=seconds)
