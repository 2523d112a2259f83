"""Whether a computer player chooses by what its seat knows."""

from __future__ import annotations

from typing import Any

from tafelrunde.players import make
from tafelrunde.table import Answer, Chair, Chance, SearchChance, Table


def played_on(table: Table[Any], answers: int, chance: Chance) -> Table[Any]:
    """Play at random until so many answers were given, or one before the end."""
    for _ in range(answers):
        before = table.clone(chance)
        question = table.questions[chance.below(len(table.questions))]
        table.answer(question.id, question.sample(chance))
        if table.over:
            return before
    return table


def choices(player: str, table: Table[Any], seed: int) -> set[Answer]:
    """Let a player choose, legally, here and where everything hidden from it is otherwise."""
    game = table.game
    other = game.resample(table, table.questions[0].seat, SearchChance(seed + 1))
    chairs = [Chair(there, there.questions[0]) for there in (table, other)]
    return {chair.question.check(make(player, game, seed).choose(chair)) for chair in chairs}
