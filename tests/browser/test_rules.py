"""The rules page: the game in pictures on one screen, then the ledger with search and anchors."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import ROOT
from tests.browser.person import Person

GUIDED = sorted(path.parent.name for path in (ROOT / "web/src/boards").glob("*/guide"))

#: How far down the last picture reaches, and how wide the page is.
EXTENT = """() => [
    Math.max(...[...document.querySelectorAll('.guide li')].map(
        e => e.getBoundingClientRect().bottom)),
    document.documentElement.scrollWidth,
]"""


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("game", GUIDED)
def test_the_game_in_pictures_fits_one_screen(
    game: str, phone: bool, person: Callable[..., Person]
) -> None:
    reader = person(phone=phone, language="de")
    page = reader.page
    reader.go(f"/rules/{game}")
    pictures = page.locator(".guide li")
    pictures.first.wait_for()
    assert pictures.count() >= 4
    if game == "risk":
        page.locator("canvas[data-painted]").first.wait_for()
    bottom, width = page.evaluate(EXTENT)
    size = page.viewport_size
    assert size is not None
    assert bottom <= size["height"]
    assert width <= size["width"]
    # Another language has its own words, in the pictures too.
    before = page.locator(".guide .lead").inner_text()
    reader.button("English").click()
    expect(page.locator(".guide .lead")).not_to_have_text(before)


def test_an_anchor_is_gone_to_below_the_pictures(person: Callable[..., Person]) -> None:
    reader = person()
    page = reader.page
    reader.go("/rules/risk#RISK-83")
    rule = page.locator("#RISK-83")
    expect(rule).to_be_in_viewport()
    page.locator("canvas[data-painted]").first.wait_for(state="attached")
    expect(rule).to_be_in_viewport()
    page.get_by_role("searchbox").fill("RISK-104")
    expect(page.locator("article")).to_have_count(1)
