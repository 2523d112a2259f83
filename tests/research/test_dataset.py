"""Data sets: every pick of the very games that a simulation plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.arena import Plan, play_number
from tafelrunde.cli import run
from tafelrunde.research import Episode, form_of
from tafelrunde.table import BadSetup
from tests.research.suites import WHERE, every_name

parquet = pytest.importorskip("pyarrow.parquet", reason=WHERE)
np = pytest.importorskip("numpy", reason=WHERE)
dataset = pytest.importorskip("tafelrunde.research.dataset")


@every_name
@pytest.mark.parametrize("player", ["heuristic", "random"])
def test_the_rows_of_a_game_play_it_again(name: str, player: str, tmp_path: Path) -> None:
    form = form_of(name)
    seats = form.game.seats[0]
    plan = Plan(form.game.name, seats, (player,), 2, seed=8)
    path = tmp_path / "games.parquet"
    blocks = list(dataset.record(plan, path))
    assert [result for block in blocks for result in block.results] == [
        play_number(plan, 0),
        play_number(plan, 1),
    ]
    rows = parquet.read_table(path).to_pylist()
    for number in range(2):
        table = form.game.start(seats, plan.options, plan.table_chance(number))
        episode = Episode(form, table)
        played = [row for row in rows if row["number"] == number]
        for row in played:
            assert (episode.seat, name) == (row["seat"], row["game"])
            assert episode.question is not None
            assert episode.question.prompt == row["prompt"]
            assert episode.observe(row["seat"]) == row["observation"]
            assert episode.legal == np.flatnonzero(row["mask"]).tolist()
            episode.pick(row["action"])
        assert episode.over
        assert {(row["seat"], row["outcome"]) for row in played} <= set(
            enumerate(np.array(episode.shares(), np.float32).tolist())
        )


def test_whatever_was_played_when_it_is_stopped_can_be_read(tmp_path: Path) -> None:
    plan = Plan("westeros_intrigue", 2, ("random",), 1000, seed=1)
    path = tmp_path / "games.parquet"
    blocks = dataset.record(plan, path)
    played = len(next(blocks).results) + len(next(blocks).results)
    blocks.close()
    numbers = parquet.read_table(path, columns=["number"])["number"].to_pylist()
    assert set(numbers) == set(range(played))


def test_where_nothing_can_be_written_nothing_is_played(tmp_path: Path) -> None:
    plan = Plan("westeros_intrigue", 2, ("random",), 10)
    with pytest.raises(BadSetup, match="out: cannot write"):
        next(dataset.record(plan, tmp_path / "nowhere" / "games.parquet"))


@pytest.mark.parametrize("seed", [1 << 63, -(1 << 63) - 1])
def test_a_seed_too_large_for_its_column_is_refused(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "games.parquet"
    plan = Plan("fish_market", 2, ("random",), 1, seed)
    with pytest.raises(BadSetup, match=f"seed: {seed} does not fit"):
        list(dataset.record(plan, path))
    assert not path.exists()


def test_one_process_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.parquet"
    assert run(["simulate", "dominion", "--workers", "2", "--out", str(path)]) == 2
    assert "workers: 2 cannot write one data set" in capsys.readouterr().err
