"""People at a table: who they are, what they are called, by which mark they are known."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import WIDE, Person

WIDEST = "W" * 24
FAMILY = "👨\u200d👩\u200d👧\u200d👦"
FAMILIES = FAMILY * 12
ARABIC = "عبد الرحمن بن خالد"

#: Wherever a name stands and does not fit: it sticks out of the page or of what holds it.
STICKING_OUT = """name => {
  const page = document.documentElement;
  const wrong = [];
  if (page.scrollWidth > innerWidth) wrong.push(`page: ${page.scrollWidth}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.includes(name) || !one.checkVisibility() || one.closest('.hidden')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    let holder = one;
    const style = () => getComputedStyle(holder);
    while (holder && style().overflowX === 'visible') holder = holder.parentElement;
    const cut = holder && getComputedStyle(holder).textOverflow === 'ellipsis';
    const edge = holder?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    const out = box.right > edge.right + 1 || box.left < edge.left - 1;
    if (out && !cut) wrong.push(`${one.tagName}.${one.className}: ${node.data.slice(0, 40)}`);
    if (edge.right > innerWidth + 1) wrong.push(`beyond the edge: ${one.className}`);
  }
  return wrong;
}"""


def called(person: Person, name: str) -> Person:
    """Give somebody a name without looking at a page."""
    assert person.context.request.get("/api/me").ok
    assert person.context.request.put("/api/me", data={"name": name}).ok
    return person


def seat(person: Person, number: int) -> Locator:
    """Find a seat in the rail."""
    return person.page.locator(f"li[data-seat='{number}']")


def two_at_a_table(host: Person, friend: Person) -> str:
    """Seat two people and begin."""
    table = host.open_table(options={"rounds": 1, "starter": 1})
    friend.context.request.get("/api/me")
    friend.post(f"/api/tables/{table}/join", {})
    host.post(f"/api/tables/{table}/start")
    return table


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_who_follows_a_link_is_asked_for_a_name(person: Callable[..., Person], phone: bool) -> None:
    host, friend, hurried = called(person(), "Sansa"), person(phone=phone), person(phone=phone)
    table = host.open_table(3)
    host.go(f"/table/{table}")

    # One tap is enough: the name is there already.
    hurried.go(f"/table/{table}")
    expect(hurried.page.get_by_label("Your name")).to_have_value("Guest")
    hurried.button("Take a seat").click()
    expect(hurried.button("Stand up")).to_be_visible()

    # Or the name is changed first; emoji count as they are seen.
    friend.go(f"/table/{table}")
    name = friend.page.get_by_label("Your name")
    name.fill(FAMILY * 30)
    expect(name).to_have_value(FAMILY * 17)
    name.fill("W" * 30)
    expect(name).to_have_value(WIDEST)
    name.fill("Arya")
    friend.button("Take a seat").click()
    expect(friend.button("Stand up")).to_be_visible()
    expect(host.page.locator("bdi", has_text="Arya")).to_be_visible()
    expect(host.page.locator("bdi", has_text="Guest")).to_be_visible()


def test_a_new_name_is_everywhere_at_once(person: Callable[..., Person]) -> None:
    host, friend = called(person(), "Sansa"), called(person(), "Arya")
    table = two_at_a_table(host, friend)
    waiting = friend.open_table(2)
    host.go(f"/table/{table}")
    friend.go(f"/table/{table}")
    expect(seat(host, 1)).to_contain_text("Arya")
    friend.button("Settings").click()
    field = friend.page.get_by_role("dialog").get_by_label("Your name")
    field.fill("No One")
    field.press("Enter")
    expect(seat(host, 1)).to_contain_text("No One")
    expect(seat(friend, 1)).to_contain_text("No One")
    host.go(f"/table/{waiting}")
    expect(host.page.get_by_text("No One")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "phone"),
    [(WIDEST, False), (WIDEST, True), (FAMILIES, True), (ARABIC, False)],
    ids=["wide-wide", "wide-phone", "emoji-phone", "arabic-wide"],
)
def test_any_name_fits_everywhere(person: Callable[..., Person], name: str, phone: bool) -> None:
    host, friend = called(person(phone=phone, language="de"), name), called(person(), "Arya")

    def fits(where: str) -> None:
        assert host.page.evaluate(STICKING_OUT, name) == [], where

    lobby = host.open_table(3)
    host.go("/")
    expect(host.page.get_by_role("textbox", name="Dein Name")).to_have_value(name)
    fits("start")
    host.go(f"/table/{lobby}")
    expect(host.page.locator("ol").get_by_text(name)).to_be_visible()
    fits("lobby")
    for game in ("westeros_intrigue", "dominion"):
        options = {"starter": 1}
        wish = {"game": game, "options": options, "computers": ["easy"] * 2}
        table = host.open_table(4, **wish)
        friend.post(f"/api/tables/{table}/join", {})
        host.post(f"/api/tables/{table}/start")
        host.go(f"/table/{table}")
        host.page.locator(".board *").first.wait_for()
        expect(host.page.get_by_text(name).first).to_be_attached()
        fits(f"{game} table")
        friend.go(f"/table/{table}")
        expect(friend.page.get_by_role("heading", level=1)).to_contain_text(name)
        assert friend.page.evaluate(STICKING_OUT, name) == [], game


def test_a_name_keeps_its_direction_to_itself(person: Callable[..., Person]) -> None:
    host, friend = called(person(), ARABIC), called(person(), "Arya")
    table = two_at_a_table(host, friend)
    friend.go(f"/table/{table}")
    heading = friend.page.get_by_role("heading", level=1)
    expect(heading).to_contain_text(f"\u2068{ARABIC}\u2069")


def test_the_own_seat_is_marked_on_a_phone_whoever_decides(person: Callable[..., Person]) -> None:
    host, friend = called(person(phone=True), "Sansa"), called(person(phone=True), "Arya")
    table = two_at_a_table(host, friend)
    for number, one in enumerate((host, friend)):
        one.go(f"/table/{table}")
        own = one.page.locator(f".strip [data-seat='{number}']")
        other = one.page.locator(f".strip [data-seat='{1 - number}']")
        expect(own).to_contain_text("(you)")
        expect(other).not_to_contain_text("(you)")
        gold = "e => getComputedStyle(e, '::after').content !== 'none'"
        assert own.evaluate(gold)
        assert not other.evaluate(gold)


def test_marks_are_kept_and_look_like_no_suit(person: Callable[..., Person]) -> None:
    host, friend = called(person(), "Sansa"), called(person(), "Arya")
    lobby = host.open_table(3)
    host.go(f"/table/{lobby}")
    first = host.page.locator("ol [data-mark]").first.get_attribute("data-mark")
    table = two_at_a_table(host, friend)
    host.go(f"/table/{table}")
    assert host.asked()
    expect(seat(host, 0).locator("[data-mark]")).to_have_attribute("data-mark", first or "")
    other = seat(host, 1).locator("[data-mark]").get_attribute("data-mark")
    assert other != first
    expect(host.page.locator(".rail .shield")).to_have_count(0)
    assert host.page.evaluate("innerWidth") == WIDE["width"]
