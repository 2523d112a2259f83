"""After the game: what the strongest player would have done, turn by turn, with all hands open."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_axe import grave
from tests.server.company import Company
from tests.server.wire import Visitor


def test_analysis_turns_and_hands(
    person: Callable[..., Person], guest: Callable[..., Visitor]
) -> None:
    company = Company.gather(guest, 2, options={"rounds": 2})
    company.finish()
    reader = person(token=company.visitors[0].token)
    page = reader.page
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    reader.go(f"/replay/{company.id}?seat=0")
    count = page.locator(".count", has_text="Step")
    expect(count).to_contain_text(re.compile("Step 0 of [1-9]"))
    assert not [url for url in loaded if "Analysis" in url or "Hands" in url], "only on demand"

    # By turn: to the beginning of the second round and back.
    reader.button("Next turn").click()
    expect(count).not_to_contain_text("Step 0 ")
    expect(page.locator(".place")).to_contain_text("Round 2")
    reader.button("Previous turn").click()
    expect(count).to_contain_text("Step 0 ")

    page.get_by_role("tab", name="Hands").click()
    hands = page.locator(".hands li")
    expect(hands).to_have_count(2)
    for hand in (0, 1):
        expect(hands.nth(hand).locator("p")).to_contain_text(",")

    page.get_by_role("tab", name="Analysis").click()
    reader.button("Analyse the game").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    costly = page.locator(".analysis ol button")
    expect(costly.first).to_be_visible()
    assert grave(reader) == []
    costly.first.click()
    expect(page.locator(".analysis .here")).to_contain_text("Played:")
    expect(page).to_have_url(re.compile(r"#\d+$"))
