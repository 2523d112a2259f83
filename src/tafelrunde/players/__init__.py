"""Computer players: they see a chair, never the table."""

from tafelrunde.players.player import Player
from tafelrunde.players.spec import make, split_players

__all__ = ["Player", "make", "split_players"]
