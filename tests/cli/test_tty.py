"""At a real terminal: colours, a page of its own for long news, pauses only there."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tafelrunde.cli.screen import Screen
from tests.cli.terminal import GAME

MAIN = "from tafelrunde.cli import main; main()"
PATIENCE = 60.0


class Typewriter:
    """A program behind a pseudo-terminal."""

    def __init__(self, screen: int) -> None:
        self._screen = screen

    def wait_for(self, *texts: str) -> str:
        """Read until one of these texts appears and give everything since the last time."""
        deadline = time.monotonic() + PATIENCE
        shown = ""
        while not any(text in shown for text in texts):
            assert time.monotonic() < deadline, f"{texts} did not come: {shown[-2000:]!r}"
            if select.select([self._screen], [], [], 0.2)[0]:
                shown += os.read(self._screen, 4096).decode(errors="replace")
        return shown

    def type(self, line: str) -> None:
        os.write(self._screen, f"{line}\n".encode())


@contextmanager
def program(*arguments: str, **environment: str) -> Iterator[Typewriter]:
    ours, theirs = pty.openpty()
    env = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "LC_ALL", "COLUMNS")}
    env |= {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"}
    command = [sys.executable, "-c", MAIN, *arguments]
    env |= {"COLUMNS": "80", "LINES": "24"} | environment
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=env)
    os.close(theirs)
    try:
        yield Typewriter(ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def test_a_coloured_table_with_undo_and_hint() -> None:
    with program("play", GAME, "--seed", "7", "--fast", "--lang", "de") as terminal:
        first = terminal.wait_for("hilft")
        assert "48;2;" in first
        terminal.type("1")
        terminal.wait_for("hilft")
        terminal.type("u")
        assert "stimmen" in terminal.wait_for("hilft")
        terminal.type("q")
        terminal.wait_for("nicht speichern")
        terminal.type("")
        terminal.wait_for("Nicht gespeichert")


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_without_colour(environment: dict[str, str]) -> None:
    with program("play", GAME, "--seed", "7", "--fast", **environment) as terminal:
        shown = terminal.wait_for("helps")
        assert "48;2;" not in shown
        assert "│" in shown


def test_the_end_of_a_round_gets_a_page_of_its_own() -> None:
    with program("play", GAME, "--seed", "7", "--fast", "--option", "rounds=2") as terminal:
        while "Press Enter" not in (page := terminal.wait_for("helps", "Press Enter")):
            terminal.type("1")
        assert "penalty" in page
        assert "Round 2 begins" in page
        terminal.type("")
        assert "Round 2 of 2" in terminal.wait_for("helps")


def test_what_does_not_fit_above_the_table_is_marked() -> None:
    screen = Screen()
    news = [f"Something happened {number}." for number in range(9)]
    assert screen.latest(news, 20) == news
    assert screen.latest(news, 4) == ["…", *news[-3:]]
    assert screen.latest(news, 0) == ["…"]
