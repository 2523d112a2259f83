"""Rows of numbers under limits, compared with a walk over all combinations."""

from __future__ import annotations

from collections import Counter
from itertools import islice, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.table import Limit, SearchChance
from tafelrunde.table.limit import Rows

weights = st.integers(-3, 3)


@st.composite
def problems(draw: st.DrawFn) -> tuple[list[range], list[Limit]]:
    size = draw(st.integers(1, 4))
    domains = [range(draw(st.integers(0, 1)), draw(st.integers(2, 4))) for _ in range(size)]
    limits = []
    # With four or more, their sums together fill more than one machine word.
    for _ in range(draw(st.integers(0, 5))):
        least = draw(st.integers(-4, 4))
        most = draw(st.integers(least, 8))
        limits.append(Limit(tuple(draw(weights) for _ in range(size)), least, most))
    return domains, limits


@given(problems())
def test_rows_are_all_combinations_that_keep_the_limits(
    problem: tuple[list[range], list[Limit]],
) -> None:
    domains, limits = problem
    expected = [
        row
        for row in product(*domains)
        if all(li.least <= sum(map(int.__mul__, li.weights, row)) <= li.most for li in limits)
    ]
    rows = Rows(domains, limits)
    assert list(rows) == expected
    assert rows.count() == len(expected)
    if expected:
        assert rows.draw(SearchChance(1)) in expected


def test_every_row_is_equally_likely() -> None:
    rows = Rows([range(4), range(4), range(4)], [Limit((1, 1, 1), 3, 3), Limit((2, 1, 0), 0, 4)])
    chance = SearchChance("rows")
    drawn = Counter(rows.draw(chance) for _ in range(9000))
    assert set(drawn) == set(rows)
    expected = 9000 / rows.count()
    # Five standard deviations of a count.
    assert all(abs(count - expected) < 5 * expected**0.5 for count in drawn.values())


def test_the_first_rows_of_many_come_without_a_walk() -> None:
    rows = Rows([range(31)] * 40, [Limit((1,) * 40, 30, 30)])
    assert len(list(islice(rows, 5))) == 5
    assert rows.count() > 10**18
    assert sum(rows.draw(SearchChance(1))) == 30


def test_what_nothing_can_keep_has_no_rows() -> None:
    assert list(Rows([range(3)], [Limit((2,), 3, 3)])) == []


@pytest.mark.parametrize(("row", "total"), [((0, 0, 0), 0), ((1, 2, 0), 7)])
def test_a_limit_weighs(row: tuple[int, ...], total: int) -> None:
    assert Limit((3, 2, 9), 0, 5, "gold").sum_of(row) == total
