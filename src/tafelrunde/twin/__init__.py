"""The compiled twin: the same engine, games and players as machine code, where they were built.

Whoever plays many games or thinks long takes what it needs from `rooms()`. That is the twin if it
is there, made of this very source, and not switched off (`TAFELRUNDE_PURE=1`); else the source.
"""

from __future__ import annotations

import os
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, Final

SOURCE: Final = "tafelrunde"
TWIN: Final = "tafelrunde_compiled"
#: What the twin is made of.
MADE_OF: Final = ("table", "games", "players")
SWITCH: Final = "TAFELRUNDE_PURE"


class Rooms:
    """What players and those who let them play need, all of one package."""

    def __init__(self, package: str) -> None:
        """Take everything from this package."""
        table = import_module(f"{package}.table")
        players = import_module(f"{package}.players")
        self.package = package
        self.find: Any = import_module(f"{package}.games.registry").find
        self.make: Any = players.make
        self.chair: Any = table.Chair
        self.search_chance: Any = table.SearchChance
        self.no_chance: Any = table.NO_CHANCE
        self.load: Any = table.load
        self.play_on: Any = import_module(f"{package}.players.playing").play_on


@cache
def rooms_of(package: str) -> Rooms:
    """Give the rooms of the source or of the twin."""
    return Rooms(package)


def rooms() -> Rooms:
    """Give the quickest rooms there are."""
    return rooms_of(SOURCE if why_not() else TWIN)


def room(name: str) -> Any:
    """Give one module of the quickest rooms, by its name within the package."""
    return import_module(f"{rooms().package}.{name}")


def home_of(thing: object) -> Rooms:
    """Give the rooms that a game, a player or a table belongs to."""
    twin = type(thing).__module__.partition(".")[0] == TWIN
    return rooms_of(TWIN if twin else SOURCE)


def why_not() -> str:
    """Say why the twin is not used; empty if it is."""
    return f"{SWITCH} is set" if os.environ.get(SWITCH, "") not in ("", "0") else missing()


@cache
def missing() -> str:
    """Say why there is no twin that could be used; empty if there is one."""
    try:
        twin = import_module(TWIN)
    except ModuleNotFoundError:
        return "not compiled"
    if getattr(twin, "FINGERPRINT", "") != fingerprint():
        return "the compiled twin was made of another source"
    try:
        import_module(f"{TWIN}.table")
    except Exception as error:
        # Whatever is wrong with it, nobody needs it.
        return f"the compiled twin cannot be loaded: {error}"
    return ""


def fingerprint() -> str:
    """Give a hash of the source that a twin is made of."""
    here = Path(__file__).parent.parent
    digest = blake2b(digest_size=16)
    for folder in MADE_OF:
        for path in sorted((here / folder).rglob("*.py")):
            digest.update(str(path.relative_to(here).as_posix()).encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()
