"""The lobby of a table: who sits where before the first card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tafelrunde.players.sitter import Sitter
from tafelrunde.server.bodies import (
    ChangeTable,
    FillSeat,
    OwnOptions,
)
from tafelrunde.server.own_options import choose
from tafelrunde.server.protocol import (
    Terms,
)
from tafelrunde.server.store import GuestRow, Seating, TableRow
from tafelrunde.table import BadSetup, Game

#: So many marks there are for people and computers to be known by.
MARKS = 12


def seat_of(row: TableRow, guest: int) -> int | None:
    """Find a guest's seat."""
    for seat, seating in enumerate(row.seatings):
        if seating.guest == guest:
            return seat
    return None


def people(row: TableRow) -> frozenset[int]:
    """Give the seats of people, also while the computer stands in for them.

    Whoever lets it play an absent person's hand and then takes everything back has seen that hand:
    so only that person can agree.
    """
    seatings = enumerate(row.seatings)
    return frozenset(seat for seat, seating in seatings if seating.guest is not None)


def renamed(row: TableRow, guest: int, name: str) -> TableRow:
    """Give the table with another name on a guest's seat."""
    row = _copy(row)
    for seating in row.seatings:
        if seating.guest == guest:
            seating.name = name
    return row


def marks(seatings: Sequence[Seating]) -> list[int | None]:
    """Give everybody at a table a mark of their own; people have the same one everywhere.

    Only who meets somebody with the same one, and came to the house later, gets the next.
    """
    found = [seating.mark for seating in seatings]
    taken = {mark for mark in found if mark is not None}

    def take(seat: int, wish: int) -> None:
        order = [(wish + step) % MARKS for step in range(MARKS)]
        found[seat] = next((mark for mark in order if mark not in taken), wish % MARKS)
        taken.add(found[seat] or 0)

    missing = [seat for seat, mark in enumerate(found) if mark is None]
    people = [(seatings[seat].guest, seat) for seat in missing]
    for guest, seat in sorted((guest, seat) for guest, seat in people if guest is not None):
        take(seat, guest)
    for seat in missing:
        if seatings[seat].guest is None and seatings[seat].level is not None:
            take(seat, seat)
    return found


def playing(row: TableRow) -> frozenset[int]:
    """Give the seats of people who have not given up."""
    return frozenset(seat for seat in people(row) if not row.seatings[seat].resigned)


def terms(row: TableRow) -> Terms:
    """Give what people agree on at this table."""
    return Terms(row.options, row.private, bool(row.password), row.spectators, row.hints)


def change(row: TableRow, game: Game[Any, Any], wish: ChangeTable, password: str) -> TableRow:
    """Change the terms of a table; everybody but its maker has to agree to what differs."""
    _in_lobby(row)
    seats = sum(not seating.closed for seating in row.seatings)
    settled = game.settle(seats, wish.options)
    old, row = terms(row), _copy(row)
    # Only what was asked for: a default may depend on the number of seats in the end.
    row.options = {name: settled[name] for name in wish.options}
    row.private = "private" in wish.flags
    row.spectators, row.hints = "spectators" in wish.flags, "hints" in wish.flags
    row.password = password
    for seating in row.seatings:
        if seating.guest is not None and seating.guest != row.creator:
            knew = seating.knew or old
            seating.knew = None if knew == terms(row) else knew
    return row


def agree(row: TableRow, guest: int) -> TableRow:
    """Note that a guest agrees to the terms as they are now."""
    _in_lobby(row)
    seat = _own_seat(row, guest)
    row = _copy(row)
    row.seatings[seat].knew = None
    return row


def choose_own(row: TableRow, game: Game[Any, Any], guest: int, wish: OwnOptions) -> TableRow:
    """Change what is about a guest's own seat; nobody else has to agree to that."""
    _in_lobby(row)
    options = choose(row, game, _own_seat(row, guest), wish.options)
    row = _copy(row)
    row.options = options
    for seating in row.seatings:
        if seating.knew is not None:
            known = {**seating.knew.options, **{name: options[name] for name in wish.options}}
            seating.knew = msgspec.structs.replace(seating.knew, options=known)
    return row


def _own_seat(row: TableRow, guest: int) -> int:
    seat = seat_of(row, guest)
    if seat is None:
        raise BadSetup("seat", "not-seated", "you do not sit at this table")
    return seat


def is_open(seating: Seating) -> bool:
    """Whether somebody may sit down here."""
    return seating.guest is None and seating.level is None and not seating.closed


def is_deserted(row: TableRow) -> bool:
    """Whether no guest has a seat."""
    return all(seating.guest is None for seating in row.seatings)


def join(row: TableRow, guest: GuestRow, seat: int | None) -> TableRow:
    """Seat a guest; moving to another open seat is fine too."""
    _in_lobby(row)
    if guest.id in row.barred:
        raise BadSetup("guest", "removed", "whoever opened the table has asked you to leave")
    row = _copy(row)
    old = seat_of(row, guest.id)
    if seat is None:
        if old is not None:
            return row
        seat = next((n for n, seating in enumerate(row.seatings) if is_open(seating)), None)
        if seat is None:
            raise BadSetup("seat", "table-full", "every seat is taken")
    if seat == old:
        return row
    if not 0 <= seat < len(row.seatings) or not is_open(row.seatings[seat]):
        raise BadSetup("seat", "seat-taken", f"seat {seat + 1} is not open")
    if old is not None:
        row.seatings[old] = Seating()
    row.seatings[seat] = Seating(name=guest.name, guest=guest.id)
    return row


def leave(row: TableRow, guest: int) -> TableRow:
    """Free a guest's seat."""
    _in_lobby(row)
    seat = _own_seat(row, guest)
    row = _copy(row)
    row.seatings[seat] = Seating()
    return row


def fill(row: TableRow, game: Game[Any, Any], seat: int, wish: FillSeat) -> TableRow:
    """Open or close a seat, or give it to a computer player of a level."""
    _in_lobby(row)
    if not 0 <= seat < len(row.seatings):
        raise BadSetup("seat", "no-seat", f"there is no seat {seat + 1}")
    sitting = row.seatings[seat].guest
    if sitting == row.creator:
        raise BadSetup("seat", "seat-taken", "you sit there yourself")
    row = _copy(row)
    if sitting is not None:
        row.barred = (*row.barred, sitting)
    if wish.kind == "computer":
        row.seatings[seat] = Seating(level=known_level(game, wish.level))
    else:
        row.seatings[seat] = Seating(closed=wish.kind == "closed")
    return row


def ready(row: TableRow, game: Game[Any, Any]) -> list[Seating]:
    """Give the seatings a game can start with; closed seats are taken away."""
    _in_lobby(row)
    taken = [seating for seating in row.seatings if not seating.closed]
    for seating in taken:
        if is_open(seating):
            raise BadSetup("seats", "seat-open", "a seat is still open: wait, fill or close it")
        if seating.knew is not None:
            reason = f"{seating.name} has not agreed to the changes yet"
            raise BadSetup("options", "not-agreed", reason, name=seating.name)
    game.settle(len(taken), {})
    kept = zip(taken, marks(taken), strict=True)
    return [msgspec.structs.replace(seating, mark=mark) for seating, mark in kept]


def again(game: Game[Any, Any], seating: Seating) -> Seating:
    """Give the seat of somebody at the next table: a computer has it if they would not play."""
    if seating.guest is None:
        return msgspec.structs.replace(seating)
    if seating.again:
        return Seating(seating.name, seating.guest, mark=seating.mark)
    return Seating(level=usual_level(game, "medium"), mark=seating.mark)


def usual_level(game: Game[Any, Any], wish: str) -> str:
    """Give a level of the game: this one if it has it, else its easiest."""
    return wish if wish in game.levels else next(iter(game.levels))


def known_level(game: Game[Any, Any], level: str | None) -> str:
    """Accept a level of the game."""
    if level is None or level not in game.levels:
        listed = ", ".join(game.levels)
        raise BadSetup("level", "unknown-level", f"{level!r} is not one of {listed}")
    return level


def player_names(seatings: Sequence[Seating]) -> list[str]:
    """Name the seats for the record: people by their names, computers by their level alone."""
    return [
        Sitter(seating.name, "" if seating.name else seating.level or "").written
        for seating in seatings
    ]


def _in_lobby(row: TableRow) -> None:
    if row.status != "lobby":
        raise BadSetup("status", "already-started", "the game has already started")


def _copy(row: TableRow) -> TableRow:
    copies = [msgspec.structs.replace(seating) for seating in row.seatings]
    return msgspec.structs.replace(row, seatings=copies)
