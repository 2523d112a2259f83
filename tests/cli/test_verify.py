"""Verify finds every kind of tampering and names the line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.registry import find
from tafelrunde.table import Match
from tafelrunde.table.record import read, write
from tests.cli.terminal import GAME, Terminal

Line = dict[str, Any]


def edit(path: Path, number: int, change: Callable[[Line], object]) -> None:
    """Change one line of a record, counted from 1."""
    lines = path.read_text().splitlines()
    line = json.loads(lines[number - 1])
    change(line)
    lines[number - 1] = json.dumps(line)
    path.write_text("\n".join(lines) + "\n")


def swap(cards: list[int]) -> None:
    cards[0], cards[1] = cards[1], cards[0]


@pytest.fixture
def game(terminal: Terminal, tmp_path: Path) -> Path:
    return terminal.saved(tmp_path / "game.jsonl")


def test_an_honest_record(terminal: Terminal, game: Path) -> None:
    said = terminal("verify", game)
    assert said.code == 0
    assert "in order" in said.out
    assert "3 outcomes of chance recomputed" in said.out
    assert "cannot be checked" not in said.out
    assert "\n1. " in said.out


def test_in_german(terminal: Terminal, game: Path) -> None:
    assert "Die Aufzeichnung ist in Ordnung" in terminal("verify", game, "--lang", "de").out


def test_an_exchanged_card(terminal: Terminal, game: Path) -> None:
    edit(game, 2, lambda line: swap(line["chance"][1]))
    # The other deal may make an answer illegal at once; else the key finds it.
    said = terminal("verify", game)
    assert said.code == 1
    assert "line" in said.err


def test_a_shuffle_nobody_can_notice_in_play(terminal: Terminal, game: Path) -> None:
    def exchange_two_of_a_house_in_one_hand(line: Line) -> None:
        cards = line["chance"][1]
        hand = cards[:9]
        first, second = next((a, b) for a in hand for b in hand if a != b and a // 9 == b // 9)
        at, other = cards.index(first), cards.index(second)
        cards[at], cards[other] = second, first

    edit(game, 2, exchange_two_of_a_house_in_one_hand)
    last = len(game.read_text().splitlines())
    terminal("verify", game).refused("line 2", f"the key in line {last}", code=1)


def test_an_illegal_answer(terminal: Terminal, game: Path) -> None:
    edit(game, 5, lambda line: line.update(answer=127))
    terminal("verify", game).refused("line 5", "answer", "127", code=1)


def test_somebody_elses_answer(terminal: Terminal, game: Path) -> None:
    edit(game, 5, lambda line: line.update(seat=(line["seat"] + 1) % 4))
    terminal("verify", game).refused("line 5", "seat", code=1)


def test_a_missing_line(terminal: Terminal, game: Path) -> None:
    lines = game.read_text().splitlines()
    game.write_text("\n".join(lines[:6] + lines[7:]) + "\n")
    terminal("verify", game).refused("line 7", code=1)


def test_another_key(terminal: Terminal, game: Path) -> None:
    last = len(game.read_text().splitlines())
    edit(game, last, lambda line: line.update(key="00" * 32))
    terminal("verify", game).refused(f"line {last}", "seal", code=1)


def test_a_broken_line(terminal: Terminal, game: Path) -> None:
    lines = game.read_text().splitlines()
    game.write_text("\n".join([*lines[:8], lines[8][:10], *lines[9:]]) + "\n")
    terminal("verify", game).refused("line 9", code=1)


@pytest.mark.parametrize("depth", [2_000, 200_000])
@pytest.mark.parametrize("number", [1, 3])
def test_nonsense_nested_without_end(
    terminal: Terminal, game: Path, depth: int, number: int
) -> None:
    lines = game.read_text().splitlines()
    lines[number - 1] = lines[number - 1][:-1] + ',"x":' + "[" * depth + "]" * depth + "}"
    game.write_text("\n".join(lines) + "\n")
    terminal("verify", game).refused(f"line {number}", code=2 if number == 1 else 1)


def test_an_undo_without_consent(terminal: Terminal, tmp_path: Path) -> None:
    path = terminal.saved(tmp_path / "game.jsonl", typed=["1", "u", "q"])
    lines = path.read_text().splitlines()
    number = next(n for n, line in enumerate(lines, start=1) if '"undo"' in line)
    edit(path, number, lambda line: line.pop("consent"))
    terminal("verify", path).refused(f"line {number}", "agree", code=1)


def test_one_undo_is_said_in_words(terminal: Terminal, tmp_path: Path) -> None:
    path = terminal.saved(tmp_path / "game.jsonl", typed=["1", "u", "q"])
    assert "Taken back once, restored 0 times." in terminal("verify", path).out


def test_rules_of_another_version(terminal: Terminal, game: Path) -> None:
    edit(game, 1, lambda line: line.update(rules=99))
    terminal("verify", game).refused("line 1", "99", code=2)


def test_rules_that_still_read_an_older_version(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = terminal.saved(tmp_path / "game.jsonl", typed=["1", "q"])
    kind = type(find(GAME))
    monkeypatch.setattr(kind, "version", kind.version + 1)
    terminal("verify", path).refused("line 1", code=2)
    monkeypatch.setattr(kind, "reads", frozenset({kind.version - 1}))
    said = terminal("verify", path)
    assert said.code == 0
    assert f"Began under version {kind.version - 1} of the rules" in said.out
    assert '"type":"rules"' not in path.read_text()
    assert terminal("play", "--resume", path, typed=["1", "q"]).code == 0
    assert f'{{"type":"rules","rules":{kind.version}}}' in path.read_text()
    assert terminal("verify", path).code == 0


def test_a_running_game(terminal: Terminal, tmp_path: Path) -> None:
    path = terminal.saved(tmp_path / "game.jsonl", typed=["1", "q"])
    said = terminal("verify", path)
    assert said.code == 0
    assert "not ended" in said.out


def test_a_branch(terminal: Terminal, game: Path) -> None:
    match = Match.fold(find(GAME), read(game.read_text().splitlines()))
    branch = match.branch(4, bytes(32))
    game.write_text("".join(write(entry) + "\n" for entry in branch.entries))
    said = terminal("verify", game)
    assert said.code == 0
    assert "Branched off another game after 4 answers" in said.out
    assert "2 outcomes of chance cannot be checked" in said.out
    assert terminal("play", "--resume", game, typed=["q"]).code == 0
