"""The table as a thing of use: dragging, hints at their card, warnings, what was chosen last."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tafelrunde.table import MayPass, Question, Table
from tests.browser.dominion import Player
from tests.browser.iron_throne import reached
from tests.browser.person import Person
from tests.browser.stage import play_out, stage, stage_at
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


#: What a hint is about in each game: what is asked, and where the note has to stand.
HINTED = [
    ("westeros_intrigue", 2, "lay", "[data-cell]"),
    ("dominion", 2, "buy", "[data-pile], [data-answer]"),
    ("risk", 3, "place", ".plates [data-territory]"),
    ("risk", 3, "invade", ".plates [data-territory], .ways button"),
    ("iron_throne", 3, "lay", ".hand [data-card]"),
    ("thrones_lcg", 2, "attackers", "[data-slot]"),
    ("thrones_lcg", 2, "plot", ".gallery button"),
]
#: What a note touches, above or below it.
TOUCHED = """(note, things) => {
  const box = note.getBoundingClientRect();
  return [...document.querySelectorAll(things)].filter(thing => {
    const at = thing.getBoundingClientRect();
    const gap = Math.min(Math.abs(box.bottom - at.top), Math.abs(box.top - at.bottom));
    return at.width > 0 && box.left < at.right && box.right > at.left && gap < 14;
  }).length;
}"""


@pytest.mark.parametrize(("game", "seats", "prompt", "things"), HINTED)
def test_a_hint_stands_at_its_card(
    person: Come, store: Path, game: str, seats: int, prompt: str, things: str
) -> None:
    def there(_: object, question: Question, count: int) -> bool:
        several = len(list(islice(question.answers(), 2))) == 2
        return question.seat == 0 and question.prompt == prompt and count > 12 and several

    staged = play_out(store, game, seats, there)
    player = person(token=staged.tokens[0])
    page = player.page
    player.go(f"/table/{staged.table}")
    page.locator(things).first.wait_for()
    page.keyboard.press("h")
    note = page.get_by_role("note").filter(has_text="Hint:")
    expect(note).to_be_visible()
    assert note.evaluate(TOUCHED, things) > 0
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
    offer = page.get_by_role("group", name="Play Treasures")
    expect(offer).to_contain_text("Silver costs 3. Play your Treasures first")
    offer.get_by_role("button", name="Play all Treasures").click()
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


def test_passing_on_is_whole_and_why_moves_nothing(person: Come, store: Path) -> None:
    def windowed(table: Table[Any]) -> bool:
        return any(isinstance(asked, MayPass) and asked.seat == 0 for asked in table.questions)

    staged = stage_at(store, reached(5, windowed))
    player = person(token=staged.tokens[0])
    player.go(f"/table/{staged.table}")
    passing = player.page.get_by_role("group", name="Go on passing")
    box = passing.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= player.page.evaluate("innerHeight")
    board = player.page.locator("section.board").first
    before = board.bounding_box()
    why = player.page.locator(".why")
    why.click()
    expect(player.page.locator(".asked li").first).to_be_visible()
    assert board.bounding_box() == before
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".asked li")).to_have_count(0)
