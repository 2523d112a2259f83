"""Library frames: the standard questions that most cards are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tafelrunde.games.dominion.cards import CARDS, NONE, TYPE
from tafelrunde.games.dominion.state import State
from tafelrunde.games.dominion.zones import (
    DISCARD,
    discard_from_hand,
    gain,
    piles,
    put_on_deck,
    trash_from_hand,
)
from tafelrunde.table import EVERYBODY, Frame, Pick, Table, YesNo

ALL: Final = 99

#: What follows the cards chosen from a hand, a gained card, a yes or no, chosen options.
AfterCards = Callable[[Table[State], int, Sequence[int]], Frame | None]
AfterGain = Callable[[Table[State], int, int], None]
AfterChoice = Callable[[Table[State], int, tuple[int, ...]], Frame | None]
AFTER_CARDS: Final[dict[int, AfterCards]] = {}
AFTER_GAIN: Final[dict[int, AfterGain]] = {}
AFTER_CHOICE: Final[dict[int, AfterChoice]] = {}


def _go_on(table: Table[State], frame: Frame | None) -> None:
    if frame is None:
        table.done()
    else:
        table.become(frame)


class FromHand(Frame, frozen=True):
    """Choose cards of the own hand for a verb: discard, trash, or put on the deck."""

    seat: int
    card: int
    verb: str
    least: int
    most: int
    #: Only cards of these types (bits), or only this kind.
    types: int = 0
    kind: int = NONE

    def start(self, table: Table[State]) -> None:
        """Ask which cards, unless everybody can see that there is nothing to decide."""
        hand = table.state.hands[self.seat]
        question = self.question(table.state)
        if question is None or question.least == len(hand):
            self.chosen(table, () if question is None else tuple(question.options))
        else:
            table.ask(self.at("chosen"), question)

    def question(self, state: State) -> Pick | None:
        """Offer the cards that are allowed; None if the hand has none."""
        hand = state.hands[self.seat]
        if self.types:
            hand = [card for card in hand if TYPE[card] & self.types]
        elif self.kind != NONE:
            hand = [self.kind] * hand.count(self.kind)
        if not hand:
            return None
        cards = sorted(hand)
        most = min(self.most, len(cards))
        least = min(self.least, most)
        return Pick(0, self.seat, self.verb, cards, least, most, source=self.card)

    def chosen(self, table: Table[State], cards: tuple[int, ...]) -> None:
        """Do it, then go on with what the card says next."""
        VERBS[self.verb](table, self.seat, cards)
        after = AFTER_CARDS.get(self.card)
        _go_on(table, after(table, self.seat, cards) if after is not None else None)


def topdeck_from_hand(table: Table[State], seat: int, cards: Sequence[int]) -> None:
    """Put cards of a hand on the deck, unseen by the others."""
    state = table.state
    for card in cards:
        state.hands[seat].remove(card)
        put_on_deck(state, seat, card, 1 << seat)
    if cards and table.listener is not None:
        table.tell("puts-back", seat=seat, count=len(cards))
        table.tell("put-back", to=seat, seat=seat, cards=tuple(cards))


def show_and_topdeck(table: Table[State], seat: int, cards: Sequence[int]) -> None:
    """Show cards of a hand and put them on the deck."""
    state = table.state
    for card in cards:
        state.hands[seat].remove(card)
        put_on_deck(state, seat, card, EVERYBODY)
    if cards:
        table.reveal(seat)
        if table.listener is not None:
            table.tell("puts-on-deck", seat=seat, cards=tuple(cards))


VERBS: Final[dict[str, Callable[[Table[State], int, Sequence[int]], None]]] = {
    "discard": discard_from_hand,
    "trash": trash_from_hand,
    "topdeck": topdeck_from_hand,
    "show": show_and_topdeck,
}


class GainOne(Frame, frozen=True):
    """Gain a card whose current cost lies between low and high; somebody else may choose it."""

    seat: int
    card: int
    low: int
    high: int
    types: int = 0
    to: str = DISCARD
    chooser: int = -1
    optional: bool = False

    def start(self, table: Table[State]) -> None:
        """Ask which pile, unless there is nothing to decide."""
        options = piles(table.state, self.low, self.high, self.types)
        if not options:
            table.done()
        elif len(options) == 1 and not self.optional:
            self.chosen(table, options[0])
        else:
            if self.optional:
                options.append(NONE)
            chooser = self.seat if self.chooser < 0 else self.chooser
            table.ask_one(self.at("chosen"), chooser, "gain", options, self.card)

    def chosen(self, table: Table[State], card: int) -> None:
        """Take the card."""
        if card != NONE:
            gain(table, self.seat, card, self.to)
            after = AFTER_GAIN.get(self.card)
            if after is not None:
                after(table, self.seat, card)
        table.done()


class Choose(Frame, frozen=True):
    """Choose one or more of a card's numbered options first, then carry them out."""

    seat: int
    card: int
    options: int
    count: int = 1

    def start(self, table: Table[State]) -> None:
        """Ask for the options."""
        options = tuple(range(self.options))
        seat, card, count = self.seat, self.card, self.count
        if count == 1:
            table.ask_one(
                Choose(seat, card, self.options, step="one"), seat, "choose", options, card
            )
        else:
            frame = Choose(seat, card, self.options, count, step="some")
            table.ask_some(frame, seat, "choose", options, count, count, card)

    def one(self, table: Table[State], option: int) -> None:
        """Carry one option out."""
        self.some(table, (option,))

    def some(self, table: Table[State], options: tuple[int, ...]) -> None:
        """Carry the options out in printed order."""
        if table.listener is not None:
            for option in options:
                table.tell(f"chose-{CARDS[self.card].key}-{option}", seat=self.seat)
        _go_on(table, AFTER_CHOICE[self.card](table, self.seat, options))


class Decide(Frame, frozen=True):
    """A card's yes or no."""

    seat: int
    card: int
    #: Yes is on offer only with this kind in the hand.
    kind: int = NONE

    def start(self, table: Table[State]) -> None:
        """Ask."""
        table.ask(self.at("decided"), self.question(table.state))

    def question(self, state: State) -> YesNo:
        """Offer yes only if it can be done."""
        possible = self.kind == NONE or self.kind in state.hands[self.seat]
        options = (0, 1) if possible else (0,)
        return YesNo(0, self.seat, "decide", options, source=self.card)

    def decided(self, table: Table[State], yes: int) -> None:
        """Do as decided."""
        _go_on(table, AFTER_CHOICE[self.card](table, self.seat, (yes,)))
