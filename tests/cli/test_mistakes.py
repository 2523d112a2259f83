"""A user's mistake is one clear line on stderr and exit code 2, never a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import GAME, Terminal

MISTAKES = {
    "play chess": ("game", "chess", GAME),
    "rules chess": ("game", "chess", GAME),
    "play": ("game", GAME),
    f"play {GAME} --seats 9": ("seats", "9", "2 to 6"),
    f"play {GAME} --seats many": ("--seats",),
    f"play {GAME} --against wizard": ("player", "wizard", "medium"),
    f"play {GAME} --against ismcts:speed=3": ("player", "speed"),
    f"play {GAME} --option rounds=9": ("rounds", "9", "1 to 7"),
    f"play {GAME} --option rounds": ("option", "name=value"),
    f"play {GAME} --option dragons=3": ("dragons", "rounds"),
    f"play {GAME} --lang fr": ("lang", "fr", "de"),
    f"play {GAME} --name a:b": ("name", "a:b"),
    f"play {GAME} --name Anna --name Ben": ("name", "--hotseat"),
    f"play {GAME} --hotseat --name Anna --name Anna": ("name", "Anna"),
    f"play {GAME} --hotseat --against easy --name A --name B --name C --seats 2": ("seats", "3"),
    f"play {GAME} --save /nowhere/game.jsonl": ("/nowhere/game.jsonl", "No such file"),
    "play --resume /nowhere/game.jsonl": ("/nowhere/game.jsonl", "No such file"),
    "replay /nowhere/game.jsonl": ("/nowhere/game.jsonl",),
    "verify /nowhere/game.jsonl": ("/nowhere/game.jsonl",),
    "verify /": ("/", "directory"),
    "verify": ("file",),
    f"rules {GAME} --find xyzzy": ("find", "xyzzy"),
    "games --lang xx": ("lang", "xx"),
    "dance": ("dance",),
    "games --loudly": ("--loudly",),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_one_clear_line(terminal: Terminal, mistake: str) -> None:
    terminal(*mistake.split()).refused(*MISTAKES[mistake])


BROKEN = {
    "empty": b"",
    "not JSON": b"hello\n",
    "not text": b"\xff\xfe\x00",
    "no header": b'{"type":"opening","chance":[]}\n',
    "another format": b'{"type":"header","format":9,"game":"chess","rules":1,'
    b'"players":["A","B"],"options":{},"seal":""}\n',
    "unknown game": b'{"type":"header","format":1,"game":"chess","rules":1,'
    b'"players":["A","B"],"options":{},"seal":""}\n',
}


@pytest.mark.parametrize("kind", BROKEN)
@pytest.mark.parametrize("verb", [("replay",), ("verify",), ("play", "--resume")])
def test_files_that_are_no_records(
    terminal: Terminal, tmp_path: Path, kind: str, verb: tuple[str, ...]
) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_bytes(BROKEN[kind])
    terminal(*verb, path).refused("broken.jsonl")
    assert path.read_bytes() == BROKEN[kind]


def test_terminal_codes_in_a_record_are_not_obeyed(terminal: Terminal, tmp_path: Path) -> None:
    path = terminal.saved(tmp_path / "game.jsonl", "--name", "Anna")
    path.write_text(path.read_text().replace("Anna", "\\u001b[31mAnna"))
    said = terminal("replay", path)
    assert said.code == 0
    assert "\x1b" not in said.out
    assert "?[31mAnna" in said.out


def test_the_console_script_keeps_the_promise() -> None:
    command = [sys.executable, "-c", "from tafelrunde.cli import main; main()", "play", "chess"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
