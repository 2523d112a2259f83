"""In which windows leaders and character cards have a part.

Most windows concern nobody; `State.windows` tells so at a glance. Leaders never change, and whoever
takes part is added; bits are not taken back within a turn, since a window may find nobody anyway.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from tafelrunde.games.iron_throne.cards.check import CARD, LEADER
from tafelrunde.games.iron_throne.cards.packs import PACKS, effect_of, whole
from tafelrunde.games.iron_throne.cards.sense import CARD_TIMINGS
from tafelrunde.games.iron_throne.cards.vocabulary import Timing
from tafelrunde.games.iron_throne.houses import CHARACTERS
from tafelrunde.games.iron_throne.state import State

#: A bit for each window, for leaders; for cards it lies so many places higher.
BITS: Final = {timing: 1 << number for number, timing in enumerate(Timing)}
CARDS: Final = len(Timing)
#: So many orders of seats are kept in mind: those of a game are asked for again and again.
ORDERS: Final = 1024
ANYBODY: Final = {timing: bit | bit << CARDS for timing, bit in BITS.items()}


class Heard(msgspec.Struct, frozen=True):
    """By character the window of its ability and that of its card, as bits for leaders."""

    abilities: tuple[int, ...]
    texts: tuple[int, ...]


@lru_cache(PACKS)
def heard(pack: str) -> Heard:
    """Find the windows of all cards of a pack."""
    cards = whole(pack)
    abilities = [BITS[effect_of(cards, key, LEADER).timing] for key in CHARACTERS]
    texts = [effect_of(cards, key, CARD).timing for key in CHARACTERS]
    bits = [BITS[one] if one in CARD_TIMINGS else 0 for one in texts]
    return Heard(tuple(abilities), tuple(bits))


def listen(state: State) -> None:
    """Work out anew in which windows somebody may have a part, before anybody takes part."""
    abilities = heard(state.pack).abilities
    windows = 0
    for leader in state.leaders:
        windows |= abilities[leader]
    state.windows = windows


@lru_cache(ORDERS)
def listening(
    pack: str, leaders: tuple[int, ...], order: tuple[int, ...], bit: int
) -> tuple[int, ...]:
    """List the seats, in this order, whose leaders have a part in a window."""
    abilities = heard(pack).abilities
    return tuple([seat for seat in order if abilities[leaders[seat]] & bit])
