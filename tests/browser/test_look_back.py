"""After the game: what the strongest player would have done, turn by turn, with all hands open."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tafelrunde.games.registry import find
from tests.browser.person import Person
from tests.browser.stage import play_out
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


#: After so many decisions the games are broken off: the strongest player takes its time for each.
SHORT = {"dominion": 24, "risk": 16, "iron_throne": 24, "thrones_lcg": 20}


@pytest.mark.parametrize("game", SHORT)
def test_every_game_can_be_looked_back_at(
    person: Callable[..., Person], store: Path, game: str
) -> None:
    seats = find(game).seats[0]
    staged = play_out(
        store, game, seats, lambda _, __, count: count >= SHORT[game], broken_off=True
    )
    reader = person(token=staged.tokens[0], language="de")
    page = reader.page
    reader.go(f"/replay/{staged.table}?seat=0")
    place = page.locator(".count", has_text="Schritt")
    expect(place).to_contain_text(re.compile("Schritt 0 von [1-9]"))
    reader.button("Nächster Zug").click()
    expect(place).not_to_contain_text("Schritt 0 ")
    page.get_by_role("tab", name="Hände").click()
    expect(page.locator(".hands li")).to_have_count(seats)
    page.get_by_role("tab", name="Analyse").click()
    reader.button("Spiel analysieren").click()
    costly = page.locator(".analysis ol button")
    nothing = page.get_by_text("Keine Entscheidung hat so viel gekostet")
    expect(costly.first.or_(nothing)).to_be_visible()
    assert grave(reader) == []
    if costly.count():
        costly.first.click()
    else:  # then every decision was about as good as any
        for _ in range(SHORT[game]):
            if page.locator(".analysis .here").count():
                break
            reader.button("Einen Schritt weiter").click()
    expect(page.locator(".analysis .here")).to_contain_text("Gespielt:")
    expect(page.locator(".analysis .here")).to_contain_text("Der stärkste Gegner hätte")
