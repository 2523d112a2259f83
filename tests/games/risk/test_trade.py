"""Sets of territory cards."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from tafelrunde.games.risk.boards import SYMBOL, TERRITORIES, mask
from tafelrunde.games.risk.trade import bound_to, set_value, sets
from tests.games.risk.naming import numbers_in

KNIGHTS, SIEGES, FORTS = (
    [number for number in range(TERRITORIES) if SYMBOL[number] == symbol] for symbol in range(3)
)


@pytest.mark.rule("RISK-81", "RISK-82")
def test_values() -> None:
    sets_of_three = (KNIGHTS[:3], SIEGES[:3], FORTS[:3], [KNIGHTS[0], SIEGES[0], FORTS[0]])
    assert [set_value(cards) for cards in sets_of_three] == numbers_in("RISK-81") == [4, 5, 6, 7]


@pytest.mark.rule("RISK-81")
def test_two_alike_and_one_other_are_no_set() -> None:
    for one, other in ((KNIGHTS, SIEGES), (SIEGES, FORTS), (FORTS, KNIGHTS), (KNIGHTS, FORTS)):
        assert set_value([one[0], one[1], other[0]]) == 0
        assert set_value([other[0], one[0], one[1]]) == 0
        assert set_value([one[0], other[0], one[1]]) == 0


def test_five_cards_always_contain_a_set() -> None:
    for symbols in combinations_with_replacement(range(3), 5):
        left = [list(KNIGHTS), list(SIEGES), list(FORTS)]
        hand = [left[symbol].pop() for symbol in symbols]
        assert list(sets(hand))


def test_four_cards_need_not() -> None:
    hand = [*KNIGHTS[:2], *SIEGES[:2]]
    assert not list(sets(hand))


@pytest.mark.rule("RISK-84")
def test_bound_units_for_each_held_territory() -> None:
    cards = KNIGHTS[:3]
    assert bound_to(cards, 0) == 0
    assert bound_to(cards, mask(cards[:2])) == mask(cards[:2])
    assert bound_to(cards, mask(range(TERRITORIES))) == mask(cards)
