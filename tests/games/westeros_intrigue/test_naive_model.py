"""Whole games on the engine, each decision compared with the naive model."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.westeros_intrigue import GAME
from tafelrunde.games.westeros_intrigue.cards import DEALS, THRONES, house_of
from tafelrunde.games.westeros_intrigue.score import scores
from tafelrunde.games.westeros_intrigue.state import State, held_cards
from tafelrunde.table import SearchChance, Table
from tests.games.westeros_intrigue.naive import HANDS, NaiveRound, Place, naive_winners
from tests.games.westeros_intrigue.tables import ALL_SEATS, options


def naive_move(move: int) -> tuple[int, Place]:
    """Translate a move of the engine: 128 * house + 16 * row + x, the first card at x = 8."""
    row, x = move >> 4 & 7, move & 15
    return move >> 7, (row, 2 * (x - 8) + row)


def naive_round(table: Table[State]) -> NaiveRound:
    """Begin the naive model with the hands the engine has just dealt."""
    state = table.state
    hands = [[house_of(card) for card in held_cards(state, seat)] for seat in range(state.seats)]
    start = house_of(state.dealt[-1]) if DEALS[state.seats].start_card else None
    assert all(len(hand) == HANDS[state.seats] for hand in hands)
    return NaiveRound(hands, state.starter, start)


def naive_pyramid(state: State) -> dict[Place, int]:
    moves = [naive_move(entry & 511) for entry in state.placed]
    return {place: house for house, place in moves}


@pytest.mark.rule(
    *("WI-18", "WI-19", "WI-20", "WI-21", "WI-23", "WI-24", "WI-25", "WI-26", "WI-27", "WI-28"),
    *("WI-29", "WI-30", "WI-31", "WI-32", "WI-33", "WI-34", "WI-35", "WI-38", "WI-39", "WI-40"),
    *("WI-41", "WI-43", "WI-44", "WI-45", "WI-46", "WI-47", "WI-48", "WI-51", "WI-53", "WI-22"),
    *("WI-55", "WI-57", "WI-60"),
)
@pytest.mark.parametrize("seats", ALL_SEATS)
@given(seed=st.integers(0, 2**32), rounds=st.integers(1, 3), clever=st.booleans())
def test_engine_and_naive_model_agree(seats: int, seed: int, rounds: int, clever: bool) -> None:
    chance, choose = SearchChance(seed), Random(seed)
    table = GAME.start(seats, {"rounds": rounds}, chance)
    penalties, owned = [0] * seats, [0] * seats
    for number in range(rounds):
        starter = table.state.starter
        model = naive_round(table)
        while model.active is not None:
            state, question = table.state, table.questions[0]
            assert (state.round, question.seat) == (number, model.active)
            moves = options(table)
            assert {naive_move(move) for move in moves} == model.moves(model.active)
            assert len(set(moves)) == len(moves)
            out = {seat for seat in range(seats) if state.out >> seat & 1}
            assert out == set(model.excluded)
            assert naive_pyramid(state) == model.pyramid
            # The heuristic reaches the late positions that random play hardly ever sees.
            move = GAME.rollout(table, question, chance) if clever else choose.choice(moves)
            assert isinstance(move, int)
            model.lay(*naive_move(move))
            table.answer(question.id, move)
        assert model.last is not None
        left = [len(hand) for hand in model.hands]
        penalties = [sum(pair) for pair in zip(penalties, left, strict=True)]
        owned[model.last] += 1
        assert table.state.history[number] == (model.last, *left)
        assert list(table.state.penalties) == penalties
        assert [len(own) for own in table.state.thrones] == owned
        assert table.over == (number + 1 == rounds)
        if not table.over:
            assert table.state.starter == (starter + 1) % seats
    thrones = [[(THRONES[t].points, THRONES[t].swords) for t in own] for own in table.state.thrones]
    assert set(GAME.outcome(table.state).winners) == naive_winners(penalties, thrones)
    assert list(GAME.outcome(table.state).scores) == scores(table.state)
