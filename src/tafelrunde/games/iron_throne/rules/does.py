"""What the operations do, by their classes, once everything is decided."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from tafelrunde.games.iron_throne.cards.amounts import value_of
from tafelrunde.games.iron_throne.cards.operations import (
    AddTotal,
    ChangeSide,
    Dig,
    Distribute,
    Draw,
    ExtraPenalty,
    ForbidOffers,
    ForceSupport,
    HandSize,
    Look,
    MovePower,
    NoPenalties,
    RemovePower,
    ReplaceFaceDown,
    ReplacePenalty,
    ReplaceReward,
    Retreat,
    SetResult,
    Silence,
    SpreadInfluence,
    SwapParticipant,
    SwapWarValues,
    TieWin,
    WarValueAtLeast,
)
from tafelrunde.games.iron_throne.cards.vocabulary import Hidden, Place, Portion
from tafelrunde.games.iron_throne.houses import KIND, half
from tafelrunde.games.iron_throne.rules.asks import KEEP, KINDS
from tafelrunde.games.iron_throne.rules.common import spread, strengthen, weaken
from tafelrunde.games.iron_throne.rules.conditions import CONDITIONS, count
from tafelrunde.games.iron_throne.rules.payers import payers_of
from tafelrunde.games.iron_throne.rules.places import (
    draw,
    lay,
    rebuild,
    show_hand,
    show_laid,
    take_back,
)
from tafelrunde.games.iron_throne.rules.sides import join, retreat, take_part
from tafelrunde.games.iron_throne.rules.talk import excuse, has_decided
from tafelrunde.games.iron_throne.state import NOBODY, State, living
from tafelrunde.table import EVERYBODY, Answer, Table

if TYPE_CHECKING:
    from tafelrunde.games.iron_throne.rules.resolve import Resolve


#: Members of an enumeration are looked up slowly.
LAID, OWN_SHEET, ALL = Hidden.OPPOSING_ACTIVE_FACE_DOWN, Place.OWN_SHEET, Portion.ALL
#: Carries out an operation with what was decided.
Do = Callable[[Table[State], "Resolve", Any, Any], None]


def _set_result(table: Table[State], frame: Resolve, op: SetResult, answer: Answer) -> None:
    table.state.forced = op.to
    table.tell(f"result-becomes-{op.to}", seat=frame.seat)


def total_of(state: State, seat: int, op: AddTotal, paid: int) -> int:
    """Say what an operation adds to a war total after so much power was paid."""
    return value_of(
        op.amount,
        lambda quantity: count(state, seat, quantity, paid),
        lambda condition: CONDITIONS[condition](state, seat),
    )


def _add_total(table: Table[State], frame: Resolve, op: AddTotal, answer: Answer) -> None:
    state, seat = table.state, frame.seat
    amount = total_of(state, seat, op, frame.paid)
    state.bonus[state.sides[seat]] += amount
    table.tell("adds", seat=seat, count=amount)


def _at_least(table: Table[State], frame: Resolve, op: WarValueAtLeast, answer: Answer) -> None:
    state = table.state
    side = state.sides[frame.seat]
    state.values[side] = max(state.values[side], op.value)
    table.tell("counts-at-least", seat=state.actives[side], count=state.values[side])


def _swap_values(table: Table[State], frame: Resolve, op: SwapWarValues, answer: Answer) -> None:
    table.state.values.reverse()
    table.tell("swaps-values", seat=frame.seat)


def _tie_win(table: Table[State], frame: Resolve, op: TieWin, answer: Answer) -> None:
    state = table.state
    state.tie_wins |= 1 << state.sides[frame.seat]
    table.tell("wins-ties", seat=frame.seat)


def _forbid_offers(table: Table[State], frame: Resolve, op: ForbidOffers, answer: Answer) -> None:
    table.state.no_offers = True
    table.tell("no-offers", seat=frame.seat)


def _hand_size(table: Table[State], frame: Resolve, op: HandSize, answer: Answer) -> None:
    table.state.hand_sizes[frame.seat] = op.value


def _spread(table: Table[State], frame: Resolve, op: SpreadInfluence, answer: Answer) -> None:
    if table.state.tokens[frame.seat]:
        spread(table, frame.seat, table.state.challenger)


def _replace_reward(table: Table[State], frame: Resolve, op: ReplaceReward, answer: Answer) -> None:
    state = table.state
    number = frame.part(state).number
    state.replaced[frame.seat] = (frame.character, frame.kind, number)


def _replace_penalty(
    table: Table[State], frame: Resolve, op: ReplacePenalty, answer: tuple[int, ...]
) -> None:
    state, seat = table.state, frame.seat
    for character in living(state, seat):
        state.payments[character] = 0
    for character, amount in zip(payers_of(state, seat, op.pay_from), answer, strict=True):
        state.payments[character] = amount
    state.relieved |= 1 << seat


def _draw(table: Table[State], frame: Resolve, op: Draw, answer: Answer) -> None:
    for other in frame.concerned(table.state):
        draw(table, other, op.n)


def _no_penalties(table: Table[State], frame: Resolve, op: NoPenalties, answer: Answer) -> None:
    for other in frame.concerned(table.state):
        table.state.protected |= 1 << other
        table.tell("protected", seat=other)


def _extra_penalty(table: Table[State], frame: Resolve, op: ExtraPenalty, answer: Answer) -> None:
    for other in frame.concerned(table.state):
        table.state.extra[other] += op.n
        table.tell("loses-more", seat=other, count=op.n)


def _silence(table: Table[State], frame: Resolve, op: Silence, answer: Answer) -> None:
    for other in frame.concerned(table.state):
        table.state.silenced[other] |= 1 << frame.seat
        table.tell("silenced", seat=other)


def _retreat(table: Table[State], frame: Resolve, op: Retreat, answer: Answer) -> None:
    for other in frame.concerned(table.state):
        retreat(table, other)


def _change_side(table: Table[State], frame: Resolve, op: ChangeSide, answer: Answer) -> None:
    state = table.state
    for other in frame.concerned(state):
        state.sides[other] = 1 - state.sides[other]
        active = state.actives[state.sides[other]]
        table.tell("changes-side", seat=other, to_seat=active)


def _look(table: Table[State], frame: Resolve, op: Look, answer: Answer) -> None:
    for other in frame.concerned(table.state):
        if op.what is LAID:
            show_laid(table, frame.seat, table.state.sides[other])
        else:
            show_hand(table, frame.seat, other)


def _replace_face_down(table: Table[State], frame: Resolve, op: ReplaceFaceDown, card: int) -> None:
    state = table.state
    seat = frame.concerned(state)[0]
    if seat != frame.seat:
        excuse(table, seat)
    if card == KEEP:
        table.tell("keeps-laid", seat=seat)
        return
    side = state.sides[seat]
    take_back(state, side)
    lay(state, side, card)
    table.tell("lays-another", seat=seat)


def _distribute(
    table: Table[State], frame: Resolve, op: Distribute, answer: tuple[int, ...]
) -> None:
    for character, many in zip(living(table.state, frame.seat), answer, strict=False):
        strengthen(table, frame.seat, character, many)


def _move_power(table: Table[State], frame: Resolve, op: MovePower, many: int) -> None:
    state, seat = table.state, frame.seat
    if op.source is OWN_SHEET:
        strengthen(table, seat, state.participants[seat], many)
    elif many:
        other = frame.concerned(state)[0]
        state.reserve[other] -= many
        state.reserve[seat] += many
        table.tell("plunders", seat=seat, to_seat=other, count=many)


def _remove_power(table: Table[State], frame: Resolve, op: RemovePower, character: int) -> None:
    power = table.state.power[character]
    many = op.n if isinstance(op.n, int) else power if op.n is ALL else half(power)
    weaken(table, character, many, frame.seat if op.to is OWN_SHEET else NOBODY)


def _swap_participant(
    table: Table[State], frame: Resolve, op: SwapParticipant, character: int
) -> None:
    take_part(table.state, frame.seat, character)
    table.tell("swaps", seat=frame.seat, character=character)


def _force_support(table: Table[State], frame: Resolve, op: ForceSupport, character: int) -> None:
    state = table.state
    side = state.sides[frame.seat]
    has_decided(table, state.offerer, side, forced=True)
    join(table, state.offerer, side, character)


def _dig(table: Table[State], frame: Resolve, op: Dig, number: int) -> None:
    state, seat = table.state, frame.seat
    deck, kind = state.decks[seat], KINDS[number]
    turned: list[int] = []
    while len(deck):
        card = deck.draw(table.chance)
        if KIND[card] is kind:
            state.hands[seat].put(card, EVERYBODY)
            table.tell("digs-up", seat=seat, housecard=card, kind=number)
            break
        turned.append(card)
    else:
        table.tell("digs-in-vain", seat=seat, kind=number)
    state.discards[seat] += turned
    if turned:
        table.tell("turned-up", seat=seat, housecards=tuple(sorted(turned)))
    rebuild(state, seat)


#: What calls another rule is done by `resolve`.
DOES: Final[Mapping[type, Do]] = {
    SetResult: _set_result,
    AddTotal: _add_total,
    WarValueAtLeast: _at_least,
    SwapWarValues: _swap_values,
    TieWin: _tie_win,
    ForbidOffers: _forbid_offers,
    HandSize: _hand_size,
    SpreadInfluence: _spread,
    ReplaceReward: _replace_reward,
    ReplacePenalty: _replace_penalty,
    Draw: _draw,
    NoPenalties: _no_penalties,
    ExtraPenalty: _extra_penalty,
    Silence: _silence,
    Retreat: _retreat,
    ChangeSide: _change_side,
    Look: _look,
    ReplaceFaceDown: _replace_face_down,
    Distribute: _distribute,
    MovePower: _move_power,
    RemovePower: _remove_power,
    SwapParticipant: _swap_participant,
    ForceSupport: _force_support,
    Dig: _dig,
}
