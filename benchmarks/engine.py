"""What a piece of work needs of an engine: of the source, or of its compiled twin.

Nothing else of ours is asked for it, so that versions that know no twin can be counted as well.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple

SOURCE: Final = "tafelrunde"


class Engine(NamedTuple):
    """Where games and players come from."""

    find: Any
    make: Any
    search_chance: Any


@cache
def engine(package: str) -> Engine:
    """Give the engine of a package."""
    table, players, registry = (
        import_module(f"{package}.{room}") for room in ("table", "players", "games.registry")
    )
    return Engine(registry.find, players.make, table.SearchChance)
