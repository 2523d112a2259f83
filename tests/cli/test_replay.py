"""Walking through records."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.cli.screen import Screen
from tafelrunde.cli.walk import Walk, open_record
from tests.cli.terminal import Terminal


@pytest.fixture
def game(terminal: Terminal, tmp_path: Path) -> Path:
    return terminal.saved(tmp_path / "game.jsonl", "--name", "Anna")


def test_without_a_terminal_the_whole_game_is_told(terminal: Terminal, game: Path) -> None:
    said = terminal("replay", game)
    assert said.code == 0
    assert "Round 1 begins" in said.out
    assert "Anna lays" in said.out
    assert "The game is over" in said.out
    assert "Score" in said.out
    assert "Your hand" not in said.out, "a spectator sees no hand"


def test_over_a_shoulder(terminal: Terminal, game: Path) -> None:
    said = terminal("replay", game, "--seat", "1", "--lang", "de")
    assert said.out.count("Deine Hand") == 1


def test_one_position(terminal: Terminal, game: Path) -> None:
    said = terminal("replay", game, "--step", "5")
    assert len(said.tables) == 1
    assert "after 5 of" in said.out
    over_the_shoulder = terminal("replay", game, "--step", "5", "--seat", "1")
    assert "Anna (you)" in over_the_shoulder.out


@pytest.mark.parametrize("wish", ["--step 999", "--step -1", "--seat 0", "--seat 5"])
def test_impossible_wishes(terminal: Terminal, game: Path, wish: str) -> None:
    terminal("replay", game, *wish.split()).refused(wish.split()[0].strip("-"))


def test_stepping(terminal: Terminal, game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    walk = Walk(open_record(game), Screen(), None, "en")
    typed = iter(["n", "", "p", "4", "99", "what", "p", "q"])
    walk.screen.ask = lambda prompt="": next(typed)  # type: ignore[method-assign]
    walk.stroll()
    out = capsys.readouterr().out
    steps = [line.split()[1] for line in out.splitlines() if line.startswith("after ")]
    assert steps == ["0", "1", "2", "1", "4", "3"]
    assert "There are steps 0 to" in out
