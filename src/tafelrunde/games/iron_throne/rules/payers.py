"""Who of the own characters can pay power; each keeps at least 1."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.iron_throne.cards.vocabulary import Payers
from tafelrunde.games.iron_throne.state import State, living


def payers(state: State, seat: int, *, participant: bool) -> list[int]:
    """List own living characters that have power to spare."""
    return [
        character
        for character in living(state, seat)
        if state.power[character] > 1 and (participant or character != state.participants[seat])
    ]


def payers_of(state: State, seat: int, source: Payers) -> list[int]:
    """List the characters a cost may be paid by."""
    return payers(state, seat, participant=source is Payers.OWN_CHARACTERS_KEEP1)


def payable(state: State, characters: Sequence[int]) -> int:
    """Count what these can give while each keeps 1."""
    return sum(state.power[character] - 1 for character in characters)
