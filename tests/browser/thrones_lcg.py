"""Somebody at a table of the card game, positions worth sitting down at, and how they decide."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from tafelrunde.games.thrones_lcg import GAME
from tafelrunde.table import Question, SearchChance, Table
from tests.browser.person import BLINK, PATIENT, Person

#: So many shuffles are tried until a position comes up.
TRIES = 30
#: Finds one thing to press that brings the game on, as a selector; "end" when it is over.
STEP = """() => {
    if (document.querySelector('#end-title')) return 'end';
    if (document.querySelector('[aria-busy=true]')) return null;
    if (document.querySelector('dialog[open] .button.main')) return 'dialog[open] .button.main';
    const usable = (what) => {
        const found = [...document.querySelectorAll(what)];
        return found.some(e => !e.disabled && e.checkVisibility()) && what;
    };
    const done = document.querySelector('[data-answer=done]');
    const fresh = ':is([data-mat], .lane) [data-slot][data-lit]:not([aria-pressed]),'
        + '[data-held][data-lit]:not([aria-pressed])';
    if (done) {
        const picked = document.querySelector('.card.chosen, .chip.chosen');
        if (!picked && usable(fresh)) return fresh;
        return usable('[data-answer=done]:not(:disabled)') || usable(fresh);
    }
    return usable('.menu [data-choice]') || usable('.gallery [data-choice]')
        || usable('.lane [data-choice]') || usable('[data-held][data-lit]')
        || usable('[data-seat-choice]') || usable('[data-answer=pass]:not(:disabled)')
        || usable(fresh) || null;
}"""


class Lord:
    """Plays the card game by pointing at the table."""

    def __init__(self, person: Person, table: str) -> None:
        """Sit down."""
        self.person = person
        self.page = person.page
        person.go(f"/table/{table}")
        self.page.locator("[data-region]").first.wait_for()

    def card(self, slot: int) -> Locator:
        """Find a card in play."""
        return self.page.locator(f"[data-slot='{slot}']")

    def answer(self, which: str) -> None:
        """Press the one thing to do: pass, or confirm."""
        self.page.locator(f"[data-answer={which}]:enabled").click()

    def shows(self, words: str) -> None:
        """Wait until the log says so."""
        expect(self.page.locator(".told, .log").get_by_text(words).first).to_be_visible()

    def step(self) -> bool:
        """Do one thing; False when the game is over."""
        found = self.page.wait_for_function(STEP, polling=BLINK).json_value()
        if found == "end":
            return False
        # Somebody else may have moved on meanwhile: then there is something else to press.
        with suppress(TimeoutError):
            self.page.locator(found).first.click(timeout=PATIENT)
        return True


@cache
def _reached(
    seats: int, want: Callable[[Table[Any], Question], bool], seat: int, rounds: int
) -> Table[Any]:
    for seed in range(TRIES):
        chance = SearchChance(f"browser {seed}")
        table = GAME.start(seats, GAME.settle(seats, {}), chance)
        while not table.over:
            question = table.questions[0]
            enough = table.state.round >= rounds
            if question.seat == seat and enough and want(table, question):
                return table
            view = GAME.view(table, question.seat)
            table.answer(question.id, GAME.heuristic(view, question, chance))
    raise AssertionError("nobody was asked that")


def reached(
    seats: int,
    want: Callable[[Table[Any], Question], bool],
    seat: int = 0,
    rounds: int = 1,
) -> Table[Any]:
    """Play by rules of thumb until a seat is asked something like this."""
    return _reached(seats, want, seat, rounds).clone()
