"""Compiled and interpreted in lockstep: the same logs, the same games, the same choices."""

from __future__ import annotations

import pytest

from tafelrunde.games.registry import EXAMPLES, NAMES, UNDER_WAY, find
from tafelrunde.twin import SOURCE, SWITCH, TWIN, missing, rooms, why_not
from tests.compiled.lockstep import choose_both, play_both

pytestmark = pytest.mark.skipif(
    missing() != "", reason=f"{missing()}: `make compiled` builds the twin of this source"
)
GAMES = [*NAMES, *UNDER_WAY, *EXAMPLES]


@pytest.mark.parametrize("game", GAMES)
def test_games_are_the_same(game: str) -> None:
    for seats in find(game).seats:
        for number in range(3):
            play_both(game, seats, f"test {number}", unwatched=number % 2 == 1)


@pytest.mark.parametrize("spec", ["heuristic", "ismcts:iterations=5", "medium"])
@pytest.mark.parametrize("game", NAMES)
def test_players_choose_the_same(game: str, spec: str) -> None:
    choose_both(game, find(game).seats[0], spec, "test", most=25)


def test_the_switch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SWITCH, raising=False)
    assert why_not() == ""
    assert rooms().package == TWIN
    monkeypatch.setenv(SWITCH, "1")
    assert SWITCH in why_not()
    assert rooms().package == SOURCE
