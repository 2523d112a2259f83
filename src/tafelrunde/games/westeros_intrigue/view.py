"""What a seat may know: its own hand and Iron Throne cards, and everything that lies open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from tafelrunde.games.westeros_intrigue.cards import HOUSES, PER_HOUSE, house_of
from tafelrunde.games.westeros_intrigue.pyramid import laid_by, move_cell
from tafelrunde.games.westeros_intrigue.state import State, hand_count, spread
from tafelrunde.table import Table


class Laid(msgspec.Struct, frozen=True):
    """A card of the pyramid; the start card of five seats was laid by nobody."""

    card: int
    cell: int
    seat: int | None


class View(msgspec.Struct, frozen=True):
    """The position as one seat sees it; `you` is None for a spectator."""

    you: int | None
    seats: int
    round: int
    rounds: int
    starter: int
    bottom_limit: int
    #: Own hand by house, each house in the order its cards will be laid.
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    excluded: tuple[bool, ...]
    #: Houses (bits) a seat with cards cannot hold: they fitted when it was excluded.
    barred: tuple[int, ...]
    pyramid: tuple[Laid, ...]
    #: Open ends of the bottom row as 16 * left + right, 0 when it is full.
    ends: int
    #: For each house the moves above the bottom row.
    fits: tuple[tuple[int, ...], ...]
    penalties: tuple[int, ...]
    throne_counts: tuple[int, ...]
    #: Own Iron Throne cards; after the end everybody's.
    thrones: tuple[tuple[int, ...], ...]
    #: A line a finished round: who placed last, then the cards left by seat.
    history: tuple[tuple[int, ...], ...]


def view(table: Table[State], seat: int | None) -> View:
    """Give all that a seat, or a spectator, may know."""
    state = table.state
    seats = range(state.seats)
    pyramid, held = _cards(state.dealt, state.hand_size, state.seats, tuple(state.placed))
    return View(
        you=seat,
        seats=state.seats,
        round=min(state.round + 1, state.rounds),
        rounds=state.rounds,
        starter=state.starter,
        bottom_limit=state.bottom_limit,
        hand=() if seat is None else held[seat],
        hand_sizes=tuple([hand_count(hand) for hand in state.hands]),
        excluded=tuple([bool(state.out >> other & 1) for other in seats]),
        barred=state.barred,
        pyramid=pyramid,
        ends=state.ends,
        fits=tuple(map(tuple, state.fits)),
        penalties=state.penalties,
        throne_counts=tuple(map(len, state.thrones)),
        thrones=tuple([state.thrones[o] if o == seat or table.over else () for o in seats]),
        history=state.history,
    )


@lru_cache(maxsize=8)
def _cards(
    dealt: tuple[int, ...], size: int, seats: int, placed: tuple[int, ...]
) -> tuple[tuple[Laid, ...], Sequence[tuple[int, ...]]]:
    """Give the pyramid and all hands; kept, as one position is shown to several seats."""
    laid, held = spread(dealt, size, seats, placed)
    pyramid = [
        Laid(card, move_cell(entry), by if (by := laid_by(entry)) < seats else None)
        for entry, card in zip(placed, laid, strict=True)
    ]
    return tuple(pyramid), held


def next_card(view: View, house: int) -> int:
    """Give the card of a house that the viewing seat would lay next."""
    return next(card for card in view.hand if house_of(card) == house)


#: The pyramid looked at last and its cards by cell: all options of a question lie on the same one.
_looked_at: tuple[tuple[Laid, ...], dict[int, int]] = ((), {})


def supports(view: View, cell: int) -> tuple[int, int]:
    """Give the two cards below a cell above the bottom row."""
    global _looked_at
    pyramid, below = _looked_at
    if pyramid is not view.pyramid:
        below = {laid.cell: laid.card for laid in view.pyramid}
        _looked_at = view.pyramid, below
    return below[cell - 16], below[cell - 15]


def unseen_houses(view: View) -> list[int]:
    """Count by house the cards that are neither in the own hand nor in the pyramid."""
    counts = [PER_HOUSE] * HOUSES
    for card in view.hand:
        counts[house_of(card)] -= 1
    for laid in view.pyramid:
        counts[house_of(laid.card)] -= 1
    return counts
