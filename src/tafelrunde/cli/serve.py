"""`tafelrunde serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer

from tafelrunde.table import BadSetup

#: Seconds a thread that folds a replay keeps the others waiting, each time one of them has to do
#: something; an answer passes through several.
TURN = 0.0005
LOOPBACK = ("127.0.0.1", "localhost", "::1")
BEHIND_TLS = (
    "This address can be reached from other machines, and the table itself speaks plain HTTP.\n"
    "Put it behind a web server that speaks TLS and passes websockets on, for example Caddy:\n"
    "    your.name.example {{ reverse_proxy {host}:{port} }}"
)
ANY_HOST = "Add --allow-host your.name.example, and only requests for that name are answered."


def default_store() -> str:
    """Name the store in the user's data folder."""
    return f"sqlite:///{Path('~/.local/share/tafelrunde/tables.sqlite').expanduser()}"


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8765,
    store: Annotated[
        str, typer.Option(help="Where tables are kept, as sqlite:///FILE.", show_default=False)
    ] = "",
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page in the browser.")
    ] = True,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=NUMBER",
            help="Change what one guest may ask for, e.g. talk=60; again for more limits. "
            "docs/security.md lists them.",
        ),
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="HOST",
            help="Answer only requests for this host name; again for more names. "
            "Usual is any name.",
        ),
    ] = None,
) -> None:
    """Start the table in the browser."""
    import uvicorn

    from tafelrunde.server.app import make_app
    from tafelrunde.server.collecting import collect_in_quiet, look_at_little
    from tafelrunde.server.limits import Limits, ThinkingLimits, limits_from
    from tafelrunde.server.patience import config
    from tafelrunde.server.sqlite import open_store
    from tafelrunde.server.store import StoreError
    from tafelrunde.server.thinking import Thinkers

    limits = limits_from(Limits, limit or ())
    thinkers = Thinkers(limits_from(ThinkingLimits, limit or ()))
    hosts = allow_host or os.environ.get("TAFELRUNDE_HOSTS", "").replace(",", " ").split()
    listening = _listen(host, port)
    try:
        opened = open_store(store or default_store())
    except StoreError as error:
        raise BadSetup("store", "bad-store", str(error).removeprefix("store ")) from None
    port = listening.getsockname()[1]
    address = f"http://{'localhost' if host in LOOPBACK else host}:{port}/"
    print(f"Tafelrunde: {address}  (Ctrl-C ends; nothing is lost)", flush=True)
    if host not in LOOPBACK:
        print(BEHIND_TLS.format(host=host, port=port), file=sys.stderr)
    if host not in LOOPBACK and not hosts:
        print(ANY_HOST, file=sys.stderr)
    app = make_app(lambda: opened, thinkers, limits, [known.lower() for known in hosts])

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            look_at_little()
            self._collecting = asyncio.create_task(collect_in_quiet())
            sys.setswitchinterval(TURN)
            if browser and self.started:
                webbrowser.open(address)

    Server(config(app, limits)).run(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    family: Any = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        # From now on browsers may knock: they wait until the server is ready.
        listening.listen(128)
    except OverflowError:
        raise BadSetup("port", "bad-port", f"{port} is not a port number") from None
    except OSError as error:
        is_host = isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL
        field, key = ("host", "bad-host") if is_host else ("port", "port-taken")
        reason = f"{host}:{port} cannot be used: {error.strerror or error}"
        raise BadSetup(field, key, reason) from None
    return listening
