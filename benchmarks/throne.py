"""Iron Throne: players that think."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.timing import Piece
from tafelrunde.games.registry import find
from tafelrunde.players import make
from tafelrunde.table import Chair, SearchChance

SEATS = 4


def decides(level: str) -> Piece:
    """Let a player of a level answer one question after the other, in one game after the other."""
    answers = _answers(level)

    def piece() -> int:
        next(answers)
        return 1

    return piece


def _answers(level: str) -> Iterator[None]:
    game = find("iron_throne")
    chance = SearchChance(level)
    while True:
        table = game.start(SEATS, chance=chance)
        table.unwatched = True
        players = [make(level, game, chance.below(1 << 30)) for _ in range(SEATS)]
        while table.questions:
            question = table.questions[0]
            table.answer(question.id, players[question.seat].choose(Chair(table, question)))
            yield
