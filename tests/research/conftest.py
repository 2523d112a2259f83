"""Arrays here are small: one thread each, so that tests beside each other do not wait."""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
