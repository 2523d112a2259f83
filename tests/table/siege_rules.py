"""The state of Siege and its rules as frames; siege.py says what the game is."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tafelrunde.table import (
    EVERYBODY,
    Deck,
    Frame,
    Limit,
    Number,
    Offer,
    Phrase,
    Pick,
    Share,
    Table,
    Window,
    YesNo,
    Zone,
    knows,
)

RAM, FEAST, SHIELD, TUNNEL, REST, PARLEY, ENDURE, HORN, WATCH = range(9)
DECK = (*[RAM] * 9, *[FEAST] * 4, *[SHIELD] * 5, *[TUNNEL] * 6, *[HORN] * 4)
HAND, PURSE, LEFT_BY_PLUNDER = 3, 3, 2
GUARDS, MOST_GUARDS = 3, 2
NOBODY = -1
DECLINE, ACCEPT = 0, 1
OPEN, ACCEPTED, PAID, VOID = range(4)


class State(msgspec.Struct):
    """Plain data of one position."""

    seats: int
    walls: list[int]
    coins: list[int]
    hands: list[Zone]
    pile: Deck
    discards: list[int] = []
    burned: Zone = msgspec.field(default_factory=Zone)
    bank: int = 0
    turns: int = 0
    #: For each seat how many of its guards stand at which keep.
    guards: list[list[int]] = []
    #: Tributes: who offers whom how much, and what became of it.
    bargains: list[list[int]] = []

    def copy(self) -> State:
        """Give an independent copy."""
        return State(
            self.seats,
            self.walls.copy(),
            self.coins.copy(),
            [hand.copy() for hand in self.hands],
            self.pile.copy(),
            self.discards.copy(),
            self.burned.copy(),
            self.bank,
            self.turns,
            [posted.copy() for posted in self.guards],
            [bargain.copy() for bargain in self.bargains],
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
        settle_tributes(table)
        if not len(state.pile) or not all(state.walls):
            table.tell("game-over")
            table.done()
        else:
            state.turns = self.turn
            then = self.at("next_turn", turn=self.turn + 1)
            table.call(Turn(self.turn % state.seats), then)


class Turn(Frame, frozen=True):
    """One action, then one card."""

    seat: int

    def because(self, table: Table[State]) -> Phrase:
        return Phrase("why-act", {"seat": self.seat})

    def start(self, table: Table[State]) -> None:
        table.ask_one(self.at("act"), self.seat, "act", actions(table.state, self.seat))

    def act(self, table: Table[State], action: int) -> None:
        then = self.at("end")
        if action == REST:
            table.become(then)
        elif action == PARLEY:
            table.call(Parley(self.seat), then)
        elif action == WATCH:
            table.call(Watch(self.seat), then)
        else:
            play(table, self.seat, action)
            following = (self.seat + 1) % table.state.seats
            attack = Assault(self.seat, following)
            table.call(Feast(self.seat) if action == FEAST else attack, then)

    def end(self, table: Table[State]) -> None:
        draw(table, self.seat, 1)
        table.done()


class Assault(Frame, frozen=True):
    """The ram reaches one victim after the other."""

    seat: int
    victim: int

    def because(self, table: Table[State]) -> Phrase:
        return Phrase("why-assault", {"seat": self.seat, "to_seat": self.victim})

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
    """Draw two cards and put one card of the hand back on the pile, seen by guards at the keep."""

    seat: int

    def because(self, table: Table[State]) -> Phrase:
        return Phrase("why-tunnel", {"seat": self.seat})

    def start(self, table: Table[State]) -> None:
        draw(table, self.seat, 2)
        hand = table.state.hands[self.seat].cards
        if hand:
            table.ask_one(self.at("put_back"), self.seat, "put-back", sorted(hand), TUNNEL)
        else:
            table.done()

    def put_back(self, table: Table[State], card: int) -> None:
        state = table.state
        watchers = [seat for seat, posted in enumerate(state.guards) if posted[self.seat]]
        give_away(state, self.seat, card)
        state.pile.put_on_top(card, sum(1 << seat for seat in {self.seat, *watchers}))
        table.tell("put-back", seat=self.seat)
        for seat in watchers:
            if seat != self.seat:
                table.tell("saw-put-back", to=seat, seat=self.seat, card=card)
        table.done()


class Plunder(Frame, frozen=True):
    """The victim burns cards of its choice, face down."""

    seat: int

    def start(self, table: Table[State]) -> None:
        hand = table.state.hands[self.seat].cards
        many = len(hand) - LEFT_BY_PLUNDER
        if many > 0:
            question = Pick(0, self.seat, "burn", sorted(hand), many, many, source=RAM)
            table.ask(self.at("burn"), question)
        else:
            table.done()

    def burn(self, table: Table[State], cards: tuple[int, ...]) -> None:
        for card in cards:
            give_away(table.state, self.seat, card)
            table.state.burned.put(card, 1 << self.seat)
        table.tell("burned", seat=self.seat, count=len(cards))
        table.tell("you-burned", to=self.seat, cards=cards)
        table.done()


class Watch(Frame, frozen=True):
    """Post all guards anew, at most two at a keep; each one abroad costs a coin."""

    seat: int

    def start(self, table: Table[State]) -> None:
        table.ask(self.at("post"), watch(table.state, self.seat))

    def post(self, table: Table[State], guards: tuple[int, ...]) -> None:
        state = table.state
        abroad = sum(guards) - guards[self.seat]
        state.guards[self.seat] = [*guards]
        state.coins[self.seat] -= abroad
        state.bank += abroad
        table.tell("posted", seat=self.seat, guards=guards)
        table.done()


class Feast(Frame, frozen=True):
    """Unless a horn calls it off, all bid at once; everybody who bid most pays and builds."""

    seat: int

    def start(self, table: Table[State]) -> None:
        table.call(Horns(others(table.state, self.seat), against=self.seat), then=self.at("bids"))

    def bids(self, table: Table[State], called_off: bool) -> None:
        if called_off:
            table.tell("called-off", seat=self.seat)
            table.done()
        else:
            self.ask(table)

    def ask(self, table: Table[State]) -> None:
        coins = enumerate(table.state.coins)
        bids = [Number(0, seat, "bid", 0, most, source=FEAST) for seat, most in coins]
        table.ask_all(self.at("settle"), bids)

    def settle(self, table: Table[State], bids: dict[int, int]) -> None:
        state = table.state
        for seat, bid in bids.items():
            table.tell("bid", seat=seat, count=bid)
            table.reveal(seat)
            if bid == max(bids.values()):
                state.coins[seat] -= bid
                state.bank += bid
                state.walls[seat] += 1
        table.done()


class Horns(Window, frozen=True):
    """Whoever holds cards may blow a horn against what a seat has just done."""

    against: int = NOBODY
    stands: bool = False

    prompt = "horn"

    def because(self, table: Table[State]) -> Phrase:
        return Phrase("why-horn", {"seat": self.against})

    def may(self, table: Table[State], seat: int) -> bool:
        return not self.stands and len(table.state.hands[seat]) > 0

    def options(self, table: Table[State], seat: int) -> Sequence[int]:
        return held(table.state, seat, HORN)

    def take(self, table: Table[State], seat: int, option: int) -> Frame:
        play(table, seat, HORN)
        return Blown(seat)

    def heard(self, result: object) -> Horns:
        return self.at("start", stands=bool(result))

    def close(self, table: Table[State]) -> None:
        table.done(self.stands)


class Blown(Frame, frozen=True):
    """A horn sounds, unless another one silences it."""

    seat: int

    def start(self, table: Table[State]) -> None:
        table.call(Horns(others(table.state, self.seat), against=self.seat), then=self.at("end"))

    def end(self, table: Table[State], silenced: bool) -> None:
        table.tell("silenced" if silenced else "sounded", seat=self.seat)
        table.done(not silenced)


class Parley(Frame, frozen=True):
    """Coins for a look at a hand; the other may accept, decline, or name a higher price."""

    seat: int
    other: int = NOBODY
    price: int = 0

    def start(self, table: Table[State]) -> None:
        prices = tuple(range(table.state.coins[self.seat] + 1))
        parts = (others(table.state, self.seat), prices)
        table.ask(self.at("offer"), Offer(0, self.seat, "parley", parts))

    def offer(self, table: Table[State], terms: tuple[int, int]) -> None:
        other, price = terms
        table.tell("offered", seat=self.seat, other=other, count=price)
        higher = tuple(range(price + 1, table.state.coins[self.seat] + 1))
        reply = Offer(0, other, "accept", (higher,) if higher else (), (DECLINE, ACCEPT))
        table.ask(self.at("reply", other=other, price=price), reply)

    def reply(self, table: Table[State], reply: int | tuple[int]) -> None:
        if isinstance(reply, tuple):
            table.tell("countered", seat=self.other, count=reply[0])
            asked = YesNo(0, self.seat, "agree")
            table.ask(self.at("agreed", price=reply[0]), asked)
        else:
            self._close(table, self.other, reply)

    def agreed(self, table: Table[State], reply: int) -> None:
        self._close(table, self.seat, reply)

    def _close(self, table: Table[State], by: int, accepted: int) -> None:
        state = table.state
        table.tell("accepted" if accepted else "declined", seat=by)
        if accepted:
            state.coins[self.seat] -= self.price
            state.coins[self.other] += self.price
            hand = state.hands[self.other]
            hand.show(1 << self.seat)
            table.reveal(self.other)
            table.tell("shown", to=self.seat, cards=tuple(sorted(hand.cards)))
        table.done()


def others(state: State, seat: int) -> tuple[int, ...]:
    """List the other seats, from the left."""
    return tuple((seat + step) % state.seats for step in range(1, state.seats))


def held(state: State, seat: int, *kinds: int) -> list[int]:
    """List which of these kinds are in a hand."""
    return [kind for kind in kinds if any(DECK[card] == kind for card in state.hands[seat].cards)]


def actions(state: State, seat: int) -> list[int]:
    """List what a seat may do in its turn; guards cannot all stay at home."""
    paid = [PARLEY, WATCH] if state.coins[seat] else []
    return [REST, *paid, *held(state, seat, RAM, FEAST)]


def reactions(state: State, seat: int) -> list[int]:
    """List how a seat may react."""
    return [ENDURE, *held(state, seat, SHIELD, TUNNEL)]


def watch(state: State, seat: int) -> Share:
    """Ask where a seat's guards go."""
    keeps = tuple(range(state.seats))
    abroad = tuple(int(keep != seat) for keep in keeps)
    coins = Limit(abroad, 0, state.coins[seat], "coins")
    return Share(0, seat, "post", GUARDS, keeps, (MOST_GUARDS,) * state.seats, (coins,))


def play(table: Table[State], seat: int, kind: int) -> None:
    """Play a card of this kind from the hand, for all to see."""
    state = table.state
    card = min(card for card in state.hands[seat].cards if DECK[card] == kind)
    state.hands[seat].take(card)
    state.discards.append(card)
    table.reveal(seat)
    table.tell("played", seat=seat, card=card)


def give_away(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand unseen; whoever knew the hand no longer knows what is left."""
    state.hands[seat].take(card)
    state.hands[seat].blur(1 << seat)


def draw(table: Table[State], seat: int, many: int) -> None:
    """Draw cards, as far as there are any; a card put back by somebody was that seat's secret."""
    state = table.state
    for _ in range(min(many, len(state.pile))):
        card, knowers = state.pile.take(table.chance)
        for other in range(state.seats):
            if knowers != EVERYBODY and knows(knowers, other):
                table.reveal(other)
        state.hands[seat].put(card, knowers | 1 << seat)
        table.tell("drew", seat=seat)
        table.tell("you-drew", to=seat, card=card)


def settle_tributes(table: Table[State]) -> None:
    """Between turns accepted tributes are paid, as far as there are coins; open ones lapse."""
    state = table.state
    for bargain in state.bargains:
        giver, receiver, coins, status = bargain
        if status == ACCEPTED and state.coins[giver] >= coins:
            state.coins[giver] -= coins
            state.coins[receiver] += coins
            bargain[3] = PAID
            table.tell("tribute-paid", seat=giver, other=receiver, count=coins)
        elif status in (OPEN, ACCEPTED):
            bargain[3] = VOID
    table.close_asides("tribute")
