"""The geometry of the pyramid: cells, moves, and tables that answer its questions at once.

A cell is 16 * row + x. The first card lies at x = 8, so the bottom row, eight cards at most, never
leaves x = 1..15. A card on cell c rests on c - 16 and c - 15, and may one day carry cards on c + 15
and c + 16. A move is 128 * house + cell. The open ends of the bottom row are one number,
16 * left + right; 0 when the row is full.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.westeros_intrigue.cards import HOUSES

CELLS: Final = 128
EMPTY: Final = HOUSES
FIRST_CELL: Final = 8
FIRST_ENDS: Final = FIRST_CELL << 4 | FIRST_CELL
LEFT: Final = "left"
RIGHT: Final = "right"
MIDDLE: Final = "middle"
ABOVE: Final = "above"


def move_of(house: int, cell: int) -> int:
    """Code the laying of a house's card on a cell.

    >>> move_of(2, 24)
    280
    """
    return house << 7 | cell


def move_house(move: int) -> int:
    """Give the house whose card a move lays; a card that lies carries its move."""
    return move >> 7 & 3


def move_cell(move: int) -> int:
    """Give the cell a move lays its card on."""
    return move & 127


def cell_row(cell: int) -> int:
    """Give the row of a cell, the bottom one being 0."""
    return cell >> 4


def cell_x(cell: int) -> int:
    """Give the place of a cell in its row."""
    return cell & 15


def end_cells(ends: int) -> list[int]:
    """List the open cells of the bottom row from left to right.

    >>> end_cells(FIRST_ENDS), end_cells(7 << 4 | 9), end_cells(0)
    ([8], [7, 9], [])
    """
    return sorted({ends >> 4, ends & 15}) if ends else []


def laid_by(entry: int) -> int:
    """Give the seat that laid a card of the pyramid."""
    return entry >> 9


def where(ends: int, cell: int) -> str:
    """Name the kind of place: middle, left or right end of the bottom row, or above two cards.

    >>> where(FIRST_ENDS, 8), where(7 << 4 | 9, 7), where(7 << 4 | 9, 24)
    ('middle', 'left', 'above')
    """
    if cell > 15:
        return ABOVE
    if ends == FIRST_ENDS:
        return MIDDLE
    return LEFT if cell == ends >> 4 else RIGHT


def open_after(board: bytearray, open_now: list[int], move: int) -> list[int]:
    """Count the cells above two cards that will be open for each house once a card is laid."""
    house = move >> 7
    cell = move & 127
    after = open_now.copy()
    if cell > 15:
        first, second = board[cell - 16], board[cell - 15]
        after[first] -= 1
        if second != first:
            after[second] -= 1
    left, right = board[cell - 1], board[cell + 1]
    if left != EMPTY:
        after[house] += 1
        if left != house:
            after[left] += 1
    if right != EMPTY:
        after[house] += 1
        if right != house:
            after[right] += 1
    return after


#: The numbers of ends that can be: the row grows from the middle to both sides, or is full.
_ENDS: Final = frozenset((0, *(left << 4 | right for left in range(9) for right in range(8, 16))))


def _end_moves(ends: int) -> tuple[tuple[int, ...], ...]:
    cells = end_cells(ends)
    return tuple(
        tuple(
            move_of(house, cell) for house in range(HOUSES) if held >> house & 1 for cell in cells
        )
        for held in range(1 << HOUSES)
    )


def _ends_after(ends: int, cell: int, limit: int) -> int:
    left, right = ends >> 4, ends & 15
    cards = 0 if left == right else right - left - 1
    if cards + 1 >= limit or cell not in (left, right):
        return 0
    if cell == left:
        left -= 1
    if cell == right:
        right += 1
    return left << 4 | right


#: END_MOVES[ends][houses held, as bits]: the moves onto the ends of the bottom row.
END_MOVES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    _end_moves(ends) if ends in _ENDS else () for ends in range(256)
)

#: ENDS_AFTER[limit][ends][cell]: the open ends once a card lies on this bottom cell.
ENDS_AFTER: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    limit: tuple(
        tuple(_ends_after(ends, cell, limit) for cell in range(16)) if ends in _ENDS else ()
        for ends in range(256)
    )
    for limit in (7, 8)
}
