"""Events and phrases: what happened and what may be chosen, as keys and arguments.

Sentences are made at the very edge, in the language of the reader. An argument that names a thing
travels as its number; a game lists in `nouns` which arguments are such numbers.
"""

from __future__ import annotations

import msgspec

Arg = int | str | tuple[int, ...]


class Phrase(msgspec.Struct, frozen=True):
    """A key of the game's word list with the arguments for its gaps."""

    key: str
    args: dict[str, Arg] = {}


class Event(msgspec.Struct, frozen=True):
    """Something that happened, told to everybody or to one seat alone."""

    key: str
    args: dict[str, Arg]
    to: int | None = None
