"""The light versions of what `make soak` does to a server.

Times differ on a busy machine, so only the median is held against the promise here; the worst of a
hundred are printed by `make soak`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.server.attacks import crowd, damage, dawdle, glut, grow_old, look_back
from tests.server.stream import stream

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
P50 = "ms an ordinary table waited, p50"


def test_a_crowd_that_leaves_keeps_nobody_waiting(store_file: Path) -> None:
    figures = crowd(store_file, 200)
    assert figures[P50] < 100, figures


def test_unfinished_requests_keep_nobody_waiting(store_file: Path) -> None:
    figures = dawdle(store_file, 40)
    assert figures[P50] < 100, figures


def test_a_tab_that_never_reads_costs_little(store_file: Path) -> None:
    figures = glut(store_file, 240)
    assert figures["MB of memory it cost at most"] < 10, figures


def test_long_replays_keep_nobody_waiting(store_file: Path) -> None:
    figures = look_back(store_file, 1)
    assert figures[P50] < 100, figures


def test_games_that_are_over_leave_memory(store_file: Path) -> None:
    figures = stream(store_file, 10)
    assert figures["rooms that sleep and are still in memory"] == 0, figures


def test_damaged_rows_keep_nobody_waiting(store_file: Path) -> None:
    figures = damage(store_file, 30)
    assert figures[P50] < 100, figures


def test_games_of_older_rules_keep_nobody_waiting(store_file: Path) -> None:
    figures = grow_old(store_file, 6)
    assert figures[P50] < 100, figures
