"""The built browser client: every file is read once; unknown pages get the page of the client."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path

import msgspec

MISSING = """<!doctype html><meta charset="utf-8"><title>Tafelrunde</title>
<p>Der Browser-Tisch ist noch nicht gebaut: <code>make play</code> baut ihn.</p>
<p>The browser table has not been built yet: <code>make play</code> builds it.</p>
"""
FOREVER = "public, max-age=31536000, immutable"


class File(msgspec.Struct, frozen=True):
    """One file of the client."""

    content: bytes
    media_type: str
    cache: str


def client_folder() -> Path | None:
    """Find the built client: inside the installed package, else in the source tree."""
    for folder in (
        Path(str(files("tafelrunde"))) / "client",
        Path(__file__).parents[3] / "web" / "dist",
    ):
        if (folder / "index.html").is_file():
            return folder
    return None


def client_files() -> dict[str, File]:
    """Read all files of the client by their path; the page itself has the empty path."""
    folder = client_folder()
    if folder is None:
        return {"": File(MISSING.encode(), "text/html", "no-store")}
    found: dict[str, File] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            cache = FOREVER if name.startswith("assets/") else "no-cache"
            found[name] = File(path.read_bytes(), kind, cache)
    found[""] = found.pop("index.html")
    return found
