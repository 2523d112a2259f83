"""Somebody who has never been here plays a whole game against two computers."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import LONGEST, Person

#: After so many decisions the system asks for stillness: what moves is long to draw.
MOVING = 4


def assert_standings(person: Person) -> None:
    end = person.page.locator(".end")
    expect(end.get_by_role("heading", level=2)).to_contain_text(re.compile("win|share"))
    table = end.get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(4)
    expect(table.get_by_role("columnheader").last).to_have_text("Result")


def test_by_clicking(person: Callable[..., Person]) -> None:
    newcomer = person(motion="auto")
    page = newcomer.page
    newcomer.go("/")
    page.locator("label", has_text="Westeros Intrigue").click()
    page.locator("label", has_text="Squire").click()
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    newcomer.button("Play").click()
    page.wait_for_url("**/table/*")

    decisions = 0
    while newcomer.asked():
        newcomer.lay(pile=decisions, place=decisions)
        decisions += 1
        assert decisions < LONGEST
        if decisions == MOVING:
            page.emulate_media(reduced_motion="reduce")
    assert decisions > 10
    assert_standings(newcomer)
    expect(newcomer.button("Play again")).to_be_visible()


def test_by_keyboard_alone(person: Callable[..., Person]) -> None:
    newcomer = person()
    keys = newcomer.page.keyboard
    newcomer.go("/")
    expect(newcomer.button("Play")).to_be_enabled()

    def focused() -> str:
        text = newcomer.page.evaluate(
            "(document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"
            " ?? '').trim()"
        )
        return str(text)

    def tab_to(*wanted: str) -> None:
        for _ in range(60):
            keys.press("Tab")
            if any(name in focused() for name in wanted):
                return
        raise AssertionError(f"the tab key never reaches {wanted}")

    tab_to("Play")
    assert focused() == "Play"
    keys.press("Enter")
    newcomer.page.wait_for_url("**/table/*")

    # The first decision on the board: to the hand, take a card; the focus follows to its places.
    assert newcomer.asked()
    before = newcomer.hand.get_attribute("aria-label")
    tab_to("fits in")
    keys.press("ArrowRight")
    keys.press("Enter")
    place = newcomer.page.locator("[data-cell]:focus")
    expect(place).to_have_count(1)
    keys.press("Enter")
    expect(newcomer.hand).not_to_have_attribute("aria-label", before or "")

    # The others by arrows or by digits.
    ready = newcomer.page.locator(".choice:enabled, #end-title")
    decisions = 0
    while True:
        ready.first.wait_for()
        if newcomer.page.locator("#end-title").count():
            break
        if decisions % 5 == 0:
            tab_to(newcomer.choices.first.inner_text())
            keys.press("ArrowDown")
            expect(newcomer.page.locator(".choice:focus")).to_have_count(1)
            keys.press("Enter")
        else:
            keys.press(str(1 + decisions % newcomer.choices.count()))
        decisions += 1
        assert decisions < LONGEST
    assert decisions > 10
    assert_standings(newcomer)
    tab_to("Play again")
