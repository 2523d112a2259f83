"""Notes of long studies, kept in a file for each game: what was studied, and what was found.

A package brings some along; `tafelrunde study` adds others to the user's own folder, which the
variable TAFELRUNDE_STUDIES may name.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tafelrunde.table import BadSetup

FOLDER: Final = "TAFELRUNDE_STUDIES"
USUAL: Final = "~/.local/share/tafelrunde/studies"


def own_file(game: str) -> Path:
    """Name the file of the user's own studies of a game."""
    return Path(os.environ.get(FOLDER) or USUAL).expanduser() / f"{game}.json"


def read(path: Path) -> dict[str, str]:
    """Read notes by lesson; none if there is no file yet, and a refusal if it is none of ours."""
    try:
        notes = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise BadSetup("studies", "bad-studies", f"cannot read {str(path)!r}: {error}") from None
    if not isinstance(notes, dict) or not all(isinstance(note, str) for note in notes.values()):
        raise BadSetup("studies", "bad-studies", f"{str(path)!r} holds no notes of studies")
    return notes


def write(path: Path, notes: Mapping[str, str]) -> None:
    """Write notes, one line a lesson; whoever reads meanwhile sees the old ones."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    beside.write_text(json.dumps(dict(sorted(notes.items())), indent=0) + "\n", "utf-8")
    beside.replace(path)
