"""The end of a round: the Iron Throne card, then penalty points."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.westeros_intrigue import GAME
from tafelrunde.games.westeros_intrigue.state import hand_count, held_cards
from tafelrunde.table import Event, SearchChance
from tests.games.westeros_intrigue.tables import (
    ALL_SEATS,
    WALL,
    answer,
    keys,
    play_out,
    stage,
    start,
)


@pytest.mark.rule("WI-46")
@pytest.mark.parametrize("seats", ALL_SEATS)
@given(seed=st.integers(0, 2**32))
def test_round_ends_exactly_when_all_are_excluded(seats: int, seed: int) -> None:
    table = start(seats, seed, rounds=1)
    chance = SearchChance(seed)
    while not table.over:
        assert any(not table.state.out >> seat & 1 for seat in range(seats))
        assert not any(table.state.penalties)
        question = table.questions[0]
        table.answer(question.id, question.sample(chance))
    assert all(table.state.out >> seat & 1 for seat in range(seats))


@pytest.mark.rule("WI-47", "WI-48", "WI-49", "WI-50", "WI-51", "WI-53")
@pytest.mark.parametrize("seats", ALL_SEATS)
@given(seed=st.integers(0, 2**32))
def test_reward_and_penalties_round_by_round(seats: int, seed: int) -> None:
    table = start(seats, seed, rounds=3)
    chance = SearchChance(seed)
    penalties = [0] * seats
    thrones: list[list[int]] = [[] for _ in range(seats)]
    for number in range(3):
        while not table.over and table.state.round == number:
            question = table.questions[0]
            last, before = question.seat, [hand_count(hand) for hand in table.state.hands]
            table.answer(question.id, question.sample(chance))
        before[last] -= 1
        penalties = [sum(pair) for pair in zip(penalties, before, strict=True)]
        assert list(table.state.penalties) == penalties
        grown = [
            seat for seat in range(seats) if len(table.state.thrones[seat]) > len(thrones[seat])
        ]
        assert grown == [last]
        for seat in range(seats):
            assert list(table.state.thrones[seat][: len(thrones[seat])]) == thrones[seat]
        thrones = [list(own) for own in table.state.thrones]
        assert sum(map(len, thrones)) == number + 1


@pytest.mark.rule("WI-47", "WI-51", "WI-62", "WI-63")
def test_first_the_iron_throne_card_then_the_penalty_points() -> None:
    events: list[Event] = []
    at = stage(WALL, events=events, rounds=1)
    hands = [held_cards(at.state, seat) for seat in range(3)]
    answer(at.table, at, "Hodor row 2 place 1")
    assert keys(events) == [
        "laid-above",
        *("excluded", "excluded", "excluded"),
        *("draws-throne", "sees-throne"),
        *("penalty", "penalty", "penalty"),
        "game-over",
    ]
    for seat, event in enumerate(event for event in events if event.key == "penalty"):
        left = tuple(card for card in hands[seat] if card != 8)
        assert event.args == {"seat": seat, "count": 9, "cards": left}
        assert event.to is None


@pytest.mark.rule("WI-52")
def test_penalties_have_no_upper_limit() -> None:
    given = {"round": 7, "penalties": {"Anna": 60}, "starter": "Anna", **WALL}
    given["thrones"] = {"Ben": ["1/1", "1/2", "2/3", "2/4", "2/5", "3/6"]}
    at = stage(given, rounds=7)
    answer(at.table, at, "Hodor row 2 place 1")
    assert at.state.penalties == (69, 9, 9)


@pytest.mark.rule("WI-53")
def test_points_and_cards_are_kept_when_nothing_is_added() -> None:
    rows = [["Stark", "Lannister", "Baratheon", "Targaryen", "Baratheon", "Targaryen", "Stark"]]
    rows += [rows[0][:width] for width in (6, 5, 4, 3)]
    hands = {"Anna": ["Lannister"], "Ben": ["Stark"]}
    given = {"round": 2, "pyramid": [*rows, ["Stark"]], "hands": hands, "starter": "Anna"}
    at = stage({**given, "penalties": {"Anna": 4, "Ben": 2}, "thrones": {"Anna": ["2/4"]}}, seats=2)
    answer(at.table, at, "Lannister row 6 place 2", "Stark row 7 place 1")
    assert at.state.penalties == (4, 2)
    assert at.state.thrones[0] == (3,)
    assert len(at.state.thrones[1]) == 1


@pytest.mark.rule("WI-50")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_emptying_the_hand_changes_no_points(seats: int) -> None:
    emptied = 0
    chance = SearchChance(seats)
    for seed in range(30):
        table = start(seats, seed, rounds=1)
        play_out(table, chance, lambda table, question: GAME.rollout(table, question, chance))
        last, *left = table.state.history[0]
        for seat in range(seats):
            emptied += not left[seat] and seat != last
            assert table.state.penalties[seat] == left[seat]
            assert len(table.state.thrones[seat]) == (seat == last)
    assert emptied
