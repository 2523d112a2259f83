"""Starting a game: seats and options are checked, chance and listener are used."""

from __future__ import annotations

import pytest

from tafelrunde.table import BadSetup, ChanceExhausted, Event, SearchChance
from tests.table.siege import GAME


@pytest.mark.parametrize("seats", [1, 5, 0, -1, None, "3", 3.0, True])
def test_impossible_seat_counts_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="from 2 to 4") as refused:
        GAME.start(seats)
    assert (refused.value.field, refused.value.key) == ("seats", "bad-seats")


def test_options_are_settled_before_the_start() -> None:
    assert GAME.settle(2, {}) == {"walls": 3}
    assert GAME.start(2, {"walls": 5}, SearchChance(1)).state.walls == [5, 5]
    with pytest.raises(BadSetup, match="walls"):
        GAME.start(2, {"walls": 6}, SearchChance(1))


def test_a_game_runs_to_its_first_question() -> None:
    heard: list[Event] = []
    table = GAME.start(3, chance=SearchChance(1), listener=heard.append)
    assert [question.prompt for question in table.questions] == ["act"]
    assert {event.to for event in heard} == {None, 0, 1, 2}


def test_a_game_that_needs_chance_does_not_start_without() -> None:
    with pytest.raises(ChanceExhausted):
        GAME.start(2)


def test_a_game_brings_simple_answers_of_its_own() -> None:
    table = GAME.start(4, chance=SearchChance(1))
    assert GAME.stage(table.state) == 0
    assert GAME.worth(table.state) == [0.25] * 4
    assert GAME.progress(table.state) == GAME.outcome(table.state).scores
    assert GAME.next_starter(GAME.outcome(table.state), SearchChance(1)) is None
    question = table.questions[0]
    assert GAME.rollout(table, question, SearchChance(2)) in list(question.answers())
