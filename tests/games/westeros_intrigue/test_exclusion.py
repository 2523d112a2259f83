"""Who is excluded, when, and for how long."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.westeros_intrigue.rules import legal_moves
from tafelrunde.table import Event, SearchChance
from tests.games.westeros_intrigue.tables import ALL_SEATS, WALL, answer, keys, stage, start

#: Yellow is covered, and a red card at row 2 place 2 opens a yellow place again.
COVERED = {
    "pyramid": [["Robert Baratheon", "4 Lannister", "3 Stark"], ["Renly Baratheon"]],
    "hands": {"Cleo": ["3 Baratheon", "4 Targaryen"], "Dana": ["Tyrion", "6 any"]},
    "turn": "Cleo",
}


@pytest.mark.rule("WI-38", "WI-43", "WI-61")
def test_table_excludes_by_itself_and_the_hand_stays() -> None:
    events: list[Event] = []
    at = stage(COVERED, seats=4, events=events)
    assert at.table.questions[0].seat == 3
    assert keys(events) == ["excluded"]
    assert events[0].args == {"seat": 2, "count": 7}
    assert events[0].to is None
    assert at.state.hands[2] == 0x4300


@pytest.mark.rule("WI-41", "WI-44")
def test_excluded_stays_excluded_when_a_place_appears() -> None:
    at = stage(COVERED, seats=4)
    answer(at.table, at, "Tyrion row 2 place 2")
    assert legal_moves(at.state, 2)
    chance = SearchChance(1)
    while at.state.round == 0:
        assert at.table.questions[0].seat != 2
        assert at.state.hands[2] == 0x4300
        at.table.answer(at.table.questions[0].id, at.table.questions[0].sample(chance))
    assert at.state.history[0][1 + 2] == 7


@pytest.mark.rule("WI-42")
def test_everybody_plays_again_in_the_next_round() -> None:
    at = stage(WALL)
    answer(at.table, at, "Hodor row 2 place 1")
    assert at.state.round == 1
    assert [at.state.out >> seat & 1 for seat in range(3)] == [0, 0, 0]
    asked = set()
    chance = SearchChance(1)
    for _ in range(3):
        asked.add(at.table.questions[0].seat)
        at.table.answer(at.table.questions[0].id, at.table.questions[0].sample(chance))
    assert asked == {0, 1, 2}


@pytest.mark.rule("WI-38", "WI-39", "WI-40", "WI-44")
@pytest.mark.parametrize("seats", ALL_SEATS)
@given(seed=st.integers(0, 2**32))
def test_exclusion_happens_on_the_own_turn_or_with_the_last_card(seats: int, seed: int) -> None:
    events: list[Event] = []
    table = start(seats, seed, events, rounds=1)
    chance = SearchChance(seed)
    turn = table.state.starter
    out: set[int] = set()
    while not table.over:
        events.clear()
        question = table.questions[0]
        assert question.seat == turn
        assert legal_moves(table.state, turn)
        table.answer(question.id, question.sample(chance))
        told = [e for e in events if e.key in ("hand-empty", "excluded")]
        for event in told:
            seat, count = event.args["seat"], event.args["count"]
            assert isinstance(seat, int)
            if event.key == "hand-empty":
                assert (seat, count) == (turn, 0)
            else:
                assert count == sum(table.state.hands[seat] >> 4 * h & 15 for h in range(4)) > 0
            assert seat not in out
            out.add(seat)
        for step in range(1, seats + 1):
            following = (turn + step) % seats
            if following not in out:
                turn = following
                break
    assert out == set(range(seats))


@pytest.mark.rule("WI-45", "WI-20")
def test_last_player_keeps_laying_and_may_not_stop() -> None:
    given = {"pyramid": [["6 Stark", "2 Lannister"]], "hands": {"Cleo": ["3 Stark", "7 Lannister"]}}
    at = stage(given, rounds=1)
    answer(at.table, at, "Lannister row 2 place 7")
    asked = []
    while not at.table.over:
        asked.append(at.table.questions[0].seat)
        at.table.answer(at.table.questions[0].id, next(at.table.questions[0].answers()))
    assert set(asked) == {2}
    assert len(asked) > 2
    assert at.state.history[0][0] == 2


@pytest.mark.rule("WI-38")
def test_barred_houses_are_those_that_fitted() -> None:
    at = stage(COVERED, seats=4)
    assert at.state.barred == (0, 0, 0b0011, 0)
