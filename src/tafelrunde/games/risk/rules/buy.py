"""Step 2: maester cards and objectives for gold."""

from __future__ import annotations

from tafelrunde.games.risk.cards.maester import BUY_PRICE as MAESTER_PRICE
from tafelrunde.games.risk.cards.objectives import BUY_PRICE as OBJECTIVE_PRICE
from tafelrunde.games.risk.codes import BUY_MAESTER, BUY_OBJECTIVE, STOP
from tafelrunde.games.risk.rules.common import ask, deal_one, draws_left, left
from tafelrunde.games.risk.rules.draw import LookAtTwo
from tafelrunde.games.risk.rules.extras import do_extra, extras, may_have_extras
from tafelrunde.games.risk.rules.windows import BUY, window
from tafelrunde.games.risk.state import MAESTER, OBJECTIVE, State, pay
from tafelrunde.table import Choice, Frame, Phrase, Table


class Buy(Frame, frozen=True):
    """Any number of maester cards, once two objectives to keep one of."""

    seat: int
    bought: bool = False

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        return Phrase("why-buy", {"seat": self.seat})

    def start(self, table: Table[State]) -> None:
        """Begin."""
        if self.wares(table.state) or may_have_extras(table.state, self.seat):
            ask(table, self.at("chosen"))
        else:
            table.done()

    def wares(self, state: State) -> list[int]:
        """List what can be bought and paid."""
        if "gold" not in state.terms.modules:
            return []
        gold = state.gold[self.seat]
        found = []
        if draws_left(state) and gold >= MAESTER_PRICE:
            found.append(BUY_MAESTER)
        objectives = state.objectives and left(state, OBJECTIVE)
        if objectives and not self.bought and gold >= OBJECTIVE_PRICE:
            found.append(BUY_OBJECTIVE)
        return found

    def question(self, table: Table[State]) -> Choice:
        """Ask what to buy next."""
        state = table.state
        options = (STOP, *self.wares(state), *extras(state, self.seat))
        return Choice(0, self.seat, "buy", options)

    def chosen(self, table: Table[State], option: int) -> None:
        """Go on with what was chosen."""
        state = table.state
        if option == STOP:
            table.done()
        elif option == BUY_MAESTER:
            pay(state, self.seat, MAESTER_PRICE)
            table.tell("buys-maester", seat=self.seat, gold=MAESTER_PRICE)
            table.call(window(state, BUY, (self.seat,)), then=self.at("draw"))
        elif option == BUY_OBJECTIVE:
            pay(state, self.seat, OBJECTIVE_PRICE)
            table.tell("buys-objective", seat=self.seat, gold=OBJECTIVE_PRICE)
            table.call(LookAtTwo(self.seat, OBJECTIVE), then=self.at("start", bought=True))
        else:
            table.call(do_extra(self.seat, option), then=self.at("start"))

    def draw(self, table: Table[State]) -> None:
        """Draw the cards that are due."""
        state = table.state
        if state.of_two:
            state.of_two = False
            table.call(LookAtTwo(self.seat, MAESTER), then=self.at("start"))
        else:
            deal_one(table, MAESTER, self.seat)
            table.become(self.at("start"))
