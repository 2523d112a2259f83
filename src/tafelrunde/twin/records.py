"""What plain classes of the twin do as the Structs they are made from: compare, hash, show."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, overload

import msgspec

if TYPE_CHECKING:

    @overload
    def added_up(things: Iterable[int]) -> int: ...
    @overload
    def added_up(things: Iterable[float]) -> float: ...
    def added_up(things: Any) -> Any:
        """Add up; of nothing but fractions the sum is one too, which `sum` does not promise."""
        return sum(things)

else:
    added_up = sum


def by_lot(draw: Callable[[], float], n: int) -> list[int]:
    """Give the numbers below n in the order of lots; compiled, without an object for each lot."""
    return sorted(range(n), key=[draw() for _ in range(n)].__getitem__)


def greatest(values: list[Any]) -> int:
    """Give the place of the greatest of some values, of equal ones the first."""
    return values.index(max(values))


def least(values: list[Any]) -> int:
    """Give the place of the least of some values, of equal ones the first."""
    return values.index(min(values))


def same(one: Any, other: Any) -> bool:
    """Whether two records are of one class and have equal fields."""
    if type(one) is not type(other):
        return False
    return all(getattr(one, name) == getattr(other, name) for name in one.__struct_fields__)


def hashed(one: Any) -> int:
    """Hash a record by its fields."""
    return hash(tuple([getattr(one, name) for name in one.__struct_fields__]))


def shown(one: Any) -> str:
    """Show a record as a Struct shows itself."""
    listed = ", ".join(f"{name}={getattr(one, name)!r}" for name in one.__struct_fields__)
    return f"{type(one).__name__}({listed})"


def encoded(thing: Any) -> bytes:
    """Write a record as JSON."""
    from tafelrunde.twin.bridge import across

    return msgspec.json.encode(across(thing))


def decoded(text: str | bytes, type: type[Any]) -> Any:
    """Read a record of this class from JSON."""
    from tafelrunde.twin.bridge import across, source_class

    return across(msgspec.json.decode(text, type=source_class(type)))
