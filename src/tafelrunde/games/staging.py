"""What the stages of all games share: reading scenario words, finding players, comparing facts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn, TypeVar

import msgspec

from tafelrunde.table import BadSetup

#: What differs, what was expected, what is.
Difference = tuple[str, str, str]
T = TypeVar("T")

_COUNTED = re.compile(r"(\d+) +(\S.*)")


class Cast:
    """The players of a scenario by name."""

    def __init__(self, names: Sequence[str]) -> None:
        """Seat them in this order."""
        self.names = tuple(names)

    def seat(self, field: str, name: object) -> int:
        """Find a player by name."""
        for seat, known in enumerate(self.names):
            if str(name).strip().casefold() == known.casefold():
                return seat
        refuse(field, "unknown-player", f"{name!r} is not one of {', '.join(self.names)}")

    def by_player(self, field: str, value: Mapping[str, T]) -> list[tuple[str, int, T]]:
        """Give field, seat and value for every player named."""
        seats = [(self.seat(field, name), item) for name, item in value.items()]
        return [(f"{field}.{self.names[seat]}", seat, item) for seat, item in seats]

    def for_each(self, field: str, value: object) -> list[tuple[str, int, Any]]:
        """Like `by_player`, where one value alone is meant for everybody."""
        if not isinstance(value, Mapping):
            value = dict.fromkeys(self.names, value)
        return self.by_player(field, value)


def counted(field: str, value: object, most: int) -> list[str]:
    """Read a list in which a number in front repeats: [Hodor, 3 Stark]."""
    items = value.split(",") if isinstance(value, str) else convert(field, value, list[Any])
    names: list[str] = []
    for item in items:
        said = " ".join(str(item).split())
        found = _COUNTED.fullmatch(said)
        count, name = (int(found[1]), found[2]) if found else (1, said)
        if count > most:
            refuse(field, "too-many", f"{count} are more than there are")
        names += [name] * count
    return names


def unknown(field: str, what: str, name: str, known: Iterable[str]) -> NoReturn:
    """Refuse a name, with the name that was perhaps meant."""
    plain = {one.casefold(): one for one in known}
    close = get_close_matches(name.casefold(), plain, 1)
    hint = f"; perhaps {plain[close[0]].title()}?" if close else ""
    refuse(field, f"unknown-{what}", f"there is no {what} {name!r}{hint}")


def compared(what: str, expected: object, now: object) -> list[Difference]:
    """Compare a value; lists without regard to their order."""
    if isinstance(now, list):
        listed = expected if isinstance(expected, list) else [expected]
        same = sorted(map(said, listed)) == sorted(map(said, now))
    else:
        same = type(expected) is type(now) and expected == now
    return [] if same else [(what, said(expected), said(now))]


def said(value: object) -> str:
    """Write a value as a scenario would."""
    if isinstance(value, list | tuple):
        return f"[{', '.join([said(item) for item in value])}]"
    return "nobody" if value is None else str(value)


def plain_keys(data: Mapping[str, Any]) -> dict[str, Any]:
    """Let keys be written with spaces and capitals."""
    return {str(key).strip().lower().replace(" ", "_"): value for key, value in data.items()}


def convert(field: str, value: object, kind: type[T]) -> T:
    """Read plain data as a type, or refuse it naming the field."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$")
        raise BadSetup(field + path.rstrip("`"), "malformed", reason) from None


def refuse(field: str, key: str, reason: str) -> NoReturn:
    """Refuse a scenario."""
    raise BadSetup(field, key, reason)
