"""The planted faults can still be planted: `make faults` itself takes minutes."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tafelrunde.games.registry import NAMES
from tests.faults.fault import ROOT, Fault
from tests.faults.list import FAULTS

ROOMS = ("table", "server", *(f"games/{name}" for name in NAMES))

every_fault = pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)


@every_fault
def test_a_fault_can_be_planted_and_leaves_sound_python(fault: Fault) -> None:
    """When code moves on, the fault moves with it: look for the place that now does the same."""
    source = fault.path.read_text("utf-8")
    planted = fault.planted(source)
    assert planted != source
    compile(planted, fault.file, "exec")


@every_fault
def test_the_tests_of_a_fault_are_there(fault: Fault) -> None:
    assert fault.tests
    for test in fault.tests:
        file, _, name = test.partition("::")
        source = (ROOT / file).read_text("utf-8")
        assert not name or f"def {name.partition('[')[0]}(" in source


def test_there_are_many_faults_everywhere_and_the_docs_say_how_many() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) >= 40
    rooms = Counter(room for fault in FAULTS for room in ROOMS if fault.file.startswith(room))
    assert all(rooms[room] >= 10 for room in ROOMS)
    said = re.search(r"(\d+) planted faults", (ROOT / "docs" / "architecture.md").read_text())
    assert said is not None
    assert int(said[1]) == len(FAULTS)
