"""A finished game step by step, from every seat, and on from any position."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tafelrunde.server.replays import PAGE
from tests.browser.person import Person
from tests.server.company import Company
from tests.server.wire import Visitor


def between(first: int, last: int) -> re.Pattern[str]:
    """Match any step from one on but the last: what plays by itself waits for nobody who looks."""
    return re.compile(f"Step ({'|'.join(map(str, range(first, last)))}) of {last}")


def test_replay(person: Callable[..., Person], guest: Callable[..., Visitor]) -> None:
    company = Company.gather(guest, 2, options={"rounds": 1})
    company.finish()
    steps = len(company.visitors[0].replay(company.id, 0).steps) - 1
    reader = person(token=company.visitors[0].token)
    page = reader.page
    reader.go(f"/replay/{company.id}?seat=0")

    sentence = page.get_by_role("heading", level=1)
    slider = page.get_by_role("slider", name="Step of the game")
    count = page.locator(".count", has_text="Step")
    cards = reader.pyramid.locator(".cell.laid")
    expect(sentence).to_have_text("The game begins.")
    expect(count).to_have_text(f"Step 0 of {steps}")
    expect(cards).to_have_count(0)

    slider.fill("3")
    expect(count).to_have_text(f"Step 3 of {steps}")
    expect(sentence).to_contain_text(re.compile("Arya|Bran"))
    expect(sentence).to_contain_text(" lays ")
    expect(cards).to_have_count(3)
    third = sentence.inner_text()
    slider.press("ArrowRight")
    expect(count).to_have_text(f"Step 4 of {steps}")
    expect(sentence).not_to_have_text(third)
    reader.button("One step back").click()
    expect(sentence).to_have_text(third)
    # It plays by itself, and from the end anew.
    reader.button("Play").click()
    expect(count).to_have_text(between(6, steps))
    reader.button("Pause").click()
    reader.button("To the end").click()
    expect(sentence).to_contain_text("win")
    reader.button("Play").click()
    expect(count).to_have_text(between(2, steps))
    reader.button("Pause").click()
    slider.fill("3")

    # Another seat has another hand; from outside there is none.
    own = [card for card in reader.hand.get_by_role("button").all_inner_texts() if card]
    seat = page.get_by_label("Seen by")
    seat.select_option("Bran")
    expect(reader.hand.get_by_role("button").first).to_be_visible()
    expect(page).to_have_url(re.compile(r"seat=1#3$"))
    expect(reader.hand.get_by_role("button")).not_to_have_text(own, use_inner_text=True)
    seat.select_option("spectators")
    expect(reader.hand).to_have_count(0)
    expect(reader.button("Play on from here")).to_be_disabled()

    seat.select_option("Arya")
    expect(count).to_have_text(f"Step 3 of {steps}")
    reader.button("Play on from here").click()
    page.wait_for_url("**/table/*")
    assert reader.asked()
    expect(cards.nth(2)).to_be_visible()
    reader.lay()
    assert reader.asked()


def test_the_game_of_a_locked_table_opens_by_its_link(
    person: Callable[..., Person], guest: Callable[..., Visitor]
) -> None:
    company = Company.gather(guest, 2, options={"rounds": 1}, password="winter")
    company.finish()
    stranger, reader = person(), person(token=company.visitors[0].token)
    stranger.go(f"/replay/{company.id}")
    expect(stranger.page.get_by_text("protected by a password")).to_be_visible()

    reader.context.grant_permissions(["clipboard-read", "clipboard-write"])
    reader.go(f"/replay/{company.id}?seat=0")
    reader.page.get_by_role("button", name="Copy a link to this step").click()
    expect(reader.page.get_by_text("Copied").first).to_be_visible()
    link = reader.page.evaluate("navigator.clipboard.readText()")
    assert "share=" in link

    stranger.page.goto(link)
    sentence = stranger.page.get_by_role("heading", level=1)
    expect(sentence).to_have_text("The game begins.")
    stranger.page.get_by_label("Seen by").select_option("Bran")
    expect(stranger.page).to_have_url(re.compile("seat=1&share="))
    stranger.page.reload()
    expect(sentence).to_have_text("The game begins.")


def test_a_long_replay_is_read_in_pages(
    person: Callable[..., Person], guest: Callable[..., Visitor]
) -> None:
    # Seven rounds of three are a page and a half however the cards fall; of two at times just one.
    company = Company.gather(guest, 3, options={"rounds": 7})
    company.finish()
    steps = len(company.visitors[0].replay(company.id, 0).steps) - 1
    assert steps > PAGE + 10
    reader = person(token=company.visitors[0].token)
    page = reader.page
    asked: list[str] = []
    page.on(
        "request", lambda request: asked.append(request.url) if "first=" in request.url else None
    )
    reader.go(f"/replay/{company.id}?seat=0#{PAGE + 2}")
    count = page.locator(".count", has_text="Step")
    expect(count).to_have_text(f"Step {PAGE + 2} of {steps}")
    assert f"first={PAGE}&" in asked[0], "first the page that is wanted"
    slider = page.get_by_role("slider", name="Step of the game")
    for step in range(PAGE + 1, PAGE - 3, -1):
        slider.press("ArrowLeft")
        expect(count).to_have_text(f"Step {step} of {steps}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("Arya|Bran|Cersei"))
    slider.press("End")
    expect(count).to_have_text(f"Step {steps} of {steps}")
    slider.press("Home")
    expect(page.get_by_role("heading", level=1)).to_have_text("The game begins.")
    assert len(asked) == len(set(asked)) == -(-(steps + 1) // PAGE), "each page once"
