"""Step 1: units and gold for the land, cards traded, everything placed."""

from __future__ import annotations

from tafelrunde.games.risk.codes import STOP
from tafelrunde.games.risk.income import GOLD_PER_UNIT, income
from tafelrunde.games.risk.rules.common import ask
from tafelrunde.games.risk.rules.trade_in import (
    Exchange,
    may_trade,
    place,
    place_question,
    trade_in,
    trade_question,
)
from tafelrunde.games.risk.rules.windows import REINFORCE, window
from tafelrunde.games.risk.state import BOARDS, State, earn
from tafelrunde.games.risk.trade import HAND_LIMIT
from tafelrunde.table import Choice, Frame, Phrase, Share, Table


class Reinforce(Frame, frozen=True):
    """Income, then a set, then a single card, then cards of the moment, placing last."""

    seat: int

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        return Phrase("why-reinforce", {"seat": self.seat})

    def start(self, table: Table[State]) -> None:
        """Begin."""
        state = table.state
        units, gold = income(BOARDS[state.seats], state.land[self.seat])
        if state.halved:
            units, gold = units // 2, gold // 2 // GOLD_PER_UNIT * GOLD_PER_UNIT
        state.pool = units
        if "gold" in state.terms.modules:
            earn(state, self.seat, gold)
            table.tell("income-gold", seat=self.seat, units=units, gold=gold)
        elif table.listener is not None:
            table.tell("income", seat=self.seat, units=units)
        if may_trade(state, self.seat):
            ask(table, self.at("traded"))
        else:
            self.exchange(table)

    def question(self, table: Table[State]) -> Choice | Share:
        """Ask for a set, in the end for places."""
        state = table.state
        if self.step == "traded":
            must = len(state.hands[self.seat]) >= HAND_LIMIT
            return trade_question(state, self.seat, must)
        return place_question(state, self.seat)

    def traded(self, table: Table[State], packed: int) -> None:
        """Trade the set, or none."""
        if packed != STOP:
            trade_in(table, self.seat, packed)
        self.exchange(table)

    def exchange(self, table: Table[State]) -> None:
        """Offer a special unit for a single card."""
        if table.state.special and len(table.state.hands[self.seat]):
            table.call(Exchange(self.seat), then=self.at("cards"))
        else:
            self.cards(table)

    def cards(self, table: Table[State]) -> None:
        """Open the window before placing."""
        if table.state.cards:
            table.call(window(table.state, REINFORCE, (self.seat,)), then=self.at("muster"))
        else:
            self.muster(table)

    def muster(self, table: Table[State]) -> None:
        """Ask where the units go."""
        state = table.state
        land = state.land[self.seat]
        if land & (land - 1) and state.pool:
            table.ask(self.at("placed"), place_question(state, self.seat))
        else:
            self.placed(table, (state.pool,) * (land.bit_count() == 1))

    def placed(self, table: Table[State], amounts: tuple[int, ...]) -> None:
        """Put the units on the map."""
        if amounts:
            place(table, self.seat, amounts)
        table.done()
