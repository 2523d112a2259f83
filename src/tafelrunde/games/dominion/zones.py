"""Moving cards: the verbs all effects are made of, each with the event it tells."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from tafelrunde.games.dominion.cards import COST, IS_ACTION, NONE, TYPE, in_game
from tafelrunde.games.dominion.state import NOBODY, Cards, State
from tafelrunde.table import EVERYBODY, Knowers, Table

DISCARD: Final = "discard"
HAND: Final = "hand"
DECK: Final = "deck"
DEAREST: Final = max(COST)
#: The running turn is not a quiet one; its Clean-up adds one, so counting begins with the next.
NOT_QUIET: Final = -1


@cache
def costs(bridges: int) -> tuple[int, ...]:
    """List what every card costs: Bridges lower it, never below zero."""
    return tuple([max(0, printed - bridges) for printed in COST])


def cost(state: State, card: int) -> int:
    """Give the current cost of a card."""
    return costs(state.bridges)[card]


def take_top(table: Table[State], seat: int) -> int | None:
    """Take the uppermost card of a deck, shuffling the discard pile first if it is needed."""
    state = table.state
    deck = state.decks[seat]
    if not deck.top and not deck.rest:
        discard = state.discards[seat]
        if not discard:
            return None
        deck.rest, state.discards[seat] = discard, []
        if table.listener is not None:
            table.tell("shuffles", seat=seat)
    return deck.draw(table.chance)


def draw(table: Table[State], seat: int, count: int) -> None:
    """Draw cards into the hand, or as many as there are."""
    state = table.state
    deck = state.decks[seat]
    if deck.top:
        drawn = _draw_singly(table, seat, count)
    elif len(deck.rest) >= count:
        drawn = table.chance.take(deck.rest, count)
    else:
        drawn = _draw_all(table, seat, count)
    if state.hands[seat]:
        state.hands[seat] += drawn
    else:
        state.hands[seat] = drawn
    if table.listener is not None:
        table.tell("draws", seat=seat, count=len(drawn))
        if drawn:
            table.tell("drew", to=seat, seat=seat, cards=tuple(sorted(drawn)))


def _draw_singly(table: Table[State], seat: int, count: int) -> list[int]:
    drawn: list[int] = []
    while len(drawn) < count:
        card = take_top(table, seat)
        if card is None:
            break
        drawn.append(card)
    return drawn


def _draw_all(table: Table[State], seat: int, count: int) -> list[int]:
    # All that is left comes anyway, so nothing of it has to be drawn by lot.
    state = table.state
    drawn = state.decks[seat].rest
    deck = state.decks[seat].rest = state.discards[seat]
    state.discards[seat] = []
    if deck and table.listener is not None:
        table.tell("shuffles", seat=seat)
    count = min(count - len(drawn), len(deck))
    return drawn + table.chance.take(deck, count) if count else drawn


def reveal_top(table: Table[State], seat: int) -> int | None:
    """Turn over the uppermost card of a deck for all to see and take it off."""
    card = take_top(table, seat)
    if card is not None:
        table.reveal(seat)
        if table.listener is not None:
            table.tell("reveals", seat=seat, cards=(card,))
    return card


def put_on_deck(state: State, seat: int, card: int, known_to: Knowers) -> None:
    """Lay a card on a deck; `known_to` are the seats (bits) that saw it."""
    state.decks[seat].put_on_top(card, known_to)


def turn_up(state: State, owner: int, cards: Cards) -> None:
    """Let cards of somebody's lie turned up beside all piles, until a rule takes them away."""
    state.shown, state.shown_of = cards, owner


def take_shown(state: State) -> Cards:
    """Take away what lies turned up."""
    cards, state.shown, state.shown_of = state.shown, [], NOBODY
    return cards


def discard_from_hand(table: Table[State], seat: int, cards: Sequence[int]) -> None:
    """Discard cards from a hand; only the last one stays visible.

    They keep the order in which they came to the hand: the order of kinds would tell with the card
    on top which ones can lie below.
    """
    state = table.state
    pile = state.discards[seat]
    kept, chosen = [], [*cards]
    for card in state.hands[seat]:
        if card in chosen:
            chosen.remove(card)
            pile.append(card)
        else:
            kept.append(card)
    state.hands[seat] = kept
    if cards and table.listener is not None:
        table.tell("discards", seat=seat, count=len(cards), card=pile[-1])


def show_hand(table: Table[State], seat: int) -> None:
    """Show a whole hand to everybody."""
    hand = table.state.hands[seat]
    if table.listener is not None:
        table.tell("shows-hand", seat=seat, count=len(hand), cards=tuple(sorted(hand)))


def discard_hand(table: Table[State], seat: int) -> None:
    """Discard a whole hand."""
    discard_from_hand(table, seat, list(table.state.hands[seat]))


def put_aside(table: Table[State], seat: int, cards: Sequence[int]) -> None:
    """Lay revealed cards on the discard pile of their owner."""
    table.state.discards[seat].extend(cards)
    if cards and table.listener is not None:
        table.tell("discards-revealed", seat=seat, cards=tuple(cards))


def trash_from_hand(table: Table[State], seat: int, cards: Sequence[int]) -> None:
    """Trash cards from a hand."""
    hand = table.state.hands[seat]
    for card in cards:
        hand.remove(card)
    trash(table, seat, cards)


def trash(table: Table[State], seat: int, cards: Sequence[int]) -> None:
    """Lay cards that are already off their place on the trash."""
    state = table.state
    state.trash.extend(cards)
    if cards:
        state.quiet = NOT_QUIET
        state.actions_owned[seat] -= sum(map(IS_ACTION.__getitem__, cards))
    if cards and table.listener is not None:
        table.tell("trashes", seat=seat, cards=tuple(cards))


def gain(
    table: Table[State], seat: int, card: int, to: str = DISCARD, bought: bool = False
) -> bool:
    """Take a card from the supply; does nothing if its pile is empty."""
    state = table.state
    left = state.supply[card]
    if left <= 0:
        return False
    state.supply[card] = left - 1
    if left == 1:
        count_piles(state)
    state.quiet = NOT_QUIET
    if IS_ACTION[card]:
        state.actions_owned[seat] += 1
    if to == DISCARD:
        state.discards[seat].append(card)
    elif to == HAND:
        state.hands[seat].append(card)
    else:
        put_on_deck(state, seat, card, EVERYBODY)
    if table.listener is not None:
        table.tell("buys" if bought else f"gains-{to}", seat=seat, card=card)
    return True


def count_piles(state: State) -> None:
    """See which piles are empty and what can still be bought; due whenever one runs out."""
    supply = state.supply
    gone = tuple([card for card in in_game(state.kingdom) if not supply[card]])
    state.empty = len(gone)
    state.offers = offers(state.kingdom, gone)


@cache
def offers(kingdom: tuple[int, ...], gone: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """List for each number of coins the kinds left that cost no more, and the way out."""
    kinds = [kind for kind in in_game(kingdom) if kind not in gone]
    return tuple(
        (*(kind for kind in kinds if COST[kind] <= coins), NONE) for coins in range(DEAREST + 1)
    )


def piles(state: State, low: int, high: int, types: int = 0) -> list[int]:
    """List the piles with cards whose current cost lies between low and high."""
    supply, prices = state.supply, costs(state.bridges)
    return [
        card
        for card in in_game(state.kingdom)
        if low <= prices[card] <= high and supply[card] > 0 and (not types or TYPE[card] & types)
    ]
