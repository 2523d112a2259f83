"""A guest as a program: HTTP and one websocket for every tab; each message it hears is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, suppress
from socket import create_connection
from time import monotonic
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import urlencode

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tafelrunde.server.bodies import (
    Curve,
    FillSeat,
    Guest,
    Join,
    NewTable,
    PlayOn,
    Problem,
    Rename,
    Replay,
)
from tafelrunde.server.guests import COOKIE
from tafelrunde.server.protocol import (
    Alike,
    AnswerQuestion,
    Asked,
    Changed,
    FromServer,
    Refused,
    Resume,
    Sight,
    Sync,
    TableInfo,
    Told,
    Update,
    Wire,
)
from tafelrunde.table import Answer, Phrase

GAME = "westeros_intrigue"
PATIENCE = 20.0

M = TypeVar("M")
_decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


def listed(columns: Iterable[Alike]) -> list[tuple[int, Phrase]]:
    """Take columns apart as the browser does: every option at its place, with its words."""
    found = {}
    for alike in columns:
        for row, option in enumerate(alike.options):
            args = {name: column[row] for name, column in alike.args.items()}
            place = alike.places[row] if alike.places else row
            found[place] = (option, Phrase(alike.key, args))
    assert sorted(found) == list(range(len(found))), "every place is taken once"
    return [found[place] for place in sorted(found)]


def options_of(asked: Asked) -> list[int]:
    """List the options of a question that has one list of them."""
    (columns,) = asked.options
    return [option for option, _ in listed(columns)]


class Declined(Exception):
    """A request was answered with a problem."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(f"{status} {problem}")
        self.status = status
        self.problem = problem
        self.key = problem.key


class HungUp(EOFError):
    """The server has closed a connection from which something was expected."""


class Visitor:
    """One browser with its cookie; knows its server only by the address."""

    def __init__(self, address: str, name: str | None = None, token: str | None = None) -> None:
        self.address = address
        cookies = None if token is None else {COOKIE: token}
        self.http = httpx.Client(
            base_url=address, cookies=cookies, timeout=PATIENCE, trust_env=False, verify=False
        )
        self.tabs: list[Tab] = []
        try:
            self.guest = self.ask("GET", "/api/me", Guest)
            if name is not None:
                self.guest = self.ask("PUT", "/api/me", Guest, Rename(name))
        except BaseException:
            self.http.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close every tab."""
        for tab in self.tabs:
            tab.close()
        self.tabs.clear()
        self.http.close()

    @property
    def token(self) -> str:
        """The secret in the cookie."""
        token = self.http.cookies.get(COOKIE)
        assert token is not None
        return token

    def moved(self, address: str) -> Visitor:
        """The same person after the server has come back elsewhere."""
        token = self.token
        self.close()
        return Visitor(address, token=token)

    def request(self, method: str, path: str, body: Wire | None = None) -> httpx.Response:
        """Send a request."""
        if body is None:
            return self.http.request(method, path)
        headers = {"content-type": "application/json"}
        content = msgspec.json.encode(body)
        return self.http.request(method, path, content=content, headers=headers)

    def ask(self, method: str, path: str, kind: type[M], body: Wire | None = None) -> M:
        """Send a request and read its answer strictly; problems are raised."""
        response = self.request(method, path, body)
        if response.is_error:
            problem = msgspec.json.decode(response.content, type=Problem)
            raise Declined(response.status_code, problem)
        return msgspec.json.decode(response.content, type=kind)

    def open(self, seats: int = 2, **wishes: Any) -> TableInfo:
        """Open a table."""
        wish = NewTable(wishes.pop("game", GAME), seats, **wishes)
        return self.ask("POST", "/api/tables", TableInfo, wish)

    def look(self, table: str) -> TableInfo:
        """Ask what a table is."""
        return self.ask("GET", f"/api/tables/{table}", TableInfo)

    def listed(self) -> list[str]:
        """List the ids of the public tables."""
        return [table.id for table in self.ask("GET", "/api/tables", list[TableInfo])]

    def mine(self) -> list[str]:
        """List the ids of the tables this guest sits at."""
        return [table.id for table in self.ask("GET", "/api/me/tables", list[TableInfo])]

    def join(self, table: str, seat: int | None = None, password: str = "") -> TableInfo:
        """Sit down."""
        return self.ask("POST", f"/api/tables/{table}/join", TableInfo, Join(seat, password))

    def leave(self, table: str) -> TableInfo:
        """Stand up."""
        return self.ask("POST", f"/api/tables/{table}/leave", TableInfo)

    def fill(self, table: str, seat: int, kind: Any, level: str | None = None) -> TableInfo:
        """Decide about a seat."""
        wish = FillSeat(kind, level)
        return self.ask("PUT", f"/api/tables/{table}/seats/{seat}", TableInfo, wish)

    def start(self, table: str) -> TableInfo:
        """Begin."""
        return self.ask("POST", f"/api/tables/{table}/start", TableInfo)

    def replay(self, table: str, seat: int | None = None) -> Replay:
        """Ask for the game step by step, all pages of it."""
        whole = self.replay_page(table, seat)
        while len(whole.steps) < whole.length:
            page = self.replay_page(table, seat, first=len(whole.steps))
            whole = msgspec.structs.replace(whole, steps=whole.steps + page.steps)
        return whole

    def replay_page(self, table: str, seat: int | None = None, **query: int) -> Replay:
        """Ask for some steps of the game."""
        asked = query if seat is None else {**query, "seat": seat}
        path = f"/api/tables/{table}/replay?" + urlencode(asked)
        return self.ask("GET", path, Replay)

    def record(self, table: str) -> list[str]:
        """Download the record."""
        response = self.request("GET", f"/api/tables/{table}/record")
        if response.is_error:
            problem = msgspec.json.decode(response.content, type=Problem)
            raise Declined(response.status_code, problem)
        return response.text.splitlines()

    def curve(self, table: str) -> Curve:
        """Ask how the scores grew."""
        return self.ask("GET", f"/api/tables/{table}/curve", Curve)

    def play_on(self, table: str, after: int, seat: int, level: str = "medium") -> TableInfo:
        """Branch off."""
        wish = PlayOn(after, seat, level)
        return self.ask("POST", f"/api/tables/{table}/branch", TableInfo, wish)

    def tab(self, table: str, after: int | None = 0, origin: str | None = None) -> Tab:
        """Open a table in a new tab, and ask for everything after an entry unless that is None."""
        tab = Tab(self, table, origin)
        self.tabs.append(tab)
        if after is not None:
            tab.resume(after)
        return tab


class Tab:
    """One websocket. `raw` and `heard` hold every message, the latest last."""

    def __init__(self, visitor: Visitor, table: str, origin: str | None = None) -> None:
        self.visitor = visitor
        self.table_id = table
        url = f"{visitor.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"cookie": f"{COOKIE}={visitor.token}"}
        host, _, port = visitor.address.removeprefix("http://").partition(":")
        self._open = ExitStack()
        raw = self._open.enter_context(create_connection((host, int(port)), PATIENCE))
        connecting = connect(
            url,
            sock=raw,
            origin=origin,  # type: ignore[arg-type]
            additional_headers=headers,
            open_timeout=PATIENCE,
            close_timeout=1,
            ping_interval=None,
            compression=None,
            proxy=None,
            max_size=None,
        )
        try:
            self.socket: ClientConnection = self._open.enter_context(connecting)
        except BaseException:
            self._open.close()
            raise
        self.raw: list[str] = []
        self.heard: list[FromServer] = []
        #: How many messages `until` has looked at, for every kind it was asked for.
        self._read: dict[type[Any], int] = {}
        self.sight: Sight | None = None
        self.info: TableInfo | None = None
        self.entry = 0
        self.ended = False

    def close(self) -> None:
        """Close the tab as a browser would."""
        with suppress(ConnectionClosed, OSError):
            self._open.close()

    def cut(self) -> None:
        """Lose the network: no goodbye."""
        with suppress(OSError):
            self.socket.socket.shutdown(2)
        self.close()

    def send(self, message: Wire | str | bytes) -> None:
        """Send a message, or anything at all."""
        if isinstance(message, Wire):
            message = msgspec.json.encode(message).decode()
        self.socket.send(message)

    def receive(self, timeout: float = PATIENCE) -> FromServer | None:
        """Take the next message off the wire; None once the server has closed."""
        try:
            text = self.socket.recv(timeout)
        except (ConnectionClosed, ConnectionError):
            self.ended = True
            return None
        assert isinstance(text, str), "the server speaks text only"
        message = _decoder.decode(text)
        self.raw.append(text)
        self.heard.append(message)
        if isinstance(message, Sync | Update):
            self.entry = message.entry
            self.sight = message.sight
        if isinstance(message, Sync | Changed):
            self.info = message.table
        return message

    def until(
        self,
        kind: type[M],
        fits: Callable[[M], bool] = lambda _: True,
        timeout: float = PATIENCE,
    ) -> M:
        """Wait for the next message of this kind that fits; each is given only once."""
        deadline = monotonic() + timeout
        while True:
            for number in range(self._read.get(kind, 0), len(self.heard)):
                message = self.heard[number]
                if isinstance(message, kind) and fits(message):
                    self._read[kind] = number + 1
                    return message
            self._read[kind] = len(self.heard)
            if self.ended:
                raise HungUp(f"closed before {kind.__name__} came: {self._lately}")
            try:
                self.receive(max(0.0, deadline - monotonic()))
            except TimeoutError:
                raise AssertionError(f"no {kind.__name__} came: {self._lately}") from None

    @property
    def _lately(self) -> list[str]:
        return [text[:100] for text in self.raw[-3:]]

    def silent(self, kind: type[Any], seconds: float = 0.2) -> bool:
        """Whether no message of this kind that `until` has not given comes for so long."""
        deadline = monotonic() + seconds
        with suppress(TimeoutError):
            while monotonic() < deadline and not self.ended:
                self.receive(max(0.0, deadline - monotonic()))
        unread = self.heard[self._read.get(kind, 0) :]
        self._read[kind] = len(self.heard)
        return not any(isinstance(message, kind) for message in unread)

    def drain(self) -> None:
        """Read on until the server has closed the connection."""
        while not self.ended:
            self.receive()

    def resume(self, after: int = 0) -> Sync:
        """Ask for everything after an entry."""
        self.send(Resume(after))
        return self.until(Sync)

    def answer(self, answer: Answer | None = None, question: int | None = None) -> None:
        """Answer the open question, with its first option unless told otherwise."""
        asked = self.asked
        if question is None:
            assert asked is not None, "this seat is not asked anything"
            question = asked.id
        if answer is None:
            assert asked is not None
            answer = options_of(asked)[0]
        self.send(AnswerQuestion(question, answer))

    def refusal(self) -> Refused:
        """Wait for a refusal."""
        return self.until(Refused)

    @property
    def seen(self) -> Sight:
        """The position as last heard."""
        assert self.sight is not None, "the game has not begun"
        return self.sight

    @property
    def asked(self) -> Asked | None:
        """The open question of this seat, as last heard."""
        return self.sight.asked[0] if self.sight and self.sight.asked else None

    @property
    def told(self) -> Iterator[Told]:
        """Every event this tab ever heard, in order."""
        for message in self.heard:
            if isinstance(message, Sync | Update):
                yield from message.events
