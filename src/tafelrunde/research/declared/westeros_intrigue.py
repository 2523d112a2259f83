"""Die Intrigen von Westeros in the research room: one pick lays one card."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.westeros_intrigue import GAME
from tafelrunde.games.westeros_intrigue.cards import HOUSES, PER_HOUSE, THRONES
from tafelrunde.games.westeros_intrigue.pyramid import CELLS
from tafelrunde.games.westeros_intrigue.view import Laid, View
from tafelrunde.research.alphabet import one
from tafelrunde.research.form import Form
from tafelrunde.research.layout import Bag, Bits, Maybe, OneOf, Plain, Record, Row

CARDS: Final = HOUSES * PER_HOUSE
SEATS: Final = GAME.seats[-1]

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
            "pyramid": Row(CARDS, Record(Laid, {"seat": Maybe(Plain())})),
            "fits": Row(HOUSES, Row(8)),
            "penalties": Row(SEATS),
            "throne_counts": Row(SEATS),
            "thrones": Row(SEATS, Bag(len(THRONES), of="Iron Throne card")),
            "history": Row(len(THRONES), Row(SEATS + 1)),
        },
    ),
)
