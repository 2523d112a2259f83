"""Names: what people call the things of a game, in both languages, and what they mean by it.

A game's `naming` module makes one `Naming` for each sort of thing (cards, houses, territories).
Whoever reads words, a terminal, a scenario or a table option, finds things through it. Word lists
are loaded when the first name is looked up, not before.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec

from tafelrunde.table import BadSetup

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

#: More things of one kind than any table has.
MANY = 200
_COUNTED = re.compile(r"(\d+)(?: *[x×])? +(\S.*)")
_ARTICLE = re.compile(r"(?:an?|the|eine?[nmr]?|de[rnm]|die|das) ")
_AND = re.compile(r"(\s*[,;]\s*|\s+(?:and|und|&)\s+)", re.IGNORECASE)


class Meant(msgspec.Struct, frozen=True):
    """What a name means: one thing, or any one of several."""

    name: str
    things: frozenset[int]

    def fits(self, thing: int) -> bool:
        """Whether this thing is meant."""
        return thing in self.things

    @property
    def one(self) -> int:
        """The one thing that is meant, or the first of several."""
        return min(self.things)

    def __str__(self) -> str:
        """Give the name."""
        return self.name


class Naming:
    """All names of one sort of thing."""

    def __init__(
        self,
        what: str,
        home: str,
        keys: Iterable[int | str],
        *,
        prefix: str = "",
        groups: Mapping[str, Sequence[Iterable[int]]] | None = None,
        also: Mapping[str, Iterable[int]] | None = None,
        call: Callable[[int], str] | None = None,
        parts: bool = False,
        plurals: bool = False,
    ) -> None:
        """Take the names from the word lists of the package `home`: `prefix-key` for each thing.

        Things with the same key are copies: their name means any of them. `groups` are further
        prefixes, `prefix-0`, `prefix-1`, .. of which each names several things at once; `also` are
        names that no word list has. With `parts` a word that only one name has is enough, with
        `plurals` English plurals are read. `call` says how a thing is called here, if not by its
        English name.
        """
        self.what = what
        self._home = home
        self._prefix = prefix or what
        self._keys = [str(key) for key in keys]
        self._groups = groups or {}
        self._also = also or {}
        self._call = call
        self._parts = parts
        self._plurals = plurals

    @property
    def plural(self) -> str:
        """What several such things are called."""
        return f"{self.what[:-1]}ies" if self.what.endswith("y") else f"{self.what}s"

    @cached_property
    def vocabulary(self) -> Mapping[str, Meant]:
        """Every name, in small letters, and what it means."""
        named: dict[str, Meant] = {}
        owners: dict[str, set[Meant]] = {}
        for name, things in self._also.items():
            named[plain(name)] = Meant(name, frozenset(things))
        for prefix, members in self._groups.items():
            for number, things in enumerate(members):
                names = self._worded(f"{prefix}-{number}")
                named |= {plain(name): Meant(names[-1], frozenset(things)) for name in names}
        copies: dict[str, list[int]] = {}
        for thing, key in enumerate(self._keys):
            copies.setdefault(key, []).append(thing)
        for key, same in copies.items():
            names = self._worded(f"{self._prefix}-{key}")
            meant = Meant(self.name(same[0]), frozenset(same))
            named |= dict.fromkeys(map(plain, self._formed(f"{self._prefix}-{key}")), meant)
            if not key.isdecimal():
                names += [key, key.replace("_", " ")]
            for name in names:
                named[plain(name)] = meant
                for part in plain(name).split():
                    owners.setdefault(part, set()).add(meant)
        for part, meanings in owners.items() if self._parts else ():
            if len(meanings) == 1:
                named.setdefault(part, *meanings)
        return named

    def name(self, thing: int) -> str:
        """Give the name of a thing, in English."""
        if self._call is not None:
            return self._call(thing)
        return self._worded(f"{self._prefix}-{self._keys[thing]}")[-1]

    def find(self, said: str) -> Meant | None:
        """Find what a name means; None if nothing is called so."""
        name = plain(said)
        bare = _ARTICLE.sub("", name, count=1) if _ARTICLE.match(name) else name
        forms = [name, bare]
        if self._plurals:
            forms += [bare.removesuffix("s"), bare.removesuffix("ies") + "y"]
        return next((self.vocabulary[form] for form in forms if form in self.vocabulary), None)

    def read(self, field: str, said: object) -> Meant:
        """Find what a name means, or refuse it with the name that was perhaps intended."""
        return self.find(str(said)) or self.unknown(field, str(said))

    def one(self, field: str, said: object) -> int:
        """Find the one thing that a name means."""
        meant = self.read(field, said)
        if len(meant.things) > 1:
            refuse(field, f"unknown-{self.what}", f"{said!r} may be several things here")
        return next(iter(meant.things))

    def read_list(self, field: str, written: object) -> list[Meant]:
        """Read a list in which a number in front repeats: [Hodor, 3 Stark], or one line of text."""
        items = [written] if isinstance(written, str) else written
        if not isinstance(items, list):
            refuse(field, "malformed", f"takes a list of names, not {written!r}")
        found: list[Meant] = []
        for item in items:
            if isinstance(item, list | dict):
                refuse(field, "malformed", f"takes names, not {item!r}")
            for count, name in _pieces(self, " ".join(str(item).split())):
                if count > MANY:
                    refuse(field, "too-many", f"{count} are more than there are")
                found += [self.read(field, name)] * count
        return found

    def find_list(self, said: str) -> list[Meant] | None:
        """Read a list of names from a sentence; None if there is none, or one is unknown."""
        found: list[Meant] = []
        for count, name in _pieces(self, plain(said)):
            meant = self.find(name)
            if meant is None or count > MANY:
                return None
            found += [meant] * count
        return found or None

    def unknown(self, field: str, said: str) -> NoReturn:
        """Refuse a name that nothing has."""
        refuse(field, f"unknown-{self.what}", self.hint(said))

    def hint(self, said: str) -> str:
        """Say that there is no such thing, and what was perhaps meant."""
        close = get_close_matches(plain(said), self.vocabulary, 1)
        hint = f"; perhaps {self.vocabulary[close[0]]}?" if close else ""
        return f"there is no {self.what} {said!r}{hint}"

    def _worded(self, key: str) -> list[str]:
        """Give a name in every language, English last."""
        said: list[str] = []
        for words in self._bundles():
            pattern = words.get_message(key).value
            assert pattern is not None
            said.append(str(words.format_pattern(pattern)[0]))
        return said

    def _formed(self, key: str) -> list[str]:
        """List what sentences make of a name, "den Hügellanden"."""
        return [
            str(words.format_pattern(pattern)[0])
            for words in self._bundles()
            for pattern in words.get_message(key).attributes.values()
        ]

    def _bundles(self) -> list[FluentBundle]:
        # Only who reads or says a name pays for loading the word lists.
        from tafelrunde.games.words import LANGUAGES, bundle

        return [bundle(language, self._home) for language in LANGUAGES]


def typed(said: str) -> str:
    """Give words with the apostrophe that keyboards have."""
    return said.replace("’", "'")


def plain(said: str) -> str:
    """Give words in small letters with single spaces and plain apostrophes."""
    return " ".join(typed(said).casefold().split())


def refuse(field: str, key: str, reason: str, **details: Any) -> NoReturn:
    """Refuse something somebody wrote."""
    raise BadSetup(field, key, reason, **details)


def pieces_of(said: str) -> list[str]:
    """Cut a list in words at commas, semicolons, "and" and "und"."""
    return [piece for piece in _AND.split(said)[::2] if piece]


def counted(piece: str) -> tuple[int, str]:
    """Read a number in front of a name."""
    found = _COUNTED.fullmatch(piece)
    return (int(found[1]), found[2]) if found else (1, piece)


def _pieces(naming: Naming, said: str) -> Iterator[tuple[int, str]]:
    """Cut a list at its commas, but not inside of a name that holds one itself."""
    parts = _AND.split(said)
    start = 0
    while start < len(parts):
        for end in range(len(parts), start, -2):
            whole = "".join(parts[start:end])
            count, name = (1, whole) if naming.find(whole) is not None else counted(whole)
            if end == start + 1 or naming.find(name) is not None:
                if name:
                    yield count, name
                start = end + 1
                break
