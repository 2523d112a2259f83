"""Cards that come out of the shadows as a phase begins."""

from __future__ import annotations

from tafelrunde.games.thrones_lcg.cards.vocabulary import Type
from tafelrunde.games.thrones_lcg.codes import SHADOWS
from tafelrunde.games.thrones_lcg.printed import COST_OF, TYPE_OF
from tafelrunde.games.thrones_lcg.rules.actions import Marshal
from tafelrunde.games.thrones_lcg.rules.aftermath import Aftermath
from tafelrunde.games.thrones_lcg.rules.common import any_host, ask, may_control, purse
from tafelrunde.games.thrones_lcg.state import State, after
from tafelrunde.table import PASS, Frame, MayPass, Question, Table


class OutOfShadows(Frame, frozen=True):
    """Each player in turn may bring out one card."""

    seats: tuple[int, ...]

    def start(self, table: Table[State]) -> None:
        """Ask the next who has a card there, which everybody sees."""
        if not self.seats:
            table.done()
        elif _lying(table.state, self.seats[0]):
            ask(table, self.at("brought"))
        else:
            table.become(self.at("start", seats=self.seats[1:]))

    def question(self, table: Table[State]) -> Question:
        """Ask for a card that can be paid and may come into play."""
        state, seat = table.state, self.seats[0]
        gold = purse(state, seat)
        cards = [
            card
            for card in _lying(state, seat)
            if COST_OF[card] <= gold
            and may_control(state, seat, card)
            and (TYPE_OF[card] != Type.ATTACHMENT or any_host(state, card, seat))
        ]
        return MayPass(0, seat, "from-shadows", (*cards, PASS))

    def brought(self, table: Table[State], card: int) -> None:
        """Bring it out; what follows from that is answered before the next player."""
        seat = self.seats[0]
        rest = self.at("start", seats=self.seats[1:])
        if card == PASS:
            table.become(rest)
            return
        follows = Aftermath(after(table.state, seat))
        table.call(follows, then=rest)
        table.call(Marshal(seat, card, SHADOWS), then=follows)


def _lying(state: State, seat: int) -> list[int]:
    """List the titles of a player's cards in the shadows."""
    return sorted({card for whose, card in state.shadows if whose == seat})
