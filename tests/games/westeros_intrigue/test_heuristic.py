"""The first computer player: legal, blind to secrets, and better than chance."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.westeros_intrigue import GAME
from tafelrunde.games.westeros_intrigue.cards import STARK
from tafelrunde.table import SearchChance
from tests.games.westeros_intrigue.tables import ALL_SEATS, options, play_out, stage, start


@pytest.mark.parametrize("seats", ALL_SEATS)
@given(seed=st.integers(0, 2**32))
def test_always_legal_and_the_same_from_the_same_view(seats: int, seed: int) -> None:
    table = start(seats, seed, rounds=1)
    chance = SearchChance(seed)
    while not table.over:
        (question,) = table.questions
        view = GAME.view(table, question.seat)
        choice = GAME.heuristic(view, question, SearchChance(1))
        assert choice in options(table)
        assert choice == GAME.heuristic(view, question, SearchChance(1))
        quick = GAME.rollout(table, question, SearchChance(1))
        assert quick in options(table)
        if seats > 2 and len(options(table)) > 1:
            # All cards are in play, so the view counts the other hands exactly.
            assert quick == choice
        table.answer(question.id, question.sample(chance))


@pytest.mark.parametrize(("seats", "least"), [(2, 0.8), (4, 0.5)])
def test_beats_random_players(seats: int, least: float) -> None:
    games = 40
    wins = 0.0
    for number in range(games):
        hero = number % seats
        table = start(seats, number, rounds=2)
        chance = SearchChance(number)
        play_out(
            table,
            chance,
            lambda table, question, hero=hero, chance=chance: (  # type: ignore[misc]
                GAME.rollout(table, question, chance)
                if question.seat == hero
                else question.sample(chance)
            ),
        )
        wins += GAME.outcome(table.state).share(hero)
    assert wins / games > least


def test_keeps_its_own_house_open() -> None:
    # Anna holds Starks and one red card. The only open Stark place must not be spent on red.
    given = {
        "pyramid": [["2 Stark", "6 Lannister"], ["Stark"]],
        "hands": {"Dana": ["4 Stark", "1 Lannister", "2 any"]},
        "turn": "Dana",
    }
    at = stage(given, seats=4)
    (question,) = at.table.questions
    choice = GAME.heuristic(GAME.view(at.table, 3), question, SearchChance(0))
    assert isinstance(choice, int)
    after = at.table.clone(SearchChance(0))
    after.answer(question.id, choice)
    assert after.state.fits[STARK]
