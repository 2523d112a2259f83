"""Set-up: who begins, hands, mulligans, and the first cards on the table."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.thrones_lcg.cards.vocabulary import Keyword, Type
from tafelrunde.games.thrones_lcg.printed import (
    KEYWORDS_OF,
    TYPE_OF,
    UNIQUE_OF,
)
from tafelrunde.games.thrones_lcg.rules.common import ask, draw, hosts, shuffle
from tafelrunde.games.thrones_lcg.rules.income import printed_prices
from tafelrunde.games.thrones_lcg.rules.into_shadows import SHADOWY
from tafelrunde.games.thrones_lcg.rules.round import NewRound
from tafelrunde.games.thrones_lcg.state import State, around
from tafelrunde.table import Choice, Frame, Limit, Pick, Question, Table, YesNo

HAND: Final = 7
SET_UP_GOLD: Final = 5


class Play(Frame, frozen=True):
    """The whole game."""

    def start(self, table: Table[State]) -> None:
        """Draw lots for the starting player and deal."""
        state = table.state
        state.first = table.chance.below(state.seats)
        table.tell("starts", seat=state.first)
        for seat in around(state, state.first):
            draw(table, seat, HAND)
        table.become(Mulligans(around(state, state.first)))


class Mulligans(Frame, frozen=True):
    """Each player may once exchange the whole hand."""

    seats: tuple[int, ...]

    def start(self, table: Table[State]) -> None:
        """Ask the next player."""
        if self.seats:
            ask(table, self.at("decided"))
        else:
            table.become(SetUp())

    def question(self, table: Table[State]) -> Question:
        """Ask whether to exchange."""
        return YesNo(0, self.seats[0], "mulligan")

    def decided(self, table: Table[State], yes: int) -> None:
        """Shuffle the hand back and draw as many, or keep it."""
        state = table.state
        seat = self.seats[0]
        table.tell("mulligan" if yes else "keeps-hand", seat=seat)
        if yes:
            hand = state.hands[seat]
            shuffle(state, seat, hand.cards)
            hand.cards, hand.knowers = [], []
            draw(table, seat, HAND)
        table.become(self.at("start", seats=self.seats[1:]))


def _may_be_laid_out(card: int) -> bool:
    basic = TYPE_OF[card] & (Type.CHARACTER | Type.LOCATION) and card not in SHADOWY
    return bool(basic or KEYWORDS_OF[card] & Keyword.SETUP)


class SetUp(Frame, frozen=True):
    """Everybody lays out cards face down; all are revealed together."""

    def start(self, table: Table[State]) -> None:
        """Ask everybody at once: what lies face down tells nobody anything."""
        state = table.state
        table.ask_all(
            self.at("laid"), [self.question_of(state, seat) for seat in range(state.seats)]
        )

    def question_of(self, state: State, seat: int) -> Question:
        """Ask one seat for characters and locations worth at most five gold."""
        cards = sorted(state.hands[seat].cards)
        # A second copy of a unique card would be a duplicate, which may not be laid out.
        options = [
            card
            for place, card in enumerate(cards)
            if _may_be_laid_out(card)
            and not (UNIQUE_OF[card] and place and cards[place - 1] == card)
        ]
        gold = tuple([printed_prices(state, seat)[card] for card in options])
        limited = tuple([int(bool(KEYWORDS_OF[card] & Keyword.LIMITED)) for card in options])
        limits = (Limit(gold, 0, SET_UP_GOLD, "gold"), Limit(limited, 0, 1, "limited"))
        return Pick(0, seat, "set-up", tuple(options), 0, len(options), limits=limits)

    def laid(self, table: Table[State], answers: dict[int, tuple[int, ...]]) -> None:
        """Reveal the cards and fill the hands up."""
        state = table.state
        attachments: list[tuple[int, int]] = []
        for seat, cards in answers.items():
            for card in cards:
                if TYPE_OF[card] == Type.ATTACHMENT:
                    attachments.append((seat, card))
                else:
                    state.hands[seat].take(card)
                    state.new_slot(card, seat, seat)
            table.reveal(seat)
            table.tell("sets-up", seat=seat, cards=cards)
        table.become(SetUpAttachments(tuple(attachments)))


class SetUpAttachments(Frame, frozen=True):
    """Attachments with Setup find a host among the own cards; then hands are filled up."""

    cards: tuple[tuple[int, int], ...]

    def _hosts(self, state: State) -> list[int]:
        seat, card = self.cards[0]
        return [slot for slot in hosts(state, card, seat) if state.controller[slot] == seat]

    def start(self, table: Table[State]) -> None:
        """Ask for the next host; without one an attachment stays in hand."""
        state = table.state
        if not self.cards:
            for seat in around(state, state.first):
                draw(table, seat, HAND - len(state.hands[seat]))
            table.become(NewRound())
        elif self._hosts(state):
            ask(table, self.at("attached"))
        else:
            table.become(self.at("start", cards=self.cards[1:]))

    def question(self, table: Table[State]) -> Question:
        """Ask for the host."""
        seat, card = self.cards[0]
        return Choice(0, seat, "host", self._hosts(table.state), source=card)

    def attached(self, table: Table[State], host: int) -> None:
        """Lay it there."""
        state = table.state
        seat, card = self.cards[0]
        state.hands[seat].take(card)
        state.new_slot(card, seat, seat, host)
        table.become(self.at("start", cards=self.cards[1:]))
