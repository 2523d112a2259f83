"""Runs of Dominion: kingdoms by name or by lot, both orders of every pair, mean turns."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from tafelrunde.arena import Plan, play_game, play_number, simulate
from tafelrunde.cli.simulate import simulate as command
from tafelrunde.games.dominion import GAME
from tafelrunde.players import make
from tafelrunde.table import BadSetup, SearchChance

PLAN = Plan(
    "dominion",
    2,
    ("big_money_ultimate", "random"),
    12,
    seed=3,
    rotate=True,
    options={"kingdom": "random"},
)
RUN = ("dominion", "--players", "big_money_ultimate,random", "--games", "12", "--seed", "3")

app = typer.Typer(pretty_exceptions_enable=False)
app.command()(command)


def run(*arguments: str) -> str:
    done = CliRunner().invoke(app, [*RUN, "--workers", "1", *arguments], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


def test_each_pair_of_games_has_a_kingdom_of_its_own_and_both_orders() -> None:
    kingdoms = []
    starters = []
    for number in range(PLAN.games):
        table = GAME.start(2, PLAN.options, PLAN.table_chance(number))
        kingdoms.append(table.state.kingdom)
        starters.append(PLAN.lineup(number)[table.state.starter])
    pairs = list(zip(kingdoms[::2], kingdoms[1::2], strict=True))
    assert all(first == second for first, second in pairs)
    assert len(set(kingdoms)) == len(pairs)
    assert all(
        {*both} == {*PLAN.players} for both in zip(starters[::2], starters[1::2], strict=True)
    )


def test_turns_are_counted_for_whoever_had_most() -> None:
    players = [make("big_money", GAME, seat) for seat in range(3)]
    result = play_game(GAME, players, {}, SearchChance(1))
    assert result.turns is not None
    assert 10 < result.turns < 40
    turns = [play_number(PLAN, number).turns or 0 for number in range(PLAN.games)]
    report = simulate(PLAN)
    assert report.turns_per_game == pytest.approx(sum(turns) / PLAN.games)
    assert [standing.player for standing in report.standings] == list(PLAN.players)
    assert sum(standing.share for standing in report.standings) == pytest.approx(1)
    assert report.standings[0].share > 0.9


@pytest.mark.parametrize(("lang", "turns"), [("de", "Züge je Spiel"), ("en", "Turns a game")])
def test_a_run_over_random_kingdoms_says_shares_and_turns(lang: str, turns: str) -> None:
    said = run("--option", "kingdom=random", "--lang", lang)
    assert re.search(r"big_money_ultimate +1 +12 +\d+[.,]\d\s?%", said)
    assert re.search(rf"{turns} .*: \d+[.,]\d", said)


@pytest.mark.parametrize("name", ["Siegestanz", "Victory Dance", "victory_dance"])
def test_a_set_by_any_of_its_names(name: str) -> None:
    report = json.loads(run("--option", f"kingdom={name}", "--json"))
    assert report["plan"]["options"]["kingdom"] == "victory_dance"
    assert report["plan"]["rotate"]
    assert report["turns_per_game"] > 5


def test_an_unknown_kingdom_is_refused() -> None:
    done = CliRunner().invoke(app, [*RUN, "--option", "kingdom=Seaside"])
    assert isinstance(done.exception, BadSetup)
    assert done.exception.field == "kingdom"


def test_a_table_has_the_turns_of_every_game(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    run("--option", "kingdom=random", "--out", str(path))
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["turns"]) for row in rows] == [
        play_number(PLAN, number).turns for number in range(PLAN.games)
    ]
