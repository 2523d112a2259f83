"""The scenario files as data, for tests that look at what is in them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import yaml

#: The quick loader where this machine has it: there are hundreds of files.
Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@cache
def read_yaml(file: Path) -> Any:
    """Read a file once, for those who only look."""
    return yaml.load(file.read_text("utf-8"), Loader)
