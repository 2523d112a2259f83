"""Encounter: cards are laid face down, revealed, and make war, peace or betrayal."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.iron_throne.cards.vocabulary import Result, Timing
from tafelrunde.games.iron_throne.deals import CHALLENGER, DEFENDER
from tafelrunde.games.iron_throne.rules.laid import peaceful, value_of
from tafelrunde.games.iron_throne.rules.listening import ANYBODY
from tafelrunde.games.iron_throne.rules.places import draw, lay, turn_up
from tafelrunde.games.iron_throne.rules.resolution import BOTH, Resolution
from tafelrunde.games.iron_throne.rules.talk import cards_are_open, excuse
from tafelrunde.games.iron_throne.rules.windows import opens
from tafelrunde.games.iron_throne.state import State, totals
from tafelrunde.table import Choice, Frame, Question, Table

ENCOUNTER_START, CARDS_LAID, CARDS_REVEALED, WAR_SUM = (
    ANYBODY[Timing.ENCOUNTER_START],
    ANYBODY[Timing.CARDS_LAID],
    ANYBODY[Timing.CARDS_REVEALED],
    ANYBODY[Timing.WAR_SUM],
)
#: By the number of peace cards.
RESULTS: Final = (Result.WAR, Result.BETRAYAL, Result.PEACE)
WAR, BETRAYAL, PEACE = RESULTS


class Encounter(Frame, frozen=True):
    """From the start of the phase to the result."""

    def start(self, table: Table[State]) -> None:
        """Open the phase."""
        if not (table.state.windows & ENCOUNTER_START and opens(table, ENCOUNTER_START, LAY)):
            self.lay(table)

    def lay(self, table: Table[State]) -> None:
        """Ask both for a card at once; who has none lays what they draw."""
        state = table.state
        for side, seat in enumerate(state.actives):
            if not state.hands[seat].cards:
                draw(table, seat, 1)
                excuse(table, seat)
                for card in [*state.hands[seat].cards]:
                    lay(state, side, card)
                table.tell("lays-top" if state.laid[side].cards else "lays-nothing", seat=seat)
        questions = self.questions(table)
        if questions:
            table.ask_all(LAID, questions)
        else:
            self.lie(table)

    def questions(self, table: Table[State]) -> list[Question]:
        """Offer each active player who has not laid yet every card of their hand."""
        state = table.state
        found: list[Question] = []
        for seat in sorted(state.actives):
            cards = state.hands[seat].cards
            if cards and not state.laid[state.sides[seat]].cards:
                found.append(Choice(0, seat, "lay", tuple(sorted({*cards}))))
        return found

    def laid(self, table: Table[State], cards: dict[int, int]) -> None:
        """Lay the cards face down."""
        state = table.state
        for seat, card in cards.items():
            lay(state, state.sides[seat], card)
            if table.listener is not None:
                table.tell("lays", seat=seat)
        self.lie(table)

    def lie(self, table: Table[State]) -> None:
        """Open the window while they lie there."""
        if not (table.state.windows & CARDS_LAID and opens(table, CARDS_LAID, REVEAL)):
            self.reveal(table)

    def reveal(self, table: Table[State]) -> None:
        """Turn them up and open the window after that."""
        state = table.state
        turn_up(table)
        if state.statements:
            cards_are_open(table)
        if not (state.windows & CARDS_REVEALED and opens(table, CARDS_REVEALED, RESULT)):
            self.result(table)

    def result(self, table: Table[State]) -> None:
        """Fix the result; a war goes on with the totals."""
        state = table.state
        first, second = peaceful(state, CHALLENGER), peaceful(state, DEFENDER)
        state.result = result = state.forced or RESULTS[first + second]
        state.values = [value_of(state, CHALLENGER), value_of(state, DEFENDER)]
        if table.listener is not None:
            table.tell(f"result-{result}")
        if result is WAR:
            if not (state.windows & WAR_SUM and opens(table, WAR_SUM, COMPARE)):
                self.compare(table)
            return
        if result is BETRAYAL:
            decide(table, DEFENDER if first else CHALLENGER)
        table.become(RESOLVING)
        RESOLVING.start(table)

    def compare(self, table: Table[State]) -> None:
        """Compare the totals; a tie is lost by both unless one side wins ties."""
        state = table.state
        first, second = totals(state)
        if table.listener is not None:
            own, other = state.actives
            table.tell("totals", seat=own, own=first, to_seat=other, other=second)
        if first != second:
            decide(table, int(first < second))
        elif state.tie_wins in (1, 2):
            decide(table, state.tie_wins - 1)
        else:
            state.lost = BOTH
            table.tell("tie")
        table.become(RESOLVING)
        RESOLVING.start(table)


LAY: Final = Encounter(step="lay")
LAID: Final = Encounter(step="laid")
REVEAL: Final = Encounter(step="reveal")
RESULT: Final = Encounter(step="result")
COMPARE: Final = Encounter(step="compare")
RESOLVING: Final = Resolution()


def decide(table: Table[State], side: int) -> None:
    """Let a side win and the other lose."""
    state = table.state
    state.won, state.lost = side, 2 >> side
    if table.listener is not None:
        table.tell("wins", seat=state.actives[side])
