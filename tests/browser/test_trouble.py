"""What the page says when a part of it does not arrive, and how a lost game is found again."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person


def test_a_part_that_does_not_arrive_can_be_loaded_again(person: Callable[..., Person]) -> None:
    visitor = person()
    page = visitor.page
    visitor.go("/")
    page.route("**/assets/Credits-*.js", lambda route: route.abort())
    page.get_by_role("link", name="Credits and licences").click()
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    page.unroute("**/assets/Credits-*.js")
    visitor.button("Reload").click()
    expect(page.get_by_role("heading", name="Credits and licences")).to_be_visible()


def test_a_board_that_does_not_arrive_can_be_loaded_again(person: Callable[..., Person]) -> None:
    player = person(language="de")
    table = player.open_table(2, computers=["easy"], start=True, options={"starter": 1})
    page = player.page
    player.go("/")
    page.locator("label.card").first.wait_for()
    # The parts that are there already stay; whatever the board still needs is missing.
    page.route("**/assets/*.js", lambda route: route.abort())
    page.evaluate(f"history.pushState(null, '', '/table/{table}')")
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("alert")).to_contain_text("ließ sich nicht laden")
    page.unroute("**/assets/*.js")
    player.button("Neu laden").click()
    assert player.asked()


def test_a_game_is_found_again_without_its_link(person: Callable[..., Person]) -> None:
    player = person()
    table = player.open_table(2, computers=["easy"], start=True, private=True)
    player.go("/")
    player.page.evaluate("localStorage.clear()")
    player.page.reload()
    mine = player.page.get_by_role("heading", name="Your tables")
    expect(mine).to_be_visible()
    player.page.locator(f"a[href='/table/{table}']").click()
    assert player.asked()
