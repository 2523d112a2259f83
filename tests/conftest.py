"""How thoroughly property tests look, where tests write, and that the source itself is tested.

They look quickly, unless HYPOTHESIS_PROFILE=thorough is set.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from hypothesis import settings

# Quick runs always try the same examples, so that a red test is about the change at hand.
settings.register_profile("quick", max_examples=30, deadline=None, derandomize=True)
settings.register_profile("thorough", max_examples=1000, deadline=None)
# The source is the reference; what the compiled twin must do as well is asked in tests/compiled.
os.environ.setdefault("TAFELRUNDE_PURE", "1")
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))

# Stores are written to memory where there is enough of it: each answer would wait for the disk.
MEMORY, ENOUGH = Path("/dev/shm"), 4 << 30
if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
