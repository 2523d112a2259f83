"""What people see as one character: a letter with its marks, a flag, a family of emoji."""

from __future__ import annotations

import unicodedata

JOINER = "\u200d"


def clusters(text: str) -> list[str]:
    """Split a text into what people count as characters.

    >>> clusters("Zoe\\u0308")
    ['Z', 'o', 'ë']
    """
    found: list[str] = []
    for character in text:
        if found and _goes_on(found[-1], character):
            found[-1] += character
        else:
            found.append(character)
    return found


def is_picture(character: str) -> bool:
    """Whether a character can be joined to others: emoji, also those newer than these tables."""
    return unicodedata.category(character) in ("So", "Cn") or _is_tone(character)


def _goes_on(cluster: str, character: str) -> bool:
    if unicodedata.category(character)[0] == "M" or character == JOINER or _is_tone(character):
        return True
    if cluster[-1] == JOINER:
        return is_picture(cluster[0]) and is_picture(character)
    if _is_flag(character):
        return len(cluster) == 1 and _is_flag(cluster)
    return _is_jamo_end(character) and "\u1100" <= cluster[0] <= "\ud7fb"


def _is_tone(character: str) -> bool:
    return "\U0001f3fb" <= character <= "\U0001f3ff"


def _is_flag(character: str) -> bool:
    return "\U0001f1e6" <= character <= "\U0001f1ff"


def _is_jamo_end(character: str) -> bool:
    return "\u1160" <= character <= "\u11ff" or "\ud7b0" <= character <= "\ud7fb"
