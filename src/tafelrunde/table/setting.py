"""Table options: what people may agree on before a game, with defaults and limits."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from tafelrunde.table.errors import BadSetup

Value = int | str | bool


class Setting(msgspec.Struct, frozen=True):
    """One table option: a number from low to high, or one of the named choices, or both."""

    name: str
    default: Callable[[int], Value]
    choices: tuple[str, ...] = ()
    numbers: Callable[[int], range] | None = None
    #: Takes what numbers and choices do not, and refuses it in words of its own.
    accept: Callable[[object], Value] | None = None
    #: The seat it is about, if it is about one: whoever sits there chooses it.
    seat: int | None = None

    def check(self, seats: int, value: object) -> Value:
        """Accept the value for a table of so many seats, or refuse it naming this option."""
        allowed = []
        if self.numbers is not None:
            numbers = self.numbers(seats)
            if type(value) is int and value in numbers:
                return value
            allowed.append(f"a whole number from {numbers[0]} to {numbers[-1]}")
        if isinstance(value, str) and value in self.choices:
            return value
        if self.accept is not None:
            return self.accept(value)
        allowed += self.choices
        said = " or ".join(allowed)
        raise BadSetup(self.name, "bad-option", f"{value!r} is not {said}", said=repr(value)[:60])


def settle(settings: Sequence[Setting], seats: int, given: Mapping[str, Any]) -> dict[str, Value]:
    """Fill in the defaults and refuse unknown names and impossible values."""
    known = {setting.name: setting for setting in settings}
    for name in given:
        if name not in known:
            listed = ", ".join(known) or "none"
            raise BadSetup(str(name), "unknown-option", f"no such option (there are: {listed})")
    return {
        name: setting.check(seats, given[name]) if name in given else setting.default(seats)
        for name, setting in known.items()
    }
