"""Whether an effect can be used: for all that others know, and really."""

from __future__ import annotations

from tafelrunde.games.iron_throne.cards.operations import Cost, Discard, PayPower
from tafelrunde.games.iron_throne.houses import KIND
from tafelrunde.games.iron_throne.rules.book import TEXT, Entry
from tafelrunde.games.iron_throne.rules.payers import payable, payers_of
from tafelrunde.games.iron_throne.state import NOBODY, State


def payable_openly(state: State, seat: int, cost: Cost, hand: int) -> bool:
    """Whether a cost could be paid, for all that others know; of a hand they know the size."""
    if isinstance(cost, Discard):
        return hand >= cost.n
    if isinstance(cost, PayPower):
        return payable(state, payers_of(state, seat, cost.source)) >= cost.least
    return state.reserve[seat] >= cost.least


def usable(state: State, seat: int, effect: Entry, kind: int) -> bool:
    """Whether an effect could be used, for all that others know."""
    for test in effect.doubtful:
        if not test(state, seat):
            return False
    for cost in effect.costs:
        if not payable_openly(state, seat, cost, len(state.hands[seat].cards) - kind):
            return False
    doubts = effect.doubts
    for possible in doubts or ():
        if possible(state, seat, NOBODY):
            return True
    return doubts is None


def affordable(state: State, seat: int, effect: Entry, kind: int, card: int) -> bool:
    """Whether the hand really has what the costs take, besides the card itself."""
    cards = state.hands[seat].cards
    for cost in effect.costs:
        if isinstance(cost, Discard):
            fitting = sum([KIND[one] is cost.card for one in cards])
            if kind == TEXT and KIND[card] is cost.card:
                fitting -= 1
            if fitting < cost.n:
                return False
    return True
