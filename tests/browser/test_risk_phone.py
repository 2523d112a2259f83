"""Risk on a phone: the map comes nearer by itself, can be moved, and is whole again with a tap."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import BLINK, PHONE, Person
from tests.browser.risk import General, laid_out, reached
from tests.browser.stage import stage_at
from tests.browser.test_risk import RIVER
from tests.games.risk.tables import number

#: The size of names on the screen.
NAMES = """() => {
    const names = document.querySelector('.names');
    return parseFloat(getComputedStyle(names).fontSize) * names.getScreenCTM().a;
}"""
WHERE = "() => document.querySelector('.sheet').style.transform"
#: The smallest plate on the screen, by height.
PLATE = """() => Math.min(...[...document.querySelectorAll('.plates [data-territory]')].map(
    e => e.getBoundingClientRect().height))"""
#: How many plates that can be chosen are wholly in sight.
IN_SIGHT = """() => {
    const edge = document.querySelector('[data-map]').getBoundingClientRect();
    const plates = [...document.querySelectorAll('.plates [data-territory]:not(.barred)')];
    return plates.map(e => e.getBoundingClientRect()).filter(
        b => b.left >= edge.left && b.right <= edge.right
            && b.top >= edge.top && b.bottom <= edge.bottom).length;
}"""
#: A press takes 24 pixels; whole, a map of 48 territories comes close to that.
LEAST = 23.5


def test_the_world_on_a_phone_can_be_hit(person: Callable[..., Person], store: Path) -> None:
    staged = stage_at(store, reached(7, "place", 15))
    general = General(person(token=staged.tokens[0], phone=True), staged.table)
    page = general.page
    assert page.evaluate(PLATE) >= 18
    page.locator(".overview").wait_for()
    assert page.evaluate(IN_SIGHT) >= 3
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]


def test_targets_stay_under_the_finger(person: Callable[..., Person], store: Path) -> None:
    staged = stage_at(store, laid_out(RIVER))
    for phone in (True, False):
        general = General(person(token=staged.tokens[0], phone=phone), staged.table)
        general.plate("harrenhal").click()
        ways = general.page.locator("[data-way]")
        ways.first.wait_for()
        before = ways.first.bounding_box()
        for n in range(ways.count()):
            ways.nth(n).dispatch_event("pointerenter")
            expect(general.page.locator(".outlook.known")).to_be_visible()
            assert ways.first.bounding_box() == before
            ways.nth(n).dispatch_event("pointerleave")


def test_a_conquest_on_a_phone(person: Callable[..., Person], store: Path) -> None:
    staged = stage_at(store, laid_out(RIVER))
    general = General(person(token=staged.tokens[0], phone=True), staged.table)
    page = general.page
    assert page.locator(".names").count() == 0
    assert page.evaluate(PLATE) >= LEAST

    # An origin and its targets come nearer; still nearer they have their names.
    general.plate("harrenhal").tap()
    overview = page.locator(".overview")
    overview.wait_for()
    page.get_by_role("button", name="Nearer").tap()
    page.locator(".names").wait_for()
    assert page.evaluate(NAMES) >= 14
    assert page.evaluate(PLATE) >= 24

    # It can be moved, and moving is no choice.
    before = page.evaluate(WHERE)
    box = page.locator("[data-map]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y - 30, steps=4)
    page.mouse.up()
    assert page.evaluate(WHERE) != before
    overview.tap()
    expect(overview).to_have_count(0)
    expect(page.locator("[data-panel=ways]")).to_be_visible()

    # Everything that is needed is within reach of a thumb.
    page.locator(f"[data-way='{number('kings_landing')}']").tap()
    page.locator("[data-answer=until]").tap()
    page.locator("[data-answer=amount]").wait_for()
    # A second tap that comes as fast as in a double click is not taken for an answer.
    page.wait_for_timeout(6 * BLINK)
    page.locator("[data-answer=amount]").tap()
    expect(general.plate("kings_landing").locator(".count")).not_to_have_text("1")
    size = page.evaluate("[document.documentElement.scrollWidth, innerHeight]")
    assert size[0] <= PHONE["width"]
    page.locator("[data-tab=extra]").tap()
    expect(page.locator("[data-land]")).to_have_count(48)


#: What stands under a button beside the map.
COVERED = """() => {
    const tools = [...document.querySelectorAll('.tools button')]
        .map(e => e.getBoundingClientRect());
    const hit = (a, b) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return [...document.querySelectorAll('.plates [data-territory], .seals [data-region]')]
        .filter(e => tools.some(tool => hit(tool, e.getBoundingClientRect())))
        .map(e => e.dataset.territory ?? `region ${e.dataset.region}`);
}"""


@pytest.mark.parametrize("seats", [2, 3], ids=["essos", "westeros"])
def test_no_button_lies_on_the_whole_map(
    person: Callable[..., Person], store: Path, seats: int
) -> None:
    staged = stage_at(store, reached(seats, "place", 9))
    page = General(person(token=staged.tokens[0], phone=True), staged.table).page
    assert page.get_by_role("button", name="Nearer").is_visible()
    assert page.evaluate(COVERED) == []
