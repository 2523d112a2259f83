"""Undo and redo at the keyboard."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.table.record import Redone, Undone, read
from tests.cli.terminal import Terminal


def test_undo_goes_back_to_the_own_previous_decision(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    said = terminal.play("--save", path, typed=["2", "u", "q"])
    assert said.tables[2] == said.tables[0]
    assert "Everybody agrees" in said.out.replace("\n", " ")
    undos = [e for e in read(path.read_text().splitlines()) if isinstance(e, Undone)]
    assert [entry.by for entry in undos] == [0]
    assert terminal("verify", path).code == 0


def test_redo_brings_everything_back(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    said = terminal.play("--save", path, typed=["2", "1", "u", "u", "r", "r", "q"])
    first, second, third, *rest = said.tables
    assert rest == [second, first, second, third]
    log = read(path.read_text().splitlines())
    assert any(isinstance(entry, Redone) and entry.consent for entry in log)
    assert terminal("verify", path).code == 0


def test_nothing_to_take_back(terminal: Terminal) -> None:
    said = terminal.play(typed=["u", "r", "q"])
    assert "Nothing that far back" in said.out
    assert "Nothing has been taken back" in said.out


def test_people_around_the_keyboard_are_asked(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    hotseat = ("--hotseat", "--seats", "2", "--name", "Anna", "--name", "Ben")
    turns = ["", "1", "", "1", ""]
    said = terminal.play(*hotseat, "--save", path, typed=[*turns, "u", "maybe", "n", "u", "y", "q"])
    assert said.out.count("do you agree") == 2
    assert "does not agree" in said.out
    undos = [e for e in read(path.read_text().splitlines()) if isinstance(e, Undone)]
    assert [len(entry.consent) for entry in undos] == [1]


def test_after_an_undo_another_answer_counts(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    terminal.saved(path, typed=["1", "u", "3", "r", "q"])
    assert terminal("verify", path).code == 0
