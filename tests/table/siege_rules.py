"""The state of Siege and its rules as frames; siege.py says what the game is."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tafelrunde.table import Frame, Number, Offer, Pick, Pile, Table, YesNo

RAM, FEAST, SHIELD, TUNNEL, REST, PARLEY, ENDURE = range(7)
DECK = (*[RAM] * 9, *[FEAST] * 4, *[SHIELD] * 5, *[TUNNEL] * 6)
HAND, PURSE, LEFT_BY_PLUNDER = 3, 3, 2
NOBODY = -1


class State(msgspec.Struct):
    """Plain data of one position."""

    seats: int
    walls: list[int]
    coins: list[int]
    hands: list[list[int]]
    pile: Pile
    #: For each card a bit for every seat that knows where it is.
    knows: list[int]
    discards: list[int] = []
    burned: list[int] = []
    bank: int = 0

    def copy(self) -> State:
        """Give an independent copy."""
        return State(
            self.seats,
            self.walls.copy(),
            self.coins.copy(),
            [hand.copy() for hand in self.hands],
            self.pile.copy(),
            self.knows.copy(),
            self.discards.copy(),
            self.burned.copy(),
            self.bank,
        )


class Siege(Frame, frozen=True):
    """The whole game: deal, then turns around the table."""

    turn: int = 0

    def start(self, table: Table[State]) -> None:
        for seat in range(table.state.seats):
            draw(table, seat, HAND)
        table.become(self.at("next_turn"))

    def next_turn(self, table: Table[State]) -> None:
        state = table.state
        if not len(state.pile) or not all(state.walls):
            table.tell("game-over")
            table.done()
        else:
            then = self.at("next_turn", turn=self.turn + 1)
            table.call(Turn(self.turn % state.seats), then)


class Turn(Frame, frozen=True):
    """One action, then one card."""

    seat: int

    def start(self, table: Table[State]) -> None:
        table.ask_one(self.at("act"), self.seat, "act", actions(table.state, self.seat))

    def act(self, table: Table[State], action: int) -> None:
        then = self.at("end")
        if action == REST:
            table.become(then)
        elif action == PARLEY:
            table.call(Parley(self.seat), then)
        else:
            play(table, self.seat, action)
            following = (self.seat + 1) % table.state.seats
            table.call(Feast() if action == FEAST else Assault(self.seat, following), then)

    def end(self, table: Table[State]) -> None:
        draw(table, self.seat, 1)
        table.done()


class Assault(Frame, frozen=True):
    """The ram reaches one victim after the other."""

    seat: int
    victim: int

    def start(self, table: Table[State]) -> None:
        if self.victim == self.seat:
            table.done()
        else:
            table.call(Reaction(self.victim), then=self.at("strike"))

    def strike(self, table: Table[State], parried: bool) -> None:
        following = Assault(self.seat, (self.victim + 1) % table.state.seats)
        if parried:
            table.become(following)
        else:
            table.state.walls[self.victim] -= 1
            table.tell("breach", seat=self.victim)
            table.call(Plunder(self.victim), then=following)


class Reaction(Frame, frozen=True):
    """Every victim is asked, whether or not it can react, so the question betrays nothing."""

    seat: int

    def start(self, table: Table[State]) -> None:
        table.ask_one(self.at("react"), self.seat, "react", reactions(table.state, self.seat))

    def react(self, table: Table[State], reaction: int) -> None:
        if reaction == ENDURE:
            table.done(False)
            return
        play(table, self.seat, reaction)
        if reaction == SHIELD:
            table.done(True)
        else:
            table.call(Tunnel(self.seat), then=self.at("start"))


class Tunnel(Frame, frozen=True):
    """Draw two cards and put one card of the hand back on the pile."""

    seat: int

    def start(self, table: Table[State]) -> None:
        draw(table, self.seat, 2)
        hand = table.state.hands[self.seat]
        if hand:
            table.ask_one(self.at("put_back"), self.seat, "put-back", sorted(hand))
        else:
            table.done()

    def put_back(self, table: Table[State], card: int) -> None:
        give_away(table.state, self.seat, card)
        table.state.pile.put_on_top(card)
        table.tell("put-back", seat=self.seat)
        table.done()


class Plunder(Frame, frozen=True):
    """The victim burns cards of its choice, face down."""

    seat: int

    def start(self, table: Table[State]) -> None:
        hand = table.state.hands[self.seat]
        many = len(hand) - LEFT_BY_PLUNDER
        if many > 0:
            table.ask(self.at("burn"), Pick(0, self.seat, "burn", sorted(hand), many, many))
        else:
            table.done()

    def burn(self, table: Table[State], cards: tuple[int, ...]) -> None:
        for card in cards:
            give_away(table.state, self.seat, card)
        table.state.burned += cards
        table.tell("burned", seat=self.seat, count=len(cards))
        table.tell("you-burned", to=self.seat, cards=cards)
        table.done()


class Feast(Frame, frozen=True):
    """All bid at once; everybody who bid most pays and builds."""

    def start(self, table: Table[State]) -> None:
        bids = [Number(0, seat, "bid", 0, coins) for seat, coins in enumerate(table.state.coins)]
        table.ask_all(self.at("settle"), bids)

    def settle(self, table: Table[State], bids: dict[int, int]) -> None:
        state = table.state
        for seat, bid in sorted(bids.items()):
            table.tell("bid", seat=seat, count=bid)
            table.reveal(seat)
            if bid == max(bids.values()):
                state.coins[seat] -= bid
                state.bank += bid
                state.walls[seat] += 1
        table.done()


class Parley(Frame, frozen=True):
    """Coins for a look at a hand."""

    seat: int
    other: int = NOBODY
    price: int = 0

    def start(self, table: Table[State]) -> None:
        others = [other for other in range(table.state.seats) if other != self.seat]
        prices = tuple(range(table.state.coins[self.seat] + 1))
        table.ask(self.at("offer"), Offer(0, self.seat, "parley", (others, prices)))

    def offer(self, table: Table[State], terms: tuple[int, int]) -> None:
        other, price = terms
        table.tell("offered", seat=self.seat, other=other, count=price)
        table.ask(self.at("reply", other=other, price=price), YesNo(0, other, "accept"))

    def reply(self, table: Table[State], accepted: int) -> None:
        state = table.state
        table.tell("accepted" if accepted else "declined", seat=self.other)
        if accepted:
            state.coins[self.seat] -= self.price
            state.coins[self.other] += self.price
            for card in state.hands[self.other]:
                state.knows[card] |= 1 << self.seat
            table.reveal(self.other)
            table.tell("shown", to=self.seat, cards=tuple(sorted(state.hands[self.other])))
        table.done()


def held(state: State, seat: int, *kinds: int) -> list[int]:
    """List which of these kinds are in a hand."""
    return [kind for kind in kinds if any(DECK[card] == kind for card in state.hands[seat])]


def actions(state: State, seat: int) -> list[int]:
    """List what a seat may do in its turn."""
    parley = [PARLEY] if state.coins[seat] else []
    return [REST, *parley, *held(state, seat, RAM, FEAST)]


def reactions(state: State, seat: int) -> list[int]:
    """List how a seat may react."""
    return [ENDURE, *held(state, seat, SHIELD, TUNNEL)]


def play(table: Table[State], seat: int, kind: int) -> None:
    """Play a card of this kind from the hand, for all to see."""
    state = table.state
    card = min(card for card in state.hands[seat] if DECK[card] == kind)
    state.hands[seat].remove(card)
    state.discards.append(card)
    state.knows[card] = (1 << state.seats) - 1
    table.reveal(seat)
    table.tell("played", seat=seat, card=card)


def give_away(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand unseen; whoever knew the hand no longer knows what is left."""
    for own in state.hands[seat]:
        state.knows[own] = 1 << seat
    state.hands[seat].remove(card)


def draw(table: Table[State], seat: int, many: int) -> None:
    """Draw cards, as far as there are any; a card put back by somebody was that seat's secret."""
    state = table.state
    for _ in range(min(many, len(state.pile))):
        card = state.pile.draw(table.chance)
        for other in range(state.seats):
            if state.knows[card] >> other & 1:
                table.reveal(other)
        state.knows[card] |= 1 << seat
        state.hands[seat].append(card)
        table.tell("drew", seat=seat)
        table.tell("you-drew", to=seat, card=card)


def hiding_places(state: State) -> Iterator[list[int]]:
    """Give all places where cards may lie that somebody does not know."""
    yield from state.hands
    yield state.pile.top
    yield state.burned
    yield state.pile.rest
