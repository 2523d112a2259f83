"""A skirmish of Risk with the keyboard alone: everything of the map is done in its list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.person import BLINK, Person
from tests.browser.risk import General
from tests.thorough import THOROUGH

LONGEST = 400
#: So much is done of every kind; `make soak` plays to the end.
ENOUGH = {"place": 4, "attack": 4, "[data-answer=until]": 2}
#: The chance in percent from which an attack is worth a newcomer's while.
GOOD = 60
#: Says what is to be done: where land is chosen, or the answer to go to; "end" when it is over.
ASKED = """() => {
    if (document.querySelector('#end-title')) return 'end';
    if (document.querySelector('[aria-busy=true]')) return null;
    const usable = (what) =>
        [...document.querySelectorAll(what)].some(e => !e.disabled && e.checkVisibility());
    for (const one of ['until', 'amount', 'defend-2', 'picked'])
        if (usable(`[data-answer=${one}]`)) return `[data-answer=${one}]`;
    const lit = usable('[data-land][data-lit]');
    if (document.querySelector('[data-panel=share]')) return lit ? 'place' : null;
    const attacking = document.querySelector('[data-panel=ways] [aria-label=Invasions]');
    const fresh = !document.querySelector('.steps .now .result')?.innerText;
    if (attacking && fresh && lit) return 'attack';
    return ['.option', '.plain-way'].find(usable) ?? null;
}"""
#: Lands that can be chosen: how far away they are in the list, their units, their chance.
LIT = """() => {
    const all = [...document.querySelectorAll('[data-land], .tree .region')];
    const at = all.indexOf(document.activeElement);
    return all.flatMap((e, n) => e.matches('[data-lit]') ? [{
        steps: n - at,
        units: Number(e.querySelector('b').innerText),
        chance: parseInt(e.querySelector('.chance')?.innerText ?? '0'),
    }] : []);
}"""


class Typist:
    """Plays with the keyboard, as somebody does who cannot see the map."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.press = page.keyboard.press

    def reach(self, selector: str, back: bool = False) -> None:
        """Go on with the tab key, or back, until something is reached."""
        for _ in range(150):
            if self.page.evaluate("what => document.activeElement.matches(what)", selector):
                return
            self.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"the tab key never reaches {selector}")

    def answer(self, selector: str) -> None:
        """Give one of the answers beside the map."""
        self.reach(f"{selector}:enabled", back=True)
        self.press("Enter")

    def walk(self, steps: int) -> None:
        """Go along the list of lands."""
        for _ in range(abs(steps)):
            self.press("ArrowDown" if steps > 0 else "ArrowUp")

    def choose(self, by: str) -> int:
        """Choose the land in which most speaks for it; tell how much."""
        self.reach("[data-land]")
        best: dict[str, int] = max(self.page.evaluate(LIT), key=lambda land: land[by])
        self.walk(best["steps"])
        if by == "units" or best[by] >= GOOD:
            self.press("Enter")
        return best[by]

    def place(self) -> None:
        """Place everything in one territory."""
        self.choose("units")
        done = self.page.locator("[data-answer=done]")
        while not done.is_enabled():
            self.press("Enter")
        self.answer("[data-answer=done]")

    def attack(self) -> None:
        """Attack from the strongest territory if that is promising, else no more."""
        self.choose("units")
        if self.choose("chance") < GOOD:
            self.answer(".plain-way")
            return
        self.page.locator("[data-panel=battle]").wait_for()


def test_a_skirmish_by_keyboard_alone(person: Callable[..., Person]) -> None:
    player = person()
    table = player.open_table(2, game="risk", computers=["easy"], start=True)
    page = General(player, table).page
    typist = Typist(page)
    typist.reach("[data-map]")
    typist.press("m")
    expect(page.locator("[data-land]:focus")).to_have_count(1)
    done = Counter[str]()
    while (asked := page.wait_for_function(ASKED, polling=BLINK).json_value()) != "end":
        assert done.total() < LONGEST
        done[asked] += 1
        if asked == "place":
            typist.place()
        elif asked == "attack":
            typist.attack()
        else:
            typist.answer(asked)
        if done >= Counter(ENOUGH) and not THOROUGH:
            return
    assert done.keys() >= ENOUGH.keys()
    expect(page.locator("#end-title")).to_be_visible()
    expect(page.locator(".end").get_by_role("row")).to_have_count(3)
