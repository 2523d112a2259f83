"""Using a character or playing a maester card: pay, announce, perhaps be cancelled, take effect."""

from __future__ import annotations

from tafelrunde.games.risk.codes import CHARACTER, MAESTER
from tafelrunde.games.risk.rules.common import discard
from tafelrunde.games.risk.rules.effects import take_effect
from tafelrunde.games.risk.rules.lookup import card_of
from tafelrunde.games.risk.rules.usable import price
from tafelrunde.games.risk.rules.windows import CANCEL, Cards
from tafelrunde.games.risk.state import MAESTER as MAESTER_DECK
from tafelrunde.games.risk.state import TURNED, State, around, pay
from tafelrunde.table import Frame, Phrase, Table


class Use(Frame, frozen=True):
    """A card is used by a seat."""

    seat: int
    code: int

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        if self.code >= MAESTER:
            return Phrase("why-plays", {"seat": self.seat, "maester": self.code - MAESTER})
        return Phrase("why-uses", {"seat": self.seat, "character": self.code - CHARACTER})

    def start(self, table: Table[State]) -> None:
        """Begin."""
        state = table.state
        cost = price(state, self.seat, card_of(self.code))
        pay(state, self.seat, cost)
        state.used += 1
        if self.code < MAESTER:
            character = self.code - CHARACTER
            state.characters[character] = TURNED
            table.tell("uses", seat=self.seat, character=character, gold=cost)
            self.effect(table)
            return
        title = self.code - MAESTER
        discard(state, MAESTER_DECK, self.seat, title)
        table.tell("plays", seat=self.seat, maester=title, gold=cost)
        order = tuple([seat for seat in around(state, state.turn) if seat != self.seat])
        table.call(Cards(order, moment=CANCEL, against=self.seat), then=self.at("answered"))

    def answered(self, table: Table[State], cancelled: bool) -> None:
        """Go on, unless the card was cancelled."""
        if cancelled:
            table.tell("cancelled", seat=self.seat, maester=self.code - MAESTER)
            table.done()
        else:
            self.effect(table)

    def effect(self, table: Table[State]) -> None:
        """Let the card take effect."""
        take_effect(table, self.seat, self.code, card_of(self.code))
