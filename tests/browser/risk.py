"""Somebody at a table of Risk, positions worth sitting down at, and how they decide."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from tafelrunde.games.risk import GAME
from tafelrunde.games.risk.rules.invade import Invade
from tafelrunde.games.risk.rules.reinforce import Reinforce
from tafelrunde.games.risk.rules.set_up import put_end_card
from tafelrunde.games.risk.rules.turn import Turn
from tafelrunde.table import SearchChance, Table
from tests.browser.person import BLINK, PATIENT, Person
from tests.games.risk.tables import Camp, Land, number

#: Finds one thing to press that brings the game on, as a selector; "end" when it is over.
STEP = """() => {
    if (document.querySelector('#end-title')) return 'end';
    if (document.querySelector('[aria-busy=true]')) return null;
    const usable = (what) =>
        [...document.querySelectorAll(what)].some(e => !e.disabled && e.checkVisibility()) && what;
    // On a phone not everything is in sight.
    const seen = [...document.querySelectorAll('.plates [data-territory]:not(.barred)')].find(e => {
        const box = e.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return e.contains(document.elementFromPoint(x, y));
    });
    const lit = seen ? `.plates [data-territory="${seen.dataset.territory}"]` : null;
    const share = document.querySelector('[data-panel=share]');
    if (share && !usable('[data-answer=done]')) {
        const all = document.querySelector('[data-helping=all]');
        return all.getAttribute('aria-checked') === 'true'
            ? lit : '[data-helping=all]';
    }
    for (const answer of ['done', 'until', 'amount', 'defend-2', 'defend-1', 'picked']) {
        const found = usable(`[data-answer=${answer}]`);
        if (found) return found;
    }
    const way = [...document.querySelectorAll('[data-way]')].filter(e => !e.disabled);
    const good = way.find(e => parseInt(e.querySelector('b').innerText) >= 60);
    if (good && !document.querySelector('.steps .now .result')?.innerText)
        return `[data-way="${good.dataset.way}"]`;
    if (document.querySelector('[data-panel=lands]')) return lit;
    return usable('.plain-way') || usable('.option') || null;
}"""

#: Finds the strongest army that can attack.
STRONGEST = """() => {
    const armies = [...document.querySelectorAll('.plates [data-territory]:not(.barred)')];
    const units = (army) => Number(army.querySelector('.count').textContent);
    armies.sort((a, b) => units(b) - units(a));
    return `.plates [data-territory="${armies[0].dataset.territory}"]`;
}"""


class General:
    """Plays Risk by pointing at the board."""

    def __init__(self, person: Person, table: str = "") -> None:
        """Sit down, unless somebody sits there already."""
        self.person = person
        self.page = person.page
        #: Whether an invasion was thought of in this turn.
        self.tried = False
        if table:
            person.go(f"/table/{table}")
        self.page.locator("canvas[data-painted]").first.wait_for()

    def plate(self, key: str) -> Locator:
        """Find the army in a territory."""
        return self.page.locator(f".plates [data-territory='{number(key)}']")

    def lands(self, *keys: str) -> None:
        """Press some territories, one after the other."""
        for key in keys:
            self.plate(key).click()

    def answer(self, which: str) -> None:
        """Press one of the answers beside the map."""
        self.page.locator(f"[data-answer={which}]:enabled").click()

    def onward(self, which: str) -> None:
        """Use nothing until this answer can be given, and give it."""
        found = self.page.locator(f"[data-answer={which}]:enabled")
        way = self.page.locator(".plain-way:enabled")
        found.or_(way).first.wait_for()
        while not found.count():
            way.last.click()
            found.or_(way).first.wait_for()
        found.click()

    def units(self, key: str) -> int:
        """Read how many units stand somewhere."""
        return int(self.plate(key).locator(".count").text_content() or 0)

    def shows(self, key: str, units: int) -> None:
        """Wait until so many units stand somewhere."""
        expect(self.plate(key).locator(".count")).to_have_text(re.compile(rf"^\s*{units}\s*$"))

    def step(self) -> bool:
        """Do one thing; False when the game is over."""
        found = self.page.wait_for_function(STEP, polling=BLINK).json_value()
        if found == "end":
            return False
        invading = self.page.locator("[data-panel=ways] [aria-label=Invasions]").count() > 0
        if found == ".plain-way" and invading and not self.tried:
            self.tried = True
            found = self.page.evaluate(STRONGEST)
        elif not invading:
            self.tried = False
        # Somebody else may have moved on meanwhile: then there is something else to press.
        with suppress(TimeoutError):
            self.page.locator(found).first.click(timeout=PATIENT)
        return True


@cache
def _reached(
    seats: int, options: tuple[tuple[str, Any], ...], seed: int, prompt: str, turns: int, seat: int
) -> Table[Any]:
    chance = SearchChance(f"browser {seed}")
    table = GAME.start(seats, GAME.settle(seats, dict(options)), chance)
    while not table.over:
        question = table.questions[0]
        if question.seat == seat and question.prompt == prompt and table.state.turns >= turns:
            return table
        table.answer(question.id, GAME.rollout(table, question, chance))
    raise AssertionError(f"nobody was asked {prompt}")


def reached(
    seats: int, prompt: str, turns: int = 0, seed: int = 0, seat: int = 0, **options: Any
) -> Table[Any]:
    """Play by rules of thumb until a seat is asked this, in this turn of the table or later."""
    return _reached(seats, tuple(options.items()), seed, prompt, turns, seat).clone()


def laid_out(land: Land, invading: bool = True, rest: int = 2, **options: Any) -> Table[Any]:
    """Give a turn of seat 0 with this land: before its invasions, or before it reinforces."""
    camp = Camp(None, land=land, rest=rest, **options)
    state = camp.state
    state.turns = 4
    state.gold = [500] * state.seats if options.get("mode") == "dominion" else state.gold
    state.bank = sum(state.gold)
    put_end_card(state)
    step, frame = ("prepare", Invade(0)) if invading else ("buy", Reinforce(0))
    camp.table.stack += [Turn(0, step=step), frame]
    return camp.run().table
