"""A position as a scenario describes it.

Its cards are laid one by one with the rules, so what the rules cannot reach is refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.games.naming import Meant, refuse
from tafelrunde.games.scenario import Cast, Stage
from tafelrunde.games.scenario.wishes import Wish, choose, wishes_for
from tafelrunde.games.westeros_intrigue.cards import CARDS, DEALS, THRONES, house_of
from tafelrunde.games.westeros_intrigue.naming import CARD_NAMES, MEMBERS
from tafelrunde.games.westeros_intrigue.pyramid import FIRST_CELL, move_of
from tafelrunde.games.westeros_intrigue.rules import (
    ROUND_END,
    Play,
    Round,
    Turn,
    deal,
    legal_moves,
    put,
)
from tafelrunde.games.westeros_intrigue.state import NOBODY, UNIT, State
from tafelrunde.table import Frame

#: Whoever writes one of these means a round that has begun.
RUNNING = {"pyramid", "hands", "unused", "excluded", "turn"}
Grid = Sequence[Sequence[Meant | None]]


def settle(stage: Stage, given: Mapping[str, Any]) -> list[Frame]:
    """Set earlier rounds, and lay the cards of a round that has begun."""
    state: State = stage.state
    set_earlier_rounds(stage, given)
    starters: Sequence[int] = [0] if given.get("turn") is None else range(state.seats)
    if given.get("starter") is not None:
        starters = [given["starter"]]
    elif state.starter != NOBODY:
        starters = [(state.starter + state.round) % state.seats]
    if RUNNING.isdisjoint(given):
        state.starter = starters[0]
        return [Play(step="next_round"), Round()]
    return [Play(step="next_round"), ROUND_END, Turn(lay_round(stage, given, starters))]


def set_earlier_rounds(stage: Stage, given: Mapping[str, Any]) -> None:
    """Set what earlier rounds left behind: penalties, and an Iron Throne card for each."""
    state: State = stage.state
    number = given.get("round", 1)
    if not 1 <= number <= state.rounds:
        refuse("given.round", "out-of-range", f"{number} is not 1 to {state.rounds}")
    state.round = number - 1
    # Everybody lays at least one card a round: the bottom row has room for all.
    most = state.hand_size - 1
    penalties = [given.get("penalties", {}).get((seat,), 0) for seat in range(state.seats)]
    for seat, count in enumerate(penalties):
        if count > state.round * most:
            reason = f"{count} is not 0 to {state.round * most} after {state.round} rounds"
            refuse(f"given.penalties.{stage.cast.names[seat]}", "out-of-range", reason)
    drawn = given.get("thrones", {})
    thrones = [tuple([card.one for card in drawn.get((seat,), [])]) for seat in range(state.seats)]
    owners = [seat for seat, own in enumerate(thrones) for _ in own]
    rest = set(range(len(THRONES))).difference(*thrones)
    if len(owners) != state.round or len(rest) + len(owners) != len(THRONES):
        reason = f"{state.round} finished rounds gave as many different cards, not {len(owners)}"
        refuse("given.thrones", "throne-count", reason)
    if given.get("throne_stock") not in (None, len(rest)):
        refuse("given.throne_stock", "throne-count", f"{len(rest)} cards are in the stock")
    state.penalties, state.thrones = tuple(penalties), tuple(thrones)
    state.throne_pile.rest = sorted(rest)
    for owner in owners:
        left = [min(count, most) for count in penalties]
        penalties = [count - taken for count, taken in zip(penalties, left, strict=True)]
        state.history = (*state.history, (owner, *left))


def lay_round(stage: Stage, given: Mapping[str, Any], starters: Sequence[int]) -> int:
    """Lay the cards of the pyramid with the rules, and give the seat on turn."""
    state, cast = stage.state, stage.cast
    start_card = DEALS[state.seats].start_card
    any_card = CARD_NAMES.read("given", "any")
    rows: Grid = given.get("pyramid") or ([[any_card]] if start_card else [])
    cells = laying_order(state, rows)
    barred = {
        seat: sum({1 << house.one for house in houses})
        for (seat,), houses in given.get("excluded", {}).items()
    }
    hands = {
        seat: [
            Wish(f"given.hands.{cast.names[seat]}", card, _held_by(barred, seat)) for card in hand
        ]
        for (seat,), hand in given.get("hands", {}).items()
    }
    order, turn = turn_order(state, cast, given, starters, hands, barred, len(cells) - start_card)

    # The cards in the order of a deal: by seat, first those laid, then those still in hand.
    parts: list[list[Wish]] = [[] for _ in range(state.seats + 1)]
    layers = [state.seats] * start_card + order
    for seat, (field, _, meant) in zip(layers, cells, strict=True):
        parts[seat].append(Wish(field, meant))
    for seat, part in enumerate(parts[:-1]):
        rest = state.hand_size - len(part)
        part += hands.get(seat, [Wish(f"given.hands.{cast.names[seat]}", any_card)] * rest)
    size = CARDS - state.seats * state.hand_size - start_card
    parts[-1] += wishes_for("given.unused", given.get("unused", [any_card] * size), size)
    dealt = choose([wish for part in parts for wish in part], range(CARDS), house_of)
    deal(state, dealt)
    following = [iter(dealt[seat * state.hand_size :]) for seat in range(state.seats)]
    for seat, (field, cell, _) in zip(order, cells[start_card:], strict=True):
        card = next(following[seat])
        move = move_of(house_of(card), cell)
        if move not in legal_moves(state, seat):
            reason = f"{CARD_NAMES.name(card)} has the colour of neither card below"
            refuse(field, "wrong-colour", reason)
        put(state, seat, move)
        state.hands[seat] -= UNIT[house_of(card)]
    state.barred = tuple([barred.get(seat, 0) for seat in range(state.seats)])
    for seat, held in enumerate(state.hands):
        state.out |= (not held or seat in barred) << seat
    return turn


def _held_by(barred: Mapping[int, int], seat: int) -> frozenset[int]:
    """List the cards that a seat cannot hold, because their houses fitted at its exclusion."""
    houses = barred.get(seat, 0)
    return frozenset(
        card for members in MEMBERS for card in members if houses >> house_of(card) & 1
    )


def laying_order(state: State, rows: Grid) -> list[tuple[str, int, Meant]]:
    """Give field, cell and card of every place, each after the cards that carry it."""
    bottom = rows[0] if rows else ()
    if None in bottom or len(bottom) > state.bottom_limit:
        reason = f"is up to {state.bottom_limit} cards without a gap"
        refuse("given.pyramid row 1", "bad-row", reason)
    middle = max(len(bottom) - 1, 0) // 2
    outwards = [*range(middle, len(bottom)), *reversed(range(middle))]
    found: list[tuple[str, int, Meant]] = []
    for number, row in enumerate(rows):
        field = f"given.pyramid row {number + 1}"
        for place in range(len(row)) if number else outwards:
            card = row[place]
            if card is None:
                continue
            below = rows[number - 1][place : place + 2]
            if number and (len(below) < 2 or None in below):
                refuse(field, "unsupported", f"place {place + 1} does not rest on two cards")
            found.append((field, 16 * number + FIRST_CELL - middle + place, card))
    return found


def turn_order(
    state: State,
    cast: Cast,
    given: Mapping[str, Any],
    starters: Sequence[int],
    hands: Mapping[int, Sequence[Wish]],
    barred: Mapping[int, int],
    total: int,
) -> tuple[list[int], int]:
    """Find who laid each card, all laying in turn, and who is on turn after so many cards."""
    seats = range(state.seats)
    sizes: list[int] = []
    for starter in starters:
        # How many of them each seat laid if nobody was excluded.
        laid = [(total - 1 - (seat - starter) % state.seats) // state.seats + 1 for seat in seats]
        sizes = [state.hand_size - count for count in laid]
        known = [len(hands[seat]) if seat in hands else sizes[seat] for seat in seats]
        order, turn = _laps(state, known, barred, starter)
        if len(order) == total and turn != NOBODY and given.get("turn") in (None, turn):
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
        wishes_for(f"given.hands.{cast.names[seat]}", [w.meant for w in wishes], sizes[seat])
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
