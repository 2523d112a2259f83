"""What a turn begins with: units and gold for the land held."""

from __future__ import annotations

from tafelrunde.games.risk.boards import CASTLES, PORTS, Board

LEAST_UNITS = 3
GOLD_PER_UNIT = 100


def base_units(own: int) -> int:
    """Count territories and castles, a third of them, rounded down, but never fewer than three.

    >>> base_units(0)
    3
    """
    return max(LEAST_UNITS, (own.bit_count() + (own & CASTLES).bit_count()) // 3)


def region_units(board: Board, own: int) -> int:
    """Add up the bonuses of the regions held completely."""
    units = 0
    for land, bonus in board.bonuses:
        if own & land == land:
            units += bonus
    return units


def income(board: Board, own: int) -> tuple[int, int]:
    """Give units and gold of a turn for a mask of own territories, before any cards."""
    units = base_units(own) + region_units(board, own)
    return units, GOLD_PER_UNIT * (units + (own & PORTS).bit_count())


def points(own: int) -> int:
    """Count a skirmish: one point for each territory, castle and port."""
    return own.bit_count() + (own & CASTLES).bit_count() + (own & PORTS).bit_count()
