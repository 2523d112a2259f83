"""Risk in the browser: whole games, placing, attacks, what others see, keys, phones."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.person import Person
from tests.browser.risk import STRONGEST, General, laid_out, reached
from tests.browser.stage import stage_at
from tests.browser.test_axe import grave
from tests.games.risk.tables import Land, number

#: Steps of one person in a whole skirmish.
LONGEST = 900
#: Seat 0 is strong in Harrenhal; its neighbour belongs to seat 1, everything else to seat 2.
RIVER: Land = {"harrenhal": (0, 12), "riverrun": (0, 2), "kings_landing": (1, 1), "tarth": (1, 3)}


def test_a_newcomer_plays_a_skirmish(person: Callable[..., Person]) -> None:
    newcomer = person()
    page = newcomer.page
    newcomer.go("/")
    page.locator("label", has_text="Risk: Game of Thrones").click()
    newcomer.choose("3")
    newcomer.button("Play").click()
    page.wait_for_url("**/table/*")
    general = General(newcomer)
    steps = 0
    while general.step():
        steps += 1
        assert steps < LONGEST
    assert steps > 20
    end = page.locator(".end")
    rows = end.get_by_role("row")
    expect(rows).to_have_count(5)
    expect(rows.first).to_contain_text("Castles")
    expect(rows.first).to_contain_text("Luck")
    expect(end.locator(".plates [data-territory]")).to_have_count(48)
    expect(end.get_by_role("img", name="Points from turn to turn")).to_be_visible()


def test_what_makes_no_sense_is_refused_with_its_reason(person: Callable[..., Person]) -> None:
    newcomer = person()
    page = newcomer.page
    newcomer.go("/")
    page.locator("label", has_text="Risk: Game of Thrones").click()
    page.locator("summary").first.click()
    page.get_by_label("Mode", exact=True).select_option(label="Dominion")
    page.get_by_label("Start", exact=True).select_option(label="territories are dealt")
    newcomer.button("Play").click()
    expect(page.get_by_text("Objectives need the seats of power").first).to_be_visible()


def test_placing_with_take_back_is_one_answer(person: Callable[..., Person], store: Path) -> None:
    staged = stage_at(store, laid_out(RIVER, invading=False))
    general = General(person(token=staged.tokens[0]), staged.table)
    page = general.page
    left = page.locator(".placing .left b")
    expect(left).to_have_text("3")
    general.lands("harrenhal", "harrenhal", "riverrun")
    expect(left).to_have_text("0")
    general.answer("back")
    expect(left).to_have_text("1")
    general.plate("harrenhal").click(button="right")
    expect(left).to_have_text("2")
    expect(page.locator("[data-answer=done]")).to_be_disabled()
    page.locator("[data-helping=all]").click()
    general.lands("riverrun")
    expect(general.plate("riverrun").locator(".more")).to_have_text("+2")
    general.answer("done")
    general.shows("riverrun", 4)
    general.shows("harrenhal", 13)


def test_an_attack_until_it_is_taken(person: Callable[..., Person], store: Path) -> None:
    staged = stage_at(store, laid_out(RIVER))
    general = General(person(token=staged.tokens[0]), staged.table)
    page = general.page
    general.lands("harrenhal")
    expect(page.locator(".labels text").first).to_contain_text("%")
    expect(page.locator(f"[data-way='{number('kings_landing')}'] b")).to_have_text("100 %")
    general.lands("kings_landing")
    expect(page.locator(".chance b")).to_have_text("100 %")
    general.answer("until")
    general.answer("amount")
    page.get_by_role("tab", name="Lands").click()
    taken = page.locator(f"[data-land='{number('kings_landing')}']")
    expect(taken).to_have_attribute("aria-label", re.compile("^King.s Landing, .*Nymeria"))
    expect(page.locator(".steps .now .result")).to_have_text("1 territory taken")


@pytest.mark.parametrize("language", ["de", "en"])
def test_targets_and_buttons_of_a_battle_fit(
    person: Callable[..., Person], store: Path, language: str
) -> None:
    staged = stage_at(store, laid_out(RIVER))
    general = General(person(token=staged.tokens[0], language=language), staged.table)
    page = general.page
    general.lands("harrenhal")
    targets = page.locator(".targets")
    expect(targets.locator("li")).to_have_count(5)
    assert targets.evaluate("list => list.scrollHeight <= list.clientHeight"), "one is not in sight"
    assert targets.evaluate("list => list.scrollWidth <= list.clientWidth"), "their edge is cut"
    general.lands("kings_landing")
    box = page.locator("[data-panel=battle]")
    inside = box.evaluate("box => box.getBoundingClientRect().right - 10")
    for button in page.locator(".fight .row").first.get_by_role("button").all():
        assert button.evaluate("button => button.getBoundingClientRect().right") <= inside


def test_the_list_of_choices_follows_the_origin(person: Callable[..., Person], store: Path) -> None:
    staged = stage_at(store, laid_out(RIVER))
    general = General(person(token=staged.tokens[0]), staged.table)
    listed = general.page.locator(".rail .choice")
    expect(listed.filter(has_text="Riverrun to").first).to_be_visible()
    general.lands("harrenhal")
    expect(listed.filter(has_text="Riverrun to")).to_have_count(0)
    expect(listed.filter(has_text="Harrenhal to")).to_have_count(5)
    expect(listed.locator("kbd")).to_have_text(["1", "2", "3", "4", "5"])
    expect(listed.last).to_be_in_viewport(ratio=1)
    general.page.keyboard.press("Escape")
    expect(listed.filter(has_text="Riverrun to").first).to_be_visible()


def test_a_turn_by_keyboard_alone(person: Callable[..., Person], store: Path) -> None:
    staged = stage_at(store, laid_out(RIVER, invading=False))
    general = General(person(token=staged.tokens[0]), staged.table)
    page, keys = general.page, general.page.keyboard

    def reach(selector: str) -> None:
        for _ in range(90):
            if page.locator(f"{selector}:focus").count():
                return
            keys.press("Tab")
        raise AssertionError(f"the tab key never reaches {selector}")

    # Placing on the map: its keys lead to what can be chosen.
    reach("[data-map]")
    keys.press("Tab")
    for _ in range(3):
        keys.press("Enter")
    expect(page.locator("[data-answer=done]")).to_be_enabled()
    reach("[data-answer=done]")
    keys.press("Enter")
    # Invading in the list of lands.
    expect(page.locator("[data-panel=ways]")).to_be_visible()
    reach("[data-map]")
    keys.press("m")
    land = page.locator("[data-land]:focus")
    expect(land).to_have_count(1)

    def walk_to(key: str) -> None:
        for _ in range(120):
            if page.locator(f"[data-land='{number(key)}']:focus").count():
                return
            keys.press("ArrowDown")
        raise AssertionError(f"arrow keys never reach {key}")

    walk_to("harrenhal")
    keys.press("Enter")
    walk_to("kings_landing")
    keys.press("Enter")
    reach("[data-answer=until]")
    keys.press("Enter")
    reach("[data-answer=amount]")
    keys.press("Enter")
    expect(page.locator(".steps .now .result")).to_have_text("1 territory taken")
    reach(".plain-way")
    keys.press("Enter")
    expect(page.locator(".steps .now")).to_contain_text("Maneuver")


def test_an_attack_is_followed_by_whom_it_concerns(
    person: Callable[..., Person], store: Path
) -> None:
    land: Land = {"harrenhal": (0, 9), "riverrun": (0, 2), "kings_landing": (1, 6)}
    staged = stage_at(store, laid_out(land), people=2)
    attacker = General(person(token=staged.tokens[0]), staged.table)
    defender = General(person(token=staged.tokens[1], motion="on"), staged.table)
    attacker.lands("harrenhal", "kings_landing")
    attacker.answer("fight")
    expect(defender.page.locator(".battle h2")).to_contain_text(re.compile("King.s Landing"))
    defender.page.get_by_label("for the whole invasion").uncheck()
    defender.answer("defend-2")
    for seen in (attacker, defender):
        expect(seen.page.locator(".battle .die")).to_have_count(5)
    # Shown as it was fought; a press ends it, unless it is over already.
    skip = defender.page.locator(".battle .skip")
    with suppress(TimeoutError):
        skip.click(timeout=2000)
    expect(skip).to_have_count(0)
    expect(defender.page.locator(".loss").first).to_be_visible()
    assert attacker.units("harrenhal") + attacker.units("kings_landing") == 9 + 6 - 2
    defender.shows("harrenhal", attacker.units("harrenhal"))


def test_secrets_stay_off_the_wire(person: Callable[..., Person], store: Path) -> None:
    position = laid_out(RIVER, mode="dominion")
    state = position.state
    piles = (
        (state.objectives, state.objective_deck),
        (state.maesters, state.maester_deck),
        (state.hands, state.deck),
    )
    for seat in range(3):
        for zones, deck in piles:
            for _ in range(2):
                zones[seat].put(deck.rest.pop(), 1 << seat)
    secret = {
        "objectives": [list(zone.cards) for zone in state.objectives],
        "maesters": [list(zone.cards) for zone in state.maesters],
        "hands": [list(zone.cards) for zone in state.hands],
    }
    staged = stage_at(store, position, people=2, mode="dominion")
    people = [person(token=token) for token in staged.tokens]
    views = dict(enumerate(map(Person.listen, people)))
    generals = [General(one, staged.table) for one in people]
    generals[0].lands("harrenhal", "kings_landing")
    generals[0].page.locator(".plain-way, [data-answer=until]").first.wait_for()
    for seat, heard in views.items():
        assert heard
        for view in heard:
            for field, zones in secret.items():
                assert sorted(view[field][seat]) == sorted(zones[seat])
                for other in {0, 1, 2} - {seat}:
                    assert set(view[field][other]) <= {-1}, f"{field} of {other} told to {seat}"
    # On the page of the one they are there, in words.
    expect(generals[0].page.locator(".own .paper")).to_have_count(3)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_nothing_serious_on_board_and_end_page(
    person: Callable[..., Person], store: Path, phone: bool
) -> None:
    land: Land = {"kings_landing": (1, 1)}
    position = laid_out({"harrenhal": (0, 12)} | land, rest=0)
    staged = stage_at(store, position)
    general = General(person(token=staged.tokens[0], phone=phone), staged.table)
    page = general.page
    wrong = {"map": grave(general.person)}
    if phone:
        page.locator("[data-tab=extra]").click()
    else:
        page.get_by_role("tab", name="Lands").click()
    page.locator("[data-land]").first.wait_for()
    wrong["lands"] = grave(general.person)
    page.locator(f"[data-land='{number('harrenhal')}']").click()
    page.locator(f"[data-land='{number('kings_landing')}']").click()
    page.locator("[data-answer=until]").wait_for()
    wrong["battle"] = grave(general.person)
    general.answer("until")
    page.locator("#end-title, [data-answer=amount]").first.wait_for()
    if page.locator("[data-answer=amount]").count():
        general.answer("amount")
    page.locator("#end-title").wait_for()
    wrong["end"] = grave(general.person)
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1]
    assert {name: found for name, found in wrong.items() if found} == {}


#: Armies whose middle lies under what is decided.
COVERED = """() => [...document.querySelectorAll('.plates [data-territory]')].filter(army => {
    const box = army.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return document.elementFromPoint(x, y)?.closest('.side');
}).map(army => army.dataset.territory)"""


def test_the_dock_of_the_world_hides_no_army(person: Callable[..., Person], store: Path) -> None:
    staged = stage_at(store, reached(7, "invade", 15, mode="dominion"), mode="dominion")
    general = General(person(token=staged.tokens[0], language="de"), staged.table)
    page = general.page
    page.locator(page.evaluate(STRONGEST)).click()
    expect(page.locator("[data-way]")).to_have_count(4)
    assert page.evaluate(COVERED) == []


def test_world_at_war_with_seven_seats(person: Callable[..., Person]) -> None:
    player = person()
    table = player.open_table(7, game="risk", computers=["easy"] * 6, start=True)
    general = General(player, table)
    page = general.page
    place = page.locator("header")
    for _ in range(60):
        assert general.step()
        if "Round 2" in place.first.inner_text():
            break
    expect(page.locator(".plates [data-territory]")).to_have_count(82)
    size = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert size == [1280, 800]
    names = page.locator(".names").first.evaluate("e => parseFloat(getComputedStyle(e).fontSize)")
    scale = page.locator(".map svg").first.evaluate("e => e.getScreenCTM().a")
    assert names * scale >= 13.9


@pytest.mark.parametrize("seats", [3, 7], ids=["westeros", "world"])
def test_an_enlarged_map_stays_in_its_box(
    person: Callable[..., Person], store: Path, seats: int
) -> None:
    staged = stage_at(store, reached(seats, "invade", 9))
    page = General(person(token=staged.tokens[0]), staged.table).page
    page.mouse.move(500, 400)
    page.mouse.wheel(0, -600)
    expect(page.locator(".near")).to_be_visible()
    # Nothing of it can be hit along the lower edge of the question, or at the edge of the table.
    edges = page.evaluate(
        """() => {
            const box = document.querySelector('.sentence').getBoundingClientRect();
            const stage = document.querySelector('.stage').getBoundingClientRect();
            const at = (x, y) => document.elementFromPoint(x, y).closest('[data-map]') !== null;
            const along = Array.from({ length: 20 }, (_, n) => (n + 0.5) / 20);
            const high = stage.bottom - box.bottom;
            return [
                along.some(part => at(box.left + part * box.width, box.bottom - 2)),
                along.some(part => at(stage.right - 3, box.bottom + part * high)),
            ];
        }"""
    )
    assert edges == [False, False]
