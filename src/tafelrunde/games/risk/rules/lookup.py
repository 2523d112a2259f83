"""From the number of an option to the card it stands for."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.risk.cards.characters import CHARACTERS
from tafelrunde.games.risk.cards.effects import Card
from tafelrunde.games.risk.cards.maester import MAESTER as TITLES
from tafelrunde.games.risk.codes import CHARACTER, MAESTER


def card_of(code: int) -> Card:
    """Find the card an option stands for."""
    return TITLES[code - MAESTER] if code >= MAESTER else CHARACTERS[code - CHARACTER]


def effect_of(code: int) -> Any:
    """Find what it does."""
    return card_of(code).effect
