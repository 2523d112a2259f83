"""Who sits at a table, as a record writes it: people by name, computers with their strength.

A record keeps names only, so a computer player's name is written with its strength before it:
`medium:Ritter 1`. What stands before the last colon names the player; people's names have no colon.
A computer without a name, `medium:`, is named by whoever reads the record.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tafelrunde.players.spec import KINDS
from tafelrunde.table import Game

#: Looks like a colon, and is none.
RATIO = "\N{RATIO}"


@dataclass(frozen=True)
class Sitter:
    """Somebody at the table; a computer player has a spec, a person none."""

    name: str
    spec: str = ""

    @property
    def written(self) -> str:
        """The name as it stands in a record."""
        plain = self.name.replace(":", RATIO)
        return f"{self.spec}:{plain}" if self.spec else plain


def read_sitter(written: str, game: Game[Any, Any]) -> Sitter:
    """Take a record's name apart; an unknown strength is simply part of a name."""
    spec, _, name = written.rpartition(":")
    kind = spec.partition(":")[0]
    if kind in KINDS or kind in game.levels or kind in game.policies:
        return Sitter(name, spec)
    return Sitter(written)
