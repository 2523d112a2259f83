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
#: Widths and heights by the size of letters. Each page is opened in the first and then resized.
SIZES = {1: [(1366, 768), (1920, 1080), (360, 740)], 3: [(1280, 800), (360, 740)]}
#: So many sit at the tables.
SEATS = {1: 6, 3: 4}
#: The letters are there, and what depends on the size of the page has followed it.
SETTLED = """async () => {
  await document.fonts.ready;
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
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
    // What is shortened to some lines on purpose ends in a dot or three, a little further out.
    const spare = style.webkitLineClamp === 'none' ? 1 : 6;
    if (hides(style.overflowX) && one.scrollWidth > one.clientWidth + spare)
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
@pytest.mark.parametrize("letters", SIZES)
def test_whole(
    person: Callable[..., Person],
    tables: dict[str, str],
    letters: int,
    language: str,
) -> None:
    reader = person(token=tables["token"], language=language, size=letters)
    page = reader.page
    seats = SEATS[letters]
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
        for width, height in SIZES[letters]:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            found = page.evaluate(CUT)
            if found:
                wrong[f"{name}, {width}"] = found

    def widest() -> None:
        width, height = SIZES[letters][0]
        page.set_viewport_size({"width": width, "height": height})

    for name, (path, shown) in pages.items():
        widest()
        reader.go(path)
        expect(page.locator(shown).first).to_be_visible()
        look(name)
        if name == "dominion":
            widest()
            if page.locator("[data-answer=all]").count():
                page.locator("[data-answer=all]").click()
                page.locator("[data-pile][data-lit]").first.wait_for()
                look("buying")
    widest()
    page.locator("header .actions button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look("settings")
    assert wrong == {}, json.dumps(wrong, indent=1, ensure_ascii=False)
