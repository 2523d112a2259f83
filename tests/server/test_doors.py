"""Who comes in: origins, sizes, rates, private and locked tables, spectators."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep, time
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from tafelrunde.server import house
from tafelrunde.server.app import HEADERS, MAX_BODY
from tafelrunde.server.connection import Connection
from tafelrunde.server.house import House
from tafelrunde.server.protocol import MAX_MESSAGE, Changed, Gone, Sync, Talk, Talked, Update
from tafelrunde.server.store import GuestRow
from tests.server.company import Company
from tests.server.running import FREE, Running
from tests.server.wire import GAME, Declined, Visitor

Come = Callable[..., Visitor]
Gather = Callable[..., Company]


def status_of(visitor: Visitor, table: str, origin: str | None = None) -> int:
    """Give the status with which a socket is turned away."""
    with pytest.raises(InvalidStatus) as turned:
        visitor.tab(table, origin=origin)
    return turned.value.response.status_code


def turned_away(visitor: Visitor, table: str) -> tuple[str, int]:
    """Give the reason a socket is turned away with, and the code it is closed with."""
    tab = visitor.tab(table, after=None)
    tab.drain()
    (gone,) = tab.heard
    assert isinstance(gone, Gone)
    assert tab.socket.close_code is not None
    return gone.key, tab.socket.close_code


def own_origin(visitor: Visitor) -> str:
    """Give the origin a browser on the server's own page sends."""
    return visitor.address


FOREIGN = [
    "http://evil.example",
    "https://127.0.0.1",
    "http://127.0.0.1:1",
    "null",
    "http://[",
    "//",
    "file://",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_may_do_nothing(guest: Come, origin: str) -> None:
    arya = guest("Arya")
    headers = {"origin": origin}
    wish = {"game": GAME, "seats": 2}
    response = arya.http.post("/api/tables", json=wish, headers=headers)
    assert response.status_code == 403, response.text
    assert response.json()["key"] == "foreign-origin"
    assert arya.http.put("/api/me", json={"name": "x"}, headers=headers).status_code == 403
    assert arya.listed() == []
    table = arya.open(2)
    assert status_of(arya, table.id, origin) == 403


def test_the_own_page_may_do_everything(guest: Come) -> None:
    arya = guest("Arya")
    headers = {"origin": own_origin(arya)}
    wish = {"game": GAME, "seats": 2}
    response = arya.http.post("/api/tables", json=wish, headers=headers)
    assert response.status_code == 201
    assert arya.tab(response.json()["id"], origin=own_origin(arya)).entry == 0


def test_reading_is_nobodys_secret_but_foreign_scripts_cannot_see_it(guest: Come) -> None:
    arya = guest("Arya")
    response = arya.http.get("/api/games", headers={"origin": "http://evil.example"})
    assert response.status_code == 200
    assert not [name for name in response.headers if name.startswith("access-control")]


def test_whoever_only_knocks_is_answered(guest: Come) -> None:
    """Watchers of a server ask with HEAD whether it is there."""
    knock = guest("Arya").request("HEAD", "/")
    assert (knock.status_code, knock.content) == (200, b"")


def test_every_page_says_what_it_may_load(guest: Come) -> None:
    arya = guest("Arya")
    for path in ("/", "/tables/xyz", "/api/me"):
        headers = arya.http.get(path).headers
        assert {name: headers.get(name) for name in HEADERS} == HEADERS


# Sizes and rates


def test_a_large_body_is_refused(guest: Come) -> None:
    arya = guest("Arya")
    response = arya.http.put("/api/me", json={"name": "x" * MAX_BODY})
    assert response.status_code == 413
    assert response.json()["key"] == "malformed"


def test_large_messages_end_the_connection(gather: Gather) -> None:
    company = gather()
    first, second = company.tabs
    first.send(json.dumps({"type": "talk", "text": "x" * MAX_MESSAGE}))
    assert first.until(Gone).key == "too_large"
    first.drain()
    second.send("x" * 20_000)
    second.drain()
    tabs = [visitor.tab(company.id) for visitor in company.visitors]
    assert [tab.entry for tab in tabs] == [2, 2]


def test_a_long_message_within_the_limit_is_read(gather: Gather) -> None:
    tab = gather().tabs[0]
    tab.send(json.dumps({"type": "talk", "text": "x" * (MAX_MESSAGE - 40)}))
    assert tab.refusal().key == "too-long"


def test_who_does_not_read_is_let_go_without_a_gap() -> None:
    """Whatever such a tab has read is a beginning of what was said, so it can ask for the rest."""
    long = "x" * 1000
    connection = Connection(GuestRow(1, "Arya"), unread_bytes=100_000)
    for _ in range(80):
        connection.send(Talked("Bran", 1, long, 0.0))
    assert not connection.closed
    assert '"talked"' in (asyncio.run(connection.next()) or "")
    for _ in range(40):
        connection.send(Talked("Bran", 1, long, 0.0))
    assert connection.closed
    waiting = [connection.outbox.get_nowait() for _ in range(connection.outbox.qsize())]
    assert waiting == ['{"type":"gone","key":"too_slow"}', None]
    connection.send(Talked("Bran", 1, "nobody is there", 0.0))
    connection.close()
    assert connection.outbox.empty()


def test_many_short_messages_are_no_reason_to_let_somebody_go() -> None:
    """What counts is the memory they take, not their number."""
    connection = Connection(GuestRow(1, "Arya"))
    for number in range(5000):
        connection.send(Talked("Bran", 1, str(number), 0.0))
    assert not connection.closed


def test_wide_letters_count_by_the_memory_they_take() -> None:
    connection = Connection(GuestRow(1, "Arya"), unread_bytes=100_000)
    for _ in range(40):
        connection.send(Talked("Bran", 1, "🐉" * 1000, 0.0))
    assert connection.closed


def test_closing_sends_what_is_waiting_first() -> None:
    connection = Connection(GuestRow(1, "Arya"))
    for number in range(512):
        connection.send(Talked("Bran", 1, str(number), 0.0))
    connection.close()
    waiting = [connection.outbox.get_nowait() for _ in range(513)]
    assert waiting[-1] is None
    assert None not in waiting[:-1]


@pytest.mark.parametrize(
    ("sent", "key"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        (b"\x00\x01", "malformed"),
        (b'{"type":"undo"}', "malformed"),
        ('{"type":"fly"}', "malformed"),
        ('{"type":"undo","now":true}', "malformed"),
        ("[" * 4000, "malformed"),
        ('{"type":"resume","after":"x"}', "malformed"),
        ('{"type":"answer","question":99,"answer":1}', "not-open"),
        ('{"type":"answer","question":1,"answer":"x"}', "malformed"),
        (f'{{"type":"answer","question":{"9" * 4000},"answer":1}}', None),
        (f'{{"type":"answer","question":1,"answer":{"9" * 4000}}}', None),
        ('{"type":"consent","request":1,"agree":true}', "no-request"),
        ('{"type":"stand_in","seat":77}', "no-seat"),
        ('{"type":"stand_in","seat":-1}', "no-seat"),
        (f'{{"type":"stand_in","seat":{"9" * 4000}}}', None),
        ('{"type":"stand_in","seat":1}', "not-away"),
        ('{"type":"undo"}', "bad-undo"),
        ('{"type":"redo"}', "nothing-undone"),
        ('{"type":"rematch"}', "not-over"),
        ('{"type":"hint","question":99}', "not-open"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_is_refused_names_the_reason_and_changes_nothing(
    gather: Gather, sent: str | bytes, key: str | None
) -> None:
    company = gather()
    tab = company.tabs[0]
    tab.send(sent)
    refused = tab.refusal()
    assert key in (None, refused.key)
    assert refused.reason
    assert len(refused.reason) < 300
    assert tab.resume(0).entry == 2


@pytest.mark.parametrize("after", [-(10**30), -1, 0, 10**30, 2**63, 2**64])
def test_resume_takes_any_number(gather: Gather, after: int) -> None:
    tab = gather().tabs[0]
    sync = tab.resume(after)
    assert sync.entry == 2
    assert bool(sync.events) == (after <= 0)


def test_broken_frames_close_one_connection_only(server: Running, gather: Gather) -> None:
    company = gather()
    host, port = server.address.removeprefix("http://").split(":")
    for junk in (b"\xff" * 100, b"\x81\xfe\xff\xff", b"\x88\x80", b"GET / HTTP/1.1\r\n\r\n", b""):
        with socket.create_connection((host, int(port)), timeout=5) as raw:
            token = company.visitors[0].token
            raw.sendall(
                f"GET /api/tables/{company.id}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
                f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                f"Cookie: tafelrunde={token}\r\n\r\n".encode()
            )
            assert b" 101 " in raw.recv(4096)
            raw.sendall(junk)
    company.play(3)


# Private and locked tables


def test_private_tables_are_found_by_their_link_only(guest: Come) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    private, public = arya.open(2, private=True), arya.open(2)
    assert bran.listed() == [public.id]
    assert arya.listed() == [public.id]
    assert bran.join(private.id).you == 1
    assert len(private.id) >= 12


def test_the_lobby_lists_open_and_running_tables_newest_first(guest: Come) -> None:
    arya = guest("Arya")
    opened = [arya.open(2).id, arya.open(2, computers=("easy",), start=True).id, arya.open(2).id]
    assert arya.listed() == opened[::-1]


def test_where_somebody_waits_comes_first(guest: Come) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    oldest = arya.open(2).id
    others = [bran.open(2).id for _ in range(3)]
    full = bran.open(2, computers=("easy",)).id
    bran.tab(full)
    assert arya.listed()[-1] == oldest
    tab = arya.tab(oldest)
    assert bran.listed() == [oldest, full, *others[::-1]]
    arya.tab(arya.open(2, private=True).id)
    assert len(bran.listed()) == 5
    tab.close()
    deadline = monotonic() + 5
    while bran.listed()[0] == oldest and monotonic() < deadline:
        sleep(0.02)
    assert bran.listed() == [full, *others[::-1], oldest]


def test_the_list_cannot_be_buried(store_file: Path) -> None:
    with (
        Running(store_file, limits=replace(FREE, listed=5)) as server,
        server.visitor("Arya") as arya,
        server.visitor("Ramsay") as ramsay,
    ):
        table = arya.open(2).id
        arya.tab(table)
        for _ in range(20):
            ramsay.open(2)
        assert len(ramsay.listed()) == 5
        assert ramsay.listed()[0] == table


def test_a_table_everybody_left_is_gone(
    guest: Come, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    table, kept = arya.open(2).id, arya.open(2).id
    bran.join(kept)
    for left in (table, kept):
        arya.leave(left)
    assert bran.listed() == [kept], "not listed any more, at once"
    monkeypatch.setattr(house, "IDLE", 0.02)

    async def tidy(opened: House) -> None:
        tidying = asyncio.create_task(opened.tidy())
        async with asyncio.timeout(10):
            while await opened.store.table(table) is not None:
                await asyncio.sleep(0.02)
        tidying.cancel()
        await asyncio.wait([tidying])

    server.inside(tidy)
    with pytest.raises(Declined) as declined:
        bran.look(table)
    assert declined.value.status == 404
    assert bran.look(kept).places[1].name == "Bran"


def test_unfinished_tables_of_people_who_never_return_leave_the_list(
    guest: Come, server: Running, store_file: Path
) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    old, new = arya.open(2).id, bran.open(2).id
    assert bran.listed() == [new, old]
    db = sqlite3.connect(store_file)
    long_ago = time() - 61 * 24 * 3600
    db.execute("UPDATE guests SET seen = ? WHERE id = ?", (long_ago, arya.guest.id))
    db.commit()
    db.close()
    server.house.doors.limits = replace(FREE, unfinished_days=60)
    assert bran.listed() == [new]
    arya.request("GET", "/api/me")
    assert bran.listed() == [new, old], "she was here"


def test_finished_games_do_not_crowd_the_lobby(server: Running, guest: Come) -> None:
    arya = guest("Arya")
    table = arya.open(2).id
    row = server.inside(lambda house: house.store.table(table))
    assert row is not None

    async def crowd(house: Any) -> None:
        from tafelrunde.server.store import Batch

        for number in range(120):
            row.id, row.status, row.created = f"old{number}", "over", row.created + 1
            await house.store.save(Batch(row))

    server.inside(crowd)
    assert arya.listed() == [table]


def test_a_locked_table_needs_its_password(guest: Come) -> None:
    arya, bran, cersei = guest("Arya"), guest("Bran"), guest("Cersei")
    table = arya.open(3, password="winter", computers=("easy",))
    assert table.locked
    for wrong in ("", "Winter", "winter ", "x" * 5000):
        with pytest.raises(Declined) as declined:
            bran.join(table.id, password=wrong)
        assert (declined.value.status, declined.value.key) == (403, "wrong-password")
    assert bran.join(table.id, password="winter").you == 2
    assert "winter" not in bran.request("GET", f"/api/tables/{table.id}").text
    assert bran.join(table.id, password="").you == 2, "who sits here already knows it"
    arya.start(table.id)
    assert turned_away(cersei, table.id) == ("no_spectators", 4403)


def test_strangers_neither_hear_nor_speak_in_a_locked_lobby(guest: Come) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    table = arya.open(2, password="winter").id
    first = arya.tab(table)
    first.send(Talk("The meeting is at midnight."))
    first.until(Talked)
    stranger = bran.tab(table)
    assert stranger.until(Changed).table.locked, "the seats may be seen, to sit down"
    assert not [said for said in stranger.heard if isinstance(said, Sync) and said.talk]
    stranger.send(Talk("Who are you?"))
    assert stranger.refusal().key == "not-seated"
    first.send(Talk("Somebody listens."))
    first.until(Talked)
    assert stranger.silent(Talked)
    assert "midnight" not in "".join(stranger.raw)
    bran.join(table, password="winter")
    heard = stranger.until(Sync, lambda sync: bool(sync.talk))
    assert len(heard.talk) == 2
    stranger.send(Talk("Here I am."))
    assert first.until(Talked, lambda said: said.name == "Bran").text == "Here I am."
    assert len([said for said in stranger.heard if isinstance(said, Talked)]) <= 1


def test_in_an_open_lobby_everybody_with_the_link_talks(guest: Come) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    table = arya.open(2, private=True).id
    tabs = [arya.tab(table), bran.tab(table)]
    tabs[1].send(Talk("May I sit here?"))
    assert tabs[0].until(Talked).text == "May I sit here?"


def finished(company: Company) -> str:
    """Play a locked game to its end."""
    company.finish()
    return company.id


def test_a_locked_game_stays_with_its_people_after_its_end(gather: Gather, guest: Come) -> None:
    company = gather(2, password="winter", options={"rounds": 1})
    table = finished(company)
    stranger = guest("Littlefinger")
    asks = (stranger.replay, stranger.record, stranger.curve)
    for ask in asks:
        with pytest.raises(Declined) as declined:
            ask(table)
        assert (declined.value.status, declined.value.key) == (403, "not-shared")
    with pytest.raises(Declined) as declined:
        stranger.play_on(table, 0, 0)
    assert declined.value.key == "not-shared"
    for path in ("replay", "record", "curve"):
        with httpx.Client(base_url=stranger.address, trust_env=False) as nobody:
            assert nobody.get(f"/api/tables/{table}/{path}").status_code == 403
    assert stranger.look(table).share == ""
    assert turned_away(stranger, table) == ("no_spectators", 4403)
    for visitor in company.visitors:
        assert visitor.replay(table).steps
        assert visitor.record(table)


def test_its_people_can_hand_on_a_link(gather: Gather, guest: Come) -> None:
    company = gather(2, password="winter", options={"rounds": 1})
    assert company.visitors[0].look(company.id).share == "", "nothing to share before the end"
    table = finished(company)
    shares = {visitor.look(table).share for visitor in company.visitors}
    (share,) = shares
    assert len(share) >= 32
    friend = guest("Samwell")
    for path in ("replay", "record", "curve"):
        for given, status in ((share, 200), (share[:-1] + "x", 403), ("", 403), ("ü" * 32, 403)):
            response = friend.http.get(f"/api/tables/{table}/{path}", params={"share": given})
            assert response.status_code == status, (path, given)
    wish = {"after": 0, "seat": 0}
    response = friend.http.post(f"/api/tables/{table}/branch", json=wish, params={"share": share})
    assert response.status_code == 201
    assert share not in friend.request("GET", f"/api/tables/{table}").text
    other = gather(2, password="winter", options={"rounds": 1})
    finished(other)
    response = friend.http.get(f"/api/tables/{other.id}/record", params={"share": share})
    assert response.status_code == 403, "a link is for one table"


def test_an_unlocked_game_needs_no_link(gather: Gather, guest: Come) -> None:
    table = finished(gather(2, private=True, options={"rounds": 1}))
    assert guest("Samwell").record(table)


def test_strangers_at_a_locked_table_see_its_lobby_only(guest: Come) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    table = arya.open(2, password="winter", computers=("easy",))
    tab = bran.tab(table.id)
    assert tab.sight is None
    arya.start(table.id)
    tab.drain()
    assert not [message for message in tab.heard if isinstance(message, Update)]
    assert turned_away(bran, table.id) == ("no_spectators", 4403)
    with pytest.raises(Declined) as declined:
        bran.replay(table.id)
    assert declined.value.key == "not-your-seat"


# Spectators


def test_spectators_are_turned_away_where_nobody_wants_them(guest: Come) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    table = arya.open(2, spectators=False, computers=("easy",))
    early = bran.tab(table.id)
    arya.start(table.id)
    early.drain()
    assert early.heard[-1] == Gone("no_spectators"), "whoever waited in the lobby hears why"
    assert not [message for message in early.heard if isinstance(message, Update)]
    assert turned_away(bran, table.id) == ("no_spectators", 4403)
    with pytest.raises(Declined) as declined:
        bran.replay(table.id)
    assert (declined.value.status, declined.value.key) == (403, "not-your-seat")
    with httpx.Client(base_url=arya.address, trust_env=False) as nobody:
        assert nobody.get(f"/api/tables/{table.id}/replay").status_code == 403
    assert arya.replay(table.id).seat is None


def test_a_maker_without_a_seat_may_watch(guest: Come) -> None:
    arya, bran, cersei = guest("Arya"), guest("Bran"), guest("Cersei")
    table = arya.open(3, spectators=False)
    arya.leave(table.id)
    bran.join(table.id)
    cersei.join(table.id)
    arya.fill(table.id, 2, "closed")
    arya.start(table.id)
    tab = arya.tab(table.id)
    assert tab.sight is not None
    assert tab.sight.view["you"] is None
    assert arya.replay(table.id).seat is None


def test_a_spectator_hears_everything_public_and_decides_nothing(
    gather: Gather, guest: Come
) -> None:
    company = gather(3)
    watching = guest("Varys").tab(company.id)
    company.play(5)
    watching.until(Update, lambda update: update.entry == 7)
    for sent in (
        '{"type":"answer","question":6,"answer":8}',
        '{"type":"undo"}',
        '{"type":"redo"}',
        '{"type":"consent","request":1,"agree":true}',
        '{"type":"hint","question":6}',
        '{"type":"stand_in","seat":0}',
        '{"type":"take_back"}',
        '{"type":"pace","pace":"instant"}',
        '{"type":"rematch"}',
    ):
        watching.send(sent)
        assert watching.refusal().key == "not-seated", sent
    watching.send(Talk("Power resides where men believe it resides."))
    assert company.tabs[0].until(Talked).seat is None


def test_no_table_no_guest_no_socket(guest: Come, server: Running) -> None:
    arya = guest("Arya")
    assert turned_away(arya, "nothing") == ("no_table", 4404)
    table = arya.open(2)
    stranger = guest()
    stranger.http.cookies.clear()
    stranger.http.cookies.set("tafelrunde", "invented")
    assert turned_away(stranger, table.id) == ("no_guest", 4401)


def test_unknown_tables_leave_no_trace(guest: Come, server: Running) -> None:
    arya = guest("Arya")
    for number in range(50):
        with pytest.raises(Declined) as declined:
            arya.look(f"nothing{number}")
        assert declined.value.status == 404
    assert not server.house._waking
    assert not server.house.rooms


def test_unknown_pages_of_the_api_are_not_the_client(guest: Come) -> None:
    arya = guest("Arya")
    response = arya.http.get("/api/nothing")
    assert (response.status_code, response.json()["key"]) == (404, "no-page")
    assert arya.http.get("/rules/anything").headers["content-type"].startswith("text/html")
    assert arya.http.get("/assets/of-an-older-client.js").status_code == 404
    assert arya.http.delete("/api/me").status_code == 405
