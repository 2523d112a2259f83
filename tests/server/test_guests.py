"""Guests: the token stays in its cookie, names are tidy, nobody becomes somebody else."""

from __future__ import annotations

import logging
import unicodedata
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.server.bodies import (
    Rename,
)
from tafelrunde.server.graphemes import JOINER, clusters
from tafelrunde.server.guests import COOKIE, clean_name, hashed, new_token, token_in
from tafelrunde.server.protocol import (
    MAX_NAME,
    Refused,
    Talk,
    Talked,
)
from tafelrunde.table import BadSetup
from tests.server.company import Company
from tests.server.running import Running
from tests.server.wire import Declined, Visitor

Come = Callable[..., Visitor]
#: Loggers of the program that plays the guest, which may write down what it likes.
OWN_CLIENT = ("httpcore", "httpx", "websockets.client")


def test_a_newcomer_gets_a_cookie_that_scripts_cannot_read(server: Running) -> None:
    response = httpx.get(f"{server.address}/api/me", trust_env=False)
    (cookie,) = response.headers.get_list("set-cookie")
    attributes = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert cookie.startswith(f"{COOKIE}=")
    assert {"httponly", "samesite=lax", "path=/"} <= attributes
    assert "secure" not in attributes
    assert any(attribute.startswith("max-age=") for attribute in attributes)


def test_behind_tls_the_cookie_travels_encrypted_only(server: Running) -> None:
    headers = {"x-forwarded-proto": "https"}
    response = httpx.get(f"{server.address}/api/me", headers=headers, trust_env=False)
    assert "secure" in response.headers["set-cookie"].lower()


def test_who_has_a_cookie_stays_who_they_are(guest: Come) -> None:
    arya = guest("Arya")
    again = Visitor(arya.address, token=arya.token)
    assert again.guest == arya.guest
    assert "set-cookie" not in again.request("GET", "/api/me").headers
    again.close()
    assert guest().guest.id != arya.guest.id


def test_a_foreign_token_is_nobody(guest: Come) -> None:
    arya = guest("Arya")
    stranger = Visitor(arya.address, token=new_token())
    assert stranger.guest.id != arya.guest.id
    stranger.close()


def test_without_a_cookie_nothing_can_be_opened(server: Running) -> None:
    wish = {"game": "westeros_intrigue", "seats": 2}
    response = httpx.post(f"{server.address}/api/tables", json=wish, trust_env=False)
    assert response.status_code == 401
    assert response.json()["key"] == "no-guest"


def test_the_token_is_in_no_log_and_not_in_the_store(
    server: Running, guest: Come, store_file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        arya = guest("Arya")
        table = arya.open(2, computers=("easy",), start=True)
        arya.tab(table.id).answer(question=99, answer=1)
        with pytest.raises(Declined):
            arya.look("nothing")
        said = [r.getMessage() for r in caplog.records if not r.name.startswith(OWN_CLIENT)]
    token = arya.token
    server.stop()
    assert not [line for line in said if token in line]
    for file in store_file.parent.iterdir():
        content = file.read_bytes()
        assert token.encode() not in content
    assert hashed(token).encode() in b"".join(
        file.read_bytes() for file in store_file.parent.iterdir()
    )


def test_the_token_is_in_no_answer(guest: Come) -> None:
    company = Company.gather(guest, 2)
    company.play(3)
    tokens = [visitor.token for visitor in company.visitors]
    raw = [text for tab in company.tabs for text in tab.raw]
    raw += [company.visitors[0].request("GET", path).text for path in ("/api/me", "/api/tables")]
    assert not [text for text in raw if any(token in text for token in tokens)]


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("Arya", "Arya"),
        ("  Arya \t of\n Winterfell ", "Arya of Winterfell"),
        ("Ary\u0000a", "Ary a"),
        ("Ar\u202eya", "Ar ya"),
        ("Ar\u061cya", "Ar ya"),
        ("Ar\u2060ya", "Ar ya"),
        ("\ufeffArya\u200b", "Arya"),
        ("Ary\U000e0061a", "Ary a"),
        ("Daenerys 🐉", "Daenerys 🐉"),
        ("<b>Arya</b> & Co.", "<b>Arya</b> & Co."),
        ("Ünal Şahin 王", "Ünal Şahin 王"),
        ("Ar\u3164ya\u2800", "Ar ya"),
        ("Zoe\u0308", "Zoe\u0308"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("\U0001fae9", "\U0001fae9"),  # newer than this Python's tables, but people have it
    ],
)
def test_names_lose_what_nobody_can_see(said: str, kept: str) -> None:
    assert clean_name(said) == kept


UNSEEN = [
    *("", "  ", "\u200b", "\u2060", "\u0000\u202e", "\U000e0061"),
    # To Unicode these are letters, signs and marks; on the screen they are nothing.
    *("\u3164", "\uffa0\u115f\u1160", "\u2800 \u2800", "\u034f", "\u17b4", "\ufe0f", "\u0301"),
    *("\U000e0100", "\u2065", "\U000e0fff", "\u00a0\u3000", "\u180b"),
]


@pytest.mark.parametrize("said", UNSEEN, ids=ascii)
def test_a_name_nobody_can_see_is_refused(said: str) -> None:
    with pytest.raises(BadSetup) as refused:
        clean_name(said)
    assert refused.value.key == "empty"


def test_a_long_name_is_refused() -> None:
    assert clean_name("x" * MAX_NAME)
    with pytest.raises(BadSetup) as refused:
        clean_name("x" * (MAX_NAME + 1))
    assert refused.value.key == "too-long"


@given(st.text(max_size=60))
def test_a_clean_name_is_clean(name: str) -> None:
    try:
        tidy = clean_name(name)
    except BadSetup:
        return
    assert 0 < len(clusters(tidy)) <= MAX_NAME
    assert tidy == clean_name(tidy)
    assert tidy == " ".join(tidy.split())
    seen = tidy.replace(JOINER, "")
    assert all(c.isprintable() or unicodedata.category(c) in ("Cn", "Zs") for c in seen)


FAMILY = "👨\u200d👩\u200d👧\u200d👦"


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("WWW", 3),
        (FAMILY, 1),
        (FAMILY + FAMILY, 2),
        ("👍🏽👍", 2),
        ("🇩🇪🇬🇧", 2),
        ("Zoe\u0308", 3),
        ("각", 1),
        ("\u1100\u1161\u11a8", 1),
        ("शामिल", 3),
        ("مُحَمَّد", 4),
        ("❤\ufe0f\u200d🔥", 1),
    ],
    ids=ascii,
)
def test_a_name_is_as_long_as_people_see_it(text: str, count: int) -> None:
    assert len(clusters(text)) == count
    assert clean_name(text) == text


def test_long_names_count_by_what_is_seen() -> None:
    assert clean_name("👍🏽" * MAX_NAME) == "👍🏽" * MAX_NAME
    assert clean_name(FAMILY * 10) == FAMILY * 10
    for long in ("👍🏽" * (MAX_NAME + 1), FAMILY * MAX_NAME):
        with pytest.raises(BadSetup) as refused:
            clean_name(long)
        assert refused.value.key == "too-long"


def test_no_tower_of_marks() -> None:
    assert clean_name("Z" + "\u0301" * 30 + "oe") == "Z" + "\u0301" * 3 + "oe"


@pytest.mark.parametrize("said", ["A\u200dB", "\u200d👩", "👩\u200d", "👩\u200d \u200d👧"])
def test_a_joiner_shows_only_between_pictures(said: str) -> None:
    assert JOINER not in clean_name(said)


@given(st.text(st.characters(max_codepoint=255), max_size=200))
def test_any_cookie_header_can_be_read(header: str) -> None:
    found = token_in(header)
    assert found is None or isinstance(found, str)


@pytest.mark.parametrize(
    "header",
    [
        "tafelrunde=abc",
        "other=1; tafelrunde=abc",
        'json={"a":1,"b":[2]}; tafelrunde=abc',
        "a/b=1; tafelrunde=abc",
        "a=b c; tafelrunde=abc; d=e",
        "tafelrunde=abc; tafelrunde=later",
        ";;=;tafelrunde=abc",
    ],
)
def test_foreign_cookies_do_not_hide_the_token(header: str) -> None:
    """Cookies belong to the host, not to the port: other programs here set some, too."""
    assert token_in(header) == "abc"


@pytest.mark.parametrize("header", [None, "", "x=1", "xtafelrunde=abc", "tafelrundex=abc"])
def test_no_token_is_found_where_none_is(header: str | None) -> None:
    assert token_in(header) is None


def test_a_strange_cookie_header_does_no_harm(guest: Come) -> None:
    arya = guest("Arya")
    arya.http.headers["cookie"] = f"a/b=1; tafelrunde={arya.token}"
    assert arya.request("GET", "/api/me").json()["id"] == arya.guest.id


def test_names_and_chat_travel_as_they_are_and_tidy(guest: Come) -> None:
    arya = guest()
    assert arya.ask("PUT", "/api/me", type(arya.guest), Rename(" <i>A</i>\n")).name == "<i>A</i>"
    with pytest.raises(Declined) as declined:
        arya.ask("PUT", "/api/me", type(arya.guest), Rename("\u200b"))
    assert (declined.value.status, declined.value.problem.field) == (400, "name")
    tab = arya.tab(arya.open(2).id)
    tab.send(Talk("  <script>alert(1)</script>\u202e\n&amp; "))
    said = tab.until(Talked)
    assert (said.name, said.text) == ("<i>A</i>", "<script>alert(1)</script> &amp;")
    tab.send(Talk(" \n "))
    assert tab.until(Refused).key == "empty"
    tab.send(Talk("x" * 501))
    assert tab.until(Refused).key == "too-long"


def test_a_new_name_is_used_at_once_in_talk(guest: Come) -> None:
    arya = guest("Arya")
    tab = arya.tab(arya.open(2).id)
    arya.ask("PUT", "/api/me", type(arya.guest), Rename("No One"))
    tab.send(Talk("A girl has no name."))
    assert tab.until(Talked).name == "No One"
