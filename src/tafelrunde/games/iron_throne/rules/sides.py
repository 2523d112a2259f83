"""Who takes part in an encounter, and on which side."""

from __future__ import annotations

from tafelrunde.games.iron_throne.rules.listening import heard
from tafelrunde.games.iron_throne.rules.places import discard
from tafelrunde.games.iron_throne.state import NOBODY, State, clockwise, owner_of_card
from tafelrunde.table import Table


def take_part(state: State, seat: int, character: int) -> None:
    """Send a character of a seat; its card and the leader's may have a part from now on."""
    state.participants[seat] = character
    cards = heard(state.pack).cards
    windows = cards[character] | cards[state.leaders[seat]]
    state.windows |= windows
    state.parts[seat] |= windows


def join(table: Table[State], seat: int, side: int, character: int) -> None:
    """Let the support of a seat join a side."""
    state = table.state
    state.sides[seat] = side
    take_part(state, seat, character)
    state.joined = seat
    active = state.defender if side else state.challenger
    state.supported[seat * state.seats + active] += 1
    if table.listener is not None:
        table.tell("joins", seat=seat, to_seat=active, character=character)


def retreat(table: Table[State], seat: int) -> None:
    """Let a supporter leave: cards they played are discarded and what lasts of them ends."""
    state = table.state
    state.sides[seat] = state.participants[seat] = NOBODY
    for card in [card for card in state.played if owner_of_card(state, card) == seat]:
        state.played.remove(card)
        discard(state, card)
    for other in clockwise(state):
        state.silenced[other] &= ~(1 << seat)
    table.tell("retreats", seat=seat)
