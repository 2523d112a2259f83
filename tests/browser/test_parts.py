"""A part of a page that does not arrive says so in its place, and the table goes on around it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.test_axe import grave
from tests.browser.test_sizes import fits
from tests.server.company import Company
from tests.server.wire import Visitor

Come = Callable[..., Person]
SCREENS = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])


@contextmanager
def lost(person: Person, *parts: str) -> Iterator[None]:
    """Let these parts of the client not arrive for a while."""
    for part in parts:
        person.page.route(f"**/assets/{part}-*.js", lambda route: route.abort())
    yield
    person.page.unroute_all()


def told(person: Person) -> Locator:
    """Look at what stands in the place of a part: in sight, with the one page around it."""
    alert = person.page.get_by_role("alert").filter(has_text="could not be loaded")
    expect(alert).to_be_in_viewport(ratio=1)
    expect(person.page.locator("main")).to_have_count(1)
    assert grave(person) == []
    return alert


@SCREENS
def test_at_a_table_that_goes_on(person: Come, phone: bool) -> None:
    player = person(phone=phone)
    table = player.open_table(2, computers=["easy"], start=True, options={"starter": 1})
    player.go(f"/table/{table}")
    assert player.asked()
    with lost(player, "SettingsDialog", "Help", "RuleBox"):
        player.button("Settings").click()
        told(player)
        player.page.keyboard.press("Escape")
        player.page.keyboard.press("?")
        told(player)
        player.page.keyboard.press("Escape")
        rules = player.page.get_by_role("button" if phone else "tab", name="Rule", exact=True)
        rules.click()
        alert = told(player)
    if phone:
        fits(player)
        player.page.keyboard.press("Escape")
    player.lay(tap=phone)
    assert player.asked()
    if phone:
        rules.click()  # opened anew, it is asked for anew
    else:
        alert.get_by_role("button", name="Reload").click()
    expect(alert).to_have_count(0)
    player.button("Settings").click()
    expect(player.page.get_by_role("dialog", name="Settings")).to_be_visible()


@SCREENS
def test_at_the_end(person: Come, guest: Callable[..., Visitor], phone: bool) -> None:
    company = Company.gather(guest, 2, options={"rounds": 1})
    company.finish()
    reader = person(phone=phone, token=company.visitors[0].token)
    with lost(reader, "End"):
        reader.go(f"/table/{company.id}")
        alert = told(reader)
        alert.get_by_role("button", name="Look at the board").click()
        expect(alert).to_have_count(0)
        reader.button("Show the result").click()
        told(reader)
    alert.get_by_role("button", name="Reload").click()
    expect(reader.page.locator("#end-title")).to_be_visible()


def test_in_the_replay(person: Come, guest: Callable[..., Visitor]) -> None:
    company = Company.gather(guest, 2, options={"rounds": 1})
    company.finish()
    reader = person(token=company.visitors[0].token)
    with lost(reader, "Analysis", "Hands"):
        reader.go(f"/replay/{company.id}?seat=0")
        for tab in ("Analysis", "Hands"):
            reader.page.get_by_role("tab", name=tab).click()
            told(reader)
