"""Who is here: the tabs at a table, who is away, and what everybody may know of its places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from time import time

import msgspec

from tafelrunde.server import seating as lobby
from tafelrunde.server.connection import Connection
from tafelrunde.server.protocol import Place, TableInfo, Trouble
from tafelrunde.server.sharing import share_of
from tafelrunde.server.store import GuestRow, Seating, TableRow

#: Seconds after which the computer may stand in for somebody who left.
GRACE = 30.0


class Presence:
    """The tabs that have a table open, and since when the other guests are gone."""

    def __init__(self) -> None:
        """Begin with nobody; who never comes counts as away from now on."""
        self.connections: set[Connection] = set()
        #: How many tabs each guest has open.
        self._tabs: Counter[int] = Counter()
        self.idle_since = self._woken_at = time()
        self._left_at: dict[int, float] = {}

    def enter(self, connection: Connection) -> None:
        """Let somebody in."""
        self.connections.add(connection)
        self._tabs[connection.guest.id] += 1
        self._left_at.pop(connection.guest.id, None)

    def leave(self, connection: Connection) -> None:
        """Let somebody go."""
        self.connections.discard(connection)
        self._tabs[connection.guest.id] -= 1
        if not self._tabs[connection.guest.id]:
            del self._tabs[connection.guest.id]
        self.idle_since = time()

    def expect(self, guest: int) -> None:
        """Count a guest as away from now on, unless they come."""
        self._left_at.setdefault(guest, time())

    def present(self, guest: int | None) -> bool:
        """Whether a guest has the table open."""
        return guest in self._tabs

    def away(self, guest: int | None) -> bool:
        """Whether a guest has been away long enough for a stand-in."""
        if guest is None or self.present(guest):
            return False
        return time() - self._left_at.get(guest, self._woken_at) >= GRACE

    def until_away(self, guests: Iterable[int | None]) -> float | None:
        """Give the seconds until the next of these guests counts as away; None if nobody will."""
        gone = {guest for guest in guests if guest is not None and not self.present(guest)}
        now = time()
        left = [self._left_at.get(guest, self._woken_at) + GRACE - now for guest in gone]
        return min((seconds for seconds in left if seconds > 0), default=None)

    def watching(self, seated: Iterable[int | None]) -> int:
        """Count the tabs of guests who are not among the seated ones."""
        known = {guest for guest in seated if guest is not None}
        return len(self.connections) - sum(self._tabs[guest] for guest in known)


def table_info(
    row: TableRow,
    guest: GuestRow | None,
    presence: Presence | None,
    trouble: Trouble | None = None,
    patience: float = 0.0,
    draw: bool = False,
) -> TableInfo:
    """Describe a table for a guest; without its presence, as one where nobody is looking.

    `patience` is for how many seconds a game waits for its people, `draw` whether they may agree on
    one.
    """
    people = [seating.guest for seating in row.seatings if seating.guest is not None]
    here = presence is not None and any(map(presence.present, people))
    lonely = row.status == "running" and patience > 0 and not here
    own = None if guest is None else lobby.seat_of(row, guest.id)
    return TableInfo(
        id=row.id,
        game=row.game,
        status=row.status,
        places=_places(row, presence),
        options=row.options,
        private=row.private,
        locked=bool(row.password),
        spectators=row.spectators,
        # Before the game it is an agreement, and told as it is.
        hints=row.hints or (row.status != "lobby" and len(people) < 2),
        pace=row.pace,
        yours=guest is not None and guest.id == row.creator,
        you=own,
        watching=0 if presence is None else presence.watching(s.guest for s in row.seatings),
        seal=row.seal,
        rematch=row.rematch,
        created=row.created,
        trouble=trouble,
        share=share_of(row, guest),
        standing=() if own is None else row.seatings[own].standing,
        knew=None if own is None else row.seatings[own].knew,
        ended=row.ended or "",
        draw=draw,
        waiting=row.waiting,
        ends=(row.touched or row.created) + patience if lonely else 0.0,
    )


def _places(row: TableRow, presence: Presence | None) -> tuple[Place, ...]:
    found = []
    for seat, mark in enumerate(lobby.marks(row.seatings)):
        place = _place(seat, row.seatings[seat], presence)
        found.append(msgspec.structs.replace(place, mark=-1 if mark is None else mark))
    return tuple(found)


def _place(seat: int, seating: Seating, presence: Presence | None) -> Place:
    if seating.guest is not None:
        present = presence is not None and presence.present(seating.guest)
        away = presence is not None and presence.away(seating.guest)
        return Place(
            seat,
            seating.name,
            "human",
            seating.level,
            present,
            away,
            agreed=seating.knew is None,
            resigned=seating.resigned,
            again=seating.again,
            word=seating.word,
        )
    if seating.level is not None:
        return Place(seat, seating.name, "computer", seating.level)
    return Place(seat, "", "closed" if seating.closed else "open", present=False)
