"""What is looked up all the time: points, neighbours, the odds of plain dice."""

from __future__ import annotations

from functools import cache
from typing import Final

from tafelrunde.games.risk.boards import CASTLES, PORTS, TERRITORIES, places
from tafelrunde.games.risk.odds import chain
from tafelrunde.games.risk.state import BOARDS

#: By territory: its points in a skirmish.
POINTS: Final = tuple(1 + (CASTLES >> t & 1) + (PORTS >> t & 1) for t in range(TERRITORIES))
#: Armies up to this size are looked up.
MOST: Final = 63
_PLAIN = chain()
_PLAIN.win(MOST, MOST)
#: By attackers and defenders.
WIN: Final = tuple(
    tuple(_PLAIN.win(attackers, defenders) for defenders in range(MOST + 1))
    for attackers in range(MOST + 1)
)
LEFT: Final = tuple(
    tuple(_PLAIN.attackers_left(attackers, defenders) for defenders in range(MOST + 1))
    for attackers in range(MOST + 1)
)


@cache
def near(key: str) -> tuple[tuple[int, ...], ...]:
    """List the neighbours of each territory of a board."""
    board = next(board for board in BOARDS.values() if board.key == key)
    return tuple(places(around) for around in board.neighbours)


@cache
def all_points(key: str) -> int:
    """Count the points of a board."""
    board = next(board for board in BOARDS.values() if board.key == key)
    return sum([POINTS[territory] for territory in board.territories])


def far(attackers: int, defenders: int) -> float:
    """Odds of armies larger than the table: those of armies in the same proportion."""
    most = max(attackers, defenders)
    return WIN[attackers * MOST // most][defenders * MOST // most]
