"""The card game in the browser: a whole game, a challenge between two people, answers, phones."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import expect

from tafelrunde.games.thrones_lcg.cards import NUMBER
from tafelrunde.games.thrones_lcg.cards.decks import STARK_DECK, DeckList
from tafelrunde.games.thrones_lcg.cards.vocabulary import Place
from tafelrunde.games.thrones_lcg.codes import ABILITIES, EVENTS, ability_code
from tafelrunde.games.thrones_lcg.layers import total_power
from tafelrunde.games.thrones_lcg.own_decks import write_deck
from tafelrunde.table import PASS, Question, Table
from tests.browser.house import PATIENCE
from tests.browser.person import BLINK, Person
from tests.browser.stage import stage_at
from tests.browser.test_axe import grave
from tests.browser.thrones_lcg import Lord, reached
from tests.thorough import THOROUGH

#: Presses of one person until two rounds, or the end of a game, are over.
LONGEST = 400
#: A row of the list of titles is no higher, however few there are.
ROW = 60
#: With a second copy of so many titles a deck of the box is large enough.
SECOND = 18
#: Codes from here on are of cards in hands and piles.
HAND = ability_code(Place.HAND, 0, 0)


#: Cards whose names have wide letters, as many as a hand.
WIDE = (
    "Godswood",
    "Narrow Sea",
    "Summer Sea",
    "Winter is Coming",
    "Support of the Kingdom",
    "Dany’s Handmaiden",
    "Knight of the Rainwood",
)
#: Pixels that a small card may be wide.
WIDTHS = (62, 70, 76, 84)
#: Words that go on in another line though nothing parts them there.
BROKEN = """(where) => [...document.querySelectorAll(where)].flatMap((name) => {
    const node = [...name.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return [...(node?.data ?? '').matchAll(/[\\p{L}’]+/gu)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        // The hyphen before a piece is drawn in the line above.
        range.setStart(node, index + (node.data[index - 1] === '\\u00ad' ? 1 : 0));
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        return new Set(lines.map(({ top }) => Math.round(top))).size > 1;
    }).map(([word]) => word);
})"""


def asked(prompt: str) -> Callable[[Table[Any], Question], bool]:
    """Want a question with this prompt."""
    return lambda table, question: question.prompt == prompt


CHALLENGE = asked("challenge")
DEFEND = asked("defenders")
SAVE = asked("save")
PLOT = asked("plot")
REDIRECT = asked("redirect")


def fighting(table: Table[Any], question: Question) -> bool:
    """Want a window in a challenge with defenders."""
    challenge = table.state.challenge
    return question.prompt == "act" and challenge is not None and bool(challenge.defenders)


def nearly_won(table: Table[Any], question: Question) -> bool:
    """Want a challenge of somebody who needs no more than two power."""
    return question.prompt == "challenge" and total_power(table.state, question.seat) >= 13


def answering(table: Table[Any], question: Question) -> bool:
    """Want a response that can be given by a card in play."""
    if question.prompt != "respond":
        return False
    return any(option != PASS and option % EVENTS < HAND for option in question.offered()[0])


def test_a_newcomer_plays_a_game(person: Callable[..., Person]) -> None:
    """The first rounds of it; the whole game in `make soak`."""
    newcomer = person()
    wish = {"game": "thrones_lcg", "computers": ["easy"], "start": True}
    lord = Lord(newcomer, newcomer.open_table(2, **wish))
    steps = 0
    while THOROUGH or newcomer.page.get_by_text("Round 3").count() == 0:
        if not lord.step():
            assert THOROUGH
            break
        steps += 1
        assert steps < LONGEST * (5 if THOROUGH else 1)
    assert steps > 10


def test_a_game_is_played_to_its_end(person: Callable[..., Person], store: Path) -> None:
    staged = stage_at(store, reached(2, nearly_won))
    lord = Lord(person(token=staged.tokens[0]), staged.table)
    steps = 0
    while lord.step():
        steps += 1
        assert steps < LONGEST
    expect(lord.page.locator("#end-title")).to_be_visible()


def test_two_people_fight_a_challenge(person: Callable[..., Person], store: Path) -> None:
    position = reached(2, CHALLENGE, rounds=2)
    staged = stage_at(store, position, people=2)
    attacker, defender = (Lord(person(token=token), staged.table) for token in staged.tokens)
    attacker.page.locator(".lane [data-choice]").first.click()
    attacker.page.locator("[data-mat='0'] [data-slot][data-lit]").first.click()
    attacker.answer("done")
    lane = defender.page.locator(".lane .side.attackers [data-slot]")
    expect(lane).to_have_count(1)
    deadline = monotonic() + PATIENCE
    while defender.page.locator(".lane.fight").count() and monotonic() < deadline:
        for lord in (attacker, defender):
            done = lord.page.locator("[data-answer=done]:enabled, [data-answer=pass]:enabled")
            if done.count():
                done.first.click()
            elif lord.page.locator("[data-mat] [data-slot][data-lit]").count():
                lord.page.locator("[data-mat] [data-slot][data-lit]").first.click()
        defender.page.wait_for_timeout(BLINK)
    for lord in (attacker, defender):
        expect(lord.page.locator(".lane.fight")).to_have_count(0)
        lord.shows("challenge")


def test_a_response_is_given_on_the_table(person: Callable[..., Person], store: Path) -> None:
    position = reached(2, answering)
    question = position.questions[0]
    option = next(o for o in question.offered()[0] if o != PASS and o % EVENTS < HAND)
    staged = stage_at(store, position)
    lord = Lord(person(token=staged.tokens[0]), staged.table)
    expect(lord.page.locator(".steps .now")).to_contain_text("Responses")
    lord.card(option % EVENTS // ABILITIES).first.click()
    menu = lord.page.locator(".menu [data-choice]")
    if menu.count():
        menu.first.click()
    lord.shows("uses")


def test_a_save_is_one_press_and_everybody_sees_it(
    person: Callable[..., Person], store: Path
) -> None:
    position = reached(2, SAVE)
    staged = stage_at(store, position, people=2)
    saver, other = (Lord(person(token=token), staged.table) for token in staged.tokens)
    saver.page.locator("[data-slot][data-lit]").first.click()
    menu = saver.page.locator(".menu [data-choice]")
    if menu.count():
        menu.first.click()
    for lord in (saver, other):
        lord.shows("saves")


def helping(table: Table[Any], question: Question) -> bool:
    """Want somebody who may defend for a supported seat."""
    challenge = table.state.challenge
    return (
        question.prompt == "defenders"
        and challenge is not None
        and challenge.target != question.seat
    )


def test_a_title_turns_a_challenge_to_somebody_else(
    person: Callable[..., Person], store: Path
) -> None:
    staged = stage_at(store, reached(4, REDIRECT))
    lord = Lord(person(token=staged.tokens[0]), staged.table)
    expect(lord.page.locator("[data-mat='0'] .council")).to_contain_text("Crown Regent")
    lord.page.locator(".lane [data-choice]", has_text="Yes").click()
    lord.page.locator("[data-tab=log]").click()
    lord.shows("turns the challenge")


def test_whoever_supports_a_seat_may_defend_it(person: Callable[..., Person], store: Path) -> None:
    staged = stage_at(store, reached(4, helping))
    lord = Lord(person(token=staged.tokens[0]), staged.table)
    lord.page.locator("[data-mat='0'] [data-slot][data-lit]").first.click()
    expect(lord.page.locator(".lane .side.defenders [data-slot]")).to_have_count(1)
    lord.answer("done")
    lord.page.locator("[data-tab=log]").click()
    lord.shows("defends")


def test_passing_from_now_on_is_one_press(person: Callable[..., Person], store: Path) -> None:
    staged = stage_at(store, reached(2, fighting))
    lord = Lord(person(token=staged.tokens[0]), staged.table)
    until = lord.page.locator("[data-until=phase]")
    until.click()
    expect(until).to_have_attribute("aria-pressed", "true")


def test_a_hint_stands_at_what_it_speaks_of(person: Callable[..., Person], store: Path) -> None:
    staged = stage_at(store, reached(2, PLOT))
    lord = Lord(person(token=staged.tokens[0]), staged.table)
    lord.page.get_by_role("button", name="Hint").first.click()
    note = lord.page.get_by_role("note")
    expect(note).to_contain_text("Hint: ")
    said = re.match(r"Hint: (.+?)\. ", note.inner_text())
    assert said is not None
    plot = lord.page.locator(f".gallery [aria-label='{said[1]}']").bounding_box()
    box = note.bounding_box()
    assert plot is not None
    assert box is not None
    assert box["x"] < plot["x"] + plot["width"] / 2 < box["x"] + box["width"]


def test_the_keyboard_walks_from_mat_to_hand(person: Callable[..., Person], store: Path) -> None:
    staged = stage_at(store, reached(2, fighting))
    page = Lord(person(token=staged.tokens[0]), staged.table).page
    page.locator("[data-mat='1'] [data-stop]").first.focus()
    seen = set()
    for _ in range(5):
        page.keyboard.press("F6")
        where = "e => e.closest('[data-region]').getAttribute('aria-label')"
        seen.add(page.evaluate(f"({where})(document.activeElement)"))
    assert len(seen) >= 4


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize(("seats", "want"), [(2, fighting), (4, DEFEND), (2, PLOT)])
def test_nothing_serious_and_nothing_beyond_the_edge(
    person: Callable[..., Person],
    store: Path,
    seats: int,
    want: Callable[[Table[Any], Question], bool],
    phone: bool,
) -> None:
    staged = stage_at(store, reached(seats, want, rounds=2))
    one = person(token=staged.tokens[0], phone=phone)
    lord = Lord(one, staged.table)
    assert grave(one) == []
    wide = lord.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def fuller() -> DeckList:
    """Make the deck of the box large enough: a second copy of its first titles."""
    draw = [
        (key, max(count, 2) if place < SECOND else count)
        for place, (key, count) in enumerate(STARK_DECK.draw)
    ]
    return DeckList(STARK_DECK.house, STARK_DECK.plots, tuple(draw))


def test_a_deck_is_built_checked_and_tried(person: Callable[..., Person]) -> None:
    builder = person()
    page = builder.page
    builder.go("/workshop/thrones_lcg")
    page.get_by_label("Begin with").select_option(label="House Stark from the box")
    faults = page.get_by_role("list", name="What is wrong with the deck")
    # Untouched it is no fault, and the list says what was begun with.
    expect(page.get_by_text("A deck from the box has 45 cards")).to_be_visible()
    expect(faults).to_have_count(0)
    expect(page.get_by_label("Begin with").locator(":checked")).to_have_text(
        "House Stark from the box"
    )
    page.locator("[data-more]:enabled").first.click()
    expect(faults).to_contain_text("60 are needed")
    page.get_by_label("Find a card").fill("no such card")
    expect(page.get_by_text("No card found.")).to_be_visible()
    page.get_by_label("Find a card").fill("great keep")
    expect(page.locator("[data-more]")).to_be_disabled()
    row = page.locator(".titles li").bounding_box()
    assert row is not None
    assert row["height"] < ROW
    page.locator("summary", has_text="Write or read as a list").click()
    text = page.get_by_label("Write or read as a list")
    builder.button("Deck as a list").click()
    expect(text).to_have_value(re.compile("^House Stark\n"))
    legal = write_deck(fuller(), "de")
    text.fill(f"{legal}4 Dragons")
    page.locator("[data-read]").click()
    expect(faults).to_contain_text("there is no card “4 Dragons”")
    text.fill(legal)
    page.locator("[data-read]").click()
    expect(page.get_by_text("This deck can be played.")).to_be_visible()
    page.locator("[data-sample]").click()
    expect(page.locator(".hand .card")).to_have_count(7)
    page.get_by_label("Name").fill("Wolves")
    builder.button("Keep").click()
    expect(builder.button("Forget")).to_be_visible()
    page.reload()
    page.get_by_label("Begin with").select_option(label="Wolves")
    expect(page.get_by_text("This deck can be played.")).to_be_visible()
    assert grave(builder) == []
    builder.button("Copy as a link").click()
    friend = person(language="de")
    friend.go(page.url.removeprefix(builder.address))
    expect(friend.page.get_by_text("Dieses Deck ist spielbereit.")).to_be_visible()


def test_names_on_small_cards_are_parted_only_at_hyphens(person: Callable[..., Person]) -> None:
    builder = person()
    page = builder.page
    builder.go("/workshop/thrones_lcg")
    page.locator("summary", has_text="Write or read as a list").click()
    page.get_by_label("Write or read as a list").fill("\n".join(f"1 {name}" for name in WIDE))
    page.locator("[data-read]").click()
    page.locator("[data-sample]").click()
    expect(page.locator(".hand .card")).to_have_count(len(WIDE))
    for width in WIDTHS:
        page.locator(".hand").evaluate(
            "(hand, width) => hand.style.setProperty('--card-width', `${width}px`)", width
        )
        assert page.evaluate(BROKEN, ".hand .name") == [], width


def blackmailed(table: Table[Any], question: Question) -> bool:
    """Want an opponent whose plot has a long name."""
    return bool(table.state.plot(1) == NUMBER["mutual-blackmail"])


def test_names_on_a_phone_are_parted_only_at_hyphens(
    person: Callable[..., Person], store: Path
) -> None:
    builder = person(phone=True, language="de")
    builder.go("/workshop/thrones_lcg")
    builder.page.locator(".titles li").first.wait_for()
    found = builder.page.evaluate(BROKEN, ".titles .called")
    assert not found, found
    staged = stage_at(store, reached(2, blackmailed))
    lord = Lord(person(phone=True, language="de", token=staged.tokens[0]), staged.table)
    expect(lord.page.locator(".plot .name").first).to_be_visible()
    assert lord.page.evaluate(BROKEN, ".plot .name") == []


def test_everybody_chooses_a_deck_in_the_lobby(person: Callable[..., Person]) -> None:
    host, guest = person(), person(phone=True, language="de")
    table = host.open_table(2, game="thrones_lcg")
    assert guest.context.request.get("/api/me").ok
    deck = {"name": "Rudel", "text": write_deck(fuller())}
    assert guest.context.request.put("/api/decks/thrones_lcg", data=deck).ok
    guest.post(f"/api/tables/{table}/join", {"seat": None, "password": ""})
    guest.go(f"/table/{table}")
    own = guest.page.get_by_label("Deck", exact=True)
    expect(own).to_have_count(1)
    own.select_option(label="Rudel")
    host.go(f"/table/{table}")
    expect(host.page.get_by_text("Own deck: House Stark")).to_be_visible()
    host.page.get_by_label("Deck", exact=True).select_option(label="Targaryen")
    expect(guest.page.get_by_text("Targaryen").first).to_be_visible()
    assert grave(guest) == []
