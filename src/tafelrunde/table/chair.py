"""A chair at the table: all that a computer player gets to see."""

from __future__ import annotations

from typing import Any

from tafelrunde.table.chance import Chance
from tafelrunde.table.game import Game
from tafelrunde.table.question import Answer, Question
from tafelrunde.table.table import Table


class Chair:
    """One seat's window on a table: its view, its question, positions it must hold possible."""

    __slots__ = ("__table", "question", "seat")

    def __init__(self, table: Table[Any], question: Question) -> None:
        """Sit down at the seat that is asked this question."""
        self.__table = table
        self.question = question
        self.seat = question.seat

    @property
    def game(self) -> Game[Any, Any]:
        """The game being played."""
        return self.__table.game

    @property
    def view(self) -> Any:
        """All this seat may know of the position."""
        return self.game.view(self.__table, self.seat)

    def resample(self, chance: Chance) -> Table[Any]:
        """Give a random full position that fits everything this seat knows."""
        return self.game.resample(self.__table, self.seat, chance)

    def heuristic(self, chance: Chance) -> Answer:
        """Give the game's own quick and sensible answer."""
        return self.game.heuristic(self.view, self.question, chance)
