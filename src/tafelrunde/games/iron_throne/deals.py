"""Peace deals: what two active players can give each other, and how much of it at most.

A deal is two parcels. What one receives the other gives: a token of the receiver's influence is
spread on the giver's house, hostages are taken from the giver, power goes from sheet to sheet.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

MOST_INFLUENCE, MOST_HOSTAGES, MOST_POWER = 1, 2, 3
MOST_PROPOSALS = 6
CHALLENGER, DEFENDER = 0, 1


class Parcel(NamedTuple):
    """What one active player receives from the other."""

    influence: int = 0
    hostages: int = 0
    power: int = 0


class Deal(NamedTuple):
    """Both parcels, by receiver: each item at most once for each."""

    to_challenger: Parcel
    to_defender: Parcel


class Means(NamedTuple):
    """What an active player has: tokens on the own board, power on the sheet, cards to be taken.

    Cards are those of hand, deck and discard pile and the hostages held; none of them can be taken
    from somebody who is protected.
    """

    influence: int
    power: int
    cards: int


PARCELS = tuple(
    Parcel(*items)
    for items in product(range(MOST_INFLUENCE + 1), range(MOST_HOSTAGES + 1), range(MOST_POWER + 1))
)
NOTHING = PARCELS[0]
#: All that can be agreed on; a deal without any item is none.
DEALS = tuple(
    Deal(*parcels) for parcels in product(PARCELS, repeat=2) if parcels != (NOTHING, NOTHING)
)


def largest(receiver: Means, giver: Means) -> Parcel:
    """Give the most of each item one player can receive from another."""
    return Parcel(
        min(MOST_INFLUENCE, receiver.influence),
        min(MOST_HOSTAGES, giver.cards),
        min(MOST_POWER, giver.power),
    )


def may_propose(made: int) -> int | None:
    """Say who makes the next proposal after so many, or None after the last.

    >>> [may_propose(made) for made in range(7)]
    [0, 1, 0, 1, 0, 1, None]
    """
    return made % 2 if made < MOST_PROPOSALS else None
