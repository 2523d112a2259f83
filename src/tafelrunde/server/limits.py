"""What one guest may ask of a server, and how that is counted: by guest, never by socket.

Every limit is a setting: `tafelrunde serve --limit talk=60`, or TAFELRUNDE_TALK=60 in the
environment. docs/security.md lists them.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from time import monotonic
from typing import Any

import msgspec

from tafelrunde.table import BadSetup

#: Seconds a guest waits after one password too many, doubled by each further one, and at most.
FIRST_WAIT = 2.0
LONGEST_WAIT = 900.0
#: People behind one address share its tries: a household, a class, a proxy.
ADDRESS_TRIES = 10
PREFIX = "TAFELRUNDE_"


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Every limit by its name, with its default."""

    #: New guests an hour from one address.
    guests: int = 200
    #: Requests a minute of one guest that change something.
    requests: int = 240
    #: Tabs one guest has open at tables.
    sockets: int = 40
    #: Messages a second of one guest on average, and at once.
    messages: int = 40
    messages_at_once: int = 240
    #: Lines of talk a minute of one guest.
    talk: int = 30
    #: Hints a minute of one guest.
    hints: int = 20
    #: Tables at which one guest waits for a game to begin.
    open_tables: int = 8
    #: Running tables of one guest at which something happened within a week.
    running_tables: int = 60
    #: Wrong passwords of one guest before each further one costs a longer wait.
    passwords: int = 5
    #: Tables in the public list.
    listed: int = 100
    #: Bytes that wait for a tab which does not read them.
    unread_bytes: int = 2_000_000
    #: Seconds a connection has for sending a whole request.
    request_seconds: int = 10
    #: Days after which the list leaves out unfinished tables whose people never came back.
    unfinished_days: int = 60


class TooMuch(BadSetup):
    """A limit is met; says which one and, where waiting helps, for how many seconds."""


def limits_from(given: Iterable[str] = (), environment: Mapping[str, str] | None = None) -> Limits:
    """Read limits from `name=number` and from the environment; the former win."""
    surroundings = os.environ if environment is None else environment
    wished = {
        name: surroundings[PREFIX + name.upper()]
        for name in Limits.__struct_fields__
        if PREFIX + name.upper() in surroundings
    }
    for wish in given:
        name, _, number = wish.partition("=")
        wished[name.strip().replace("-", "_")] = number
    numbers: dict[str, Any] = {}
    for name, number in wished.items():
        if name not in Limits.__struct_fields__:
            known = ", ".join(Limits.__struct_fields__)
            raise BadSetup("limit", "unknown-limit", f"{name[:60]!r} is not one of {known}")
        if not (number.isascii() and number.strip().isdigit() and 0 < int(number) < 10**12):
            raise BadSetup("limit", "bad-limit", f"{name} is a number from 1, not {number[:60]!r}")
        numbers[name] = int(number)
    return Limits(**numbers)


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

    def newcomer(self, address: str) -> None:
        """Count a new guest from an address."""
        self._take("guests", "too-many-guests", address, self.limits.guests, 3600)

    def request(self, guest: int) -> None:
        """Count a request that changes something."""
        self._take("requests", "too-many-requests", guest, self.limits.requests, 60)

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
    seconds = max(1, round(wait + 0.5))
    return TooMuch(field, key, f"{reason}; wait {seconds} s", seconds=seconds)
