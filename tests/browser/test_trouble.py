"""A fault of the server as people see it: said plainly, with what they can do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tafelrunde.games.registry import find
from tafelrunde.games.westeros_intrigue.rules import Turn
from tafelrunde.server import computers
from tests.browser.person import Person
from tests.server.running import Running


@pytest.fixture
def here(address: str, tmp_path: Path) -> Iterator[Running]:
    """Run a server whose rules can be changed; `address` has built its client."""
    with Running(tmp_path / "tables.sqlite") as running:
        yield running


def break_rules(monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    """Let every card fail that this seat lays."""
    lay = Turn.lay

    def laid(frame: Turn, table: Any, move: int) -> None:
        if frame.seat == seat:
            raise ZeroDivisionError("a rule failed")
        lay(frame, table, move)

    monkeypatch.setattr(Turn, "lay", laid)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_rule_fails(
    here: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch, phone: bool
) -> None:
    monkeypatch.setattr(computers, "AGAIN", 0.01)
    person = Person(browser, here.address, phone=phone)
    wish: Any = {"computers": ["medium"], "start": True, "options": {"starter": 1}}
    table = person.open_table(2, **wish)
    break_rules(monkeypatch, seat=1)
    person.go(f"/table/{table}")
    assert person.asked()
    person.lay(tap=phone)
    banner = person.page.get_by_role("alert")
    expect(banner).to_contain_text("A fault of the server: Knight cannot find a move.")
    expect(banner).to_contain_text("report westeros_intrigue-")
    monkeypatch.undo()
    monkeypatch.setattr(computers, "AGAIN", 0.01)
    banner.get_by_role("button", name="Let a simpler one try").click()
    expect(banner).to_have_count(0)

    break_rules(monkeypatch, seat=0)
    assert person.asked()
    person.lay(tap=phone)
    expect(banner).to_contain_text("could not be carried out. Nothing has changed.")
    banner.get_by_role("button", name="Undo").click()
    expect(banner).to_have_count(0)
    person.close()


def test_a_game_under_rules_nobody_knows_any_more(
    address: str, browser: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kind = type(find("westeros_intrigue"))
    store = tmp_path / "tables.sqlite"
    with Running(store) as before, before.visitor("Arya") as arya:
        table, token = arya.open(2, computers=("easy",), start=True).id, arya.token
    monkeypatch.setattr(kind, "version", kind.version + 1)
    with Running(store) as after:
        person = Person(browser, after.address, token=token)
        person.go(f"/table/{table}")
        heading = person.page.get_by_role("heading", level=1)
        expect(heading).to_have_text("This game cannot go on here")
        with person.page.expect_download() as download:
            person.page.get_by_role("link", name="Download record").click()
        assert Path(download.value.path()).read_text().startswith('{"type":"header"')
        person.close()
