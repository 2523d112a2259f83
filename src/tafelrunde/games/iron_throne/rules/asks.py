"""What has to be decided for a cost or an operation; None where nothing is left to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.iron_throne.cards.operations import (
    ChangeSide,
    Cost,
    Dig,
    Discard,
    Distribute,
    Draw,
    ForceSupport,
    MovePower,
    Op,
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
from tafelrunde.games.iron_throne.cards.vocabulary import Place, Player
from tafelrunde.games.iron_throne.houses import CHARACTERS, KIND, Kind, half
from tafelrunde.games.iron_throne.rules.hostages import may_torture
from tafelrunde.games.iron_throne.rules.payers import payable, payers_of
from tafelrunde.games.iron_throne.rules.select import branches, characters, others_alive
from tafelrunde.games.iron_throne.state import State, living, strength
from tafelrunde.table import Choice, Number, Pick, Question, Share, Table, YesNo

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


def decision(table: Table[State], frame: Resolve, part: Cost | Op) -> Question | None:
    """Ask what a part of an effect leaves open."""
    state, seat, source = table.state, frame.seat, frame.character
    match part:
        case Discard():
            if part.card is Kind.PEACE:  # Peace cards are all alike.
                return None
            cards = tuple(sorted(c for c in state.hands[seat].cards if KIND[c] is part.card))
            return Pick(0, seat, "discard", cards, part.n, part.n, source=source)
        case PayPower():
            return _payment(state, seat, part, source)
        case PayReserve():
            most = min(part.most, state.reserve[seat])
            return Number(0, seat, "amount", part.least, most, source=source)
        case Dig():
            return Choice(0, seat, "dig", tuple(range(len(KINDS))), source=source)
        case Distribute():
            places = (*living(state, seat), REST)
            total = min(part.n, state.reserve[seat])
            return Share(0, seat, "distribute", total, places, source=source)
        case MovePower():
            giver = seat if part.source is Place.OWN_SHEET else frame.concerned(state, part)[0]
            most = min(part.most, state.reserve[giver])
            return Number(0, seat, "amount", 0, most, source=source)
        case RemovePower():
            options = tuple(characters(state, seat, part.target))
            return Choice(0, seat, "target", options, source=source)
        case ReplaceFaceDown():
            return _replacement(state, frame, part)
        case SwapParticipant():
            return Choice(0, seat, "swap", tuple(others_alive(state, seat)), source=source)
        case ForceSupport():
            return Choice(0, seat, "force", tuple(living(state, state.offerer)), source=source)
        case ReplacePenalty():
            payers = payers_of(state, seat, part.pay_from)
            total = min(half(strength(state, seat)), payable(state, payers))
            spare = tuple([state.power[character] - 1 for character in payers])
            return Share(0, seat, "split", total, tuple(payers), spare, source=source)
        case TortureNow():
            if not state.taken:
                return None
            allowed = may_torture(state, state.hostages[seat].cards[-1])
            return YesNo(0, seat, "torture-now", (0, 1) if allowed else (0,), source=source)
        case ChoiceOp():
            asked = frame.concerned(state, part)[0]
            ways = [number + _way(part, number) for number in branches(state, seat, part, asked)]
            return Choice(0, asked, "branch", tuple(ways), source=source)
    return None


def _way(op: ChoiceOp, number: int) -> int:
    """Say with the number of a branch what it begins with, for the words."""
    return BRANCHES * BRANCH_OPS.index(type(op.branches[number][0]))


def _payment(state: State, seat: int, cost: PayPower, source: int) -> Share:
    payers = payers_of(state, seat, cost.source)
    total = min(cost.most, payable(state, payers))
    most = [state.power[character] - 1 for character in payers]
    if total > cost.least:
        return Share(
            0,
            seat,
            "split",
            total,
            (*payers, REST),
            (*most, total - cost.least),
            source=source,
        )
    return Share(0, seat, "split", total, tuple(payers), tuple(most), source=source)


def _replacement(state: State, frame: Resolve, op: ReplaceFaceDown) -> Choice:
    seat = frame.seat if op.player is Player.SELF else frame.concerned(state, op)[0]
    cards = sorted(set(state.hands[seat].cards))
    options = (*cards, KEEP) if op.optional else tuple(cards)
    return Choice(0, seat, "replace", options, source=frame.character)
