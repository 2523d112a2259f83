"""Games end by themselves, in every variant and seat count."""

from __future__ import annotations

import pytest

from tests.games.thrones_lcg.endings import WAYS, play


@pytest.mark.parametrize(("seats", "mode", "cards"), WAYS)
def test_random_games_end(seats: int, mode: str, cards: str) -> None:
    for seed in range(3):
        play(seats, mode, cards, f"test {seed}")
