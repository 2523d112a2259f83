"""Rounds, starters and the order of turns."""

from __future__ import annotations

import pytest

from tafelrunde.games.westeros_intrigue.state import State, hand_count
from tafelrunde.table import SearchChance, Table
from tests.games.westeros_intrigue.tables import ALL_SEATS, play_out, start


@pytest.mark.rule("WI-16")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_as_many_rounds_as_seats(seats: int) -> None:
    table = start(seats)
    play_out(table, SearchChance(1))
    assert table.over
    assert len(table.state.history) == seats
    assert sum(map(len, table.state.thrones)) == seats


@pytest.mark.rule("WI-17", "WI-68")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_first_starter_is_named_or_drawn(seats: int) -> None:
    for number in range(1, seats + 1):
        table = start(seats, starter=number)
        assert table.state.starter == number - 1
        assert table.questions[0].seat == number - 1
    drawn = {start(seats, seed).questions[0].seat for seed in range(80)}
    assert drawn == set(range(seats))


@pytest.mark.rule("WI-22")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_starter_moves_to_the_left_and_everybody_starts_once(seats: int) -> None:
    table = start(seats, 4, starter=seats)
    starters: list[int] = []
    chance = SearchChance(3)
    while not table.over:
        question = table.questions[0]
        if table.state.round == len(starters):
            starters.append(question.seat)
        table.answer(question.id, question.sample(chance))
    assert starters == [(seats - 1 + number) % seats for number in range(seats)]


@pytest.mark.rule("WI-18", "WI-19")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_turns_go_left_one_card_each(seats: int) -> None:
    table = start(seats, 7, starter=2)
    order: list[int] = []
    chance = SearchChance(1)
    # Nobody is excluded while the bottom row has room.
    while table.state.ends:
        (question,) = table.questions
        before = sizes(table)
        laid = len(table.state.placed)
        table.answer(question.id, question.sample(chance))
        order.append(question.seat)
        assert len(table.state.placed) == laid + 1
        before[question.seat] -= 1
        assert sizes(table) == before
    assert order == [(1 + number) % seats for number in range(len(order))]


def sizes(table: Table[State]) -> list[int]:
    return [hand_count(hand) for hand in table.state.hands]
