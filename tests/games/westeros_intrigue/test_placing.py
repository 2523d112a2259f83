"""Where a card may lie."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.westeros_intrigue.cards import BARATHEON, HOUSES, LANNISTER, STARK, TARGARYEN
from tafelrunde.games.westeros_intrigue.pyramid import FIRST_CELL, move_of
from tafelrunde.table import IllegalAnswer, SearchChance
from tests.games.westeros_intrigue.tables import ALL_SEATS, options, stage, start

EVERY_HOUSE = ["2 Stark", "2 Lannister", "2 Baratheon", "2 Targaryen"]


@pytest.mark.rule("WI-23")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_first_card_goes_into_the_middle(seats: int) -> None:
    table = start(seats)
    assert {move & 127 for move in options(table)} == {FIRST_CELL}
    hand = table.state.hands[table.questions[0].seat]
    held = {house for house in range(HOUSES) if hand >> 4 * house & 15}
    assert {move >> 7 for move in options(table)} == held
    for move in range(4 * 128):
        if move & 127 != FIRST_CELL:
            with pytest.raises(IllegalAnswer):
                table.answer(table.questions[0].id, move)


@pytest.mark.rule("WI-24", "WI-25")
@pytest.mark.parametrize("side", ["left", "right"])
def test_bottom_row_may_grow_to_one_side_only(side: str) -> None:
    hands = {name: [*EVERY_HOUSE, "any"] for name in ("Anna", "Ben", "Cleo", "Dana")}
    at = stage({"hands": hands}, seats=4)
    houses = ["Stark", "Targaryen", "Lannister", "Baratheon"] * 2
    for number, house in enumerate(houses):
        question = at.table.questions[0]
        assert {move >> 7 for move in options(at.table) if move & 127 < 16} == set(range(HOUSES))
        place = side if number else "middle"
        at.table.answer(question.id, at.answer(question.seat, f"{house} {place}"))
    xs = [(entry & 15) - FIRST_CELL for entry in at.state.placed]
    assert xs == [number * (1 if side == "right" else -1) for number in range(8)]
    assert at.state.ends == 0


@pytest.mark.rule("WI-26", "WI-14")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_bottom_row_is_closed_when_full(seats: int) -> None:
    limit = 7 if seats == 2 else 8
    chance = SearchChance(seats)
    for seed in range(20):
        table = start(seats, seed, rounds=1)
        while not table.over:
            bottom = sum(entry & 127 < 16 for entry in table.state.placed)
            ends = {move & 127 for move in options(table) if move & 127 < 16}
            assert len(ends) == (0 if bottom == limit else 1 if bottom == 0 else 2)
            question = table.questions[0]
            table.answer(question.id, question.sample(chance))
        assert sum(entry & 127 < 16 for entry in table.state.placed) == limit


@pytest.mark.rule("WI-27", "WI-32")
def test_bottom_row_grows_below_higher_rows() -> None:
    at = stage({"pyramid": [["3 Stark"], ["2 Stark"], ["Stark"]], "hands": {"Anna": ["10 any"]}})
    assert at.state.ends
    assert any(move & 127 < 16 for move in options(at.table))


@pytest.mark.rule("WI-28")
def test_nothing_is_pushed_in_between() -> None:
    given = {"pyramid": [["Stark", "Lannister", "Stark"]], "hands": {"Anna": ["Stark", "10 any"]}}
    at = stage(given)
    taken = {entry & 127 for entry in at.state.placed}
    assert not taken & {move & 127 for move in options(at.table)}
    bottom = {move & 127 for move in options(at.table) if move & 127 < 16}
    assert bottom == {min(taken) - 1, max(taken) + 1}


@pytest.mark.rule("WI-29")
@given(seed=st.integers(0, 2**32), seats=st.sampled_from(ALL_SEATS))
def test_what_lies_stays(seed: int, seats: int) -> None:
    table = start(seats, seed, rounds=1)
    chance = SearchChance(seed + 1)
    while not table.over:
        before = list(table.state.placed)
        board = bytes(table.state.board)
        question = table.questions[0]
        table.answer(question.id, question.sample(chance))
        assert table.state.placed[: len(before)] == before
        changed = [
            i for i, (a, b) in enumerate(zip(board, table.state.board, strict=True)) if a != b
        ]
        assert changed == [table.state.placed[-1] & 127]
    assert len({entry & 127 for entry in table.state.placed}) == len(table.state.placed)


@pytest.mark.rule("WI-30", "WI-33", "WI-34", "WI-35")
def test_higher_places_need_two_neighbours_below() -> None:
    row = ["2 Stark", "2 Lannister", "2 Stark", "2 Baratheon"]
    hand = ["Stark", "Lannister", "Baratheon", "Targaryen", "5 any"]
    given = {"pyramid": [row, ["Stark", "-", "Lannister"]], "hands": {"Cleo": hand}}
    at = stage({**given, "turn": "Cleo"})
    upper = {(c >> 4, (c & 15) - 5) for c in (move & 127 for move in options(at.table))}
    # Second row: all free places above two cards, neighbour or not. Third row: nothing yet, because
    # the two cards of the second row do not touch.
    assert upper == {(1, 1), (1, 3), (1, 4), (1, 5), (1, 6)}


@pytest.mark.rule("WI-31", "WI-36")
@pytest.mark.parametrize(
    ("left", "right", "fitting"),
    [
        ("Stark", "Stark", {STARK}),
        ("Stark", "Lannister", {STARK, LANNISTER}),
        ("Lannister", "Stark", {STARK, LANNISTER}),
        ("Baratheon", "Targaryen", {BARATHEON, TARGARYEN}),
        ("Targaryen", "Targaryen", {TARGARYEN}),
    ],
)
def test_one_of_two_colours_must_match(left: str, right: str, fitting: set[int]) -> None:
    at = stage({"pyramid": [[left, right]], "hands": {"Cleo": [*EVERY_HOUSE, "4 any"]}})
    above = {move >> 7 for move in options(at.table) if move & 127 > 15}
    assert above == fitting


@pytest.mark.rule("WI-37")
@pytest.mark.parametrize(("seats", "size"), [(2, 28), (3, 36), (4, 36), (5, 36), (6, 36)])
def test_complete_pyramid_has_as_many_places_as_cards_in_play(seats: int, size: int) -> None:
    limit = start(seats).state.bottom_limit
    assert limit * (limit + 1) // 2 == size
    assert start(seats).state.hand_size * seats + (seats == 5) == size


@pytest.mark.rule("WI-21", "WI-70")
@given(seed=st.integers(0, 2**32), seats=st.sampled_from(ALL_SEATS))
def test_every_offered_move_can_be_made(seed: int, seats: int) -> None:
    table = start(seats, seed, rounds=1)
    chance = SearchChance(seed)
    while not table.over:
        moves = options(table)
        question = table.questions[0]
        assert len(set(moves)) == len(moves)
        for move in moves:
            branch = table.clone(SearchChance(0))
            branch.answer(question.id, move)
            entry = branch.state.placed[len(table.state.placed)]
            assert (entry >> 9, entry & 511) == (question.seat, move)
        table.answer(question.id, question.sample(chance))


@pytest.mark.rule("WI-70")
def test_equal_cards_for_one_place_are_one_move() -> None:
    at = stage({"pyramid": [["Stark", "Lannister"]], "hands": {"Cleo": ["9 Baratheon", "3 any"]}})
    above = move_of(STARK, 16 + FIRST_CELL)
    assert above not in [move for move in options(at.table) if move >> 7 == BARATHEON]
    assert len([move for move in options(at.table) if move >> 7 == BARATHEON]) == 2
