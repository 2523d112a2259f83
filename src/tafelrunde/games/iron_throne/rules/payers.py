"""Who of the own characters can pay power; each keeps at least 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.iron_throne.cards.vocabulary import Payers
from tafelrunde.games.iron_throne.state import NOBODY, State, living

ALL_OF_THEM: Final = Payers.OWN_CHARACTERS_KEEP1


def payers(state: State, seat: int, *, participant: bool) -> list[int]:
    """List own living characters that have power to spare."""
    power, left_out = state.power, NOBODY if participant else state.participants[seat]
    return [one for one in living(state, seat) if power[one] > 1 and one != left_out]


def payers_of(state: State, seat: int, source: Payers) -> list[int]:
    """List the characters a cost may be paid by."""
    return payers(state, seat, participant=source is ALL_OF_THEM)


def payable(state: State, characters: Sequence[int]) -> int:
    """Count what these can give while each keeps 1."""
    return sum([state.power[character] for character in characters]) - len(characters)
