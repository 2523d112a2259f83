"""Whom an operation concerns, and whether it can do anything at all, by what everybody knows.

What an operation needs is chosen once, by its class, when a pack is read: see `parts`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tafelrunde.games.iron_throne.cards.operations import (
    ChangeSide,
    Choice,
    Distribute,
    Draw,
    ExtraPenalty,
    ForceSupport,
    HandSize,
    Look,
    MovePower,
    NoPenalties,
    Op,
    RemovePower,
    ReplaceFaceDown,
    Retreat,
    Silence,
    SwapParticipant,
    TakeHostage,
    TortureNow,
)
from tafelrunde.games.iron_throne.cards.vocabulary import Character, Hidden, Place, TalksEnd, Whom
from tafelrunde.games.iron_throne.rules.conditions import WEAK, opposing
from tafelrunde.games.iron_throne.state import (
    DEAL,
    FAILED,
    NOBODY,
    State,
    living,
    losers,
    on_side,
    strength,
    supporters,
    takeable,
    winners,
)

#: Lists players for a seat and the player picked last.
Select = Callable[[State, int, int], Sequence[int]]


def selector_of(op: Op) -> Whom | None:
    """Find which word of an operation names players."""
    match op:
        case Draw(player=who) | ChangeSide(player=who) | NoPenalties(player=who):
            return who
        case Retreat(target=who) | Silence(target=who) | ExtraPenalty(players=who):
            return who
        case TakeHostage(source=who) | Choice(by=who) | ReplaceFaceDown(player=who):
            return who
        case MovePower(source=Place.LOSING_PLAYER_SHEET):
            return Whom.LOSING_PLAYER
    return None


def nobody(state: State, seat: int, chosen: int) -> list[int]:
    """List nobody, where an operation concerns no players."""
    return []


def _own_side(state: State, seat: int, chosen: int) -> Sequence[int]:
    side = state.sides[seat]
    return on_side(state, side) if side >= 0 else []


def _own_supporters(state: State, seat: int, chosen: int) -> Sequence[int]:
    side = state.sides[seat]
    return supporters(state, side) if side >= 0 else []


def _opponents(state: State, seat: int, chosen: int) -> Sequence[int]:
    side = opposing(state, seat)
    return on_side(state, side) if side >= 0 else []


def _opposing_supporters(state: State, seat: int, chosen: int) -> Sequence[int]:
    side = opposing(state, seat)
    return supporters(state, side) if side >= 0 else []


def _opposing_active(state: State, seat: int, chosen: int) -> list[int]:
    side = opposing(state, seat)
    return [state.actives[side]] if side >= 0 else []


SELECTORS: Final[Mapping[Whom, Select]] = {
    Whom.SELF: lambda state, seat, chosen: [seat],
    Whom.CHOSEN_PLAYER: lambda state, seat, chosen: [chosen] if chosen != NOBODY else [],
    Whom.OPPOSING_ACTIVE: _opposing_active,
    Whom.OPPOSING_SUPPORTER: _opposing_supporters,
    Whom.OPPOSING_PLAYER: _opponents,
    Whom.OWN_SIDE_PLAYER: _own_side,
    Whom.OWN_SIDE_SUPPORTER: _own_supporters,
    Whom.EACH_OWN_SIDE_PLAYER: _own_side,
    Whom.LOSING_PLAYER: lambda state, seat, chosen: losers(state),
    Whom.WINNING_PLAYER: lambda state, seat, chosen: winners(state),
    Whom.LOSERS: lambda state, seat, chosen: losers(state),
}


def players_of(op: Op) -> Select:
    """Choose what lists the players of an operation."""
    if isinstance(op, Look):
        return _looked_at(op.what)
    who = selector_of(op)
    if who is None:
        return nobody
    named = SELECTORS[who]
    match op:
        case TakeHostage():
            return lambda state, seat, chosen: [
                one for one in named(state, seat, chosen) if one != seat and takeable(state, one)
            ]
        case MovePower():
            return lambda state, seat, chosen: [
                one for one in named(state, seat, chosen) if one != seat and state.reserve[one]
            ]
        case Retreat() | ChangeSide():
            return lambda state, seat, chosen: [
                one for one in named(state, seat, chosen) if _supports(state, one)
            ]
        case Choice():
            ways = branches_of(op)
            return lambda state, seat, chosen: [
                one for one in named(state, seat, chosen) if ways(state, seat, one)
            ]
        case Draw():
            return lambda state, seat, chosen: [
                one for one in named(state, seat, chosen) if len(state.decks[one])
            ]
    return named


def _looked_at(what: Hidden) -> Select:
    if what is Hidden.OTHER_ACTIVE_HAND:
        return lambda state, seat, chosen: [
            one for one in state.actives if one != seat and state.hands[one].cards
        ]
    if what is Hidden.OPPOSING_ACTIVE_FACE_DOWN:
        return lambda state, seat, chosen: [
            one
            for one in _opposing_active(state, seat, chosen)
            if state.laid[state.sides[one]].cards
        ]
    return lambda state, seat, chosen: [
        one for one in _opposing_active(state, seat, chosen) if state.hands[one].cards
    ]


def _supports(state: State, seat: int) -> bool:
    return state.sides[seat] >= 0 and seat not in state.actives


#: Lists the characters among which one loses power, for a seat.
Aim = Callable[[State, int], list[int]]


def _winning_active(state: State, seat: int) -> list[int]:
    active = state.actives[state.won] if state.won >= 0 else NOBODY
    return [state.participants[active]] if active >= 0 and strength(state, active) else []


def _opposing_characters(state: State, seat: int) -> list[int]:
    return [one for other in _opponents(state, seat, NOBODY) for one in living(state, other)]


def _opposing_participants(state: State, seat: int) -> list[int]:
    opponents = _opponents(state, seat, NOBODY)
    return [state.participants[other] for other in opponents if strength(state, other)]


def _opposing_weak(state: State, seat: int) -> list[int]:
    return [one for one in _opposing_participants(state, seat) if state.power[one] <= WEAK]


AIMS: Final[Mapping[Character, Aim]] = {
    Character.HOSTAGE_HOUSE_CHARACTER: lambda state, seat: [*living(state, state.tortured)],
    Character.WINNING_ACTIVE_PARTICIPANT: _winning_active,
    Character.OPPOSING_PLAYER_CHARACTER: _opposing_characters,
    Character.OPPOSING_PARTICIPANT: _opposing_participants,
    Character.OPPOSING_PARTICIPANT_WEAK: _opposing_weak,
}


def others_alive(state: State, seat: int) -> list[int]:
    """List own living characters that do not participate."""
    return [one for one in living(state, seat) if one != state.participants[seat]]


def branches_of(op: Choice) -> Select:
    """Choose what numbers the branches of a choice that can be carried out."""
    ways = [[possible_of(part) for part in branch] for branch in op.branches]
    return lambda state, seat, chosen: [
        number
        for number, tests in enumerate(ways)
        if any(test is None or test(state, seat, chosen) for test in tests)
    ]


#: Whether something can be done for a seat and the player picked last; None where it always can.
Possible = Callable[[State, int, int], bool] | None


def possible_of(op: Op) -> Possible:
    """Choose what says whether an operation can do anything."""
    who, named = selector_of(op), players_of(op)
    match op:
        case Draw(only=TalksEnd() as only) | NoPenalties(only=TalksEnd() as only):
            talked = DEAL if only is TalksEnd.DEAL else FAILED
            return lambda state, seat, chosen: (
                state.talks == talked and bool(named(state, seat, chosen))
            )
        case RemovePower():
            aim = AIMS[op.target]
            return lambda state, seat, chosen: bool(aim(state, seat))
        case Distribute():
            return lambda state, seat, chosen: state.reserve[seat] > 0
        case MovePower(source=Place.OWN_SHEET):
            return lambda state, seat, chosen: state.reserve[seat] > 0 and strength(state, seat) > 0
        case SwapParticipant():
            return lambda state, seat, chosen: (
                strength(state, seat) > 0 and bool(others_alive(state, seat))
            )
        case ForceSupport():
            return lambda state, seat, chosen: state.joined != state.offerer
        case HandSize(value=size):
            return lambda state, seat, chosen: len(state.hands[seat].cards) < size
        case ReplaceFaceDown():
            return lambda state, seat, chosen: any(
                state.hands[other].cards and state.laid[state.sides[other]].cards
                for other in named(state, seat, chosen)
            )
        case TortureNow():
            return lambda state, seat, chosen: state.taken
    if who is None and not isinstance(op, Look):
        return None
    return lambda state, seat, chosen: bool(named(state, seat, chosen))
