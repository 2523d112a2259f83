"""What happened: a log that can be read on the own turn, a summary, undo that explains itself."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.dominion import Player
from tests.browser.person import Person
from tests.browser.test_axe import grave
from tests.browser.test_people import called

#: How many lines of the log can be seen as a whole right now.
LINES = """() => {
  const log = document.querySelector('.log');
  const box = log.getBoundingClientRect();
  const line = parseFloat(getComputedStyle(log).fontSize) * 1.32;
  return (box.height - 16) / (line + 6);
}"""


#: How much of the list of choices is out of sight; none if there is no list.
CUT = """() => {
  const list = document.querySelector(".rail .choices .list");
  return list ? list.scrollHeight - list.clientHeight : 0;
}"""


@pytest.mark.parametrize(
    ("game", "seats", "language"),
    [
        ("westeros_intrigue", 2, "de"),
        ("westeros_intrigue", 4, "en"),
        ("westeros_intrigue", 6, "de"),
        ("dominion", 3, "de"),
        ("risk", 4, "en"),
        ("iron_throne", 4, "de"),
        ("thrones_lcg", 2, "de"),
    ],
)
def test_eight_lines_of_the_log_on_the_own_turn(
    person: Callable[..., Person], game: str, seats: int, language: str
) -> None:
    player = person(language=language)
    options = {"westeros_intrigue": {"starter": 1}, "dominion": {"starter": seats}}.get(game, {})
    table = player.open_table(
        seats, game=game, computers=["easy"] * (seats - 1), start=True, options=options
    )
    player.go(f"/table/{table}")
    if game == "westeros_intrigue":
        for turn in range(3):
            assert player.asked()
            player.lay(pile=turn, place=turn)
        assert player.asked()
    choices = player.page.locator(".rail .choices .list, .rail .choices .confirm")
    choices.first.wait_for()
    player.page.locator(".log li, .log p").first.wait_for()
    player.page.wait_for_function(f"({LINES})() >= 8")
    # No choice is cut in half: they come in pages instead.
    player.page.wait_for_function(f"({CUT})() <= 2")
    assert grave(player) == []


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


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_since_your_last_turn(person: Callable[..., Person], phone: bool) -> None:
    player = called(person(phone=phone), "Sansa")
    options = {"kingdom": "victory_dance", "starter": 1}
    table = player.open_table(
        3, game="dominion", computers=["medium"] * 2, start=True, options=options
    )
    page, buyer = player.page, Player(player, table)
    # In the second turn there is something to tell.
    for _ in range(12):
        if page.locator(".log, .strip").count() and page.get_by_text("turn 2").count():
            break
        assert buyer.step()
    if phone:
        page.get_by_role("group", name="Panel").get_by_role("button", name="Log").tap()
    summary = page.locator(".since")
    expect(summary).to_contain_text("Since your last turn")
    # Where it would take the room of log and choices, it is unfolded by a press.
    if summary.get_attribute("open") is None:
        summary.locator("summary").click()
    expect(summary.get_by_role("listitem").first).to_contain_text(re.compile("buys|gains"))
    if not phone:
        expect(page.locator(".deeds").first).to_contain_text("+")
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


def test_the_list_of_choices_can_be_hidden_and_searched(person: Callable[..., Person]) -> None:
    player = person()
    table = player.open_table(2, computers=["easy"], start=True, options={"starter": 1})
    player.go(f"/table/{table}")
    for turn in range(3):
        assert player.asked()
        player.lay(pile=turn, place=turn)
    assert player.asked()
    search = player.page.get_by_role("searchbox", name="Search the choices")
    if search.count():
        word = player.choices.first.locator(".said").inner_text().split()[-1]
        search.fill(word)
        for text in player.choices.all_inner_texts():
            assert word.lower() in text.lower()
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
