"""How much of the browser client a guest loads to sit at one table, compressed."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from typing import Any

import msgspec

from tafelrunde.games.registry import NAMES
from tafelrunde.games.words import LANGUAGES
from tafelrunde.server.client import client_folder

#: Bars in bytes; a map is heavier than cards. tests/browser/test_weight.py holds them in a browser.
CLIENT = 150_000
HEAVIER = {"risk": 180_000}
#: What the build writes down of itself: which part stands in which file and needs which others.
PARTS = "parts.json"
#: What every table needs, by where it comes from.
PAGE = "index.html"
WORDS = ("src/locale/", "src/tafelrunde/games/locale/")


def client_bytes() -> dict[str, int] | None:
    """Give by game what a guest at a table of it loads; None if the client is not built.

    In the heavier language, and with the heaviest of several maps.
    """
    folder = client_folder()
    if folder is None or not (folder / PARTS).exists():
        return None
    parts: dict[str, dict[str, Any]] = msgspec.json.decode((folder / PARTS).read_bytes())
    weights: dict[str, int] = {}

    def weigh(names: Iterable[str]) -> int:
        files = {file for name in names for file in files_of(parts, name)}
        for file in files - weights.keys():
            weights[file] = len(gzip.compress((folder / file).read_bytes(), 9))
        return sum(weights[file] for file in files)

    def at_table(game: str, language: str) -> int:
        """Weigh everything at one table."""
        places = (*WORDS, f"/boards/{game}/locale/", f"/games/{game}/locale/")
        ends = (f"/{game}/index.ts", f"/{game}/nouns.ts")
        spoken = [name for name in parts if name.split("?")[0].endswith(f"/{language}.ftl")]
        words = [name for name in spoken if any(place in name for place in places)]
        board = [name for name in parts if name.endswith(ends)]
        assert board, f"the board of {game} is not in {PARTS}"
        needed = [PAGE, *words, *board]
        maps = [name for name in parts if "map:" in name] if game in HEAVIER else []
        return max(weigh([*needed, one]) for one in maps) if maps else weigh(needed)

    return {game: max(at_table(game, language) for language in LANGUAGES) for game in NAMES}


def files_of(parts: dict[str, dict[str, Any]], name: str) -> set[str]:
    """List the scripts and styles a part needs, its own and those it imports outright."""
    found: set[str] = set()
    seen: set[str] = set()
    waiting = [name]
    while waiting:
        one = waiting.pop()
        if one in seen:
            continue
        seen.add(one)
        part = parts[one]
        found |= {part["file"], *part.get("css", ())}
        waiting += part.get("imports", ())
    return found


if __name__ == "__main__":
    for game, size in (client_bytes() or {}).items():
        print(f"{game:20} {size / 1000:6.1f} kB of {HEAVIER.get(game, CLIENT) / 1000:.0f}")
