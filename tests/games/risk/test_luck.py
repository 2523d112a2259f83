"""Luck: what chance brought each seat beyond the average."""

from __future__ import annotations

import pytest

from tafelrunde.games.risk import GAME
from tafelrunde.table import Event


def battle(lost: int) -> Event:
    return Event("battle", {"seat": 0, "holder": 1, "expected": 92, "lost": lost})


def test_a_battle_that_costs_little_is_lucky_for_the_attacker() -> None:
    assert GAME.luck(battle(lost=0)) == pytest.approx({0: 0.92, 1: -0.92})
    assert GAME.luck(battle(lost=2)) == pytest.approx({0: -1.08, 1: 1.08})


def test_nothing_else_is_luck() -> None:
    assert GAME.luck(Event("turn", {"seat": 0})) == {}
