"""What plain dice mean, and how an attacker may fight on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
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


#: What plain dice mean, by the attacker's and the defender's, as far as they have been seen.
PLAIN_LOSSES: Final[dict[Dice, dict[Dice, Losses]]] = {}


def plain_losses(attack: Dice, defence: Dice) -> Losses:
    """Compare plain dice, and keep what they mean."""
    found = PLAIN_LOSSES.setdefault(attack, {})[defence] = losses(attack, defence)
    return found


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
