"""Exact odds of battles and of invasions fought to the end, for every kind of dice and bonus.

Everything is worked out at first use and kept: a battle by going through all rolls, an invasion by
following battle after battle (a Markov chain over the units left on both sides). In an inner loop
ask `chain` once and then `Chain.win`, which is two look-ups.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import NamedTuple

ATTACK_DICE = 3
DEFENCE_DICE = 2
ALL_D8 = 3

Roll = tuple[tuple[tuple[int, int], int], ...]


class Force(NamedTuple):
    """What changes the dice of one side, for as long as the odds are asked for."""

    #: So many dice are eight-sided, as far as there are dice.
    d8: int = 0
    #: Added to the highest die: knights and cards alike.
    top: int = 0
    #: Added to every die.
    every: int = 0
    #: Ones are rolled again, once.
    ones_again: bool = False
    #: Equal dice are won; else the defender wins them.
    wins_ties: bool = False


PLAIN = Force()


class Clash(NamedTuple):
    """All that matters of two forces: their dice, and how far the attacker's are lifted."""

    attack_d8: int
    attack_again: bool
    defence_d8: int
    defence_again: bool
    #: What the attacker's highest and second die may fall short by and still win.
    top: int
    second: int


@cache
def clash(attack: Force, defence: Force) -> Clash:
    """Reduce two forces to what decides: bonuses of both sides cancel each other out."""
    ties = attack.wins_ties
    second = attack.every - defence.every + ties
    top = second + attack.top - defence.top
    return Clash(
        min(attack.d8, ATTACK_DICE),
        attack.ones_again,
        min(defence.d8, DEFENCE_DICE),
        defence.ones_again,
        max(-8, min(8, top)),
        max(-8, min(8, second)),
    )


@cache
def _rolls(d6: int, d8: int, ones_again: bool) -> Roll:
    """Give the two highest dice of every roll (0: no second die) and in how many ways they fall."""
    found = {(0, 0): 1}
    for sides in (6,) * d6 + (8,) * d8:
        # A one that is rolled again is one only once in sides x sides ways.
        often = sides + 1 if ones_again else 1
        dice = [1] + [often] * (sides - 1)
        after: dict[tuple[int, int], int] = {}
        for (high, low), ways in found.items():
            for face, times in enumerate(dice, 1):
                pair = (face, high) if face > high else (high, max(low, face))
                after[pair] = after.get(pair, 0) + ways * times
        found = after
    return tuple(found.items())


def exact_battle(
    attackers: int, defenders: int, attack: Force = PLAIN, defence: Force = PLAIN
) -> tuple[Fraction, ...]:
    """Give the chances that the attacker loses 0, 1 or 2 units in one battle, as exact fractions.

    As many units fall as dice are compared, so the defender loses the rest.

    >>> exact_battle(1, 1)
    (Fraction(5, 12), Fraction(7, 12))
    """
    return _exact(attackers, defenders, clash(attack, defence))


def _exact(attackers: int, defenders: int, between: Clash) -> tuple[Fraction, ...]:
    attack_d8 = min(between.attack_d8, attackers)
    defence_d8 = min(between.defence_d8, defenders)
    attacks = _rolls(attackers - attack_d8, attack_d8, between.attack_again)
    defences = _rolls(defenders - defence_d8, defence_d8, between.defence_again)
    ways = [0] * (min(attackers, defenders) + 1)
    only_one = len(ways) == 2
    for (best, next_best), attack_ways in attacks:
        best, next_best = best + between.top, next_best + between.second
        for (wall, next_wall), defence_ways in defences:
            lost = (best <= wall) + (not only_one and next_best <= next_wall)
            ways[lost] += attack_ways * defence_ways
    return tuple(Fraction(number, sum(ways)) for number in ways)


@cache
def _battle(attackers: int, defenders: int, between: Clash) -> tuple[float, ...]:
    return tuple(map(float, _exact(attackers, defenders, between)))


def battle(
    attackers: int, defenders: int, attack: Force = PLAIN, defence: Force = PLAIN
) -> tuple[float, ...]:
    """Give the same chances as `exact_battle`, as plain numbers and remembered."""
    return _battle(attackers, defenders, clash(attack, defence))


class Chain:
    """An invasion fought on with as many dice as possible on both sides.

    Attackers are the units that may leave, the one that stays behind not counted. Fighting ends
    with the last defender, or when no more than `stop` attackers are left.
    """

    def __init__(self, between: Clash, stop: int = 0) -> None:
        """Prepare; numbers are worked out when they are asked for."""
        self._between = between
        self._stop = stop
        self._rows = self._columns = 0
        self._won: list[list[float]] = []
        self._attackers: list[list[float]] = []
        self._ends: dict[tuple[int, int], tuple[tuple[float, ...], tuple[float, ...]]] = {}

    def win(self, attackers: int, defenders: int) -> float:
        """Give the chance to conquer."""
        if attackers >= self._rows or defenders >= self._columns:
            self._grow(attackers, defenders)
        return self._won[attackers][defenders]

    def attackers_left(self, attackers: int, defenders: int) -> float:
        """Give the mean number of attackers left in the end, however it ends."""
        self.win(attackers, defenders)
        return self._attackers[attackers][defenders]

    def ends(self, attackers: int, defenders: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Give the chances of all ends: won with n attackers left, given up with n defenders."""
        known = self._ends.get((attackers, defenders))
        if known is None:
            known = self._ends[attackers, defenders] = self._follow(attackers, defenders)
        return known

    def _dice(self, attackers: int, defenders: int) -> tuple[float, ...]:
        dice = min(attackers, ATTACK_DICE), min(defenders, DEFENCE_DICE)
        return _battle(*dice, self._between)

    def _grow(self, attackers: int, defenders: int) -> None:
        rows = max(16, self._rows, 1 << attackers.bit_length())
        columns = max(16, self._columns, 1 << defenders.bit_length())
        won, attacking = ([[0.0] * columns for _ in range(rows)] for _ in range(2))
        for a in range(rows):
            won[a][0] = 1.0
            attacking[a][0] = float(a)
            for d in range(1, columns):
                if a <= self._stop:
                    attacking[a][d] = float(a)
                    continue
                chances = self._dice(a, d)
                compared = len(chances) - 1
                for table in (won, attacking):
                    table[a][d] = sum(
                        chance * table[a - lost][d - compared + lost]
                        for lost, chance in enumerate(chances)
                    )
        self._rows, self._columns = rows, columns
        self._won, self._attackers = won, attacking

    def _follow(
        self, attackers: int, defenders: int
    ) -> tuple[tuple[float, ...], tuple[float, ...]]:
        won, given_up = [0.0] * (attackers + 1), [0.0] * (defenders + 1)
        here = {(attackers, defenders): 1.0}
        # Every battle takes one or two units, so walking by their sum meets each position once.
        for total in range(attackers + defenders, -1, -1):
            for position in [found for found in here if sum(found) == total]:
                (a, d), chance = position, here.pop(position)
                if d == 0:
                    won[a] += chance
                elif a <= self._stop:
                    given_up[d] += chance
                else:
                    chances = self._dice(a, d)
                    for lost, share in enumerate(chances):
                        after = a - lost, d - len(chances) + 1 + lost
                        here[after] = here.get(after, 0.0) + chance * share
        return tuple(won), tuple(given_up)


@cache
def _chain(between: Clash, stop: int) -> Chain:
    return Chain(between, stop)


@cache
def chain(attack: Force = PLAIN, defence: Force = PLAIN, stop: int = 0) -> Chain:
    """Find the chain of two forces; all pairs that come to the same share one.

    >>> round(chain().win(3, 2), 6), round(chain(defence=Force(d8=ALL_D8)).win(3, 2), 6)
    (0.655954, 0.439846)
    """
    return _chain(clash(attack, defence), stop)
