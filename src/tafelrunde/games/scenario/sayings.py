"""Sayings: the sentences of the word lists, read backwards.

`pick-buy = buy { $card }` lets "buy Herzog" be read as the phrase `pick-buy` with a card in its
gap. Games add further sentences, written `play {card}`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from itertools import zip_longest

from fluent.syntax import ast

from tafelrunde.games.naming import plain
from tafelrunde.games.words import LANGUAGES, word_list

_GAP = re.compile(r"\{(\w+)\}")
_EITHER = re.compile(r"\(([^()]*\|[^()]*)\)")


class Saying:
    """One sentence for a phrase, with gaps for its arguments."""

    def __init__(self, key: str, text: str) -> None:
        """Read a sentence whose gaps are written {card}; of (on|auf) either word will do."""
        self.key = key
        self.text = " ".join(text.split())
        parts = _GAP.split(plain(text).rstrip("."))
        self.gaps = tuple(parts[1::2])
        #: What is said around the gaps.
        self.frame = tuple(parts[::2])
        self._pattern = re.compile("(.+?)".join(map(_either, self.frame)))
        #: A gap alone: any words at all would fit, so the name in them must be known.
        self.bare = not "".join(self.frame)

    def fillings(self, spoken: str) -> tuple[str, ...] | None:
        """Give what stands in the gaps of a sentence like this; None if it is another."""
        found = self._pattern.fullmatch(spoken.rstrip("."))
        return tuple(map(str.strip, found.groups())) if found else None


def _either(words: str) -> str:
    """Write words as a pattern, in which (a|b) stands for either."""
    parts = _EITHER.split(words)
    choices = [f"(?:{'|'.join(map(re.escape, part.split('|')))})" for part in parts[1::2]]
    plain_parts = list(map(re.escape, parts[::2]))
    return "".join(
        part for pair in zip_longest(plain_parts, choices, fillvalue="") for part in pair
    )


class Sayings:
    """All sentences of a game by the key of their phrase."""

    def __init__(self, home: str, more: Mapping[str, Sequence[str]]) -> None:
        """Take those of the word lists of a package, and more."""
        self._by_key: dict[str, list[Saying]] = {}
        for language in LANGUAGES:
            for room in ("tafelrunde.games", home):
                for key, texts in _sentences(room, language).items():
                    self._by_key.setdefault(key, []).extend([Saying(key, text) for text in texts])
        for key, texts in more.items():
            self._by_key.setdefault(key, []).extend([Saying(key, text) for text in texts])

    def of(self, keys: Iterable[str]) -> list[Saying]:
        """List the sentences of these phrases."""
        return [saying for key in keys for saying in self._by_key.get(key, ())]

    def keys(self, patterns: Iterable[str]) -> list[str]:
        """List the phrases whose keys are like these patterns, `lay-*`."""
        return [key for pattern in patterns for key in self._by_key if fnmatchcase(key, pattern)]


@cache
def _sentences(home: str, language: str) -> Mapping[str, Sequence[str]]:
    body = word_list(language, home).body
    messages = {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    return {
        key: list(_texts(message.value, messages))
        for key, message in messages.items()
        if message.value is not None
    }


def _texts(pattern: ast.Pattern, messages: Mapping[str, ast.Message]) -> Iterator[str]:
    """Write out a pattern in all its variants, with {gaps}."""
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            more = [element.value]
        else:
            more = list(_placed(element.expression, messages))
        texts = [text + added for text in texts for added in more]
    yield from texts


def _placed(expression: object, messages: Mapping[str, ast.Message]) -> Iterator[str]:
    match expression:
        case ast.VariableReference():
            # A form of a name, { $target-wem }, stands for the same thing.
            yield f"{{{expression.id.name.partition('-')[0]}}}"
        case ast.SelectExpression():
            for variant in expression.variants:
                yield from _texts(variant.value, messages)
        case ast.MessageReference() if expression.id.name in messages:
            value = messages[expression.id.name].value
            yield from _texts(value, messages) if value is not None else ("",)
        case ast.Placeable():
            yield from _placed(expression.expression, messages)
        case ast.StringLiteral() | ast.NumberLiteral():
            yield expression.value
        case _:
            yield ""
