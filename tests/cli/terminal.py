"""Running the command line inside the test process, with typed lines and captured output."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from tafelrunde.cli import run

GAME = "westeros_intrigue"
#: More lines than any one-round game asks for; the first choice is always legal.
ALWAYS_FIRST = ("1",) * 60


@dataclass(frozen=True)
class Said:
    """What came out of a command."""

    code: int
    out: str
    err: str

    @property
    def tables(self) -> list[str]:
        """Every table that was drawn, from its title to the question below."""
        return ["".join(part.partition("\n> ")[0]) for part in self.out.split("──── ")[1:]]

    def refused(self, *parts: str, code: int = 2) -> None:
        """Insist on one clear line that names these things."""
        assert self.code == code, self
        assert len(self.err.splitlines()) == 1, self.err
        assert "Traceback" not in self.err
        assert self.err.startswith("tafelrunde: ")
        for part in parts:
            assert part in self.err


class Interrupted(io.StringIO):
    """A keyboard at which somebody presses Ctrl-C after the last line."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = super().readline()
        if not line:
            raise KeyboardInterrupt
        return line


class Terminal:
    """Calls commands as a shell would; 80 columns, English unless told otherwise."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("LANG", "C.UTF-8")
        monkeypatch.setenv("COLUMNS", "80")

    def __call__(
        self, *arguments: str | Path, typed: Sequence[str] = (), interrupted: bool = False
    ) -> Said:
        keyboard = "".join(f"{line}\n" for line in typed)
        stdin = Interrupted(keyboard) if interrupted else io.StringIO(keyboard)
        self._monkeypatch.setattr("sys.stdin", stdin)
        self._capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        out, err = self._capsys.readouterr()
        return Said(code, out, err)

    def play(self, *arguments: str | Path, typed: Sequence[str] = ALWAYS_FIRST) -> Said:
        """Play the game with a fixed seed, one round unless told otherwise."""
        return self("play", GAME, "--seed", "7", "--option", "rounds=1", *arguments, typed=typed)

    def saved(self, path: Path, *arguments: str, typed: Sequence[str] = ALWAYS_FIRST) -> Path:
        """Play a game into a file."""
        assert self.play("--save", path, *arguments, typed=typed).code == 0
        return path


def printed(thing: RenderableType, width: int = 80, color: bool = False) -> str:
    """Print something on paper of this width."""
    paper = io.StringIO()
    console = Console(
        file=paper,
        width=width,
        force_terminal=color,
        color_system="truecolor" if color else None,
        _environ={},
    )
    console.print(thing)
    return paper.getvalue()
