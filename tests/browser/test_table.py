"""The table as a thing of use: dragging, hints at their card, warnings, what was chosen last."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.dominion import Player
from tests.browser.person import Person
from tests.browser.stage import stage
from tests.browser.test_axe import grave

Come = Callable[..., Person]


def test_a_card_is_dragged_to_its_place(person: Come) -> None:
    player = person()
    table = player.open_table(2, computers=["easy"], start=True, options={"starter": 1})
    player.go(f"/table/{table}")
    assert player.asked()
    card = player.page.locator("[data-house]:not([aria-disabled])").first
    place = player.page.locator("[data-cell]").first
    # The first pyramid is large, and stands in the middle of the table.
    board = player.page.locator("section.board").first.bounding_box()
    box = place.bounding_box()
    assert board is not None
    assert box is not None
    assert box["width"] > 110
    assert abs(box["x"] + box["width"] / 2 - board["x"] - board["width"] / 2) < 30
    assert abs(box["y"] + box["height"] / 2 - board["y"] - board["height"] * 0.42) < 130
    before = player.laid()
    start, end = card.bounding_box(), place.bounding_box()
    assert start is not None
    assert end is not None
    player.page.mouse.move(start["x"] + 30, start["y"] + 40)
    player.page.mouse.down()
    player.page.mouse.move(end["x"] + 50, end["y"] + 60, steps=4)
    player.page.mouse.up()
    expect(player.page.locator(".cell.laid")).not_to_have_count(before)
    assert player.asked()


def test_a_hint_stands_at_its_card(person: Come) -> None:
    player = person()
    table = player.open_table(
        2, game="dominion", computers=["easy"], start=True, options={"starter": 1}
    )
    player.go(f"/table/{table}")
    page = player.page
    page.locator("[data-answer=all]").click()
    page.locator("[data-pile][data-lit]").first.wait_for()
    page.keyboard.press("h")
    note = page.get_by_role("note").filter(has_text="Hint:")
    expect(note).to_be_visible()
    expect(page.locator(".sentence")).not_to_contain_text("Hint:")
    assert grave(player) == []
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)


def test_nothing_is_given_away_unasked(person: Come, store: Path) -> None:
    given = {
        "hands": {"Anna": ["2 upgrade", "2 gold", "silver"]},
        "decks": {"Anna": ["8 copper"]},
        "actions": 2,
    }
    staged = stage(store, ["Anna"], given, ["easy"])
    player = Player(person(token=staged.tokens[0]), staged.table)
    page = player.page

    def upgrade_gold() -> None:
        page.locator("[data-hand][data-card='29']").first.click()
        page.locator("[data-hand][data-card='2'][data-lit]").first.click()

    upgrade_gold()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Nothing in the Supply costs 7")
    assert grave(player.person) == []
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-hand][data-card='2']")).to_have_count(2)
    page.locator("[data-hand][data-card='2'][data-lit]").first.click()
    dialog.get_by_label("Do not warn me of this again").check()
    dialog.get_by_role("button", name="Do it anyway").click()
    expect(page.locator("[data-hand][data-card='2']")).to_have_count(1)
    # The second time nobody is asked.
    upgrade_gold()
    expect(page.locator("[data-hand][data-card='2']")).to_have_count(0)
    expect(dialog).to_have_count(0)


def test_a_pile_offers_the_treasures_first(person: Come) -> None:
    player = person()
    options = {"starter": 1, "kingdom": "victory_dance"}
    table = player.open_table(2, game="dominion", computers=["easy"], start=True, options=options)
    player.go(f"/table/{table}")
    page = player.page
    page.locator("[data-answer=all]").wait_for()
    page.locator("[data-pile='1']").click(force=True)  # it cannot be bought, but asked about
    expect(page.get_by_text("Silver costs 3. Play your Treasures first")).to_be_visible()
    page.locator("[data-answer=all]").click()
    page.locator("[data-pile][data-lit]").first.wait_for()
    expect(page.get_by_text("Play your Treasures first")).to_have_count(0)


def test_the_start_page_remembers_and_tells_how_long_a_game_takes(person: Come) -> None:
    player = person()
    page = player.page
    player.go("/")
    cards = page.locator("label.card")
    expect(cards.first).to_contain_text("15 to 30 minutes")
    expect(cards.first).to_contain_text("easy to learn")
    expect(cards.nth(1).locator(".dominion-card").first).to_be_visible()
    cards.nth(1).click()
    page.locator("input[name=opponents]").first.check(force=True)
    player.button("Play").click()
    page.wait_for_url("**/table/*")
    last = json.loads(page.evaluate("localStorage['tafelrunde-last']"))
    assert last == {"game": "dominion", "level": "medium", "opponents": 1}
    player.go("/")
    expect(cards.nth(1).locator("input")).to_be_checked()
    expect(page.locator("input[name=opponents]").first).to_be_checked()
