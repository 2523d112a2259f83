"""The titles of the small council, which are in nobody's deck and never in play."""

from __future__ import annotations

from typing import Final

import msgspec

from tafelrunde.games.thrones_lcg.cards.vocabulary import Icon

REGENT, HAND, LAWS, COMMANDER, WHISPERS, COIN = range(6)
#: What a title adds to a side, to the draw and to the income.
TITLE_BONUS: Final = 3
HAND_INFLUENCE: Final = 2
COIN_INCOME: Final = 2


class CouncilTitle(msgspec.Struct, frozen=True):
    """One title: the challenges it helps in, whom it supports and with whom it competes."""

    key: str
    icon: int = 0
    supports: int = -1
    rivals: tuple[int, ...] = ()


COUNCIL: Final = (
    CouncilTitle("crown-regent", Icon.POWER),
    CouncilTitle("hand-of-the-king", supports=WHISPERS, rivals=(COIN,)),
    CouncilTitle("master-of-laws", supports=HAND, rivals=(WHISPERS,)),
    CouncilTitle("lord-commander-of-the-kingsguard", Icon.MILITARY),
    CouncilTitle("master-of-whispers", Icon.INTRIGUE, COIN, (LAWS, REGENT)),
    CouncilTitle("master-of-coin", supports=LAWS, rivals=(HAND,)),
)
