"""The position of Die Intrigen von Westeros, laid out for speed.

A hand is four counts in one int, four bits for each house: only houses matter in play. Which person
is on which card is fixed by `dealt`; of several cards of one house a seat lays them in the order it
was dealt them, which tells nobody anything. `pyramid` explains cells and moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

import msgspec

from tafelrunde.games.westeros_intrigue.cards import CARDS, HOUSES, house_of
from tafelrunde.table import Deck

MOST_SEATS: Final = 6
NOBODY: Final = MOST_SEATS
UNIT: Final[tuple[int, ...]] = tuple(1 << 4 * house for house in range(HOUSES))
UNIT_OF_CARD: Final[tuple[int, ...]] = tuple(UNIT[house_of(card)] for card in range(CARDS))

#: Of two houses' counts in one byte, which are held; from that HELD is put together, since to look
#: at each of the 65,536 hands would cost every process a moment.
_TWO: Final[bytes] = bytes([(counts & 15 > 0) | (counts >> 4 > 0) << 1 for counts in range(256)])
_ROWS: Final[tuple[bytes, ...]] = tuple(bytes(low | high << 2 for low in _TWO) for high in range(4))
#: HELD[hand]: the houses in a hand, as bits.
HELD: Final[bytes] = b"".join([_ROWS[high] for high in _TWO])


def _next_seat(out: int, seat: int) -> int:
    for step in range(1, MOST_SEATS + 1):
        other = (seat + step) % MOST_SEATS
        if not out >> other & 1:
            return other
    return NOBODY


#: NEXT_SEAT[out][seat]: the next seat to the left that is not out, or NOBODY.
NEXT_SEAT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_next_seat(out, seat) for seat in range(MOST_SEATS)) for out in range(1 << MOST_SEATS)
)


class State(msgspec.Struct, gc=False):
    """Plain data of one position."""

    seats: int
    #: Agreed before the game: number of rounds, and whether single legal moves play themselves.
    rounds: int
    auto: bool
    hand_size: int
    bottom_limit: int
    #: Kept through the game; `history` has a line a round: last placer, cards left by seat.
    starter: int
    throne_pile: Deck
    thrones: tuple[tuple[int, ...], ...]
    penalties: tuple[int, ...]
    history: tuple[tuple[int, ...], ...] = ()
    #: Of the running round. Seats that do not exist are `out` from the start.
    round: int = 0
    out: int = 0
    dealt: tuple[int, ...] = ()
    hands: list[int] = []
    #: Houses (bits) a seat cannot hold, because they fitted when it was excluded.
    barred: tuple[int, ...] = ()
    board: bytearray = bytearray()
    ends: int = 0
    #: For each house the moves onto cells above the bottom row.
    fits: list[list[int]] = []
    #: Moves in order, each with 512 * seat added; the start card's seat is `seats`.
    placed: list[int] = []

    def copy(self) -> State:
        """Give an independent copy."""
        stark, lannister, baratheon, targaryen = self.fits
        pile = self.throne_pile
        return State(
            self.seats,
            self.rounds,
            self.auto,
            self.hand_size,
            self.bottom_limit,
            self.starter,
            pile.copy() if pile.top else Deck(pile.rest.copy(), [], []),
            self.thrones,
            self.penalties,
            self.history,
            self.round,
            self.out,
            self.dealt,
            self.hands.copy(),
            self.barred,
            self.board.copy(),
            self.ends,
            [stark.copy(), lannister.copy(), baratheon.copy(), targaryen.copy()],
            self.placed.copy(),
        )


def hand_count(hand: int) -> int:
    """Count the cards of a hand.

    >>> hand_count(0x3102)
    6
    """
    return (hand & 15) + (hand >> 4 & 15) + (hand >> 8 & 15) + (hand >> 12)


def hand_of(cards: tuple[int, ...] | list[int]) -> int:
    """Count cards by house into a hand.

    >>> hex(hand_of((0, 1, 35)))
    '0x1002'
    """
    return sum(map(UNIT_OF_CARD.__getitem__, cards))


@lru_cache(maxsize=4096)  # more than a server has tables awake
def queues(dealt: tuple[int, ...], size: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """List the dealt cards in the order they are laid: each seat's by house; last come nobody's."""
    waiting: list[list[int]] = [[] for _ in range(HOUSES * (seats + 1))]
    for place, card in enumerate(dealt):
        waiting[HOUSES * min(place // size, seats) + house_of(card)].append(card)
    return tuple(map(tuple, waiting))


def cards(state: State) -> tuple[list[int], list[tuple[int, ...]]]:
    """List the laid cards in the order of `placed`, and the cards in every hand.

    A hand is sorted by house, each house in the order its cards will be laid.
    """
    return spread(state.dealt, state.hand_size, state.seats, state.placed)


def spread(
    dealt: tuple[int, ...], size: int, seats: int, placed: Sequence[int]
) -> tuple[list[int], list[tuple[int, ...]]]:
    """Like `cards`, for whoever has the parts of a state that matter."""
    waiting = [*map(iter, queues(dealt, size, seats))]
    laid = [next(waiting[entry >> 7]) for entry in placed]
    hands = range(0, HOUSES * seats, HOUSES)
    return laid, [tuple(chain(*waiting[hand : hand + HOUSES])) for hand in hands]


def faces(state: State) -> list[int]:
    """List the laid cards in the order of `placed`."""
    return cards(state)[0]


def held_cards(state: State, seat: int) -> tuple[int, ...]:
    """List the cards in a seat's hand."""
    return cards(state)[1][seat]


def lying(state: State) -> dict[int, int]:
    """Give the cards of the pyramid by cell."""
    return dict(zip((entry & 127 for entry in state.placed), faces(state), strict=True))


def next_card(state: State, queue: int) -> int:
    """Give the card that is laid next from one seat's cards of one house."""
    waiting = queues(state.dealt, state.hand_size, state.seats)[queue]
    return waiting[sum([entry >> 7 == queue for entry in state.placed])]


def card_at(state: State, cell: int) -> int:
    """Give the card that lies on a cell."""
    place = next(place for place, entry in enumerate(state.placed) if entry & 127 == cell)
    queue = state.placed[place] >> 7
    before = sum([entry >> 7 == queue for entry in state.placed[:place]])
    return queues(state.dealt, state.hand_size, state.seats)[queue][before]
