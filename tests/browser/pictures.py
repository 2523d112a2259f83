"""Takes the pictures of the documentation: `python -m tests.browser.pictures`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.dominion import Player
from tests.browser.house import ROOT, browsing, build_client, serving
from tests.browser.person import LONGEST, Person

FOLDER = ROOT / "docs" / "pictures"
SCREENS = {"wide-de": ("de", False), "phone-en": ("en", True)}
NAME = "Nymeria"
#: So many cards lie in the middle of the second round.
MIDDLE = 16
#: So many steps later Dominion is in its middle, once somebody may buy.
DOMINION_MIDDLE = 24
#: After so many ms nothing moves any more.
SETTLED = 600


def take(browser: Browser, address: str, screen: str) -> None:
    """Take every picture for one screen, in the course of one game."""
    language, phone = SCREENS[screen]
    player = Person(browser, address, phone=phone, language=language)
    page = player.page

    def shoot(name: str) -> None:
        page.mouse.move(0, 0)
        page.evaluate("document.fonts.ready")
        page.screenshot(path=FOLDER / f"{name}-{screen}.png")

    player.go("/")
    page.locator("label.card").first.wait_for()
    player.context.request.put("/api/me", data={"name": NAME})
    page.reload()
    page.locator("label.card").first.wait_for()
    shoot("start")

    options = {"rounds": 2, "starter": 1}
    table = player.open_table(4, computers=["medium"] * 3, start=True, options=options)
    player.go(f"/table/{table}")
    decisions = 0
    shown = False
    while player.asked():
        assert decisions < LONGEST
        second = page.locator(".again").count() > 0  # the first can be looked back at
        if not shown and second and player.laid() >= MIDDLE:
            shoot("table")
            shown = True
        player.lay(pile=decisions, place=decisions)
        decisions += 1
    assert shown, "this game had no middle; try again"
    shoot("end")

    player.go(f"/replay/{table}?seat=0#{MIDDLE + 4}")
    page.locator("[data-cell]").first.wait_for()
    shoot("replay")
    player.close()


def take_dominion(browser: Browser, address: str, screen: str) -> None:
    """Take a table of Dominion in the middle of a game, and at its end."""
    language, phone = SCREENS[screen]
    person = Person(browser, address, phone=phone, language=language)
    page = person.page
    person.go("/")
    page.locator("label.card").first.wait_for()  # the page has made itself known by then
    person.context.request.put("/api/me", data={"name": NAME})
    options = {"kingdom": "victory_dance", "starter": 1}
    table = person.open_table(
        3, game="dominion", computers=["medium"] * 2, start=True, options=options, pace="instant"
    )
    player = Player(person, table)

    def shoot(name: str) -> None:
        page.mouse.move(0, 0)
        page.evaluate("document.fonts.ready")
        page.screenshot(path=FOLDER / f"dominion-{name}-{screen}.png")

    steps = 0
    while player.step():
        steps += 1
        if steps > DOMINION_MIDDLE:
            page.wait_for_timeout(SETTLED)
            if page.locator("[data-pile][data-lit]").count() > 6:
                shoot("table")
                break
    while player.step():
        steps += 1
        assert steps < LONGEST
    shoot("end")
    person.close()


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        build_client(Path(folder) / "client.lock")
        with serving(Path(folder)) as address, browsing() as browser:
            for screen in SCREENS:
                take(browser, address, screen)
                take_dominion(browser, address, screen)
    for picture in sorted(FOLDER.glob("*.png")):
        print(f"{picture.relative_to(ROOT)}  {picture.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
