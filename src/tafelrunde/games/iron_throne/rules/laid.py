"""What a laid card counts as."""

from __future__ import annotations

from tafelrunde.games.iron_throne.houses import KIND, WAR_VALUE, Kind
from tafelrunde.games.iron_throne.state import State


def kind_of(state: State, side: int) -> Kind:
    """Give the type of a laid card; where nobody could lay one it counts as war."""
    cards = state.laid[side].cards
    return KIND[cards[0]] if cards else Kind.WAR


def value_of(state: State, side: int) -> int:
    """Give the war value of a laid card; a character card, peace or no card count 0."""
    cards = state.laid[side].cards
    return WAR_VALUE[cards[0]] if cards else 0
