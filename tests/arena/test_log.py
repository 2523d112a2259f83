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


@pytest.mark.parametrize("name", ["games.jsonl", "games.csv"])
def test_turns_are_written_where_a_game_counts_them(name: str, tmp_path: Path) -> None:
    plan = Plan("dominion", 2, ("big_money", "big_money"), 4, seed=4)
    with open_log(plan, tmp_path / name) as log:
        blocks = list(play(plan))
        for block in blocks:
            log(block)
    text = (tmp_path / name).read_text("utf-8")
    if name.endswith("jsonl"):
        written = [msgspec.json.decode(line, type=Line).turns for line in text.splitlines()]
    else:
        written = [int(row["turns"]) for row in csv.DictReader(text.splitlines())]
    assert written == [result.turns for block in blocks for result in block.results]
    assert all(turns is not None and 10 < turns < 60 for turns in written)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("missing/games.jsonl", "unwritable"),
        ("folder.csv", "unwritable"),
        ("games.txt", "bad-ending"),
        ("games", "bad-ending"),
        ("notes.txt", "bad-ending"),
    ],
)
def test_what_cannot_be_written_is_refused_and_nothing_is_touched(
    name: str, key: str, tmp_path: Path
) -> None:
    (tmp_path / "folder.csv").mkdir()
    (tmp_path / "notes.txt").write_text("keep me")
    begun = False
    with pytest.raises(BadSetup) as refused, open_log(PLAN, tmp_path / name):
        begun = True
    assert (refused.value.field, refused.value.key) == ("out", key)
    assert not begun, "nothing may be played for a file that cannot be written"
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["folder.csv", "notes.txt"]
    assert (tmp_path / "notes.txt").read_text() == "keep me"


def test_without_a_file_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    block = next(play(PLAN, block=3))
    with open_log(PLAN, None) as log:
        log(block)
    assert len(block.results) == 3
    assert not list(tmp_path.iterdir())
    assert capsys.readouterr() == ("", "")
