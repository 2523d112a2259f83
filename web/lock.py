"""Writes web/package-lock.json: exact versions of everything the client is built from.

    python web/lock.py

No address is written down, so that any registry serves. A registry may lack native packages for
machines other than this one; npm would leave those out of the lock, and `npm ci` there would then
install none. They are entered by what their parents ask for.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

LOCK = Path(__file__).resolve().parent / "package-lock.json"


def complete(lock: dict[str, Any]) -> dict[str, Any]:
    """Enter the optional packages that are missing, each for its own kind of machine."""
    packages: dict[str, Any] = lock["packages"]
    for entry in list(packages.values()):
        for name, version in entry.get("optionalDependencies", {}).items():
            if f"node_modules/{name}" not in packages and version[:1].isdigit():
                kind = {"dev": True} if entry.get("dev") else {}
                fitting = {"version": version, **machine(name), **kind, "optional": True}
                packages[f"node_modules/{name}"] = fitting
    lock["packages"] = dict(sorted(packages.items()))
    return lock


def machine(name: str) -> dict[str, list[str]]:
    """Read from the end of a native package's name where it runs, as in binding-linux-x64-musl."""
    words = name.rpartition("/")[2].split("-")
    if "wasm32" in words:
        return {"cpu": ["wasm32"]}
    systems = ("android", "darwin", "freebsd", "linux", "openharmony", "win32")
    place = next(number for number, word in enumerate(words) if word in systems)
    found = {"cpu": [words[place + 1]], "os": [words[place]]}
    if words[place] == "linux":
        found["libc"] = ["musl" if words[-1] == "musl" else "glibc"]
    return found


def main() -> None:
    """Resolve package.json anew and write the lock."""
    from build import npm

    with TemporaryDirectory() as folder:
        # Where nothing is installed: from what is, npm would take over versions without checksums.
        for name in ("package.json", ".npmrc"):
            shutil.copy(LOCK.with_name(name), folder)
        npm("install", "--package-lock-only", "--loglevel=error", at=Path(folder))
        lock = complete(json.loads((Path(folder) / LOCK.name).read_text()))
    LOCK.write_text(json.dumps(lock, indent=2) + "\n")


if __name__ == "__main__":
    main()
