"""Territory cards traded in: sets for units, a single card for a special unit, forced trades."""

from __future__ import annotations

from tafelrunde.games.risk.boards import SYMBOL, listed, members
from tafelrunde.games.risk.codes import STOP, pack, unpack
from tafelrunde.games.risk.rules.common import ask, discard
from tafelrunde.games.risk.state import TERRITORY, State, station
from tafelrunde.games.risk.trade import BOUND, HAND_LIMIT, SET, bound_to, set_value, sets
from tafelrunde.table import Choice, Frame, Phrase, Share, Table


def may_trade(state: State, seat: int) -> bool:
    """Whether somebody is asked about sets: by the number of cards, which everybody knows."""
    return len(state.hands[seat]) >= SET


def trade_question(state: State, seat: int, must: bool) -> Choice:
    """Ask which set is traded, if any."""
    found = tuple([pack(cards) for cards in sets(sorted(state.hands[seat].cards))])
    return Choice(0, seat, "trade", found if must else (STOP, *found))


def trade_in(table: Table[State], seat: int, packed: int) -> None:
    """Trade a set: units to place, and two more on every territory of the cards that is held."""
    state = table.state
    cards = unpack(packed)
    for card in cards:
        discard(state, TERRITORY, seat, card)
    units = set_value(cards)
    state.pool += units
    table.tell("traded", seat=seat, territories=cards, count=units)
    for territory in members(bound_to(cards, state.land[seat])):
        station(state, territory, state.units[territory] + BOUND)
        table.tell("bound", seat=seat, territory=territory, count=BOUND)


def place_question(state: State, seat: int) -> Share:
    """Ask where all waiting units go."""
    return Share(0, seat, "place", state.pool, listed(state.land[seat]))


def place(table: Table[State], seat: int, amounts: tuple[int, ...]) -> None:
    """Put the waiting units on the map."""
    state = table.state
    units = state.units
    for territory, amount in zip(listed(state.land[seat]), amounts, strict=True):
        if amount:
            units[territory] += amount
            state.spare |= 1 << territory
            if table.listener is not None:
                table.tell("placed", seat=seat, territory=territory, count=amount)
    state.pool = 0


class ForcedTrades(Frame, frozen=True):
    """With more than five cards sets are traded at once and the units placed at once."""

    seat: int

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        return Phrase("why-too-many", {"seat": self.seat})

    def start(self, table: Table[State]) -> None:
        """Begin."""
        if len(table.state.hands[self.seat]) > HAND_LIMIT:
            ask(table, self.at("traded"))
        elif table.state.pool:
            ask(table, self.at("placed"))
        else:
            table.done()

    def question(self, table: Table[State]) -> Choice | Share:
        """Ask for a set, and in the end for places."""
        if self.step == "traded":
            return trade_question(table.state, self.seat, must=True)
        return place_question(table.state, self.seat)

    def traded(self, table: Table[State], packed: int) -> None:
        """Trade the set, or none."""
        trade_in(table, self.seat, packed)
        table.become(self.at("start"))

    def placed(self, table: Table[State], amounts: tuple[int, ...]) -> None:
        """Put the units on the map."""
        place(table, self.seat, amounts)
        table.done()


class Exchange(Frame, frozen=True):
    """Once in a turn a single card for the special unit of its symbol, on any own territory."""

    seat: int
    kind: int = 0

    def start(self, table: Table[State]) -> None:
        """Begin."""
        ask(table, self.at("chosen"))

    def question(self, table: Table[State]) -> Choice:
        """Ask which card, then where."""
        state = table.state
        if self.step == "chosen":
            # Territory 0 has a card too, so cards count from 1 here.
            cards = [card + 1 for card in sorted(state.hands[self.seat].cards)]
            return Choice(0, self.seat, "exchange", (STOP, *cards))
        return Choice(0, self.seat, "post", tuple(members(state.land[self.seat])))

    def chosen(self, table: Table[State], number: int) -> None:
        """Go on with what was chosen."""
        if number == STOP:
            table.done()
            return
        card = number - 1
        discard(table.state, TERRITORY, self.seat, card)
        table.tell("exchanged", seat=self.seat, territory=card, unit=SYMBOL[card])
        ask(table, self.at("posted", kind=SYMBOL[card]))

    def posted(self, table: Table[State], territory: int) -> None:
        """Post the special unit."""
        post(table, self.seat, self.kind, territory)
        table.done()


def post(table: Table[State], seat: int, kind: int, territory: int) -> None:
    """Put a special unit on a territory; at the origin of an invasion it takes part at once."""
    state = table.state
    state.markers[kind][territory] += 1
    table.tell("posted", seat=seat, unit=kind, territory=territory)
    if seat == state.turn and territory == state.origin and kind < len(state.taking):
        knights, engines = state.taking
        state.taking = (knights + 1, engines) if kind == 0 else (knights, engines + 1)
