"""German and English, changed at once and remembered."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person


def test_language_switch(person: Callable[..., Person]) -> None:
    reader = person(language="de")
    page = reader.page
    html = page.locator("html")
    reader.go("/")
    expect(html).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", name="Sofort spielen")).to_be_visible()
    expect(page.get_by_text("Die Intrigen von Westeros").first).to_be_visible()

    reader.button("English").click()
    expect(html).to_have_attribute("lang", "en")
    expect(page.get_by_role("heading", name="Play now")).to_be_visible()
    expect(page.get_by_text("Westeros Intrigue").first).to_be_visible()
    page.reload()
    expect(html).to_have_attribute("lang", "en")

    # At the table the words of game and board change too.
    reader.button("Play").click()
    assert reader.asked()
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    reader.button("Settings").click()
    page.get_by_role("dialog").locator("label", has_text="Deutsch").click()
    expect(html).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("group", name="Deine Hand")).to_be_visible()
    expect(page.get_by_role("heading", name="Deine Möglichkeiten")).to_be_visible()
