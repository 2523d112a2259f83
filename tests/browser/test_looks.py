"""What a card looks like says what it is: families by tint, chosen, possible and out of reach."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Sequence
from itertools import combinations
from math import dist
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tafelrunde.games.westeros_intrigue.rules import legal_moves
from tafelrunde.games.westeros_intrigue.state import HELD
from tafelrunde.table import Question, Table
from tests.browser.dominion import Player
from tests.browser.person import Person
from tests.browser.stage import play_out, stage, stage_at
from tests.browser.test_dominion import ATTACK
from tests.browser.test_iron_throne import meeting
from tests.browser.test_thrones_lcg import CHALLENGE
from tests.browser.test_whole import SETTLED
from tests.browser.thrones_lcg import reached

#: The least contrast of words and their ground (WCAG AA).
READABLE = 4.5
#: How far two tints lie apart at least, in a space where distances are as people see them (OKLab).
APART = 0.04

#: Where names stand on things that cannot be pressed now.
DISABLED = """() => [...document.querySelectorAll('.board [aria-disabled=true]')].flatMap(card => {
  const words = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const one = node.parentElement;
    if (!/\\p{L}{3}/u.test(node.data) || one.closest('.hidden')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { x, y, width, height } = range.getBoundingClientRect();
    const inside = document.elementFromPoint(x + width / 2, y + height / 2);
    if (width > 8 && card.contains(inside)) found.push({ text: node.data, x, y, width, height });
  }
  return found;
})"""

#: The contrast of the words in each of these boxes with their ground, which is most of the box.
CONTRASTS = """async ([png, boxes]) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  canvas.drawImage(picture, 0, 0);
  const part = value => value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  return boxes.map(({ text, x, y, width, height }) => {
    const { data } = canvas.getImageData(x, y, width, height);
    const light = [];
    for (let at = 0; at < data.length; at += 4) {
      const [r, g, b] = [0, 1, 2].map(n => part(data[at + n] / 255));
      light.push(0.2126 * r + 0.7152 * g + 0.0722 * b);
    }
    light.sort((a, b) => a - b);
    const at = share => light[Math.floor(share * (light.length - 1))];
    const against = one => (Math.max(one, at(0.5)) + 0.05) / (Math.min(one, at(0.5)) + 0.05);
    return [text, Math.max(against(at(0.01)), against(at(0.99)))];
  });
}"""

#: All that sets one thing apart from another: rims, shadows, where it stands.
LOOK = """thing => [thing, ...thing.querySelectorAll('*')].map(one => {
  const { outline, boxShadow, borderColor, backgroundColor, transform, filter } =
    getComputedStyle(one);
  const before = getComputedStyle(one, '::before').content;
  return [outline, boxShadow, borderColor, backgroundColor, transform, filter, before].join('|');
}).join('\\n')"""

#: The grounds of the kingdom's cards, by the class that gives it, each drawn on a canvas.
GROUNDS = """() => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  const grounds = {};
  for (const card of document.querySelectorAll('[data-pile] .dominion-card')) {
    const ground = getComputedStyle(card).getPropertyValue('--ground').trim();
    if (ground.includes('gradient')) continue;  // of two types: told apart by their halves
    canvas.fillStyle = ground;
    canvas.fillRect(0, 0, 1, 1);
    const kind = [...card.classList].find(one => one.startsWith('family-'))
      ?? [...card.classList].find(one => /^(action|treasure|victory|curse)/.test(one));
    grounds[kind] = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }
  return grounds;
}"""


def oklab(colour: Sequence[int]) -> tuple[float, float, float]:
    """Put a colour where distances are as people see them."""
    parts = [value / 255 for value in colour]
    r, g, b = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
    )


def test_kingdom_cards_are_told_apart_by_the_tint_of_their_family(
    person: Callable[..., Person],
) -> None:
    player = person()
    kingdom = "smithy+village+woodcutter+workshop+remodel+militia+moat+laboratory+market+mine"
    table = player.open_table(
        2, game="dominion", computers=["easy"], start=True, options={"kingdom": kingdom}
    )
    player.go(f"/table/{table}")
    expect(player.page.locator("[data-pile] .dominion-card").first).to_be_visible()
    grounds: dict[str, list[int]] = player.page.evaluate(GROUNDS)
    assert {f"family-{one}" for one in ("draw", "village", "coin", "gain", "rework")} <= set(
        grounds
    )
    assert {"action-attack", "action-reaction", "treasure", "victory"} <= set(grounds)
    near = [
        (one, other)
        for one, other in combinations(sorted(grounds), 2)
        if dist(oklab(grounds[one]), oklab(grounds[other])) < APART
    ]
    assert near == []


def contrasts(page: Page) -> dict[str, float]:
    """Measure the words on everything that cannot be pressed, from the picture of the page."""
    page.evaluate(SETTLED)
    boxes: list[dict[str, Any]] = page.evaluate(DISABLED)
    png = b64encode(page.screenshot()).decode()
    return dict(page.evaluate(CONTRASTS, [png, boxes]))


def dominion(person: Callable[..., Person], store: Path) -> Page:
    """Let Ben discard down to three cards."""
    staged = stage(store, ["Anna", "Ben"], ATTACK | {"hands": HANDS})
    anna, ben = (Player(person(token=token), staged.table) for token in staged.tokens)
    anna.held("militia").click()
    ben.asks("Militia: discard down to three cards")
    return ben.page


#: Nobody can answer the attack, so that it goes off at once.
HANDS = {"Anna": ["Militia", "Pawn", "copper"], "Ben": ["Bridge", "silver", "2 copper", "estate"]}


def intrigue(person: Callable[..., Person], store: Path) -> Page:
    """Let somebody lay a card where not every card fits."""
    staged = play_out(store, "westeros_intrigue", 3, cannot_lay_all)
    player = person(token=staged.tokens[0])
    player.go(f"/table/{staged.table}")
    assert player.asked()
    return player.page


def cannot_lay_all(table: Table[Any], question: Question, count: int) -> bool:
    """Whether somebody at the first seat holds a card for which there is no place."""
    state = table.state
    fitting = {move >> 7 for move in legal_moves(state, 0)}
    return question.seat == 0 and 0 < len(fitting) < HELD[state.hands[0]].bit_count()


def iron_throne(person: Callable[..., Person], store: Path) -> Page:
    """Let somebody lay a card face down."""
    staged = stage_at(store, meeting("lay"), people=2)
    player = person(token=staged.tokens[0])
    player.go(f"/table/{staged.table}")
    return player.page


def thrones_lcg(person: Callable[..., Person], store: Path) -> Page:
    """Let somebody choose who attacks."""
    staged = stage_at(store, reached(2, CHALLENGE, rounds=2), people=2)
    player = person(token=staged.tokens[0])
    player.go(f"/table/{staged.table}")
    player.page.locator(".lane [data-choice]").first.click()
    return player.page


#: Where to sit, what can be pressed there, and whether something else is out of reach meanwhile.
CHOICES = {
    dominion: "[data-hand][data-lit]",
    intrigue: ".hand [data-house]:not([aria-disabled])",
    iron_throne: ".hand [data-card][data-lit]",
    thrones_lcg: "[data-mat='0'] [data-slot][data-lit]",
}


@pytest.mark.parametrize("sit", CHOICES, ids=lambda sit: sit.__name__)
def test_the_chosen_looks_different_from_the_possible(
    person: Callable[..., Person], store: Path, sit: Callable[..., Page]
) -> None:
    page = sit(person, store)
    possible = page.locator(CHOICES[sit])
    expect(possible.first).to_be_visible()
    page.mouse.move(2, 2)
    before = possible.first.evaluate(LOOK)
    possible.first.click()
    # Neither the pointer nor the focus is what makes it look so.
    page.mouse.move(2, 2)
    page.evaluate("document.activeElement.blur()")
    page.evaluate(SETTLED)
    chosen = page.locator(".board [aria-pressed=true], .lane .attackers [data-slot]").first
    expect(chosen).to_be_visible()
    assert chosen.evaluate(LOOK) != before


@pytest.mark.parametrize("sit", CHOICES, ids=lambda sit: sit.__name__)
def test_what_is_out_of_reach_can_be_read(
    person: Callable[..., Person], store: Path, sit: Callable[..., Page]
) -> None:
    page = sit(person, store)
    expect(page.locator(CHOICES[sit]).first).to_be_visible()
    page.mouse.move(2, 2)
    found = contrasts(page)
    assert found, "nothing is out of reach here"
    assert {name: ratio for name, ratio in found.items() if ratio < READABLE} == {}
