"""The fish market in the research room."""

from __future__ import annotations

from tafelrunde.games.fish_market import GAME
from tafelrunde.games.fish_market.rules import CARDS
from tafelrunde.games.fish_market.view import Stall, View
from tafelrunde.research.alphabet import Letter
from tafelrunde.research.form import Form
from tafelrunde.research.layout import Answered, Bag, Record, Row
from tafelrunde.table import PASS


def card(option: int, part: int) -> tuple[Letter, ...]:
    """Spell a card of the hand, or a pass."""
    return (("pass", 0),) if option == PASS else (("card", option),)


FORM = Form(
    GAME,
    version=1,
    blocks={"pass": 1, "card": CARDS + 1},
    spellings={"bid": card, "gull": card},
    view=Record(
        View,
        {
            "stalls": Row(
                GAME.seats[-1], Record(Stall, {"hand": Bag(CARDS + 2, -1, "card (-1: hidden)")})
            ),
            "discards": Bag(CARDS + 1, 0, "card"),
            "bid": Answered(),
        },
    ),
)
