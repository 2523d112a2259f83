"""The light versions of what `make soak` does to a server."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.server.attacks import crowd, dawdle

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def test_a_crowd_that_leaves_keeps_nobody_waiting(store_file: Path) -> None:
    figures = crowd(store_file, 200)
    assert figures["ms an answer took there, p99"] < 100, figures


def test_unfinished_requests_keep_nobody_waiting(store_file: Path) -> None:
    figures = dawdle(store_file, 40)
    assert figures["ms an answer took there, p99"] < 100, figures
