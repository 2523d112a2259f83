"""A computer player knows no more than its chair: hidden cards do not change its choice."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.registry import find
from tafelrunde.table import Chair, SearchChance, Table
from tests.players.blindness import choices, played_on

GAME = find("westeros_intrigue")
PLAYERS = (
    "random",
    "heuristic",
    "heuristic:slip=0.5",
    "ismcts:iterations=12",
    "ismcts:iterations=12,guide=network",
)


def position(seats: int, seed: int, answers: int) -> Table[Any]:
    """Play at random for a while."""
    chance = SearchChance(seed)
    return played_on(GAME.start(seats, chance=chance), answers, chance)


@pytest.mark.parametrize("player", PLAYERS)
@given(
    seats=st.sampled_from(GAME.seats),
    seed=st.integers(0, 10**6),
    answers=st.integers(0, 150),
)
def test_hidden_cards_do_not_change_the_choice(
    player: str, seats: int, seed: int, answers: int
) -> None:
    assert len(choices(player, position(seats, seed, answers), seed)) == 1


def test_a_chair_does_not_hand_out_its_table() -> None:
    table = position(4, 1, 5)
    chair = Chair(table, table.questions[0])
    public = [name for name in dir(chair) if not name.startswith("_")]
    assert all(getattr(chair, name) is not table for name in public)
    assert not hasattr(chair, "table")
