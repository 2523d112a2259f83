"""Counting everything in a position, one pair of functions per game: what is found, what must be.

Nothing here relies on the game's own helpers, which may be wrong in the same way as its rules.
"""

from __future__ import annotations

from collections import Counter
from typing import Any


def westeros_intrigue(state: Any) -> dict[str, object]:
    """Find each card by its place: laid, in hand, never dealt; and each Iron Throne card."""
    laid = Counter((entry >> 9, entry >> 7 & 3) for entry in state.placed)
    cards: list[int] = []
    for seat in range(state.seats):
        dealt = state.dealt[seat * state.hand_size : (seat + 1) * state.hand_size]
        for house in range(4):
            own = [card for card in dealt if card // 9 == house]
            held = state.hands[seat] >> 4 * house & 15
            # Laid cards come first, held ones follow; one too many would be a card from nowhere.
            cards += (own + [-1] * 36)[: laid[seat, house] + held]
    cards += state.dealt[state.seats * state.hand_size :]
    board = {cell: house for cell, house in enumerate(state.board) if house != 4}
    return {
        "cards": sorted(cards),
        "thrones": sorted(sum(state.thrones, (*state.throne_pile.top, *state.throne_pile.rest))),
        "cells that differ from the log": {
            *board.items() ^ {entry & 127: entry >> 7 & 3 for entry in state.placed}.items()
        },
        "cells laid twice": len(state.placed) - len(board),
    }


def westeros_intrigue_whole(seats: int) -> dict[str, object]:
    """Four houses of nine, seven Iron Throne cards, one card on a cell."""
    return {
        "cards": list(range(36)),
        "thrones": list(range(7)),
        "cells that differ from the log": set(),
        "cells laid twice": 0,
    }


def siege(state: Any) -> dict[str, object]:
    """Find each card and count the coins."""
    places = (*state.hands, state.pile.top, state.pile.rest, state.burned, state.discards)
    return {
        "cards": sorted(card for place in places for card in place),
        "coins": sum(state.coins) + state.bank,
    }


def siege_whole(seats: int) -> dict[str, object]:
    """24 cards, three coins a seat."""
    return {"cards": list(range(24)), "coins": 3 * seats}
