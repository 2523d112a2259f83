"""Piles: known cards lie on top in order, the others have no order until they are drawn."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.table import NO_CHANCE, ChanceExhausted, Pile, ReplayChance, SearchChance


def test_known_cards_are_drawn_in_order_and_without_chance() -> None:
    pile = Pile([7, 8], top=[3, 1])
    assert [pile.draw(NO_CHANCE), pile.draw(NO_CHANCE)] == [3, 1]
    with pytest.raises(ChanceExhausted):
        pile.draw(NO_CHANCE)
    assert (pile.rest, pile.top) == ([7, 8], [])


def test_chance_decides_which_unknown_card_comes_next() -> None:
    pile = Pile([10, 11, 12, 13])
    assert pile.draw(ReplayChance([2])) == 12
    assert pile.draw(ReplayChance([2])) == 13
    assert sorted(pile.rest) == [10, 11]


def test_every_order_of_a_pile_is_possible() -> None:
    orders = set()
    for first, second in ((0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)):
        pile = Pile([1, 2, 3])
        chance = ReplayChance([first, second, 0])
        orders.add(tuple(pile.draw(chance) for _ in range(3)))
    assert orders == set(permutations((1, 2, 3)))


def test_looking_fixes_cards_and_leaves_them_in_place() -> None:
    pile = Pile([10, 11, 12])
    seen = pile.look(2, ReplayChance([1, 1]))
    assert seen == (11, 12)
    assert len(pile) == 3
    assert pile.look(2, NO_CHANCE) == seen, "a second look needs no chance"
    assert pile.look(1, NO_CHANCE) == seen[:1]
    assert (pile.draw(NO_CHANCE), pile.draw(NO_CHANCE)) == seen


def test_looking_deeper_draws_only_what_is_missing() -> None:
    pile = Pile([10, 11], top=[5])
    assert pile.look(2, ReplayChance([0])) == (5, 10)
    assert pile.rest == [11]


def test_looking_into_a_small_pile_shows_what_there_is() -> None:
    pile = Pile([4])
    assert pile.look(3, ReplayChance([0])) == (4,)
    assert Pile([]).look(3, NO_CHANCE) == ()


def test_a_card_put_on_top_is_drawn_next() -> None:
    pile = Pile([1], top=[2])
    pile.put_on_top(9)
    assert len(pile) == 3
    assert [pile.draw(NO_CHANCE), pile.draw(NO_CHANCE)] == [9, 2]


def test_shuffling_in_forgets_the_order() -> None:
    pile = Pile([5, 2], top=[9, 1])
    pile.shuffle_in([4, 3])
    assert (pile.rest, pile.top) == ([1, 2, 3, 4, 5, 9], []), "sorted: no trace of where cards lay"


def test_a_copy_is_independent() -> None:
    pile = Pile([1, 2, 3], top=[9])
    copy = pile.copy()
    assert copy == pile
    copy.draw(NO_CHANCE)
    copy.put_on_top(7)
    copy.draw(NO_CHANCE)
    copy.draw(SearchChance(1))
    assert pile == Pile([1, 2, 3], top=[9])


def test_two_new_piles_share_nothing() -> None:
    first, second = Pile([1]), Pile([2])
    first.put_on_top(3)
    assert second.top == []


actions = st.lists(st.sampled_from(["draw", "look", "put", "shuffle"]), max_size=30)


@given(actions=actions, size=st.integers(0, 8), seed=st.integers())
def test_cards_neither_vanish_nor_double(actions: list[str], size: int, seed: int) -> None:
    pile = Pile(list(range(size)))
    chance = SearchChance(seed)
    out: list[int] = []
    for action in actions:
        if action == "draw" and len(pile):
            out.append(pile.draw(chance))
        elif action == "look":
            seen = pile.look(2, chance)
            assert seen == tuple(pile.top[:2])
            assert len(seen) == min(2, len(pile))
        elif action == "put" and out:
            pile.put_on_top(out.pop())
        elif action == "shuffle":
            pile.shuffle_in([out.pop()] if out else [])
        assert sorted([*pile.top, *pile.rest, *out]) == list(range(size))
        assert len(pile) == size - len(out)
