"""The position of Dominion.

A card is the number of its kind. Decks are drawn lazily, so shuffling a discard pile is only a
change of name.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tafelrunde.games.dominion.cards import NONE
from tafelrunde.table import Deck

Cards = list[int]
NOBODY: Final = -1
COPY: Final = list.copy


@dataclass(slots=True)
class State:
    """Plain data of one position."""

    seats: int
    #: Agreed before the game.
    wish: str
    both_boxes: bool
    second_edition_masquerade: bool
    empty_to_end: int
    #: Seats in turn order begin here; `turn` is whose turn it is.
    starter: int
    turn: int
    kingdom: tuple[int, ...]
    #: Cards left by kind; -1 for kinds that are not in the game.
    supply: list[int]
    trash: Cards
    hands: list[Cards]
    decks: list[Deck]
    discards: list[Cards]
    #: Cards in play of the seat whose turn it is.
    play: Cards
    turns: list[int]
    #: Action cards each seat owns as far as is open; a card passed in secret may be one more.
    actions_owned: list[int]
    actions: int = 0
    buys: int = 0
    coins: int = 0
    #: Plays this turn of Bridge, of Coppersmith, and of any Action.
    bridges: int = 0
    coppersmiths: int = 0
    plays: int = 0
    #: Seats (bits) that passed a card to their left in secret at some time.
    passed: int = 0
    #: Turns in a row in which nobody gained or trashed anything.
    quiet: int = 0
    #: Piles that have run out, and what each number of coins can buy: `zones.count_piles`.
    empty: int = 0
    offers: tuple[tuple[int, ...], ...] = ()
    #: Cards that lie turned up beside all piles while a rule deals with them, and whose they are.
    shown: Cards = field(default_factory=list)
    shown_of: int = NOBODY
    #: The card a Library has just drawn; only the seat that is asked about it knows it.
    drawn: int = NONE
    #: So many of the newest cards in the trash are loot to be shared out.
    loot: int = 0

    @property
    def looted(self) -> tuple[int, ...]:
        """The loot to be shared out, in ascending order."""
        return tuple(sorted(self.trash[-self.loot :])) if self.loot else ()

    def copy(self) -> State:
        """Give an independent copy."""
        return State(
            self.seats,
            self.wish,
            self.both_boxes,
            self.second_edition_masquerade,
            self.empty_to_end,
            self.starter,
            self.turn,
            self.kingdom,
            self.supply.copy(),
            self.trash.copy(),
            [*map(COPY, self.hands)],
            # Nearly always nothing is known of a deck.
            [deck.copy() if deck.top else Deck(deck.rest.copy(), [], []) for deck in self.decks],
            [*map(COPY, self.discards)],
            self.play.copy(),
            self.turns.copy(),
            self.actions_owned.copy(),
            self.actions,
            self.buys,
            self.coins,
            self.bridges,
            self.coppersmiths,
            self.plays,
            self.passed,
            self.quiet,
            self.empty,
            self.offers,
            self.shown.copy() if self.shown else [],
            self.shown_of,
            self.drawn,
            self.loot,
        )


def owned(state: State, seat: int) -> Cards:
    """List everything a seat owns, in no order."""
    deck = state.decks[seat]
    own = state.hands[seat] + deck.rest + deck.top + state.discards[seat]
    if seat == state.shown_of:
        own += state.shown
    if seat == state.turn:
        own += state.play
        if state.drawn != NONE:
            # Only who plays a Library draws one card at a time.
            own.append(state.drawn)
    return own


def left_of(state: State, seat: int) -> int:
    """Give the seat to the left."""
    return (seat + 1) % state.seats


def others(state: State, seat: int) -> list[int]:
    """List the other seats in turn order from the left."""
    return [(seat + step) % state.seats for step in range(1, state.seats)]
