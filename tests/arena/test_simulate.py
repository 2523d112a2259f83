from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from tafelrunde.arena import Line, Plan, play_number, pool
from tafelrunde.cli.simulate import simulate
from tafelrunde.table import BadSetup

PLAY = ["westeros_intrigue", "--seats", "3", "--players", "heuristic,random", "--seed", "5"]
ALONE = """
import sys, typer
from tafelrunde.cli.simulate import simulate
app = typer.Typer()
app.command()(simulate)
app()
"""

app = typer.Typer(pretty_exceptions_enable=False)
app.command()(simulate)


def run(*arguments: str) -> str:
    done = CliRunner().invoke(app, [*PLAY, *arguments], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


def refused(*arguments: str) -> BadSetup:
    done = CliRunner().invoke(app, arguments)
    assert isinstance(done.exception, BadSetup), done.output
    return done.exception


def test_a_table_in_german() -> None:
    said = run("--games", "30", "--rotate", "--workers", "1", "--lang", "de")
    assert "Die Intrigen von Westeros: 30 Spiele zu 3, Plätze im Wechsel, Startwert 5" in said
    assert "Entscheidungen je Spiel" in said
    assert "zählen zusammen" in said


def test_a_table_in_english() -> None:
    said = run("--games", "1", "--workers", "1", "--lang", "en", "--fixed")
    assert ": 1 game of 3, fixed seats, seed 5" in said
    assert "Decisions a game" in said
    assert "Turns a game" not in said, "this game counts none"


@pytest.mark.parametrize("seats", range(2, 8))
def test_what_the_first_turn_is_worth_in_risk(seats: int) -> None:
    asked = ["risk", "--seats", str(seats), "--players", "random", "--games", "8", "--workers", "1"]
    asked += ["--seed", "5", "--lang", ("de", "en")[seats % 2]]
    done = CliRunner().invoke(app, asked, catch_exceptions=False)
    words = ("Siege dessen, der den ersten Zug hatte", "Wins of whoever had the first turn")
    assert words[seats % 2] in done.stdout
    found = json.loads(CliRunner().invoke(app, [*asked, "--json"]).stdout)["first"]
    assert found["fair"] == pytest.approx(1 / seats)
    assert found["low"] <= found["share"] <= found["high"]


@pytest.mark.parametrize(
    ("players", "rotate"),
    [("random,heuristic", True), ("random", False), ("random,random", False)],
)
def test_different_players_rotate_unless_told_otherwise(players: str, rotate: bool) -> None:
    arguments = ("--players", players, "--games", "2", "--workers", "1", "--json")
    assert json.loads(run(*arguments))["plan"]["rotate"] == rotate
    assert json.loads(run(*arguments, "--rotate"))["plan"]["rotate"]
    assert not json.loads(run(*arguments, "--fixed"))["plan"]["rotate"]


def test_a_summary_as_json() -> None:
    arguments = ("--games", "40", "--json", "--option", "rounds=1", "--option", "forced=auto")
    one, two = (json.loads(run(*arguments, "--workers", workers)) for workers in "12")
    assert one["plan"]["options"] == {"rounds": 1, "starter": "random", "forced": "auto"}
    assert one["games"] == 40
    assert [standing["player"] for standing in one["standings"]] == ["heuristic", "random"]
    assert one["standings"] == two["standings"]
    assert one["games_per_cpu_second"] > 0


def test_without_seats_everybody_named_has_one() -> None:
    arguments = ["westeros_intrigue", "--players", "easy,random,random", "--games", "1", "--json"]
    done = CliRunner().invoke(app, arguments, catch_exceptions=False)
    assert json.loads(done.stdout)["plan"]["players"] == ["easy", "random", "random"]


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        (["chess"], "game"),
        ([*PLAY, "--seats", "9"], "seats"),
        ([*PLAY, "--players", "heuristic,nobody"], "player"),
        ([*PLAY, "--players", "random,random,random,random"], "players"),
        ([*PLAY, "--players", "ismcts:depth=3"], "player"),
        ([*PLAY, "--games", "0"], "games"),
        ([*PLAY, "--workers", "0"], "workers"),
        ([*PLAY, "--option", "rounds"], "option"),
        ([*PLAY, "--option", "rounds=many"], "rounds"),
        ([*PLAY, "--lang", "fr"], "lang"),
        ([*PLAY, "--out", "games.txt"], "out"),
    ],
)
def test_bad_input_is_refused_with_its_field(arguments: list[str], field: str) -> None:
    assert refused(*arguments).field == field


def test_an_unwritable_file_is_refused_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "play_block", lambda plan, numbers: pytest.fail("a game was played"))
    path = str(tmp_path / "missing" / "games.csv")
    assert refused(*PLAY, "--workers", "1", "--out", path).field == "out"


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_stopped_run_keeps_what_was_finished(
    workers: str, number: signal.Signals, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    arguments = [*PLAY, "--games", "1000000", "--workers", workers, "--out", str(path), "--json"]
    process = subprocess.Popen(
        [sys.executable, "-c", ALONE, *arguments, "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    deadline = time.monotonic() + 20
    while not (path.exists() and path.stat().st_size > 10_000):
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.02)
    process.send_signal(number)
    # Pipes end only when every process that holds them has: nobody is left behind.
    printed, complained = process.communicate(timeout=10)
    assert process.returncode == 128 + number

    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert [line["number"] for line in lines] == list(range(len(lines)))
    assert json.loads(printed)["games"] == len(lines)
    assert complained == f"Stopped after {len(lines):,} of 1,000,000 games.\n"
    last = len(lines) - 1
    plan = Plan("westeros_intrigue", 3, ("heuristic", "random"), 1, seed=5, rotate=True)
    assert lines[last]["scores"] == list(play_number(plan, last).outcome.scores)
    assert set(lines[last]) == set(Line.__struct_fields__)
