"""Bargaining: every deal is weighed for both, what is worse than failing for either is dropped.

What a deal is worth is the share of the victory it leaves. Power and hostages are weighed by what
one of each changes, influence exactly, since a token may be the last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import le
from typing import Final, NamedTuple

from tafelrunde.games.iron_throne.deals import CHALLENGER, DEALS, DEFENDER, Deal
from tafelrunde.games.iron_throne.houses import PER_HOUSE
from tafelrunde.games.iron_throne.players.prospects import Outlook
from tafelrunde.games.iron_throne.rules.places import SIDES
from tafelrunde.games.iron_throne.state import State, means

#: By the own proposals made: how much the own gain weighs, the other's weighs the rest.
GREED: Final = (0.6, 0.5, 0.4)
#: By the own proposals made: which share of the gain of the next one is enough at once.
ENOUGH: Final = (0.95, 0.8, 0.5)
#: So often talks fail although a deal is to be had.
FAILING: Final = 0.15


class Gains(NamedTuple):
    """What a deal brings each side, compared with failure."""

    deal: Deal
    gains: tuple[float, float]


def failure(state: State) -> list[float]:
    """Give everybody's prospects if the talks fail: all participants pay."""
    outlook = Outlook(state)
    for seat, side in enumerate(state.sides):
        if side >= 0:
            outlook.halve(seat, state.participants[seat] % PER_HOUSE)
    return outlook.shares()


def _spread(state: State, tokens: tuple[int, int]) -> Outlook:
    outlook = Outlook(state)
    for side in SIDES:
        outlook.out[state.actives[side]] += tokens[side]
    return outlook


def _pay(outlook: Outlook, receiver: int, giver: int, many: int) -> None:
    outlook.reserve[receiver] += many
    outlook.reserve[giver] -= many


class Scales:
    """Weighs deals for both sides."""

    def __init__(self, state: State) -> None:
        """Weigh influence exactly, and one power and one hostage for each way of spreading it."""
        self._actives = state.actives
        first = [means(state, seat).influence for seat in state.actives]
        failing = failure(state)
        self.fallback = tuple([failing[seat] for seat in state.actives])
        self._base: dict[tuple[int, int], list[float]] = {}
        self._power: dict[tuple[int, int], list[list[float]]] = {}
        self._hostage: dict[tuple[int, int], list[list[float]]] = {}
        for tokens in ((0, 0), (0, 1), (1, 0), (1, 1)):
            if tokens[0] > first[0] or tokens[1] > first[1]:
                continue
            outlook = _spread(state, tokens)
            self._base[tokens] = base = self._of(outlook.shares())
            self._power[tokens] = self._change(outlook, base, _pay)
            self._hostage[tokens] = self._change(outlook, base, Outlook.capture)

    def _of(self, shares: list[float]) -> list[float]:
        return [shares[seat] for seat in self._actives]

    def _change(
        self, outlook: Outlook, base: list[float], give: Callable[[Outlook, int, int, int], None]
    ) -> list[list[float]]:
        """Give by receiver what both gain by one item."""
        found = []
        for side in SIDES:
            receiver, giver = self._actives[side], self._actives[1 - side]
            give(outlook, receiver, giver, 1)
            after = self._of(outlook.shares())
            give(outlook, receiver, giver, -1)
            found.append([now - before for now, before in zip(after, base, strict=True)])
        return found

    def gains(self, deal: Deal) -> tuple[float, float]:
        """Give what a deal brings each side, compared with failure."""
        tokens = deal.to_challenger.influence, deal.to_defender.influence
        base, power, hostage = self._base[tokens], self._power[tokens], self._hostage[tokens]
        own, other = deal
        values = [
            base[side]
            - self.fallback[side]
            + own.power * power[CHALLENGER][side]
            + other.power * power[DEFENDER][side]
            + own.hostages * hostage[CHALLENGER][side]
            + other.hostages * hostage[DEFENDER][side]
            for side in SIDES
        ]
        return values[CHALLENGER], values[DEFENDER]

    def good(self, most: list[int]) -> Iterator[Gains]:
        """List the possible deals that are worse than failing for nobody."""
        for deal in DEALS:
            if all(map(le, (*deal.to_challenger, *deal.to_defender), most)):
                gains = self.gains(deal)
                if gains[CHALLENGER] > 0 and gains[DEFENDER] > 0:
                    yield Gains(deal, gains)


def best(found: list[Gains], side: int, made: int) -> Gains | None:
    """Choose the offer with the best product; the own gain weighs less the more were made."""
    greed = GREED[min(made, len(GREED) - 1)]
    return max(
        found,
        key=lambda one: one.gains[side] ** greed * one.gains[1 - side] ** (1 - greed),
        default=None,
    )


def expected(state: State) -> list[float]:
    """Give everybody's prospects when both have laid peace, whatever comes of it."""
    failing = failure(state)
    first, second = state.actives
    reaches = state.tokens[first] > 0 and state.tokens[second] > 0
    shares = failing
    if reaches:
        shares = _spread(state, (1, 1)).shares()
        if shares[first] < failing[first] or shares[second] < failing[second]:
            # A token each would make one of them win alone: they settle for less.
            shares = Outlook(state).shares()
    return [(1 - FAILING) * good + FAILING * bad for good, bad in zip(shares, failing, strict=True)]
