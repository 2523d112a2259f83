"""A position as a scenario describes it.

Its cards are laid one by one with the rules, so what the rules cannot reach is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.staging import Cast, convert, refuse
from tafelrunde.games.westeros_intrigue.cards import CARDS, DEALS, THRONES, house_of
from tafelrunde.games.westeros_intrigue.pyramid import move_of
from tafelrunde.games.westeros_intrigue.rules import (
    ROUND_END,
    TURNS,
    Play,
    Round,
    deal,
    legal_moves,
    put,
)
from tafelrunde.games.westeros_intrigue.scenario.given import RUNNING, Given
from tafelrunde.games.westeros_intrigue.scenario.laying import laying_order, starters, turn_order
from tafelrunde.games.westeros_intrigue.scenario.wishes import Wish, choose_cards, read_wishes
from tafelrunde.games.westeros_intrigue.scenario.words import (
    ANY,
    card_name,
    read_cards,
    read_houses,
    read_rows,
    read_throne,
)
from tafelrunde.games.westeros_intrigue.state import NOBODY, UNIT, State
from tafelrunde.table import Frame


def set_up(state: State, cast: Cast, written: Mapping[str, Any]) -> int:
    """Put everything where it is given, and give the seat on turn, NOBODY before a deal."""
    given = convert("given", written, Given)
    _set_earlier_rounds(state, cast, given)
    if not RUNNING.isdisjoint(written):
        return _set_running_round(state, cast, given)
    state.starter = starters(state, cast, given)[0]
    return NOBODY


def frames(turn: int) -> list[Frame]:
    """Give the frames that go on with this seat's turn, or with a new round."""
    running = [Round()] if turn == NOBODY else [ROUND_END, TURNS[turn]]
    return [Play(step="next_round"), *running]


def _set_earlier_rounds(state: State, cast: Cast, given: Given) -> None:
    if not 1 <= given.round <= state.rounds:
        refuse("given.round", "out-of-range", f"{given.round} is not 1 to {state.rounds}")
    state.round = given.round - 1
    # Everybody lays at least one card a round: the bottom row has room for all.
    most = state.hand_size - 1
    penalties = [0] * state.seats
    thrones: list[tuple[int, ...]] = [()] * state.seats
    for field, seat, count in cast.by_player("given.penalties", given.penalties):
        if not 0 <= count <= state.round * most:
            reason = f"{count} is not 0 to {state.round * most} after {state.round} rounds"
            refuse(field, "out-of-range", reason)
        penalties[seat] = count
    for field, seat, own in cast.by_player("given.thrones", given.thrones):
        thrones[seat] = tuple([read_throne(field, name) for name in own])
    owners = [seat for seat, own in enumerate(thrones) for _ in own]
    rest = set(range(len(THRONES))).difference(*thrones)
    if len(owners) != state.round or len(rest) + len(owners) != len(THRONES):
        reason = f"{state.round} finished rounds gave as many different cards, not {len(owners)}"
        refuse("given.thrones", "throne-count", reason)
    if given.throne_stock not in (None, len(rest)):
        refuse("given.throne_stock", "throne-count", f"{len(rest)} cards are in the stock")
    state.penalties, state.thrones = tuple(penalties), tuple(thrones)
    state.throne_pile.rest = sorted(rest)
    for owner in owners:
        left = [min(count, most) for count in penalties]
        penalties = [count - taken for count, taken in zip(penalties, left, strict=True)]
        state.history = (*state.history, (owner, *left))


def _set_running_round(state: State, cast: Cast, given: Given) -> int:
    """Lay the cards of the pyramid with the rules, and give the seat on turn."""
    start_card = DEALS[state.seats].start_card
    rows = read_rows("given.pyramid", given.pyramid or [])
    if start_card and not rows:
        rows = [[ANY]]
    cells = laying_order(state, rows)
    named = given.excluded if isinstance(given.excluded, dict) else dict.fromkeys(given.excluded)
    barred = {
        seat: read_houses(field, houses or [])
        for field, seat, houses in cast.by_player("given.excluded", named)
    }
    hands = {
        seat: [Wish(field, kind, barred.get(seat, 0)) for kind in read_cards(field, hand)]
        for field, seat, hand in cast.by_player("given.hands", given.hands)
    }
    order, turn = turn_order(state, cast, given, hands, barred, len(cells) - start_card)
    size = CARDS - state.seats * state.hand_size - start_card
    unused = read_wishes("given.unused", size if given.unused is None else given.unused, size)

    # The cards in the order of a deal: by seat, first those laid, then those still in hand.
    parts: list[list[Wish]] = [[] for _ in range(state.seats + 1)]
    layers = [state.seats] * start_card + order
    for seat, (field, _, kind) in zip(layers, cells, strict=True):
        parts[seat].append(Wish(field, kind))
    for seat, part in enumerate(parts[:-1]):
        any_hand = [Wish(f"given.hands.{cast.names[seat]}", ANY)] * (state.hand_size - len(part))
        part += hands.get(seat, any_hand)
    parts[-1] += unused
    dealt = choose_cards([wish for part in parts for wish in part])
    deal(state, dealt)
    following = [iter(dealt[seat * state.hand_size :]) for seat in range(state.seats)]
    for seat, (field, cell, _) in zip(order, cells[start_card:], strict=True):
        card = next(following[seat])
        move = move_of(house_of(card), cell)
        if move not in legal_moves(state, seat):
            reason = f"{card_name(card)} has the colour of neither card below"
            refuse(field, "wrong-colour", reason)
        put(state, seat, move)
        state.hands[seat] -= UNIT[house_of(card)]
    state.barred = tuple([barred.get(seat, 0) for seat in range(state.seats)])
    for seat, held in enumerate(state.hands):
        state.out |= (not held or seat in barred) << seat
    return turn
