"""Objectives as a computer player sees them: how far they are, and how likely soon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.risk.boards import CASTLES, PORTS, REGION_MASKS
from tafelrunde.games.risk.cards.objectives import OBJECTIVES, Check, Objective
from tafelrunde.games.risk.fulfilled import CHECKS, Realm
from tafelrunde.games.risk.income import income

#: Chance to reach a number of something held that is so many short, within a turn.
SHORT: Final = (0.97, 0.75, 0.5, 0.28, 0.14, 0.06, 0.02)
#: Chance to do this in a turn, by check and number, if one sets out for it.
IN_A_TURN: Final = {
    (Check.DESTROYED, 4): 0.9,
    (Check.DESTROYED, 8): 0.55,
    (Check.DESTROYED, 12): 0.22,
    (Check.DESTROYED, 16): 0.08,
    (Check.CONQUERED, 3): 0.75,
    (Check.CONQUERED, 6): 0.2,
    (Check.CONQUERED, 8): 0.07,
    (Check.CONQUERED_FROM_ONE, 2): 0.8,
    (Check.CONQUERED_FROM_ONE, 4): 0.3,
    (Check.CONQUERED_CASTLES, 3): 0.3,
    (Check.CONQUERED_CASTLES, 6): 0.03,
    (Check.CONQUERED_PORTS, 3): 0.25,
    (Check.CONQUERED_PORTS, 5): 0.04,
}
#: An objective should be completed within so many turns.
TURNS: Final = 3
#: Objectives that look at one turn alone; progress in it is lost at its end.
OF_THE_TURN: Final = frozenset(check for check, _ in IN_A_TURN)


def is_done(at: Realm, seat: int, card: int) -> bool:
    """Whether an objective could be shown now."""
    objective = OBJECTIVES[card]
    return CHECKS[objective.check](at, seat, objective.n, objective.m)


def missing(at: Realm, seat: int, objective: Objective) -> int:
    """Count how many of something held an objective is short of; gold counts in hundreds."""
    own: int = at.land[seat]
    castles, ports = (own & CASTLES).bit_count(), (own & PORTS).bit_count()
    n, m = objective.n, objective.m
    match objective.check:
        case Check.CASTLES:
            return max(0, n - castles)
        case Check.PORTS:
            return max(0, n - ports)
        case Check.CASTLES_AND_PORTS:
            return max(0, n - castles) + max(0, m - ports)
        case Check.GOLD:
            return int(max(0, n - at.gold[seat])) // 100
        case Check.REGIONS:
            return sum(_gaps(at, own)[:n])
        case Check.TERRITORIES_IN_REGIONS:
            held = [(own & REGION_MASKS[region]).bit_count() for region in at.board.regions]
            return sum(sorted([max(0, n - count) for count in held])[:m])
        case Check.PORT_ON_EVERY_COAST:
            return sum([not own & coast for coast in at.board.coasts])
        case Check.SPECIAL_SAME_KIND:
            return max(0, n - max(_special(at, own)))
        case Check.SPECIAL_EACH_KIND:
            return sum([not count for count in _special(at, own)])
    return 0


def _gaps(at: Realm, own: int) -> list[int]:
    masks = [REGION_MASKS[region] for region in at.board.regions]
    return sorted([(mask & ~own).bit_count() for mask in masks])


def _special(at: Realm, own: int) -> list[int]:
    return [
        sum([count for territory, count in enumerate(kind) if own >> territory & 1])
        for kind in at.markers
    ] or [0, 0, 0]


def hope(at: Realm, seat: int, card: int) -> float:
    """Guess the chance to complete an objective in the own next turn."""
    objective = OBJECTIVES[card]
    if objective.check in OF_THE_TURN:
        return IN_A_TURN[objective.check, objective.n]
    short = missing(at, seat, objective)
    if objective.check == Check.GOLD:
        turns = 100 * short / max(300, income(at.board, at.land[seat])[1])
        return 0.97 if turns <= 1 else 0.9 / (1 + 1.5 * (turns - 1))
    if objective.check in (Check.SPECIAL_SAME_KIND, Check.SPECIAL_EACH_KIND):
        return (0.97, 0.6, 0.25, 0.1)[min(3, short)]
    return SHORT[min(short, len(SHORT) - 1)]


def promising(at: Realm, seat: int, card: int) -> float:
    """Weigh an objective: its points, as likely as it is completed within a few turns."""
    chance = hope(at, seat, card)
    return OBJECTIVES[card].points * (1 - (1 - chance) ** TURNS)


def progress(at: Realm, seat: int, card: int) -> float:
    """Tell how near an objective is within the turn under way, from 0 to 1."""
    objective = OBJECTIVES[card]
    if is_done(at, seat, card):
        return 1.0
    if objective.check not in OF_THE_TURN:
        return 0.9 * SHORT[min(missing(at, seat, objective), len(SHORT) - 1)]
    match objective.check:
        case Check.DESTROYED:
            done = at.destroyed
        case Check.CONQUERED:
            done = at.conquered.bit_count()
        case Check.CONQUERED_FROM_ONE:
            done = max(at.taken_from)
        case Check.CONQUERED_CASTLES:
            done = (at.conquered & CASTLES).bit_count()
        case _:
            done = (at.conquered & PORTS).bit_count()
    return 0.6 * float(min(1.0, done / objective.n)) ** 2


def harvest(at: Realm, seat: int, cards: Sequence[int]) -> tuple[int, float]:
    """Give the points of the best objective fulfilled now, and what the others promise."""
    best, chosen = 0, -1
    for card in cards:
        points = OBJECTIVES[card].points
        if points > best and is_done(at, seat, card):
            best, chosen = points, card
    later = 0.0
    for card in cards:
        if card != chosen and OBJECTIVES[card].check not in OF_THE_TURN:
            later = max(later, OBJECTIVES[card].points * progress(at, seat, card))
    return best, later


def under_way(at: Realm, seat: int, cards: Sequence[int]) -> float:
    """Give what the best objective of the turn under way is worth as far as it has come."""
    return max(
        [
            OBJECTIVES[card].points * progress(at, seat, card)
            for card in cards
            if OBJECTIVES[card].check in OF_THE_TURN
        ],
        default=0.0,
    )
