"""What games depend on besides their plan: rules, players, and what players have learned."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path

from tafelrunde.twin import fingerprint

#: A player's setting that names a file, e.g. a network's.
FILE = re.compile(r"\bfile=([^,]+)")
#: What was learned and comes with the package.
LEARNED = "*.npz"


def source(players: Sequence[str]) -> str:
    """Give a hash of everything that decides how these players play."""
    digest = blake2b(_shipped().encode(), digest_size=16)
    for name in sorted({name for player in players for name in FILE.findall(player)}):
        path = Path(name)
        # Where it is not there, nobody can play: that is told when the player is made.
        digest.update(path.read_bytes() if path.is_file() else b"")
    return digest.hexdigest()


@cache
def _shipped() -> str:
    digest = blake2b(fingerprint().encode(), digest_size=16)
    for path in sorted(Path(str(files("tafelrunde"))).rglob(LEARNED)):
        digest.update(path.read_bytes())
    return digest.hexdigest()
