"""Tables drawn as the asked seat sees them in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.cli.boards import Scene, board_for
from tafelrunde.cli.choices import Choices
from tafelrunde.cli.language import words_for
from tafelrunde.table import Table
from tests.cli.terminal import printed


def choices_of(table: Table[Any], lang: str, names: Sequence[str]) -> Choices:
    """Give what the asked seat chooses from."""
    question, game = table.questions[0], table.game
    words, board = words_for(game, lang, names[: table.state.seats]), board_for(game)
    view = game.view(table, question.seat)
    exits = board.exits(view, question, words)
    return Choices(question, board.groups(view, question, words), exits)


def drawn(
    table: Table[Any], names: Sequence[str], lang: str = "en", width: int = 80, color: bool = False
) -> str:
    """Draw the table and the menu below it."""
    question, game = table.questions[0], table.game
    players = tuple(names[: table.state.seats])
    words, board = words_for(game, lang, players), board_for(game)
    view, choices = game.view(table, question.seat), choices_of(table, lang, names)
    scene = Scene(view, players, question.seat, frozenset({question.seat}), width, 40, choices)
    table_and_menu = (board.draw(scene, words), board.offer(scene, words))
    return "".join(printed(part, width, color) for part in table_and_menu)
