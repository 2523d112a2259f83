"""The light versions of what `make soak` does to a server.

Times differ on a busy machine, so only the median is held against the promise here; the worst of a
hundred are printed by `make soak`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.server.attacks import crowd, damage, dawdle, glut
from tests.server.stream import stream

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def test_a_crowd_that_leaves_keeps_nobody_waiting(store_file: Path) -> None:
    figures = crowd(store_file, 200)
    assert figures["ms an answer took there, p50"] < 100, figures


def test_unfinished_requests_keep_nobody_waiting(store_file: Path) -> None:
    figures = dawdle(store_file, 40)
    assert figures["ms an answer took there, p50"] < 100, figures


def test_a_tab_that_never_reads_costs_little(store_file: Path) -> None:
    figures = glut(store_file, 240)
    assert figures["MB of memory it cost"] < 10, figures


def test_games_that_are_over_leave_memory(store_file: Path) -> None:
    figures = stream(store_file, 10)
    assert figures["rooms that sleep and are still in memory"] == 0, figures


def test_damaged_rows_keep_nobody_waiting(store_file: Path) -> None:
    figures = damage(store_file, 30)
    assert figures["ms an answer took there, p50"] < 100, figures
