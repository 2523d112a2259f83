"""Choices about land by the worth of the ground: where to place, what to invade, what to move.

Every choice is tried on the ground and taken back; what is best after it, by the chance to win, is
done. An invasion counts with both its ends, weighed by the exact odds.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

from tafelrunde.games.risk.boards import BONUS as REGION_BONUS
from tafelrunde.games.risk.boards import REGION, REGION_MASKS, places
from tafelrunde.games.risk.codes import way
from tafelrunde.games.risk.players.ground import Ground
from tafelrunde.games.risk.players.lookup import POINTS

#: By region: what one more territory of it is worth on the way to its bonus.
SHARE: Final = tuple(
    bonus / (2 * land.bit_count()) for bonus, land in zip(REGION_BONUS, REGION_MASKS, strict=True)
)
#: So many invasions, and so many places for units, are looked at closely.
CLOSELY: Final = 8
#: So many of those that could follow.
FOLLOWING: Final = 4
#: Nothing is invaded below these odds.
HOPELESS: Final = 0.3
#: By so much a deed has to be better than leaving it.
CLEARLY: Final = 0.002


class Raid(NamedTuple):
    """An invasion that could be begun."""

    promise: float
    origin: int
    target: int
    odds: float


def promise(ground: Ground, seat: int, target: int) -> float:
    """Guess what a territory brings a seat: points, regions made or broken, somebody's end."""
    own = ground.land[seat]
    region = REGION[target]
    land, bonus = REGION_MASKS[region], REGION_BONUS[region]
    value = POINTS[target] + SHARE[region] * (land & own).bit_count()
    if land & ~own == 1 << target:
        value += 1.5 * bonus
    holder = ground.owner[target]
    if holder >= 0:
        theirs = ground.land[holder]
        if theirs & land == land:
            value += bonus
        if theirs == 1 << target:
            value += 3.0 + ground.cards[holder]
        if ground.by_points and target == ground.homes[holder]:
            value += 1.0
    if ground.by_points:
        if target == ground.homes[seat]:
            value += 4.0
        if seat == ground.seat:
            value += ground.wishes.get(target, 0.0)
    return value


def raids(ground: Ground, origins: Iterable[int], ways: Collection[int] | None) -> list[Raid]:
    """List for every foreign territory in reach the best origin, most promising first."""
    seat, owner, units = ground.seat, ground.owner, ground.units
    best: dict[int, Raid] = {}
    for origin in origins:
        attackers = units[origin] - 1
        if attackers < 1:
            continue
        for target in ground.near[origin]:
            if owner[target] == seat or (ways is not None and way(origin, target) not in ways):
                continue
            odds = ground.odds(origin, target, attackers)
            if odds < HOPELESS:
                continue
            known = best.get(target)
            if known is None or odds > known.odds:
                value = odds * promise(ground, seat, target)
                best[target] = Raid(value, origin, target, odds)
    return sorted(best.values(), reverse=True)


def next_seat(ground: Ground) -> int:
    """Tell who comes after the own turn."""
    order = ground.order
    place = order.index(ground.seat)
    for seat in order[place + 1 :] + order[:place]:
        if ground.land[seat]:
            return seat
    return ground.seat


def worth_of(ground: Ground, raid: Raid, mover: int, depth: int = 1) -> float:
    """Weigh an invasion: the chance to win after it, mean of taken and not taken.

    With a greater depth the best one to follow is weighed, too.
    """
    _, origin, target, odds = raid
    seat, units = ground.seat, ground.units
    holder, defenders = ground.owner[target], units[target]
    attackers = units[origin] - 1
    left = ground.survivors(origin, target, attackers)
    first = not ground.conquered
    undo = ground.change((origin, seat, 1), (target, seat, left))
    ground.note(target, holder, defenders)
    gained = int(first)
    if holder >= 0 and not ground.land[holder]:
        gained += ground.cards[holder]
    ground.cards[seat] += gained
    won = ground.hopes(mover)
    if depth > 1:
        further, _ = best_raid(ground, places(ground.land[seat]), None, depth - 1, FOLLOWING)
        won = max(won, further)
    if left > 2:
        # Most units may stay behind as well.
        back = ground.change((origin, seat, left - 2), (target, seat, 3))
        won = max(won, ground.hopes(mover))
        ground.take_back(back)
    ground.cards[seat] -= gained
    ground.note(target, holder, defenders, -1)
    ground.take_back(undo)
    if odds > 0.995:
        return won
    fallen = defenders // 3
    undo = ground.change((origin, seat, 1 + attackers // 4), (target, holder, defenders - fallen))
    ground.destroyed += fallen
    lost = ground.hopes(mover)
    ground.destroyed -= fallen
    ground.take_back(undo)
    return odds * won + (1 - odds) * lost


def best_raid(
    ground: Ground,
    origins: Iterable[int],
    ways: Collection[int] | None = None,
    depth: int = 1,
    closely: int = CLOSELY,
) -> tuple[float, Raid | None]:
    """Find the invasion after which the chance to win is best, if any is better than none."""
    mover = next_seat(ground)
    best, found = ground.hopes(mover, ends=True) + CLEARLY, None
    for raid in raids(ground, origins, ways)[:closely]:
        value = worth_of(ground, raid, mover, depth)
        if value > best:
            best, found = value, raid
    return best, found


def fronts(
    ground: Ground, total: int, spots: Sequence[int], depth: int = 1
) -> list[tuple[float, int]]:
    """Find the places where all new units would help most, and what each is worth, best first."""
    seat, owner, units = ground.seat, ground.owner, ground.units
    ranked = []
    for spot in spots:
        attackers = units[spot] + total - 1
        aims = [
            ground.odds(spot, target, attackers) * promise(ground, seat, target)
            for target in ground.near[spot]
            if owner[target] != seat
        ]
        if aims:
            ranked.append((ground.risk[spot] + max(aims), spot))
    ranked.sort(reverse=True)
    found = []
    for _, spot in ranked[:CLOSELY]:
        undo = ground.change((spot, seat, units[spot] + total))
        found.append((best_raid(ground, (spot,), None, depth)[0], spot))
        ground.take_back(undo)
    return sorted(found, reverse=True)


def best_split(ground: Ground, origin: int, target: int, low: int, high: int) -> int:
    """Tell how many units move in."""
    seat, units = ground.seat, ground.units
    best, found = -1.0, high
    here, there = units[origin], units[target]
    for moving in sorted({low, (low + high) // 2, high}):
        undo = ground.change((origin, seat, here - moving), (target, seat, there + moving))
        value, _ = best_raid(ground, (origin, target))
        ground.take_back(undo)
        if value > best:
            best, found = value, moving
    return found


def best_move(ground: Ground, ways: Iterable[tuple[int, int]]) -> tuple[int, int, int] | None:
    """Find the maneuver after which the chance to win is best: origin, target, units."""
    seat, units = ground.seat, ground.units
    mover = next_seat(ground)
    own = ground.land[seat]
    neighbours = ground.board.neighbours
    ranked = []
    for origin, target in ways:
        if neighbours[target] & ~own:
            inner = not neighbours[origin] & ~own
            value = (1 + 2 * inner) * units[origin] + 2 * ground.risk[target]
            ranked.append((value, origin, target))
    ranked.sort(reverse=True)
    best, found = ground.hopes(mover) + CLEARLY / 2, None
    for _, origin, target in ranked[: 2 * CLOSELY]:
        inner = not neighbours[origin] & ~own
        spare = units[origin] - 1
        for moving in (spare,) if inner or spare < 3 else (spare, spare // 2):
            undo = ground.change(
                (origin, seat, units[origin] - moving), (target, seat, units[target] + moving)
            )
            value = ground.hopes(mover)
            ground.take_back(undo)
            if value > best:
                best, found = value, (origin, target, moving)
    return found


def reachable_pairs(ground: Ground) -> list[tuple[int, int]]:
    """List the ways of a maneuver through own land."""
    own = left = ground.land[ground.seat]
    found = []
    while left:
        joined = ground.board.reachable((left & -left).bit_length() - 1, own)
        left &= ~joined
        spots = places(joined)
        found += [
            (origin, target)
            for origin in spots
            if ground.units[origin] > 1
            for target in spots
            if target != origin
        ]
    return found
