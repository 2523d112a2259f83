"""The Iron Throne in the browser: whole games, talks, secrets on the wire, keys, phones."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tafelrunde.games.iron_throne.houses import card_of
from tafelrunde.games.iron_throne.naming import CHARACTER_NAMES
from tafelrunde.table import Table
from tests.browser.iron_throne import Lord, asking, laid_out, reached
from tests.browser.person import WIDE, Person
from tests.browser.stage import stage_at
from tests.browser.test_axe import grave
from tests.games.iron_throne.odd_pack import ODD_PACK as PACK

#: Steps of one person in a short game.
LONGEST = 400
LEADERS = {"Anna": "eddard", "Ben": "tywin", "Cleo": "davos"}
SENT = {"Anna": "catelyn", "Ben": "cersei"}
HANDS = {"Anna": ["peace", "war 8", "war 2"], "Ben": ["peace", "war 12"], "Cleo": ["war 1"]}
#: Cards of Stark and Lannister, by number.
PEACE, WAR_8, PEACE_2, WAR_12 = 0, 8, 17, 27


def character(name: str) -> int:
    found = CHARACTER_NAMES.find(name)
    assert found is not None
    return found.one


def meeting(phase: str = "support", **more: Any) -> Table[Any]:
    """Give a table where the first two of three meet."""
    given = {"leaders": LEADERS, "defender": "Ben", "participants": SENT, "hands": HANDS}
    return laid_out({**given, "phase": phase, **more})


def test_a_newcomer_plays_a_whole_game(person: Callable[..., Person]) -> None:
    newcomer = person()
    page = newcomer.page
    newcomer.go("/")
    page.locator("label", has_text="The Iron Throne").click()
    newcomer.choose("3")
    newcomer.choose("Squire")
    page.locator("summary").first.click()
    page.get_by_label("At most so many turns").select_option(label="6")
    newcomer.button("Play").click()
    page.wait_for_url("**/table/*")
    lord = Lord(newcomer)
    expect(page.locator("[data-lead=house]")).to_contain_text("five influence tokens")
    steps = 0
    led: set[str] = set()
    while lord.step():
        steps += 1
        led |= set(page.locator("[data-lead]").evaluate_all("all => all.map(e => e.dataset.lead)"))
        assert steps < LONGEST
    assert steps > 12
    assert {"leader", "lay"} <= led, "every kind of question is explained the first time"
    end = page.locator(".end")
    expect(end.get_by_role("row").first).to_contain_text("Influence")
    expect(end.get_by_role("img", name="Influence from turn to turn")).to_be_visible()


def test_support_peace_and_torture_at_three_browsers(
    person: Callable[..., Person], store: Path
) -> None:
    staged = stage_at(store, meeting(decks={"Anna": ["war 7"]}), people=3)
    people = [person(token=token) for token in staged.tokens]
    views = dict(enumerate(map(Person.listen, people)))
    first, second, third = (Lord(one, staged.table) for one in people)

    # A request, a promise that is kept, an offer, and what it would bring.
    first.page.get_by_role("tab", name="Talk").click()
    first.says("request-support", 2)
    third.page.locator("[data-reply=yes]").click()
    expect(first.page.locator("ol.said")).to_contain_text("I support you.")
    third.choose(character("stannis"))
    expect(first.asked("accept")).to_contain_text("4 → 8")
    first.answer("yes")
    expect(first.page.locator("ol.said em.kept")).to_have_count(1)
    third.answer("pass")

    # Both lay at once; nobody sees more than a back before both have.
    first.asked("lay")
    first.lay(PEACE)
    expect(first.page.locator("[data-laid='0']")).to_have_attribute(
        "aria-label", re.compile("Peace")
    )
    expect(second.page.locator("[data-laid='0']")).to_have_count(0)
    second.lay(PEACE_2)

    # Peace talks: a proposal, a counter-proposal, a deal.
    talks = first.asked("talks")
    expect(talks.locator("[data-answer=propose]")).to_be_disabled()
    first.wants(0, 1)
    first.answer("propose")
    expect(second.asked("talks")).to_contain_text("1 of 6")
    # What is offered is not offered back: neither on the board nor in the list beside it.
    confirm = second.page.locator(".confirm .button", has_text="Confirm")
    expect(confirm).to_be_disabled()
    second.wants(4, 1)
    expect(confirm).to_be_enabled()
    expect(second.page.locator("[data-answer=accept]")).to_be_disabled()
    second.answer("propose")
    expect(first.asked("talks")).to_contain_text("2 of 6")
    first.answer("accept")
    second.asked("where-from")
    second.choose(0)

    # The next turn: the hostage is tortured, and somebody suffers.
    panel = second.asked("hostages")
    panel.locator("[data-answer=torture]").hover()
    expect(panel).to_contain_text("1 power to your sheet")
    second.answer("torture")
    second.asked("torture")
    second.choose(character("bran"))
    expect(
        third.page.locator(f"[data-house-of='0'] [data-person='{character('bran')}']")
    ).to_have_attribute("aria-label", re.compile("3 power"))
    expect(third.page.locator("[data-house-of='0'] .influence")).to_have_attribute(
        "aria-label", re.compile("^1 of 5")
    )

    # On the wire nobody learned a card that lay face down, a hand, or a hostage.
    secret = 0
    for seat, heard in views.items():
        assert heard
        for view in heard:
            for side, active in enumerate((view["challenger"], view["defender"])):
                if view["laid"][side] and not view["revealed"] and active != seat:
                    secret += 1
                    assert view["laid"][side][0] < 0
            for other, player in enumerate(view["players"]):
                if other != seat:
                    assert all(card < 0 for card in player["hand"])
                    assert all(card < 0 for card in player["hostages"]) or seat == 0
    assert all(card >= 0 for view in views[1] for card in view["players"][1]["hostages"])


def test_the_sums_explain_themselves_and_tell_the_end(
    person: Callable[..., Person], store: Path
) -> None:
    hands = {"Anna": ["war 8", "robb"], "Ben": ["war 12"], "Cleo": ["war 1"]}
    leaders = {**LEADERS, "Anna": "robb"}
    staged = stage_at(store, meeting("lay", hands=hands, leaders=leaders), people=2)
    first, second = (Lord(person(token=token), staged.table) for token in staged.tokens)
    first.page.locator(f".hand [data-card='{WAR_8}']").click()
    # Tywin has four power on his sheet: half of it counts against the card, too.
    expect(first.asked("lay")).to_contain_text("4 + 8 = 12. That beats cards up to 5.")
    first.answer("lay")
    second.lay(WAR_12)
    # Tywin may add half of what lies on his sheet; then Robb's card answers.
    second.page.locator("[data-ask=ability]").wait_for()
    expect(second.page.locator(".after")).to_have_text("→ 18")
    second.answer("use")
    panel = first.asked("card")
    expect(panel).to_contain_text("16 against 18: lost")
    expect(panel).to_contain_text("Our own design")
    first.page.locator(f".hand [data-card='{card_of(character('robb'))}']").click()
    first.answer("use")
    expect(second.page.locator(".parts")).to_have_text(
        ["4 power + 8 card + 4 Robb", "4 power + 12 card + 2 Tywin"]
    )


def test_talks_by_keyboard_alone(person: Callable[..., Person], store: Path) -> None:
    staged = stage_at(store, meeting("lay", sheets={"Ben": 1}), people=2)
    first, second = (Lord(person(token=token), staged.table) for token in staged.tokens)
    second.lay(PEACE_2)
    page, keys = first.page, first.page.keyboard

    def reach(selector: str) -> None:
        for _ in range(90):
            if page.locator(f"{selector}:focus").count():
                return
            keys.press("Tab")
        raise AssertionError(f"the tab key never reaches {selector}")

    first.asked("lay")
    reach(".hand [data-card]")
    keys.press("Home")
    expect(page.locator(f".hand [data-card='{PEACE}']")).to_be_focused()
    keys.press("Enter")
    reach("[data-answer=lay]")
    keys.press("Enter")
    first.asked("talks")
    reach("[data-part='2']")
    for _ in range(3):
        keys.press("ArrowUp")
    # Only one power lies there: more cannot be asked for, and it is said why.
    expect(first.part(2)).to_have_attribute("aria-valuetext", "1 of 3")
    expect(page.locator(".parcel .why").first).to_contain_text("only 1 power")
    reach("[data-answer=propose]")
    keys.press("Enter")
    expect(second.asked("talks")).to_contain_text("1 of 6")


def test_a_pack_is_shown_on_the_table(person: Callable[..., Person]) -> None:
    reader = person(language="de")
    options = {"pack": PACK, "turns": 3}
    table = reader.open_table(
        3, game="iron_throne", computers=["easy"] * 2, start=True, options=options
    )
    lord = Lord(reader, table)
    while lord.page.locator(".setup").count():
        lord.step()
    title = json.loads(PACK)["title"]["de"]
    expect(lord.page.locator(".steps .pack")).to_have_text(f"Kartenpaket: {title}")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_table_needs_no_scrolling(
    person: Callable[..., Person], store: Path, seats: int
) -> None:
    staged = stage_at(store, reached(seats, asking("lay", 5)), people=seats)
    lord = Lord(person(token=staged.tokens[0], language="de"), staged.table)
    size = lord.page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert size == [WIDE["width"], WIDE["height"]]
    for shown in ("[data-house-of]", ".hand [data-card]", "[data-answer=lay]", ".side"):
        for one in lord.page.locator(shown).all():
            box = one.bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["x"] >= 0
            assert box["y"] + box["height"] <= WIDE["height"]
            assert box["x"] + box["width"] <= WIDE["width"] - 300, f"{shown} reaches under the rail"


#: Whether the lowest part of something can be hit, not only found in the page.
IN_REACH = """element => {
    const box = element.getBoundingClientRect();
    const found = document.elementFromPoint(box.left + box.width / 2, box.bottom - 3);
    return element === found || element.contains(found);
}"""


@pytest.mark.parametrize("cards", [6, 9, 13, 18, 25])
def test_a_full_hand_is_not_cut(person: Callable[..., Person], store: Path, cards: int) -> None:
    wars = [f"war {value}" for value in (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20)]
    people = ["eddard", "robb", "catelyn", "bran", "arya"]
    deck = [*wars, *["peace"] * 4, *people, *people]
    hands = {**HANDS, "Anna": deck[:cards]}
    staged = stage_at(store, meeting("lay", hands=hands), people=2)
    lord = Lord(person(token=staged.tokens[0]), staged.table)
    lord.asked("lay")
    held = lord.page.locator(".hand [data-card]")
    expect(held).to_have_count(cards)
    right = lord.page.locator(".hand").evaluate("hand => hand.getBoundingClientRect().right")
    last = held.last.bounding_box()
    assert last is not None
    assert last["x"] + last["width"] <= right


#: Into how many lines words are broken.
LINES = """words => {
  const range = document.createRange();
  range.selectNodeContents(words);
  return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size;
}"""


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_answers_of_talks_are_in_sight(
    person: Callable[..., Person], store: Path, seats: int
) -> None:
    staged = stage_at(store, reached(seats, asking("talks", 4)), people=seats)
    lord = Lord(person(token=staged.tokens[0], language="de"), staged.table)
    answers = lord.asked("talks").locator("[data-answer]")
    assert answers.count() >= 2
    for width, height in ((WIDE["width"], WIDE["height"]), (1366, 768)):
        lord.page.set_viewport_size({"width": width, "height": height})
        for answer in answers.all():
            assert answer.evaluate(IN_REACH), answer.inner_text()
    for name in lord.page.locator("[data-house-of] .name").all():
        cut = name.evaluate("name => name.scrollWidth > name.clientWidth")
        assert not cut, name.inner_text()


def test_a_role_is_not_broken_beside_a_name(person: Callable[..., Person], store: Path) -> None:
    staged = stage_at(store, reached(5, asking("talks", 4)), people=5)
    lord = Lord(person(token=staged.tokens[0], language="de"), staged.table)
    lord.asked("talks")
    head = lord.page.locator(".tight header", has_text="Verteidiger")
    head.locator(".title b").evaluate("name => { name.textContent = 'Knappe 1'; }")
    assert head.locator(".role").evaluate(LINES) == 1
    assert head.locator(".title b").evaluate(LINES) == 1


def test_on_a_phone_the_hand_stays_under_the_thumb(
    person: Callable[..., Person], store: Path
) -> None:
    staged = stage_at(store, reached(5, asking("lay", 5)), people=5)
    lord = Lord(person(token=staged.tokens[0], phone=True), staged.table)
    lord.asked("lay")
    cards = lord.page.locator(".hand [data-lit]")
    assert cards.last.evaluate(IN_REACH)
    cards.last.tap()
    lay = lord.page.locator("[data-answer=lay]:enabled")
    lay.wait_for()
    assert lay.evaluate(IN_REACH)
    assert cards.last.evaluate(IN_REACH)


def test_on_a_phone_what_is_asked_comes_into_sight(
    person: Callable[..., Person], store: Path
) -> None:
    staged = stage_at(store, reached(5, asking("talks", 4)), people=5)
    lord = Lord(person(token=staged.tokens[0], phone=True), staged.table)
    talks = lord.asked("talks")
    for shown in (*talks.locator("[data-part]").all(), talks.locator("[data-answer]").first):
        assert shown.evaluate(IN_REACH)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_nothing_serious(person: Callable[..., Person], store: Path, phone: bool) -> None:
    wrong: dict[str, list[str]] = {}

    def look(name: str, position: Table[Any], people: int, shown: str) -> Person:
        staged = stage_at(store, position, people=people)
        reader = person(token=staged.tokens[0], phone=phone)
        lord = Lord(reader, staged.table)
        lord.page.locator(shown).first.wait_for()
        wrong[name] = grave(reader)
        width = lord.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert width[0] <= width[1], name
        return reader

    look("houses", reached(3, lambda table: table.questions[0].seat == 0), 3, "[data-choose]")
    look("leaders", reached(3, asking("leader")), 3, ".sheet")
    look("lay", meeting("lay"), 3, "[data-answer=lay]")
    look("offer", reached(3, asking("offer", 2)), 3, "[data-ask=offer]")
    look("talks", reached(3, asking("talks", 2)), 3, "[data-part]")
    reader = look("hostages", reached(3, asking("hostages", 3)), 3, "[data-ask=hostages]")
    tab = (
        reader.page.locator("[data-tab=talk]")
        if phone
        else reader.page.get_by_role("tab", name="Talk")
    )
    tab.click()
    wrong["talk"] = grave(reader)
    # The end: the last token is spread.
    last = meeting(
        "lay",
        spread={"Anna": {"Ben": 2, "Cleo": 2}},
        hands={"Anna": ["war 20"], "Ben": ["war 1"], "Cleo": ["war 1"]},
    )
    staged = stage_at(store, last, people=2)
    winner = Lord(person(token=staged.tokens[0], phone=phone), staged.table)
    loser = Lord(person(token=staged.tokens[1]), staged.table)
    winner.lay(11)
    loser.lay(18)
    loser.answer("pass")
    winner.page.locator("#end-title").wait_for()
    wrong["end"] = grave(winner.person)
    assert {name: found for name, found in wrong.items() if found} == {}


def test_the_rules_say_which_cards_are_our_own_design(person: Callable[..., Person]) -> None:
    reader = person()
    reader.go("/rules/iron_throne")
    expect(reader.page.locator(".about")).to_contain_text("our own design and marked as such")
    expect(reader.page.locator("#KET-184")).to_contain_text("Northern Justice")
