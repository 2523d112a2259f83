"""Rule ledgers: every rule as a numbered line, for the rules page and for "why not?"."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

#: The marks behind a source are for whoever keeps the ledger; a ruling of ours is no source at all.
_RULE = re.compile(
    r"\*\*(?P<number>[A-Z]+-\d+)\*\* \((?:ruling \w+|(?P<source>.*?))(?:, [A-Z](?:/[A-Z])*)?\)"
)
_LINE = re.compile(r"- (?P<key>de|en|why|warum): (?P<text>.*)")


class Rule(msgspec.Struct, frozen=True):
    """One rule in both languages, its source, and why (warum) where the rulebook is silent."""

    number: str
    section: str
    source: str
    de: str
    en: str
    why: str = ""
    warum: str = ""


class Ledger(msgspec.Struct, frozen=True):
    """All rules of a game in their order."""

    title: str
    rules: tuple[Rule, ...]


@cache
def ledger(game: str) -> Ledger:
    """Read the ledger of a game: from the installed package, else from the source tree."""
    installed = files("tafelrunde").joinpath("rulebook", f"{game}.md")
    if installed.is_file():
        return parse(installed.read_text("utf-8"))
    source = Path(__file__).parents[3] / "docs" / "rules" / f"{game}.md"
    return parse(source.read_text("utf-8"))


def parse(text: str) -> Ledger:
    """Read the Markdown of a ledger."""
    title = section = ""
    entries: list[dict[str, str]] = []
    for line in text.splitlines():
        if line.startswith("# "):
            title = line[2:]
        elif line.startswith("## "):
            section = line[3:]
        elif found := _RULE.fullmatch(line):
            entries.append({"section": section, **found.groupdict(default="")})
        elif found := _LINE.fullmatch(line):
            entries[-1][found["key"]] = found["text"]
    return Ledger(title, msgspec.convert(entries, tuple[Rule, ...]))
