"""Every page is whole at every size, in both languages: nothing is cut, nothing beyond the edge."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.server.company import Company
from tests.server.wire import Visitor

#: As wide as a name can be.
WIDEST = "W" * 24
#: Width, height and the size of letters; six sit at the tables of the second.
SIZES = [(1280, 800, 3), (1366, 768, 1), (1920, 1080, 1), (360, 740, 1), (360, 740, 3)]
#: Words that are cut off, by a box that hides what is too much or by the edge of the page.
CUT = """() => {
  const wide = document.documentElement.clientWidth;
  const found = [];
  const scrolls = (box) => {
    for (; box && box !== document.body; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth)
        return true;
    return false;
  };
  if (document.documentElement.scrollWidth > wide + 1)
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const one of document.querySelectorAll('body *')) {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (one.closest('.hidden, [inert], .skip')) continue;
    if (![...one.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())) continue;
    const box = one.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const style = getComputedStyle(one);
    const said = `${one.className}: ${one.textContent.trim().slice(0, 40)}`;
    const hides = (way) => way === 'hidden' || way === 'clip';
    if (hides(style.overflowX) && one.scrollWidth > one.clientWidth + 1)
      found.push(`${said} is cut at ${one.clientWidth} of ${one.scrollWidth}`);
    if (box.right > wide + 1 && !scrolls(one.parentElement))
      found.push(`${said} ends at ${Math.round(box.right)}`);
  }
  return [...new Set(found)];
}"""


@pytest.fixture(scope="module")
def tables(address: str) -> dict[str, str]:
    """Lay out what is looked at: a guest with the widest name, and tables of every kind."""
    visitor = Visitor(address, WIDEST)
    found = {"token": visitor.token}
    started = {"start": True, "private": True}
    for seats in (4, 6):
        computers = ("easy",) * (seats - 1)
        for game in ("westeros_intrigue", "dominion"):
            options = {"starter": 1} | ({"kingdom": "victory_dance"} if game == "dominion" else {})
            info = visitor.open(seats, game=game, computers=computers, options=options, **started)
            found[f"{game} {seats}"] = info.id
    found["lobby"] = visitor.open(3).id
    friends = [Visitor(address, "M" * 24)]
    company = Company.gather(
        lambda name: visitor if name == "Arya" else friends[0], 2, options={"rounds": 1}
    )
    company.finish()
    found["over"] = company.id
    for one in (visitor, *friends):
        one.close()
    return found


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}-{size[2]}")
def test_whole(
    person: Callable[..., Person],
    tables: dict[str, str],
    size: tuple[int, int, int],
    language: str,
) -> None:
    width, height, letters = size
    reader = person(token=tables["token"], language=language, size=letters)
    page = reader.page
    page.set_viewport_size({"width": width, "height": height})
    seats = 6 if width == 1366 else 4
    pages = {
        "start": ("/", "label.card .seats"),
        "games": ("/games", "h1"),
        "lobby": (f"/table/{tables['lobby']}", "#seats"),
        "westeros": (f"/table/{tables[f'westeros_intrigue {seats}']}", "[data-house]"),
        "dominion": (f"/table/{tables[f'dominion {seats}']}", "[data-pile]"),
        "end": (f"/table/{tables['over']}", "#end-title"),
        "replay": (f"/replay/{tables['over']}?seat=0#7", "[data-cell]"),
        "rules": ("/rules/westeros_intrigue", "h1"),
        "first": ("/first/dominion", ".lesson .count"),
        "device": ("/device", "h1"),
    }
    wrong: dict[str, list[str]] = {}

    def look(name: str) -> None:
        page.evaluate("document.fonts.ready")
        found = page.evaluate(CUT)
        if found:
            wrong[name] = found

    for name, (path, shown) in pages.items():
        reader.go(path)
        expect(page.locator(shown).first).to_be_visible()
        look(name)
        if name == "dominion" and page.locator("[data-answer=all]").count():
            page.locator("[data-answer=all]").click()
            page.locator("[data-pile][data-lit]").first.wait_for()
            look("buying")
    page.locator("header .actions button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look("settings")
    assert wrong == {}, json.dumps(wrong, indent=1, ensure_ascii=False)
