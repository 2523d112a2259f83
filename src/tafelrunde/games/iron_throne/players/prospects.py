"""Prospects: each seat's expected share of the victory, from what lies open at the end of a turn.

The weights were fitted to whole games of computer players (`python -m benchmarks.throne_weights`),
but for power: whoever has much has often just not fought, so what it is worth is set by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from tafelrunde.games.iron_throne.houses import INFLUENCE, characters_of, half
from tafelrunde.games.iron_throne.state import State

#: By the most influence anybody has spread, what each feature weighs; see `features`.
WEIGHTS: Final = (
    (0.0, 0.0, 0.0, 0.0, 0.15, 0.0, 0.1),
    (0.7, 0.0, 0.0, 0.0, 0.15, 0.0, 0.3),
    (0.7, 0.75, 0.0, 0.0, 0.15, 0.0, 0.35),
    (0.4, 0.95, 0.8, 0.0, 0.2, 0.0, 0.35),
    (0.1, 0.65, 1.1, 1.1, 0.2, 0.0, 0.6),
)
#: By the number of seats, how much more power weighs: of three everybody fights in two turns of
#: three, mostly alone, and many games end with a house that dies out.
POWER: Final = {3: 5.0, 4: 1.0, 5: 1.0}
#: Power is counted in tens.
TENS: Final = 10
#: A hostage costs its house about as much as so much power, and brings its holder so much.
HOSTAGE, HELD = 1.5, 0.7


def features(out: int, power: int, reserve: int, wait: float) -> list[float]:
    """Describe a seat: influence spread, power on characters and sheet, how soon it challenges."""
    steps = [float(out >= step) for step in range(1, INFLUENCE)]
    return [*steps, power / TENS, reserve / TENS, wait]


class Outlook:
    """What counts for the prospects at the end of a turn; deeds are tried by changing it."""

    __slots__ = ("more", "out", "power", "reserve", "soon")

    def __init__(self, state: State) -> None:
        """Take everything from a position, as if its turn were over."""
        seats = state.seats
        self.out = [INFLUENCE - left for left in state.tokens]
        #: By seat, the power of each character.
        self.power = [[state.power[one] for one in characters_of(house)] for house in state.houses]
        self.reserve = state.reserve.copy()
        #: By seat, what is worth as much as so much power on characters.
        self.more = [0.0] * seats
        #: 1 for whoever challenges next, less for those after.
        self.soon = [1 - (seat - state.challenger - 1) % seats / seats for seat in range(seats)]

    def capture(self, taker: int, victim: int, many: int = 1) -> None:
        """Count hostages that change place."""
        self.more[victim] -= many * HOSTAGE
        self.more[taker] += many * HELD

    def halve(self, seat: int, place: int) -> None:
        """Let a loser pay with a character."""
        lost = half(self.power[seat][place])
        self.power[seat][place] -= lost
        self.reserve[seat] += lost

    def shares(self) -> list[float]:
        """Give everybody's expected share of the victory."""
        out = self.out
        most = max(out)
        extinct = not all(map(any, self.power))
        if most >= INFLUENCE or extinct:
            winners = out.count(most)
            return [(spread == most) / winners for spread in out]
        *steps, power, reserve, soon = WEIGHTS[most]
        power *= POWER[len(out)]
        merits = [
            exp(
                sum(steps[:spread])
                + power * (sum(on) + more) / TENS
                + reserve * sheet / TENS
                + soon * sooner
            )
            for spread, on, more, sheet, sooner in zip(
                out, self.power, self.more, self.reserve, self.soon, strict=True
            )
        ]
        whole = sum(merits)
        return [merit / whole for merit in merits]


def worth(state: State) -> Sequence[float]:
    """Estimate each seat's share of the victory."""
    if state.houses[-1] < 0 or state.leaders[-1] < 0 or not any(state.power):
        return [1 / state.seats] * state.seats
    return Outlook(state).shares()
