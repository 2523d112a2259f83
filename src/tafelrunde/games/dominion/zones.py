"""Moving cards: the verbs all effects are made of, each with the event it tells."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dominion.cards import CARDS, COST, IS_ACTION
from tafelrunde.games.dominion.state import State
from tafelrunde.table import Table

DISCARD, HAND, DECK = "discard", "hand", "deck"
EVERYBODY = 63
#: The running turn is not a quiet one; its Clean-up adds one, so counting begins with the next.
NOT_QUIET = -1


def cost(state: State, card: int) -> int:
    """Give the current cost of a card: Bridges lower it, never below zero."""
    return max(0, COST[card] - state.bridges)


def take_top(table: Table[State], seat: int) -> int | None:
    """Take the uppermost card of a deck, shuffling the discard pile first if it is needed."""
    state = table.state
    tops = state.tops[seat]
    if tops:
        return tops.pop(0) & 63
    deck = state.decks[seat]
    if not deck:
        discard = state.discards[seat]
        if not discard:
            return None
        state.decks[seat], state.discards[seat] = discard, deck
        deck = discard
        if table.listener is not None:
            table.tell("shuffles", seat=seat)
    return deck.pop(table.chance.below(len(deck)))


def draw(table: Table[State], seat: int, count: int) -> int:
    """Draw cards into the hand; gives how many there were."""
    state = table.state
    hand = state.hands[seat]
    before = len(hand)
    if state.tops[seat]:
        for _ in range(count):
            card = take_top(table, seat)
            if card is None:
                break
            hand.append(card)
    else:
        deck = state.decks[seat]
        if len(deck) < count:
            # All that is left comes anyway, so nothing has to be drawn by lot.
            hand += deck
            count -= len(deck)
            deck = state.decks[seat] = state.discards[seat]
            state.discards[seat] = []
            if deck and table.listener is not None:
                table.tell("shuffles", seat=seat)
            count = min(count, len(deck))
        if count:
            for place in table.chance.draws(len(deck), count):
                hand.append(deck.pop(place))
    drawn = len(hand) - before
    if table.listener is not None:
        table.tell("draws", seat=seat, count=drawn)
        if drawn:
            table.tell("drew", to=seat, seat=seat, cards=tuple(sorted(hand[before:])))
    return drawn


def reveal_top(table: Table[State], seat: int) -> int | None:
    """Turn over the uppermost card of a deck for all to see and take it off."""
    card = take_top(table, seat)
    if card is not None:
        table.reveal(seat)
        if table.listener is not None:
            table.tell("reveals", seat=seat, cards=(card,))
    return card


def put_on_deck(state: State, seat: int, card: int, known_to: int) -> None:
    """Lay a card on a deck; `known_to` are the seats (bits) that saw it."""
    state.tops[seat].insert(0, card | known_to << 6)


def discard_from_hand(table: Table[State], seat: int, cards: Sequence[int]) -> None:
    """Discard cards from a hand; only the last one stays visible."""
    state = table.state
    hand, pile = state.hands[seat], state.discards[seat]
    for card in cards:
        hand.remove(card)
        pile.append(card)
    if cards and table.listener is not None:
        table.tell("discards", seat=seat, count=len(cards), card=cards[-1])


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
    if state.supply[card] <= 0:
        return False
    state.supply[card] -= 1
    if not state.supply[card]:
        state.empty += 1
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


def piles(state: State, low: int, high: int, types: int = 0) -> list[int]:
    """List the piles with cards whose current cost lies between low and high."""
    return [
        card
        for card, left in enumerate(state.supply)
        if left > 0
        and low <= cost(state, card) <= high
        and (not types or CARDS[card].types & types)
    ]
