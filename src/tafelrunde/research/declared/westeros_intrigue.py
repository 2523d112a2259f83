"""Die Intrigen von Westeros in the research room: one pick lays one card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tafelrunde.games.westeros_intrigue import GAME
from tafelrunde.games.westeros_intrigue.cards import HOUSES, PER_HOUSE, THRONES, house_of
from tafelrunde.games.westeros_intrigue.pyramid import CELLS, move_of
from tafelrunde.games.westeros_intrigue.view import View
from tafelrunde.research.alphabet import one
from tafelrunde.research.form import Form
from tafelrunde.research.layout import Bag, Bits, Cells, OneOf, Part, Record, Row

CARDS: Final = HOUSES * PER_HOUSE
SEATS: Final = GAME.seats[-1]


class Moves(Part):
    """One cell for each move: a house on a cell of the pyramid."""

    size = HOUSES * CELLS

    def write(self, value: Any, out: list[int]) -> None:
        """Append 1 for every card that lies, or for every move that fits."""
        row = [0] * self.size
        for some in value:
            laid = not isinstance(some, tuple)
            for move in (move_of(house_of(some.card), some.cell),) if laid else some:
                row[move] = 1
        out += row

    def cells(self, name: str) -> Iterator[Cells]:
        """Describe the cells."""
        yield Cells(name, self.size, "1 in the cell of each move, 128 x house + cell")


FORM = Form(
    GAME,
    version=1,
    blocks={"move": HOUSES * CELLS},
    spellings={"lay": one("move")},
    view=Record(
        View,
        {
            "you": OneOf(SEATS, of="seat"),
            "hand": Bag(CARDS, of="card"),
            "hand_sizes": Row(SEATS),
            "excluded": Row(SEATS),
            "barred": Row(SEATS, Bits(HOUSES)),
            # Of a card that lies, its house: nothing else about it matters any more.
            "pyramid": Moves(),
            "fits": Moves(),
            "penalties": Row(SEATS),
            "throne_counts": Row(SEATS),
            "thrones": Row(SEATS, Bag(len(THRONES), of="Iron Throne card")),
            "history": Row(len(THRONES), Row(SEATS + 1)),
        },
    ),
)
