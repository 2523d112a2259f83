"""Builds the browser client into the wheel, so that players need no Node."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Runs web/build.py for wheels; an editable install serves web/dist from the source tree."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and put it into the package."""
        if version == "editable":
            return
        web = Path(self.root) / "web"
        runpy.run_path(str(web / "build.py"))["build"]()
        build_data["force_include"][str(web / "dist")] = "tafelrunde/client"
