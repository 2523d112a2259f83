"""Outcomes: ranks from merits, shared ranks, shares of the victory."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.table import Outcome, rank


def test_the_smallest_merit_is_first() -> None:
    assert rank((5, 2, 9), merits=(5, 2, 9)) == Outcome((5, 2, 9), (2, 1, 3))
    assert rank((5, 2, 9), merits=(-5, -2, -9)).ranks == (2, 3, 1)


def test_equals_share_a_rank_and_the_next_rank_is_left_out() -> None:
    outcome = rank((1, 1, 4, 4, 7), merits=(1, 1, 4, 4, 7))
    assert outcome.ranks == (1, 1, 3, 3, 5)
    assert outcome.winners == (0, 1)
    assert [outcome.share(seat) for seat in range(5)] == [0.5, 0.5, 0, 0, 0]


def test_merits_may_break_ties_of_the_score() -> None:
    assert rank((3, 3), merits=[(3, 2), (3, 1)]).ranks == (2, 1)


def test_a_single_winner_has_the_whole_victory() -> None:
    outcome = rank((3, 4), merits=(3, 4))
    assert (outcome.winners, outcome.share(0), outcome.share(1)) == ((0,), 1.0, 0.0)


@given(merits=st.lists(st.integers(0, 5), min_size=1, max_size=7))
def test_ranks_follow_merits(merits: list[int]) -> None:
    outcome = rank(merits, merits)
    for one, own in enumerate(merits):
        for other, others in enumerate(merits):
            assert (own < others) == (outcome.ranks[one] < outcome.ranks[other])
    assert 1 in outcome.ranks
    assert sum(map(outcome.share, range(len(merits)))) == pytest.approx(1)
