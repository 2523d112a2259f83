"""What every computer player is."""

from __future__ import annotations

from typing import Protocol

from tafelrunde.table import Answer, Chair


class Player(Protocol):
    """Chooses an answer from one chair; it never sees the table itself."""

    def choose(self, chair: Chair) -> Answer:
        """Answer the question of this chair."""
        ...
