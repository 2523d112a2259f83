"""How the pyramid of a position came to lie: which card after which, and who laid it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tafelrunde.games.staging import Cast, refuse
from tafelrunde.games.westeros_intrigue.cards import DEALS
from tafelrunde.games.westeros_intrigue.pyramid import FIRST_CELL
from tafelrunde.games.westeros_intrigue.scenario.given import Given
from tafelrunde.games.westeros_intrigue.scenario.wishes import Wish, check_size
from tafelrunde.games.westeros_intrigue.scenario.words import Kind
from tafelrunde.games.westeros_intrigue.state import NOBODY, State


def laying_order(
    state: State, rows: Sequence[Sequence[Kind | None]]
) -> list[tuple[str, int, Kind]]:
    """Give field, cell and kind of every card, each after the cards that carry it."""
    bottom = rows[0] if rows else ()
    if None in bottom or len(bottom) > state.bottom_limit:
        reason = f"is up to {state.bottom_limit} cards without a gap"
        refuse("given.pyramid row 1", "bad-row", reason)
    middle = max(len(bottom) - 1, 0) // 2
    outwards = [*range(middle, len(bottom)), *reversed(range(middle))]
    found: list[tuple[str, int, Kind]] = []
    for number, row in enumerate(rows):
        field = f"given.pyramid row {number + 1}"
        for place in range(len(row)) if number else outwards:
            kind = row[place]
            if kind is None:
                continue
            below = rows[number - 1][place : place + 2]
            if number and (len(below) < 2 or None in below):
                refuse(field, "unsupported", f"place {place + 1} does not rest on two cards")
            found.append((field, 16 * number + FIRST_CELL - middle + place, kind))
    return found


def starters(state: State, cast: Cast, given: Given) -> Sequence[int]:
    """List who may have started this round."""
    if given.starter is not None:
        return [cast.seat("given.starter", given.starter)]
    if state.starter != NOBODY:
        return [(state.starter + state.round) % state.seats]
    return range(state.seats) if given.turn is not None else [0]


def turn_order(
    state: State,
    cast: Cast,
    given: Given,
    hands: Mapping[int, Sequence[Wish]],
    barred: Mapping[int, int],
    total: int,
) -> tuple[list[int], int]:
    """Find who laid each card, all laying in turn, and who is on turn after so many cards."""
    seats = range(state.seats)
    asked = None if given.turn is None else cast.seat("given.turn", given.turn)
    sizes: list[int] = []
    for starter in starters(state, cast, given):
        # How many of them each seat laid if nobody was excluded.
        laid = [(total - 1 - (seat - starter) % state.seats) // state.seats + 1 for seat in seats]
        sizes = [state.hand_size - count for count in laid]
        known = [len(hands[seat]) if seat in hands else sizes[seat] for seat in seats]
        order, turn = _laps(state, known, barred, starter)
        if len(order) == total and turn != NOBODY and asked in (None, turn):
            state.starter = starter
            return order, turn
    if barred and total + DEALS[state.seats].start_card < state.bottom_limit:
        names = ", ".join([cast.names[seat] for seat in barred])
        reason = "nobody is excluded with cards before the bottom row is full"
        refuse(f"given.excluded.{names}", "not-excluded", reason)
    if barred:
        reason = "these hands cannot be: all lay in turn until they are excluded"
        refuse("given.hands", "hand-size", reason)
    for seat, wishes in hands.items():
        check_size(f"given.hands.{cast.names[seat]}", wishes, sizes[seat])
    refuse("given.turn", "wrong-turn", f"nobody, or somebody else, after {total} laid cards")


def _laps(
    state: State, sizes: Sequence[int], barred: Mapping[int, int], starter: int
) -> tuple[list[int], int]:
    """Let everybody lay in turn until the hands have these sizes; NOBODY if that cannot be."""
    left = [state.hand_size - size for size in sizes]
    stuck = {seat for seat in barred if sizes[seat] > 0}
    order: list[int] = []
    tested: set[int] = set()
    seat, skipped = starter, 0
    while skipped < state.seats:
        if left[seat] > 0:
            left[seat] -= 1
            order.append(seat)
            skipped = 0
        elif sizes[seat] > 0 and seat not in stuck:
            return order, seat if stuck <= tested and not any(left) else NOBODY
        else:
            # Before the bottom row is full every card fits.
            lying = len(order) + DEALS[state.seats].start_card
            if seat in stuck and lying < state.bottom_limit:
                break
            tested.add(seat)
            skipped += 1
        seat = (seat + 1) % state.seats
    return order, NOBODY
