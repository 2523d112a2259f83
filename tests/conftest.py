"""How thoroughly property tests look, and that the source is tested even where it is compiled.

They look quickly, unless HYPOTHESIS_PROFILE=thorough is set.
"""

from __future__ import annotations

import os

from hypothesis import settings

from tafelrunde.arena import cpu_count

# Quick runs always try the same examples, so that a red test is about the change at hand.
settings.register_profile("quick", max_examples=30, deadline=None, derandomize=True)
settings.register_profile("thorough", max_examples=1000, deadline=None)
# The source is the reference; what the compiled twin must do as well is asked in tests/compiled.
os.environ.setdefault("TAFELRUNDE_PURE", "1")
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


def pytest_xdist_auto_num_workers() -> int:
    """One test more at once than there are cores: half of those in browsers is waiting."""
    return cpu_count() + 1
