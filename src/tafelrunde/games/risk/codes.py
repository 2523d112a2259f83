"""Options of questions as numbers, where a question offers different things at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.risk.boards import TERRITORIES, members

#: Nothing more, no: in questions that may be left without doing anything.
STOP: Final = 0
#: A way from one territory to another is one number; none of them is 0.
PAIRS: Final = TERRITORIES * TERRITORIES
#: The maneuver of the turn, made between two invasions.
MANEUVER: Final = 7000
CHARACTER: Final = 8000
RANSOM: Final = 8500
MAESTER: Final = 9000
RESERVE: Final = 9500

BUY_MAESTER, BUY_OBJECTIVE = 1, 2

#: How a battle goes on: units for one battle are 1 to 3; then what is fought on until.
UNTIL_TAKEN: Final = 10
UNTIL_LEFT: Final = 100
UNTIL_ODDS: Final = 1000
ODDS: Final = tuple(range(10, 100, 10))
HOLD_BACK: Final = 50

#: The defender's dice for the rest of the invasion are this much more than for one battle.
KEEP: Final = 10


def way(origin: int, target: int) -> int:
    """Give the number of a way."""
    return origin * TERRITORIES + target


#: By origin and mask of targets: the ways to each of them, as far as `ways_to` has listed them.
WAYS: Final[tuple[dict[int, tuple[int, ...]], ...]] = tuple({} for _ in range(TERRITORIES))


#: Every way once, so that the many lists of them share their numbers.
_NUMBERS: Final = tuple(range(PAIRS))


def ways_to(origin: int, targets: int) -> tuple[int, ...]:
    """List the ways from one territory to each of a mask, and keep the list."""
    ways = [_NUMBERS[way(origin, target)] for target in members(targets)]
    found = WAYS[origin][targets] = tuple(ways)
    return found


def ends(pair: int) -> tuple[int, int]:
    """Take a way apart.

    >>> ends(way(3, 5))
    (3, 5)
    """
    return divmod(pair, TERRITORIES)


def pack(cards: Sequence[int]) -> int:
    """Give the number of a set of three different territory cards; it is never 0."""
    first, second, third = cards if cards[0] < cards[1] < cards[2] else sorted(cards)
    return first << 14 | second << 7 | third


def unpack(number: int) -> tuple[int, int, int]:
    """Take a set apart.

    >>> unpack(pack((7, 81, 0)))
    (0, 7, 81)
    """
    return number >> 14, number >> 7 & 127, number & 127
