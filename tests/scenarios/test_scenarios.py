"""Every scenario file holds, in strict mode. (Which rules they claim: tests/ledger_claims.py.)"""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.cli.scenario import run_scenario
from tests.scenarios.files import read_yaml

HOME = Path(__file__).parent
FILES = sorted(HOME.glob("*/*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_scenario_holds(file: Path) -> None:
    report = run_scenario(file.read_text("utf-8"), source=file.name)
    assert not report.differences, "\n".join(report.differences)
    assert report.title
    assert report.rules


def test_there_are_scenarios() -> None:
    assert len(FILES) >= 30
    titles = [read_yaml(file)["title"] for file in FILES]
    assert len(set(titles)) == len(titles)
