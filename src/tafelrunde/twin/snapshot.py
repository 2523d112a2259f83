"""Positions of the twin to and from JSON: they go through the source, which has the only format."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.registry import find
from tafelrunde.table import snapshot
from tafelrunde.table.chance import NO_CHANCE
from tafelrunde.twin import TWIN, rooms_of
from tafelrunde.twin.bridge import table_across

__all__ = ["digest", "load", "save"]


def save(table: Any) -> dict[str, Any]:
    """Give the whole position as plain JSON data."""
    return snapshot.save(_home(table))


def load(game: Any, saved: Mapping[str, Any], chance: Any = None) -> Any:
    """Rebuild the position that `save` gave."""
    if chance is None:
        chance = rooms_of(TWIN).no_chance
    return table_across(snapshot.load(find(game.name), saved), game, chance)


def digest(table: Any) -> str:
    """Give a fingerprint of the position."""
    return snapshot.digest(_home(table))


def _home(table: Any) -> Any:
    return table_across(table, find(table.game.name), NO_CHANCE)
