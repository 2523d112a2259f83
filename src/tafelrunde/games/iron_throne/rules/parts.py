"""The parts of an effect, its costs and operations, with everything the rules need to do them.

What each of them needs is looked up by its class, once, when a pack is read.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tafelrunde.games.iron_throne.cards.operations import Choice, Cost, Look, Op, ReplaceReward
from tafelrunde.games.iron_throne.cards.vocabulary import PICKED_PLAYERS
from tafelrunde.games.iron_throne.rules.asks import ASKS, Ask
from tafelrunde.games.iron_throne.rules.does import DOES, Do
from tafelrunde.games.iron_throne.rules.pays import PAYS, Pay
from tafelrunde.games.iron_throne.rules.select import (
    Possible,
    Select,
    nobody,
    players_of,
    possible_of,
    selector_of,
)


class Part(msgspec.Struct, frozen=True):
    """A cost or an operation of an effect."""

    what: Cost | Op
    #: Its number among the operations.
    number: int
    possible: Possible
    #: Whom it concerns, and whether one of them is picked.
    players: Select
    picks: bool
    asks: Ask | None
    #: One of them, or neither where another rule is called.
    pays: Pay | None
    does: Do | None
    #: Of a choice its branches, of a replaced reward what replaces it.
    within: tuple[tuple[Part, ...], ...]


def parts_of(costs: Sequence[Cost], ops: Sequence[Op]) -> tuple[Part, ...]:
    """Put the parts of an effect together."""
    paid = [
        Part(cost, -1, None, nobody, False, ASKS.get(type(cost)), PAYS[type(cost)], None, ())
        for cost in costs
    ]
    return (*paid, *[_part(op, number) for number, op in enumerate(ops)])


def _part(op: Op, number: int) -> Part:
    within: tuple[tuple[Part, ...], ...] = ()
    if isinstance(op, Choice):
        within = tuple([parts_of((), branch) for branch in op.branches])
    elif isinstance(op, ReplaceReward):
        within = (parts_of((), op.by),)
    return Part(
        op,
        number,
        possible_of(op),
        players_of(op),
        isinstance(op, Look) or selector_of(op) in PICKED_PLAYERS,
        ASKS.get(type(op)),
        None,
        DOES.get(type(op)),
        within,
    )
