"""Encounter: cards are laid face down, revealed, and make war, peace or betrayal."""

from __future__ import annotations

from tafelrunde.games.iron_throne.cards.vocabulary import Result, Timing
from tafelrunde.games.iron_throne.houses import Kind
from tafelrunde.games.iron_throne.rules.laid import kind_of, value_of
from tafelrunde.games.iron_throne.rules.places import SIDES, draw, lay, turn_up
from tafelrunde.games.iron_throne.rules.talk import cards_are_open, excuse
from tafelrunde.games.iron_throne.rules.windows import through
from tafelrunde.games.iron_throne.state import State, totals
from tafelrunde.table import Choice, Frame, Question, Table


class Encounter(Frame, frozen=True):
    """From the start of the phase to the result."""

    def start(self, table: Table[State]) -> None:
        """Open the phase."""
        through(table, Timing.ENCOUNTER_START, self.at("lay"))

    def lay(self, table: Table[State]) -> None:
        """Ask both for a card at once; who has none lays what they draw."""
        state = table.state
        for side in SIDES:
            seat = state.actives[side]
            if not state.hands[seat].cards:
                draw(table, seat, 1)
                excuse(table, seat)
                for card in [*state.hands[seat].cards]:
                    lay(state, side, card)
                table.tell("lays-top", seat=seat)
        questions = self.questions(table)
        if questions:
            table.ask_all(self.at("laid"), questions)
        else:
            table.become(self.at("lie"))

    def questions(self, table: Table[State]) -> list[Question]:
        """Offer each active player who has not laid yet every card of their hand."""
        state = table.state
        return [
            Choice(0, seat, "lay", tuple(sorted(set(state.hands[seat].cards))))
            for seat in sorted(state.actives)
            if state.hands[seat].cards and not state.laid[state.sides[seat]].cards
        ]

    def laid(self, table: Table[State], cards: dict[int, int]) -> None:
        """Lay the cards face down."""
        state = table.state
        for seat, card in cards.items():
            lay(state, state.sides[seat], card)
            table.tell("lays", seat=seat)
        table.become(self.at("lie"))

    def lie(self, table: Table[State]) -> None:
        """Open the window while they lie there."""
        through(table, Timing.CARDS_LAID, self.at("reveal"))

    def reveal(self, table: Table[State]) -> None:
        """Turn them up and open the window after that."""
        turn_up(table)
        cards_are_open(table)
        through(table, Timing.CARDS_REVEALED, self.at("result"))

    def result(self, table: Table[State]) -> None:
        """Fix the result; a war goes on with the totals."""
        state = table.state
        kinds = [kind_of(state, side) for side in SIDES]
        peaceful = kinds.count(Kind.PEACE)
        found = (Result.WAR, Result.BETRAYAL, Result.PEACE)[peaceful]
        state.result = state.forced or found
        state.values = [value_of(state, side) for side in SIDES]
        table.tell(f"result-{state.result}")
        if state.result is Result.WAR:
            through(table, Timing.WAR_SUM, self.at("compare"))
        elif state.result is Result.BETRAYAL:
            decide(table, kinds.index(Kind.PEACE) ^ 1)
            table.done()
        else:
            table.done()

    def compare(self, table: Table[State]) -> None:
        """Compare the totals; a tie is lost by both unless one side wins ties."""
        state = table.state
        first, second = totals(state)
        table.tell("totals", seat=state.challenger, own=first, to_seat=state.defender, other=second)
        if first != second:
            decide(table, int(first < second))
        elif state.tie_wins in (1, 2):
            decide(table, state.tie_wins - 1)
        else:
            state.lost = 3
            table.tell("tie")
        table.done()


def decide(table: Table[State], side: int) -> None:
    """Let a side win and the other lose."""
    table.state.won, table.state.lost = side, 2 >> side
    table.tell("wins", seat=table.state.actives[side])
