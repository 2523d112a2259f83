"""How much a guest loads to sit at a table: scripts and styles as they travel, compressed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Response

from tafelrunde.games.registry import NAMES, find
from tests.browser.person import Person

#: Bytes; the bench holds the same against everything that could be loaded (benchmarks/server.py).
MOST = 150_000
#: A map is heavier than cards.
MORE = {"risk": 180_000}


@pytest.mark.parametrize("game", NAMES)
def test_a_guest_at_one_table_loads_little(game: str, person: Callable[..., Person]) -> None:
    guest = person(language="de")
    seats = find(game).seats[0]
    table = guest.open_table(seats, game=game, computers=["easy"] * (seats - 1), start=True)
    loaded: list[Response] = []
    guest.page.on("response", lambda response: loaded.append(response))
    guest.go(f"/table/{table}")
    guest.page.locator(".board *").first.wait_for()
    guest.page.wait_for_load_state("networkidle")
    parts = [one for one in loaded if one.url.endswith((".js", ".css"))]
    sizes = {one.url.rpartition("/")[2]: one.request.sizes()["responseBodySize"] for one in parts}
    assert any(name.startswith(game) for name in sizes), "the board is not among them"
    others = [name for name in sizes for other in NAMES if other != game and name.startswith(other)]
    assert others == [], "boards and words of other games stay away"
    assert sum(sizes.values()) < MORE.get(game, MOST), sizes
