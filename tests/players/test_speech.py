"""What a computer player says and cannot say is dropped, wherever it plays."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tafelrunde.games.iron_throne import GAME
from tafelrunde.players.playing import play_on
from tafelrunde.players.simple import PolicyPlayer
from tafelrunde.research import Episode, form_of
from tafelrunde.research.companions import Companions
from tafelrunde.table import Answer, Chair, Chance, Outspoken, Saying, SearchChance
from tests.cli.terminal import Terminal


class Babbler(Outspoken):
    """Answers by rule of thumb, and says what no door is there for."""

    def __init__(self) -> None:
        self.said = 0

    def __call__(self, chair: Chair, chance: Chance) -> Answer:
        return chair.heuristic(chance)

    def says(self, chair: Chair, answer: Answer, chance: Chance) -> Sequence[Saying]:
        self.said += 1
        return [Saying("nowhere", 0)]


@pytest.fixture
def babbler(monkeypatch: pytest.MonkeyPatch) -> Babbler:
    """Give somebody who plays under this name."""
    policy = Babbler()
    monkeypatch.setitem(GAME.policies, "babbler", policy)
    return policy


def test_among_computers(babbler: Babbler) -> None:
    table = GAME.start(3, {"turns": 3}, SearchChance(1))
    play_on(table, [PolicyPlayer(seat, babbler) for seat in range(3)])
    assert table.over
    assert babbler.said > 10


def test_beside_somebody_who_learns(babbler: Babbler) -> None:
    episode = Episode.start(form_of("iron_throne"), 3, {"turns": 3}, 1)
    Companions(episode, [PolicyPlayer(seat, babbler) for seat in range(3)]).play()
    assert episode.over
    assert babbler.said > 10


def test_at_the_keyboard(
    babbler: Babbler, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal = Terminal(monkeypatch, capsys)
    words = ("play", GAME.name, "--seats", "3", "--seed", "7", "--against", "babbler", "--fast")
    said = terminal(*words, typed=["1"] * 30)
    assert said.code == 0, said.err
    assert babbler.said > 10
