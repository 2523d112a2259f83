"""Step 6: one objective shown and scored, then ten points and the own seat win."""

from __future__ import annotations

from tafelrunde.games.risk.boards import SEAT
from tafelrunde.games.risk.cards.objectives import OBJECTIVES, POINTS_TO_WIN
from tafelrunde.games.risk.codes import STOP
from tafelrunde.games.risk.fulfilled import fulfilled
from tafelrunde.games.risk.rules.common import ask, discard, end
from tafelrunde.games.risk.rules.draw import LookAtTwo
from tafelrunde.games.risk.rules.extras import do_extra, extras
from tafelrunde.games.risk.state import BY_POINTS, OBJECTIVE, State
from tafelrunde.table import Choice, Frame, Phrase, Table


class Complete(Frame, frozen=True):
    """Whoever holds objectives may show one that is fulfilled."""

    seat: int

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        return Phrase("why-complete", {"seat": self.seat})

    def start(self, table: Table[State]) -> None:
        """Begin."""
        if len(table.state.objectives[self.seat]):
            ask(table, self.at("shown"))
        else:
            self.check(table)

    def question(self, table: Table[State]) -> Choice:
        """Ask for a fulfilled objective; they count from 1 here."""
        state = table.state
        cards = sorted(state.objectives[self.seat].cards)
        found = [card + 1 for card in cards if fulfilled(state, self.seat, OBJECTIVES[card])]
        return Choice(0, self.seat, "complete", (STOP, *found, *extras(state, self.seat)))

    def shown(self, table: Table[State], number: int) -> None:
        """Score the objective, or go on without."""
        if number == STOP:
            self.check(table)
            return
        if number > len(OBJECTIVES):
            table.call(do_extra(self.seat, number), then=self.at("start"))
            return
        state = table.state
        card = number - 1
        discard(state, OBJECTIVE, self.seat, card)
        points = OBJECTIVES[card].points
        state.points[self.seat] += points
        table.tell("completes", seat=self.seat, objective=card, count=points)
        if wins(state, self.seat):
            end(table, BY_POINTS)
        else:
            table.become(LookAtTwo(self.seat, OBJECTIVE))

    def check(self, table: Table[State]) -> None:
        """See whether the game is won."""
        if wins(table.state, self.seat):
            end(table, BY_POINTS)
        else:
            table.done()


def wins(state: State, seat: int) -> bool:
    """Whether a seat has ten points and its own seat of power."""
    home = SEAT[state.houses[seat]]
    return state.points[seat] >= POINTS_TO_WIN and state.owner[home] == seat
