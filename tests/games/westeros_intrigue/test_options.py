"""Seats and table options."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.westeros_intrigue import GAME
from tafelrunde.games.westeros_intrigue.state import State
from tafelrunde.table import BadSetup, SearchChance, Table
from tests.games.westeros_intrigue.tables import ALL_SEATS, options, play_out, start


@pytest.mark.rule("WI-6")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 8, "3", None, 2.0, True])
def test_too_few_or_too_many_seats_are_refused(seats: Any) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.start(seats, {}, SearchChance(0))
    assert refusal.value.field == "seats"


@pytest.mark.rule("WI-6")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_two_to_six_seats_play(seats: int) -> None:
    assert len(start(seats).state.hands) == seats


@pytest.mark.rule("WI-67", "WI-16")
@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("rounds", [None, 1, 2, 3, 4, 5, 6, 7])
def test_rounds_from_one_to_seven(seats: int, rounds: int | None) -> None:
    table = start(seats, 1) if rounds is None else start(seats, 1, rounds=rounds)
    assert table.state.rounds == (rounds or seats)
    play_out(table, SearchChance(2))
    assert len(table.state.history) == (rounds or seats)


@pytest.mark.rule("WI-67", "WI-68", "WI-69")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("rounds", value) for value in (0, 8, -1, "3", 2.5, True, None)),
        *(("starter", value) for value in (0, 4, -1, "1", "youngest", True, None)),
        *(("forced", value) for value in ("never", "", 1, True, None)),
        ("speed", 1),
    ],
)
def test_other_values_are_refused_by_name(name: str, value: Any) -> None:
    with pytest.raises(BadSetup) as refusal:
        start(3, 0, **{name: value})
    assert refusal.value.field == name


@pytest.mark.rule("WI-69")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_single_moves_are_asked_or_play_themselves(seats: int) -> None:
    single = 0

    def note(table: Table[State]) -> int:
        return len(options(table)) == 1

    chance = SearchChance(seats)
    for seed in range(15):
        asked = start(seats, seed, rounds=1)
        while not asked.over:
            single += note(asked)
            question = asked.questions[0]
            asked.answer(question.id, question.sample(chance))
        quick = start(seats, seed, rounds=1, forced="auto")
        while not quick.over:
            assert not note(quick)
            question = quick.questions[0]
            quick.answer(question.id, question.sample(chance))
    assert single


@pytest.mark.rule("WI-69")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_automatic_moves_lead_to_the_same_game(seats: int) -> None:
    for seed in range(10):
        asked = start(seats, seed, rounds=2, starter=1)
        quick = start(seats, seed, rounds=2, starter=1, forced="auto")
        while not asked.over:
            moves = options(asked)
            move = min(moves)
            if len(moves) > 1:
                assert sorted(options(quick)) == sorted(moves)
                quick.answer(quick.questions[0].id, move)
            asked.answer(asked.questions[0].id, move)
        assert quick.over
        assert quick.state.placed == asked.state.placed
        assert quick.state.penalties == asked.state.penalties
        assert quick.state.thrones == asked.state.thrones
