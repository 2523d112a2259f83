"""The state of the fish market and its rules as frames."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tafelrunde.table import PASS, Choice, Deck, Frame, Phrase, Table, Window, Zone

#: Cards are numbers from 1; the low ones bear a gull.
CARDS, GULLS, HAND = 40, 10, 6
#: How many fish lie in the crates, in the order of their sale.
FISH = (2, 3, 4, 5, 6)
NOBODY = -1


class State(msgspec.Struct):
    """Plain data of one position."""

    seats: int
    #: How many crates are sold.
    crates: int
    hands: list[Zone]
    fish: list[int]
    deck: Deck
    discards: list[int] = []
    #: The number of the crate on sale, and the fish still in it.
    crate: int = -1
    left: int = 0
    buyer: int = NOBODY

    def copy(self) -> State:
        """Give an independent copy."""
        return State(
            self.seats,
            self.crates,
            [hand.copy() for hand in self.hands],
            self.fish.copy(),
            self.deck.copy(),
            self.discards.copy(),
            self.crate,
            self.left,
            self.buyer,
        )


class Market(Frame, frozen=True):
    """The whole game: deal, then sell one crate after the other."""

    def start(self, table: Table[State]) -> None:
        """Deal."""
        for seat in range(table.state.seats):
            for _ in range(HAND):
                draw(table, seat)
        table.become(self.at("open"))

    def open(self, table: Table[State]) -> None:
        """Put the next crate up for sale, or close the market."""
        state = table.state
        if state.crate + 1 == state.crates:
            table.done()
            return
        state.crate += 1
        state.left = FISH[state.crate]
        state.buyer = NOBODY
        if table.listener is not None:
            table.tell("crate", crate=state.crate, count=state.left)
        table.call(Sale(), then=self)


class Sale(Frame, frozen=True):
    """One crate: secret bids, the gulls, and what they left."""

    def because(self, table: Table[State]) -> Phrase:
        """Name the crate."""
        return Phrase("why-sale", {"crate": table.state.crate})

    def start(self, table: Table[State]) -> None:
        """Ask everybody for a bid at once."""
        state = table.state
        seats = range(state.seats)
        bids = [Choice(0, seat, "bid", options(state, seat, "bid")) for seat in seats]
        table.ask_all(self.at("bought"), bids)

    def bought(self, table: Table[State], bids: dict[int, int]) -> None:
        """Turn the bids up; the highest one buys, and gulls may come."""
        state = table.state
        for seat, card in bids.items():
            play(state, seat, card)
            table.reveal(seat)
            if table.listener is not None:
                table.tell("bid", seat=seat, card=card)
        state.buyer = max(bids, key=bids.__getitem__)
        if table.listener is not None:
            table.tell("bought", seat=state.buyer, crate=state.crate)
        others = [(state.buyer + step) % state.seats for step in range(1, state.seats)]
        table.call(Gulls(tuple(others)), then=self.at("carried"))

    def carried(self, table: Table[State]) -> None:
        """Let the buyer carry home what is left."""
        state = table.state
        state.fish[state.buyer] += state.left
        if table.listener is not None:
            table.tell("carried", seat=state.buyer, count=state.left)
        state.left = 0
        table.done()


class Gulls(Window, frozen=True):
    """Everybody but the buyer may send gulls, as long as there are fish in the crate."""

    prompt = "gull"

    def because(self, table: Table[State]) -> Phrase:
        """Name the buyer."""
        return Phrase("why-gulls", {"seat": table.state.buyer})

    def may(self, table: Table[State], seat: int) -> bool:
        """Ask while there is something to fetch, whatever the hand holds."""
        return table.state.left > 0

    def options(self, table: Table[State], seat: int) -> Sequence[int]:
        """List the gulls in the hand."""
        return options(table.state, seat, self.prompt)[:-1]

    def take(self, table: Table[State], seat: int, option: int) -> None:
        """Fetch a fish and draw a card for the gull."""
        state = table.state
        play(state, seat, option)
        state.left -= 1
        state.fish[seat] += 1
        if table.listener is not None:
            table.tell("gull", seat=seat, card=option, to_seat=state.buyer)
        draw(table, seat)


def options(state: State, seat: int, prompt: str) -> tuple[int, ...]:
    """List what a seat can answer, by its hand."""
    hand = sorted(state.hands[seat].cards)
    return tuple(hand) if prompt == "bid" else (*[card for card in hand if card <= GULLS], PASS)


def play(state: State, seat: int, card: int) -> None:
    """Lay a card of the hand openly on the pile."""
    state.hands[seat].take(card)
    state.discards.append(card)


def draw(table: Table[State], seat: int) -> None:
    """Draw a card that only this seat sees."""
    card = table.state.deck.draw(table.chance)
    table.state.hands[seat].put(card, 1 << seat)
    if table.listener is not None:
        table.tell("drew", to=seat, card=card)
