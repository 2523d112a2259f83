"""Takes the pictures of the documentation: `python -m tests.browser.pictures`."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.dominion import Player
from tests.browser.house import ROOT, browsing, build_client, serving
from tests.browser.person import LONGEST, Person
from tests.browser.risk import STRONGEST, General, reached
from tests.browser.stage import stage_at

FOLDER = ROOT / "docs" / "pictures"
SCREENS = {"wide-de": ("de", False), "phone-en": ("en", True)}
NAME = "Nymeria"
#: So many cards lie in the middle of the second round.
MIDDLE = 16
#: So many steps later Dominion is in its middle, once somebody may buy.
DOMINION_MIDDLE = 24
#: In these turns of the table Risk is in its middle, with five seats and with seven.
RISK_MIDDLE = {5: 26, 7: 29}
#: After so many ms nothing moves any more.
SETTLED = 600


def shooting(person: Person, screen: str) -> Callable[[str], None]:
    """Give what takes pictures of somebody's page."""
    page = person.page

    def shoot(name: str) -> None:
        page.mouse.move(0, 0)
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(SETTLED)
        page.screenshot(path=FOLDER / f"{name}-{screen}.png")

    return shoot


def take(browser: Browser, address: str, screen: str) -> None:
    """Take every picture for one screen, in the course of one game."""
    language, phone = SCREENS[screen]
    player = Person(browser, address, phone=phone, language=language)
    page = player.page
    shoot = shooting(player, screen)

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
    shoot = shooting(person, screen)

    steps = 0
    while player.step():
        steps += 1
        if steps > DOMINION_MIDDLE:
            page.wait_for_timeout(SETTLED)
            if page.locator("[data-pile][data-lit]").count() > 6:
                shoot("dominion-table")
                break
    while player.step():
        steps += 1
        assert steps < LONGEST
    shoot("dominion-end")
    person.close()


def take_risk(browser: Browser, address: str, store: Path, screen: str) -> None:
    """Take a battle of Risk, the whole world, the rules and the end of a skirmish."""
    language, phone = SCREENS[screen]

    def come(token: str | None = None) -> Person:
        return Person(browser, address, phone=phone, language=language, token=token)

    staged = stage_at(store, reached(5, "invade", RISK_MIDDLE[5], mode="dominion"), mode="dominion")
    person = come(staged.tokens[0])
    general = General(person, staged.table)
    person.page.locator(person.page.evaluate(STRONGEST)).click()
    person.page.locator("[data-way]").first.click()
    general.onward("fight")
    person.page.locator(".battle .die, [data-panel=ways]").first.wait_for()
    shooting(person, screen)("risk-table")
    person.close()

    staged = stage_at(store, reached(7, "place", RISK_MIDDLE[7]))
    person = come(staged.tokens[0])
    General(person, staged.table)
    shooting(person, screen)("risk-world")
    person.close()

    person = come()
    person.go("/rules/risk")
    person.page.locator("canvas[data-painted]").nth(2).wait_for()
    shooting(person, screen)("risk-rules")
    person.context.request.get("/api/me")
    person.context.request.put("/api/me", data={"name": NAME})
    table = person.open_table(3, game="risk", computers=["easy"] * 2, start=True)
    general = General(person, table)
    while general.step():
        pass
    shooting(person, screen)("risk-end")
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
                take_risk(browser, address, Path(folder) / "tables.sqlite", screen)
    for picture in sorted(FOLDER.glob("*.png")):
        print(f"{picture.relative_to(ROOT)}  {picture.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
