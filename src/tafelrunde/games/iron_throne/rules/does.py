"""What the operations do, once everything is decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.games.iron_throne.cards.amounts import value_of
from tafelrunde.games.iron_throne.cards.operations import (
    AddTotal,
    ChangeSide,
    Cost,
    Dig,
    Discard,
    Distribute,
    Draw,
    ExtraPenalty,
    ForbidOffers,
    ForceSupport,
    HandSize,
    Look,
    MovePower,
    NoPenalties,
    Op,
    PayPower,
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
from tafelrunde.games.iron_throne.cards.vocabulary import Hidden, Part, Place
from tafelrunde.games.iron_throne.houses import KIND, Kind, half
from tafelrunde.games.iron_throne.rules.asks import KEEP, KINDS
from tafelrunde.games.iron_throne.rules.book import entry
from tafelrunde.games.iron_throne.rules.common import bury, spread, strengthen, weaken
from tafelrunde.games.iron_throne.rules.conditions import CONDITIONS, count
from tafelrunde.games.iron_throne.rules.payers import payers_of
from tafelrunde.games.iron_throne.rules.places import (
    discard,
    draw,
    lay,
    rebuild,
    show_hand,
    show_laid,
    show_off,
    take_back,
)
from tafelrunde.games.iron_throne.rules.talk import excuse, has_decided
from tafelrunde.games.iron_throne.state import NOBODY, State, clockwise, living, owner_of_card
from tafelrunde.table import EVERYBODY, Answer, Table

if TYPE_CHECKING:
    from tafelrunde.games.iron_throne.rules.resolve import Resolve


def pay(table: Table[State], seat: int, cost: Cost, answer: Answer) -> int:
    """Pay a cost; gives how much power it was."""
    state = table.state
    if isinstance(cost, Discard):
        cards = [card for card in state.hands[seat].cards if KIND[card] is Kind.PEACE][: cost.n]
        for card in answer if isinstance(answer, tuple) else cards:
            show_off(state, seat, card)
            discard(state, card)
            table.tell("discards", seat=seat, housecard=card)
        return 0
    if isinstance(cost, PayPower):
        assert isinstance(answer, tuple)
        payers = payers_of(state, seat, cost.source)
        for character, many in zip(payers, answer, strict=False):
            weaken(table, character, many)
        return sum(answer[: len(payers)])
    assert isinstance(answer, int)
    return bury(table, seat, answer)


def do(table: Table[State], frame: Resolve, op: Op, answer: Answer) -> None:
    """Carry out an operation."""
    state, seat = table.state, frame.seat
    side = state.sides[seat]
    match op:
        case SetResult():
            state.forced = op.to
            table.tell(f"result-becomes-{op.to}", seat=seat)
        case AddTotal():
            amount = total_of(state, seat, op, frame.paid)
            state.bonus[side] += amount
            table.tell("adds", seat=seat, count=amount)
        case WarValueAtLeast():
            state.values[side] = max(state.values[side], op.value)
            table.tell("counts-at-least", seat=state.actives[side], count=state.values[side])
        case SwapWarValues():
            state.values.reverse()
            table.tell("swaps-values", seat=seat)
        case TieWin():
            state.tie_wins |= 1 << side
            table.tell("wins-ties", seat=seat)
        case ForbidOffers():
            state.no_offers = True
            table.tell("no-offers", seat=seat)
        case HandSize():
            state.hand_sizes[seat] = op.value
        case SpreadInfluence():
            if state.tokens[seat]:
                spread(table, seat, state.challenger)
        case ReplaceReward():
            costs = len(entry(state, frame.kind, frame.character).costs)
            state.replaced[seat] = (frame.character, frame.kind, frame.place - costs)
        case ReplacePenalty():
            assert isinstance(answer, tuple)
            _relieve(state, seat, payers_of(state, seat, op.pay_from), answer)
        case _:
            _on_people(table, frame, op, answer)


def total_of(state: State, seat: int, op: AddTotal, paid: int) -> int:
    """Say what an operation adds to a war total after so much power was paid."""
    return value_of(
        op.amount,
        lambda quantity: count(state, seat, quantity, paid),
        lambda condition: CONDITIONS[condition](state, seat),
    )


def _relieve(state: State, seat: int, payers: Sequence[int], amounts: Sequence[int]) -> None:
    for character in living(state, seat):
        state.payments[character] = 0
    for character, amount in zip(payers, amounts, strict=True):
        state.payments[character] = amount
    state.relieved |= 1 << seat


def _on_people(table: Table[State], frame: Resolve, op: Op, answer: Answer) -> None:
    state, seat = table.state, frame.seat
    concerned = frame.concerned(state, op)
    match op:
        case Draw():
            for other in concerned:
                draw(table, other, op.n)
        case NoPenalties():
            for other in concerned:
                state.protected |= 1 << other
                table.tell("protected", seat=other)
        case ExtraPenalty():
            for other in concerned:
                state.extra[other] += op.n
                table.tell("loses-more", seat=other, count=op.n)
        case Silence():
            for other in concerned:
                state.silenced[other] |= 1 << seat
                table.tell("silenced", seat=other)
        case Retreat():
            for other in concerned:
                retreat(table, other)
        case ChangeSide():
            for other in concerned:
                state.sides[other] = 1 - state.sides[other]
                active = state.actives[state.sides[other]]
                table.tell("changes-side", seat=other, to_seat=active)
        case Look():
            for other in concerned:
                if op.what is Hidden.OPPOSING_ACTIVE_FACE_DOWN:
                    show_laid(table, seat, state.sides[other])
                else:
                    show_hand(table, seat, other)
        case ReplaceFaceDown():
            assert isinstance(answer, int)
            other = concerned[0]
            if other != seat:
                excuse(table, other)
            _replace(table, other, answer)
        case _:
            _on_power(table, frame, op, answer)


def _on_power(table: Table[State], frame: Resolve, op: Op, answer: Answer) -> None:
    state, seat = table.state, frame.seat
    match op:
        case Distribute():
            assert isinstance(answer, tuple)
            for character, many in zip(living(state, seat), answer, strict=False):
                strengthen(table, seat, character, many)
        case MovePower():
            assert isinstance(answer, int)
            if op.source is Place.OWN_SHEET:
                strengthen(table, seat, state.participants[seat], answer)
            elif answer:
                other = frame.concerned(state, op)[0]
                state.reserve[other] -= answer
                state.reserve[seat] += answer
                table.tell("plunders", seat=seat, to_seat=other, count=answer)
        case RemovePower():
            assert isinstance(answer, int)
            many = _part(op.n, state.power[answer])
            weaken(table, answer, many, seat if op.to is Place.OWN_SHEET else NOBODY)
        case SwapParticipant():
            assert isinstance(answer, int)
            state.participants[seat] = answer
            table.tell("swaps", seat=seat, character=answer)
        case ForceSupport():
            assert isinstance(answer, int)
            has_decided(table, state.offerer, state.sides[seat], forced=True)
            join(table, state.offerer, state.sides[seat], answer)
        case Dig():
            assert isinstance(answer, int)
            _dig(table, seat, KINDS[answer])


def _part(many: int | Part, power: int) -> int:
    if isinstance(many, Part):
        return power if many is Part.ALL else half(power)
    return many


def _replace(table: Table[State], seat: int, card: int) -> None:
    state = table.state
    if card == KEEP:
        table.tell("keeps-laid", seat=seat)
        return
    side = state.sides[seat]
    take_back(state, side)
    lay(state, side, card)
    table.tell("lays-another", seat=seat)


def _dig(table: Table[State], seat: int, kind: Kind) -> None:
    state = table.state
    deck = state.decks[seat]
    turned: list[int] = []
    while len(deck):
        card = deck.draw(table.chance)
        if KIND[card] is kind:
            state.hands[seat].put(card, EVERYBODY)
            table.tell("digs-up", seat=seat, housecard=card, kind=KINDS.index(kind))
            break
        turned.append(card)
    else:
        table.tell("digs-in-vain", seat=seat, kind=KINDS.index(kind))
    state.discards[seat] += turned
    if turned:
        table.tell("turned-up", seat=seat, housecards=tuple(sorted(turned)))
    rebuild(state, seat)


def join(table: Table[State], seat: int, side: int, character: int) -> None:
    """Let the support of a seat join a side."""
    state = table.state
    state.sides[seat] = side
    state.participants[seat] = character
    state.joined = seat
    active = state.actives[side]
    state.supported[seat * state.seats + active] += 1
    table.tell("joins", seat=seat, to_seat=active, character=character)


def retreat(table: Table[State], seat: int) -> None:
    """Let a supporter leave: cards they played are discarded and what lasts of them ends."""
    state = table.state
    state.sides[seat] = state.participants[seat] = NOBODY
    for card in [card for card in state.played if owner_of_card(state, card) == seat]:
        state.played.remove(card)
        discard(state, card)
    for other in clockwise(state):
        state.silenced[other] &= ~(1 << seat)
    table.tell("retreats", seat=seat)
