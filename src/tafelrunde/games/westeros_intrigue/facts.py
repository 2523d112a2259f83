"""What the board knows without being told: generated for it as TypeScript."""

from __future__ import annotations

import msgspec

from tafelrunde.games.westeros_intrigue.cards import HOUSES, PER_HOUSE, THRONES, Throne


class Facts(msgspec.Struct, frozen=True):
    """What is printed."""

    houses: int
    per_house: int
    thrones: tuple[Throne, ...]


def facts() -> Facts:
    """Give what is printed."""
    return Facts(HOUSES, PER_HOUSE, THRONES)
