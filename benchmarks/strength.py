"""Win shares of the computer players, hero in every seat equally often against three others."""

from __future__ import annotations


def strength(games: int) -> bool:
    """Print win shares with intervals; tell whether all bars are met."""
    raise SystemExit("not yet")
