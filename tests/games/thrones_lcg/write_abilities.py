"""Writes what the abilities of all cards do into the word lists: `python -m` this module."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.games.thrones_lcg import texts
from tafelrunde.games.words import LANGUAGES

LOCALE = Path(texts.__file__).parent / "locale"
MARK = "# What abilities ask and do, made from their declarations"


def written(language: str) -> str:
    """Give the word list as it has to be."""
    kept = (LOCALE / f"{language}.ftl").read_text("utf-8").split(f"\n{MARK}")[0].rstrip("\n")
    lines = "\n".join(texts.ability_lines(language))
    return f"{kept}\n\n{MARK}\n{lines}\n"


def main() -> None:
    """Write both languages."""
    for language in LANGUAGES:
        (LOCALE / f"{language}.ftl").write_text(written(language), "utf-8")


if __name__ == "__main__":
    main()
