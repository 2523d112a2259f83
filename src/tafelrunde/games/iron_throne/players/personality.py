"""Personalities of computer players: how far their word goes, and what they do not forget.

Whoever is honourable keeps every promise. An opportunist promises what is useful and keeps it while
that pays. Whoever is vengeful keeps promises too, but owes nothing to those who broke theirs.
"""

from __future__ import annotations

from enum import StrEnum, unique
from typing import Final

from tafelrunde.games.iron_throne.state import State, promises_of

#: The option that gives each house a personality of its own.
BY_HOUSE: Final = "house"


@unique
class Personality(StrEnum):
    """What somebody's word is worth."""

    HONOURABLE = "honourable"
    OPPORTUNIST = "opportunist"
    VENGEFUL = "vengeful"


PERSONALITIES: Final = tuple(map(str, Personality))
#: By house: Stark, Lannister, Baratheon, Targaryen, Tyrell.
OF_HOUSES: Final = (
    Personality.HONOURABLE,
    Personality.OPPORTUNIST,
    Personality.HONOURABLE,
    Personality.VENGEFUL,
    Personality.OPPORTUNIST,
)


def personality(state: State, seat: int) -> Personality:
    """Give the personality of a computer player at a seat."""
    if state.personality == BY_HOUSE:
        return OF_HOUSES[state.houses[seat]]
    return Personality(state.personality)


def broken(state: State, seat: int) -> int:
    """Count the promises a seat has broken in this game."""
    return promises_of(state.broken, seat)


def owes(state: State, seat: int, other: int) -> bool:
    """Whether a seat feels bound by its word to another."""
    match personality(state, seat):
        case Personality.OPPORTUNIST:
            return False
        case Personality.VENGEFUL:
            return not grudge(state, seat, other)
    return True


def grudge(state: State, seat: int, other: int) -> int:
    """Count what a seat does not forgive another."""
    vengeful = personality(state, seat) is Personality.VENGEFUL
    return broken(state, other) if vengeful else 0
