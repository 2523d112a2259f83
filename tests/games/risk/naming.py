"""Names as people say them, in both languages, and the rules of the ledger."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from tafelrunde.games.ledger import Rule, ledger
from tafelrunde.games.risk.boards import KEYS, mask
from tafelrunde.games.words import bundle

RULES: Mapping[str, Rule] = {rule.number: rule for rule in ledger("risk").rules}


def word(language: str, key: str) -> str:
    """Give a word without arguments."""
    words = bundle(language, "tafelrunde.games.risk")
    message = words.get_message(key)
    assert message.value is not None
    text, errors = words.format_pattern(message.value, {})
    assert not errors
    return str(text)


@cache
def territories(language: str) -> Mapping[str, int]:
    """Number the territories by their names."""
    return {word(language, f"territory-{key}"): number for number, key in enumerate(KEYS)}


def listed(language: str, text: str) -> list[int]:
    """Read "Myr, Lys, Volantis." after whatever stands before the colon."""
    names = text.rpartition(": ")[2].rstrip(".")
    return [territories(language)[name] for name in re.split(r", ", names)]


def told(number: str) -> list[int]:
    """Read the territories a rule lists; both languages must list the same."""
    rule = RULES[number]
    german, english = listed("de", rule.de), listed("en", rule.en)
    assert german == english
    return german


def told_mask(number: str) -> int:
    """Read them as a mask."""
    return mask(told(number))


def numbers_in(number: str) -> list[int]:
    """Read the numbers of a rule; both languages must say the same in the same order."""
    rule = RULES[number]
    german, english = (re.findall(r"\d+", text) for text in (rule.de, rule.en))
    assert german == english
    return [int(found) for found in german]


def numbered(*keys: str) -> list[int]:
    """Number territories by their keys."""
    return [KEYS.index(key) for key in keys]
