"""Peace deals: what two active players can give each other, and what keeps them from it.

A deal is two parcels. What one receives the other gives: a token of the receiver's influence is
spread on the giver's house, hostages are taken from the giver, power goes from sheet to sheet.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum, unique
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


@unique
class Lack(StrEnum):
    """Why a parcel cannot be given."""

    INFLUENCE = "influence"  # The receiver has no token left to spread.
    HOSTAGES = "hostages"  # The giver has too few cards.
    POWER = "power"  # The giver's sheet has too little.
    EMPTY = "empty"  # Nothing changes hands.


class Obstacle(NamedTuple):
    """What is lacking for a deal, on whose side, how much was wanted and how much there is."""

    lack: Lack
    receiver: int
    wanted: int
    there: int


PARCELS = tuple(
    Parcel(*items)
    for items in product(range(MOST_INFLUENCE + 1), range(MOST_HOSTAGES + 1), range(MOST_POWER + 1))
)
NOTHING = PARCELS[0]
#: All that can be agreed on; a deal without any item is none.
DEALS = tuple(
    Deal(*parcels) for parcels in product(PARCELS, repeat=2) if parcels != (NOTHING, NOTHING)
)


def obstacles(deal: Deal, challenger: Means, defender: Means) -> tuple[Obstacle, ...]:
    """Say everything that keeps two players from a deal.

    >>> obstacles(Deal(Parcel(power=3), NOTHING), Means(5, 4, 25), Means(5, 1, 25))
    (Obstacle(lack=<Lack.POWER: 'power'>, receiver=0, wanted=3, there=1),)
    """
    if deal == (NOTHING, NOTHING):
        return (Obstacle(Lack.EMPTY, CHALLENGER, 1, 0),)
    return (
        *_lacking(deal.to_challenger, CHALLENGER, challenger, defender),
        *_lacking(deal.to_defender, DEFENDER, defender, challenger),
    )


def feasible(challenger: Means, defender: Means) -> Iterator[Deal]:
    """List the deals two players can make, in the order of DEALS."""
    gains = largest(challenger, defender)
    losses = largest(defender, challenger)
    for deal in DEALS:
        if _within(deal.to_challenger, gains) and _within(deal.to_defender, losses):
            yield deal


def largest(receiver: Means, giver: Means) -> Parcel:
    """Give the most of each item one player can receive from another."""
    return Parcel(
        min(MOST_INFLUENCE, receiver.influence),
        min(MOST_HOSTAGES, giver.cards),
        min(MOST_POWER, giver.power),
    )


def reaches_the_end(parcel: Parcel, receiver: Means) -> bool:
    """Whether the receiver spreads the last token by this parcel."""
    return parcel.influence > 0 and receiver.influence == 1


def may_propose(made: int) -> int | None:
    """Say who makes the next proposal after so many, or None after the last.

    >>> [may_propose(made) for made in range(7)]
    [0, 1, 0, 1, 0, 1, None]
    """
    return made % 2 if made < MOST_PROPOSALS else None


def _within(parcel: Parcel, most: Parcel) -> bool:
    return all(wanted <= there for wanted, there in zip(parcel, most, strict=True))


def _lacking(parcel: Parcel, seat: int, receiver: Means, giver: Means) -> Iterator[Obstacle]:
    for lack, wanted, there in (
        (Lack.INFLUENCE, parcel.influence, receiver.influence),
        (Lack.HOSTAGES, parcel.hostages, giver.cards),
        (Lack.POWER, parcel.power, giver.power),
    ):
        if wanted > there:
            yield Obstacle(lack, seat, wanted, there)
