"""A random full position that a seat must hold possible, every such deal equally likely.

Public are the houses of all laid cards, the hand sizes, and that an excluded seat holds no house
that fitted when it was excluded. A seat that is being asked holds at least one card that fits.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import comb, prod

import msgspec

from tafelrunde.games.westeros_intrigue.cards import CARDS, HOUSES, THRONES, house_of
from tafelrunde.games.westeros_intrigue.pyramid import laid_by
from tafelrunde.games.westeros_intrigue.rules import legal_moves
from tafelrunde.games.westeros_intrigue.state import State, faces, hand_count, hand_of
from tafelrunde.table import Chance, Choice, Table

Counts = tuple[int, ...]


def resample(table: Table[State], seat: int, chance: Chance) -> Table[State]:
    """Deal everything this seat cannot see anew."""
    if table.over:
        return table.clone(chance)
    state = table.state
    asked = table.questions[0].seat
    while True:
        copy = table.clone(chance)
        deal_unseen(copy.state, seat, chance)
        if asked == seat:
            break
        moves = legal_moves(copy.state, asked)
        if moves and not (state.auto and len(moves) == 1):
            copy.questions = (msgspec.structs.replace(_only(table), options=moves),)
            break
    deal_unseen_thrones(copy.state, seat, chance)
    return copy


def _only(table: Table[State]) -> Choice:
    question = table.questions[0]
    assert isinstance(question, Choice)
    return question


def deal_unseen(state: State, seat: int, chance: Chance) -> None:
    """Deal the cards the seat has not seen to the other hands, and the rest out of play."""
    size = state.hand_size
    placed_by: list[list[int]] = [[] for _ in range(state.seats + 1)]
    for entry, card in zip(state.placed, faces(state), strict=True):
        placed_by[laid_by(entry)].append(card)
    own = state.dealt[seat * size : (seat + 1) * size]
    seen = {*own, *(card for cards in placed_by for card in cards)}
    unseen = [card for card in range(CARDS) if card not in seen]
    unseen = [unseen[i] for i in chance.order(len(unseen))]

    hands: list[list[int]] = [[] for _ in range(state.seats)]
    bound = [
        (other, hand_count(state.hands[other]))
        for other in range(state.seats)
        if other != seat and state.barred[other] and state.hands[other]
    ]
    if bound:
        limits = tuple((state.barred[other], count) for other, count in bound)
        houses = [[card for card in unseen if house_of(card) == h] for h in range(HOUSES)]
        for number, (other, _) in enumerate(bound):
            for house, count in enumerate(_share(houses, limits[number:], chance)):
                hands[other] += houses[house][:count]
                del houses[house][:count]
        # Shuffled once more: the bound hands took the first cards of their houses.
        left = [card for cards in houses for card in cards]
        unseen = [left[i] for i in chance.order(len(left))]
    for other in range(state.seats):
        if other != seat and not hands[other]:
            count = hand_count(state.hands[other])
            hands[other] = unseen[:count]
            unseen = unseen[count:]

    dealt: list[int] = []
    for other in range(state.seats):
        if other == seat:
            dealt += own
        else:
            dealt += placed_by[other] + hands[other]
            state.hands[other] = hand_of(hands[other])
    state.dealt = tuple(dealt + placed_by[-1] + unseen)


def deal_unseen_thrones(state: State, seat: int, chance: Chance) -> None:
    """Deal the Iron Throne cards of the others anew."""
    unseen = [throne for throne in range(len(THRONES)) if throne not in state.thrones[seat]]
    unseen = [unseen[i] for i in chance.order(len(unseen))]
    thrones = list(state.thrones)
    for other, own in enumerate(thrones):
        if other != seat and own:
            thrones[other] = tuple(unseen[: len(own)])
            unseen = unseen[len(own) :]
    state.thrones = tuple(thrones)
    state.throne_pile.rest = sorted(unseen)


def _share(houses: list[list[int]], limits: tuple[tuple[int, int], ...], chance: Chance) -> Counts:
    """Choose how many of each house the first bound hand gets, weighted by the number of deals."""
    shares, weights, whole = _weighed(tuple(map(len, houses)), limits)
    lot = chance.below(whole)
    for share, weight in zip(shares, weights, strict=True):
        lot -= weight
        if lot < 0:
            return share
    raise AssertionError("no deal fits what is public")


@lru_cache(maxsize=4096)
def _weighed(
    counts: Counts, limits: tuple[tuple[int, int], ...]
) -> tuple[list[Counts], list[int], int]:
    """List what the first bound hand may get, with the number of deals; and all deals together."""
    shares = _shares(counts, *limits[0])
    weights = [_weight(counts, share, limits[1:]) for share in shares]
    return shares, weights, sum(weights)


def _shares(counts: Counts, barred: int, size: int) -> list[Counts]:
    ranges = [range(1 if barred >> h & 1 else min(counts[h], size) + 1) for h in range(HOUSES)]
    return [share for share in product(*ranges) if sum(share) == size]


def _weight(counts: Counts, share: Counts, limits: tuple[tuple[int, int], ...]) -> int:
    left = tuple([count - taken for count, taken in zip(counts, share, strict=True)])
    return prod(map(comb, counts, share)) * _deals(left, limits)


@lru_cache(maxsize=4096)
def _deals(counts: Counts, limits: tuple[tuple[int, int], ...]) -> int:
    """Count the ways to fill the bound hands; free hands take any rest, so they do not matter."""
    if not limits:
        return 1
    return sum(_weight(counts, share, limits[1:]) for share in _shares(counts, *limits[0]))
