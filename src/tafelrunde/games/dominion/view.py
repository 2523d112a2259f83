"""What a seat may know: its own hand, what lies open, how many cards lie where."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tafelrunde.games.dominion.cards import NONE, in_game
from tafelrunde.games.dominion.score import points
from tafelrunde.games.dominion.state import NOBODY, State, owned
from tafelrunde.games.dominion.zones import costs
from tafelrunde.table import Table


class SupplyPile(msgspec.Struct, frozen=True):
    """A pile of the supply: how many cards are left and what one costs right now."""

    card: int
    left: int
    cost: int


class View(msgspec.Struct, frozen=True):
    """The position as one seat sees it; `you` is None for a spectator."""

    you: int | None
    seats: int
    turn: int
    starter: int
    kingdom: tuple[int, ...]
    piles: tuple[SupplyPile, ...]
    trash: tuple[int, ...]
    actions: int
    buys: int
    coins: int
    bridges: int
    coppersmiths: int
    plays: int
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    discard_sizes: tuple[int, ...]
    #: Only the uppermost card of a discard pile is open; None if there is none.
    discard_tops: tuple[int | None, ...]
    #: For each seat the cards on its deck that you know, uppermost first, up to the first unknown.
    known_tops: tuple[tuple[int, ...], ...]
    play: tuple[int, ...]
    turns: tuple[int, ...]
    #: Cards that lie turned over right now because of the card being played.
    shown: tuple[int, ...]
    #: Whose cards these are; None for piles to choose the game from and for loot in the trash.
    shown_of: int | None
    #: The card you have just drawn and are asked about.
    drawn: int | None
    #: Everything you own, wherever it is: you saw each of these cards come.
    own: tuple[int, ...]
    #: After the end: everybody's cards and points.
    decks: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]


def view(table: Table[State], seat: int | None) -> View:
    """Give all that a seat, or a spectator, may know."""
    state = table.state
    seats = range(state.seats)
    over = table.over
    return View(
        you=seat,
        seats=state.seats,
        turn=state.turn,
        starter=state.starter,
        kingdom=state.kingdom,
        piles=supply_piles(state.kingdom, tuple(state.supply), state.bridges),
        trash=tuple(sorted(state.trash)),
        actions=state.actions,
        buys=state.buys,
        coins=state.coins,
        bridges=state.bridges,
        coppersmiths=state.coppersmiths,
        plays=state.plays,
        hand=() if seat is None else tuple(sorted(state.hands[seat])),
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        deck_sizes=tuple([len(deck) for deck in state.decks]),
        discard_sizes=tuple([len(pile) for pile in state.discards]),
        discard_tops=tuple([pile[-1] if pile else None for pile in state.discards]),
        known_tops=tuple([deck.known_by(seat) for deck in state.decks]),
        play=tuple(state.play),
        turns=tuple(state.turns),
        shown=tuple(state.shown) or state.looted,
        shown_of=None if state.shown_of == NOBODY else state.shown_of,
        drawn=state.drawn if seat == state.turn and state.drawn != NONE else None,
        own=() if seat is None else tuple(sorted(owned(state, seat))),
        decks=tuple([tuple(sorted(owned(state, other))) for other in seats]) if over else (),
        points=tuple([points(state, other) for other in seats]) if over else (),
    )


@lru_cache(maxsize=256)
def supply_piles(
    kingdom: tuple[int, ...], left: tuple[int, ...], bridges: int
) -> tuple[SupplyPile, ...]:
    """List the piles of the supply; from one purchase to the next they are the same."""
    prices = costs(bridges)
    return tuple([SupplyPile(card, left[card], prices[card]) for card in in_game(kingdom)])
