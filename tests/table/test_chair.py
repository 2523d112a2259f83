"""A chair shows a computer player its own seat and nothing else."""

from __future__ import annotations

import pytest

from tafelrunde.table import Chair, SearchChance, digest
from tests.table.siege import GAME


def test_a_chair_gives_view_question_and_guesses() -> None:
    table = GAME.start(3, chance=SearchChance(1))
    question = table.questions[0]
    chair = Chair(table, question)
    assert (chair.game, chair.seat, chair.question) == (GAME, 0, question)
    assert chair.view == GAME.view(table, 0)
    guess = chair.resample(SearchChance(2))
    assert digest(guess) == digest(GAME.resample(table, 0, SearchChance(2)))
    assert guess.state is not table.state
    wanted = GAME.heuristic(chair.view, question, SearchChance(3))
    assert chair.heuristic(SearchChance(3)) == wanted


def test_a_chair_has_no_door_to_the_table() -> None:
    table = GAME.start(3, chance=SearchChance(1))
    chair = Chair(table, table.questions[0])
    for name in ("table", "state", "chance", "__dict__"):
        assert not hasattr(chair, name)
    with pytest.raises(AttributeError):
        chair.more = 1  # type: ignore[attr-defined]
