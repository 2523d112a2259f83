"""What plain classes of the twin do as the Structs they are made from: compare, hash, show."""

from __future__ import annotations

from collections.abc import Iterable
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
