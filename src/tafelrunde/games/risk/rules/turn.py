"""A turn step by step, and the whole game around it."""

from __future__ import annotations

from tafelrunde.games.risk.cards.characters import characters_of
from tafelrunde.games.risk.rules.buy import Buy
from tafelrunde.games.risk.rules.claim import Claims, FirstObjectives, give_bonus
from tafelrunde.games.risk.rules.complete import Complete
from tafelrunde.games.risk.rules.draw import Draw
from tafelrunde.games.risk.rules.invade import Invade
from tafelrunde.games.risk.rules.maneuver import Maneuver
from tafelrunde.games.risk.rules.reinforce import Reinforce
from tafelrunde.games.risk.rules.set_up import Houses, deal_land, put_end_card
from tafelrunde.games.risk.rules.windows import AFTER, BEFORE, MANEUVER, TURN, window
from tafelrunde.games.risk.state import NOBODY, READY, TURNED, State, next_in, opponents
from tafelrunde.table import Frame, Phrase, Table


class Play(Frame, frozen=True):
    """The whole game: set-up, then turns until it ends."""

    def start(self, table: Table[State]) -> None:
        """Begin."""
        table.call(Houses(), then=self.at("objectives"))

    def objectives(self, table: Table[State]) -> None:
        """Deal the first objectives."""
        if table.state.objectives:
            table.call(FirstObjectives(), then=self.at("land"))
        else:
            self.land(table)

    def land(self, table: Table[State]) -> None:
        """Share out the land."""
        if table.state.terms.claimed:
            table.call(Claims(), then=self.at("begin"))
        else:
            deal_land(table)
            table.become(self.at("begin"))

    def begin(self, table: Table[State]) -> None:
        """Give what is due to late houses and begin the first turn."""
        state = table.state
        give_bonus(table)
        put_end_card(state)
        table.call(Turn(state.order[0]), then=self.at("next_turn"))

    def next_turn(self, table: Table[State]) -> None:
        """Go on with the next seat that is still in."""
        table.call(Turn(next_in(table.state)), then=self)


class Turn(Frame, frozen=True):
    """Reinforce, buy, refresh, invade, maneuver, complete, draw."""

    seat: int

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        return Phrase("why-turn", {"seat": self.seat})

    def start(self, table: Table[State]) -> None:
        """Begin."""
        state = table.state
        state.turn = self.seat
        state.turns += 1
        state.conquered = state.destroyed = 0
        state.taken_from = [0] * state.seats
        state.barred = state.truces = state.barred_seats = 0
        state.maneuvers = 1
        if table.listener is not None:
            table.tell("turn", seat=self.seat)
        if state.cards:
            state.doubled &= ~(1 << self.seat)
            state.free_maneuver = state.any_coast = state.of_two = state.halved = False
            state.loot = 0
            state.heights = []
            table.call(window(state, TURN), then=self.at("reinforce"))
        else:
            self.reinforce(table)

    def reinforce(self, table: Table[State]) -> None:
        """Step 1."""
        begin(table, Reinforce(self.seat), then=Turn(self.seat, step="buy"))

    def buy(self, table: Table[State]) -> None:
        """Step 2."""
        if table.state.cards or "gold" in table.state.terms.modules:
            table.call(Buy(self.seat), then=self.at("refresh"))
        else:
            self.refresh(table)

    def refresh(self, table: Table[State]) -> None:
        """Step 3: turn own characters up again."""
        state = table.state
        if state.characters:
            for character in characters_of(state.houses[self.seat]):
                lies, captor = state.characters[character], state.captors[character]
                if lies == TURNED and captor == NOBODY:
                    state.characters[character] = READY
        if state.cards:
            table.call(window(state, BEFORE, (self.seat,)), then=self.at("invade"))
        else:
            self.invade(table)

    def invade(self, table: Table[State]) -> None:
        """Step 4."""
        begin(table, Invade(self.seat), then=Turn(self.seat, step="prepare"))

    def prepare(self, table: Table[State]) -> None:
        """Open the window before the maneuver."""
        if table.state.cards:
            moment = window(table.state, MANEUVER, (self.seat,))
            table.call(moment, then=self.at("maneuver"))
        else:
            self.maneuver(table)

    def maneuver(self, table: Table[State]) -> None:
        """Step 5."""
        begin(table, Maneuver(self.seat), then=Turn(self.seat, step="after"))

    def after(self, table: Table[State]) -> None:
        """Open the window after the maneuver."""
        state = table.state
        if state.cards:
            others = opponents(state, self.seat)
            table.call(window(state, AFTER, others), then=self.at("complete"))
        else:
            self.complete(table)

    def complete(self, table: Table[State]) -> None:
        """Step 6."""
        if table.state.objectives:
            table.call(Complete(self.seat), then=self.at("draw"))
        else:
            self.draw(table)

    def draw(self, table: Table[State]) -> None:
        """Step 7."""
        table.become(Draw(self.seat))


def begin(table: Table[State], step: Frame, then: Frame) -> None:
    """Take a step of the turn at once, and go on as `then`."""
    table.call(step, then)
    step.start(table)
