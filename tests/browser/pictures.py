"""Takes the pictures of the documentation: `python -m tests.browser.pictures`.

`python -m tests.browser.pictures risk iron_throne` takes those of some games only.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from tafelrunde.table import Question
from tests.browser.house import ROOT, browsing, build_client, serving
from tests.browser.person import Person
from tests.browser.risk import STRONGEST, General, reached
from tests.browser.stage import Staged, play_out, stage_at

FOLDER = ROOT / "docs" / "pictures"
SCREENS = {"wide-de": ("de", False), "phone-en": ("en", True)}
#: In these turns of the table Risk is in its middle, with five seats and with seven.
RISK_MIDDLE = {5: 26, 7: 29}
#: Cloth and parchment are large as PNG; with this much of their detail nobody sees a difference.
QUALITY = 86
#: After so many ms nothing moves any more.
SETTLED = 600


class Middle(NamedTuple):
    """Where a game is looked at: with so many seats, asked this, after so many decisions."""

    seats: int
    prompts: tuple[str, ...]
    decisions: int
    #: What is on the board by then.
    shown: str
    seed: int = 0

    def here(self, question: Question, count: int) -> bool:
        """Whether it is."""
        return question.seat == 0 and question.prompt in self.prompts and count >= self.decisions


MIDDLES = {
    "westeros_intrigue": Middle(4, ("lay",), 56, "[data-house]:not([aria-disabled])"),
    "dominion": Middle(3, ("buy",), 110, "[data-pile][data-lit]"),
    "iron_throne": Middle(4, ("lay",), 110, ".hand [data-lit]"),
    "thrones_lcg": Middle(2, ("attackers", "defenders"), 90, "[data-held]"),
}
#: The first game had its pictures before there were others.
NAMED = {"westeros_intrigue": ""}


class Camera:
    """Somebody who goes from table to table and takes pictures, on one kind of screen."""

    def __init__(self, browser: Browser, address: str, store: Path, screen: str) -> None:
        """Take a seat in front of a screen."""
        self.browser, self.address, self.store, self.screen = browser, address, store, screen

    def look(
        self,
        name: str,
        path: str,
        shown: str,
        staged: Staged | None = None,
        do: Callable[[Person], None] | None = None,
    ) -> None:
        """Open a page as whoever sits there, do something, and take the picture."""
        language, phone = SCREENS[self.screen]
        token = staged.tokens[0] if staged else None
        person = Person(self.browser, self.address, phone=phone, language=language, token=token)
        page = person.page
        person.go(path)
        page.locator(shown).first.wait_for()
        if do is not None:
            do(person)
        page.mouse.move(0, 0)
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(SETTLED)
        file = FOLDER / f"{name}-{self.screen}.jpg"
        page.screenshot(path=file, type="jpeg", quality=QUALITY)
        person.close()

    def game(self, game: str) -> None:
        """Take a table in the middle of a game, and at its end."""
        middle, called = MIDDLES[game], NAMED.get(game, f"{game.replace('_', '-')}-")
        at = play_out(
            self.store,
            game,
            middle.seats,
            lambda _, question, count: middle.here(question, count),
            seed=middle.seed,
        )
        self.look(f"{called}table", f"/table/{at.table}", middle.shown, at)
        over = play_out(self.store, game, middle.seats, seed=middle.seed)
        self.look(f"{called}end", f"/table/{over.table}", "#end-title", over)
        if game == "westeros_intrigue":
            self.look("start", "/", "label.card .map", over)
            self.look("replay", f"/replay/{over.table}?seat=0#20", "[data-cell]", over)

    def risk(self) -> None:
        """Take a battle of Risk, the whole world, the rules and the end of a skirmish."""
        battle = reached(5, "invade", RISK_MIDDLE[5], mode="dominion")
        at = stage_at(self.store, battle, mode="dominion")
        painted = "canvas[data-painted]"
        self.look("risk-table", f"/table/{at.table}", painted, at, self._fight)
        at = stage_at(self.store, reached(7, "place", RISK_MIDDLE[7]))
        self.look("risk-world", f"/table/{at.table}", painted, at)
        self.look("risk-rules", "/rules/risk", f":nth-match({painted}, 3)")
        over = play_out(self.store, "risk", 3)
        self.look("risk-end", f"/table/{over.table}", "#end-title", over)

    def _fight(self, person: Person) -> None:
        page = person.page
        page.locator(page.evaluate(STRONGEST)).click()
        page.locator("[data-way]").first.click()
        General(person).onward("fight")
        page.locator(".battle .die, [data-panel=ways]").first.wait_for()


def main() -> None:
    """Take all pictures, or those of the games that are named."""
    games = sys.argv[1:] or [*MIDDLES, "risk"]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        build_client(Path(folder) / "client.lock")
        with serving(Path(folder)) as address, browsing() as browser:
            for screen in SCREENS:
                camera = Camera(browser, address, Path(folder) / "tables.sqlite", screen)
                for game in games:
                    camera.risk() if game == "risk" else camera.game(game)
    for picture in sorted(FOLDER.glob("*.jpg")):
        print(f"{picture.relative_to(ROOT)}  {picture.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
