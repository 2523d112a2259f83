"""What has to be decided for a cost or an operation, by its class."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from tafelrunde.games.iron_throne.cards.operations import (
    ChangeSide,
    Dig,
    Discard,
    Distribute,
    Draw,
    ForceSupport,
    MovePower,
    PayPower,
    PayReserve,
    RemovePower,
    ReplaceFaceDown,
    ReplacePenalty,
    Retreat,
    Silence,
    SwapParticipant,
    TakeHostage,
    TortureNow,
)
from tafelrunde.games.iron_throne.cards.operations import Choice as ChoiceOp
from tafelrunde.games.iron_throne.cards.vocabulary import Place, Whom
from tafelrunde.games.iron_throne.houses import CHARACTERS, KIND, Kind, half
from tafelrunde.games.iron_throne.rules.hostages import may_torture
from tafelrunde.games.iron_throne.rules.payers import payable, payers_of
from tafelrunde.games.iron_throne.rules.select import AIMS, branches_of, others_alive
from tafelrunde.games.iron_throne.state import State, living, strength
from tafelrunde.table import Choice, Number, Pick, Question, Share, YesNo

if TYPE_CHECKING:
    from tafelrunde.games.iron_throne.rules.resolve import Resolve

#: In a share: what stays on the leader sheet, or is not paid.
REST: Final = len(CHARACTERS)
#: What branches can begin with; an option is this and, behind it, the number of the branch.
BRANCH_OPS: Final = (Retreat, ChangeSide, TakeHostage, Draw, RemovePower, Silence)
BRANCHES: Final = 10
#: Keeping the laid card.
KEEP: Final = -1
#: The types of house cards, as options.
KINDS: Final = (Kind.PEACE, Kind.WAR, Kind.CHARACTER)
ANY_KIND: Final = tuple(range(len(KINDS)))
#: Members of an enumeration are looked up slowly.
PEACE, OWN_SHEET, SELF = Kind.PEACE, Place.OWN_SHEET, Whom.SELF


#: Asks what a part of an effect leaves open; None where nothing is left.
Ask = Callable[[State, "Resolve", Any], Question | None]


def _discard(state: State, frame: Resolve, cost: Discard) -> Pick | None:
    if cost.card is PEACE:  # Peace cards are all alike.
        return None
    cards = tuple(sorted(c for c in state.hands[frame.seat].cards if KIND[c] is cost.card))
    return Pick(0, frame.seat, "discard", cards, cost.n, cost.n, source=frame.character)


def _pay_power(state: State, frame: Resolve, cost: PayPower) -> Share:
    seat = frame.seat
    payers = payers_of(state, seat, cost.source)
    total = min(cost.most, payable(state, payers))
    places = tuple(payers)
    most = tuple([state.power[character] - 1 for character in payers])
    if total > cost.least:
        places, most = (*places, REST), (*most, total - cost.least)
    return Share(0, seat, "split", total, places, most, source=frame.character)


def _pay_reserve(state: State, frame: Resolve, cost: PayReserve) -> Number:
    most = min(cost.most, state.reserve[frame.seat])
    return Number(0, frame.seat, "amount", cost.least, most, source=frame.character)


def _dig(state: State, frame: Resolve, op: Dig) -> Choice:
    return Choice(0, frame.seat, "dig", ANY_KIND, source=frame.character)


def _distribute(state: State, frame: Resolve, op: Distribute) -> Share:
    seat = frame.seat
    places = (*living(state, seat), REST)
    total = min(op.n, state.reserve[seat])
    return Share(0, seat, "distribute", total, places, source=frame.character)


def _move_power(state: State, frame: Resolve, op: MovePower) -> Number:
    giver = frame.seat if op.source is OWN_SHEET else frame.concerned(state)[0]
    most = min(op.most, state.reserve[giver])
    return Number(0, frame.seat, "amount", 0, most, source=frame.character)


def _remove_power(state: State, frame: Resolve, op: RemovePower) -> Choice:
    options = tuple(AIMS[op.target](state, frame.seat))
    return Choice(0, frame.seat, "target", options, source=frame.character)


def _replace_face_down(state: State, frame: Resolve, op: ReplaceFaceDown) -> Choice:
    seat = frame.seat if op.player is SELF else frame.concerned(state)[0]
    cards = sorted(set(state.hands[seat].cards))
    options = (*cards, KEEP) if op.optional else tuple(cards)
    return Choice(0, seat, "replace", options, source=frame.character)


def _swap_participant(state: State, frame: Resolve, op: SwapParticipant) -> Choice:
    options = tuple(others_alive(state, frame.seat))
    return Choice(0, frame.seat, "swap", options, source=frame.character)


def _force_support(state: State, frame: Resolve, op: ForceSupport) -> Choice:
    return Choice(0, frame.seat, "force", living(state, state.offerer), source=frame.character)


def _replace_penalty(state: State, frame: Resolve, op: ReplacePenalty) -> Share:
    seat = frame.seat
    payers = payers_of(state, seat, op.pay_from)
    total = min(half(strength(state, seat)), payable(state, payers))
    spare = tuple([state.power[character] - 1 for character in payers])
    return Share(0, seat, "split", total, tuple(payers), spare, source=frame.character)


def _torture_now(state: State, frame: Resolve, op: TortureNow) -> YesNo | None:
    if not state.taken:
        return None
    allowed = may_torture(state, state.hostages[frame.seat].cards[-1])
    options = (0, 1) if allowed else (0,)
    return YesNo(0, frame.seat, "torture-now", options, source=frame.character)


def _choice(state: State, frame: Resolve, op: ChoiceOp) -> Choice:
    asked = frame.concerned(state)[0]
    numbers = branches_of(op)(state, frame.seat, asked)
    ways = tuple([number + _way(op, number) for number in numbers])
    return Choice(0, asked, "branch", ways, source=frame.character)


def _way(op: ChoiceOp, number: int) -> int:
    """Say with the number of a branch what it begins with, for the words."""
    return BRANCHES * BRANCH_OPS.index(type(op.branches[number][0]))


ASKS: Final[Mapping[type, Ask]] = {
    Discard: _discard,
    PayPower: _pay_power,
    PayReserve: _pay_reserve,
    Dig: _dig,
    Distribute: _distribute,
    MovePower: _move_power,
    RemovePower: _remove_power,
    ReplaceFaceDown: _replace_face_down,
    SwapParticipant: _swap_participant,
    ForceSupport: _force_support,
    ReplacePenalty: _replace_penalty,
    TortureNow: _torture_now,
    ChoiceOp: _choice,
}
