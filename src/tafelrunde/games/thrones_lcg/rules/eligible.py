"""Who may challenge whom, with whom, and what that costs."""

from __future__ import annotations

from tafelrunde.games.thrones_lcg.cards.council import COUNCIL
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    ICONS,
    Ban,
    Flag,
    Icon,
)
from tafelrunde.games.thrones_lcg.codes import declare_code
from tafelrunde.games.thrones_lcg.layers import (
    derived,
    flag,
)
from tafelrunde.games.thrones_lcg.rules.common import pay, purse
from tafelrunde.games.thrones_lcg.rules.legal import tolls
from tafelrunde.games.thrones_lcg.state import (
    FEE,
    NOBODY,
    STAYS,
    TRUCE,
    State,
)
from tafelrunde.table import Limit, Table

TRUCE_GOLD = 2
_MILITARY = int(Icon.MILITARY)
_NO_ATTACK = int(Ban.NO_ATTACK)
_ICONS = tuple([int(icon) for icon in ICONS])


def able(state: State, seat: int, icon: int, banned: int) -> list[int]:
    """List the standing characters of a player with an icon that nothing forbids to take part."""
    d = derived(state)
    icons, bans, controller, kneeling = d.icons, d.bans, state.controller, state.kneeling
    found = []
    for slot in d.characters:
        if (
            controller[slot] == seat
            and not kneeling[slot]
            and icons[slot] & icon
            and not bans[slot] & banned
            and state.leaving[slot] == STAYS
        ):
            found.append(slot)
    return found


def supported(state: State, seat: int) -> int:
    """Give the player whom this player's title supports."""
    title = state.council[seat]
    supports = COUNCIL[title].supports if title >= 0 else NOBODY
    if supports >= 0 and supports in state.council:
        return state.council.index(supports)
    return NOBODY


def may_attack(state: State, seat: int, target: int, icon: int) -> bool:
    """Whether a player may be challenged by another in this way."""
    if state.teams[seat] == state.teams[target] or supported(state, seat) == target:
        return False
    for one in state.lasting:
        if one[1] == TRUCE and one[2] == seat and one[3] == icon and one[5] == target:
            return False
    return True


def fee(state: State, seat: int, icon: int) -> int:
    """Count the gold a challenge costs before anybody is declared."""
    gold = 0
    if state.lasting:
        gold = sum([one[1] == FEE and one[2] == seat and one[3] == icon for one in state.lasting])
    if icon == _MILITARY:
        gold += TRUCE_GOLD * len(flag(state, Flag.TRUCE_FEE))
    return gold


def toll_limits(state: State, seat: int, slots: list[int], gold: int) -> tuple[Limit, ...]:
    """Keep the tolls of declared characters within a purse."""
    d = derived(state)
    weights = tuple([len(tolls(state, d, slot)) for slot in slots])
    return (Limit(weights, 0, gold, "gold"),) if any(weights) else ()


def pay_tolls(table: Table[State], seat: int, slots: tuple[int, ...]) -> None:
    """Pay for declared characters whose host demands it."""
    state = table.state
    for slot in slots:
        for taker in tolls(state, derived(state), slot):
            pay(state, seat, 1)
            state.pool[taker] += 1
            table.tell("pays-to", seat=seat, to_seat=taker, count=1)


def challenges_left(state: State, seat: int) -> list[int]:
    """List kinds and targets of the challenges a player can still initiate."""
    found = []
    purse_of = purse(state, seat)
    d = derived(state)
    for icon in _ICONS:
        if state.challenged[seat] & icon and not (icon == Icon.POWER and state.extra[seat]):
            continue
        own = able(state, seat, icon, _NO_ATTACK)
        if not own:
            continue
        gold = purse_of - fee(state, seat, icon)
        if gold < 0 or min([len(tolls(state, d, slot)) for slot in own]) > gold:
            continue
        for target in state.opponents(seat):
            if may_attack(state, seat, target, icon):
                found.append(declare_code(icon, target))
    return found
