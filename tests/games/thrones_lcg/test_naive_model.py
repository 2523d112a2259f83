"""The layers against a slow model that knows every card by its name."""

from __future__ import annotations

import pytest

from tafelrunde.games.thrones_lcg.layers import derived
from tafelrunde.table import SearchChance
from tests.games.thrones_lcg.naive import naive
from tests.games.thrones_lcg.rich import played, rich_start


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_layers_agree_with_the_slow_model(seats: int) -> None:
    compared = 0
    for seed in range(7):
        chance = SearchChance(seed)
        table = rich_start(seats, seed * 3 + seats, chance)
        table.unwatched = True
        for _ in played(table, chance, 150):
            d = derived(table.state)
            for slot, card in naive(table.state).items():
                where = f"seed {seed}, {card.key} (slot {slot})"
                assert d.traits[slot] == card.traits, where
                assert d.keywords[slot] == card.keywords, where
                if card.character:
                    assert d.icons[slot] == card.icons, where
                    assert d.strength[slot] == card.strength, where
                    compared += 1
    assert compared > 5000
