"""Counting points, the outcome, and an estimate while the game goes on."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from tafelrunde.games.dominion.cards import CARDS, DUCHY, DUKE, GARDENS, IS_ACTION, PROVINCE
from tafelrunde.games.dominion.state import Cards, State, owned
from tafelrunde.games.dominion.values import WORTH
from tafelrunde.table import Chance, Outcome, rank

POINTS: Final[tuple[int, ...]] = tuple(card.points for card in CARDS)
#: What a card brings a money deck each time it is drawn, in coins; an Action by its worth.
STRENGTH: Final[tuple[float, ...]] = tuple(
    card.coins or (0.9 + 0.33 * WORTH[number] if IS_ACTION[number] else 0.0)
    for number, card in enumerate(CARDS)
)


def points_of(cards: Cards) -> int:
    """Count the points of a deck: printed ones, Dukes by Duchies, Gardens by tens of cards.

    >>> points_of([DUCHY] * 4 + [DUKE] * 3)
    24
    """
    total = sum(map(POINTS.__getitem__, cards))
    dukes = cards.count(DUKE)
    if dukes:
        total += dukes * cards.count(DUCHY)
    gardens = cards.count(GARDENS)
    if gardens:
        total += gardens * (len(cards) // 10)
    return total


def points_each(card: int, cards: Sequence[int]) -> int:
    """Count the points that one copy of a card brings in a deck.

    >>> points_each(DUKE, [DUCHY] * 4 + [DUKE] * 3)
    4
    """
    if card == DUKE:
        return cards.count(DUCHY)
    return len(cards) // 10 if card == GARDENS else POINTS[card]


def points(state: State, seat: int) -> int:
    """Count the points a seat owns now."""
    return points_of(owned(state, seat))


def outcome(state: State) -> Outcome:
    """Rank by points; among equals fewer turns win, then the victory is shared."""
    scores = [points(state, seat) for seat in range(state.seats)]
    return rank(scores, merits=[(-s, t) for s, t in zip(scores, state.turns, strict=True)])


def next_starter(outcome: Outcome, chance: Chance) -> int:
    """Let the seat left of the winner start; after a shared victory one of the others, by lot."""
    seats = len(outcome.ranks)
    if len(outcome.winners) == 1:
        return (outcome.winners[0] + 1) % seats
    losers = [seat for seat in range(seats) if seat not in outcome.winners]
    candidates = losers or list(range(seats))
    return candidates[chance.below(len(candidates))]


def worth(state: State) -> Sequence[float]:
    """Estimate shares of the victory from points, and from money while Provinces are left."""
    left = max(1, state.supply[PROVINCE])
    values = []
    for seat in range(state.seats):
        cards = owned(state, seat)
        coins = sum(map(STRENGTH.__getitem__, cards))
        values.append(points_of(cards) + 6.0 * left * coins / (len(cards) or 1) / 2)
    best = max(values)
    spread = 2.0 + 1.5 * left
    weights = [exp((value - best) / spread) for value in values]
    whole = sum(weights)
    return [weight / whole for weight in weights]
