"""The state of the fish market and its rules as frames."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from tafelrunde.table import Choice, Deck, Frame, Phrase, Table, Value, Window, Zone

#: Cards are numbers from 1; the low ones bear a gull.
CARDS, GULLS, HAND = 40, 10, 6
#: How many fish lie in the crates, in the order of their sale.
FISH = (2, 3, 4, 5, 6)
NOBODY = -1


class State(Struct):
    """Plain data of one position: which crate is on sale, the fish left in it, who bought it."""

    seats: int
    crates: int
    hands: list[Zone]
    fish: list[int]
    deck: Deck
    discards: list[int] = []
    crate: int = -1
    left: int = 0
    buyer: int = NOBODY

    def copy(self) -> State:
        """Give an independent copy."""
        hands, fish = [hand.copy() for hand in self.hands], self.fish.copy()
        deck, discards = self.deck.copy(), self.discards.copy()
        crate, left, buyer = self.crate, self.left, self.buyer
        return State(self.seats, self.crates, hands, fish, deck, discards, crate, left, buyer)

    def play(self, seat: int, card: int) -> None:
        """Lay a card of a hand openly on the pile."""
        self.hands[seat].take(card)
        self.discards.append(card)


def opening(seats: int, options: Mapping[str, Value]) -> State:
    """Give the state before the deal."""
    hands = [Zone() for _ in range(seats)]
    deck = Deck(list(range(1, CARDS + 1)))
    return State(seats, int(options["crates"]), hands, [0] * seats, deck)


class Market(Frame, frozen=True):
    """The whole game: deal, then sell one crate after the other."""

    def because(self, table: Table[State]) -> Phrase:
        """Name the crate."""
        return Phrase("why-sale", {"crate": table.state.crate})

    def start(self, table: Table[State]) -> None:
        """Deal."""
        for seat in range(table.state.seats):
            for _ in range(HAND):
                draw(table, seat)
        table.become(self.at("sale"))

    def sale(self, table: Table[State]) -> None:
        """Ask everybody at once for a bid on the next crate, or close the market."""
        state = table.state
        if state.crate + 1 == state.crates:
            table.done()
            return
        state.crate += 1
        state.left, state.buyer = FISH[state.crate], NOBODY
        table.tell("crate", crate=state.crate, count=state.left)
        table.ask_all(self.at("bought"), [bid(state, seat) for seat in range(state.seats)])

    def bought(self, table: Table[State], bids: dict[int, int]) -> None:
        """Turn the bids up; the highest one buys, and gulls may come."""
        state = table.state
        for seat, card in bids.items():
            state.play(seat, card)
            table.reveal(seat)
            table.tell("bid", seat=seat, card=card)
        state.buyer = max(bids, key=bids.__getitem__)
        table.tell("bought", seat=state.buyer, crate=state.crate)
        others = [(state.buyer + step) % state.seats for step in range(1, state.seats)]
        table.call(Gulls(tuple(others)), then=self.at("carried"))

    def carried(self, table: Table[State]) -> None:
        """Let the buyer carry home what is left."""
        state = table.state
        state.fish[state.buyer] += state.left
        table.tell("carried", seat=state.buyer, count=state.left)
        state.left = 0
        table.become(self.at("sale"))


class Gulls(Window, frozen=True):
    """Everybody but the buyer may send gulls, as long as there are fish in the crate."""

    prompt = "gull"

    def because(self, table: Table[State]) -> Phrase:
        """Name the buyer."""
        return Phrase("why-gulls", {"seat": table.state.buyer})

    def may(self, table: Table[State], seat: int) -> bool:
        """Ask while there is something to fetch, whatever the hand holds."""
        return table.state.left > 0

    def options(self, table: Table[State], seat: int) -> list[int]:
        """List the gulls in the hand."""
        return [card for card in sorted(table.state.hands[seat].cards) if card <= GULLS]

    def take(self, table: Table[State], seat: int, option: int) -> None:
        """Fetch a fish and draw a card for the gull."""
        state = table.state
        state.play(seat, option)
        state.left -= 1
        state.fish[seat] += 1
        table.tell("gull", seat=seat, card=option, to_seat=state.buyer)
        draw(table, seat)


def bid(state: State, seat: int) -> Choice:
    """Ask a seat for any card of its hand."""
    return Choice(0, seat, "bid", tuple(sorted(state.hands[seat].cards)))


def draw(table: Table[State], seat: int) -> None:
    """Draw a card that only this seat sees."""
    card = table.state.deck.draw(table.chance)
    table.state.hands[seat].put(card, 1 << seat)
    table.tell("drew", to=seat, card=card)
