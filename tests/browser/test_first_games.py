"""The first game: one real move at a time, by keys or by touch, and out of it into a free game."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from tafelrunde.server.learning import prepared
from tests.browser.person import PATIENT, PHONE, WIDE, Person
from tests.browser.test_axe import grave

Come = Callable[..., Person]
#: Where the list or a way out of the question shows what is asked for.
SHOWN = ".choice.selected, .choice.taken, .place.some, .way:has(.hinted)"
TAUGHT = ("westeros_intrigue", "dominion", "risk", "iron_throne", "thrones_lcg")


@pytest.mark.parametrize(
    ("game", "language"), list(zip(TAUGHT, ("de", "en", "de", "en", "de"), strict=True))
)
def test_by_keys_alone_to_a_free_game(person: Come, game: str, language: str) -> None:
    learner = person(language=language)
    page = learner.page
    learner.go(f"/first/{game}")
    note = page.locator(".lesson")
    moves = len(prepared(game).taught)
    for number in range(1, moves + 1):
        expect(note.locator(".count")).to_contain_text(re.compile(rf"(Move|Zug) {number} "))
        expect(note.locator("a.rule").first).to_be_visible()
        assert note.locator("button", has_text=re.compile("Show me|Zeigen")).count() == 1
        if number == 1:
            assert grave(learner) == []
        page.keyboard.press("h")
        expect(page.locator(SHOWN).first).to_be_visible()
        # A way out of the question is no entry of the list; the key Tab leads to it.
        way_out = page.locator(".way:has(.hinted)")
        if way_out.count():
            way_out.focus()
        page.keyboard.press("Enter")
    done = note.get_by_role("button", name=re.compile("^(Play on|Weiterspielen)$"))
    expect(done).to_be_visible()
    read_by_pointing_and_by_keys(learner)
    done.click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".log li").first).to_be_visible()


@pytest.mark.parametrize("game", TAUGHT)
def test_on_a_phone_in_very_large_letters_all_of_the_board_is_reached(
    person: Come, game: str
) -> None:
    learner = person(phone=True, language="de", size=3)
    page = learner.page
    learner.go(f"/first/{game}")
    page.locator(".lesson a.rule").first.wait_for()
    page.locator("main").evaluate("main => main.scrollTo(0, main.scrollHeight)")
    board = page.locator("main section.board").first.bounding_box()
    tabs = page.locator(".tabs").last.bounding_box()
    assert board
    assert tabs
    assert board["y"] + board["height"] <= tabs["y"] + 2


def read_by_pointing_and_by_keys(learner: Person) -> None:
    """What a line of the log names can be read there, whatever the game."""
    page = learner.page
    names = page.locator(".log em[data-noun]")
    shown = page.locator(".note")
    for name in reversed(names.all()):
        name.hover()
        with suppress(PlaywrightTimeout):  # not every name says more
            shown.wait_for(timeout=PATIENT)
            break
    expect(shown).to_be_visible()
    box = shown.bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= box["x"] + box["width"] <= WIDE["width"]
    assert 0 <= box["y"] <= box["y"] + box["height"] <= WIDE["height"]
    said = shown.inner_text()
    assert len(said) > len(name.inner_text())
    page.mouse.move(2, 2)
    expect(shown).to_have_count(0)
    # One stop of the key Tab for all names; arrows lead from one to the next.
    expect(page.locator(".log em[tabindex='0']")).to_have_count(1)
    page.locator(".log em[tabindex='0']").focus()
    for key in ("End", *["ArrowUp"] * 20):
        page.keyboard.press(key)
        if shown.count():
            break
    expect(shown).to_be_visible()


def test_on_a_phone_by_touch_and_left_in_the_middle(person: Come) -> None:
    learner = person(phone=True, language="de")
    page = learner.page
    learner.go("/")
    page.get_by_role("link", name="Erstes Spiel, Schritt für Schritt").tap()
    page.wait_for_url("**/first/westeros_intrigue")
    note = page.locator(".lesson")
    expect(note).to_contain_text("Zug 1 von 7")
    assert grave(learner) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    # A card that is allowed but not asked for is told so, and nothing happens.
    page.locator("[data-house='0']").tap()
    page.locator("[data-cell]:not([aria-disabled])").first.tap()
    expect(page.get_by_text("Auch das ist erlaubt").first).to_be_visible()
    expect(note).to_contain_text("Zug 1 von 7")
    page.locator("[data-house='2']").tap()
    page.locator("[data-cell]:not([aria-disabled])").first.tap()
    expect(note).to_contain_text("Zug 2 von 7")
    expect(page.locator(".cell.laid")).to_have_count(3)
    note.get_by_role("button", name="Frei spielen").tap()
    page.wait_for_url("**/table/*")
    assert learner.asked()
    expect(page.locator(".cell.laid")).to_have_count(3)
    learner.lay(tap=True)


@pytest.mark.parametrize("game", TAUGHT[1:])
def test_any_first_game_is_left_in_the_middle_on_a_phone(person: Come, game: str) -> None:
    learner = person(phone=True)
    page = learner.page
    learner.go(f"/first/{game}")
    note = page.locator(".lesson")
    expect(note).to_contain_text("Move 1 of")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    # The move that is asked for is shown, and made with a finger in the list.
    note.get_by_role("button", name="Show me").tap()
    panel = page.get_by_role("group", name="Panel")
    panel.get_by_role("button", name="Choose").tap()
    shown = page.locator(SHOWN).first
    expect(shown).to_be_visible()
    confirm = page.locator(".choices .confirm .main:enabled")
    (confirm.first if confirm.count() else shown).tap()
    expect(note).to_contain_text("Move 2 of")
    assert grave(learner) == []
    page.keyboard.press("Escape")
    note.get_by_role("button", name="Play freely").tap()
    page.wait_for_url("**/table/*")
    panel.get_by_role("button", name="Log").tap()
    expect(page.locator(".log li").first).to_be_visible()
    # It is a real table now: whoever leaves finds it among the own games.
    learner.go("/")
    expect(page.get_by_role("link", name="Play on")).to_be_visible()


def test_a_game_without_one_says_so(person: Come) -> None:
    learner = person()
    learner.go("/first/fish_market")
    expect(learner.page.get_by_text("This game has no first game yet.")).to_be_visible()
