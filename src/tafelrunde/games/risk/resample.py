"""A random full position that a seat must hold possible.

Everybody is asked by public facts alone, so nothing follows from a question about what its seat
holds: all cards whose place the seat does not know are dealt anew within their kind.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.games.risk.state import MAESTER, OBJECTIVE, TERRITORY, State
from tafelrunde.table import Chance, Deck, Question, Table, Zone, redeal


def resample(table: Table[State], seat: int, chance: Chance) -> Table[State]:
    """Deal every hidden card anew and put the questions of others to their new hands."""
    copy = table.clone(chance)
    state = copy.state
    for kind, hands in (
        (TERRITORY, [*state.hands, *state.reserves]),
        (MAESTER, state.maesters),
        (OBJECTIVE, state.objectives),
    ):
        deck, discards = state.decks[kind]
        looked = [state.looked] if state.looked_of == kind else []
        places: list[Zone | Deck] = [*hands, *looked, discards, deck]
        redeal(places, seat, chance)
    copy.ask_again(seat, lambda question: _again(copy))
    return copy


def _again(table: Table[State]) -> Question:
    """Ask what is asked once more, by what lies there now."""
    frame: Any = table.stack[-1]
    question: Question = frame.question(table)
    return question
