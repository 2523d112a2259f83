"""Requests no client of ours sends: one line says what is wrong, and the log stays empty."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tafelrunde.server.guests import COOKIE
from tests.server.running import Running
from tests.server.wire import Visitor

Come = Callable[..., Visitor]

TABLE = b'{"game":"westeros_intrigue","seats":2,'
ODD = {
    "nested lists": TABLE + b'"options":' + b"[" * 7000 + b"]" * 7000 + b"}",
    "nested objects": b'{"a":' * 2500 + b"1" + b"}" * 2500,
    "nested without end": b"[" * 16_000,
    "half a surrogate in a name": b'{"name":"\\ud800"}',
    "half a surrogate in a password": TABLE + b'"password":"\\udfff"}',
    "half a surrogate in an option": TABLE + b'"options":{"\\ud800":"\\ud800"}}',
    "half a surrogate for a game": b'{"game":"\\ud800","seats":2}',
    "not a number": b'{"game":"westeros_intrigue","seats":NaN}',
    "infinite": b'{"game":"westeros_intrigue","seats":1e999}',
    "huge": b'{"game":"westeros_intrigue","seats":' + b"9" * 5000 + b"}",
    "below everything": b'{"game":"westeros_intrigue","seats":-99999999999999999999}',
    "a huge option": TABLE + b'"options":{"rounds":' + b"9" * 4000 + b"}}",
    "a large option": TABLE + b'"options":{"rounds":99999999999999999999}}',
    "a float for an option": TABLE + b'"options":{"rounds":1e300}}',
    "not UTF-8": b'{"name":"\xff\xfe"}',
    "not UTF-8 at all": b"\xff\xfe\x00\x01",
    "UTF-16": '{"name":"Arya"}'.encode("utf-16"),
    "nothing": b"",
    "null": b"null",
    "text": b'"Arya"',
    "two values": b'{"name":"Arya"}{"name":"Bran"}',
}
DOORS = [
    ("PUT", "/api/me"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/{table}/join"),
    ("PUT", "/api/tables/{table}/seats/1"),
    ("POST", "/api/tables/{table}/branch"),
]


@pytest.mark.parametrize("kind", ["application/json", "text/plain", "application/msgpack"])
def test_odd_bodies_are_refused_in_one_line(
    guest: Come, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    arya = guest("Arya")
    table = arya.open(2, computers=("easy",), start=True).id
    for name, body in ODD.items():
        for method, path in DOORS:
            at = path.format(table=table)
            response = arya.http.request(method, at, content=body, headers={"content-type": kind})
            assert response.status_code == 400, (name, at, response.text)
            reason = response.json()["reason"]
            assert 0 < len(reason) < 300, (name, at)
            assert "\n" not in reason
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert arya.look(table).status == "running"


PATHS = [
    "/api/tables/%ff%fe",
    "/api/tables/%ED%A0%80",
    "/api/tables/%00",
    "/api/tables/x/replay?seat=99999999999999999999999",
    "/api/tables/{table}/replay?seat=99999999999999999999999",
    "/api/tables/{table}/replay?seat=%ff",
    "/api/tables/{table}/replay?seat=NaN",
    "/api/tables/{table}/replay?share=%ff%ED%A0%80",
    "/api/tables/" + "x" * 3000,
    "/api/games/%ff/rules",
    "/api/%ff",
]


def test_odd_addresses_are_refused_in_one_line(
    guest: Come, caplog: pytest.LogCaptureFixture
) -> None:
    arya = guest("Arya")
    table = arya.open(2, computers=("easy",), start=True).id
    for path in PATHS:
        response = arya.http.get(path.format(table=table))
        assert response.status_code in (200, 400, 403, 404), path
        if response.is_error:
            assert "\n" not in response.json()["reason"]
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_our_own_mistakes_are_still_ours(
    guest: Come, server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    """A rule that calls itself without end is no odd body."""

    def endless(*_: object) -> None:
        endless()

    server.house.listed = endless  # type: ignore[method-assign, assignment]
    response = guest("Arya").http.get("/api/tables")
    assert response.status_code == 500
    assert "endless" not in response.text
    assert "RecursionError" in caplog.text


# What may be kept, and under which name


def test_nothing_of_the_interface_is_kept_by_browsers_or_proxies(guest: Come) -> None:
    arya = guest("Arya")
    table = arya.open(2).id
    for method, path in (
        ("GET", "/api/me"),
        ("GET", "/api/me/tables"),
        ("GET", "/api/games"),
        ("GET", f"/api/tables/{table}"),
        ("GET", "/api/tables/nothing"),
        ("GET", "/api/nothing"),
        ("POST", f"/api/tables/{table}/start"),
        ("POST", "/api/tables"),
        ("DELETE", "/api/me"),
    ):
        assert arya.http.request(method, path).headers["cache-control"] == "no-store", path


def connect_to(visitor: Visitor, table: str, host: str) -> ClientConnection:
    """Open a socket under a name of the server."""
    port = int(visitor.address.rpartition(":")[2])
    return connect(
        f"ws://{host}:{port}/api/tables/{table}/socket",
        sock=socket.create_connection(("127.0.0.1", port)),
        additional_headers={"cookie": f"{COOKIE}={visitor.token}"},
        proxy=None,
    )


def test_only_the_own_name_is_answered_if_the_owner_says_so(store_file: Path) -> None:
    with Running(store_file, hosts=["tafel.example"]) as server, server.visitor("Arya") as arya:
        port = server.address.rpartition(":")[2]
        table = arya.open(2).id
        for name, status in (
            ("tafel.example", 200),
            (f"TAFEL.example:{port}", 200),
            (f"localhost:{port}", 200),
            ("[::1]", 200),
            ("evil.example", 400),
            ("tafel.example.evil.example", 400),
            ("[", 400),
            ("", 400),
        ):
            for path in ("/", "/api/games"):
                response = arya.http.get(path, headers={"host": name})
                assert response.status_code == status, name
                if status == 400:
                    assert response.json()["key"] == "foreign-host"
        arya.tab(table)
        with pytest.raises(InvalidStatus), connect_to(arya, table, "evil.example"):
            pass


def test_without_a_setting_any_name_is_answered(guest: Come) -> None:
    assert guest("Arya").http.get("/", headers={"host": "any.example"}).status_code == 200
