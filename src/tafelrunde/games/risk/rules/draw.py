"""The last step: a territory card for a conquest; looking at two cards to keep one."""

from __future__ import annotations

from tafelrunde.games.risk.cards import END_GAME
from tafelrunde.games.risk.rules.common import (
    KINDS,
    NO_CARD,
    NOUNS,
    ask,
    deal_one,
    discard,
    hand_of,
)
from tafelrunde.games.risk.rules.common import draw as draw_card
from tafelrunde.games.risk.rules.windows import DRAW, window
from tafelrunde.games.risk.state import TERRITORY, State
from tafelrunde.games.risk.trade import HAND_LIMIT
from tafelrunde.table import Choice, Frame, Pick, Table, Zone


class Draw(Frame, frozen=True):
    """Whoever conquered something draws a card, by itself; more than five are discarded."""

    seat: int

    def start(self, table: Table[State]) -> None:
        """Begin."""
        state = table.state
        state.draws = int(bool(state.conquered))
        if state.cards:
            table.call(window(state, DRAW, (self.seat,)), then=self.at("draw"))
        else:
            self.draw(table)

    def draw(self, table: Table[State]) -> None:
        """Draw the cards that are due."""
        state = table.state
        if not state.draws:
            if len(state.hands[self.seat]) > HAND_LIMIT:
                ask(table, self.at("discarded"))
            else:
                table.done()
            return
        state.draws -= 1
        if state.of_two:
            state.of_two = False
            table.call(LookAtTwo(self.seat, TERRITORY), then=self.at("draw"))
        elif deal_one(table, TERRITORY, self.seat) != END_GAME:
            self.draw(table)

    def question(self, table: Table[State]) -> Pick:
        """Ask which cards go."""
        hand = table.state.hands[self.seat].cards
        many = len(hand) - HAND_LIMIT
        return Pick(0, self.seat, "discard", tuple(sorted(hand)), many, many)

    def discarded(self, table: Table[State], cards: tuple[int, ...]) -> None:
        """Discard the cards."""
        for card in cards:
            discard(table.state, TERRITORY, self.seat, card)
        table.tell("discards", seat=self.seat, territories=cards)
        table.done()


class LookAtTwo(Frame, frozen=True):
    """Look at two cards of a deck, keep one, put the other away face down."""

    seat: int
    kind: int

    def start(self, table: Table[State]) -> None:
        """Begin."""
        state = table.state
        state.looked, state.looked_of = Zone(), self.kind
        for _ in range(2):
            card = draw_card(table, self.kind)
            if card == END_GAME:
                return
            if card != NO_CARD:
                state.looked.put(card, 1 << self.seat)
        cards = tuple(sorted(state.looked.cards))
        table.tell(f"looks-{KINDS[self.kind]}", seat=self.seat, count=len(cards))
        if cards:
            table.tell(f"looked-{KINDS[self.kind]}", to=self.seat, **{NOUNS[self.kind]: cards})
            ask(table, self.at("kept"))
        else:
            table.done()

    def question(self, table: Table[State]) -> Choice:
        """Ask which card to keep."""
        options = tuple(sorted(set(table.state.looked.cards)))
        return Choice(0, self.seat, f"keep-{KINDS[self.kind]}", options)

    def kept(self, table: Table[State], card: int) -> None:
        """Keep what was chosen and put the rest away."""
        state = table.state
        state.looked.take(card)
        hand_of(state, self.kind, self.seat).put(card, 1 << self.seat)
        for rejected in state.looked.cards:
            state.decks[self.kind][1].put(rejected, 1 << self.seat)
        state.looked = Zone()
        table.done()
