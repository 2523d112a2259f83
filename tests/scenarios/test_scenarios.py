"""Every scenario file holds, in strict mode; each claims the ledger rules it names."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from tafelrunde.cli.scenario import run_scenario

HOME = Path(__file__).parent
FILES = sorted(HOME.glob("*/*.yaml"))


def claims(file: Path) -> list[str]:
    data = yaml.safe_load(file.read_text("utf-8"))
    of_cases = [rule for case in data.get("cases", []) for rule in case.get("rules", [])]
    return [*data["rules"], *of_cases]


@pytest.mark.parametrize(
    "file",
    [
        pytest.param(
            file, marks=pytest.mark.rule(*claims(file)), id=f"{file.parent.name}-{file.stem}"
        )
        for file in FILES
    ],
)
def test_scenario_holds(file: Path) -> None:
    report = run_scenario(file.read_text("utf-8"), source=file.name)
    assert not report.differences, "\n".join(report.differences)
    assert report.title
    assert report.rules


def test_there_are_scenarios() -> None:
    assert len(FILES) >= 30
    titles = [yaml.safe_load(file.read_text("utf-8"))["title"] for file in FILES]
    assert len(set(titles)) == len(titles)
