"""Which function carries out which effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.games.thrones_lcg.cards.declaration import Term
from tafelrunde.table import Frame, Table

#: Carries an effect out, or gives the frame that does; gets the use of the ability and the effect.
Doer = Callable[[Table[Any], Any, Any], Frame | None]
EFFECTS: Final[dict[type[Term], Doer]] = {}


def carries_out(*effects: type[Term]) -> Callable[[Doer], Doer]:
    """Enter a function as the one that carries out these effects."""

    def enter(doer: Doer) -> Doer:
        for effect in effects:
            EFFECTS[effect] = doer
        return doer

    return enter
