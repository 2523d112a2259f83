"""What plain dice mean, and how an attacker may fight on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from tafelrunde.games.risk.codes import ODDS, STOP, UNTIL_LEFT, UNTIL_ODDS, UNTIL_TAKEN
from tafelrunde.games.risk.odds import ATTACK_DICE, chain

PLAIN_DICE = chain()
Dice = tuple[int, ...]
#: Who loses how many, and the dice as they count, highest first.
Losses = tuple[int, int, Dice, Dice]


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


#: By the number of the attacker's dice, which were rolled first: the dice of both and what they
#: mean, as far as they have been seen.
PLAIN_ROLLS: Final[tuple[dict[Dice, tuple[tuple[Dice, Dice], Losses]], ...]] = tuple(
    {} for _ in range(ATTACK_DICE + 1)
)


def plain_roll(attackers: int, rolled: Dice) -> tuple[tuple[Dice, Dice], Losses]:
    """Compare plain dice of both sides, and keep what they mean."""
    dice = rolled[:attackers], rolled[attackers:]
    attack, defence = [tuple(sorted(side, reverse=True)) for side in dice]
    found = PLAIN_ROLLS[attackers][rolled] = dice, _alike(attack, defence)
    return found


#: Rolls that differ in their order only share what they mean.
_alike = cache(losses)


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
