"""Dominion in the browser: a whole game, keys alone, attacks and reactions, a phone."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.dominion import NUMBERS, Player
from tests.browser.person import BLINK, END, PHONE, WIDE, Person
from tests.browser.stage import stage
from tests.browser.test_axe import grave
from tests.browser.test_sizes import fits

Come = Callable[..., Person]
LONGEST = 600

#: Nobody is asked anything in somebody else's turn.
QUIET = "cellar+chapel+festival+laboratory+market+mine+smithy+village+woodcutter+workshop"
KINGDOM = ["Militia", "Moat", "Secret Chamber", "Steward", "Pawn", "Bridge"]
#: Anna is about to attack Ben, twice if she likes; a Moat has left its pile.
ATTACK: dict[str, Any] = {
    "kingdom": KINGDOM,
    "turn": "Anna",
    "turns": 3,
    "actions": 2,
    "hands": {
        "Anna": ["2 Militia", "Pawn", "copper", "estate"],
        "Ben": ["Moat", "silver", "2 copper", "estate"],
    },
    "decks": {"Anna": ["silver", "5 copper"], "Ben": ["5 copper"]},
    "discards": {"Anna": ["Bridge"]},
    "trash": ["Moat"],
}
#: A hint is there, and lies on no button of the board.
FREE = """() => {
    const note = document.querySelector('[role=note]')?.getBoundingClientRect();
    const lies = (one) => one.left < note.right && one.right > note.left
        && one.top < note.bottom && one.bottom > note.top;
    const all = [...document.querySelectorAll('[data-answer]')].map(e => e.getBoundingClientRect());
    return note && all.length > 0 && !all.some(lies);
}"""


def seated(
    person: Come, store: Path, given: dict[str, Any], **wishes: Any
) -> tuple[Player, Player]:
    """Seat Anna and Ben at a position."""
    staged = stage(store, ["Anna", "Ben"], given)
    anna, ben = (Player(person(token=token, **wishes), staged.table) for token in staged.tokens)
    return anna, ben


# A whole game


def test_a_newcomer_plays_victory_dance(person: Come) -> None:
    newcomer = person()
    page = newcomer.page
    newcomer.go("/")
    page.locator("label", has_text="Dominion: Intrigue").click()
    page.locator("label", has_text="Page").click()
    newcomer.choose("1")
    page.locator("form.play summary").click()
    expect(page.get_by_label("Kingdom").locator("select")).to_have_value("victory_dance")
    expect(page.locator("form.play [data-card]")).to_have_count(10)
    newcomer.button("Play").click()
    page.wait_for_url("**/table/*")

    player = Player(newcomer)
    expect(page.get_by_text("Victory Dance · Turn 1")).to_be_visible()
    steps = 0
    while player.step():
        steps += 1
        assert steps < LONGEST
    assert steps > 20
    # However long it is, the log has stayed at its newest line.
    log = page.get_by_role("region", name="Log of the game").get_by_role("listitem")
    expect(log.last).to_be_in_viewport()
    log.last.hover()
    page.mouse.wheel(0, -50_000)
    expect(log.first).to_be_in_viewport()

    # Every deck with the points of each card, and the lines of the chart.
    end = page.locator(".end")
    expect(end.get_by_role("heading", level=2)).to_contain_text(re.compile("win|share"))
    decks = end.locator("section[aria-labelledby^='dominion-end']")
    expect(decks).to_have_count(2)
    for deck in decks.all():
        points = deck.locator(".sum").all_inner_texts()
        total = sum(int(text.replace("−", "-")) for text in points)
        score = deck.locator(".score > [aria-hidden]").inner_text()
        assert total == int(score.replace("−", "-"))
        many = re.match(r"(\d+) cards", deck.locator(".facts").inner_text())
        assert many
        assert int(many[1]) == sum(map(int, deck.locator(".chip b").all_inner_texts()))
    chart = end.get_by_role("img", name=re.compile("^Points after every turn"))
    expect(chart.locator("path.line")).to_have_count(2)
    expect(newcomer.button("Play again")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_lies_on_nothing_that_is_pressed_next(person: Come, phone: bool) -> None:
    someone = person(phone=phone)
    options = {"starter": 1, "kingdom": QUIET}
    table = someone.open_table(game="dominion", computers=["easy"], start=True, options=options)
    anna = Player(someone, table)
    anna.answer("all").wait_for()
    anna.page.keyboard.press("h")
    anna.page.wait_for_function(FREE, polling=BLINK)


def test_by_keys_alone(person: Come) -> None:
    someone = person()
    options = {"starter": 1, "kingdom": QUIET}
    table = someone.open_table(game="dominion", computers=["easy"], start=True, options=options)
    player = Player(someone, table)
    keys = player.page.keyboard
    focused = player.page.locator(":focus")
    for turn in range(1, 5):
        player.asks("Play Treasures")
        expect(player.page.locator(".place")).to_contain_text(f"Turn {turn}")
        if turn % 2:
            keys.press("t")
        else:
            # The hand is one stop of the tab key, arrows go through it.
            player.hand.first.focus()
            keys.press("End")
            keys.press("Home")
            for _ in range(player.page.locator("[data-hand][data-lit]").count()):
                keys.press("Enter")
                keys.press("ArrowRight")
            player.answer("all").focus()
            keys.press("Enter")
        player.asks("Buy a card")
        # A letter leads to a card that can be bought, arrows further; its text is shown and told.
        keys.press("c")
        keys.press("Home")
        expect(focused).to_have_attribute("data-pile", str(NUMBERS["copper"]))
        expect(focused).to_have_attribute("aria-description", "1 coin")
        expect(player.page.locator(".note .text")).to_have_text("1 coin")
        keys.press("ArrowRight")
        expect(focused).to_have_attribute("data-pile", str(NUMBERS["silver"]))
        if focused.get_attribute("aria-disabled") is None and turn < 4:
            keys.press("Enter")
        elif turn < 4:
            keys.press("ArrowLeft")
            keys.press("Enter")
        else:
            keys.press("e")
    player.asks("Play Treasures")
    expect(player.page.locator(".place")).to_contain_text("Turn 5")
    # The deck and the trash open and close by keys, and the focus comes back.
    deck = player.page.locator("[data-stack='deck']")
    deck.focus()
    keys.press("Enter")
    mine = player.page.get_by_role("dialog")
    expect(mine).to_contain_text("All your cards, 13")
    keys.press("Escape")
    expect(mine).to_have_count(0)
    expect(deck).to_be_focused()


def test_enter_confirms_what_the_mouse_has_chosen(person: Come) -> None:
    someone = person()
    options = {"starter": 1, "kingdom": QUIET}
    table = someone.open_table(game="dominion", computers=["easy"], start=True, options=options)
    player = Player(someone, table)
    page = player.page
    player.asks("Play Treasures")
    player.hand.first.click()
    expect(page.locator("button.choice[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Enter")
    player.asks("Buy a card")
    player.counts(1, 1, 1)
    someone.button("Undo: Take back your last decision").click()
    player.asks("Play Treasures")
    someone.button("Hint", exact=False).click()
    expect(page.locator("#main").get_by_text("Hint: ")).to_contain_text(" × Copper.")
    page.keyboard.press("Enter")
    player.asks("Buy a card")


# Attacks and reactions


def test_an_attack_and_a_reaction_in_two_browsers(person: Come, store: Path) -> None:
    anna, ben = seated(person, store, ATTACK)
    anna.held("pawn").click()
    anna.asks("Pawn: choose two")
    confirm = anna.answer("confirm")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    anna.option(r"\+1 Action").click()
    anna.option(r"\+1 coin").click()
    expect(anna.page.locator(".choice[aria-pressed=true]")).to_have_count(2)
    confirm.click()
    anna.counts(2, 1, 1)
    anna.held("militia").click()

    # Ben is asked about his reaction; Anna reads that he decides, not what he holds.
    ben.asks("do you show a reaction?")
    expect(ben.page.get_by_text("Attack: Anna plays Militia")).to_be_visible()
    anna.asks("Ben may react")
    expect(anna.page.locator(".fray")).to_contain_text("deciding")
    assert grave(ben.person) == []
    ben.option("show Moat").click()
    expect(anna.page.locator(".fray")).to_contain_text("shows Moat")
    expect(anna.page.locator(".fray .safe")).to_be_visible()
    anna.counts(1, 1, 3)
    expect(ben.hand).to_have_count(5)

    # The second time he keeps it hidden, and discards to three.
    anna.held("militia").click()
    ben.option("show nothing").click()
    ben.asks("Militia: discard down to three cards")
    ben.held("estate").click()
    expect(ben.page.get_by_text("1 of 2 chosen")).to_be_visible()
    expect(ben.answer("confirm")).to_have_attribute("aria-disabled", "true")
    ben.answer("reset").click()
    ben.held("estate").click()
    ben.held("moat").click()
    ben.page.get_by_text("2 of 2 chosen").wait_for()
    assert grave(ben.person) == []
    ben.answer("confirm").click()
    expect(ben.hand).to_have_count(3)
    expect(anna.page.locator(".fray")).to_contain_text("discards 2 cards")
    anna.counts(0, 1, 5)

    # One click plays all Treasures; then the attack is over.
    anna.answer("all").click()
    anna.counts(0, 1, 6)
    anna.pile("gold").click()
    ben.asks("Play Treasures")
    expect(ben.page.locator(".fray")).to_have_count(0)
    top = anna.page.locator("[data-stack='discard']")
    expect(top).to_have_attribute("aria-label", re.compile("on top$"))


def test_whoever_holds_nothing_takes_time_too(person: Come, store: Path) -> None:
    given = ATTACK | {"hands": ATTACK["hands"] | {"Ben": ["silver", "3 copper", "estate"]}}
    anna, ben = seated(person, store, given)
    anna.held("militia").click()
    asked = time.monotonic()
    anna.asks("Ben may react")
    ben.asks("Militia: discard down to three cards")
    assert 0.7 < time.monotonic() - asked < 10, "others can tell who holds a reaction by the time"
    # Whoever wants to decide alone how long it takes is asked always.
    ben.held("estate").click()
    ben.held("copper").click()
    ben.answer("confirm").click()
    ben.page.get_by_role("button", name="Settings").click()
    ben.page.get_by_label("Ask me even where there is nothing to decide").check()
    ben.page.keyboard.press("Escape")
    anna.held("militia").click()
    ben.asks("do you show a reaction?")
    ben.option("show nothing").click()
    anna.answer("all").wait_for()


# Choosing the kingdom


def test_a_hand_picked_kingdom(person: Come) -> None:
    host = person()
    page = host.page
    host.go("/")
    page.locator("label", has_text="Dominion: Intrigue").click()
    host.button("Open a table").click()
    form = page.locator("form", has=page.get_by_role("group", name="Seats"))
    form.locator("label", has_text="2").first.click()
    form.get_by_text("Options").click()
    chooser = form.get_by_label("Kingdom").locator("select")
    for name, cards in (("first_game", 10), ("random", 0), ("veto", 0), ("own", 50)):
        chooser.select_option(name)
        expect(form.locator("[data-card]")).to_have_count(cards)
    for key in ("moat", "militia", "market", "mine", "witch", "baron", "duke", "cellar", "chapel"):
        form.get_by_placeholder("Find a card").fill(key[:4])
        form.locator(f"[data-card='{NUMBERS[key]}']").click()
    expect(form.get_by_text("9 picked, 1 to go")).to_be_visible()
    form.get_by_placeholder("Find a card").fill("")
    form.locator(f"[data-card='{NUMBERS['pawn']}']").click()
    expect(form.get_by_text("Ten cards picked")).to_be_visible()
    assert grave(host) == []
    form.get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Ten hand-picked cards")).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(10)
    assert grave(host) == []
    host.button("Fill free seats with computers").click()
    host.button("Begin the game").click()
    player = Player(host)
    expect(player.pile("witch")).to_be_visible()
    expect(page.locator("[data-pile]")).to_have_count(17)


# Sizes


def test_a_phone(person: Come, store: Path) -> None:
    anna, ben = seated(person, store, ATTACK, phone=True)
    fits(anna.person)
    # A long press shows the text and does nothing else.
    box = anna.held("militia").bounding_box()
    assert box
    finger = anna.person.context.new_cdp_session(anna.page)
    point = {"x": box["x"] + 20, "y": box["y"] + 40}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(anna.page.locator(".note .text")).to_contain_text("All others keep 3 cards")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(anna.held("militia")).not_to_have_attribute("aria-pressed", "true")
    # A tap arms a card and names the deed, the button does it.
    anna.held("militia").tap()
    expect(anna.answer("armed")).to_have_text(re.compile("play Militia", re.IGNORECASE))
    fits(anna.person)
    anna.answer("armed").tap()
    ben.option("show Moat").wait_for()
    fits(ben.person)
    assert grave(ben.person) == []
    ben.option("show Moat").tap()
    anna.counts(1, 1, 2)
    anna.answer("none").tap()
    anna.answer("all").tap()
    anna.pile("silver").tap()
    anna.answer("armed").tap()
    ben.asks("Play an Action")
    for one in (anna, ben):
        fits(one.person)
        assert one.page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"]


def test_six_seats_need_no_scrolling(person: Come, store: Path) -> None:
    long = "Maximiliane-Charlotte XL"
    given = {"kingdom": KINGDOM, "turn": long, "hands": {long: ["Militia", "3 copper", "2 silver"]}}
    staged = stage(store, [long], given, ["easy", "medium", "hard", "easy", "medium"])
    player = Player(person(token=staged.tokens[0]), staged.table)
    page = player.page
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDE["width"]
    assert page.evaluate("document.documentElement.scrollHeight") <= WIDE["height"]
    whole = [*page.locator("[data-pile]").all(), *player.hand.all(), player.answer("none")]
    whole += [page.locator("[data-stack]").nth(n) for n in range(3)]
    for shown in whole:
        box = shown.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= WIDE["height"]
    expect(page.locator("[data-dominion-seat]")).to_have_count(6)
    assert grave(player.person) == []


def test_the_end_and_the_replay(person: Come) -> None:
    someone = person()
    table = someone.open_table(game="dominion", computers=["easy"], start=True)
    player = Player(someone, table)
    page = player.page
    someone.button("Settings").click()
    someone.button("Let the computer play for me").click()
    page.locator(END).wait_for()
    expect(page.locator("path.line")).to_have_count(2)
    assert grave(someone) == []
    someone.go(f"/replay/{table}?seat=0#9")
    page.locator("[data-pile]").first.wait_for()
    assert grave(someone) == []
