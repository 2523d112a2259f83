"""How costs are paid, by their classes, once everything is decided."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tafelrunde.games.iron_throne.cards.operations import Discard, PayPower, PayReserve
from tafelrunde.games.iron_throne.rules.common import bury, weaken
from tafelrunde.games.iron_throne.rules.laid import PEACEFUL
from tafelrunde.games.iron_throne.rules.payers import payers_of
from tafelrunde.games.iron_throne.rules.places import discard, show_off
from tafelrunde.games.iron_throne.state import State
from tafelrunde.table import Answer, Table

#: Pays a cost with what was decided; gives how much power it was.
Pay = Callable[[Table[State], int, Any, Any], int]


def _discard(table: Table[State], seat: int, cost: Discard, answer: Answer) -> int:
    state = table.state
    cards = [card for card in state.hands[seat].cards if PEACEFUL[card]][: cost.n]
    for card in answer if isinstance(answer, tuple) else cards:
        show_off(state, seat, card)
        discard(state, card)
        table.tell("discards", seat=seat, housecard=card)
    return 0


def _pay_power(table: Table[State], seat: int, cost: PayPower, answer: tuple[int, ...]) -> int:
    payers = payers_of(table.state, seat, cost.source)
    for character, many in zip(payers, answer, strict=False):
        weaken(table, character, many)
    return sum(answer[: len(payers)])


def _pay_reserve(table: Table[State], seat: int, cost: PayReserve, answer: int) -> int:
    return bury(table, seat, answer)


PAYS: Final[Mapping[type, Pay]] = {
    Discard: _discard,
    PayPower: _pay_power,
    PayReserve: _pay_reserve,
}
