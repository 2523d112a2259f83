"""Decks: known cards lie on top in order, the others have no order until they are drawn."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.table import (
    EVERYBODY,
    NO_CHANCE,
    ChanceExhausted,
    Deck,
    ReplayChance,
    SearchChance,
    Zone,
    redeal,
)


def test_known_cards_are_drawn_in_order_and_without_chance() -> None:
    deck = Deck([7, 8], top=[3, 1], knowers=[0, 0])
    assert [deck.draw(NO_CHANCE), deck.draw(NO_CHANCE)] == [3, 1]
    with pytest.raises(ChanceExhausted):
        deck.draw(NO_CHANCE)
    assert (deck.rest, deck.top) == ([7, 8], [])


def test_chance_decides_which_unknown_card_comes_next() -> None:
    deck = Deck([10, 11, 12, 13])
    assert deck.draw(ReplayChance([2])) == 12
    assert deck.draw(ReplayChance([2])) == 13
    assert sorted(deck.rest) == [10, 11]


def test_every_order_of_a_deck_is_possible() -> None:
    orders = set()
    for first, second in ((0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)):
        deck = Deck([1, 2, 3])
        chance = ReplayChance([first, second, 0])
        orders.add(tuple(deck.draw(chance) for _ in range(3)))
    assert orders == set(permutations((1, 2, 3)))


def test_looking_fixes_cards_and_leaves_them_in_place() -> None:
    deck = Deck([10, 11, 12])
    seen = deck.look(2, ReplayChance([1, 1]), 1)
    assert seen == (11, 12)
    assert len(deck) == 3
    assert deck.look(2, NO_CHANCE, 1) == seen, "a second look needs no chance"
    assert deck.look(1, NO_CHANCE, 1) == seen[:1]
    assert (deck.draw(NO_CHANCE), deck.draw(NO_CHANCE)) == seen


def test_looking_deeper_draws_only_what_is_missing() -> None:
    deck = Deck([10, 11], top=[5], knowers=[0])
    assert deck.look(2, ReplayChance([0]), 1) == (5, 10)
    assert deck.rest == [11]


def test_looking_into_a_small_deck_shows_what_there_is() -> None:
    deck = Deck([4])
    assert deck.look(3, ReplayChance([0]), 1) == (4,)
    assert Deck([]).look(3, NO_CHANCE, 1) == ()


def test_a_card_put_on_top_is_drawn_next() -> None:
    deck = Deck([1], top=[2], knowers=[0])
    deck.put_on_top(9, 1)
    assert len(deck) == 3
    assert [deck.draw(NO_CHANCE), deck.draw(NO_CHANCE)] == [9, 2]


def test_shuffling_in_forgets_the_order() -> None:
    deck = Deck([5, 2], top=[9, 1], knowers=[0, 0])
    deck.shuffle_in([4, 3])
    assert (deck.rest, deck.top) == ([1, 2, 3, 4, 5, 9], []), "sorted: no trace of where cards lay"


def test_a_copy_is_independent() -> None:
    deck = Deck([1, 2, 3], top=[9], knowers=[0])
    copy = deck.copy()
    assert copy == deck
    copy.draw(NO_CHANCE)
    copy.put_on_top(7, 1)
    copy.draw(NO_CHANCE)
    copy.draw(SearchChance(1))
    assert deck == Deck([1, 2, 3], top=[9], knowers=[0])


def test_two_new_decks_share_nothing() -> None:
    first, second = Deck([1]), Deck([2])
    first.put_on_top(3, 1)
    assert second.top == []


actions = st.lists(st.sampled_from(["draw", "look", "put", "shuffle"]), max_size=30)


@given(actions=actions, size=st.integers(0, 8), seed=st.integers())
def test_cards_neither_vanish_nor_double(actions: list[str], size: int, seed: int) -> None:
    deck = Deck(list(range(size)))
    chance = SearchChance(seed)
    out: list[int] = []
    for action in actions:
        if action == "draw" and len(deck):
            out.append(deck.draw(chance))
        elif action == "look":
            seen = deck.look(2, chance, 1)
            assert seen == tuple(deck.top[:2])
            assert len(seen) == min(2, len(deck))
        elif action == "put" and out:
            deck.put_on_top(out.pop(), 0)
        elif action == "shuffle":
            deck.shuffle_in([out.pop()] if out else [])
        assert sorted([*deck.top, *deck.rest, *out]) == list(range(size))
        assert len(deck) == size - len(out)
        assert len(deck.knowers) == len(deck.top)


def test_each_seat_sees_the_cards_on_a_deck_down_to_the_first_it_does_not_know() -> None:
    deck = Deck([8, 9])
    deck.put_on_top(1, EVERYBODY)
    deck.put_on_top(2, 0b01)
    deck.put_on_top(3, 0b11)
    assert [deck.known_by(seat) for seat in (0, 1, 2, None)] == [(3, 2, 1), (3,), (), ()]
    assert deck.seen_by(1) == (3, -1, 1)
    assert deck.seen_by(None) == (-1, -1, 1)
    assert [deck.take(NO_CHANCE) for _ in range(3)] == [(3, 0b11), (2, 0b01), (1, EVERYBODY)]


def test_looking_adds_to_who_knows() -> None:
    deck = Deck([5])
    deck.put_on_top(4, 0b10)
    deck.look(2, ReplayChance([0]), 0b01)
    assert deck.knowers == [0b11, 0b01]
    assert deck.look(1, NO_CHANCE, 0b100) == (4,)
    assert deck.knowers == [0b111, 0b01], "nobody knows what lies below what they looked at"


def test_shuffling_forgets_who_knew_what() -> None:
    deck = Deck([2], top=[1], knowers=[EVERYBODY])
    deck.shuffle_in()
    assert (deck.knowers, deck.seen_by(0)) == ([], ())


def test_a_zone_shows_each_seat_what_it_knows() -> None:
    zone = Zone()
    zone.put(7, 0b001)
    zone.put(5, 0b011)
    zone.put(6, EVERYBODY)
    seen = [zone.seen_by(seat) for seat in (0, 1, 2, None)]
    assert seen == [(5, 6, 7), (5, 6, -1), (6, -1, -1), (6, -1, -1)]


def test_a_zone_that_was_shown_is_known_until_it_is_blurred() -> None:
    zone = Zone([1, 2], [0b01, 0b01])
    zone.show(0b10)
    assert zone.seen_by(1) == (1, 2)
    assert zone.take(1) == 0b11
    zone.blur(0b01)
    assert (zone.cards, zone.seen_by(1)) == ([2], (-1,))


def test_redealing_keeps_what_a_seat_knows_and_exchanges_the_rest() -> None:
    seen: set[tuple[int, ...]] = set()
    for seed in range(200):
        hand, other = Zone([1, 2], [0b01, 0b01]), Zone([3, 4], [0b10, 0b11])
        deck = Deck([5, 6], top=[7], knowers=[0b10])
        redeal((hand, other, deck), 0, SearchChance(seed))
        assert (hand.cards, other.cards[1]) == ([1, 2], 4)
        assert (hand.knowers, other.knowers, deck.knowers) == ([1, 1], [2, 3], [2])
        assert sorted([other.cards[0], *deck.top, *deck.rest]) == [3, 5, 6, 7]
        assert deck.rest == sorted(deck.rest), "no trace of where cards lay"
        seen.add((other.cards[0], deck.top[0]))
    assert len(seen) == 12, "any of four cards in one place, any other in the next"
