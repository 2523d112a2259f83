"""Who is asked what by an effect, in order; it follows from costs, operations and selectors."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.iron_throne.cards.effects import Effect
from tafelrunde.games.iron_throne.cards.operations import (
    ChangeSide,
    Choice,
    Cost,
    Dig,
    Discard,
    Distribute,
    Draw,
    ExtraPenalty,
    ForceSupport,
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
    Silence,
    SwapParticipant,
    TakeHostage,
    TortureNow,
)
from tafelrunde.games.iron_throne.cards.vocabulary import (
    PICKED_PLAYERS,
    Character,
    Decision,
    Hidden,
    Place,
    Whom,
)
from tafelrunde.games.iron_throne.houses import Kind


def decisions(effect: Effect, *, leader: bool) -> tuple[Decision, ...]:
    """List the decisions of an effect, of all branches where there is a choice."""
    found = [Decision.USE if leader else Decision.PLAY]
    for cost in effect.costs:
        found += _of_cost(cost)
    for op in effect.ops:
        found += of_op(op)
    return tuple(found)


def _of_cost(cost: Cost) -> Iterator[Decision]:
    if isinstance(cost, Discard):
        if cost.card is not Kind.PEACE:  # Peace cards are all alike.
            yield Decision.HAND_CARD
        return
    if cost.least < cost.most:
        yield Decision.AMOUNT
    if isinstance(cost, PayPower):
        yield Decision.SPLIT


def of_op(op: Op) -> Iterator[Decision]:
    """List the decisions of one operation."""
    match op:
        case Dig():
            yield Decision.CARD_TYPE
        case Distribute() | ReplacePenalty():
            yield Decision.SPLIT
        case MovePower():
            if op.source is Place.LOSING_PLAYER_SHEET:
                yield Decision.PLAYER
            yield Decision.AMOUNT
        case RemovePower():
            if op.target is not Character.WINNING_ACTIVE_PARTICIPANT:
                yield Decision.CHARACTER
        case Look():
            if op.what is Hidden.OTHER_ACTIVE_HAND:
                yield Decision.PLAYER
        case ReplaceFaceDown():
            own = op.player is Whom.SELF
            yield Decision.HAND_CARD if own else Decision.OTHER_HAND_CARD
        case SwapParticipant() | ForceSupport():
            yield Decision.CHARACTER
        case Draw(player=who) | ChangeSide(player=who) | NoPenalties(player=who):
            yield from _picking(who)
        case Retreat(target=who) | Silence(target=who) | ExtraPenalty(players=who):
            yield from _picking(who)
        case TakeHostage():
            yield from _picking(op.source)
            yield Decision.PLACE
        case TortureNow():
            yield Decision.TORTURE
        case ReplaceReward():
            for instead in op.by:
                yield from of_op(instead)
        case Choice():
            yield from _picking(op.by)
            yield Decision.OTHER_BRANCH
            for branch in op.branches:
                for part in branch:
                    yield from of_op(part)


def _picking(player: Whom) -> Iterator[Decision]:
    if player in PICKED_PLAYERS:
        yield Decision.PLAYER
