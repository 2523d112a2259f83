"""Facts: what a game lets a scenario set and look at, each with its name.

A fact is about the whole table, or about each of something: players, cards, territories.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

from tafelrunde.games.naming import Naming, plain, refuse
from tafelrunde.games.scenario.cast import EVERYBODY
from tafelrunde.games.scenario.situation import Situation
from tafelrunde.games.scenario.values import (
    COMPARISONS,
    COUNT,
    Count,
    Kind,
    OneOf,
    Things,
    said,
)

#: What differs, what was expected, what is.
Difference = tuple[str, str, str]
#: A value with the keys it belongs to, and the field it was written in.
Entry = tuple[str, tuple[Any, ...], Any]
#: What somebody sees who cannot know something.
HIDDEN = "hidden"


class Key(ABC):
    """What a fact is about: each of something, by name."""

    words = ""

    @abstractmethod
    def read(self, situation: Situation, field: str, written: object) -> Any:
        """Find what a name means."""

    def say(self, situation: Situation, key: Any) -> str:
        """Name it."""
        return str(key)


class SeatKey(Key):
    """Players; perhaps also everybody, who is None."""

    def __init__(self, everybody: bool = False) -> None:
        """Let everybody be named at once, or not."""
        self.everybody = everybody
        self.words = "players, or everybody" if everybody else "players"

    def read(self, situation: Situation, field: str, written: object) -> int | None:
        """Find the player."""
        everybody = self.everybody and plain(str(written)) == EVERYBODY
        return None if everybody else situation.cast.seat(field, written)

    def say(self, situation: Situation, key: int | None) -> str:
        """Name the player."""
        return EVERYBODY if key is None else situation.cast.names[key]


class ThingKey(Key):
    """Things by name."""

    def __init__(self, naming: Naming) -> None:
        """Take the names from here."""
        self.naming = naming
        self.words = naming.plural

    def read(self, situation: Situation, field: str, written: object) -> int:
        """Find the thing."""
        return self.naming.one(field, written)

    def say(self, situation: Situation, key: int) -> str:
        """Name the thing."""
        return self.naming.name(key)


class WordKey(Key):
    """A few words of the game's own."""

    def __init__(self, *choices: str) -> None:
        """List the words."""
        self._words = OneOf(*choices)
        self.words = self._words.words

    def read(self, situation: Situation, field: str, written: object) -> str:
        """Find the word."""
        return self._words.read(situation, field, written)


SEAT, OBSERVER = SeatKey(), SeatKey(everybody=True)
By = Key | Naming | Sequence[Key | Naming]


class Fact:
    """Something that can be looked at, and perhaps set, by its name."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        read: Callable[..., Any] | None = None,
        *,
        by: By = (),
        given: str = "",
        put: Callable[..., None] | None = None,
        about: str = "",
        usual: str = "",
        names_alone: bool = False,
        unique: bool = False,
    ) -> None:
        """Name a fact.

        `read` gets the situation and a key for each of `by`; without it the fact can only be set.
        Under `given` it is called so: with `put` it is set there and then (situation, value, keys),
        without it the game's `settle` sees to it. With `names_alone` keys may be listed without
        values; with `unique` no thing is in two places, so a name may mean several copies.
        For the manual, `about` says what it is, `usual` what it is if it is not given.
        """
        self.name = name
        self.kind = kind
        self.read = read
        keys = [by] if isinstance(by, Key | Naming) else by
        self.by = [ThingKey(key) if isinstance(key, Naming) else key for key in keys]
        self.given = given
        self.put = put
        self.about = about
        self.usual = usual
        self.names_alone = names_alone
        self.unique = unique

    def entries(
        self, situation: Situation, field: str, written: object, keys: tuple[Any, ...] = ()
    ) -> Iterator[Entry]:
        """Take apart what is written for each key; one value alone is meant for every player."""
        if len(keys) == len(self.by):
            yield field, keys, written
            return
        key = self.by[len(keys)]
        if self.names_alone and not isinstance(written, Mapping):
            written = dict.fromkeys(map(str, written if isinstance(written, list) else [written]))
        if key is SEAT and (not isinstance(written, Mapping) or comparisons(written)):
            written = dict.fromkeys(situation.cast.names, written)
        if not isinstance(written, Mapping):
            refuse(field, "malformed", f"takes values by {key.words}, not {written!r}")
        for name, item in written.items():
            found = key.read(situation, field, name)
            below = f"{field}.{key.say(situation, found)}"
            yield from self.entries(situation, below, item, (*keys, found))

    def differences(self, situation: Situation, written: object) -> list[Difference]:
        """Compare this fact with what a scenario expects."""
        found: list[Difference] = []
        for field, keys, value in self.entries(situation, f"expect.{self.name}", written):
            found += self._compare(situation, field, keys, value, self._read(situation, keys))
        return found

    def seen(self, guesses: Sequence[Situation], written: object) -> list[Difference]:
        """Compare what somebody can know of this fact, who holds all these positions possible."""
        found: list[Difference] = []
        situation = guesses[0]
        for field, keys, value in self.entries(situation, f"expect.sees.{self.name}", written):
            values = [self._read(guess, keys) for guess in guesses]
            said_now = list(dict.fromkeys([self.kind.say(situation, now) for now in values]))
            what = self._what(situation, keys)
            if value == HIDDEN:
                if len(said_now) == 1:
                    found.append((what, HIDDEN, said_now[0]))
                continue
            pairs = zip(guesses, values, strict=True)
            wrong = [self._compare(guess, field, keys, value, now) for guess, now in pairs]
            differing = [lines for lines in wrong if lines]
            for _, wanted, now in differing[0] if differing else ():
                hidden = f"{HIDDEN} ({' or '.join(said_now[:3])}, ..)"
                found.append((what, wanted, now if len(said_now) == 1 else hidden))
        return found

    def _compare(
        self, situation: Situation, field: str, keys: tuple[Any, ...], value: object, now: Any
    ) -> list[Difference]:
        what, kind = self._what(situation, keys), self.kind
        loose = comparisons(value)
        if loose is None:
            wanted = kind.read(situation, field, value)
            return [
                (what + place, asked or self._wanted(situation, value), is_now)
                for place, asked, is_now in kind.differences(situation, wanted, now)
            ]
        found: list[Difference] = []
        for comparison, item in loose:
            if comparison not in kind.comparisons:
                refuse(field, "malformed", f"{comparison!r} means nothing for this fact")
            wanted = kind.read(situation, field, self._number(item))
            if not kind.holds(comparison, wanted, now):
                asked = f"{comparison} {self._wanted(situation, item)}"
                found.append((what, asked, kind.say(situation, now)))
        return found

    def _read(self, situation: Situation, keys: tuple[Any, ...]) -> Any:
        assert self.read is not None
        return self.read(situation, *keys)

    def _what(self, situation: Situation, keys: tuple[Any, ...]) -> str:
        pairs = zip(self.by, keys, strict=True)
        return " of ".join([self.name, *(by.say(situation, key) for by, key in pairs)])

    def _number(self, item: object) -> object:
        text = isinstance(self.kind, Count) and isinstance(item, str) and item.isdecimal()
        return int(item) if text and isinstance(item, str) else item

    def _wanted(self, situation: Situation, written: object) -> str:
        if isinstance(self.kind, Things) and type(written) is not int:
            return said([meant.name for meant in self.kind.read(situation, "expect", written)])
        return said(written)


def comparisons(written: object) -> list[tuple[str, object]] | None:
    """Read `{at least: 3}` or "at least 3"; None if the exact value is written."""
    if isinstance(written, Mapping):
        named = {plain(str(key).replace("_", " ")): item for key, item in written.items()}
        return list(named.items()) if named and set(named) <= set(COMPARISONS) else None
    for comparison in COMPARISONS:
        if isinstance(written, str) and plain(written).startswith(f"{comparison} "):
            return [(comparison, plain(written).removeprefix(comparison).strip())]
    return None


def table_fact(
    name: str,
    read: Callable[[Any], Any] | None = None,
    kind: Kind = COUNT,
    about: str = "",
    *,
    given: str = "",
    usual: str = "",
) -> Fact:
    """Declare a fact about the whole table; `read` gets the state, which else keeps it itself."""
    found = read or (lambda state: getattr(state, name))
    return Fact(
        name, kind, lambda situation: found(situation.state), given=given, about=about, usual=usual
    )


def seat_fact(
    name: str,
    read: Callable[[Any, int], Any] | None = None,
    kind: Kind = COUNT,
    about: str = "",
    *,
    given: str = "",
    usual: str = "",
) -> Fact:
    """Declare a fact about every player; `read` gets the state, which else lists it, and a seat."""
    found = read or (lambda state, seat: getattr(state, name)[seat])

    def look(situation: Situation, seat: int) -> Any:
        return found(situation.state, seat)

    return Fact(name, kind, look, by=SEAT, given=given, about=about, usual=usual)


def fact_named(facts: Sequence[Fact], name: str) -> Fact:
    """Find a fact to look at by its name, or refuse."""
    known = {fact.name: fact for fact in facts if fact.read is not None}
    if name not in known:
        unknown(f"expect.{name}", "fact", name, known)
    return known[name]


def unknown(field: str, what: str, name: str, known: Mapping[str, object]) -> NoReturn:
    """Refuse a word that nothing is called by, listing those there are."""
    close = get_close_matches(name, known, 1)
    hint = f"; perhaps {close[0]}?" if close else ""
    listed = ", ".join(known)
    refuse(field, f"unknown-{what}", f"no such {what}{hint} (there are: {listed})")
