"""docs/records.md tells the truth: its example is a good record, its script checks records."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

PAGE = Path(__file__).parents[2] / "docs" / "records.md"


def block(language: str) -> str:
    return PAGE.read_text().partition(f"```{language}\n")[2].partition("```")[0]


def check_by_hand(path: Path) -> int:
    command = [sys.executable, "-c", block("python"), str(path)]
    return subprocess.run(command, capture_output=True).returncode


@pytest.fixture
def example(tmp_path: Path) -> Path:
    path = tmp_path / "example.jsonl"
    path.write_text(block("jsonl"))
    return path


def test_the_example_is_a_whole_honest_game(terminal: Terminal, example: Path) -> None:
    said = terminal("verify", example)
    assert said.code == 0
    assert "3 outcomes of chance recomputed" in said.out
    assert "1. Ritter: 1" in said.out


def test_the_script_checks_shuffles(example: Path) -> None:
    assert check_by_hand(example) == 0
    example.write_text(example.read_text().replace("[8,11,", "[11,8,"))
    assert check_by_hand(example) == 1


def test_every_kind_of_line_is_described() -> None:
    text = PAGE.read_text()
    for kind in ("header", "opening", "answer", "undo", "redo", "seal", "key"):
        assert f"`{kind}`" in text
