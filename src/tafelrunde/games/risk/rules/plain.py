"""What plain dice mean, and how an attacker may fight on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tafelrunde.games.risk.codes import ODDS, STOP, UNTIL_LEFT, UNTIL_ODDS, UNTIL_TAKEN
from tafelrunde.games.risk.odds import ATTACK_DICE, chain

PLAIN_DICE = chain()
#: Who loses how many, and the dice as they count, highest first.
Losses = tuple[int, int, tuple[int, ...], tuple[int, ...]]


def losses(
    attack: Sequence[int],
    defence: Sequence[int],
    top: int = 0,
    wall: int = 0,
    wins_ties: bool = False,
) -> Losses:
    """Sort and compare dice: highest with highest, second with second; one side wins ties."""
    own, other = sorted(attack, reverse=True), sorted(defence, reverse=True)
    own[0] += top
    other[0] += wall
    pairs = list(zip(own, other, strict=False))
    fallen = sum([die + wins_ties > block for die, block in pairs])
    return len(pairs) - fallen, fallen, tuple(own), tuple(other)


class _Losses(dict[tuple[tuple[int, ...], tuple[int, ...]], Losses]):
    """What plain dice mean, worked out when a roll is first seen."""

    def __missing__(self, dice: tuple[tuple[int, ...], tuple[int, ...]]) -> Losses:
        found = self[dice] = losses(*dice)
        return found


PLAIN_LOSSES: Final = _Losses()


def ways_to_fight(units: int, chance: float) -> tuple[int, ...]:
    """List so many dice, until taken, until so many are left, until the odds fall so low."""
    return (
        STOP,
        *range(1, min(ATTACK_DICE, units - 1) + 1),
        UNTIL_TAKEN,
        *range(UNTIL_LEFT + 2, UNTIL_LEFT + units),
        *[UNTIL_ODDS + share for share in ODDS if share <= 100 * chance],
    )


@lru_cache(1 << 12)
def plain_options(units: int, defenders: int) -> tuple[int, ...]:
    """List the same where nothing changes the dice."""
    return ways_to_fight(units, PLAIN_DICE.win(units - 1, defenders))
