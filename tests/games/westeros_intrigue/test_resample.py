"""Positions a seat must hold possible: all of them, equally often, and no others."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations, permutations
from math import factorial
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.scenario import Stage
from tafelrunde.games.westeros_intrigue import GAME
from tafelrunde.games.westeros_intrigue.cards import CARDS, PER_HOUSE, house_of
from tafelrunde.games.westeros_intrigue.rules import legal_moves
from tafelrunde.games.westeros_intrigue.state import State, faces, hand_count, held_cards
from tafelrunde.table import Chance, SearchChance, Table
from tests.games.westeros_intrigue.tables import ALL_SEATS, options, stage, start

T = TypeVar("T")
Hands = tuple[frozenset[int], ...]

ROW = [
    "Stark",
    "Lannister",
    "Baratheon",
    "Targaryen",
    "Targaryen",
    "Baratheon",
    "Lannister",
    "Stark",
]
FIVE_ROWS = [ROW[:width] for width in (8, 7, 6, 5, 4)]


class Fork(Exception):
    """Chance came to a point where it could go n ways."""

    def __init__(self, n: int) -> None:
        self.n = n


class Dealt(Exception):
    """The seat that is asked could not have been asked with this deal, so a new one is made."""


class Path(Chance):
    """Follows one path through everything chance may do; the Iron Throne cards are left alone."""

    def __init__(self, path: tuple[int, ...]) -> None:
        self.path = list(path)
        self.probability = Fraction(1)
        self.unseen = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if not self.path:
            raise Fork(n)
        self.probability /= n
        return self.path.pop(0)

    def order(self, n: int) -> list[int]:
        if n == 7:
            return list(range(n))
        if n == self.unseen:
            raise Dealt
        self.unseen = self.unseen or n
        number = self.below(factorial(n))
        return list(list(permutations(range(n)))[number])


def outcomes(run: Callable[[Chance], T]) -> Iterator[tuple[T, Fraction]]:
    """Run once for every path of chance; paths that start over are left out."""
    paths: list[tuple[int, ...]] = [()]
    while paths:
        path = paths.pop()
        chance = Path(path)
        try:
            result = run(chance)
        except Fork as fork:
            paths += [(*path, way) for way in range(fork.n)]
        except Dealt:
            continue
        else:
            yield result, chance.probability


def hands_of(table: Table[State]) -> Hands:
    return tuple(frozenset(held_cards(table.state, seat)) for seat in range(table.state.seats))


def possible(at: Stage, viewer: int) -> set[Hands]:
    """All deals that fit what the viewer knows, found by trying every one."""
    state = at.state
    seen = {*held_cards(state, viewer), *faces(state)}
    unseen = [card for card in range(CARDS) if card not in seen]
    others = [seat for seat in range(state.seats) if seat != viewer]
    found: set[Hands] = set()

    def fill(left: list[int], hands: dict[int, frozenset[int]], waiting: list[int]) -> None:
        if not waiting:
            asked = at.table.questions[0].seat
            houses = {move >> 7 for house in state.fits for move in house}
            if asked == viewer or any(house_of(card) in houses for card in hands[asked]):
                found.add(tuple(hands[seat] for seat in range(state.seats)))
            return
        seat, *rest = waiting
        allowed = [card for card in left if not state.barred[seat] >> house_of(card) & 1]
        for held in combinations(allowed, hand_count(state.hands[seat])):
            fill([c for c in left if c not in held], {**hands, seat: frozenset(held)}, rest)

    fill(unseen, {viewer: frozenset(held_cards(state, viewer))}, others)
    return found


#: Anna is asked; Ben and Cleo are excluded with two cards each, Dana still plays.
TWO_OUT = {
    "pyramid": FIVE_ROWS,
    "hands": {"Anna": ["Stark"], "Ben": 2, "Cleo": 2, "Dana": 1},
    "excluded": {"Ben": ["Baratheon"], "Cleo": ["Lannister"]},
    "starter": "Anna",
}
#: Anna is asked and Stark fits nowhere, so whoever looks on knows that she holds something else.
STARK_IS_DEAD = {
    "pyramid": [*FIVE_ROWS, ["Lannister"]],
    "hands": {"Anna": ["Baratheon"], "Ben": 2, "Cleo": 1, "Dana": ["Stark"]},
    "excluded": {"Ben": ["Baratheon"]},
    "starter": "Anna",
}


@pytest.mark.parametrize(
    ("position", "viewer", "deals"), [(TWO_OUT, 0, 7), (STARK_IS_DEAD, 3, 4), (STARK_IS_DEAD, 2, 3)]
)
def test_every_possible_deal_is_exactly_equally_likely(
    position: dict[str, object], viewer: int, deals: int
) -> None:
    at = stage(position, seats=4, rounds=1)
    chances: dict[Hands, Fraction] = defaultdict(Fraction)
    for table, probability in outcomes(lambda chance: GAME.resample(at.table, viewer, chance)):
        chances[hands_of(table)] += probability
    wanted = possible(at, viewer)
    assert set(chances) == wanted
    assert len(wanted) == deals
    assert len(set(chances.values())) == 1


def test_frequencies_fit_a_full_enumeration() -> None:
    at = stage(TWO_OUT, seats=4, rounds=1)
    wanted = possible(at, 0)
    chance = SearchChance(1)
    times = 300 * len(wanted)
    found = Counter(hands_of(GAME.resample(at.table, 0, chance)) for _ in range(times))
    assert set(found) == wanted
    # Chi-squared with six degrees of freedom: above 22.5 once in a thousand seeds.
    assert sum((count - 300) ** 2 / 300 for count in found.values()) < 22.5


@pytest.mark.parametrize("seats", ALL_SEATS)
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 40))
def test_resampled_position_fits_what_the_seat_knows(seats: int, seed: int, steps: int) -> None:
    table = start(seats, seed, rounds=2)
    chance = SearchChance(seed)
    for _ in range(steps):
        if table.over:
            break
        question = table.questions[0]
        clever = chance.below(2)
        answer = GAME.rollout(table, question, chance) if clever else question.sample(chance)
        table.answer(question.id, answer)
    for seat in range(seats):
        state = table.state
        other = GAME.resample(table, seat, chance)
        new = other.state
        assert GAME.view(other, seat) == GAME.view(table, seat)
        assert sorted(new.dealt) == list(range(CARDS))
        assert Counter(map(house_of, new.dealt)) == dict.fromkeys(range(4), PER_HOUSE)
        assert held_cards(new, seat) == held_cards(state, seat)
        assert faces(new) == faces(state)
        assert (new.placed, new.board, new.fits) == (state.placed, state.board, state.fits)
        drawn = [throne for own in new.thrones for throne in own]
        assert sorted(drawn + new.throne_pile.rest) == list(range(7))
        for who in range(seats):
            hand = held_cards(new, who)
            assert len(hand) == hand_count(state.hands[who]) == hand_count(new.hands[who])
            assert Counter(map(house_of, hand)) == {
                house: count for house in range(4) if (count := new.hands[who] >> 4 * house & 15)
            }
            assert not any(new.barred[who] >> house_of(card) & 1 for card in hand)
        if not table.over:
            asked = table.questions[0].seat
            assert other.questions[0].seat == asked
            assert sorted(options(other)) == sorted(legal_moves(new, asked))


def test_excluded_hands_never_hold_barred_houses() -> None:
    at = stage(TWO_OUT, seats=4, rounds=1)
    chance = SearchChance(2)
    for _ in range(300):
        hands = hands_of(GAME.resample(at.table, 0, chance))
        assert 2 not in map(house_of, hands[1])
        assert 1 not in map(house_of, hands[2])


def test_asked_seat_can_always_answer() -> None:
    at = stage(STARK_IS_DEAD, seats=4, rounds=1)
    chance = SearchChance(3)
    for _ in range(100):
        other = GAME.resample(at.table, 3, chance)
        assert options(other)
        assert {move >> 7 for move in options(other)} <= {1, 2}


def test_with_automatic_moves_an_asked_seat_has_a_choice() -> None:
    given = {"pyramid": [["7 Stark", "Bronn"]], "hands": {"Anna": ["Hodor", "6 any"]}}
    at = stage(given, seats=4, forced="auto")
    chance = SearchChance(4)
    assert len(options(at.table)) > 1
    for _ in range(100):
        assert len(options(GAME.resample(at.table, 1, chance))) > 1


def test_iron_throne_cards_of_others_are_dealt_equally_often() -> None:
    given = {"round": 3, "thrones": {"Anna": ["1/1"], "Ben": ["3/7"]}, "starter": "Anna"}
    at = stage(given)
    chance = SearchChance(5)
    for viewer, sees in ((0, {1: Counter[int]()}), (2, {0: Counter[int](), 1: Counter[int]()})):
        for _ in range(1200):
            thrones = GAME.resample(at.table, viewer, chance).state.thrones
            assert thrones[viewer] == at.state.thrones[viewer]
            for seat, found in sees.items():
                (throne,) = thrones[seat]
                found[throne] += 1
        for found in sees.values():
            assert len(found) == (6 if viewer == 0 else 7)
            assert all(abs(count - 1200 / len(found)) < 60 for count in found.values())
