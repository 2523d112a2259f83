"""What happened: a log that can be read on the own turn, a summary, undo that explains itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tafelrunde.games.registry import find
from tafelrunde.table import Question, Table
from tests.browser.person import BLINK, PHONE, Person
from tests.browser.stage import play_out
from tests.browser.test_axe import grave
from tests.browser.test_people import called
from tests.browser.test_sizes import LINES as LINES_OF
from tests.browser.test_whole import SETTLED
from tests.thorough import THOROUGH

#: How many lines of words of the log are in sight as a whole right now.
LINES = """() => {
  const log = document.querySelector('.log');
  const box = log.getBoundingClientRect();
  const words = document.createTreeWalker(log, NodeFilter.SHOW_TEXT);
  const lines = [];
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    if (!node.data.trim() || node.parentElement.closest('.hidden')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { top, bottom, width } of range.getClientRects())
      if (width > 1 && top >= box.top - 1 && bottom <= box.bottom + 1)
        lines.push((top + bottom) / 2);
  }
  lines.sort((a, b) => a - b);
  return lines.filter((at, n) => n === 0 || at - lines[n - 1] > 8).length;
}"""


#: Lists of more choices can be searched.
LONG = 9
#: How much of the list of choices is out of sight; none if there is no list.
CUT = """() => {
  const list = document.querySelector(".rail .choices .list");
  return list ? list.scrollHeight - list.clientHeight : 0;
}"""
#: So many decisions later the log is longer than any panel, and there is something to tell.
ENOUGH = {
    "westeros_intrigue": 20,
    "dominion": 60,
    "risk": 60,
    "iron_throne": 90,
    "thrones_lcg": 120,
}


def crowds() -> list[tuple[str, int, str]]:
    """List tables of every game, in both languages; `make soak` has all numbers of seats."""
    found = []
    for number, game in enumerate(ENOUGH):
        seats = list(find(game).seats)
        some = seats if THOROUGH else sorted({seats[0], 4, seats[-1]})
        found += [(game, n, ("de", "en")[(number + n) % 2]) for n in some]
    return found


def own(question: Question, count: int, enough: int) -> bool:
    """Whether the first seat has something to choose from, late enough."""
    several = len(list(islice(question.answers(), 4))) == 4
    return question.seat == 0 and count >= enough and several


@pytest.mark.parametrize(("game", "seats", "language"), crowds())
def test_eight_lines_of_the_log_on_the_own_turn(
    person: Callable[..., Person], store: Path, game: str, seats: int, language: str
) -> None:
    enough = ENOUGH[game]
    staged = play_out(store, game, seats, lambda _, question, n: own(question, n, enough))
    player = person(token=staged.tokens[0], language=language)
    page = player.page
    player.go(f"/table/{staged.table}")
    choices = page.locator(".rail > .choices button")
    folded = page.locator(".rail [data-tab=log][aria-expanded]")
    choices.or_(folded).first.wait_for()
    if folded.count():  # the board needs the width: the log has a drawer of the whole height
        folded.click()
    page.locator(".log li").first.wait_for()
    page.wait_for_function(f"() => ({LINES})() >= 8", polling=BLINK)
    # No choice is cut in half: they come in pages instead.
    page.wait_for_function(f"() => ({CUT})() <= 2", polling=BLINK)
    assert grave(player) == []


def searching(player: Person, name: str) -> Locator:
    """Find the field that searches the choices; where there is little room, it is called."""
    field = player.page.get_by_role("searchbox", name=name)
    field.or_(player.button(name)).first.wait_for()
    player.page.evaluate(SETTLED)
    if not field.count():
        player.button(name).click()
    return field


@pytest.mark.parametrize(("seats", "least"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 1)])
def test_the_choices_are_several_beside_eight_lines(
    person: Callable[..., Person], store: Path, seats: int, least: int
) -> None:
    def long(_: object, question: Question, count: int) -> bool:
        return own(question, count, 8) and len(list(question.answers())) > LONG

    staged = play_out(store, "westeros_intrigue", seats, long)
    player = person(token=staged.tokens[0], language="de")
    player.go(f"/table/{staged.table}")
    assert player.asked()
    rows = player.page.locator(".rail .choice")
    expect(rows.nth(least - 1)).to_be_in_viewport(ratio=1)
    player.page.wait_for_function(f"() => ({LINES})() >= 8", polling=BLINK)
    # However little room there is, they can be searched.
    field = searching(player, "Auswahl durchsuchen")
    word = rows.first.locator(".said").inner_text().split()[-1]
    field.fill(word)
    expect(rows.filter(has_not_text=re.compile(word, re.IGNORECASE))).to_have_count(0)
    expect(rows.first).to_be_visible()


def two(person: Callable[..., Person]) -> tuple[Person, Person, str]:
    """Seat Sansa, who begins, and Arya."""
    host, friend = called(person(), "Sansa"), called(person(), "Arya")
    table = host.open_table(2, options={"rounds": 1, "starter": 1})
    friend.post(f"/api/tables/{table}/join", {})
    host.post(f"/api/tables/{table}/start")
    host.go(f"/table/{table}")
    friend.go(f"/table/{table}")
    return host, friend, table


def test_an_undo_says_what_and_whose_and_strikes_it(person: Callable[..., Person]) -> None:
    host, friend, table = two(person)
    assert host.asked()
    host.lay()
    assert friend.asked()
    friend.lay()
    assert host.asked()
    lines = host.page.locator(".log li", has_text=re.compile("lays"))
    expect(lines).to_have_count(2)
    said = lines.all_inner_texts()
    host.button("Undo: Take back: the others are asked").click()
    asked = friend.page.get_by_role("alert")
    expect(asked).to_contain_text("Decisions of Sansa and Arya would no longer count")
    for line in said:
        expect(asked).to_contain_text(line.strip())
    # It can be withdrawn, without a stale notice.
    host.button("Withdraw").click()
    expect(asked).to_have_count(0)
    expect(host.page.locator(".notice")).to_have_count(0)
    host.button("Undo: Take back: the others are asked").click()
    asked.get_by_role("button", name="Agree").click()
    for one in (host, friend):
        expect(one.page.locator(".log s.void")).to_have_count(2)
    told = friend.page.locator(".notice", has_text="Sansa has taken something back.")
    expect(told).to_be_visible()
    # Who comes back sees it struck, too.
    friend.page.reload()
    expect(friend.page.locator(".log s.void")).to_have_count(2)
    assert table


def test_redo_never_comes_under_the_pointer(person: Callable[..., Person]) -> None:
    host, friend, _ = two(person)
    assert host.asked()
    host.lay()
    assert friend.asked()
    undo = host.button("Undo: Take back your last decision")
    box = undo.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    host.page.mouse.click(*middle)
    expect(host.pyramid.locator(".cell.laid")).to_have_count(0)
    # The same spot again: nothing comes back by accident.
    host.page.mouse.click(*middle)
    expect(host.pyramid.locator(".cell.laid")).to_have_count(0)
    host.button("Redo: What was taken back counts again").click()
    expect(host.pyramid.locator(".cell.laid")).to_have_count(1)


#: So many sit at a table of each game, and so many decisions later there is something to tell.
TOLD = {
    "westeros_intrigue": (5, 20),
    "dominion": (3, 60),
    "risk": (5, 60),
    "iron_throne": (5, 90),
    "thrones_lcg": (2, 120),
}
#: Whether a text is not all there, or takes more than a line beside its button.
DEED_CUT = """one => one.scrollWidth > one.clientWidth || one.getClientRects().length > 1
    || one.clientHeight > 1.9 * parseFloat(getComputedStyle(one).lineHeight)"""
#: A seat in the list is at most so many pixels high, whatever its owner did.
SEAT_HEIGHT = 88


@pytest.mark.parametrize("game", TOLD)
def test_since_your_last_turn(person: Callable[..., Person], store: Path, game: str) -> None:
    seats, enough = TOLD[game]
    staged = play_out(
        store, game, seats, lambda _, question, count: question.seat == 0 and count >= enough
    )
    player = person(token=staged.tokens[0])
    page = player.page
    player.go(f"/table/{staged.table}")
    deeds = page.locator(".seats .deeds")
    expect(deeds.first).to_contain_text(re.compile(r"\w \w"))
    for told in deeds.all():
        assert told.evaluate(DEED_CUT) is False, told.inner_text()
        assert re.search("[⚔−…]", told.inner_text()) is None, told.inner_text()
    # Where it would take the room of log and choices, it is unfolded by a press or has a tab.
    summary, tab = page.locator(".since"), page.get_by_role("tab", name="News")
    expect(summary.or_(tab).first).to_be_visible()
    if tab.count():
        tab.click()
    expect(summary).to_contain_text("Since your last turn")
    if summary.get_attribute("open") is None:
        summary.locator("summary").click()
    told = summary.get_by_role("listitem")
    expect(told.first).to_contain_text(re.compile(r"\w \w"))
    assert 1 <= told.count() < seats
    assert grave(player) == []
    for seat in page.locator("[data-seat]").all():
        box = seat.bounding_box()
        assert box is not None
        assert box["height"] <= SEAT_HEIGHT

    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    panel = page.get_by_role("group", name="Panel")
    panel.get_by_role("button", name="Seats").click()
    expect(deeds.first).to_be_visible()
    panel.get_by_role("button", name="Log").click()
    expect(summary).to_contain_text("Since your last turn")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("phone", [False, True])
def test_what_finds_no_room_at_a_seat_is_counted_and_a_press_shows_it(
    person: Callable[..., Person], store: Path, phone: bool
) -> None:
    def busy(_: Table[Any], question: Question, count: int) -> bool:
        return question.seat == 0 and count >= 300

    staged = play_out(store, "risk", 3, busy)
    player = person(token=staged.tokens[0], phone=phone)
    page = player.page
    player.go(f"/table/{staged.table}")
    if phone:
        page.get_by_role("group", name="Panel").get_by_role("button", name="Seats").click()
    more = page.locator(".seats .deeds .more").first
    expect(more).to_have_text(re.compile(r"^(\+\d+ more|\d+ new)$"))
    more.click()
    expect(page.locator(".since")).to_have_attribute("open", "")
    expect(page.locator(".since").get_by_role("listitem").first).to_be_visible()
    assert grave(player) == []


def test_turns_fold_and_a_folded_one_tells_what_matters(person: Callable[..., Person]) -> None:
    player = called(person(), "Sansa")
    options = {"kingdom": "victory_dance", "starter": 1}
    table = player.open_table(2, game="dominion", computers=["easy"], start=True, options=options)
    player.go(f"/table/{table}")
    head = player.page.locator(".log button.head").last
    expect(head).to_have_attribute("aria-expanded", "true")
    head.click()
    expect(head).to_have_attribute("aria-expanded", "false")
    head.click()
    expect(head).to_have_attribute("aria-expanded", "true")


def test_the_list_of_choices_can_be_hidden_and_searched(
    person: Callable[..., Person], store: Path
) -> None:
    staged = play_out(
        store,
        "westeros_intrigue",
        2,
        lambda _, question, __: question.seat == 0 and len(list(question.answers())) > LONG,
    )
    player = person(token=staged.tokens[0])
    player.go(f"/table/{staged.table}")
    assert player.asked()
    search = searching(player, "Search the choices")
    word = player.choices.first.locator(".said").inner_text().split()[-1]
    search.fill(word)
    expect(player.choices.filter(has_not_text=re.compile(word, re.IGNORECASE))).to_have_count(0)
    expect(player.choices.first).to_be_visible()
    search.fill("Zzz")
    expect(player.choices).to_have_count(0)
    search.fill("")
    player.button("Hide").click()
    expect(player.choices).to_have_count(0)
    player.lay()
    player.page.reload()
    assert player.asked()
    expect(player.choices).to_have_count(0)
    player.button("Show the list").click()
    expect(player.choices.first).to_be_visible()


def test_a_climax_takes_its_moment_unless_motion_is_off(person: Callable[..., Person]) -> None:
    for motion, shown in (("on", True), ("off", False)):
        host, friend = called(person(motion=motion), "Sansa"), called(person(), "Arya")
        table = host.open_table(2, options={"rounds": 1, "starter": 1})
        friend.post(f"/api/tables/{table}/join", {})
        host.post(f"/api/tables/{table}/start")
        host.go(f"/table/{table}")
        friend.go(f"/table/{table}")
        assert friend.page.locator(".strip, .rail").first
        host.page.evaluate(
            """() => {
              window.stamps = [];
              new MutationObserver(() => {
                const one = document.querySelector('.stamp');
                if (one) window.stamps.push(one.textContent);
              }).observe(document.body, { childList: true, subtree: true });
            }"""
        )
        friend.button("Settings").click()
        friend.button("Give up").click()
        window = friend.page.get_by_role("dialog", name="Give up")
        window.get_by_role("button", name="Give up").click()
        expect(host.page.locator("#end-title")).to_be_visible()
        assert bool(host.page.evaluate("window.stamps.length")) is shown


def test_a_name_at_its_seat_is_not_broken_by_what_is_decided_there(
    person: Callable[..., Person], store: Path
) -> None:
    # In a replay everybody's decision is told, also the reader's own.
    staged = play_out(store, "dominion", 3)
    player = person(token=staged.tokens[0], language="de")
    player.go(f"/replay/{staged.table}?seat=0#40")
    seat = player.page.locator(".seats [data-seat='0']")
    expect(seat.locator(".doing")).to_have_text("gibt eine Karte weiter")
    assert seat.locator(".name").evaluate(LINES_OF) == 1
