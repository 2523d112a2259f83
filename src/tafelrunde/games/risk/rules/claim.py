"""The start of a dominion: objectives, seats of power, claiming and filling up, late houses."""

from __future__ import annotations

from tafelrunde.games.risk.boards import SEAT, members
from tafelrunde.games.risk.modes import DEALT_UNITS, SEAT_UNITS, STARTING_UNITS
from tafelrunde.games.risk.rules.common import ask, deal_one
from tafelrunde.games.risk.rules.set_up import settle
from tafelrunde.games.risk.state import EMPTY, MAESTER, NEUTRAL, OBJECTIVE, TERRITORY, State, earn
from tafelrunde.table import Choice, Frame, Phrase, Pick, Table

FIRST_OBJECTIVES, KEPT_OBJECTIVES = 3, 2


class FirstObjectives(Frame, frozen=True):
    """Everybody draws three objectives and keeps two; the third is shuffled back."""

    place: int = 0

    def start(self, table: Table[State]) -> None:
        """Begin."""
        for seat in table.state.order:
            for _ in range(FIRST_OBJECTIVES):
                deal_one(table, OBJECTIVE, seat)
        ask(table, self.at("kept"))

    def question(self, table: Table[State]) -> Pick:
        """Ask which objectives to keep."""
        state = table.state
        seat = state.order[self.place]
        options = tuple(sorted(state.objectives[seat].cards))
        return Pick(0, seat, "keep-first", options, KEPT_OBJECTIVES, KEPT_OBJECTIVES)

    def kept(self, table: Table[State], kept: tuple[int, ...]) -> None:
        """Keep what was chosen and put the rest away."""
        state = table.state
        zone = state.objectives[state.order[self.place]]
        rejected = [card for card in zone.cards if card not in kept]
        for card in rejected:
            zone.take(card)
        state.objective_deck.shuffle_in(rejected)
        if self.place + 1 == state.seats:
            table.done()
        else:
            ask(table, self.at("kept", place=self.place + 1))


class Claims(Frame, frozen=True):
    """In turn a unit on an empty territory, and when none is empty on an own one."""

    place: int = 0

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        return Phrase("why-claims")

    def start(self, table: Table[State]) -> None:
        """Begin."""
        state = table.state
        state.starting = [STARTING_UNITS[state.seats]] * state.seats
        for seat in state.order:
            settle(state, SEAT[state.houses[seat]], seat, SEAT_UNITS)
        table.tell("seats-taken")
        self.lay_neutral(table)
        self.turn(table)

    def turn(self, table: Table[State]) -> None:
        """Ask the next seat."""
        ask(table, self.at("placed"))

    def lay_neutral(self, table: Table[State]) -> None:
        """Let cards decide where neutral forces stand; those of seats of power are drawn again."""
        state = table.state
        free = empty(state)
        if state.terms.neutral:
            for territory in table.chance.take(free, state.terms.neutral):
                settle(state, territory, NEUTRAL, DEALT_UNITS)
            table.tell("neutral-placed")

    def question(self, table: Table[State]) -> Choice:
        """Ask where the next unit goes."""
        state = table.state
        seat = state.order[self.place]
        free = empty(state)
        if free:
            return Choice(0, seat, "claim", tuple(free))
        return Choice(0, seat, "fill-up", tuple(members(state.land[seat])))

    def placed(self, table: Table[State], territory: int) -> None:
        """Put the units on the map."""
        state = table.state
        seat = state.order[self.place]
        claimed = state.owner[territory] == EMPTY
        settle(state, territory, seat, 1)
        state.starting[seat] -= 1
        table.tell("claimed" if claimed else "filled-up", seat=seat, territory=territory)
        place = (self.place + 1) % state.seats
        # The round is never started anew, so all finish in the same round.
        if state.starting[state.order[place]]:
            ask(table, self.at("placed", place=place))
        else:
            table.done()


def empty(state: State) -> list[int]:
    """List the territories nobody holds."""
    return [t for t in state.board.territories if state.owner[t] == EMPTY]


def give_bonus(table: Table[State]) -> None:
    """Give late houses what makes up for their place, as far as its module is used."""
    state = table.state
    for place, seat in enumerate(state.order):
        bonus = state.terms.bonus(place)
        if bonus.gold:
            earn(state, seat, bonus.gold)
            table.tell("bonus-gold", seat=seat, count=bonus.gold)
        for _ in range(bonus.territory_cards):
            deal_one(table, TERRITORY, seat)
        for _ in range(bonus.maester_cards):
            deal_one(table, MAESTER, seat)
