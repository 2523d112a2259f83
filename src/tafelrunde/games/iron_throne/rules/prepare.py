"""Preparation: event, draw, one power each, the characters that meet."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tafelrunde.games.iron_throne.cards.vocabulary import Criterion, Timing
from tafelrunde.games.iron_throne.deals import CHALLENGER, DEFENDER
from tafelrunde.games.iron_throne.houses import FIRST_SPECIAL, house_of_event
from tafelrunde.games.iron_throne.rules.book import book
from tafelrunde.games.iron_throne.rules.common import ask, strengthen
from tafelrunde.games.iron_throne.rules.places import draw
from tafelrunde.games.iron_throne.rules.windows import through
from tafelrunde.games.iron_throne.state import NOBODY, State, clockwise, influence_out, living
from tafelrunde.table import Choice, Frame, Table

MEASURES: Mapping[Criterion, Callable[[State, int], int]] = {
    Criterion.HAND_CARDS: lambda state, seat: len(state.hands[seat]),
    Criterion.SPREAD_INFLUENCE: influence_out,
    Criterion.POWER_ON_CHARACTERS: lambda state, seat: sum(
        state.power[character] for character in living(state, seat)
    ),
}


class Preparation(Frame, frozen=True):
    """From the event to the two characters; `side` is whose part it is."""

    side: int = CHALLENGER

    def start(self, table: Table[State]) -> None:
        """Draw events until one names somebody else."""
        state = table.state
        while state.defender == NOBODY:
            if not len(state.events):
                state.events.shuffle_in(state.event_discards)
                state.event_discards = []
            state.event = event = state.events.draw(table.chance)
            state.event_discards.append(event)
            house = house_of_event(event)
            if house is None:
                number = event - FIRST_SPECIAL
                table.tell(f"special-{book(state.pack).criteria[number]}")
                self._defends(table, most(state, book(state.pack).criteria[number]))
            else:
                table.tell("event", house=house)
                if state.houses[state.challenger] != house:
                    self._defends(table, state.seat_of[house])
                elif not state.redraw:
                    ask(table, self.at("named"))
                    return

    def question(self, table: Table[State]) -> Choice:
        """Ask for the defender, for a place for power, or for a character."""
        state = table.state
        if self.step == "named":
            return Choice(0, state.challenger, "defender", clockwise(state)[1:])
        seat = state.actives[self.side]
        prompt = "strengthen" if self.step == "strengthened" else "send"
        return Choice(0, seat, prompt, tuple(living(state, seat)))

    def named(self, table: Table[State], seat: int) -> None:
        """Let the challenger name the defender."""
        self._defends(table, seat)

    def _defends(self, table: Table[State], seat: int) -> None:
        state = table.state
        state.defender = seat
        state.sides[state.challenger], state.sides[seat] = CHALLENGER, DEFENDER
        table.tell("defends", seat=seat)
        table.become(Preparation(step="draw"))

    def draw(self, table: Table[State]) -> None:
        """Open each active player's draw for their own leader."""
        seat = table.state.actives[self.side]
        through(table, Timing.PREP_DRAW, self.at("drawn"), (seat,))

    def drawn(self, table: Table[State]) -> None:
        """Draw a card."""
        draw(table, table.state.actives[self.side], 1)
        self._next(table, self.at("draw", side=DEFENDER), Preparation(step="power"))

    def power(self, table: Table[State]) -> None:
        """Ask where one power goes, if there is any."""
        if table.state.reserve[table.state.actives[self.side]]:
            ask(table, self.at("strengthened"))
        else:
            self._next(table, self.at("power", side=DEFENDER), Preparation(step="characters"))

    def strengthened(self, table: Table[State], character: int) -> None:
        """Put it there."""
        strengthen(table, table.state.actives[self.side], character, 1)
        self._next(table, self.at("power", side=DEFENDER), Preparation(step="characters"))

    def characters(self, table: Table[State]) -> None:
        """Ask who is sent."""
        ask(table, self.at("sent"))

    def sent(self, table: Table[State], character: int) -> None:
        """Send a character."""
        seat = table.state.actives[self.side]
        table.state.participants[seat] = character
        table.tell("sends", seat=seat, character=character)
        if self.side == CHALLENGER:
            table.become(self.at("characters", side=DEFENDER))
        else:
            table.done()

    def _next(self, table: Table[State], defender: Preparation, after: Preparation) -> None:
        """Let the defender do the same, or go on."""
        table.become(defender if self.side == CHALLENGER else after)


def most(state: State, criterion: Criterion) -> int:
    """Find who else has most of something; of equals the first from the challenger's left."""
    others = clockwise(state)[1:]
    return max(others, key=lambda seat: MEASURES[criterion](state, seat))
