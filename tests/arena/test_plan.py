from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.arena import Plan
from tafelrunde.players import split_players
from tafelrunde.table import BadSetup

GAME = "westeros_intrigue"


def plan(**changes: Any) -> Plan:
    given: dict[str, Any] = {"game": GAME, "seats": 4, "players": ("random",), "games": 8}
    return Plan(**given | changes)


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("random", ("random",)),
        ("heuristic, random", ("heuristic", "random")),
        ("heuristic:slip=0.5,random", ("heuristic:slip=0.5", "random")),
        ("ismcts:iterations=5,explore=1,easy", ("ismcts:iterations=5,explore=1", "easy")),
        ("ismcts:explore=1,ismcts:explore=2", ("ismcts:explore=1", "ismcts:explore=2")),
        ("slip=0.5,random", ("slip=0.5", "random")),
        ("random,", ("random", "")),
    ],
)
def test_settings_stay_with_their_player(text: str, players: tuple[str, ...]) -> None:
    assert split_players(text) == players


def test_the_last_player_takes_the_seats_that_are_left() -> None:
    assert plan(players=("heuristic", "random")).players == ("heuristic", *["random"] * 3)
    assert plan().players == ("random",) * 4


def test_options_are_filled_in() -> None:
    assert plan(options={"rounds": 2}).options == {
        "rounds": 2,
        "starter": "random",
        "forced": "ask",
    }


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": 7}, "seats"),
        ({"seats": 1}, "seats"),
        ({"players": ()}, "players"),
        ({"players": ("random",) * 5}, "players"),
        ({"players": ("nobody",)}, "player"),
        ({"players": ("random", "heuristic:slip=often")}, "player"),
        ({"players": ("random", "")}, "player"),
        ({"games": 0}, "games"),
        ({"games": -3}, "games"),
        ({"options": {"rounds": 8}}, "rounds"),
        ({"options": {"jokers": 1}}, "jokers"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_field(
    changes: dict[str, Any], field: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        plan(**changes)
    assert refused.value.field == field


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_rotation_gives_everybody_every_seat_equally_often(seats: int) -> None:
    players = tuple(f"heuristic:slip=0.{n}" for n in range(1, seats + 1))
    rotated = plan(seats=seats, players=players, games=3 * seats, rotate=True)
    sat = Counter(
        (seat, player)
        for number in range(rotated.games)
        for seat, player in enumerate(rotated.lineup(number))
    )
    assert len(sat) == seats * seats
    assert set(sat.values()) == {3}
    for number in range(rotated.games):
        assert rotated.lineup(number)[number % seats] == players[0]


def test_a_rotation_shares_its_deal() -> None:
    rotated = plan(rotate=True)
    assert [rotated.deal(number) for number in range(8)] == [0, 0, 0, 0, 1, 1, 1, 1]
    assert len({rotated.table_chance(number).below(10**9) for number in range(8)}) == 2
    assert len({rotated.player_seed(number, 0) for number in range(8)}) == 8


def test_without_rotation_seats_are_fixed_and_deals_differ() -> None:
    fixed = plan(players=("heuristic", "random"))
    assert {fixed.lineup(number) for number in range(8)} == {fixed.players}
    assert len({fixed.table_chance(number).below(10**9) for number in range(8)}) == 8
