"""A computer player knows no more than its chair: hidden cards do not change its choice."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import IS_ACTION
from tafelrunde.games.dominion.menu import Menu
from tafelrunde.games.dominion.state import State
from tafelrunde.table import Answer, Chair, SearchChance, Table
from tests.games.dominion.table_setup import FIVE_KINGDOMS, rich_start
from tests.players.blindness import choices, played_on

PLAYERS = (
    "random",
    "heuristic",
    "heuristic:slip=0.5",
    "big_money",
    "big_money_ultimate",
    "ismcts:iterations=8",
    "ismcts:iterations=8,rollout=random",
)
positions = given(
    seats=st.sampled_from(GAME.seats),
    seed=st.integers(0, 10**6),
    answers=st.integers(0, 150),
)


def position(seats: int, seed: int, answers: int) -> Table[State]:
    """Play at random for a while in a rich kingdom."""
    chance = SearchChance(seed)
    return played_on(rich_start(seats, FIVE_KINGDOMS[seed % 5], chance), answers, chance)


@pytest.mark.parametrize("player", PLAYERS)
@positions
def test_hidden_cards_do_not_change_the_choice(
    player: str, seats: int, seed: int, answers: int
) -> None:
    assert len(choices(player, position(seats, seed, answers), seed)) == 1


@positions
def test_hidden_cards_do_not_change_the_choice_of_a_menu(
    seats: int, seed: int, answers: int
) -> None:
    table = position(seats, seed, answers)
    question = table.questions[0]
    wants = tuple((card, 2) for card in table.state.kingdom if IS_ACTION[card])
    choices: set[Answer] = set()
    for lot in range(3):
        other = GAME.resample(table, question.seat, SearchChance(lot)) if lot else table
        chair = Chair(other, other.questions[0])
        choices.add(Menu(wants).choose(chair, SearchChance(seed)))
    assert len(choices) == 1
