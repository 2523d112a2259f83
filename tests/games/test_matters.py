"""Which events matter: every one that a game names exists in words, in both languages."""

from __future__ import annotations

from typing import get_args

import pytest

from tafelrunde.games.registry import NAMES, find
from tafelrunde.games.words import Words
from tafelrunde.table.matter import Kind


@pytest.mark.parametrize("name", NAMES)
def test_events_that_matter_are_events_of_the_game(name: str) -> None:
    game = find(name)
    for key, matter in game.matters.items():
        assert matter.kind in get_args(Kind)
        assert bool(matter.arg) == bool(matter.values)
        for language in ("de", "en"):
            assert Words(game, language).has(f"event-{key}"), (language, key)


def test_attacks_of_dominion_are_its_attack_cards() -> None:
    game = find("dominion")
    attack = game.matters["plays"]
    keys = {game.noun_names["card"][number] for number in attack.values}
    assert attack.kind == "attack"
    assert {"militia", "witch", "torturer"} <= keys
    assert "village" not in keys
