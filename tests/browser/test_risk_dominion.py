"""Herrschaft in two browsers: a battle in which the defender chooses dice and uses a character."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.risk import General, laid_out
from tests.browser.stage import stage_at
from tests.games.risk.tables import Land

#: Stark in Harrenhal against Baratheon in King's Landing.
LAND: Land = {"harrenhal": (0, 9), "riverrun": (0, 2), "kings_landing": (1, 6), "tarth": (1, 3)}
STARK, BARATHEON, LANNISTER = range(3)


def test_a_defender_chooses_dice_and_uses_a_character(
    person: Callable[..., Person], store: Path
) -> None:
    houses = (STARK, BARATHEON, LANNISTER)
    position = laid_out(LAND, mode="dominion", houses=houses)
    staged = stage_at(store, position, people=2, mode="dominion")
    attacker, defender = (General(person(token=token), staged.table) for token in staged.tokens)
    attacker.lands("harrenhal", "kings_landing")
    # Robb could be used, and stays at home.
    expect(attacker.page.locator(".option", has_text="Robb Stark")).to_contain_text("300 gold")
    attacker.page.locator(".plain-way").click()

    # The defender sees what a character costs and does, and uses it.
    stannis = defender.page.locator(".option", has_text="Stannis Baratheon")
    expect(stannis).to_contain_text("300 gold")
    expect(stannis).to_contain_text("1 more")
    stannis.click()
    expect(defender.page.locator(".own .sum b")).to_have_text("200")
    expect(defender.page.locator(".person.away")).to_have_count(1)
    for seen in (attacker, defender):
        expect(seen.page.get_by_text("Stannis Baratheon").first).to_be_attached()

    attacker.onward("fight")

    # One die or two is the defender's choice, and the chance is told before.
    once = defender.page.get_by_label("for the whole invasion")
    once.uncheck()
    expect(defender.page.locator(".chance b")).to_have_text(re.compile(r"^\d+ %$"))
    defender.onward("defend-1")
    for seen in (attacker, defender):
        expect(seen.page.locator(".battle .die")).to_have_count(4)
    expect(attacker.page.locator(".loss, [data-answer=fight]").first).to_be_visible()
    assert attacker.units("harrenhal") + attacker.units("kings_landing") == 9 + 6 - 1
    defender.shows("harrenhal", attacker.units("harrenhal"))
    defender.shows("kings_landing", attacker.units("kings_landing"))
