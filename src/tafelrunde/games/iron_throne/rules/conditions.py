"""What the words of the vocabulary mean in a position: conditions and quantities.

All of it is open to everybody, so whether an effect can be used betrays nothing of a hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tafelrunde.games.iron_throne.cards.vocabulary import Condition, Quantity, Result
from tafelrunde.games.iron_throne.deals import DEFENDER
from tafelrunde.games.iron_throne.houses import Kind, half
from tafelrunde.games.iron_throne.rules.laid import kind_of
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
#: Up to so much power a participant is weak.
WEAK: Final = 2


def opposing(state: State, seat: int) -> int:
    """Give the other side, or NOBODY to whom there is none."""
    side = state.sides[seat]
    return 1 - side if side >= 0 else NOBODY


def is_active(state: State, seat: int) -> bool:
    """Whether a seat is challenger or defender."""
    return seat in state.actives


def _own_laid_peace(state: State, seat: int) -> bool:
    return is_active(state, seat) and kind_of(state, state.sides[seat]) is Kind.PEACE


def _opposing_laid_war(state: State, seat: int) -> bool:
    side = opposing(state, seat)
    return side >= 0 and kind_of(state, side) is not Kind.PEACE


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
    return any(character != state.participants[seat] for character in living(state, seat))


def _opposing_supporter(state: State, seat: int) -> bool:
    side = opposing(state, seat)
    return side >= 0 and bool(supporters(state, side))


def _own_supporter(state: State, seat: int) -> bool:
    side = state.sides[seat]
    return side >= 0 and bool(supporters(state, side))


def _opponents(state: State, seat: int) -> list[int]:
    side = opposing(state, seat)
    return on_side(state, side) if side >= 0 else []


def _opposing_weak(state: State, seat: int) -> bool:
    return any(0 < strength(state, other) <= WEAK for other in _opponents(state, seat))


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
    C.RESULT_WAR: lambda state, seat: state.result is Result.WAR,
    C.RESULT_PEACE: lambda state, seat: state.result is Result.PEACE,
    C.RESULT_BETRAYAL: lambda state, seat: state.result is Result.BETRAYAL,
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
    C.OPPOSING_PARTICIPANT_ALIVE: lambda state, seat: any(
        strength(state, other) for other in _opponents(state, seat)
    ),
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
    C.TAKEABLE_LOSER_EXISTS: lambda state, seat: any(
        takeable(state, other) for other in losers(state) if other != seat
    ),
    C.PARTICIPANT_NOT_WEAKER: _not_weaker,
}


def count(state: State, seat: int, quantity: Quantity, paid: int) -> int:
    """Count a quantity as a seat sees it."""
    side, other = state.sides[seat], opposing(state, seat)
    match quantity:
        case Quantity.OWN_SHEET:
            return state.reserve[seat]
        case Quantity.OWN_PARTICIPANT_POWER:
            return strength(state, seat)
        case Quantity.OWN_SPREAD_INFLUENCE:
            return influence_out(state, seat)
        case Quantity.OWN_SUPPORTER_COUNT:
            return len(supporters(state, side))
        case Quantity.OWN_PLAYER_COUNT:
            return len(on_side(state, side))
        case Quantity.OPPOSING_PLAYER_COUNT:
            return len(on_side(state, other))
        case Quantity.OWN_WAR_VALUE:
            return state.values[side]
        case Quantity.OPPOSING_WAR_VALUE:
            return state.values[other]
        case Quantity.PAID:
            return paid
