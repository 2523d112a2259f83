"""Before the game: talk, changed terms, people who have to go, a table that is closed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_axe import grave
from tests.browser.test_people import called
from tests.browser.test_sizes import fits


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_terms_change_and_who_sits_there_agrees(person: Callable[..., Person], phone: bool) -> None:
    host, friend = called(person(phone=phone), "Sansa"), called(person(phone=phone), "Arya")
    table = host.open_table(2, options={"rounds": 3})
    host.go(f"/table/{table}")
    friend.go(f"/table/{table}")
    friend.button("Take a seat").click()

    host.button("Change the terms").click()
    window = host.page.get_by_role("dialog")
    window.get_by_label("Number of rounds").select_option("1")
    window.get_by_label("Hints allowed").check()
    assert grave(host) == []
    window.get_by_role("button", name="Change", exact=True).click()

    asked = friend.page.get_by_role("alert")
    expect(asked).to_contain_text("Number of rounds: 3 1")
    expect(asked).to_contain_text("Hints allowed: No Yes")
    assert grave(friend) == []
    if phone:
        fits(friend)
    begin = host.button("Begin the game")
    expect(begin).to_be_disabled()
    expect(host.page.get_by_text("Arya has not agreed to the changes yet.")).to_be_visible()
    friend.button("Agree").click()
    expect(asked).to_have_count(0)
    begin.click()
    expect(friend.hand).to_be_visible()


def test_people_talk_before_the_game(person: Callable[..., Person]) -> None:
    host, friend = called(person(), "Sansa"), called(person(), "Arya")
    table = host.open_table(2)
    host.go(f"/table/{table}")
    friend.go(f"/table/{table}")
    friend.button("Take a seat").click()
    friend.page.get_by_role("textbox", name="Message").fill("Is there tea?")
    friend.button("Send").click()
    expect(host.page.get_by_role("region", name="Talk").last).to_contain_text("Is there tea?")


def test_a_guest_is_asked_to_leave(person: Callable[..., Person]) -> None:
    host, friend = called(person(), "Sansa"), called(person(), "Arya")
    table = host.open_table(2)
    host.go(f"/table/{table}")
    friend.go(f"/table/{table}")
    friend.button("Take a seat").click()
    host.page.get_by_role("button", name="Ask to leave Arya").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Ask to leave").click()
    told = "Whoever opened the table has asked you to leave."
    expect(friend.page.get_by_text(told).first).to_be_visible()
    friend.button("Take a seat").click()
    expect(friend.button("Stand up")).to_have_count(0)
    expect(host.page.locator("ol").get_by_text("Arya")).to_have_count(0)


def test_a_table_is_closed(person: Callable[..., Person]) -> None:
    host, friend = called(person(), "Sansa"), called(person(), "Arya")
    table = host.open_table(2)
    host.go(f"/table/{table}")
    friend.go(f"/table/{table}")
    friend.button("Take a seat").click()
    host.button("Close the table").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    expect(friend.page.get_by_role("heading", name="This table is closed")).to_be_visible()
    host.page.wait_for_url("**/")


def test_a_password_is_told_as_it_is(person: Callable[..., Person]) -> None:
    host, friend = called(person(), "Sansa"), called(person(), "Arya")
    table = host.open_table(2, password="Winter", spectators=True)
    for one in (host, friend):
        one.go(f"/table/{table}")
        expect(one.page.get_by_text("No spectators, because of the password")).to_be_visible()
        expect(one.page.get_by_text("and knows the password can sit down")).to_be_visible()
    friend.page.get_by_label("Password of this table").fill("Winter")
    friend.button("Take a seat").click()
    expect(friend.button("Stand up")).to_be_visible()


def test_a_rematch_asks_everybody(person: Callable[..., Person]) -> None:
    host, friend = called(person(), "Sansa"), called(person(), "Arya")
    table = host.open_table(2, options={"rounds": 1, "starter": 1})
    friend.post(f"/api/tables/{table}/join", {})
    host.post(f"/api/tables/{table}/start")
    host.go(f"/table/{table}")
    friend.go(f"/table/{table}")
    assert host.asked()
    host.button("Settings").click()
    host.button("Give up").click()
    host.page.get_by_role("dialog", name="Give up").get_by_role("button", name="Give up").click()
    expect(friend.page.locator("#end-title")).to_have_text("You win")
    expect(host.page.locator(".end")).to_contain_text("Gave up: Sansa.")
    host.button("Play again").click()
    expect(host.page.get_by_role("list", name="Play again?")).to_contain_text("Arya: asked")
    expect(friend.page.get_by_role("list", name="Play again?")).to_contain_text("Sansa: yes")
    assert grave(friend) == []
    friend.button("Play again").click()
    for one in (host, friend):
        one.page.wait_for_function("id => !location.pathname.endsWith(id)", arg=table)
        expect(one.hand).to_be_visible()


@pytest.mark.parametrize("how", ["Stop the game", "Offer a draw"])
def test_ending_by_agreement(person: Callable[..., Person], how: str) -> None:
    host, friend = called(person(), "Sansa"), called(person(), "Arya")
    table = host.open_table(2, options={"rounds": 1, "starter": 1})
    friend.post(f"/api/tables/{table}/join", {})
    host.post(f"/api/tables/{table}/start")
    host.go(f"/table/{table}")
    friend.go(f"/table/{table}")
    assert host.asked()

    def ask() -> None:
        host.button("Settings").click()
        host.button(how).click()

    ask()
    expect(friend.page.get_by_role("alert")).to_contain_text("Sansa")
    host.button("Withdraw").click()
    expect(friend.page.get_by_role("alert")).to_have_count(0)
    ask()
    friend.page.get_by_role("alert").get_by_role("button", name="Agree").click()
    title = {"Stop the game": "Stopped by agreement", "Offer a draw": "A draw:"}[how]
    for one in (host, friend):
        expect(one.page.locator("#end-title")).to_contain_text(title)
    friend.go(f"/replay/{table}?seat=1")
    expect(friend.page.get_by_role("heading", level=1)).to_contain_text(title)
