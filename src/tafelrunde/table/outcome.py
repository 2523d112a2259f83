"""The outcome of a finished game: scores, ranks, and who shares the victory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """Scores as the rulebook counts them, and ranks from 1; tied seats share a rank."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """All seats of the first rank."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def share(self, seat: int) -> float:
        """Give the seat's share of the victory: 1 alone, 1/2 if shared by two, else 0."""
        return 1 / len(self.winners) if self.ranks[seat] == 1 else 0.0


def rank(scores: Sequence[int], merits: Sequence[Any]) -> Outcome:
    """Rank seats by merit, smallest first; equal merits share a rank.

    >>> rank((3, 1, 1), merits=(3, 1, 1)).ranks
    (3, 1, 1)
    """
    ranks = tuple(1 + sum(other < own for other in merits) for own in merits)
    return Outcome(tuple(scores), ranks)
