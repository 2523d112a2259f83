"""Somebody at a table of Dominion, and how they decide."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tafelrunde.games.dominion.cards import CARDS
from tests.browser.person import BLINK, Person

NUMBERS = {card.key: number for number, card in enumerate(CARDS)}
#: What is bought or gained first; anything else that is lit comes after, the dearest first.
WISHES = ("province", "gold", "duchy", "silver")
#: Finds what can be pressed now: one step towards an answer, as a selector.
STEP = """(wishes) => {
    const lit = (what) => [...document.querySelectorAll(`${what}[data-lit]`)];
    const first = (key, found) => found.length ? `[${key}="${found[0].getAttribute(key)}"]` : null;
    const fresh = (all) => all.filter(e => e.getAttribute('aria-pressed') !== 'true');
    if (document.querySelector('#end-title')) return 'end';
    if (document.querySelector('[aria-busy=true]')) return null;
    if (document.querySelector('dialog[open] .button.main')) return 'dialog[open] .button.main';
    const answers = lit('[data-answer]');
    const named = (key) => answers.filter(e => e.dataset.answer === key);
    if (named('all').length) return '[data-answer="all"]';
    const piles = lit('[data-pile]');
    const rank = (pile) => {
        const at = wishes.indexOf(Number(pile.dataset.pile));
        return at < 0 ? wishes.length : at;
    };
    piles.sort((a, b) => rank(a) - rank(b));
    if (piles.length && rank(piles[0]) < wishes.length) return first('data-pile', piles);
    if (named('none').length && piles.length) return '[data-answer="none"]';
    if (piles.length) return first('data-pile', piles.reverse());
    if (named('confirm').length) return '[data-answer="confirm"]';
    for (const key of ['data-shown', 'data-hand', 'data-name']) {
        const found = fresh(lit(`[${key}]`));
        if (found.length) return first(key, found);
    }
    return first('data-answer', fresh(answers));
}"""


class Player:
    """A person at a table of Dominion."""

    def __init__(self, person: Person, table: str | None = None) -> None:
        self.person = person
        if table is not None:
            person.go(f"/table/{table}")
            self.page.locator("[data-pile]").first.wait_for()

    @property
    def page(self) -> Page:
        """The page."""
        return self.person.page

    def pile(self, key: str) -> Locator:
        """Find a pile of the supply."""
        return self.page.locator(f"[data-pile='{NUMBERS[key]}']")

    def held(self, key: str) -> Locator:
        """Find the first card of a kind in the hand."""
        return self.page.locator(f"[data-hand='{NUMBERS[key]}:0']")

    @property
    def hand(self) -> Locator:
        """All cards of the hand."""
        return self.page.locator("[data-hand]")

    def answer(self, key: str) -> Locator:
        """Find a button of the question."""
        return self.page.locator(f"[data-answer='{key}']")

    def option(self, words: str) -> Locator:
        """Find a button by its words."""
        named = re.compile(f"^{words}$", re.IGNORECASE)
        return self.page.locator("[data-answer]").get_by_text(named)

    def asks(self, words: str) -> None:
        """Wait for the sentence above the board."""
        expect(self.page.get_by_role("heading", level=1)).to_contain_text(words)

    def counts(self, actions: int, buys: int, coins: int) -> None:
        """Wait for the counters of the turn."""
        expect(self.page.locator(".counters b")).to_have_text([str(actions), str(buys), str(coins)])

    def step(self) -> bool:
        """Take one step of the open question, or wait for it; False when the game is over."""
        wishes = [NUMBERS[key] for key in WISHES]
        found: Any = self.page.wait_for_function(STEP, arg=wishes, polling=BLINK).json_value()
        if found == "end":
            return False
        self.page.locator(found).first.click()
        return True
