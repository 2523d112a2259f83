"""A phone and a small laptop: everything in reach, nothing beyond the edge."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE, WIDE, Person
from tests.browser.stage import play_out

#: Every target somebody can hit and how small it is; hidden radios have their labels instead.
SMALL_TARGETS = """() => [...document.querySelectorAll('button, a[href], select, summary, label')]
    .filter(e => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter(e => !e.closest('[inert]') && !e.matches('.skip, .hidden, p a, li a'))
    .filter(e => e.tagName !== 'LABEL' || e.querySelector('input'))
    .map(e => [e.getBoundingClientRect(), e.getAttribute('aria-label') || e.innerText])
    .filter(([box]) => box.width > 0 && (box.width < 24 || box.height < 24))
    .map(([box, name]) => `${name}: ${box.width}x${box.height}`)"""

#: In how many lines the words of an element stand.
LINES = """e => {
    const words = document.createRange();
    words.selectNodeContents(e);
    return new Set([...words.getClientRects()].map(box => box.top)).size;
}"""


def fits(person: Person) -> None:
    width = person.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
    assert person.page.evaluate(SMALL_TARGETS) == []


def test_phone(person: Callable[..., Person]) -> None:
    traveller = person(phone=True)
    page = traveller.page
    traveller.go("/")
    traveller.button("Play").wait_for()
    fits(traveller)
    traveller.button("Play").tap()
    page.wait_for_url("**/table/*")
    for turn in range(4):
        assert traveller.asked()
        fits(traveller)
        traveller.lay(tap=True, pile=turn, place=turn)
    # The list of choices opens from below, and answers too.
    assert traveller.asked()
    before = traveller.hand.get_attribute("aria-label")
    page.get_by_role("group", name="Panel").get_by_role("button", name="Choose").tap()
    traveller.choices.first.wait_for()
    fits(traveller)
    traveller.choices.first.tap()
    page.wait_for_function(
        "label => !document.querySelector(`[aria-label='${label}']`)", arg=before
    )
    assert traveller.asked()
    assert page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"]


@pytest.mark.parametrize("seats", [4, 6])
def test_table_needs_no_scrolling(person: Callable[..., Person], seats: int) -> None:
    player = person()
    computers = ["easy"] * (seats - 1)
    table = player.open_table(seats, computers=computers, start=True, options={"starter": 1})
    player.go(f"/table/{table}")
    for turn in range(3):
        assert player.asked()
        size = player.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert size[0] <= WIDE["width"]
        assert size[1] <= WIDE["height"]
        for shown in (player.hand, player.pyramid, player.choices.first):
            box = shown.bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= WIDE["height"]
        player.lay(pile=turn, place=turn)


def test_the_heading_of_the_choices_stands_in_one_line(person: Callable[..., Person]) -> None:
    player = person(language="de")
    table = player.open_table(2, computers=["easy"], start=True, options={"starter": 1})
    player.go(f"/table/{table}")
    assert player.asked()
    heading = player.page.get_by_role("heading", name="Deine Möglichkeiten")
    for button in ("Ausblenden", "Liste zeigen"):
        player.button(button).wait_for()
        player.page.evaluate("document.fonts.ready")
        assert heading.evaluate(LINES) == 1
        player.button(button).click()


def test_a_board_that_knows_no_game_breaks_no_word_of_its_headings(
    person: Callable[..., Person],
) -> None:
    traveller = person(phone=True)
    table = traveller.open_table(3, game="fish_market", computers=["medium"] * 2, start=True)
    traveller.go(f"/table/{table}")
    headings = traveller.page.locator(".fallback thead th")
    headings.first.wait_for()
    traveller.page.evaluate("document.fonts.ready")
    assert [headings.nth(n).evaluate(LINES) for n in range(headings.count())] == [1, 1, 1]
    fits(traveller)


@pytest.mark.parametrize("game", ["dominion", "iron_throne", "thrones_lcg", "risk"])
def test_on_a_phone_four_seats_stand_in_one_line_and_the_reason_beside_its_question(
    person: Callable[..., Person], store: Path, game: str
) -> None:
    staged = play_out(store, game, 4, lambda _, question, count: question.seat == 0 and count >= 90)
    player = person(phone=True, token=staged.tokens[0], language="de")
    player.go(f"/table/{staged.table}")
    seats = player.page.locator("button.strip [data-seat]")
    expect(seats).to_have_count(4)
    tops = {round(box["y"]) for seat in seats.all() if (box := seat.bounding_box())}
    assert max(tops) - min(tops) < 10, "the seats take a second line"
    expect(seats.first).to_contain_text("Nymeria")
    why = player.page.locator(".asked .why")
    if why.count():
        heading, button = player.page.locator(".asked h1").bounding_box(), why.bounding_box()
        assert heading
        assert button
        assert button["y"] < heading["y"] + heading["height"], "it stands alone below"


def test_a_question_takes_one_line_where_there_is_room(
    person: Callable[..., Person], store: Path
) -> None:
    staged = play_out(
        store, "dominion", 3, lambda _, question, __: question.prompt == "buy" and not question.seat
    )
    player = person(token=staged.tokens[0], language="de")
    player.go(f"/table/{staged.table}")
    player.page.locator(".asked .why").wait_for()
    player.page.evaluate("document.fonts.ready")
    assert player.page.locator(".asked h1").evaluate(LINES) == 1


def test_on_a_phone_all_piles_of_dominion_are_in_sight(
    person: Callable[..., Person], store: Path
) -> None:
    staged = play_out(
        store, "dominion", 3, lambda _, question, __: question.prompt == "buy" and not question.seat
    )
    player = person(phone=True, token=staged.tokens[0], language="de")
    player.go(f"/table/{staged.table}")
    piles = player.page.locator("[data-pile]")
    piles.first.wait_for()
    player.page.evaluate("document.fonts.ready")
    for pile in piles.all():
        expect(pile).to_be_in_viewport(ratio=1)
