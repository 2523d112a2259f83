"""In which windows leaders and character cards have a part.

Most windows concern nobody; `State.windows` tells so at a glance. Leaders never change, and whoever
takes part is added; bits are not taken back within a turn, since a window may find nobody anyway.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tafelrunde.games.iron_throne.cards.check import CARD, LEADER
from tafelrunde.games.iron_throne.cards.packs import PACKS, effect_of, whole
from tafelrunde.games.iron_throne.cards.vocabulary import Timing
from tafelrunde.games.iron_throne.houses import CHARACTERS
from tafelrunde.games.iron_throne.state import State

#: A bit for each window.
BITS: Final = {timing: 1 << number for number, timing in enumerate(Timing)}


class Heard(NamedTuple):
    """By character the window of its ability and that of its card, as bits."""

    abilities: tuple[int, ...]
    texts: tuple[int, ...]


@lru_cache(PACKS)
def heard(pack: str) -> Heard:
    """Find the windows of all cards of a pack."""
    abilities, texts = (
        tuple([BITS[effect_of(whole(pack), key, kind).timing] for key in CHARACTERS])
        for kind in (LEADER, CARD)
    )
    return Heard(abilities, texts)


def listen(state: State) -> None:
    """Work out anew in which windows somebody may have a part, before anybody takes part."""
    abilities = heard(state.pack).abilities
    windows = 0
    for leader in state.leaders:
        windows |= abilities[leader]
    state.windows = windows
