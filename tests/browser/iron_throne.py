"""Somebody at a table of the Iron Throne, positions worth sitting down at, and how they decide."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from typing import Any

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tafelrunde.games.iron_throne import GAME
from tafelrunde.games.iron_throne.state import State
from tafelrunde.table import SearchChance, Table
from tests.browser.person import BLINK, Person
from tests.games.iron_throne.positions import Position

#: Finds one thing to press that brings the game on, as a selector; "end" when it is over.
STEP = """() => {
    if (document.querySelector('#end-title')) return 'end';
    if (document.querySelector('[aria-busy=true]')) return null;
    const usable = (what) =>
        [...document.querySelectorAll(what)].some(e => !e.disabled && e.checkVisibility()) && what;
    for (const answer of ['confirm', 'lay', 'discard', 'share', 'use', 'accept', 'yes', 'propose'])
        if (usable(`[data-answer=${answer}]`)) return `[data-answer=${answer}]:enabled`;
    if (usable('[data-ask=lay], [data-ask=replace], [data-ask=discard]'))
        return '.hand [data-lit]:not([aria-pressed])';
    for (const one of ['[data-more]:enabled', '[data-answer=out]', '[data-answer=pass]'])
        if (usable(one)) return one;
    if (usable('[data-answer=break-off]')) return '[data-answer=break-off]';
    return usable('[data-choose]:enabled') || null;
}"""


class Lord:
    """Plays the Iron Throne by pointing at the table."""

    def __init__(self, person: Person, table: str = "") -> None:
        """Sit down, unless somebody sits there already."""
        self.person = person
        self.page = person.page
        if table:
            person.go(f"/table/{table}")
        self.page.locator("[data-house-of], .setup").first.wait_for()

    def answer(self, which: str) -> None:
        """Press one of the answers in the middle of the table."""
        self.page.locator(f"[data-answer={which}]:enabled").first.click()

    def choose(self, option: int) -> None:
        """Press an option in the middle of the table."""
        self.page.locator(f"[data-choose='{option}']:enabled").first.click()

    def lay(self, card: int) -> None:
        """Take a card of the hand and lay it face down."""
        self.page.locator(f".hand [data-card='{card}'][data-lit]").first.click()
        self.answer("lay")

    def asked(self, prompt: str) -> Locator:
        """Wait until this is asked."""
        found = self.page.locator(f"[data-ask='{prompt}']")
        found.wait_for()
        return found

    def part(self, part: int) -> Locator:
        """Find a row of a proposal."""
        return self.page.locator(f"[data-part='{part}']")

    def wants(self, part: int, value: int) -> None:
        """Set a row of a proposal."""
        self.part(part).locator(f"[data-value='{value}']").click()
        expect(self.part(part)).to_have_attribute("aria-valuenow", str(value))

    def says(self, what: str, to: int) -> None:
        """Make a statement to somebody."""
        self.page.locator(f"[data-to='{to}']").click()
        self.page.locator(f"[data-say='{what}']").click()

    def step(self) -> bool:
        """Do one thing; False when the game is over."""
        found = self.page.wait_for_function(STEP, polling=BLINK).json_value()
        if found == "end":
            return False
        # A button that was answered by somebody else meanwhile is looked for anew.
        with suppress(PlaywrightTimeout):
            self.page.locator(found).first.click(timeout=3000)
        return True


@cache
def _reached(
    seats: int,
    seed: int,
    what: Callable[[Table[State]], bool],
    options: tuple[tuple[str, Any], ...],
) -> Table[Any]:
    for attempt in range(40):
        chance = SearchChance(f"throne {seed} {attempt}")
        table: Table[Any] = GAME.start(seats, GAME.settle(seats, dict(options)), chance)
        while not table.over:
            if what(table):
                return table
            question = table.questions[0]
            table.answer(question.id, question.sample(chance))
    raise AssertionError("no game came to this")


def reached(
    seats: int, what: Callable[[Table[State]], bool], seed: int = 0, **options: Any
) -> Table[Any]:
    """Play at random until something holds."""
    return _reached(seats, seed, what, tuple(options.items())).clone()


def asking(prompt: str, turn: int = 0, seat: int = 0) -> Callable[[Table[State]], bool]:
    """Tell whether a seat is asked this with more than one answer, in this turn or later."""

    def holds(table: Table[State]) -> bool:
        return table.state.turn >= turn and any(
            question.seat == seat and question.prompt == prompt and question.only_answer() is None
            for question in table.questions
        )

    return holds


def laid_out(given: Mapping[str, Any], **more: Any) -> Table[Any]:
    """Give a position as a scenario describes it."""
    return Position(given, **more).table
