"""Places of the pyramid in words: "left", "above Bronn and Arya", "row 2 place 3"."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from tafelrunde.games.staging import refuse
from tafelrunde.games.westeros_intrigue.pyramid import FIRST_CELL, where
from tafelrunde.games.westeros_intrigue.scenario.words import Kind, read_kind
from tafelrunde.games.westeros_intrigue.state import State, faces

#: A card and the place where it is laid.
LAYING = re.compile(
    r"""(?P<card>.+?)\s+(?:
        (?P<left>(?:(?:to|at|on)\ the\ )?left(?:\ of\ the\ bottom\ row)?
                |links(?:\ an\ die\ unterste\ reihe)?)
      | (?P<right>(?:(?:to|at|on)\ the\ )?right(?:\ of\ the\ bottom\ row)?
                |rechts(?:\ an\ die\ unterste\ reihe)?)
      | (?P<middle>(?:in\ the\ )?middle|(?:in\ die\ )?mitte)
      | (?:between|zwischen)\s+(?P<between>.+)
      | (?:above|on|über|auf)\s+(?P<above>.+)
      | (?:row|reihe)\s+(?P<row>\d+),?\s+(?:place|platz)\s+(?P<place>\d+)
    )""",
    re.VERBOSE | re.IGNORECASE,
)
_AND = re.compile(r"\s+(?:and|und)\s+", re.IGNORECASE)


def cell_meant(state: State, field: str, found: re.Match[str]) -> int | None:
    """Find the cell that a LAYING means; None if the pyramid has no such place."""
    cards = lying(state)
    left, width = bottom(cards)
    if found["left"] or found["right"]:
        return left - 1 if found["left"] else left + max(width, 1)
    if found["middle"]:
        return FIRST_CELL
    if found["row"]:
        row, place = int(found["row"]), int(found["place"])
        return 16 * (row - 1) + left + place - 1 if 0 < row < 9 and 0 < place < 9 else None
    kinds = [read_kind(field, name) for name in _AND.split(found["between"] or found["above"])]
    if found["between"]:
        return None
    pairs = [(cell + 16, (card, cards.get(cell + 1))) for cell, card in cards.items()]
    cells = [cell for cell, below in pairs if _carry(kinds, below)]
    free = sorted(cell for cell in cells if cell not in cards) or cells[:1]
    if len(free) > 1:
        places = " or ".join([place_name(state, cell) for cell in free])
        refuse(field, "ambiguous", f"above {found['above']} may be {places}")
    return free[0] if free else None


def place_name(state: State, cell: int) -> str:
    """Give the words for a cell."""
    if cell < 16:
        return where(state.ends, cell)
    left, _ = bottom(lying(state))
    return f"row {(cell >> 4) + 1} place {(cell & 15) - left + 1}"


def lying(state: State) -> dict[int, int]:
    """Give the cards of the pyramid by cell."""
    cells = (entry & 127 for entry in state.placed)
    return dict(zip(cells, faces(state), strict=True))


def bottom(cards: Mapping[int, int]) -> tuple[int, int]:
    """Give the leftmost cell of the bottom row, and how many cards it has."""
    cells = [cell for cell in cards if cell < 16]
    return min(cells, default=FIRST_CELL), len(cells)


def _carry(kinds: Sequence[Kind], below: tuple[int, int | None]) -> bool:
    """Whether two neighbours are the cards that are meant, in either order."""
    first, second = below
    if second is None or len(kinds) > 2:
        return False
    one, other = kinds[0], kinds[-1]
    if len(kinds) == 1:
        return one.fits(first) or one.fits(second)
    return (one.fits(first) and other.fits(second)) or (one.fits(second) and other.fits(first))
