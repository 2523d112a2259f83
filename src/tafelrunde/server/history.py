"""The games a guest has finished: how each ended, and against whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from tafelrunde.server import seating as lobby
from tafelrunde.server.bodies import (
    MyGames,
    PastGame,
    Result,
    Tally,
)
from tafelrunde.server.presence import table_info
from tafelrunde.server.store import GuestRow, Past, TableRow

#: Games shown at once, and those that are counted.
PAGE = 30
COUNTED = 1000


def result_of(row: TableRow, guest: int) -> Result:
    """Tell how a game ended for a guest."""
    seat, outcome = lobby.seat_of(row, guest), row.outcome
    if seat is None or outcome is None:
        return "none"
    if outcome.ranks[seat] != 1:
        return "lost"
    return "won" if len(outcome.winners) == 1 else "shared"


def word_of(past: Sequence[Past], guest: int) -> tuple[int, int]:
    """Count the promises a guest has kept and broken in finished games."""
    kept = broken = 0
    for one in past:
        seat = lobby.seat_of(one.row, guest)
        if seat is not None and one.row.promises:
            kept += one.row.promises[seat][0]
            broken += one.row.promises[seat][1]
    return kept, broken


def games_of(past: Sequence[Past], guest: GuestRow, game: str, first: int) -> MyGames:
    """Show a page of a guest's finished games, newest first, and count all of them."""
    wanted = [one for one in past if game in ("", one.row.game)]
    page = wanted[first : first + PAGE]
    shown = tuple(
        PastGame(
            table_info(one.row, guest, None),
            one.ended,
            result_of(one.row, guest.id),
            one.row.outcome,
        )
        for one in page
    )
    rows = [one.row for one in wanted]
    return MyGames(
        games=shown,
        count=len(wanted),
        levels=_tallies(rows, guest.id, _levels),
        people=_tallies(rows, guest.id, _people),
    )


#: Level, number and name of an opponent; one of the first two is empty.
Opponent = tuple[str, int, str]


def _levels(row: TableRow, _: int) -> Iterable[Opponent]:
    return {(s.level, 0, "") for s in row.seatings if s.guest is None and s.level is not None}


def _people(row: TableRow, guest: int) -> Iterable[Opponent]:
    people = [(s.guest, s.name) for s in row.seatings]
    return [("", other, name) for other, name in people if other is not None and other != guest]


def _tallies(
    rows: Iterable[TableRow], guest: int, opponents: Callable[[TableRow, int], Iterable[Opponent]]
) -> tuple[Tally, ...]:
    found: dict[tuple[str, int], Tally] = {}
    for row in rows:
        result = result_of(row, guest)
        if result == "none":
            continue
        for level, other, name in opponents(row, guest):
            # Rows come newest first: people go by the name they had last.
            tally = found.setdefault((level, other), Tally(level, other, name))
            counts = {"games": tally.games + 1, result: getattr(tally, result) + 1}
            found[level, other] = msgspec.structs.replace(tally, **counts)
    return tuple(sorted(found.values(), key=lambda tally: -tally.games))
