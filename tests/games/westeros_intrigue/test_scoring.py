"""The final score and the tie-break."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.westeros_intrigue import GAME
from tafelrunde.games.westeros_intrigue.cards import THRONES
from tafelrunde.games.westeros_intrigue.score import worth
from tafelrunde.games.westeros_intrigue.state import State
from tafelrunde.table import Event, Outcome, SearchChance
from tests.games.westeros_intrigue.naive import naive_winners
from tests.games.westeros_intrigue.tables import ALL_SEATS, keys, start


def ended(penalties: list[int], thrones: list[list[int]]) -> State:
    """The state of a finished game; Iron Throne cards by their swords."""
    seats = len(penalties)
    state = GAME.opening(seats, {"rounds": 7, "starter": 1, "forced": "ask"})
    state.round = state.rounds
    state.penalties = tuple(penalties)
    state.thrones = tuple(tuple(swords - 1 for swords in own) for own in thrones)
    return state


def outcome(penalties: list[int], thrones: list[list[int]]) -> Outcome:
    return GAME.outcome(ended(penalties, thrones))


@pytest.mark.rule("WI-54")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_iron_throne_cards_are_turned_up_at_the_end(seats: int) -> None:
    events: list[Event] = []
    table = start(seats, 1, events)
    chance = SearchChance(1)
    while not table.over:
        assert sum(map(len, GAME.view(table, None).thrones)) == 0
        question = table.questions[0]
        table.answer(question.id, question.sample(chance))
    assert keys(events)[-1] == "game-over"
    for seat in (None, *range(seats)):
        assert GAME.view(table, seat).thrones == table.state.thrones


@pytest.mark.rule("WI-55")
def test_points_are_subtracted_from_penalties() -> None:
    assert outcome([10, 4, 0], [[1, 6], [3], []]).scores == (6, 2, 0)


@pytest.mark.rule("WI-56")
def test_lowest_wins_also_below_zero() -> None:
    result = outcome([0, 1, 0], [[6, 7], [1], []])
    assert result.scores == (-6, 0, 0)
    assert result.winners == (0,)


@pytest.mark.rule("WI-57")
def test_fewest_swords_win_a_tie() -> None:
    assert outcome([5, 5], [[4], [3]]).winners == (1,)
    assert outcome([6, 6, 6], [[5], [3], [4]]).winners == (1,)
    assert outcome([6, 6, 6, 6], [[5], [3], [4], []]).scores == (4, 4, 4, 6)


@pytest.mark.rule("WI-58")
def test_neither_sum_nor_number_counts() -> None:
    # 1 and 7 swords against 3 of one card: the sum is larger, and so is the number of cards.
    assert outcome([7, 5], [[1, 7], [3]]).winners == (0,)
    # 4 and 5 swords on two cards against 3.
    assert outcome([7, 5], [[4, 5], [3]]).winners == (1,)
    # Fewer cards and a smaller sum, but not the smallest single card.
    assert outcome([6, 8], [[2], [1, 6]]).scores == (5, 4)
    assert outcome([6, 9], [[2], [1, 6]]).winners == (1,)


@pytest.mark.rule("WI-59")
def test_owner_beats_those_without_a_card() -> None:
    assert outcome([2, 5, 2], [[], [7], []]).ranks == (2, 1, 2)


@pytest.mark.rule("WI-60")
def test_without_cards_the_victory_is_shared() -> None:
    assert outcome([2, 2, 9], [[], [], [1]]).winners == (0, 1)
    shared = outcome([2, 2, 2, 9], [[], [], [], [1]])
    assert shared.ranks == (1, 1, 1, 4)
    assert shared.share(0) == pytest.approx(1 / 3)


@pytest.mark.rule("WI-55", "WI-56", "WI-57", "WI-58", "WI-59", "WI-60")
@given(
    penalties=st.lists(st.integers(0, 4), min_size=2, max_size=6),
    owners=st.lists(st.integers(0, 5), min_size=1, max_size=7),
    order=st.permutations(range(1, 8)),
)
def test_winners_as_the_rulebook_says(
    penalties: list[int], owners: list[int], order: list[int]
) -> None:
    thrones: list[list[int]] = [[] for _ in penalties]
    for owner, swords in zip(owners, order, strict=False):
        thrones[owner % len(penalties)].append(swords)
    values = [[(THRONES[s - 1].points, s) for s in own] for own in thrones]
    assert set(outcome(penalties, thrones).winners) == naive_winners(penalties, values)


def test_worth_is_the_outcome_at_the_end_and_favours_the_leader_before() -> None:
    state = ended([5, 5, 9], [[4], [3], []])
    assert list(worth(state)) == [0.0, 1.0, 0.0]
    state.round = 3
    shares = list(worth(state))
    assert shares[0] == shares[1] > shares[2]
    assert sum(shares) == pytest.approx(1)
