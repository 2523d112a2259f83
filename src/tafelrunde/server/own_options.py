"""Options that are about one seat: whoever sits there chooses, and they go where the seat goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.server.store import TableRow
from tafelrunde.table import BadSetup, Game, Value


def choose(
    row: TableRow, game: Game[Any, Any], seat: int, wishes: Mapping[str, Value]
) -> dict[str, Value]:
    """Give the options of a table after somebody on this seat has chosen."""
    own = {setting.name for setting in game.settings if setting.seat == seat}
    for name in wishes:
        if name not in own:
            raise BadSetup(name, "not-your-option", "only what is about your own seat")
    options = {**row.options, **wishes}
    settled = game.settle(sum(not seating.closed for seating in row.seatings), options)
    return {name: settled[name] for name in options}


def moved(
    options: Mapping[str, Value], game: Game[Any, Any], places: Mapping[int, int]
) -> dict[str, Value]:
    """Give the options when seats become others: what is about a seat goes along."""
    found: dict[str, Value] = {}
    of_seats = _by_seat(game)
    for name, value in options.items():
        seat, number = _about(game, name)
        place = None if seat is None else places.get(seat)
        if place is None:
            # Nobody goes there, or it is about the whole table.
            if seat is None or seat not in places.values():
                found[name] = value
        else:
            found[of_seats[place][number]] = value
    return found


def closed_up(row: TableRow, game: Game[Any, Any]) -> dict[str, Value]:
    """Give the options for the seats that are left when closed ones are taken away."""
    taken = [seat for seat, seating in enumerate(row.seatings) if not seating.closed]
    if len(taken) == len(row.seatings):
        return row.options
    usual = {
        setting.name: setting.default(len(taken))
        for setting in game.settings
        if setting.seat in taken
    }
    places = {seat: place for place, seat in enumerate(taken)}
    gone = {
        setting.name
        for setting in game.settings
        if setting.seat is not None and setting.seat not in taken
    }
    kept = {name: value for name, value in row.options.items() if name not in gone}
    return moved({**usual, **kept}, game, places)


def _by_seat(game: Game[Any, Any]) -> dict[int, list[str]]:
    """List what is about each seat; the first of one seat is the first of every seat."""
    found: dict[int, list[str]] = {}
    for setting in game.settings:
        if setting.seat is not None:
            found.setdefault(setting.seat, []).append(setting.name)
    return found


def _about(game: Game[Any, Any], name: str) -> tuple[int | None, int]:
    """Give the seat an option is about, and its place among those of that seat."""
    for seat, names in _by_seat(game).items():
        if name in names:
            return seat, names.index(name)
    return None, 0
