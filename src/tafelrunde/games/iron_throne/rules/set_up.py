"""Setting up: houses, leaders, decks, power and influence, events, the first challenger."""

from __future__ import annotations

from tafelrunde.games.iron_throne.houses import (
    HAND,
    HOUSES,
    LEADERS_DRAWN,
    START_POWER,
    characters_of,
    event_deck,
    house_deck,
)
from tafelrunde.games.iron_throne.rules.common import ask
from tafelrunde.games.iron_throne.rules.places import draw
from tafelrunde.games.iron_throne.state import NOBODY, State, count_living
from tafelrunde.table import Choice, Deck, Frame, Phrase, Question, Table, Zone


class Houses(Frame, frozen=True):
    """Everybody takes a house, in the order of seats."""

    seat: int = 0

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        return Phrase("why-houses")

    def start(self, table: Table[State]) -> None:
        """Ask the next seat."""
        if self.seat == table.state.seats:
            table.done()
        else:
            ask(table, self.at("taken"))

    def question(self, table: Table[State]) -> Choice:
        """Offer the houses that are left."""
        left = [house for house in range(len(HOUSES)) if table.state.seat_of[house] == NOBODY]
        return Choice(0, self.seat, "house", tuple(left))

    def taken(self, table: Table[State], house: int) -> None:
        """Take the house with all that belongs to it."""
        state = table.state
        state.houses[self.seat] = house
        state.seat_of[house] = self.seat
        state.decks[self.seat] = Deck(house_deck(house))
        table.tell("takes-house", seat=self.seat, house=house)
        table.become(Houses(self.seat + 1))


class Leaders(Frame, frozen=True):
    """Everybody draws two leader sheets and keeps one in secret; all are revealed together."""

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        return Phrase("why-leaders")

    def start(self, table: Table[State]) -> None:
        """Draw, and ask all at once."""
        state = table.state
        every = [list(characters_of(house)) for house in state.houses]
        state.undrawn = [Zone(sheets, [0] * len(sheets)) for sheets in every]
        for seat, left in enumerate(state.undrawn):
            drawn = sorted(table.chance.take(left.cards, LEADERS_DRAWN))
            left.knowers = left.knowers[LEADERS_DRAWN:]
            state.sheets.append(Zone(drawn, [1 << seat] * LEADERS_DRAWN))
            table.tell("drew-leaders", to=seat, characters=tuple(drawn))
        table.ask_all(self.at("chosen"), self.questions(table))

    def questions(self, table: Table[State]) -> list[Question]:
        """Ask everybody for one of the two."""
        return [
            Choice(0, seat, "leader", tuple(sorted(zone.cards)))
            for seat, zone in enumerate(table.state.sheets)
        ]

    def chosen(self, table: Table[State], leaders: dict[int, int]) -> None:
        """Reveal the leaders; which sheets were drawn besides nobody learns."""
        state = table.state
        for seat, leader in leaders.items():
            state.leaders[seat] = leader
            table.reveal(seat)
            table.tell("leads", seat=seat, character=leader)
        state.sheets, state.undrawn = [], []
        table.done()


def lay_out(table: Table[State]) -> None:
    """Put power on characters and sheets, deal the hands, shuffle the events."""
    state = table.state
    for seat, house in enumerate(state.houses):
        for character in characters_of(house):
            if character != state.leaders[seat]:
                state.power[character] = START_POWER
        state.reserve[seat] = START_POWER
        draw(table, seat, HAND)
    count_living(state)
    state.events = Deck(sorted(event_deck(tuple(state.houses))))
