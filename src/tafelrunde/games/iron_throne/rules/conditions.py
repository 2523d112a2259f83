"""What the words of the vocabulary mean in a position: conditions and quantities.

All of it is open to everybody, so whether an effect can be used betrays nothing of a hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tafelrunde.games.iron_throne.cards.vocabulary import Condition, Quantity, Result
from tafelrunde.games.iron_throne.deals import DEFENDER
from tafelrunde.games.iron_throne.houses import half
from tafelrunde.games.iron_throne.rules.laid import peaceful
from tafelrunde.games.iron_throne.rules.payers import payable, payers
from tafelrunde.games.iron_throne.state import (
    NOBODY,
    State,
    influence_on,
    influence_out,
    living,
    losers,
    on_side,
    strength,
    supporters,
    takeable,
)

Test = Callable[[State, int], bool]
#: Members of an enumeration are looked up slowly.
WAR, PEACE, BETRAYAL = Result.WAR, Result.PEACE, Result.BETRAYAL
#: Up to so much power a participant is weak.
WEAK: Final = 2


def opposing(state: State, seat: int) -> int:
    """Give the other side, or NOBODY to whom there is none."""
    side = state.sides[seat]
    return 1 - side if side >= 0 else NOBODY


def is_active(state: State, seat: int) -> bool:
    """Whether a seat is challenger or defender."""
    return seat == state.challenger or seat == state.defender


def _own_laid_peace(state: State, seat: int) -> bool:
    return is_active(state, seat) and peaceful(state, state.sides[seat])


def _opposing_laid_war(state: State, seat: int) -> bool:
    side = opposing(state, seat)
    return side >= 0 and not peaceful(state, side)


def _side_won(state: State, seat: int) -> bool:
    return state.won >= 0 and state.sides[seat] == state.won


def _side_lost(state: State, seat: int) -> bool:
    side = state.sides[seat]
    return side >= 0 and bool(state.lost >> side & 1)


def _other_side_won(state: State, seat: int) -> bool:
    return state.won >= 0 and opposing(state, seat) == state.won


def _supports_defender(state: State, seat: int) -> bool:
    return state.sides[seat] == DEFENDER and seat != state.defender


def _other_character_alive(state: State, seat: int) -> bool:
    return len(living(state, seat)) > (strength(state, seat) > 0)


def _opposing_supporter(state: State, seat: int) -> bool:
    side = opposing(state, seat)
    return side >= 0 and bool(supporters(state, side))


def _own_supporter(state: State, seat: int) -> bool:
    side = state.sides[seat]
    return side >= 0 and bool(supporters(state, side))


def _opponents(state: State, seat: int) -> tuple[int, ...]:
    side = opposing(state, seat)
    return on_side(state, side) if side >= 0 else ()


def _opposing_weak(state: State, seat: int) -> bool:
    weak = [other for other in _opponents(state, seat) if 0 < strength(state, other) <= WEAK]
    return bool(weak)


def _opposing_alive(state: State, seat: int) -> bool:
    return bool([other for other in _opponents(state, seat) if strength(state, other)])


def _takeable_loser(state: State, seat: int) -> bool:
    return bool([one for one in losers(state) if one != seat and takeable(state, one)])


def _penalty_payable(state: State, seat: int) -> bool:
    others = payers(state, seat, participant=False)
    return payable(state, others) >= half(strength(state, seat))


def _opposing_hand(state: State, seat: int) -> bool:
    side = opposing(state, seat)
    return side >= 0 and len(state.hands[state.actives[side]]) > 0


def _not_weaker(state: State, seat: int) -> bool:
    side = opposing(state, seat)
    return side >= 0 and strength(state, seat) >= strength(state, state.actives[side])


C = Condition
CONDITIONS: Final[Mapping[Condition, Test]] = {
    C.RESULT_WAR: lambda state, seat: state.result is WAR,
    C.RESULT_PEACE: lambda state, seat: state.result is PEACE,
    C.RESULT_BETRAYAL: lambda state, seat: state.result is BETRAYAL,
    C.SELF_ACTIVE: is_active,
    C.SELF_DEFENDER: lambda state, seat: seat == state.defender,
    C.SELF_SUPPORTS_DEFENDER: _supports_defender,
    C.SELF_PARTICIPATES: lambda state, seat: state.sides[seat] >= 0,
    C.SELF_ON_DEFENDER_SIDE: lambda state, seat: state.sides[seat] == DEFENDER,
    C.SELF_SIDE_WON: _side_won,
    C.SELF_SIDE_LOST: _side_lost,
    C.OTHER_SIDE_WON: _other_side_won,
    C.OWN_LAID_PEACE: _own_laid_peace,
    C.OPPOSING_LAID_WAR: _opposing_laid_war,
    C.OWN_SHEET_HAS_POWER: lambda state, seat: state.reserve[seat] > 0,
    C.OWN_PARTICIPANT_ALIVE: lambda state, seat: strength(state, seat) > 0,
    C.OWN_OTHER_CHARACTER_ALIVE: _other_character_alive,
    C.OWN_SUPPORT_JOINED: lambda state, seat: seat == state.joined,
    C.OPPOSING_SUPPORTER_EXISTS: _opposing_supporter,
    C.OWN_SIDE_SUPPORTER_EXISTS: _own_supporter,
    C.OPPOSING_PARTICIPANT_ALIVE: _opposing_alive,
    C.OPPOSING_PARTICIPANT_WEAK: _opposing_weak,
    C.OPPOSING_PLAYER_HAS_CHARACTER: lambda state, seat: any(
        living(state, other) for other in _opponents(state, seat)
    ),
    C.NO_INFLUENCE_ON_CHALLENGER: lambda state, seat: (
        not influence_on(state, seat, state.challenger)
    ),
    C.INFLUENCE_ON_OFFERER: lambda state, seat: influence_on(state, seat, state.offerer) > 0,
    C.OFFERER_HAS_CHARACTER: lambda state, seat: bool(living(state, state.offerer)),
    C.PENALTY_PAYABLE_BY_OTHERS: _penalty_payable,
    C.OPPOSING_ACTIVE_HAS_HAND: _opposing_hand,
    C.TORTURER_IS_SELF: lambda state, seat: seat == state.torturer,
    C.HOSTAGE_HOUSE_HAS_CHARACTER: lambda state, seat: bool(living(state, state.tortured)),
    C.TAKEABLE_LOSER_EXISTS: _takeable_loser,
    C.PARTICIPANT_NOT_WEAKER: _not_weaker,
}


def _own_supporters(state: State, seat: int) -> int:
    return len(supporters(state, state.sides[seat]))


Counting = Callable[[State, int], int]
Q = Quantity
#: What can be counted in a position; what was paid is known to the effect alone.
QUANTITIES: Final[Mapping[Quantity, Counting]] = {
    Q.OWN_SHEET: lambda state, seat: state.reserve[seat],
    Q.OWN_PARTICIPANT_POWER: strength,
    Q.OWN_SPREAD_INFLUENCE: influence_out,
    Q.OWN_SUPPORTER_COUNT: _own_supporters,
    Q.OWN_PLAYER_COUNT: lambda state, seat: len(on_side(state, state.sides[seat])),
    Q.OPPOSING_PLAYER_COUNT: lambda state, seat: len(on_side(state, opposing(state, seat))),
    Q.OWN_WAR_VALUE: lambda state, seat: state.values[state.sides[seat]],
    Q.OPPOSING_WAR_VALUE: lambda state, seat: state.values[opposing(state, seat)],
}
PAID: Final = Quantity.PAID


def count(state: State, seat: int, quantity: Quantity, paid: int) -> int:
    """Count a quantity as a seat sees it."""
    return paid if quantity is PAID else QUANTITIES[quantity](state, seat)
