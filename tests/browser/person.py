"""Somebody in front of a browser: looks at the page, points, types."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tafelrunde.server.guests import COOKIE
from tests.browser.house import PATIENCE

expect.set_options(PATIENCE * 1000)

#: Something can be decided, or the end is shown. (The board of Die Intrigen von Westeros.)
ASKED = "[data-house]:not([aria-disabled], [aria-pressed])"
END = "#end-title"
LONGEST = 200
#: So many ms a thing is looked for that was there a moment ago.
PATIENT = 4000
#: Milliseconds between two looks for what is to be done: at every frame they keep a page busy.
BLINK = 50

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}


class Person:
    """One browser profile with one page. Nothing moves and computers do not wait, unless wished."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        phone: bool = False,
        language: str = "en",
        token: str | None = None,
        **settings: Any,
    ) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport=PHONE if phone else WIDE,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            locale={"en": "en-GB", "de": "de-DE"}[language],
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        if token is not None:
            host = urlsplit(address).hostname or ""
            cookie: Any = {"name": COOKIE, "value": token, "domain": host, "path": "/"}
            self.context.add_cookies([cookie])
        wishes = {"motion": "off", "pace": "instant"} | settings
        stored = json.dumps(json.dumps(wishes))
        self.context.add_init_script(
            f"localStorage.tafelrunde ??= {stored}"  # only what was never chosen on the page
        )
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def close(self) -> None:
        """Leave; what went wrong in the page is told now."""
        self.context.close()
        assert not self.errors, f"errors in the page: {self.errors}"

    def go(self, path: str) -> None:
        """Open a page of the house."""
        self.page.goto(path)

    def button(self, name: str, exact: bool = True) -> Locator:
        """Find a button."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def choose(self, name: str) -> None:
        """Choose one of several by its label, once it has come to rest where it is seen."""
        radio = self.page.get_by_role("radio", name=name, exact=True)
        self.page.locator("label").filter(has=radio).click()
        expect(radio).to_be_checked()

    def open_table(self, seats: int = 2, **wishes: Any) -> str:
        """Open a table for Die Intrigen von Westeros without looking at the start page."""
        me = self.context.request.get("/api/me")
        assert me.ok, me.text()
        wish = {"game": "westeros_intrigue", "seats": seats, "pace": "instant"} | wishes
        made = self.context.request.post("/api/tables", data=wish)
        assert made.ok, made.text()
        return str(made.json()["id"])

    def post(self, path: str, data: Any = None) -> Any:
        """Ask the server for something."""
        response = self.context.request.post(path, data=data)
        assert response.ok, response.text()
        return response.json()

    def listen(self) -> list[dict[str, Any]]:
        """Keep every view that is sent to this page from now on."""
        views: list[dict[str, Any]] = []

        def note(payload: str | bytes) -> None:
            if sight := json.loads(payload).get("sight"):
                views.append(sight["view"])

        self.page.on("websocket", lambda socket: socket.on("framereceived", note))
        return views

    # The board

    @property
    def hand(self) -> Locator:
        """The own hand."""
        return self.page.get_by_role("group", name=re.compile("^(Your hand|Deine Hand)"))

    @property
    def pyramid(self) -> Locator:
        """The pyramid."""
        return self.page.get_by_role("group", name=re.compile("^(Pyramid|Pyramide),"))

    @property
    def choices(self) -> Locator:
        """The list of choices."""
        return self.page.get_by_role("group", name="Your choices").get_by_role("button")

    def asked(self) -> bool:
        """Wait for the own turn; False when the game is over instead."""
        self.page.locator(f"{ASKED}, {END}").first.wait_for()
        return self.page.locator(END).count() == 0

    def lay(self, tap: bool = False, pile: int = 0, place: int = 0) -> None:
        """Point at a card that fits and then at a place where it fits."""
        cards = self.page.locator(ASKED)
        card = cards.nth(pile % cards.count()).get_attribute("data-house")
        held = self.page.locator(f"[data-house='{card}']")
        held.tap() if tap else held.click()
        open_cells = self.page.locator("[data-cell]:not([aria-disabled])")
        open_cells.first.wait_for()
        cell = open_cells.nth(place % open_cells.count()).get_attribute("data-cell")
        free = self.page.locator(f"[data-cell='{cell}']")
        free.tap() if tap else free.click()

    def laid(self) -> int:
        """Count the cards of the pyramid."""
        return int(self.pyramid.locator(".cell.laid").count())
