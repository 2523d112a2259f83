"""What both sides of the invasion under way fight with, and the chances that follow from it."""

from __future__ import annotations

from tafelrunde.games.risk.boards import FORTIFICATION, KNIGHT, SIEGE_ENGINE
from tafelrunde.games.risk.odds import ALL_D8, Force, battle, chain
from tafelrunde.games.risk.rules.plain import PLAIN_DICE
from tafelrunde.games.risk.state import (
    AGAIN,
    ATTACKER,
    D8,
    DEFENDER,
    EVERY,
    TIES,
    TOP,
    State,
)


def sizes(dice: int, eight_sided: int) -> list[int]:
    """Give the sizes of so many dice, eight-sided ones first."""
    large = min(dice, eight_sided)
    return [8] * large + [6] * (dice - large)


def d8_of_defence(state: State) -> int:
    """Count the defender's eight-sided dice."""
    found = state.forces[DEFENDER][D8]
    if state.special:
        if state.markers[FORTIFICATION][state.target]:
            return ALL_D8
        found += state.markers[SIEGE_ENGINE][state.target]
    return found


def attack_force(state: State) -> Force:
    """Sum up what changes the attacker's dice."""
    force = state.forces[ATTACKER]
    knights, engines = state.taking
    return Force(
        d8=min(ALL_D8, force[D8] + engines),
        top=force[TOP] + knights,
        every=force[EVERY] + heights_of(state, state.turn),
        ones_again=bool(force[AGAIN]),
        wins_ties=bool(force[TIES]),
    )


def defence_force(state: State) -> Force:
    """Sum up what changes the defender's dice."""
    force = state.forces[DEFENDER]
    knights = state.markers[KNIGHT][state.target] if state.special else 0
    return Force(
        d8=min(ALL_D8, d8_of_defence(state)),
        top=force[TOP] + knights,
        every=force[EVERY] + heights_of(state, state.owner[state.target]),
        ones_again=bool(force[AGAIN]),
    )


def heights_of(state: State, seat: int) -> int:
    """Count the high grounds a seat has established and still holds."""
    if seat < 0 or not state.heights:
        return 0
    return sum([state.owner[territory] == seat for territory in state.heights])


def odds(state: State) -> float:
    """Give the chance that the invasion under way, fought on, takes its target."""
    if state.cards or state.special:
        found = chain(attack_force(state), defence_force(state))
    else:
        found = PLAIN_DICE
    return found.win(state.units[state.origin] - 1, state.units[state.target])


def kinds_of_dice(state: State, side: int) -> tuple[int, ...]:
    """Give the sizes of one side's dice, the highest roll first; nothing if all have six."""
    if not (state.cards or state.special):
        return ()
    rolled = zip(state.dice[side], state.sizes[side], strict=True)
    return tuple([size for _, size in sorted(rolled, reverse=True)])


def expected_loss(state: State) -> int:
    """Give what the attacker was to lose in this battle on average, in hundredths of a unit.

    Nobody is thought to answer the roll.
    """
    attackers, defenders = map(len, state.dice)
    if state.cards or state.special:
        chances = battle(attackers, defenders, attack_force(state), defence_force(state))
    else:
        chances = battle(attackers, defenders)
    return round(100 * sum([lost * chance for lost, chance in enumerate(chances)]))
