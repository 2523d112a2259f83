"""The HTTP interface: who am I, which games, which tables; everything else is on the socket."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody

from tafelrunde.games.ledger import Ledger, ledger
from tafelrunde.games.registry import NAMES, find
from tafelrunde.server import learning
from tafelrunde.server.asking import OurHouse, TableId, Who, address_of, may_sit, refusals
from tafelrunde.server.bodies import (
    ChangeTable,
    ClaimCode,
    DeviceCode,
    FillSeat,
    FirstGameInfo,
    GameInfo,
    Guest,
    Join,
    MyGames,
    MyTurns,
    NewTable,
    PlayFirst,
    Rename,
    SettingInfo,
)
from tafelrunde.server.devices import LASTS
from tafelrunde.server.guests import (
    COOKIE,
    COOKIE_SECONDS,
    DEFAULT_NAME,
    clean_name,
    guest_of,
    hashed,
    new_token,
)
from tafelrunde.server.history import COUNTED, games_of
from tafelrunde.server.looking_back import analysis, branch, curve, record, replay
from tafelrunde.server.protocol import (
    MAX_PASSWORD,
    TableInfo,
)
from tafelrunde.table import KEY_BYTES, BadSetup, Game


@get(
    "/me",
    summary="Who am I? Newcomers become guests and get their cookie.",
    responses=refusals(429, 503),
)
async def me(request: Request[Any, Any, Any], house: OurHouse) -> Response[Guest]:
    """Give the guest, making one if need be."""
    guest = await guest_of(house.store, request.headers.get("cookie"))
    if guest is not None:
        damaged = tuple(await house.store.damaged_of(guest.id))
        return Response(Guest(guest.id, guest.name, damaged))
    house.doors.newcomer(address_of(request))
    token = new_token()
    guest = await house.store.new_guest(hashed(token), DEFAULT_NAME)
    return Response(Guest(guest.id, guest.name), cookies=[_cookie(request, token)])


def _cookie(request: Request[Any, Any, Any], token: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


@put("/me", summary="Take another name.", responses=refusals(400, 401, 403, 429, 503))
async def rename(house: OurHouse, guest: Who, data: JSONBody[Rename]) -> Guest:
    """Rename the guest."""
    renamed = await house.rename(guest, clean_name(data.name))
    return Guest(renamed.id, renamed.name)


@get(
    "/me/tables",
    summary="The tables I sit at and that are not over, newest first.",
    responses=refusals(401, 503),
)
async def my_tables(house: OurHouse, guest: Who) -> list[TableInfo]:
    """List the guest's own tables."""
    return await house.seated(guest)


@get(
    "/me/turns",
    summary="The tables that wait for my decision.",
    responses=refusals(401, 503),
)
async def my_turns(house: OurHouse, guest: Who) -> MyTurns:
    """Name the tables at which the guest is asked."""
    return MyTurns(tuple(await house.turns(guest)))


@get(
    "/me/games",
    summary="My finished games, newest first, and how they went.",
    responses=refusals(400, 401, 429, 503),
)
async def my_games(
    house: OurHouse,
    guest: Who,
    game: FromQuery[str] = "",
    first: FromQuery[int] = 0,
) -> MyGames:
    """Give a page of the guest's finished games; counted like looks at whole games."""
    house.doors.replay(guest.id)
    past = await house.store.past(guest.id, COUNTED)
    if not 0 <= first <= len(past):
        raise BadSetup("first", "bad-step", f"{first} is not a number from 0 to {len(past)}")
    return games_of(past, guest, game, first)


@post(
    "/me/code",
    summary="Get a code that makes another device mine.",
    status_code=200,
    responses=refusals(401, 429, 503),
)
async def device_code(house: OurHouse, guest: Who) -> DeviceCode:
    """Give the guest a code that works once."""
    return DeviceCode(house.codes.make(guest.id), LASTS)


@post(
    "/me/claim",
    summary="Become the guest whose code this is.",
    status_code=200,
    responses=refusals(400, 401, 403, 429, 503),
)
async def claim(
    request: Request[Any, Any, Any], house: OurHouse, guest: Who, data: JSONBody[ClaimCode]
) -> Response[Guest]:
    """Give this device a cookie of another guest; wrong codes cost a longer wait each."""
    doors, address = house.doors, address_of(request)
    async with doors.turn(guest.id):
        doors.may_try(guest.id, address)
        token = new_token()
        found = await house.claim(data.code, hashed(token), data.alone)
        if found is None:
            doors.wrong_password(guest.id, address)
            raise BadSetup("code", "wrong-code", "is not a code that is good now")
    return Response(Guest(found.id, found.name), cookies=[_cookie(request, token)])


@get("/games", summary="The games of the house, with their options and levels.")
async def games() -> list[GameInfo]:
    """Describe every game."""
    return [game_info(find(name)) for name in NAMES]


@get("/games/{game:str}/rules", summary="The rule ledger of a game.", responses=refusals(400, 404))
async def rules(game: FromPath[str]) -> Ledger:
    """Give the ledger."""
    return ledger(find(game).name)


@get(
    "/games/{game:str}/first",
    summary="The first game of a game, step by step.",
    responses=refusals(400, 401, 404, 503),
)
async def first(guest: Who, game: FromPath[str]) -> FirstGameInfo:
    """Give the first game to somebody who sits down."""
    return await asyncio.to_thread(learning.lesson, find(game).name, guest)


@post(
    "/games/{game:str}/first",
    summary="Play on from a position of a first game.",
    responses=refusals(400, 401, 403, 404, 429, 503),
)
async def play_first(
    house: OurHouse, guest: Who, game: FromPath[str], data: JSONBody[PlayFirst]
) -> TableInfo:
    """Open a private table that starts where the first game was left."""
    async with house.doors.turn(guest.id):
        await may_sit(house, guest, running=True)
        return (await house.play_first(guest, find(game).name, data)).info(guest)


@get("/tables", summary="Public tables that are open or running, newest first.")
async def tables(request: Request[Any, Any, Any], house: OurHouse) -> list[TableInfo]:
    """List the tables."""
    return await house.listed(await guest_of(house.store, request.headers.get("cookie")))


@post("/tables", summary="Open a table.", responses=refusals(400, 401, 403, 404, 429, 503))
async def open_table(house: OurHouse, guest: Who, data: JSONBody[NewTable]) -> TableInfo:
    """Open a table with the guest on its first seat."""
    _short(data.password)
    async with house.doors.turn(guest.id):
        await may_sit(house, guest, running=data.start)
        room = await house.open_table(guest, data)
    return room.info(guest)


@get(
    "/tables/{table_id:str}",
    summary="What everybody with the link may know of a table.",
    responses=refusals(400, 404, 503),
)
async def table(request: Request[Any, Any, Any], house: OurHouse, table_id: TableId) -> TableInfo:
    """Describe a table."""
    room = await house.room(table_id)
    return room.info(await guest_of(house.store, request.headers.get("cookie")))


@post(
    "/tables/{table_id:str}/join",
    summary="Sit down.",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 429, 503),
)
async def join(
    request: Request[Any, Any, Any],
    house: OurHouse,
    guest: Who,
    table_id: TableId,
    data: JSONBody[Join],
) -> TableInfo:
    """Seat the guest; wrong passwords cost a longer wait each."""
    room = await house.room(table_id)
    doors, address = house.doors, address_of(request)

    async def sit_down() -> TableInfo:
        # In here, because many tries at once wait for each other here.
        if room.seat_of(guest) is None:
            await may_sit(house, guest, running=False)
        if room.row.password and data.password:
            doors.may_try(guest.id, address)
        try:
            return await room.join(guest, data)
        except BadSetup as refusal:
            if refusal.key == "wrong-password" and data.password:
                doors.wrong_password(guest.id, address)
            raise

    async with doors.turn(guest.id):
        return await room.do(sit_down)


@post(
    "/tables/{table_id:str}/leave",
    summary="Stand up, before the game.",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 429, 503),
)
async def leave(house: OurHouse, guest: Who, table_id: TableId) -> TableInfo:
    """Free the guest's seat."""
    room = await house.room(table_id)
    return await room.do(lambda: room.stand_up(guest))


@put(
    "/tables/{table_id:str}/seats/{seat:int}",
    summary="Open, close or fill a seat.",
    responses=refusals(400, 401, 403, 404, 429, 503),
)
async def fill(
    house: OurHouse, guest: Who, table_id: TableId, seat: FromPath[int], data: JSONBody[FillSeat]
) -> TableInfo:
    """Let the creator decide about a seat."""
    room = await house.room(table_id)
    return await room.do(lambda: room.fill(guest, seat, data))


@put(
    "/tables/{table_id:str}",
    summary="Change the terms, before the game.",
    responses=refusals(400, 401, 403, 404, 429, 503),
)
async def change(
    house: OurHouse, guest: Who, table_id: TableId, data: JSONBody[ChangeTable]
) -> TableInfo:
    """Let the creator change options and who may come."""
    _short(data.password or "")
    room = await house.room(table_id)
    return await room.do(lambda: room.change_terms(guest, data))


@post(
    "/tables/{table_id:str}/agree",
    summary="Agree to changed terms.",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 429, 503),
)
async def agree(house: OurHouse, guest: Who, table_id: TableId) -> TableInfo:
    """Let a guest agree to what was changed."""
    room = await house.room(table_id)
    return await room.do(lambda: room.agree(guest))


@delete(
    "/tables/{table_id:str}",
    summary="Close a table, before the game.",
    responses=refusals(400, 401, 403, 404, 429, 503),
)
async def close(house: OurHouse, guest: Who, table_id: TableId) -> None:
    """Let the creator close the table."""
    room = await house.room(table_id)
    await room.do(lambda: room.shut(guest))


@post(
    "/tables/{table_id:str}/start",
    summary="Begin the game.",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 429, 503),
)
async def start(house: OurHouse, guest: Who, table_id: TableId) -> TableInfo:
    """Start the game of the creator's table."""
    room = await house.room(table_id)
    async with house.doors.turn(guest.id):
        await may_sit(house, guest, running=True)
        await room.do(lambda: room.start(guest, secrets.token_bytes(KEY_BYTES)))
    return room.info(guest)


def _short(password: str) -> None:
    if len(password) > MAX_PASSWORD:
        raise BadSetup("password", "too-long", f"is longer than {MAX_PASSWORD} characters")


def game_info(game: Game[Any, Any]) -> GameInfo:
    """Describe a game with its options for every seat count."""
    settings = tuple(
        SettingInfo(
            name=setting.name,
            choices=setting.choices,
            defaults={str(seats): setting.default(seats) for seats in game.seats},
            numbers={
                str(seats): (numbers[0], numbers[-1])
                for seats in game.seats
                if setting.numbers is not None and (numbers := setting.numbers(seats))
            },
            seat=setting.seat,
        )
        for setting in game.settings
    )
    seats = game.seats[0], game.seats[-1]
    first = learning.has_first_game(game.name)
    return GameInfo(game.name, seats, settings, tuple(game.levels), first)


API = Router(
    path="/api",
    route_handlers=[
        me,
        rename,
        my_tables,
        my_turns,
        my_games,
        device_code,
        claim,
        games,
        rules,
        first,
        play_first,
        tables,
        open_table,
        table,
        join,
        leave,
        fill,
        change,
        agree,
        close,
        start,
        replay,
        record,
        curve,
        analysis,
        branch,
    ],
)
