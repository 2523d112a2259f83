"""Somebody has no unit left: cards and gold change hands, everything else goes."""

from __future__ import annotations

from tafelrunde.games.risk.cards.characters import characters_of
from tafelrunde.games.risk.rules.common import end
from tafelrunde.games.risk.rules.trade_in import ForcedTrades
from tafelrunde.games.risk.state import (
    BY_CONQUEST,
    GONE,
    MAESTER,
    NOBODY,
    OBJECTIVE,
    TERRITORY,
    State,
    rob,
)
from tafelrunde.games.risk.trade import HAND_LIMIT
from tafelrunde.table import EVERYBODY, Frame, Table, Zone


class Eliminate(Frame, frozen=True):
    """The conqueror receives territory cards and gold, and trades if the hand is too large."""

    seat: int
    loser: int

    def start(self, table: Table[State]) -> None:
        """Begin."""
        state = table.state
        table.tell("eliminated", seat=self.loser)
        table.reveal(self.loser)
        hand = state.hands[self.loser]
        cards = tuple(sorted(hand.cards))
        for card, knowers in zip(hand.cards, hand.knowers, strict=True):
            state.hands[self.seat].put(card, knowers | 1 << self.seat)
        state.hands[self.loser] = Zone()
        if cards:
            table.tell("hands-over", seat=self.loser, to_seat=self.seat, count=len(cards))
            table.tell("receives", to=self.seat, territories=cards)
        gold = rob(state, self.loser, self.seat, state.gold[self.loser])
        if gold:
            table.tell("steals", seat=self.seat, to_seat=self.loser, count=gold)
        clear_away(state, self.loser)
        if sum(map(bool, state.land)) == 1:
            end(table, BY_CONQUEST)
        elif len(state.hands[self.seat]) > HAND_LIMIT:
            table.become(ForcedTrades(self.seat))
        else:
            table.done()


def clear_away(state: State, loser: int) -> None:
    """Discard what nobody inherits; captives go free, lasting effects end."""
    for kind, zones in ((MAESTER, state.maesters), (OBJECTIVE, state.objectives)):
        if zones:
            _discard_all(state, kind, zones[loser])
    if state.reserves:
        _discard_all(state, TERRITORY, state.reserves[loser])
    if state.characters:
        for character in characters_of(state.houses[loser]):
            state.characters[character] = GONE
            state.captors[character] = NOBODY
        state.captors = [NOBODY if captor == loser else captor for captor in state.captors]
    state.doubled &= ~(1 << loser)


def _discard_all(state: State, kind: int, zone: Zone) -> None:
    for card in zone.cards:
        state.decks[kind][1].put(card, EVERYBODY)
    zone.cards, zone.knowers = [], []
