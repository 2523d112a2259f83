"""Whether tests look at everything they can, as `make soak` does, or at a sample."""

from __future__ import annotations

import os

THOROUGH = os.environ.get("HYPOTHESIS_PROFILE") == "thorough"
