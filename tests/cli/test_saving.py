"""Saving, being killed, and going on at the same question."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.table.record import Answered, Opened, Sealed, read
from tests.cli.terminal import ALWAYS_FIRST, GAME, Terminal

MAIN = "from tafelrunde.cli import main; main()"


def entries(path: Path) -> list[str]:
    return [type(entry).__name__ for entry in read(path.read_text().splitlines())]


def test_a_killed_game_goes_on_at_the_same_question(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    command = [sys.executable, "-u", "-c", MAIN, "play", GAME, "--save", str(path), "--lang", "en"]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "COLUMNS": "80"},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        process.stdin.write("1\n1\n")
        process.stdin.flush()
        shown, prompts = "", 0
        while prompts < 3:
            line = process.stdout.readline()
            shown += line
            prompts += line.startswith("Lay a card")
        process.send_signal(signal.SIGKILL)
    assert "Opened" not in entries(path)
    said = terminal("play", "--resume", path, "--lang", "en", typed=["q"])
    assert said.code == 0
    assert said.tables[0].splitlines() == shown.split("──── ")[-1].splitlines()
    assert entries(path)[-2:] == ["Sealed", "Opened"]
    verified = terminal("verify", path)
    assert verified.code == 0
    assert "cannot be checked" in verified.out


def test_quitting_publishes_the_key_and_resuming_seals_a_new_one(
    terminal: Terminal, tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    said = terminal.play("--save", path, typed=["1", "q"])
    assert said.code == 0
    assert f"tafelrunde play --resume {path}" in said.out.replace("\n", "")
    assert entries(path)[-1] == "Opened"
    again = terminal("play", GAME, "--resume", path, "--seed", "7", typed=ALWAYS_FIRST)
    assert again.code == 0
    lines = read(path.read_text().splitlines())
    seals = [entry.seal for entry in lines if isinstance(entry, Sealed)]
    keys = [entry.key for entry in lines if isinstance(entry, Opened)]
    assert len(seals) == 1
    assert len(set(keys)) == 2
    verified = terminal("verify", path)
    assert verified.code == 0
    assert "cannot be checked" not in verified.out


def test_a_resumed_game_knows_who_is_who(terminal: Terminal, tmp_path: Path) -> None:
    path = terminal.saved(
        tmp_path / "game.jsonl", "--against", "easy,hard", "--name", "Anna", typed=["q"]
    )
    assert '"players":["Anna","easy:Squire 1","hard:Master of whispers","easy:Squire 2"]' in (
        path.read_text()
    )
    said = terminal("play", "--resume", path, "--lang", "en", typed=["q"])
    assert "Anna (you)" in said.tables[0]
    assert "Squire 2" in said.tables[0]
    assert "easy:" not in said.out


def test_a_finished_game_resumes_to_its_last_page(terminal: Terminal, tmp_path: Path) -> None:
    path = terminal.saved(tmp_path / "game.jsonl")
    before = path.read_bytes()
    said = terminal("play", "--resume", path)
    assert said.code == 0
    assert "win" in said.out
    assert path.read_bytes() == before


def test_a_last_line_that_was_cut_off_is_dropped(terminal: Terminal, tmp_path: Path) -> None:
    path = terminal.saved(tmp_path / "game.jsonl", typed=["1", "1", "q"])
    whole = path.read_text()
    *rest, key = whole.splitlines()
    answers = [line for line in rest if '"answer"' in line]
    path.write_text("\n".join([*rest, answers[-1][:20]]))
    said = terminal("play", "--resume", path, typed=["q"])
    assert said.code == 0
    assert path.read_text().startswith("\n".join(rest) + '\n{"type":"seal"')
    path.write_text(whole.rstrip("\n"))
    assert terminal("play", "--resume", path, typed=["q"]).code == 0
    assert path.read_text().startswith(whole), f"{key} was complete and only lacked its line end"


def test_nothing_is_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("precious")
    terminal.play("--save", path).refused("precious.txt", "exists")
    said = terminal.play(typed=["s", str(path), f"s {path}", "q"])
    assert said.out.replace("\n", "").count("exists already") == 2
    assert path.read_text() == "precious"


def test_saving_by_hand(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    said = terminal.play(typed=["1", "s", str(path), "1", "s", "q"])
    assert said.code == 0
    assert "already saved" in said.out.replace("\n", " ")
    answers = [e for e in read(path.read_text().splitlines()) if isinstance(e, Answered)]
    assert len([entry for entry in answers if entry.seat == 0]) == 2
    assert terminal("verify", path).code == 0


def test_saving_nowhere_is_no_catastrophe(terminal: Terminal) -> None:
    said = terminal.play(typed=["s /nowhere/game.jsonl", "s", "", "q"])
    assert said.code == 0
    assert "No such file" in said.out
    assert "Not saved" in said.out


@pytest.mark.parametrize("wish", ["--seats 3", "--against easy", "--hotseat", "--name Ben"])
def test_the_record_settles_who_plays(terminal: Terminal, tmp_path: Path, wish: str) -> None:
    path = terminal.saved(tmp_path / "game.jsonl", typed=["q"])
    terminal("play", "--resume", path, *wish.split()).refused(wish.split()[0])


def test_a_record_of_another_game(terminal: Terminal, tmp_path: Path) -> None:
    path = terminal.saved(tmp_path / "game.jsonl", typed=["q"])
    terminal("play", "chess", "--resume", path).refused("game", "chess", GAME)


def test_one_file_one_game(terminal: Terminal, tmp_path: Path) -> None:
    path = terminal.saved(tmp_path / "game.jsonl", typed=["q"])
    script = "import fcntl, sys; f = open(sys.argv[1]); fcntl.flock(f, fcntl.LOCK_EX)"
    command = [sys.executable, "-c", script + "; print('held', flush=True); input()", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        holder.stdout.readline()
        terminal("play", "--resume", path).refused("game.jsonl", "another game")
        holder.kill()


def test_control_c_puts_the_game_away(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    said = terminal("play", GAME, "--save", path, typed=["1"], interrupted=True)
    assert said.code == 130
    assert "Traceback" not in said.err
    assert entries(path)[-1] == "Opened"
    assert terminal("verify", path).code == 0
