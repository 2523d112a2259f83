"""The end of the game, counting, ties."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import CARDS, DUCHY, DUKE, GARDENS, PROVINCE
from tafelrunde.games.dominion.state import owned
from tafelrunde.games.scenario import Stage
from tafelrunde.table import SearchChance
from tests.games.dominion.tables import ALL_SEATS, NAMES, play_out, say, stage, start

#: Nobody owns anything, so that a turn is one answer.
BARE: dict[str, Any] = {"phase": "buy"}


def end_turns(at: Stage, count: int) -> None:
    for _ in range(count):
        say(at, f"{NAMES[at.table.questions[0].seat]}: end turn")


@pytest.mark.rule("DOM-128")
@pytest.mark.parametrize("seats", [2, 3])
def test_fifty_rounds_without_a_card_moving_end_the_game(seats: int) -> None:
    at = stage(BARE, seats)
    end_turns(at, 50 * seats - 1)
    assert not at.table.over
    end_turns(at, 1)
    assert at.table.over
    assert at.state.turns == [50] * seats


@pytest.mark.rule("DOM-128")
@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        ("", ["Anna: buy Copper"]),
        ("workshop", ["Anna: play Workshop", "Anna: gain Curse", "Anna: end turn"]),
        ("chapel, curse", ["Anna: play Chapel", "Anna: trash Curse", "Anna: end turn"]),
    ],
)
def test_any_card_bought_gained_or_trashed_begins_the_fifty_rounds_anew(
    hand: str, moves: list[str]
) -> None:
    at = stage({"hands": {"Anna": hand}, "turns": 7}, seed=1)
    at.state.quiet = 98
    say(at, *moves)
    assert at.state.turns == [8, 7]
    for name in ["Ben", "Anna"] * 50:
        assert not at.table.over
        while at.table.questions and GAME.named(at.table.questions[0]) != "buy":
            say(at, f"{name}: play nothing")
        say(at, f"{name}: end turn")
    assert at.table.over
    assert at.state.turns == [58, 57]


@pytest.mark.rule("DOM-107", "DOM-128")
def test_passing_is_no_gain_for_the_standstill() -> None:
    at = stage({"hands": {"Anna": "masquerade, copper", "Ben": "estate"}}, seed=1)
    at.state.quiet = 98
    say(at, "Anna: play Masquerade", "Anna: pass copper", "Ben: pass estate")
    say(at, "Anna: trash nothing", "Anna: play nothing", "Anna: end turn")
    assert at.state.quiet == 99
    assert not at.table.over


@pytest.mark.rule("DOM-122", "DOM-123", "DOM-124", "DOM-125", "DOM-126", "DOM-127")
@pytest.mark.parametrize("seed", range(30))
def test_random_games_end_after_the_turn_that_brings_the_end(seed: int) -> None:
    seats = ALL_SEATS[seed % 5]
    chance = SearchChance(seed)
    ended: list[bool] = []

    def is_end(supply: list[int]) -> bool:
        return supply[PROVINCE] == 0 or supply.count(0) >= (3 if seats < 5 else 4)

    table = start(seats, f"deal {seed}", kingdom="random")
    turns = list(table.state.turns)
    while table.questions:
        question = table.questions[0]
        supply = list(table.state.supply)
        table.answer(question.id, question.sample(chance))
        if table.state.turns != turns:
            # A turn is over: exactly one more for exactly one seat, and the end if it is due.
            assert sum(table.state.turns) == sum(turns) + 1
            turns = list(table.state.turns)
            ended.append(is_end(table.state.supply))
            assert table.over == (ended[-1] or table.state.quiet >= 50 * seats)
        elif is_end(supply):
            assert not table.over
    assert not any(ended[:-1])


@pytest.mark.rule("DOM-122")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_provinces_end_the_game_at_every_number_of_seats(seats: int) -> None:
    at = stage({**BARE, "supply": {"province": 0}}, seats)
    end_turns(at, 1)
    assert at.table.over


@pytest.mark.rule("DOM-123", "DOM-124", "DOM-125")
@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize(
    "piles",
    [
        ("copper", "silver", "gold", "estate"),
        ("duchy", "curse", "pawn", "nobles"),
        ("curse", "harem", "duke", "copper"),
    ],
)
def test_piles_of_every_sort_count(seats: int, piles: tuple[str, ...]) -> None:
    needed = 3 if seats < 5 else 4
    for empty in range(needed + 1):
        at = stage({**BARE, "supply": dict.fromkeys(piles[:empty], 0)}, seats)
        assert not at.table.over
        end_turns(at, 1)
        assert at.table.over == (empty == needed)


@pytest.mark.rule("DOM-126")
def test_a_pile_emptied_by_an_attack_does_not_stop_the_turn() -> None:
    given = {
        "hands": {"Anna": "witch, 4 copper", "Ben": "5 copper"},
        "supply": {"curse": 1, "pawn": 0, "estate": 0},
        "decks": {"Anna": "7 copper"},
    }
    at = stage(given)
    say(at, "Anna: play Witch")
    assert at.state.supply.count(0) == 3
    say(at, "Anna: play all", "Anna: buy Gold")
    assert at.table.over
    assert at.state.turns == [1, 0]


@pytest.mark.rule("DOM-129", "DOM-130", "DOM-131")
@pytest.mark.parametrize("seed", range(10))
def test_every_card_counts_wherever_it_is(seed: int) -> None:
    table = start(2 + seed % 3, f"deal {seed}", kingdom="random")
    play_out(table, SearchChance(seed))
    state = table.state
    expected = []
    for seat in range(state.seats):
        cards = state.hands[seat] + state.discards[seat] + state.decks[seat].rest
        cards += state.decks[seat].top
        assert sorted(cards) == sorted(owned(state, seat))
        total = sum(CARDS[card].points for card in cards)
        total += cards.count(DUKE) * cards.count(DUCHY)
        total += cards.count(GARDENS) * (len(cards) // 10)
        expected.append(total)
    outcome = GAME.outcome(state)
    assert outcome.scores == tuple(expected)
    assert all(expected[seat] == max(expected) for seat in outcome.winners)
    assert GAME.view(table, None).points == tuple(expected)


@pytest.mark.rule("DOM-130")
def test_curses_can_bring_a_score_below_zero_and_the_least_bad_wins() -> None:
    given = {**BARE, "supply": {"province": 0}, "discards": {"Anna": "3 curse", "Ben": "curse"}}
    at = stage({**given, "decks": {"Anna": "5 gold"}})
    end_turns(at, 1)
    outcome = GAME.outcome(at.state)
    assert outcome.scores == (-3, -1)
    assert outcome.winners == (1,)


@pytest.mark.rule("DOM-132", "DOM-133", "DOM-134")
@pytest.mark.parametrize(
    ("turn", "turns", "winners"),
    [
        ("Anna", {"Anna": 9, "Ben": 9, "Cleo": 9}, (1, 2)),  # Anna ends her tenth turn
        ("Ben", {"Anna": 10, "Ben": 9, "Cleo": 9}, (2,)),
        ("Cleo", {"Anna": 10, "Ben": 10, "Cleo": 9}, (0, 1, 2)),
    ],
)
def test_fewer_finished_turns_decide_a_tie(
    turn: str, turns: dict[str, int], winners: tuple[int, ...]
) -> None:
    points = dict.fromkeys(("Anna", "Ben", "Cleo"), "province, 4 copper")
    given = {**BARE, "turn": turn, "turns": turns, "decks": points, "supply": {"province": 0}}
    at = stage(given, 3)
    end_turns(at, 1)
    assert at.table.over
    assert GAME.outcome(at.state).scores == (6, 6, 6)
    assert GAME.outcome(at.state).winners == winners
