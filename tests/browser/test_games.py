"""The own games, the reminder that one is to decide, and the same person on a second device."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import time

import pytest
from playwright.sync_api import Route, expect

from tests.browser.person import Person
from tests.browser.test_axe import grave
from tests.browser.test_people import called
from tests.browser.test_sizes import fits

DAY = 24 * 3600
#: Counts what would be shown by the system; permission as the test wants it.
NOTIFIED = """permission => {
  window.told = [];
  window.Notification = class {
    static permission = permission === 'default' ? 'default' : permission;
    static async requestPermission() { return Notification.permission; }
    constructor(title, options) { window.told.push(options.body); }
    close() {}
  };
  Object.defineProperty(document, 'hidden', { get: () => window.away === true });
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_own_games_with_turns_results_and_statistics(
    person: Callable[..., Person], phone: bool
) -> None:
    host, friend = called(person(phone=phone), "Sansa"), called(person(), "Arya")
    over = host.open_table(2, options={"rounds": 1, "starter": 1})
    friend.post(f"/api/tables/{over}/join", {})
    host.post(f"/api/tables/{over}/start")
    friend.go(f"/table/{over}")
    give_up(friend)
    lost = host.open_table(3, computers=["easy", "medium"], start=True)
    host.go(f"/table/{lost}")
    give_up(host)
    running = host.open_table(2, options={"rounds": 1, "starter": 1})
    friend.post(f"/api/tables/{running}/join", {})
    host.post(f"/api/tables/{running}/start")
    friend.go("/games")
    waits = friend.page.get_by_role("region", name="Running").get_by_role("listitem")
    expect(waits).to_contain_text("Waiting for Sansa")

    page = host.page
    host.go("/games")
    runs = page.get_by_role("region", name="Running").get_by_role("listitem")
    expect(runs).to_contain_text("with Arya")
    expect(runs).to_contain_text("It is your turn.")
    finished = page.get_by_role("region", name="Finished").get_by_role("listitem")
    done = finished.filter(has_text="with Arya")
    expect(done).to_contain_text("won")
    expect(done).to_contain_text("rank 1 of 2")
    expect(finished.filter(has_not_text="with Arya")).to_contain_text("rank 3 of 3")
    tally = page.get_by_role("table", name="With people").get_by_role("row", name="Arya")
    expect(tally.get_by_role("cell")).to_have_text(["1", "1", "0", "0"])
    levels = page.get_by_role("table", name="Against the computer")
    expect(levels.locator("tbody tr")).to_have_count(2)
    for row in levels.locator("tbody tr").all():
        expect(row.get_by_role("cell")).to_have_text(["1", "0", "0", "1"])
    assert grave(host) == []
    if phone:
        fits(host)
    expect(page).to_have_title(re.compile("Your games"))
    badge = page.get_by_role("link", name="Your games: one table waits for you")
    expect(badge).to_be_visible()

    page.locator("label", has_text="Dominion").click()
    expect(runs).to_have_count(0)
    expect(finished).to_have_count(0)
    expect(levels).to_have_count(0)
    page.locator("label", has_text="All games").click()
    done.get_by_role("link", name=re.compile("^Replay")).click()
    page.wait_for_url(f"**/replay/{over}?seat=0")


def give_up(person: Person) -> None:
    """Lose the game that is open."""
    person.button("Settings").click()
    person.button("Give up").click()
    person.page.get_by_role("dialog", name="Give up").get_by_role("button", name="Give up").click()
    expect(person.page.locator("#end-title")).to_be_visible()


@pytest.mark.parametrize(("days", "told"), [(3, True), (20, False)])
def test_a_game_nobody_comes_back_to_says_when_it_ends(
    person: Callable[..., Person], days: int, told: bool
) -> None:
    """That it says so, and ends then, is seen in tests/server/test_endings.py."""
    host = person()
    host.open_table(2, computers=["easy"], start=True, options={"starter": 1})

    def later(route: Route) -> None:
        tables = route.fetch().json()
        route.fulfill(json=[{**table, "ends": time() + days * DAY} for table in tables])

    host.page.route("**/api/me/tables", later)
    host.go("/games")
    running = host.page.get_by_role("region", name="Running").get_by_role("listitem")
    expect(running).to_contain_text("It is your turn.")
    warned = running.filter(has_text="Ends by itself on")
    expect(warned).to_have_count(1 if told else 0)


def test_the_title_counts_the_tables_that_wait(person: Callable[..., Person]) -> None:
    host = called(person(), "Sansa")
    host.open_table(2, computers=["easy"], start=True, options={"starter": 1})
    host.go("/")
    expect(host.page).to_have_title("(1) Tafelrunde")


@pytest.mark.parametrize("permission", ["granted", "denied"])
def test_notifications_reach_who_looks_elsewhere(
    person: Callable[..., Person], permission: str
) -> None:
    host, friend = called(person(), "Sansa"), called(person(), "Arya")
    table = host.open_table(2, options={"rounds": 1, "starter": 2})
    friend.post(f"/api/tables/{table}/join", {})
    host.post(f"/api/tables/{table}/start")
    host.context.add_init_script(f"({NOTIFIED})('{permission}')")
    host.go(f"/table/{table}")
    friend.go(f"/table/{table}")
    assert friend.asked()
    host.button("Settings").click()
    notify = host.page.get_by_label("Notify me when it is my turn")
    notify.click()
    refused = host.page.get_by_text("Your browser does not allow notifications")
    if permission == "granted":
        expect(notify).to_be_checked()
        expect(refused).to_have_count(0)
    else:
        expect(refused).to_be_visible()
        expect(notify).not_to_be_checked()
    host.page.keyboard.press("Escape")
    host.page.evaluate("window.away = true")
    friend.lay()
    expect(host.page).to_have_title(re.compile("●"))
    told = host.page.evaluate("window.told")
    assert len(told) == (1 if permission == "granted" else 0)


@pytest.mark.parametrize("alone", [False, True], ids=["both", "move"])
def test_a_second_device_by_code(person: Callable[..., Person], alone: bool) -> None:
    laptop, phone = called(person(), "Sansa"), person(phone=True)
    laptop.open_table(3)
    laptop.go("/")
    laptop.button("Settings").click()
    laptop.button("Show a code").click()
    expect(laptop.page.get_by_role("img", name="QR code")).to_be_visible()
    assert grave(laptop) == []
    code = laptop.page.locator(".code").inner_text()
    assert re.fullmatch("[A-Z2-9]{4}-[A-Z2-9]{4}", code)

    phone.go(f"/device#{code.replace('-', '').lower()}")
    field = phone.page.get_by_label("Code")
    expect(field).to_have_value(code.replace("-", "").lower())
    assert phone.page.evaluate("location.hash") == "", "a secret does not stay in the history"
    assert grave(phone) == []
    fits(phone)
    phone.button("Only on this device" if alone else "Play on both devices").tap()
    expect(phone.page.get_by_role("textbox", name="Your name")).to_have_value("Sansa")
    expect(phone.page.get_by_role("link", name="Play on")).to_be_visible()
    laptop.go("/")
    name = laptop.page.get_by_role("textbox", name="Your name")
    expect(name).to_have_value("Guest" if alone else "Sansa")


def test_a_wrong_code_is_refused(person: Callable[..., Person]) -> None:
    thief = person()
    thief.go("/device")
    thief.page.get_by_label("Code").fill("aaaa-bbbb")
    thief.button("Play on both devices").click()
    told = thief.page.locator(".notice", has_text="That code is not good (any more).")
    expect(told).to_be_visible()
