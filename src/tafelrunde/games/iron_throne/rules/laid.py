"""What a laid card counts as."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.iron_throne.houses import KIND, WAR_VALUE, Kind
from tafelrunde.games.iron_throne.state import State

#: By house card: whether it is a peace card.
PEACEFUL: Final = tuple(kind is Kind.PEACE for kind in KIND)


def peaceful(state: State, side: int) -> bool:
    """Whether a laid card is peace; where nobody could lay one it counts as war."""
    cards = state.laid[side].cards
    return bool(cards) and PEACEFUL[cards[0]]


def value_of(state: State, side: int) -> int:
    """Give the war value of a laid card; a character card, peace or no card count 0."""
    cards = state.laid[side].cards
    return WAR_VALUE[cards[0]] if cards else 0
