"""Kinds of values: how a scenario writes them, and when one is what was expected.

Every kind reads what is written, compares it with what is there, and says it. A game names a kind
for each of its facts and needs to know no more about it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from tafelrunde.games.naming import Meant, Naming, plain, refuse
from tafelrunde.games.scenario.cast import NOBODY
from tafelrunde.games.scenario.situation import Situation

#: Ways to expect less than the exact value.
COMPARISONS = AT_LEAST, AT_MOST, CONTAINS, LACKS = "at least", "at most", "contains", "lacks"
#: A place in a row where nothing lies.
GAPS = ("-", ".", "_", "None")


class Kind(ABC):
    """One kind of value."""

    #: For the manual.
    words: str = ""
    #: What may be said instead of the exact value.
    comparisons: Sequence[str] = ()

    @abstractmethod
    def read(self, situation: Situation, field: str, written: object) -> Any:
        """Read what is written, or refuse it naming the field."""

    def same(self, wanted: Any, now: Any) -> bool:
        """Whether the value is as expected."""
        return bool(wanted == now)

    def differences(
        self, situation: Situation, wanted: Any, now: Any
    ) -> list[tuple[str, str, str]]:
        """List where the value is not as expected: the place in it, what was expected, what is."""
        return [] if self.same(wanted, now) else [("", "", self.say(situation, now))]

    def holds(self, comparison: str, wanted: Any, now: Any) -> bool:
        """Whether a looser expectation is met."""
        raise ValueError(f"{self.words} cannot be expected with {comparison!r}")

    def say(self, situation: Situation, value: Any) -> str:
        """Write a value as a scenario would."""
        return said(value)


class Count(Kind):
    """A whole number."""

    words = "a number"
    comparisons = (AT_LEAST, AT_MOST)

    def __init__(self, least: int | None = None) -> None:
        """Refuse what is below `least`."""
        self.least = least

    def read(self, situation: Situation, field: str, written: object) -> int:
        """Read a whole number."""
        if type(written) is not int:
            refuse(field, "malformed", f"takes a whole number, not {written!r}")
        if self.least is not None and written < self.least:
            refuse(field, "out-of-range", f"{written} is below {self.least or 'zero'}")
        return written

    def holds(self, comparison: str, wanted: int, now: int | None) -> bool:
        """Compare sizes; what is not there has none."""
        if now is None:
            return False
        return now >= wanted if comparison == AT_LEAST else now <= wanted


class Flag(Kind):
    """Yes or no."""

    words = "`true` or `false`"

    def read(self, situation: Situation, field: str, written: object) -> bool:
        """Read a truth value."""
        if not isinstance(written, bool):
            refuse(field, "malformed", f"takes true or false, not {written!r}")
        return written


class OneOf(Kind):
    """One of a few words."""

    def __init__(self, *choices: str) -> None:
        """List the words."""
        self.choices = choices
        self.words = ", ".join([f"`{choice}`" for choice in choices])

    def read(self, situation: Situation, field: str, written: object) -> str:
        """Read one of the words."""
        found = [choice for choice in self.choices if plain(choice) == plain(str(written))]
        if not found:
            listed = " or ".join(self.choices)
            what = field.rpartition(".")[2]
            refuse(field, f"unknown-{what}", f"{written!r} is not {listed}")
        return found[0]


class OnePlayer(Kind):
    """A player, or nobody."""

    words = "a player, or `nobody`"

    def read(self, situation: Situation, field: str, written: object) -> int | None:
        """Find the player."""
        nobody = written is None or plain(str(written)) == NOBODY
        return None if nobody else situation.cast.seat(field, written)

    def say(self, situation: Situation, value: int | None) -> str:
        """Name the player."""
        return situation.cast.name(value)


class SomePlayers(Kind):
    """Some players, in no order."""

    words = "players"
    comparisons = (CONTAINS, LACKS)

    def read(self, situation: Situation, field: str, written: object) -> set[int]:
        """Find the players."""
        listed = written if isinstance(written, list) else [written]
        named = [name for name in listed if name is not None and plain(str(name)) != NOBODY]
        return {situation.cast.seat(field, name) for name in named}

    def same(self, wanted: set[int], now: Sequence[int]) -> bool:
        """Whether it is exactly these players."""
        return wanted == set(now)

    def holds(self, comparison: str, wanted: set[int], now: Sequence[int]) -> bool:
        """Whether all, or none, of these players are among them."""
        return wanted <= set(now) if comparison == CONTAINS else wanted.isdisjoint(now)

    def say(self, situation: Situation, value: Sequence[int]) -> str:
        """Name the players."""
        return said([situation.cast.names[seat] for seat in sorted(value)])


class Thing(Kind):
    """One thing by name, or nothing."""

    def __init__(self, naming: Naming) -> None:
        """Take the names from here."""
        self.naming = naming
        self.words = f"a {naming.what}, or `nothing`"

    def read(self, situation: Situation, field: str, written: object) -> Meant | None:
        """Find the thing."""
        nothing = written in (None, []) or plain(str(written)) in ("nothing", NOBODY)
        return None if nothing else self.naming.read(field, written)

    def same(self, wanted: Meant | None, now: int | None) -> bool:
        """Whether it is the thing that is meant."""
        if now is None or now < 0:
            return wanted is None
        return wanted is not None and wanted.fits(now)

    def say(self, situation: Situation, value: int | None) -> str:
        """Name the thing; states keep a number below zero where there is none."""
        return "nothing" if value is None or value < 0 else self.naming.name(value)


class Pile(NamedTuple):
    """Things of which only the first lie in a fixed order."""

    fixed: Sequence[int]
    loose: Sequence[int]


class Things(Kind):
    """Several things by name; in their order only if it matters."""

    comparisons: Sequence[str] = (CONTAINS, LACKS)

    def __init__(self, naming: Naming, ordered: bool = False) -> None:
        """Take the names from here."""
        self.naming = naming
        self.ordered = ordered
        self.words = naming.plural + (", in their order" if ordered else "")

    def read(self, situation: Situation, field: str, written: object) -> list[Meant]:
        """Find the things; a mere number stands for so many of any kind."""
        anything = self.naming.find("any")
        if type(written) is int and anything is not None:
            if written < 0:
                refuse(field, "malformed", f"{written} is no number of {self.naming.plural}")
            return [anything] * written
        return self.naming.read_list(field, [] if written is None else written)

    def same(self, wanted: Sequence[Meant], now: Sequence[int] | Pile) -> bool:
        """Whether it is these things, each once."""
        fixed, loose = self._parts(now)
        first, rest = wanted[: len(fixed)], wanted[len(fixed) :]
        in_order = len(first) == len(fixed) and all(map(Meant.fits, first, fixed))
        return in_order and len(rest) == len(loose) and _all_there(rest, loose)

    def holds(self, comparison: str, wanted: Sequence[Meant], now: Sequence[int] | Pile) -> bool:
        """Whether all, or none, of these things are among them."""
        fixed, loose = self._parts(now)
        lying = [*fixed, *loose]
        if comparison == LACKS:
            return not any(meant.fits(thing) for meant in wanted for thing in lying)
        return _all_there(wanted, lying)

    def say(self, situation: Situation, value: Sequence[int] | Pile) -> str:
        """Name the things."""
        fixed, loose = self._parts(value)
        return said([self.naming.name(thing) for thing in [*fixed, *sorted(loose)]])

    def _parts(self, now: Sequence[int] | Pile) -> Pile:
        if isinstance(now, Pile):
            return now
        return Pile(now, ()) if self.ordered else Pile((), now)


class Uppermost(Things):
    """The first of several things that lie in order: as many as are written."""

    comparisons = ()

    def __init__(self, naming: Naming) -> None:
        """Take the names from here."""
        super().__init__(naming, ordered=True)
        self.words = f"{naming.plural} from the top, as many as are named"

    def same(self, wanted: Sequence[Meant], now: Sequence[int] | Pile) -> bool:
        """Whether the first are these."""
        fixed, _ = self._parts(now)
        return len(fixed) >= len(wanted) and all(map(Meant.fits, wanted, fixed))


class Grid(Kind):
    """Things in rows, each from left to right, with gaps."""

    def __init__(self, naming: Naming) -> None:
        """Take the names from here."""
        self._things = Things(naming)
        self.words = f"rows, each a list of {naming.plural} from left to right; `-` is a gap"

    def read(self, situation: Situation, field: str, written: object) -> list[list[Meant | None]]:
        """Read the rows, without gaps at their ends."""
        if not isinstance(written, list):
            refuse(field, "malformed", f"takes a list of rows, not {written!r}")
        rows: list[list[Meant | None]] = []
        for number, row in enumerate(written, start=1):
            cells: list[Meant | None] = []
            for item in row if isinstance(row, list) else [row]:
                gap = str(item).strip() in GAPS
                field_of_row = f"{field} row {number}"
                cells += [None] if gap else self._things.read(situation, field_of_row, item)
            rows.append(_without_end(cells))
        return _without_end(rows)

    def differences(
        self, situation: Situation, wanted: Any, now: Sequence[Sequence[int | None]]
    ) -> list[tuple[str, str, str]]:
        """Compare row by row."""
        found: list[tuple[str, str, str]] = []
        for number, (row, things) in enumerate(zip_longest(wanted, now, fillvalue=()), start=1):
            there = _without_end(list(things))
            same = len(row) == len(there) and all(map(_lies, row, there))
            if not same:
                lying = [GAPS[0] if t is None else self._things.naming.name(t) for t in there]
                asked = [GAPS[0] if meant is None else meant.name for meant in row]
                found.append((f" row {number}", said(asked), said(lying)))
        return found

    def say(self, situation: Situation, value: Sequence[Sequence[int | None]]) -> str:
        """Write the rows."""
        name = self._things.naming.name
        rows = [[GAPS[0] if thing is None else name(thing) for thing in row] for row in value]
        return said(rows)


COUNT, COUNTER, FLAG, PLAYER, PLAYERS = Count(), Count(0), Flag(), OnePlayer(), SomePlayers()


def _without_end(items: list[Any]) -> list[Any]:
    """Drop gaps and empty rows at the end."""
    while items and items[-1] in (None, []):
        items.pop()
    return items


def _lies(meant: Meant | None, thing: int | None) -> bool:
    return thing is None if meant is None else thing is not None and meant.fits(thing)


def _all_there(wanted: Sequence[Meant], things: Sequence[int]) -> bool:
    """Give every wish a thing of its own, the narrowest wishes first."""
    left = Counter(things)
    for meant in sorted(wanted, key=lambda meant: len(meant.things)):
        found = next((thing for thing in left if left[thing] and meant.fits(thing)), None)
        if found is None:
            return False
        left[found] -= 1
    return True


def said(value: object) -> str:
    """Write a value as a scenario would."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {said(item)}" for key, item in value.items())
    if isinstance(value, list | tuple):
        return f"[{', '.join([said(item) for item in value])}]"
    return NOBODY if value is None else str(value)
