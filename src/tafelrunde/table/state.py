"""What every game's state can do."""

from __future__ import annotations

from typing import Protocol, Self, TypeVar


class State(Protocol):
    """Plain data of one position: ints, tuples, lists; no references between game objects."""

    seats: int

    def copy(self) -> Self:
        """Give an independent copy."""
        ...


S = TypeVar("S", bound=State)
