"""Which card to lay: a small game of own cards against ways of laying, solved by regret matching.

The other's hand is sampled. What it does with it is one of a few ways: peace, the highest war card,
a middling one, the lowest. Both learn a mixture; the other one is taken to follow habits half of
the time, and to keep its word as far as it is trusted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.iron_throne.deals import CHALLENGER
from tafelrunde.games.iron_throne.houses import KIND, WAR_VALUE, Kind
from tafelrunde.games.iron_throne.players.forecast import (
    End,
    lead,
    makes_peace,
    odds,
    shares_after,
)
from tafelrunde.games.iron_throne.players.guess import Guess
from tafelrunde.games.iron_throne.players.trust import peaceful
from tafelrunde.games.iron_throne.state import State
from tafelrunde.games.mixture import Matrix, regret_matching

#: What it costs to lay a card one could use later, as a share of victory: for each point of war,
#: for peace, for a card with a text.
PER_POINT, FOR_PEACE, FOR_TEXT = 0.0008, 0.004, 0.004
#: Ways of laying.
PEACE, HIGH, MIDDLE, LOW = range(4)
WAYS: Final = (PEACE, HIGH, MIDDLE, LOW)
#: How habits share out what is not peace.
HABITS: Final = {HIGH: 0.75, MIDDLE: 0.15, LOW: 0.1}


def mixture(guess: Guess, seat: int, cards: Sequence[int]) -> list[float]:
    """Give how often to lay each of the own cards."""
    state, hands = guess
    side = state.sides[seat]
    other = state.actives[1 - side]
    after = {end: shares_after(state, end) for end in End}
    own: Matrix = [[0.0] * len(WAYS) for _ in cards]
    theirs: Matrix = [[0.0] * len(WAYS) for _ in cards]
    ahead = lead(state) * (1 if side == CHALLENGER else -1)
    keeps = makes_peace(state, seat), makes_peace(state, other)
    for pair in hands:
        hand = laid_by(pair[1 - side])
        for row, card in enumerate(cards):
            for way in WAYS:
                mine, yours = _outcome(card, hand[way], side, ahead, keeps, after, (seat, other))
                own[row][way] += mine / len(hands)
                theirs[row][way] += yours / len(hands)
    for row, card in enumerate(cards):
        own[row] = [value - price(card) for value in own[row]]
    calm = peaceful(state, other)
    habit = [calm, *[(1 - calm) * HABITS[way] for way in WAYS[1:]]]
    return regret_matching(own, theirs, habit)


def reply(state: State, seat: int, cards: Sequence[int], answer: int) -> int:
    """Give the best of the own cards against one that is known."""
    side = state.sides[seat]
    other = state.actives[1 - side]
    after = {end: shares_after(state, end) for end in End}
    ahead = lead(state) * (1 if side == CHALLENGER else -1)
    keeps = makes_peace(state, seat), makes_peace(state, other)
    return max(
        cards,
        key=lambda card: (
            _outcome(card, answer, side, ahead, keeps, after, (seat, other))[0] - price(card)
        ),
    )


def laid_by(hand: Sequence[int]) -> list[int]:
    """Give the card each way of laying finds in a hand; who has no peace lays the highest card."""
    cards = sorted(hand, key=lambda card: WAR_VALUE[card])
    war = [card for card in cards if KIND[card] is not Kind.PEACE] or cards
    peace = [card for card in cards if KIND[card] is Kind.PEACE]
    if not war:
        return [-1] * len(WAYS)
    return [peace[0] if peace else war[-1], war[-1], war[len(war) // 2], war[0]]


def price(card: int) -> float:
    """Say what it costs to lay a card now rather than later."""
    match KIND[card]:
        case Kind.PEACE:
            return FOR_PEACE
        case Kind.CHARACTER:
            return FOR_TEXT
    return PER_POINT * WAR_VALUE[card]


def _outcome(
    card: int,
    answer: int,
    side: int,
    ahead: float,
    keeps: tuple[bool, bool],
    after: dict[End, list[float]],
    seats: tuple[int, int],
) -> tuple[float, float]:
    """Say what two cards leave to both."""
    calm = KIND[card] is Kind.PEACE
    other_calm = answer >= 0 and KIND[answer] is Kind.PEACE
    seat, other = seats
    if (calm and other_calm) or (calm and keeps[0]) or (other_calm and keeps[1]):
        shares = after[End.PEACE]
        return shares[seat], shares[other]
    if calm or other_calm:
        shares = after[End(End.CHALLENGER_BETRAYS + (side if other_calm else 1 - side))]
        return shares[seat], shares[other]
    value = WAR_VALUE[answer] if answer >= 0 else 0
    won = odds(ahead + WAR_VALUE[card] - value)
    win, lose = after[End(side)], after[End(1 - side)]
    return (
        won * win[seat] + (1 - won) * lose[seat],
        won * win[other] + (1 - won) * lose[other],
    )
