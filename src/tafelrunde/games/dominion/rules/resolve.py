"""One play of an Action card: reactions first, then its bonuses, then what it does of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.games.dominion.cards import CARDS, IS_ATTACK, MOAT, NONE, PILE, SECRET_CHAMBER
from tafelrunde.games.dominion.state import State, left_of
from tafelrunde.games.dominion.zones import draw, put_on_deck
from tafelrunde.table import Choice, Frame, Phrase, Pick, Question, Table

#: What a card does after its bonuses: gives the frame to go on as, or None if that was all.
Effect = Callable[[Table[State], "Resolve", int], Frame | None]
EFFECTS: Final[dict[int, Effect]] = {}
BONUSES: Final[tuple[tuple[int, int, int, int], ...]] = tuple(
    (card.cards, card.actions, card.buys, card.money) for card in CARDS
)


def effect(card: int) -> Callable[[Effect], Effect]:
    """Register what a card does of its own."""

    def register(does: Effect) -> Effect:
        EFFECTS[card] = does
        return does

    return register


class Resolve(Frame, frozen=True):
    """A card is played; `here` is False when it has left play since (second play of a throne)."""

    seat: int
    card: int
    here: bool = True

    def because(self, table: Table[State]) -> Phrase:
        """Say who has played what."""
        return Phrase("why-plays", {"seat": self.seat, "card": self.card})

    def start(self, table: Table[State]) -> None:
        """Let the others react to an Attack before anything of it happens."""
        state = table.state
        state.plays += 1
        if table.listener is not None:
            table.tell("plays", seat=self.seat, card=self.card)
        if IS_ATTACK[self.card] and could_react(state):
            first = left_of(state, self.seat)
            table.call(Reactions(self.seat, first), then=self.at("effect"))
        else:
            self.effect(table, 0)

    def effect(self, table: Table[State], immune: int) -> None:
        """Give the bonuses, then do the rest; `immune` seats (bits) are left alone."""
        state = table.state
        cards, actions, buys, money = BONUSES[self.card]
        if cards:
            draw(table, self.seat, cards)
        state.actions += actions
        state.buys += buys
        state.coins += money
        does = EFFECTS.get(self.card)
        frame = does(table, self, immune) if does is not None else None
        if frame is None:
            table.done()
        else:
            table.become(frame)
            frame.start(table)


def could_react(state: State) -> bool:
    """Whether anybody could hold a reaction card, by what is public: one has left its pile."""
    supply = state.supply
    return 0 <= supply[MOAT] < PILE or 0 <= supply[SECRET_CHAMBER] < PILE


class Reactions(Frame, frozen=True):
    """Every victim in turn may show reactions; all are asked, whatever they hold."""

    attacker: int
    victim: int
    immune: int = 0
    #: Secret Chambers this victim has shown so far.
    shown: int = 0

    def because(self, table: Table[State]) -> Phrase:
        """Say who is attacked."""
        return Phrase("why-react", {"seat": self.attacker, "to_seat": self.victim})

    def start(self, table: Table[State]) -> None:
        """Ask the victim, or give the attack the seats it may not touch."""
        if self.victim == self.attacker:
            table.done(self.immune)
        elif table.state.hands[self.victim]:
            table.ask(self.at("react"), self.question(table.state))
        else:
            self._next(table)

    def question(self, state: State) -> Question:
        """Offer the reactions of the hand, each copy once."""
        hand = state.hands[self.victim]
        options = [NONE]
        if MOAT in hand and not self.immune >> self.victim & 1:
            options.append(MOAT)
        chambers = hand.count(SECRET_CHAMBER)
        if chambers:
            # What this victim has put back in this window lies right on top.
            put_back = state.decks[self.victim].top[:2].count(SECRET_CHAMBER)
            if self.shown < chambers + put_back:
                options.append(SECRET_CHAMBER)
        return Choice(0, self.victim, "react", options)

    def react(self, table: Table[State], card: int) -> None:
        """Show a reaction, or let the next victim decide."""
        if card == NONE:
            self._next(table)
            return
        if table.listener is not None:
            table.tell("shows", seat=self.victim, card=card)
        if card == MOAT:
            table.become(self.at("start", immune=self.immune | 1 << self.victim))
        else:
            table.call(ChamberReaction(self.victim), self.at("start", shown=self.shown + 1))

    def _next(self, table: Table[State]) -> None:
        table.become(Reactions(self.attacker, left_of(table.state, self.victim), self.immune))


class ChamberReaction(Frame, frozen=True):
    """Secret Chamber shown: draw two, then put two hand cards back on the deck."""

    seat: int

    def start(self, table: Table[State]) -> None:
        """Draw, then ask which cards go back; the first named comes to lie on top."""
        draw(table, self.seat, 2)
        table.ask(self.at("put_back"), self.question(table.state))

    def question(self, state: State) -> Question:
        """Offer the whole hand."""
        hand = sorted(state.hands[self.seat])
        count = min(2, len(hand))
        return Pick(0, self.seat, "back", hand, count, count, ordered=True, source=SECRET_CHAMBER)

    def put_back(self, table: Table[State], cards: tuple[int, ...]) -> None:
        """Lay the cards on the deck; only their owner knows them."""
        state = table.state
        for card in reversed(cards):
            state.hands[self.seat].remove(card)
            put_on_deck(state, self.seat, card, 1 << self.seat)
        if table.listener is not None:
            table.tell("puts-back", seat=self.seat, count=len(cards))
            table.tell("put-back", to=self.seat, seat=self.seat, cards=cards)
        table.done()


#: What an Attack does to one victim: gives the frame that asks something, or None.
Hit = Callable[[Table[State], int, int], Frame | None]
HITS: Final[dict[int, Hit]] = {}


def hit(card: int) -> Callable[[Hit], Hit]:
    """Register what an Attack does to each victim."""

    def register(does: Hit) -> Hit:
        HITS[card] = does
        return does

    return register


class EachVictim(Frame, frozen=True):
    """The Attack reaches every other seat in turn, each completely before the next."""

    attacker: int
    card: int
    #: Who is hit next.
    victim: int
    immune: int

    def because(self, table: Table[State]) -> Phrase:
        """Say whose attack it is."""
        return Phrase("why-attack", {"seat": self.attacker, "card": self.card})

    def start(self, table: Table[State]) -> None:
        """Hit the victims until one of them, or the attacker, has to decide something."""
        state = table.state
        victim = self.victim
        hits = HITS[self.card]
        while victim != self.attacker:
            if not self.immune >> victim & 1:
                frame = hits(table, self.attacker, victim)
                if frame is not None:
                    after = self.at("start", victim=left_of(state, victim))
                    table.call(frame, then=after)
                    return
            victim = left_of(state, victim)
        table.done()


def attack(table: Table[State], play: Resolve, immune: int) -> Frame:
    """Give the frame that carries an Attack to every victim."""
    return EachVictim(play.seat, play.card, left_of(table.state, play.seat), immune)
