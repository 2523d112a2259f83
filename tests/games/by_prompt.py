"""A few positions for each prompt, for those who ask computer players about them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde.table import Chance, Question, SearchChance, Table
from tests.contract.cases import choose


def by_prompt(
    seats: Sequence[int],
    begin: Callable[[int, int, Chance], Table[Any]],
    games: int,
    answers: int = 250,
    few: int = 4,
    wanted: Callable[[Question], bool] = lambda question: True,
) -> dict[str, list[Table[Any]]]:
    """Play the beginnings of rich games and keep a few positions of each prompt."""
    found: dict[str, list[Table[Any]]] = {}
    for seed in range(games):
        chance = SearchChance(f"players {seed}")
        table = begin(seats[seed % len(seats)], seed, chance)
        for _ in range(answers):
            if table.over:
                break
            question, said = choose(table, chance)
            kept = found.setdefault(question.prompt, [])
            if len(kept) < few and wanted(question):
                kept.append(table.clone(SearchChance(seed)))
            table.answer(question.id, said)
    return found
