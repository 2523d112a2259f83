"""Contract 5: every card, coin and marker is somewhere exactly once, at every question."""

from __future__ import annotations

import pytest

from tests.contract.cases import Case, every_case


@every_case
@pytest.mark.parametrize("seed", range(4))
def test_nothing_appears_and_nothing_is_lost(case: Case, seed: int) -> None:
    for table in case.positions(seed):
        assert case.title.census(table) == case.title.whole(table)
