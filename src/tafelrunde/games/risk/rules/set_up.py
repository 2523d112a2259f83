"""Before the first turn: who begins, who leads which house, and the land dealt out."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.risk.modes import DEALT_UNITS, end_card_places, hands
from tafelrunde.games.risk.rules.common import ask, roll
from tafelrunde.games.risk.state import NEUTRAL, NOBODY, State, hold, station
from tafelrunde.table import Choice, Frame, Phrase, Table


class Houses(Frame, frozen=True):
    """The highest die chooses first; then everybody clockwise takes one of the houses left."""

    first: int = NOBODY
    chosen: int = 0

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        return Phrase("why-houses", {"seat": self.first})

    def start(self, table: Table[State]) -> None:
        """Begin."""
        table.become(self.at("choose", first=highest_roll(table)))

    def choose(self, table: Table[State]) -> None:
        """Let the next seat choose."""
        state = table.state
        free = free_houses(state)
        if len(free) == 1:
            self.take(table, free[0])
        else:
            ask(table, self.at("take"))

    def question(self, table: Table[State]) -> Choice:
        """Ask for one of the houses left."""
        return Choice(0, self.seat(table.state), "house", free_houses(table.state))

    def seat(self, state: State) -> int:
        """Tell who chooses."""
        return (self.first + self.chosen) % state.seats

    def take(self, table: Table[State], house: int) -> None:
        """Take what was chosen."""
        state = table.state
        seat = self.seat(state)
        state.houses[seat] = house
        table.tell("house", seat=seat, house=house)
        if self.chosen + 1 < state.seats:
            table.become(self.at("choose", chosen=self.chosen + 1))
            return
        if state.terms.claimed:
            state.order = tuple([state.houses.index(house) for house in state.terms.houses])
        else:
            state.order = tuple([(self.first + step) % state.seats for step in range(state.seats)])
        table.done()


def free_houses(state: State) -> tuple[int, ...]:
    """List the houses of this table that nobody leads yet."""
    return tuple([house for house in state.terms.houses if house not in state.houses])


def highest_roll(table: Table[State]) -> int:
    """Let everybody roll; those who tie for the highest roll again."""
    seats: Sequence[int] = range(table.state.seats)
    while len(seats) > 1:
        rolled = [roll(table) for _ in seats]
        for seat, die in zip(seats, rolled, strict=True):
            table.tell("rolled-to-begin", seat=seat, count=die)
        seats = [seat for seat, die in zip(seats, rolled, strict=True) if die == max(rolled)]
    return seats[0]


def deal_land(table: Table[State]) -> None:
    """Deal all territories, two units on each; what is over with two seats is neutral."""
    state = table.state
    territories = state.board.territories
    shuffled = iter([territories[number] for number in table.chance.order(len(territories))])
    dealt = hands(state.seats, len(territories) - state.terms.neutral)
    for seat, count in zip(state.order, dealt, strict=True):
        for _ in range(count):
            settle(state, next(shuffled), seat, DEALT_UNITS)
    for territory in shuffled:
        settle(state, territory, NEUTRAL, DEALT_UNITS)
    table.tell("dealt")


def settle(state: State, territory: int, seat: int, units: int) -> None:
    """Put the first units on a territory."""
    hold(state, territory, seat)
    station(state, territory, state.units[territory] + units)


def put_end_card(state: State) -> None:
    """Put the end-game card somewhere into the lower half of the deck."""
    if not state.terms.by_points:
        cards = len(state.deck)
        state.end_from = cards + 1 - end_card_places(cards)[0]
