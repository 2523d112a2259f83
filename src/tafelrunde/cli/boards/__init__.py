"""How a game's table looks in a terminal: one module per game, found by the game's name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tafelrunde.cli.boards.board import Board, Scene
from tafelrunde.table import Game

__all__ = ["Board", "Scene", "board_for"]


def board_for(game: Game[Any, Any]) -> Board:
    """Give the game's own board, or the plain one that shows every field of the view."""
    name = f"{__name__}.{game.name}"
    if find_spec(name) is None:
        return Board(game)
    board: Board = import_module(name).BOARD(game)
    return board
