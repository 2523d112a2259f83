"""A small trained network that knows good moves at a glance: prior and roll-out of the search.

It looks at a position once a card is laid, house by house: on how many cells the house could go on,
how many of its cards are in the own hand and in the others', how much room the bottom row has, how
many seats there are. Each of these picks a row of `rows`, their sum goes through one hidden layer,
and the values of the four houses add up. With so few different houses all values are written into a
table once, so a look costs no more than a rule of thumb, and nobody needs NumPy to play.
`examples/westeros_network.py` trains the file.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final

from tafelrunde.games.westeros_intrigue.cards import PER_HOUSE
from tafelrunde.games.westeros_intrigue.pyramid import FIRST_ENDS, open_after
from tafelrunde.games.westeros_intrigue.state import MOST_SEATS, State
from tafelrunde.games.westeros_intrigue.trained import FILE, read
from tafelrunde.table import Answer, Chance, Choice, Guide, Question, Table

#: Eight cards of a row carry at most seven.
MOST_OPEN: Final = 7
MOST_ROOM: Final = 8
#: Where the rows of each thing that is looked at begin.
OPEN: Final = 0
OWN: Final = OPEN + MOST_OPEN + 1
OTHERS: Final = OWN + PER_HOUSE + 1
ROOM: Final = OTHERS + PER_HOUSE + 1
SEATS: Final = ROOM + MOST_ROOM + 1
ROWS: Final = SEATS + MOST_SEATS - 1
#: The share of the victory by which a move must be better to be tried e times as often at first.
SHARPNESS: Final = 0.04

Matrix = Sequence[Sequence[float]]
#: By room, own cards and others' cards of a house: its value for every number of open cells.
Values = list[list[list[list[float]]]]


def tabulate(rows: Matrix, out: Sequence[float], seats: int) -> Values:
    """Write down the value of a house in all circumstances at a table of this many seats."""
    hidden = range(len(out))
    table: Values = []
    for room in range(MOST_ROOM + 1):
        base = [rows[SEATS + seats - 2][n] + rows[ROOM + room][n] for n in hidden]
        table.append([])
        for own in range(PER_HOUSE + 1):
            with_own = [base[n] + rows[OWN + own][n] for n in hidden]
            table[room].append([])
            for others in range(PER_HOUSE + 1 - own):
                all_but_open = [with_own[n] + rows[OTHERS + others][n] for n in hidden]
                table[room][own].append(
                    [
                        sum([max(0.0, all_but_open[n] + row[n]) * out[n] for n in hidden])
                        for row in rows[OPEN : OPEN + MOST_OPEN + 1]
                    ]
                )
    return table


@cache
def _trained(seats: int) -> Values:
    rows, out = read(FILE)
    return tabulate(rows, out, seats)


def room_of(state: State) -> int:
    """Count the cells that are still free in the bottom row."""
    ends = state.ends
    if not ends:
        return 0
    cards = 0 if ends == FIRST_ENDS else (ends & 15) - (ends >> 4) - 1
    return state.bottom_limit - cards


def judge(values: Values, state: State, seat: int, moves: Sequence[int]) -> list[float]:
    """Give the value of each move."""
    hands = state.hands
    hand = hands[seat]
    rest = sum(hands) - hand
    room = room_of(state)
    kept: list[list[float]] = []
    laid: list[list[float]] = []
    laid_below: list[list[float]] = []
    kept_below: list[list[float]] = []
    above = values[room]
    below = values[room - 1] if room else above
    for shift in (0, 4, 8, 12):
        own, others = hand >> shift & 15, rest >> shift & 15
        kept.append(above[own][others])
        kept_below.append(below[own][others])
        laid.append(above[own - 1][others] if own else kept[-1])
        laid_below.append(below[own - 1][others] if own else kept[-1])
    board = state.board
    open_now = [*map(len, state.fits)]
    found: list[float] = []
    for move in moves:
        house = move >> 7
        if move & 127 > 15:
            lines = kept.copy()
            lines[house] = laid[house]
        else:
            lines = kept_below.copy()
            lines[house] = laid_below[house]
        one, two, three, four = lines
        first, second, third, fourth = open_after(board, open_now, move)
        found.append(one[first] + two[second] + three[third] + four[fourth])
    return found


class Network(Guide):
    """Lays what the network values most, and tries first what it values."""

    def rollout(self, table: Table[State], question: Question, chance: Chance) -> Answer:
        """Take the best move."""
        assert isinstance(question, Choice)
        moves = question.options
        if len(moves) == 1:
            return moves[0]
        state = table.state
        values = judge(_trained(state.seats), state, question.seat, moves)
        return moves[values.index(max(values))]

    def prior(
        self, table: Table[State], question: Question, answers: Sequence[Answer]
    ) -> Sequence[float]:
        """Weigh moves by how much better or worse than the best they look."""
        moves = [move for move in answers if isinstance(move, int)]
        state = table.state
        values = judge(_trained(state.seats), state, question.seat, moves)
        best = max(values)
        weights = [exp((value - best) / SHARPNESS) for value in values]
        whole = sum(weights)
        return [weight / whole for weight in weights]
