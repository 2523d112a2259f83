"""A scenario as it is written: title, position, steps and expectations, as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple, NoReturn

import msgspec

from tafelrunde.games.naming import plain, refuse
from tafelrunde.games.scenario.cast import EVERYBODY, NOBODY
from tafelrunde.games.scenario.values import said

PLAYERS = ("Anna", "Ben", "Cleo", "Dana", "Emil", "Fay", "Gero")
EXPECT, TEACH = "expect", "teach"


@dataclass(frozen=True)
class Script:
    """A scenario file as it is written."""

    title: str
    game: str
    seats: int | list[str]
    about: str = ""
    rules: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    given: dict[str, Any] = field(default_factory=dict)
    chance: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None
    play: list[Any] = field(default_factory=list)
    expect: dict[str, Any] = field(default_factory=dict)
    cases: list[dict[str, Any]] = field(default_factory=list)

    def case(self, added: Mapping[str, Any]) -> Script:
        """Give one case as a script of its own: what all have in common, and what it adds."""
        common = {one.name: getattr(self, one.name) for one in fields(self)}
        for key, value in added.items():
            before = common.get(key)
            if isinstance(before, dict) and isinstance(value, dict):
                value = {**before, **value}
            elif key in ("play", "rules") and isinstance(value, list):
                value = [*common[key], *value]
            common[key] = value
        return read_script({**common, "cases": []})

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat."""
        if isinstance(self.seats, int):
            known = 0 <= self.seats <= len(PLAYERS)
            return PLAYERS[: self.seats] if known else ("?",) * max(0, self.seats)
        names = tuple(name.strip() for name in self.seats)
        for name in names:
            if not name or plain(name) in (EXPECT, TEACH, EVERYBODY, NOBODY):
                malformed("seats", f"{name!r} cannot be a name here")
        if len({plain(name) for name in names}) < len(names):
            malformed("seats", "every player needs another name")
        return names


class Teach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a first game says before it asks for an answer: a key of its words, and the rules."""

    say: str
    rules: tuple[str, ...] = ()


class Step(NamedTuple):
    """One step: an answer, an expectation, or both; an answer may be taught."""

    player: str | None
    words: object
    expected: Mapping[str, Any] | None
    teach: Teach | None = None


def read_script(data: object) -> Script:
    """Read plain data, as a YAML file holds it; a key that does not exist is refused."""
    known = [one.name for one in fields(Script)]
    for key in data if isinstance(data, Mapping) else ():
        if key not in known:
            malformed(str(key), f"no such key (there are: {', '.join(known)})")
    try:
        return msgspec.convert(data, Script)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at ")
        malformed(path.strip("`$.") or "scenario", reason)


def read_step(item: object) -> Step:
    """Read one step of play."""
    if isinstance(item, str):
        player, colon, words = item.partition(":")
        if not colon:
            malformed("play", f"{item!r} is not like 'Anna: what she does'")
        return Step(player.strip(), words.strip(), None)
    if not isinstance(item, Mapping):
        malformed("play", f"{item!r} is neither an answer nor an expectation")
    answers = {key: value for key, value in item.items() if key not in (EXPECT, TEACH)}
    if len(answers) > 1 or not item:
        malformed("play", f"one answer a step, not {said(list(answers))}")
    expected = item.get(EXPECT)
    if EXPECT in item and not isinstance(expected, Mapping):
        malformed(EXPECT, f"{expected!r} is not a list of facts")
    teach = _read_teach(item[TEACH]) if TEACH in item else None
    for player, words in answers.items():
        return Step(str(player), words, expected, teach)
    if teach is not None:
        malformed(TEACH, "only an answer can be taught")
    return Step(None, None, expected)


def _read_teach(written: object) -> Teach:
    try:
        return msgspec.convert(written, Teach)
    except msgspec.ValidationError as error:
        malformed(TEACH, str(error))


def raw(words: object) -> bool:
    """Whether this is an answer as the engine knows it: a number, or a list of numbers.

    YAML reads a bare yes or no as a truth value, which is a word here.
    """
    items: Sequence[object] = words if isinstance(words, list) and words else [words]
    return all(type(item) is int for item in items)


def malformed(where: str, reason: str) -> NoReturn:
    """Refuse a scenario that is not written like one."""
    refuse(where, "malformed", reason)
