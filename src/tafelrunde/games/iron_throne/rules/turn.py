"""A turn step by step, and the whole game around it."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.iron_throne.cards.vocabulary import Timing
from tafelrunde.games.iron_throne.rules.common import end
from tafelrunde.games.iron_throne.rules.hostages import Hostages
from tafelrunde.games.iron_throne.rules.listening import ANYBODY, listen
from tafelrunde.games.iron_throne.rules.places import discard, draw, rebuild
from tafelrunde.games.iron_throne.rules.prepare import Preparation
from tafelrunde.games.iron_throne.rules.set_up import Houses, Leaders, lay_out
from tafelrunde.games.iron_throne.rules.talk import hostages_are_done, turn_is_over
from tafelrunde.games.iron_throne.rules.windows import opens
from tafelrunde.games.iron_throne.state import AROUND, BY_TURNS, State, begin_turn
from tafelrunde.table import Frame, Phrase, Table

TURN_START, CLEANUP = ANYBODY[Timing.TURN_START], ANYBODY[Timing.CLEANUP]


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
        if state.statements or table.asides:
            turn_is_over(table)
        if state.turn >= state.most_turns:
            end(table, BY_TURNS)
        else:
            self._turn(table, (state.challenger + 1) % state.seats)

    def _turn(self, table: Table[State], challenger: int) -> None:
        """Begin a turn; everything of the last one was cleared away at its end."""
        state = table.state
        state.challenger = challenger
        state.turn += 1
        listen(state)
        if table.listener is not None:
            table.tell("turn", seat=challenger, number=state.turn)
        table.call(TURN, NEXT_TURN)
        TURN.start(table)


class Turn(Frame, frozen=True):
    """Hostages, then the phases from preparation to resolution one after the other, clean-up."""

    def because(self, table: Table[State]) -> Phrase:
        """Say whose turn it is."""
        state = table.state
        if state.defender < 0:
            return Phrase("why-turn", {"seat": state.challenger})
        return Phrase("why-challenge", {"seat": state.challenger, "to_seat": state.defender})

    def start(self, table: Table[State]) -> None:
        """Open the turn for leaders."""
        if not (table.state.windows & TURN_START and opens(table, TURN_START, HOSTAGES)):
            self.hostages(table)

    def hostages(self, table: Table[State]) -> None:
        """Let everybody release or torture."""
        state = table.state
        for zone in state.hostages:
            if zone.cards:
                window = Hostages(AROUND[state.seats][state.challenger])
                table.call(window, PREPARE)
                window.start(table)
                return
        self.prepare(table)

    def prepare(self, table: Table[State]) -> None:
        """Find the defender and make ready; each phase becomes the next."""
        if table.state.statements:
            hostages_are_done(table)
        table.call(PREPARATION, CLEAN_UP)
        PREPARATION.start(table)

    def clean_up(self, table: Table[State]) -> None:
        """Open the end of the turn for leaders."""
        if not (table.state.windows & CLEANUP and opens(table, CLEANUP, TIDY)):
            self.tidy(table)

    def tidy(self, table: Table[State]) -> None:
        """Discard what was played and laid, and draw up."""
        state = table.state
        for card in state.played:
            discard(state, card)
        decks, piles = state.decks, state.discards
        for seat, laid in zip(state.actives, state.laid, strict=True):
            piles[seat] += laid.cards
            if not decks[seat].rest:
                rebuild(state, seat)
        sizes, hands = state.hand_sizes, state.hands
        begin_turn(state, state.challenger)
        for seat in AROUND[state.seats][state.challenger]:
            missing = sizes[seat] - len(hands[seat].cards)
            if missing > 0:
                draw(table, seat, missing)
        table.done()


# A turn consists of the same frames every time, and frames never change.
NEXT_TURN: Final = Play(step="next_turn")
TURN: Final = Turn()
HOSTAGES: Final = Turn(step="hostages")
PREPARE: Final = Turn(step="prepare")
CLEAN_UP: Final = Turn(step="clean_up")
TIDY: Final = Turn(step="tidy")
PREPARATION: Final = Preparation()
