"""Preparation: event, draw, one power each, the characters that meet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tafelrunde.games.iron_throne.cards.vocabulary import Criterion, Timing
from tafelrunde.games.iron_throne.deals import CHALLENGER, DEFENDER
from tafelrunde.games.iron_throne.houses import FIRST_SPECIAL, house_of_event
from tafelrunde.games.iron_throne.rules.book import book
from tafelrunde.games.iron_throne.rules.common import ask, ask_one, strengthen
from tafelrunde.games.iron_throne.rules.listening import ANYBODY
from tafelrunde.games.iron_throne.rules.places import SIDES, draw
from tafelrunde.games.iron_throne.rules.sides import take_part
from tafelrunde.games.iron_throne.rules.support import Support
from tafelrunde.games.iron_throne.rules.windows import opens
from tafelrunde.games.iron_throne.state import State, clockwise, influence_out, living
from tafelrunde.table import Choice, Frame, Table

PREP_DRAW: Final = ANYBODY[Timing.PREP_DRAW]
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
        while True:
            if not len(state.events):
                state.events.shuffle_in(state.event_discards)
                state.event_discards = []
            state.event = event = state.events.draw(table.chance)
            state.event_discards.append(event)
            house = house_of_event(event)
            if house is None:
                criterion = book(state.pack).criteria[event - FIRST_SPECIAL]
                table.tell(f"special-{criterion}")
                self._defends(table, most(state, criterion))
                return
            if table.listener is not None:
                table.tell("event", house=house)
            if state.houses[state.challenger] != house:
                self._defends(table, state.seat_of[house])
                return
            if not state.redraw:
                ask(table, self.at("named"))
                return

    def question(self, table: Table[State]) -> Choice:
        """Ask for the defender, for a place for power, or for a character."""
        state = table.state
        if self.step == "named":
            return Choice(0, state.challenger, "defender", clockwise(state)[1:])
        seat = state.actives[self.side]
        prompt = "strengthen" if self.step == "strengthened" else "send"
        return Choice(0, seat, prompt, living(state, seat))

    def named(self, table: Table[State], seat: int) -> None:
        """Let the challenger name the defender."""
        self._defends(table, seat)

    def _defends(self, table: Table[State], seat: int) -> None:
        state = table.state
        state.defender = seat
        state.sides[state.challenger], state.sides[seat] = CHALLENGER, DEFENDER
        if table.listener is not None:
            table.tell("defends", seat=seat)
        self.draw(table)

    def draw(self, table: Table[State]) -> None:
        """Open each active player's draw for their own leader."""
        state = table.state
        if state.windows & PREP_DRAW:
            if not opens(table, PREP_DRAW, DRAWN[CHALLENGER], (state.challenger,)):
                DRAWN[CHALLENGER].drawn(table)
        else:
            draw(table, state.challenger, 1)
            draw(table, state.defender, 1)
            self.power(table, CHALLENGER)

    def drawn(self, table: Table[State]) -> None:
        """Draw a card."""
        state = table.state
        if self.side == CHALLENGER:
            draw(table, state.challenger, 1)
            if opens(table, PREP_DRAW, DRAWN[DEFENDER], (state.defender,)):
                return
        draw(table, state.defender, 1)
        self.power(table, CHALLENGER)

    def power(self, table: Table[State], first: int) -> None:
        """Ask where one power goes, if there is any, from one side on; then who is sent."""
        state = table.state
        if first == CHALLENGER:
            seat = state.challenger
            if state.reserve[seat]:
                ask_one(table, STRENGTHENED[CHALLENGER], seat, "strengthen", living(state, seat))
                return
        seat = state.defender
        if first <= DEFENDER and state.reserve[seat]:
            ask_one(table, STRENGTHENED[DEFENDER], seat, "strengthen", living(state, seat))
            return
        seat = state.challenger
        ask_one(table, SENT[CHALLENGER], seat, "send", living(state, seat))

    def strengthened(self, table: Table[State], character: int) -> None:
        """Put it there."""
        state, side = table.state, self.side
        strengthen(table, state.defender if side else state.challenger, character, 1)
        self.power(table, side + 1)

    def sent(self, table: Table[State], character: int) -> None:
        """Send a character."""
        state = table.state
        seat = state.defender if self.side else state.challenger
        take_part(state, seat, character)
        if table.listener is not None:
            table.tell("sends", seat=seat, character=character)
        if self.side == CHALLENGER:
            seat = state.defender
            ask_one(table, SENT[DEFENDER], seat, "send", living(state, seat))
        else:
            table.become(SUPPORTING)
            SUPPORTING.start(table)


DRAWN: Final = tuple(Preparation(side, step="drawn") for side in SIDES)
STRENGTHENED: Final = tuple(Preparation(side, step="strengthened") for side in SIDES)
SENT: Final = tuple(Preparation(side, step="sent") for side in SIDES)
SUPPORTING: Final = Support()


def most(state: State, criterion: Criterion) -> int:
    """Find who else has most of something; of equals the first from the challenger's left."""
    others = clockwise(state)[1:]
    return max(others, key=lambda seat: MEASURES[criterion](state, seat))
