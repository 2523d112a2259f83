"""The archive: the best menus that long studies have found, kingdom by kingdom.

Of a kingdom nobody has studied, menus of others still tell something: what is left of them when the
cards that are not on the table are crossed out is where breeding begins.
"""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from typing import Final

from tafelrunde.games.dominion import kingdoms
from tafelrunde.games.dominion.cards import BASIC
from tafelrunde.games.dominion.menu import Menu
from tafelrunde.games.dominion.menu import read as menu_of
from tafelrunde.games.studies import own_file, read
from tafelrunde.table import BadSetup

log = logging.getLogger(__name__)

FILE: Final = Path(__file__).with_name("archive.json")
GAME: Final = "dominion"

Archive = dict[tuple[int, ...], Menu]


@cache
def archive() -> Archive:
    """Give the menus that came with the package and those of the user's own studies."""
    found = _menus(FILE)
    try:
        found |= _menus(own_file(GAME))
    except (BadSetup, KeyError, ValueError) as error:
        # Nobody's game should fail for that: what cannot be read is as if it had not been studied.
        log.warning("%s is left aside: %s", own_file(GAME), error)
    return found


def _menus(path: Path) -> Archive:
    return {kingdom_of(lesson): menu_of(note) for lesson, note in read(path).items()}


def kingdom_of(lesson: str) -> tuple[int, ...]:
    """Give the piles that a lesson names."""
    piles = kingdoms.named(lesson)
    if piles is None:
        raise ValueError(f"{lesson} is no kingdom")
    return piles


def lesson_of(kingdom: tuple[int, ...]) -> str:
    """Name the piles of a kingdom."""
    return "+".join(kingdoms.keys_of(kingdom))


def alike(kingdom: tuple[int, ...], count: int) -> list[Menu]:
    """Give the menus of other kingdoms of which most can be bought here, without the rest."""
    found: dict[Menu, float] = {}
    for menu in archive().values():
        cards = [card for card, _ in menu.wants if card >= len(BASIC)]
        kept = [card for card in cards if card in kingdom]
        if not kept:
            continue
        wants = tuple([want for want in menu.wants if want[0] in kept or want[0] < len(BASIC)])
        left = Menu(wants, menu.start, menu.duchy, menu.late, menu.estate)
        # The cards a deck is built on stand first, and a menu of few cards is no better a sign.
        fit = len(kept) ** 1.5 / len(cards) + 0.5 * (cards[0] in kingdom)
        found[left] = max(fit, found.get(left, 0.0))
    return sorted(found, key=lambda menu: -found[menu])[:count]
