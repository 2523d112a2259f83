from __future__ import annotations

import csv
from pathlib import Path

import msgspec
import pytest

from tafelrunde.arena import Line, Plan, open_log, play, play_number
from tafelrunde.table import BadSetup

PLAN = Plan("westeros_intrigue", 3, ("heuristic:slip=0.1", "random"), 20, seed=4, rotate=True)


def write(path: Path, workers: int = 1) -> None:
    with open_log(PLAN, path) as log:
        for block in play(PLAN, workers, block=3):
            log(block)


@pytest.mark.parametrize("workers", [1, 2])
def test_json_lines_are_complete_and_in_order(workers: int, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write(path, workers)
    lines = [msgspec.json.decode(line, type=Line) for line in path.read_bytes().splitlines()]
    assert [line.number for line in lines] == list(range(20))
    for line in lines:
        result = play_number(PLAN, line.number)
        assert line == Line(
            game="westeros_intrigue",
            number=line.number,
            seed=4,
            deal=line.number // 3,
            players=PLAN.lineup(line.number),
            scores=result.outcome.scores,
            ranks=result.outcome.ranks,
            decisions=result.decisions,
            options={"rounds": 3, "starter": "random", "forced": "ask"},
        )


def test_a_table_is_flat_and_in_order(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    write(path)
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["number"]) for row in rows] == list(range(20))
    assert rows[1]["player_2"] == "heuristic:slip=0.1"
    assert rows[1]["rounds"] == "3"
    assert rows[1]["deal"] == "0"
    outcome = play_number(PLAN, 1).outcome
    assert tuple(int(rows[1][f"score_{seat}"]) for seat in (1, 2, 3)) == outcome.scores
    assert tuple(int(rows[1][f"rank_{seat}"]) for seat in (1, 2, 3)) == outcome.ranks


@pytest.mark.parametrize("name", ["games.jsonl", "games.csv"])
def test_finished_blocks_are_on_disk_at_once(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    with open_log(PLAN, path) as log:
        blocks = play(PLAN, block=3)
        for count in (3, 6):
            log(next(blocks))
            assert len(path.read_text().splitlines()) == count + name.endswith("csv")


@pytest.mark.parametrize("name", ["missing/games.jsonl", "folder.csv", "games.txt", "games"])
def test_what_cannot_be_written_is_refused(name: str, tmp_path: Path) -> None:
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(BadSetup) as refused, open_log(PLAN, tmp_path / name):
        pass
    assert refused.value.field == "out"


def test_no_file_is_no_trouble() -> None:
    with open_log(PLAN, None) as log:
        log(next(play(PLAN)))
