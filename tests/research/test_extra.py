"""Where an extra is missing, somebody says which and how to get it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.research.extra import need
from tafelrunde.table import BadSetup

#: Runs something as if nothing of the extra was installed.
WITHOUT = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel", "pyarrow"):
    sys.modules[name] = None
"""


def without_extras(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT + code], capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


def test_a_missing_module_is_named() -> None:
    with pytest.raises(
        BadSetup, match=r"needs no_such_thing.*pip install 'tafelrunde\[research\]'"
    ):
        need("no_such_thing")


@pytest.mark.parametrize("name", ["aec", "gym", "spiel", "vector", "dataset", "network"])
def test_rooms_that_need_the_extra_say_so(name: str) -> None:
    said = without_extras(f"import tafelrunde.research.{name}")
    assert "pip install 'tafelrunde[research]'" in said.splitlines()[-1]


def test_episodes_need_nothing() -> None:
    code = "from tafelrunde.research import *; print(Episode.start(form_of('risk'), 3, {}, 1).seat)"
    assert without_extras(code).strip() in ("0", "1", "2")


def test_a_data_set_cannot_be_written_without(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    said = without_extras(
        "from tafelrunde.cli import run\n"
        f"print(run(['simulate', 'dominion', '--games', '2', '--out', {str(path)!r}]))"
    )
    assert "research: this needs" in said
    assert "2" in said.splitlines()[0] + said.splitlines()[-1]
    assert not path.exists()
