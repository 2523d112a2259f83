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


class _Row(dict[Dice, Losses]):
    """What an attack means against every defence, worked out when that is first seen."""

    def __init__(self, attack: Dice) -> None:
        self._attack = attack

    def __missing__(self, defence: Dice) -> Losses:
        found = self[defence] = losses(self._attack, defence)
        return found


class _Rows(dict[Dice, _Row]):
    """The row of every attack; those that differ in their order only share it."""

    def __missing__(self, attack: Dice) -> _Row:
        ordered = tuple(sorted(attack))
        found = self[attack] = _Row(attack) if attack == ordered else self[ordered]
        return found


#: What plain dice mean: by the attacker's, then by the defender's.
PLAIN_LOSSES: Final = _Rows()


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
