"""Dominion in the research room: cards are picked one by one, in ascending order."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import KINDS, NONE
from tafelrunde.games.dominion.view import SupplyPile, View
from tafelrunde.research.alphabet import Letter, one
from tafelrunde.research.form import Form
from tafelrunde.research.layout import Bag, Maybe, OneOf, Plain, Record, Row

SEATS: Final = GAME.seats[-1]
#: Ten piles of the kingdom and seven of every game.
PILES: Final = 17
#: The most ways that one card offers.
WAYS: Final = 8
CARD: Final = Bag(KINDS, of="card")


def card(option: int, part: int) -> tuple[Letter, ...]:
    """Spell a card, or none."""
    return (("none", 0),) if option == NONE else (("card", option),)


FORM = Form(
    GAME,
    version=1,
    blocks={"none": 1, "card": KINDS, "way": WAYS},
    spellings={
        name: card if prompt.things else one("way") for name, prompt in GAME.prompts.items()
    },
    view=Record(
        View,
        {
            "you": OneOf(SEATS, of="seat"),
            "kingdom": CARD,
            "piles": Row(PILES, Record(SupplyPile, {})),
            "trash": CARD,
            "hand": CARD,
            "hand_sizes": Row(SEATS),
            "deck_sizes": Row(SEATS),
            "discard_sizes": Row(SEATS),
            "discard_tops": Row(SEATS, Maybe(Plain())),
            "known_tops": Row(SEATS, Row(4)),
            "play": CARD,
            "turns": Row(SEATS),
            "shown": CARD,
            "shown_of": OneOf(SEATS, of="seat"),
            "drawn": Maybe(Plain()),
            "own": CARD,
            "decks": Row(SEATS, CARD),
            "points": Row(SEATS),
        },
    ),
)
