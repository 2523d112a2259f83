"""What docs/research.md prints runs as printed."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.cli import run
from tafelrunde.research import Episode, form_of
from tests.research.suites import WHERE

for extra in ("numpy", "pettingzoo", "gymnasium", "pyspiel", "pyarrow"):
    pytest.importorskip(extra, reason=WHERE)

TEXT = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
#: What the table "you want, you take" says to write.
TAKEN = [
    re.findall(r"`([^`]+)`", row.split("|")[2])
    for row in TEXT.partition("| you want |")[2].partition("\n\n")[0].splitlines()[2:]
]


def test_there_is_something_to_take() -> None:
    assert len(TAKEN) == 6
    assert all(TAKEN)


@pytest.mark.parametrize("lines", TAKEN, ids=[lines[-1].partition("(")[0] for lines in TAKEN])
def test_what_is_printed_runs(
    lines: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"seed": 1, "form_of": form_of, "gymnasium": import_module("gymnasium")}
    names["pyspiel"] = import_module("pyspiel")
    for line in lines:
        if line.startswith("tafelrunde simulate"):
            assert run([*line.replace("1000", "2").split()[1:], "--players", "random"]) == 0
            assert (tmp_path / "games.parquet").stat().st_size
        elif line.startswith("import "):
            exec(line, names)
        else:
            # A name is reached through its module.
            module = re.match(r"[a-z_.]+[a-z]", line.replace(".env(", "("))
            if line.startswith("tafelrunde.") and module is not None:
                import_module(module[0].removesuffix("."))
                names["tafelrunde"] = import_module("tafelrunde")
            assert eval(line, names) is not None


def test_the_view_is_where_it_is_said_to_be() -> None:
    names: dict[str, Any] = {}
    exec("import tafelrunde.research.gym, tafelrunde.research.aec", names)
    learner = import_module("gymnasium").make("tafelrunde/dominion-v1", others="random")
    learner.reset(seed=1)
    assert "`unwrapped.view()` of the Gymnasium one" in TEXT
    assert learner.unwrapped.view()["you"] == 0
    table = names["tafelrunde"].research.aec.env("tafelrunde/dominion-v1")
    table.reset(seed=1)
    assert table.view("seat_1")["you"] == 1
    assert Episode.start(form_of("dominion"), 2, {}, 1).view(1)["you"] == 1


def test_every_example_is_listed() -> None:
    listed = re.findall(r"^\| `(\w+\.py)` \|", TEXT, re.MULTILINE)
    examples = Path(__file__).parents[2] / "examples"
    assert sorted(listed) == sorted(path.name for path in examples.glob("*.py"))
