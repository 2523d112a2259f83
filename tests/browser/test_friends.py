"""Two browsers at one table: by link, with a reload, with talk, with things taken back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import APIResponse, Route, expect

from tests.browser.person import Person


def test_two_browsers_meet_by_link(person: Callable[..., Person]) -> None:
    host, friend = person(), person()
    host.go("/")
    name = host.page.get_by_role("textbox", name="Your name")
    expect(name).to_have_value("Guest")
    name.fill("Sansa")
    with host.page.expect_response("**/api/me"):
        name.press("Enter")
    host.button("Open a table").click()
    form = host.page.locator("form", has=host.page.get_by_role("group", name="Seats"))
    form.locator("label", has_text="2").first.click()
    form.get_by_text("Options").click()
    form.get_by_label("Number of rounds").select_option("1")
    form.get_by_label("Starting seat").select_option("1")
    form.get_by_role("button", name="Open a table").click()
    host.page.wait_for_url("**/table/*")

    begin = host.button("Begin the game")
    expect(begin).to_be_disabled()
    link = host.page.get_by_role("textbox", name="Invitation").input_value()
    friend.page.goto(link)
    friend.button("Sit here").click()
    expect(friend.button("Stand up")).to_be_visible()
    begin.click()

    # Both decide a few times.
    for turn in range(2):
        for seat, one in enumerate((host, friend)):
            assert one.asked()
            expect(one.pyramid.locator(".cell.laid")).to_have_count(2 * turn + seat)
            one.lay(pile=turn, place=turn)
    assert host.asked()
    host.lay()

    # A reload in the middle finds the same question.
    assert friend.asked()
    options = friend.choices.all_inner_texts()
    sentence = friend.page.get_by_role("heading", level=1)
    said = sentence.inner_text()
    assert options
    friend.page.reload()
    expect(friend.choices).to_have_text(options, use_inner_text=True)
    expect(sentence).to_have_text(said)
    expect(friend.pyramid.locator(".cell.laid")).to_have_count(5)
    friend.lay()
    assert host.asked()

    # What one says the other reads, as it was typed.
    words = "Winter <b>kommt</b> & Tee auch"
    host.page.get_by_role("tab", name="Talk").click()
    host.page.get_by_role("textbox", name="Message").fill(words)
    host.button("Send").click()
    friend.page.get_by_role("tab", name="Talk").click()
    said_there = friend.page.get_by_role("region", name="Talk").get_by_role("listitem")
    expect(said_there).to_contain_text(words)
    expect(said_there).to_contain_text("Sansa")


def test_late_answer_does_not_lead_back_to_the_lobby(person: Callable[..., Person]) -> None:
    host, friend = person(), person()
    table = host.open_table(options={"rounds": 1, "starter": 1})
    for one in (host, friend):
        one.go(f"/table/{table}")
    # The answer to "sit down" is overtaken by the beginning of the game.
    held: list[tuple[Route, APIResponse]] = []
    friend.page.route("**/join", lambda route: held.append((route, route.fetch())))
    friend.button("Sit here").click()
    host.button("Begin the game").click()
    expect(friend.hand).to_be_visible()
    for route, response in held:
        route.fulfill(response=response)
    assert host.asked()
    host.lay()
    assert friend.asked()
    friend.lay()


def test_undo(person: Callable[..., Person]) -> None:
    first, second = person(), person()
    table = first.open_table(options={"rounds": 1, "starter": 1})
    second.context.request.get("/api/me")
    second.context.request.put("/api/me", data={"name": "Tyrion"})
    second.post(f"/api/tables/{table}/join", {})
    first.post(f"/api/tables/{table}/start")
    for one in (first, second):
        one.go(f"/table/{table}")

    def laid(count: int) -> None:
        for one in (first, second):
            expect(one.pyramid.locator(".cell.laid")).to_have_count(count)

    # Nobody else has decided: at once.
    assert first.asked()
    question = first.choices.all_inner_texts()
    first.lay()
    assert second.asked()
    laid(1)
    first.button("Undo: Take back your last decision").click()
    laid(0)
    expect(first.choices).to_have_text(question, use_inner_text=True)
    expect(second.page.locator(".choice")).to_have_count(0)

    # Somebody has: they are asked, and may refuse.
    first.lay()
    assert second.asked()
    second.lay()
    assert first.asked()
    laid(2)
    undo = first.button("Undo: Take back: the others are asked")
    undo.click()
    expect(first.page.get_by_text("Still missing: Tyrion.")).to_be_visible()
    second.page.get_by_role("alert").get_by_role("button", name="Refuse").click()
    refused = first.page.locator(".notice", has_text="Tyrion refused to let it be taken back.")
    expect(refused).to_be_visible()
    expect(second.page.get_by_role("alert")).to_have_count(0)
    laid(2)

    # Or agree.
    undo.click()
    second.page.get_by_role("alert").get_by_role("button", name="Agree").click()
    laid(0)
    expect(first.choices).to_have_text(question, use_inner_text=True)
