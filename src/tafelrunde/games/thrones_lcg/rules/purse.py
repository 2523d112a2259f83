"""Paying gold that may come from the pool or from a card, and gold handed over to others."""

from __future__ import annotations

from tafelrunde.games.thrones_lcg.rules.common import ask, pay, purse_question
from tafelrunde.games.thrones_lcg.state import Sense, State
from tafelrunde.table import Frame, Question, Table


class Pay(Frame, frozen=True):
    """A player pays gold for a card, and chooses where it comes from if there is a choice."""

    seat: int
    gold: int
    title: int

    def start(self, table: Table[State]) -> None:
        """Ask, or pay at once."""
        if purse_question(table.state, self.seat, self.gold, self.title) is None:
            self.paid(table, 0)
        else:
            ask(table, self.at("paid"))

    def question(self, table: Table[State]) -> Question:
        """Ask how much comes from cards."""
        asked = purse_question(table.state, self.seat, self.gold, self.title)
        assert asked is not None
        return asked

    def paid(self, table: Table[State], on_cards: int) -> None:
        """Pay."""
        pay(table.state, self.seat, self.gold, on_cards)
        table.done()


def hand_over_gold(state: State) -> None:
    """Let gold change hands that was given away since somebody was last asked."""
    for seat, to_seat, count in state.bargains:
        given = min(count, state.pool[seat])
        state.pool[seat] -= given
        state.pool[to_seat] += given
    state.bargains = ()
    state.stir(Sense.GOLD)
