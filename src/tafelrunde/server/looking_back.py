"""Over HTTP: looking back at a game, and playing on from one of its positions."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromQuery, JSONBody

from tafelrunde.server.asking import OurHouse, TableId, Who, address_of, may_sit, refusals
from tafelrunde.server.bodies import Analysis, Curve, PlayOn, Replay
from tafelrunde.server.curve import curve_of
from tafelrunde.server.guests import guest_of
from tafelrunde.server.house import House
from tafelrunde.server.protocol import TableInfo
from tafelrunde.server.replays import PAGE
from tafelrunde.server.replays import replay as page_of
from tafelrunde.server.room import Room
from tafelrunde.server.sharing import is_ours, may_read
from tafelrunde.server.store import GuestRow
from tafelrunde.table import BadSetup


async def looking_back(
    request: Request[Any, Any, Any], house: House, room: Room, share: str
) -> GuestRow | None:
    """Count a look at a whole game, and refuse it to strangers at a locked table."""
    guest = await guest_of(house.store, request.headers.get("cookie"))
    house.doors.replay(address_of(request) if guest is None else guest.id)
    if room.row.status == "over":
        may_read(room.row, guest, share)
    return guest


def _may_see(room: Room, guest: GuestRow | None, seat: int | None) -> None:
    row = room.row
    if row.status == "lobby":
        raise BadSetup("status", "not-started", "the game has not started yet")
    if seat is not None and not 0 <= seat < len(row.seatings):
        raise BadSetup("seat", "no-seat", f"there is no seat {seat + 1}")
    own = None if guest is None else room.seat_of(guest)
    if seat is not None or own is not None:
        allowed = seat in (None, own)
    else:
        allowed = room.watchable if guest is None else room.may_watch(guest)
    if row.status != "over" and not allowed:
        raise BadSetup("seat", "not-your-seat", "while a game runs, only your own seat")


@get(
    "/tables/{table_id:str}/replay",
    summary="A game step by step, as one seat saw it.",
    responses=refusals(400, 403, 404, 429, 503),
)
async def replay(
    request: Request[Any, Any, Any],
    house: OurHouse,
    table_id: TableId,
    seat: FromQuery[int | None] = None,
    share: FromQuery[str] = "",
    first: FromQuery[int] = 0,
    count: FromQuery[int] = PAGE,
) -> Replay:
    """Give a page of steps; while a game runs only from the own seat or as a spectator."""
    room = await house.room(table_id)
    guest = await looking_back(request, house, room, share)
    _may_see(room, guest, seat)
    info = room.info(guest)
    return await house.replays.read(
        room.journal, lambda match: page_of(match, info, seat, first, count)
    )


@get(
    "/tables/{table_id:str}/record",
    summary="The record of a finished game, for `verify`.",
    media_type="application/jsonl",
    responses=refusals(400, 403, 404, 429, 503),
)
async def record(
    request: Request[Any, Any, Any],
    house: OurHouse,
    table_id: TableId,
    share: FromQuery[str] = "",
) -> Response[bytes]:
    """Give the record as a file: after the end, or to its people if it cannot go on."""
    room = await house.room(table_id)
    guest = await looking_back(request, house, room, share)
    ended = room.journal.stranded is not None and is_ours(room.row, guest)
    if room.row.status != "over" and not ended:
        raise BadSetup("status", "not-over", "the record holds every secret until the end")
    rows = await house.store.log(table_id)
    content = "".join(f"{row.line}\n" for row in rows).encode()
    name = f"{room.row.game}-{table_id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type="application/jsonl", headers=headers)


@get(
    "/tables/{table_id:str}/curve",
    summary="How the scores of a finished game grew.",
    responses=refusals(400, 403, 404, 429, 503),
)
async def curve(
    request: Request[Any, Any, Any],
    house: OurHouse,
    table_id: TableId,
    share: FromQuery[str] = "",
) -> Curve:
    """Give the scores after every stage; they would betray hands before the end."""
    room = await house.room(table_id)
    if room.row.status != "over":
        raise BadSetup("status", "not-over", "the scores come out at the end")
    await looking_back(request, house, room, share)
    return await house.replays.read(room.journal, curve_of)


@post(
    "/tables/{table_id:str}/analysis",
    summary="What the strong player says about the decisions of a seat, after the game.",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 429, 503),
)
async def analysis(
    house: OurHouse,
    guest: Who,
    table_id: TableId,
    seat: FromQuery[int],
    share: FromQuery[str] = "",
) -> Analysis:
    """Begin to look back, or tell how far it is; ask again to hear more."""
    room = await house.room(table_id)
    may_read(room.row, guest, share)
    return house.analyses.look(room.journal, seat, guest.id)


@post(
    "/tables/{table_id:str}/branch",
    summary="Play on from a position against the computer.",
    responses=refusals(400, 401, 403, 404, 429, 503),
)
async def branch(
    house: OurHouse,
    guest: Who,
    table_id: TableId,
    data: JSONBody[PlayOn],
    share: FromQuery[str] = "",
) -> TableInfo:
    """Open a private table that starts in the middle of another game."""
    room = await house.room(table_id)
    may_read(room.row, guest, share)
    async with house.doors.turn(guest.id):
        await may_sit(house, guest, running=True)
        return (await house.play_on(room, guest, data)).info(guest)
