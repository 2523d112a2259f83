"""axe-core finds nothing serious on any page, wide or on a phone."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tafelrunde.games.registry import NAMES, find
from tafelrunde.table import Question
from tests.browser.person import Person
from tests.browser.stage import play_out
from tests.server.company import Company
from tests.server.wire import Visitor

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
#: Tells only what counts: all that axe has to say of a page is long.
RUN = """async () => {
    const found = await axe.run(document, { resultTypes: ['violations'] });
    const grave = found.violations.filter(one => ['serious', 'critical'].includes(one.impact));
    return {
        looked: found.passes.length,
        wrong: grave.flatMap(one =>
            one.nodes.map(node => `${one.id}: ${node.target} ${node.failureSummary}`)),
    };
}"""


def grave(person: Person) -> list[str]:
    """Tell what is wrong with the page as it stands."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE)
    found: dict[str, Any] = person.page.evaluate(RUN)
    assert found["looked"], "nothing was looked at"
    return list(found["wrong"])


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_nothing_serious(
    person: Callable[..., Person], guest: Callable[..., Visitor], phone: bool
) -> None:
    company = Company.gather(guest, 2, options={"rounds": 1})
    company.finish()
    reader = person(phone=phone, token=company.visitors[0].token)
    page = reader.page
    lobby = reader.open_table()
    running = reader.open_table(3, computers=["easy"] * 2, start=True)
    wrong: dict[str, list[str]] = {}

    def look(name: str, path: str, shown: str) -> None:
        reader.go(path)
        expect(page.locator(shown).first).to_be_visible()
        wrong[name] = grave(reader)

    look("start", "/", "label.card")
    reader.button("Open a table").click()
    wrong["form"] = grave(reader)
    reader.button("Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    wrong["settings"] = grave(reader)
    look("lobby", f"/table/{lobby}", "#seats")
    look("table", f"/table/{running}", "[data-house]:not([aria-disabled])")
    if phone:
        page.get_by_role("group", name="Panel").get_by_role("button", name="Choose").click()
        reader.choices.first.wait_for()
        wrong["choices"] = grave(reader)
    look("end", f"/table/{company.id}", "#end-title")
    look("replay", f"/replay/{company.id}?seat=0#5", "[data-cell]")
    look("games", "/games", "h1")
    look("device", "/device", "h1")
    look("workshop", "/workshop/thrones_lcg", "h1")
    look("credits", "/credits", "h2")
    look("missing", "/nowhere", "h1")
    assert {name: found for name, found in wrong.items() if found} == {}


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("game", NAMES)
def test_nothing_serious_at_any_game(
    person: Callable[..., Person], store: Path, game: str, phone: bool
) -> None:
    seats = find(game).seats[0] + 1
    running = play_out(store, game, seats, lambda _, question, count: own(question, count))
    over = play_out(store, game, seats)
    guest, winner = (person(phone=phone, token=staged.tokens[0]) for staged in (running, over))
    wrong: dict[str, list[str]] = {}
    for name, reader, path, shown in (
        ("table", guest, f"/table/{running.table}", ".board *"),
        ("end", winner, f"/table/{over.table}", "#end-title"),
        ("replay", winner, f"/replay/{over.table}?seat=0#5", ".board *, [data-cell]"),
        ("rules", winner, f"/rules/{game}", "article"),
        ("first", winner, f"/first/{game}", ".lesson .count"),
    ):
        reader.go(path)
        expect(reader.page.locator(shown).first).to_be_visible()
        wrong[name] = grave(reader)
    assert {name: found for name, found in wrong.items() if found} == {}


def own(question: Question, count: int) -> bool:
    """Whether the first seat decides in the middle of a game."""
    return question.seat == 0 and count > 25
