"""Turns played out on the ground alone: quick, by the odds, to the next own turn.

Nobody uses cards here; units are placed where they threaten most, and armies march on as long as
the odds are with them. Battles are not rolled die by die: their end is drawn from the exact odds.
"""

from __future__ import annotations

from bisect import bisect
from functools import cache
from itertools import accumulate
from typing import Final

from tafelrunde.games.risk.boards import places
from tafelrunde.games.risk.income import base_units, points, region_units
from tafelrunde.games.risk.odds import PLAIN, Force, chain
from tafelrunde.games.risk.players.ground import Ground
from tafelrunde.games.risk.players.land import promise
from tafelrunde.games.risk.players.lookup import MOST, POINTS
from tafelrunde.table import Chance

#: A set brings about so many units.
SET: Final = 6
#: An invasion is given up when one of so many attackers is left.
GIVEN_UP: Final = 4
FINE: Final = 1 << 20
#: How good odds must be for whoever plays a turn; drawn for each.
BOLD: Final = (0.55, 0.65, 0.75)
#: Armies that stand elsewhere march only if it is about safe.
SAFE: Final = 0.75


@cache
def ends(
    attackers: int, defenders: int, attack: Force, defence: Force
) -> tuple[list[float], list[int]]:
    """Give all ends of an invasion: chances added up; attackers left, or minus the defenders.

    It is given up when no more than a part of the attackers is left.
    """
    stop = attackers // GIVEN_UP
    won, given_up = chain(attack, defence, stop).ends(attackers, defenders)
    found = [(chance, left) for left, chance in enumerate(won) if chance]
    found += [(chance, -left) for left, chance in enumerate(given_up) if chance]
    return list(accumulate([chance for chance, _ in found])), [left for _, left in found]


def invade(ground: Ground, origin: int, target: int, chance: Chance, halt: bool = False) -> bool:
    """Fight an invasion to its end and move everything in, or as much as is good if that is all."""
    units = ground.units
    attackers, defenders = units[origin] - 1, units[target]
    seat, loser = ground.owner[origin], ground.owner[target]
    fighting = min(attackers, MOST)
    forces = (PLAIN, PLAIN) if ground.plain else (ground.attack[origin], ground.defence[target])
    sums, results = ends(fighting, min(defenders, MOST), *forces)
    result = results[min(bisect(sums, chance.below(FINE) / FINE), len(results) - 1)]
    units[origin] = 1
    if result <= 0:
        units[origin] += fighting // GIVEN_UP
        units[target] = max(1, -result)
        if seat == ground.seat:
            ground.destroyed += defenders - units[target]
        return False
    ground.put(target, seat, result + attackers - fighting)
    if halt:
        spread(ground, origin, target)
    if seat == ground.seat:
        ground.note(target, loser, defenders)
    if loser >= 0 and not ground.land[loser]:
        ground.cards[seat] += ground.cards[loser]
        ground.cards[loser] = 0
    return True


def spread(ground: Ground, origin: int, target: int) -> None:
    """Share an army out between two territories by the foreign units next to each."""
    units, owner = ground.units, ground.owner
    seat = owner[origin]
    behind, ahead = [
        sum([units[near] - 1 for near in ground.near[spot] if owner[near] not in (seat, -1)])
        for spot in (origin, target)
    ]
    army = units[target] - 1
    if behind and army:
        stay = army * behind // (ahead + behind)
        units[target] -= stay
        units[origin] += stay


def march(ground: Ground, seat: int, origin: int, bold: float, chance: Chance) -> bool:
    """Let the army of a territory take what it can from there on; tells whether it took any."""
    units, owner = ground.units, ground.owner
    took = False
    while units[origin] > 1:
        attackers = units[origin] - 1
        best, found = 0.0, -1
        for target in ground.near[origin]:
            if owner[target] != seat:
                odds = ground.odds(origin, target, attackers)
                if odds >= bold:
                    value = odds * promise(ground, seat, target)
                    if value > best:
                        best, found = value, target
        if found < 0 or not invade(ground, origin, found, chance):
            break
        took = True
        origin = found
    return took


def muster(ground: Ground, seat: int) -> int:
    """Give the units of a turn; sets are traded when there may be one."""
    own = ground.land[seat]
    total = base_units(own) + region_units(ground.board, own)
    if ground.cards[seat] >= 4:
        ground.cards[seat] -= 3
        total += SET
    return total


def turn(ground: Ground, seat: int, bold: float, chance: Chance) -> bool:
    """Play somebody's turn; tells whether the end-game card came."""
    units, owner = ground.units, ground.owner
    total = muster(ground, seat)
    best, front = -1.0, -1
    for spot in places(ground.land[seat]):
        attackers = units[spot] + total - 1
        for target in ground.near[spot]:
            if owner[target] != seat:
                value = ground.odds(spot, target, attackers) * POINTS[target]
                if value > best:
                    best, front = value, spot
    if front < 0:
        return False
    units[front] += total
    took = march(ground, seat, front, bold, chance)
    return close(ground, seat, took, chance)


def close(ground: Ground, seat: int, took: bool, chance: Chance) -> bool:
    """End a turn: other armies march where it is safe, a card is drawn; tells if it was last."""
    units = ground.units
    for spot in places(ground.land[seat]):
        if units[spot] > 3:
            took |= march(ground, seat, spot, SAFE, chance)
    return took and draw(ground, seat, chance)


def draw(ground: Ground, seat: int, chance: Chance) -> bool:
    """Let a seat draw a card; tells whether it was the end-game card."""
    ground.cards[seat] += 1
    last = 0 <= ground.deck <= ground.end_from and not chance.below(ground.deck + 1)
    ground.deck = max(0, ground.deck - 1)
    return last


def result(ground: Ground) -> float:
    """Tell whether the own seat wins if the game ends now."""
    counts = [points(own) for own in ground.land]
    most = max(counts)
    return (counts[ground.seat] == most) / counts.count(most)


def replies(ground: Ground, chance: Chance) -> float:
    """Let the others play their turns, and give the own chance to win before the next own one."""
    seat, order = ground.seat, ground.order
    place = order.index(seat)
    for other in order[place + 1 :] + order[:place]:
        if ground.land[other]:
            if turn(ground, other, BOLD[chance.below(len(BOLD))], chance):
                return result(ground)
            if not ground.land[seat]:
                return 0.0
    ground.survey()
    return ground.chances(seat)[seat]
