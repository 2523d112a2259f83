"""The web application put together: routes, the socket, errors, headers and the built client."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from traceback import walk_tb
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response, WebSocket, route, websocket
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException, WebSocketException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tafelrunde import __version__
from tafelrunde.server.api import API
from tafelrunde.server.asking import NoGuest, provide_guest
from tafelrunde.server.bodies import (
    Problem,
)
from tafelrunde.server.client import client_files
from tafelrunde.server.connection import Connection, never
from tafelrunde.server.decks import DECKS
from tafelrunde.server.doors import TooMuch
from tafelrunde.server.guests import guest_of
from tafelrunde.server.house import House, NoSuchTable
from tafelrunde.server.limits import Limits
from tafelrunde.server.patience import WRITE
from tafelrunde.server.protocol import (
    Gone,
)
from tafelrunde.server.socket import MAX_REASON, serve, turn_away
from tafelrunde.server.store import DamagedTable, Store, StoreError
from tafelrunde.server.thinking import Thinkers
from tafelrunde.server.trouble import ServerFault
from tafelrunde.table import BadSetup, Refusal

MAX_BODY = 16_384
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
#: Names of this machine alone; another site cannot take them over.
LOOPBACK = ("localhost", "127.0.0.1", "::1")
log = logging.getLogger(__name__)
FORBIDDEN = {
    "not-yours",
    "not-your-option",
    "not-your-seat",
    "wrong-code",
    "wrong-password",
    "foreign-origin",
    "not-shared",
    "removed",
}
OUT_OF_ORDER = {"not-stored", "store-gone", "damaged-table"}


#: Refusals of what there is not.
MISSING = ("unknown-game", "no-first-game", "no-workshop", "no-deck")


def make_app(
    open_store: Callable[[], Store],
    thinkers: Thinkers | None = None,
    limits: Limits | None = None,
    hosts: Sequence[str] = (),
) -> Litestar:
    """Build the application; the store is opened when it starts and closed when it ends.

    With `hosts`, only requests for one of these names are answered.
    """
    pages = client_files()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(open_store(), thinkers, limits)
        app.state.house = house
        tidying = asyncio.create_task(house.tidy())
        try:
            yield
        finally:
            tidying.cancel()
            with suppress(asyncio.CancelledError):
                await tidying
            await house.close()

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        name = request.scope["path"].strip("/")
        # A piece of an older client must be missed, not answered with the page around it.
        if name.startswith("api/") or (name.startswith("assets/") and name not in pages):
            raise NoSuchPage("path", "no-page", f"there is no /{name[:60]}")
        file = pages.get(name) or pages[""]
        headers = {"cache-control": file.cache}
        return Response(file.content, media_type=file.media_type, headers=headers)

    return Litestar(
        route_handlers=[API, DECKS, table_socket, page],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "guest": Provide(provide_guest),
        },
        exception_handlers={
            Refusal: on_refusal,
            StoreError: on_store,
            ValidationException: on_invalid,
            HTTPException: on_http,
            RecursionError: on_unreadable,
            UnicodeDecodeError: on_unreadable,
        },
        middleware=[partial(check_origin, hosts=(*LOOPBACK, *hosts) if hosts else ())],
        before_send=[keep_nothing],
        request_max_body_size=MAX_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=800),
        openapi_config=OpenAPIConfig(
            title="Tafelrunde",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        response_headers=HEADERS,
        logging_config=None,
        after_exception=[complain],
        debug=False,
    )


class NoSuchPage(BadSetup):
    """There is nothing at this path."""


def provide_house(request: Request[Any, Any, Any]) -> House:
    """Give the house of the running application."""
    house: House = request.app.state.house
    return house


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Let a guest in at a table; who may not watch is turned away with the reason."""
    house: House = socket.app.state.house
    guest = await guest_of(house.store, socket.headers.get("cookie"))
    if guest is None:
        await turn_away(socket, Gone("no_guest"), 4401)
        return
    try:
        room = await house.room(table_id)
    except NoSuchTable:
        await turn_away(socket, Gone("no_table"), 4404)
        return
    except DamagedTable:
        await turn_away(socket, Gone("damaged"), 4500)
        return
    if room.seat_of(guest) is None and not room.may_watch(guest):
        await turn_away(socket, Gone("no_spectators"), 4403)
        return
    if not house.doors.come_in(guest.id):
        await turn_away(socket, Gone("too_many_tabs"), 4429)
        return
    extensions: Any = socket.scope.get("extensions", {})
    write = extensions[WRITE][WRITE] if WRITE in extensions else never
    try:
        await socket.accept()
        await serve(socket, room, Connection(guest, house.doors.limits.unread_bytes, write))
    finally:
        house.doors.go_out(guest.id)
        # These refer to the socket, which would wait for the garbage collector: it comes seldom.
        del socket.receive, socket.send


def check_origin(app: ASGIApp, hosts: Sequence[str] = ()) -> ASGIApp:
    """Refuse what another site's page wants to do in a guest's name, or under a foreign name."""

    async def checked(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
            origin, host = headers.get(b"origin"), headers.get(b"host")
            safe = scope["type"] == ScopeType.HTTP and scope.get("method") in SAFE
            problem = None
            if hosts and _name_in(host) not in hosts:
                problem = BadSetup("host", "foreign-host", "this server does not go by that name")
            elif origin and not safe and _host_in(origin) != host:
                problem = BadSetup("origin", "foreign-origin", "comes from another site")
            if problem is not None and scope["type"] == ScopeType.HTTP:
                raise problem
            if problem is not None:
                # Before the handshake: another site's page shall not even learn why.
                await send({"type": "websocket.close", "code": 4403, "reason": problem.field})
                return
        await app(scope, receive, send)

    return checked


def _host_in(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _name_in(host: str | None) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


async def keep_nothing(message: Message, scope: Scope) -> None:
    """Tell browsers and proxies not to keep answers of the interface: each is for one guest."""
    if message["type"] == "http.response.start" and scope["path"].startswith("/api"):
        headers = message["headers"]
        if not any(name == b"cache-control" for name, _ in headers):
            message["headers"] = [*headers, (b"cache-control", b"no-store")]


async def complain(error: Exception, scope: Scope) -> None:
    """Write down what nobody expected; refusals and odd requests are everyday life."""
    everyday = isinstance(error, Refusal | StoreError | HTTPException | WebSocketException)
    if not everyday and not unreadable(error):
        log.error("%s failed", scope["path"], exc_info=error)


def on_refusal(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """Tell which field was refused and why."""
    status = 400
    if isinstance(refusal, NoSuchTable | NoSuchPage) or refusal.key in MISSING:
        status = 404
    elif isinstance(refusal, NoGuest):
        status = 401
    elif refusal.key in FORBIDDEN:
        status = 403
    elif refusal.key in OUT_OF_ORDER:
        status = 503
    elif isinstance(refusal, TooMuch):
        status = 429
    elif isinstance(refusal, ServerFault):
        status = 500
    reason = refusal.reason[:MAX_REASON]
    problem = Problem(refusal.field, refusal.key, reason, {**refusal.details})
    seconds = refusal.details.get("seconds")
    headers = {"retry-after": str(seconds)} if status == 429 and seconds else None
    return Response(problem, status_code=status, headers=headers)


def on_store(_: Request[Any, Any, Any], error: StoreError) -> Response[Problem]:
    """Tell that something could not be read or written."""
    return Response(Problem("store", error.key, str(error)), status_code=503)


def unreadable(error: Exception) -> bool:
    """Whether a body was nested without end or no text: the framework cannot read it and raises."""
    if not isinstance(error, RecursionError | UnicodeDecodeError) or error.__traceback__ is None:
        return False
    *_, (frame, _) = walk_tb(error.__traceback__)
    return str(frame.f_globals.get("__name__")).startswith("litestar.")


def on_unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Refuse a body that cannot even be taken apart; the same error of our own is our fault."""
    if not unreadable(error):
        return Response(Problem("server", "server", "something went wrong"), status_code=500)
    return Response(Problem("body", "malformed", "is nested too deep or no text"), status_code=400)


def on_invalid(_: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    """Name the field of a body or query that could not be read."""
    extra: Any = error.extra
    first = extra[0] if isinstance(extra, list) and extra else {}
    field = str(first.get("key", "body")) if isinstance(first, dict) else "body"
    reason = str(first.get("message", error.detail)) if isinstance(first, dict) else error.detail
    return Response(Problem(field, "malformed", reason), status_code=400)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Give errors of the framework the same form."""
    key = "no-page" if error.status_code == 404 else "malformed"
    problem = Problem("request", key, error.detail)
    return Response(problem, status_code=error.status_code, headers=error.headers)
