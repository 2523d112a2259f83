"""A turn step by step, and the whole game around it."""

from __future__ import annotations

from tafelrunde.games.iron_throne.cards.vocabulary import Timing
from tafelrunde.games.iron_throne.rules.common import end
from tafelrunde.games.iron_throne.rules.encounter import Encounter
from tafelrunde.games.iron_throne.rules.hostages import Hostages
from tafelrunde.games.iron_throne.rules.places import discard, draw
from tafelrunde.games.iron_throne.rules.prepare import Preparation
from tafelrunde.games.iron_throne.rules.resolution import Resolution
from tafelrunde.games.iron_throne.rules.set_up import Houses, Leaders, lay_out
from tafelrunde.games.iron_throne.rules.support import Support
from tafelrunde.games.iron_throne.rules.talk import hostages_are_done, turn_is_over
from tafelrunde.games.iron_throne.rules.windows import through
from tafelrunde.games.iron_throne.state import BY_TURNS, State, begin_turn, clockwise
from tafelrunde.table import Frame, Phrase, Table


class Play(Frame, frozen=True):
    """The whole game: set-up, then turns until it ends."""

    def start(self, table: Table[State]) -> None:
        """Choose houses."""
        table.call(Houses(), then=self.at("leaders"))

    def leaders(self, table: Table[State]) -> None:
        """Choose leaders."""
        table.call(Leaders(), then=self.at("begin"))

    def begin(self, table: Table[State]) -> None:
        """Lay everything out and draw the first challenger by lot."""
        lay_out(table)
        self._turn(table, table.chance.below(table.state.seats))

    def next_turn(self, table: Table[State]) -> None:
        """Go on with the next seat, unless there were turns enough."""
        state = table.state
        turn_is_over(table)
        if state.turn >= state.most_turns:
            end(table, BY_TURNS)
        else:
            self._turn(table, (state.challenger + 1) % state.seats)

    def _turn(self, table: Table[State], challenger: int) -> None:
        begin_turn(table.state, challenger)
        table.state.turn += 1
        table.tell("turn", seat=challenger, number=table.state.turn)
        table.call(Turn(), then=self.at("next_turn"))


class Turn(Frame, frozen=True):
    """Hostages, preparation, support, encounter, resolution, clean-up."""

    def because(self, table: Table[State]) -> Phrase:
        """Say whose turn it is."""
        state = table.state
        if state.defender < 0:
            return Phrase("why-turn", {"seat": state.challenger})
        return Phrase("why-challenge", {"seat": state.challenger, "to_seat": state.defender})

    def start(self, table: Table[State]) -> None:
        """Open the turn for leaders."""
        through(table, Timing.TURN_START, self.at("hostages"))

    def hostages(self, table: Table[State]) -> None:
        """Let everybody release or torture."""
        state = table.state
        if any(zone.cards for zone in state.hostages):
            table.call(Hostages(clockwise(state)), then=self.at("prepare"))
        else:
            self.prepare(table)

    def prepare(self, table: Table[State]) -> None:
        """Find the defender and make ready."""
        hostages_are_done(table)
        table.call(Preparation(), then=self.at("support"))

    def support(self, table: Table[State]) -> None:
        """Let the others offer their support."""
        table.call(Support(), then=self.at("encounter"))

    def encounter(self, table: Table[State]) -> None:
        """Lay and reveal cards, and find the result."""
        table.call(Encounter(), then=self.at("resolution"))

    def resolution(self, table: Table[State]) -> None:
        """Give rewards and penalties."""
        table.call(Resolution(), then=self.at("clean_up"))

    def clean_up(self, table: Table[State]) -> None:
        """Open the end of the turn for leaders."""
        through(table, Timing.CLEANUP, self.at("tidy"))

    def tidy(self, table: Table[State]) -> None:
        """Discard what was played and laid, and draw up."""
        state = table.state
        for card in [*state.played, *state.laid[0].cards, *state.laid[1].cards]:
            discard(state, card)
        sizes = state.hand_sizes
        begin_turn(state, state.challenger)
        for seat in clockwise(state):
            draw(table, seat, sizes[seat] - len(state.hands[seat]))
        table.done()
