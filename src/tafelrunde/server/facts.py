"""What is printed, as TypeScript: the words' nouns of a game and, where it has some, its facts.

A game's `facts.py` gives a struct whose fields become constants (`per_house` is `PER_HOUSE`). Both
files lie with the game's board, so that only who plays it loads them. A field that differs by
language has a file for each, so that nobody loads the other one: `texts/de.ts`, `texts/en.ts`.
"""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec
from textwrap import fill
from typing import cast

import msgspec
from msgspec import inspect as types

from tafelrunde.games import registry
from tafelrunde.games.words import LANGUAGES
from tafelrunde.server.writer import HEAD, WIDTH, Writer, reachable

#: Longer data is written in several lines; before it stands the name of the constant.
ROW = WIDTH - 20


def files(name: str) -> dict[str, str]:
    """Give the generated files of a game by their names."""
    written = {"nouns.ts": nouns(name)}
    if find_spec(f"tafelrunde.games.{name}.facts"):
        given = import_module(f"tafelrunde.games.{name}.facts").facts()
        written["facts.ts"] = facts(given)
        written |= spoken(given)
    return written


def nouns(name: str) -> str:
    """Write which arguments of a game's phrases are names of things."""
    game = registry.find(name)
    parts = [
        HEAD,
        "/** Arguments that number a thing, and the prefix of the words for it. */\n"
        f"export const NOUNS: Record<string, string> = {literal(dict(game.nouns))};\n",
        "/** Things whose words are found by a key instead of their number. */\n"
        "export const NOUN_NAMES: Record<string, readonly string[]> = "
        f"{literal(dict(game.noun_names))};\n",
        "/** The prefix of the words for whatever asks questions. */\n"
        f"export const SOURCE: string = {literal(game.source)};\n",
        "/** What events mean to people; where `arg` is named, only with one of these values. */\n"
        "export const MATTERS: Record<\n  string,\n"
        "  { kind: string; arg: string; values: readonly number[] }\n"
        f"> = {literal(msgspec.to_builtins(dict(game.matters)))};\n",
    ]
    return "\n".join(parts)


def by_language(value: object) -> bool:
    """Whether there is one of it in each language."""
    return isinstance(value, dict) and set(value) == set(LANGUAGES)


def spoken(given: msgspec.Struct) -> dict[str, str]:
    """Write the fields that differ by language, each language in a file of its own."""
    writer = Writer({}, {})
    info = cast(types.StructType, types.type_info(type(given)))
    written = {}
    for field in info.fields:
        value = getattr(given, field.name)
        if by_language(value):
            kind = writer.render(cast(types.DictType, field.type).value_type)
            for language, said in value.items():
                text = f"const SAID: {kind} = {literal(msgspec.to_builtins(said))};\n"
                file = f"{field.name}/{language}.ts"
                written[file] = f"{HEAD}\n{text}\nexport default SAID;\n"
    return written


def facts(given: msgspec.Struct) -> str:
    """Write a struct as constants, after the interfaces of whatever it holds."""
    writer = Writer({}, {})
    inner = [cls for cls in reachable(type(given)) if cls is not type(given)]
    info = cast(types.StructType, types.type_info(type(given)))
    parts = [HEAD, *(writer.struct(cls, optional=False) for cls in inner)]
    for field in info.fields:
        if by_language(getattr(given, field.name)):
            continue
        value = literal(msgspec.to_builtins(getattr(given, field.name)))
        kind = writer.render(field.type)
        parts.append(f"export const {field.name.upper()}: {kind} = {value};\n")
    return "\n".join(parts)


def literal(value: object, indent: str = "") -> str:
    """Write plain data, in one line where it fits.

    >>> literal({"a": [1, 2]})
    '{ "a": [1, 2] }'
    """
    inner = indent + "  "
    if isinstance(value, dict):
        items = [f"{json.dumps(key)}: {literal(item, inner)}" for key, item in value.items()]
        line = f"{{ {', '.join(items)} }}" if items else "{}"
    elif isinstance(value, list | tuple):
        items = [literal(item, inner) for item in value]
        line = f"[{', '.join(items)}]"
    else:
        return json.dumps(value, ensure_ascii=False)
    if len(indent) + len(line) <= ROW and "\n" not in line:
        return line
    if isinstance(value, list | tuple) and all(isinstance(item, int) for item in value):
        listed = (
            fill(", ".join(items), WIDTH - 1, initial_indent=inner, subsequent_indent=inner) + ",\n"
        )
    else:
        listed = "".join(f"{inner}{item},\n" for item in items)
    return f"{line[0]}\n{listed}{indent}{line[-1]}"
