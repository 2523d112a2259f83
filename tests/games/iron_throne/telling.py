"""Words of this game, and the rules of its ledger."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files

from tafelrunde.games.iron_throne.cards.texts import ROOM
from tafelrunde.games.ledger import Rule, ledger
from tafelrunde.games.words import bundle

RULES: Mapping[str, Rule] = {rule.number: rule for rule in ledger("iron_throne").rules}
LANGUAGES = ("de", "en")


def said(language: str, key: str, **args: str | int) -> str:
    """Put a key of the word list into words."""
    words = bundle(language, ROOM)
    message = words.get_message(key)
    assert message.value is not None
    text, errors = words.format_pattern(message.value, args)
    assert not errors, errors
    return str(text)


def ledger_numbers(number: str) -> list[int]:
    """Read the numbers of a rule, which are the same in both languages."""
    rule = RULES[number]
    german, english = (re.findall(r"\d+", getattr(rule, language)) for language in LANGUAGES)
    assert german == english
    return list(map(int, german))


def keys_of(language: str) -> set[str]:
    """Give all keys of a word list."""
    text = files(ROOM).joinpath("locale", f"{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
