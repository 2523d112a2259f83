"""Builds the browser client into the wheel, so that players need no Node, and on wish the twin.

A wheel is pure Python unless TAFELRUNDE_COMPILE=1 is set: then it brings the compiled twin for the
system and the Python it is built with (docs/compiled.md).
"""

from __future__ import annotations

import os
import runpy
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Runs web/build.py for wheels; an editable install serves web/dist from the source tree."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Name what building the twin needs besides; the compiler reads the types of msgspec."""
        if not self._compiles():
            return []
        extras: dict[str, list[str]] = self.metadata.core.optional_dependencies
        return [*extras["compiled"], *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and put it into the package."""
        if version == "editable":
            return
        web = Path(self.root) / "web"
        runpy.run_path(str(web / "build.py"))["build"]()
        build_data["force_include"][str(web / "dist")] = "tafelrunde/client"
        if self._compiles():
            self._compile(build_data)

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("TAFELRUNDE_COMPILE") == "1"

    def _compile(self, build_data: dict[str, Any]) -> None:
        sys.path[:0] = [self.root, str(Path(self.root) / "src")]
        from compiled.build import WORK, build

        place = WORK / "wheel"
        build(place)
        for path in place.iterdir():
            build_data["force_include"][str(path)] = path.name
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
