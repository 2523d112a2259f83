"""In which windows leaders and character cards have a part.

Most windows concern nobody; `State.windows` tells so at a glance, and `State.parts` whom they may
concern. Leaders never change, and whoever takes part is added; bits are not taken back within a
turn, since a window may find nobody anyway.
"""

from __future__ import annotations

from functools import lru_cache, reduce
from operator import or_
from typing import Final

import msgspec

from tafelrunde.games.iron_throne.cards.check import CARD, LEADER
from tafelrunde.games.iron_throne.cards.packs import PACKS, effect_of, whole
from tafelrunde.games.iron_throne.cards.sense import CARD_TIMINGS
from tafelrunde.games.iron_throne.cards.vocabulary import Timing
from tafelrunde.games.iron_throne.houses import CHARACTERS
from tafelrunde.games.iron_throne.state import State

#: So many tables are kept in mind: the leaders of a game are asked for at every turn.
TABLES: Final = 256
#: A bit for each window, for leaders; for cards it lies so many places higher.
BITS: Final = {timing: 1 << number for number, timing in enumerate(Timing)}
CARDS: Final = len(Timing)
#: A window for anybody, leaders or cards, as bits; and which window some bits are.
ANYBODY: Final = {timing: bit | bit << CARDS for timing, bit in BITS.items()}
TIMINGS: Final = {bits: timing for timing, bits in ANYBODY.items()}


class Heard(msgspec.Struct, frozen=True):
    """By character the window of its ability, and that of its card."""

    abilities: tuple[int, ...]
    cards: tuple[int, ...]


@lru_cache(PACKS)
def heard(pack: str) -> Heard:
    """Find the windows of all cards of a pack."""
    cards = whole(pack)
    abilities = [BITS[effect_of(cards, key, LEADER).timing] for key in CHARACTERS]
    texts = [effect_of(cards, key, CARD).timing for key in CHARACTERS]
    bits = [BITS[one] << CARDS if one in CARD_TIMINGS else 0 for one in texts]
    return Heard(tuple(abilities), tuple(bits))


def listen(state: State) -> None:
    """Work out anew in which windows somebody may have a part, before anybody takes part."""
    windows, parts = _led(state.pack, tuple(state.leaders))
    state.windows, state.parts = windows, [*parts]


@lru_cache(TABLES)
def _led(pack: str, leaders: tuple[int, ...]) -> tuple[int, list[int]]:
    abilities = heard(pack).abilities
    parts = [abilities[leader] for leader in leaders]
    return reduce(or_, parts), parts
