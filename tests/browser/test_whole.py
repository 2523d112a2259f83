"""Every page is whole at every size, in both languages: nothing is cut, nothing beyond the edge."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.stage import play_out
from tests.server.company import Company
from tests.server.wire import Visitor
from tests.thorough import THOROUGH

#: As wide as a name can be, and the next widest.
WIDEST, WIDE_TOO = "W" * 24, "M" * 24
#: Widths and heights by the size of letters. Each page is opened in the first and then resized.
SIZES = {1: [(1366, 768), (1280, 800), (1920, 1080), (360, 740)], 3: [(1280, 800), (360, 740)]}
#: German words are longer, so they are looked at in large letters; `make soak` looks at all.
LOOKS = [(1, "en"), (3, "de"), *([(1, "de"), (3, "en")] if THOROUGH else [])]
#: So many decisions into a game something lies on every board.
MIDDLE = 30
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
    // Nothing, or a dot whose words are only read aloud; a map is moved in its window.
    const dot = one.clientWidth > 0 && one.clientWidth < 9;
    if (box.width < 2 || box.height < 2 || dot || one.closest('.window .map')) continue;
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
  // Whatever holds them may hide them, too; what scrolls can be reached.
  const hides = (way) => way === 'hidden' || way === 'clip';
  const hiding = (at, box) => {
    let placed = 'static';
    for (; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (placed === 'fixed' || /auto|scroll/.test(style.overflow)) return null;
      if (placed === 'absolute' && style.position === 'static') continue;
      const edge = box.getBoundingClientRect();
      // A sentence may be shortened to some lines, and headings may be read aloud only.
      const shortened = /^(P|BUTTON)$/.test(box.tagName) && style.webkitLineClamp !== 'none';
      if (shortened || edge.width < 3 || edge.height < 3) return null;
      const [middle, half] = [(at.top + at.bottom) / 2, 0.3 * (at.bottom - at.top)];
      const wide = at.right > edge.right + 2 || at.left < edge.left - 2;
      const high = middle + half > edge.bottom + 2 || middle - half < edge.top - 2;
      if ((wide && hides(style.overflowX)) || (high && hides(style.overflowY))) return box;
      placed = style.position;
    }
    return null;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest('.hidden, [inert], .skip, .window .map')) continue;
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (one.clientWidth > 0 && one.clientWidth < 9) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const at of range.getClientRects()) {
      const box = at.width < 2 || at.height < 2 ? null : hiding(at, one);
      if (box) found.push(`${node.data.trim().slice(0, 40)} is hidden by ${box.className}`);
    }
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
    friends = [Visitor(address, WIDE_TOO)]
    company = Company.gather(
        lambda name: visitor if name == "Arya" else friends[0], 2, options={"rounds": 1}
    )
    company.finish()
    found["over"] = company.id
    for one in (visitor, *friends):
        one.close()
    return found


#: Seats of the games that are looked at in their middle and at their end, by the size of letters.
GAMES = {
    "risk": {1: 7, 3: 4},
    "iron_throne": {1: 5, 3: 4},
    "thrones_lcg": {1: 4, 3: 2},
    "dominion": {1: 4, 3: 3},
    "westeros_intrigue": {1: 5, 3: 4},
}


@pytest.mark.parametrize(("letters", "language"), LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_whole_at_any_game(
    person: Callable[..., Person], store: Path, game: str, letters: int, language: str
) -> None:
    seats = GAMES[game][letters]
    people = (WIDEST, WIDE_TOO)
    running = play_out(
        store, game, seats, lambda _, asked, n: asked.seat == 0 and n > MIDDLE, people
    )
    over = play_out(store, game, seats, people=people)
    reader = person(token=running.tokens[0], language=language, size=letters)
    winner = person(token=over.tokens[0], language=language, size=letters)
    pages = {
        "table": (reader, f"/table/{running.table}", ".board *"),
        "first": (reader, f"/first/{game}", ".lesson .count"),
        "rules": (reader, f"/rules/{game}", "h1"),
        "end": (winner, f"/table/{over.table}", "#end-title"),
        "replay": (winner, f"/replay/{over.table}?seat=0#7", ".board *, [data-cell]"),
    }
    # Pages that are the same for every game are looked at once.
    if game == "thrones_lcg":
        pages["workshop"] = (reader, "/workshop/thrones_lcg", "h1")
        pages["statistics"] = (winner, "/games", "h1")
    wrong: dict[str, list[str]] = {}
    for name, (one, path, shown) in pages.items():
        widest(one, letters)
        one.go(path)
        expect(one.page.locator(shown).first).to_be_visible()
        look(one, letters, name, wrong)
        if name == "replay":
            for number in (1, 2):
                widest(one, letters)
                tabs = one.page.get_by_role("tab")
                if number < tabs.count():
                    tabs.nth(number).click()
                    look(one, letters, f"replay, panel {number}", wrong)
    assert wrong == {}, json.dumps(wrong, indent=1, ensure_ascii=False)


def widest(person: Person, letters: int) -> None:
    """Make the page as large as it is looked at first."""
    width, height = SIZES[letters][0]
    person.page.set_viewport_size({"width": width, "height": height})


def look(person: Person, letters: int, name: str, wrong: dict[str, list[str]]) -> None:
    """Note what is cut off at each size."""
    for width, height in SIZES[letters]:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate(SETTLED)
        found = person.page.evaluate(CUT)
        if found:
            wrong[f"{name}, {width}"] = found


@pytest.mark.parametrize(("letters", "language"), LOOKS)
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
        "device": ("/device", "h1"),
    }
    wrong: dict[str, list[str]] = {}

    for name, (path, shown) in pages.items():
        widest(reader, letters)
        reader.go(path)
        expect(page.locator(shown).first).to_be_visible()
        look(reader, letters, name, wrong)
        if name == "dominion":
            widest(reader, letters)
            if page.locator("[data-answer=all]").count():
                page.locator("[data-answer=all]").click()
                page.locator("[data-pile][data-lit]").first.wait_for()
                look(reader, letters, "buying", wrong)
    widest(reader, letters)
    page.locator("header .actions button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look(reader, letters, "settings", wrong)
    assert wrong == {}, json.dumps(wrong, indent=1, ensure_ascii=False)
