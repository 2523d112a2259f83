"""What is printed: 36 character cards of four houses and 7 Iron Throne cards, and the deal table.

Sources: the houses' colours and four names are in the rulebook. The equal shares of nine, the other
names and the exact Iron Throne values are our choice where it is silent; docs/rules/ says why.
Names are words and live in locale/ as `card-0` to `card-35`: in play only a card's house matters.
"""

from __future__ import annotations

from typing import Final

import msgspec

HOUSES: Final = 4
STARK: Final = 0
LANNISTER: Final = 1
BARATHEON: Final = 2
TARGARYEN: Final = 3
PER_HOUSE: Final = 9
CARDS: Final = HOUSES * PER_HOUSE


class Throne(msgspec.Struct, frozen=True):
    """An Iron Throne card: points to subtract from penalties, swords for ties."""

    points: int
    swords: int


THRONES: Final[tuple[Throne, ...]] = (
    Throne(1, 1),
    Throne(1, 2),
    Throne(2, 3),
    Throne(2, 4),
    Throne(2, 5),
    Throne(3, 6),
    Throne(3, 7),
)


class Deal(msgspec.Struct, frozen=True):
    """One line of the deal table."""

    hand: int
    bottom_limit: int
    start_card: bool = False


DEALS: Final[dict[int, Deal]] = {
    2: Deal(hand=14, bottom_limit=7),
    3: Deal(hand=12, bottom_limit=8),
    4: Deal(hand=9, bottom_limit=8),
    5: Deal(hand=7, bottom_limit=8, start_card=True),
    6: Deal(hand=6, bottom_limit=8),
}


def house_of(card: int) -> int:
    """Give the house of a character card.

    >>> house_of(35) == TARGARYEN
    True
    """
    return card // PER_HOUSE
