"""The games by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tafelrunde.table import BadSetup, Game

NAMES = ("westeros_intrigue", "dominion", "risk", "iron_throne", "thrones_lcg")
#: Found by name like the others but offered to nobody: docs/adding-a-game.md walks through them.
EXAMPLES = ("fish_market",)


def find(name: str) -> Game[Any, Any]:
    """Give a game by its name, loading its package on first use."""
    if name not in NAMES + EXAMPLES:
        listed = ", ".join(NAMES)
        reason = f"there is no game {name!r} (there are: {listed})"
        raise BadSetup("game", "unknown-game", reason, said=name[:60])
    game: Game[Any, Any] = import_module(f"tafelrunde.games.{name}").GAME
    return game
