"""What comes with the extra `research`, or a clear word if it is not there."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from tafelrunde.table import BadSetup

INSTALL = "pip install 'tafelrunde[research]'"


def need(name: str) -> ModuleType:
    """Import a module of the extra, or say how to get it."""
    try:
        return import_module(name)
    except ImportError as error:
        missing = error.name or name
        reason = f"this needs {missing}, which is not installed: {INSTALL}"
        raise BadSetup("research", "missing-extra", reason) from error
