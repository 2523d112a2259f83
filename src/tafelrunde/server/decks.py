"""What guests build for a game and keep here: decks, checked by the game's own rules."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody, PathParameter

from tafelrunde.games.registry import find
from tafelrunde.server.asking import OurHouse, TableId, Who, refusals
from tafelrunde.server.bodies import (
    DeckInfo,
    KeepDeck,
    OwnOptions,
    Problem,
    ReadDeck,
)
from tafelrunde.server.doors import TooMuch
from tafelrunde.server.guests import clean
from tafelrunde.server.protocol import (
    MAX_DECK,
    MAX_DECK_NAME,
    TableInfo,
)
from tafelrunde.table import BadSetup

GameName = Annotated[str, PathParameter(description="The name of a game.", max_length=40)]
#: SQLite counts no further.
LAST_ID = 2**63 - 1


def checked(game: str, text: str, deck_id: int | None = None, name: str = "") -> DeckInfo:
    """Read something built for a game; everything that is wrong with it is told, not refused."""
    if len(text) > MAX_DECK:
        raise BadSetup("text", "too-long", f"is longer than {MAX_DECK} characters")
    tidy, faults = find(game).built(text)
    problems = tuple(
        Problem(fault.field, fault.key, fault.reason, {**fault.details}) for fault in faults
    )
    return DeckInfo(deck_id, name, tidy, problems)


@get("/decks/{game:str}", summary="Your decks for a game.", responses=refusals(400, 401, 404, 503))
async def my_decks(house: OurHouse, guest: Who, game: GameName) -> list[DeckInfo]:
    """Give what a guest keeps; rules may have changed since, so everything is checked anew."""
    find(game).built("")
    rows = await house.store.decks(guest.id, game)
    return [checked(game, row.text, row.id, row.name) for row in rows]


@post(
    "/decks/{game:str}/read",
    summary="Read a list, in any language, and hear everything that is wrong with it.",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 429, 503),
)
async def read_deck(guest: Who, game: GameName, data: JSONBody[ReadDeck]) -> DeckInfo:
    """Read something without keeping it."""
    return checked(game, data.text)


@put(
    "/decks/{game:str}",
    summary="Keep a deck under a name.",
    responses=refusals(400, 401, 403, 404, 429, 503),
)
async def keep_deck(
    house: OurHouse, guest: Who, game: GameName, data: JSONBody[KeepDeck]
) -> DeckInfo:
    """Keep something that may be unfinished, in place of what had the same name."""
    name = clean("name", data.name, MAX_DECK_NAME)
    deck = checked(game, data.text)
    most = house.doors.limits.decks
    number = await house.store.keep_deck(guest.id, game, name, deck.text, most)
    if number is None:
        raise TooMuch("deck", "too-many-decks", f"{most} decks are enough", most=most)
    return DeckInfo(number, name, deck.text, deck.problems)


@delete(
    "/decks/{deck_id:int}",
    summary="Forget a deck.",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 429, 503),
)
async def drop_deck(house: OurHouse, guest: Who, deck_id: FromPath[int]) -> None:
    """Forget something of one's own."""
    known = 0 < deck_id <= LAST_ID and await house.store.drop_deck(guest.id, deck_id)
    if not known:
        raise BadSetup("deck", "no-deck", "you have no such deck")


@put(
    "/tables/{table_id:str}/own",
    summary="Choose what is about your own seat, a deck say, before the game.",
    responses=refusals(400, 401, 403, 404, 429, 503),
)
async def choose_own(
    house: OurHouse, guest: Who, table_id: TableId, data: JSONBody[OwnOptions]
) -> TableInfo:
    """Let somebody choose for their own seat."""
    room = await house.room(table_id)
    return await room.do(lambda: room.choose_own(guest, data))


DECKS = Router(path="/api", route_handlers=[my_decks, read_deck, keep_deck, drop_deck, choose_own])
