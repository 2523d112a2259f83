"""Players by name, and clear words for names that mean nothing."""

from __future__ import annotations

import pytest

from tafelrunde.games.registry import NAMES, find
from tafelrunde.players import make
from tafelrunde.players.ismcts import IsmctsPlayer
from tafelrunde.players.simple import HeuristicPlayer, RandomPlayer
from tafelrunde.players.spec import hurried
from tafelrunde.table import BadSetup

GAME = find("westeros_intrigue")


@pytest.mark.parametrize(
    ("spec", "kind"),
    [
        ("random", RandomPlayer),
        ("heuristic", HeuristicPlayer),
        ("heuristic:slip=0.25", HeuristicPlayer),
        ("ismcts", IsmctsPlayer),
        ("ismcts:iterations=10,explore=0.7", IsmctsPlayer),
        ("easy", HeuristicPlayer),
        ("hard", IsmctsPlayer),
    ],
)
def test_names_become_players(spec: str, kind: type) -> None:
    assert isinstance(make(spec, GAME, 1), kind)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_three_levels(name: str) -> None:
    game = find(name)
    assert list(game.levels) == ["easy", "medium", "hard"]
    for level in game.levels:
        make(level, game, 1)


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("wizard", "there is no player 'wizard'"),
        ("random:slip=1", "random has no 'slip'"),
        ("ismcts:iterations=many", "iterations='many' is not a whole number from 1"),
        ("", "there is no player ''"),
    ],
)
def test_wrong_names_are_refused(spec: str, says: str) -> None:
    with pytest.raises(BadSetup, match="player: ") as refused:
        make(spec, GAME, 1)
    assert says in refused.value.reason


@pytest.mark.parametrize(
    ("spec", "share", "becomes"),
    [
        ("hard", 0.5, "ismcts:iterations=1600,milliseconds=1500,guide=network"),
        ("hard", 0.0, "ismcts:iterations=1600,milliseconds=100,guide=network"),
        ("ismcts:milliseconds=50", 0.1, "ismcts:milliseconds=50"),
        ("ismcts:iterations=400", 0.1, "ismcts:iterations=400"),
        ("medium", 0.1, "heuristic"),
    ],
)
def test_who_has_to_hurry_gets_a_share_of_the_time(spec: str, share: float, becomes: str) -> None:
    assert hurried(spec, find("westeros_intrigue"), share) == becomes
