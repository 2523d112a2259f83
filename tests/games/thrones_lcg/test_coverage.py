"""Every ability that somebody uses, or that happens, is seen in games from rich positions."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards.vocabulary import Kind
from tafelrunde.games.thrones_lcg.codes import BY_DUPLICATE
from tafelrunde.games.thrones_lcg.rules import remove, use
from tafelrunde.table import PASS, SearchChance
from tests.games.thrones_lcg.rich import played, rich_start

GAMES = 170


def test_every_ability_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    used: Counter[tuple[int, int]] = Counter()
    resolve, choose = use.Use.resolve, remove.Saves.choose

    def resolving(self: Any, table: Any) -> None:
        used[self.title, self.number] += 1
        resolve(self, table)

    def saving(self: Any, table: Any, option: int) -> None:
        if option != PASS and option % 4096 != BY_DUPLICATE:
            slot, number = divmod(option % 4096, 8)
            used[table.state.title[slot], number] += 1
        choose(self, table, option)

    monkeypatch.setattr(use.Use, "resolve", resolving)
    monkeypatch.setattr(remove.Saves, "choose", saving)
    for seed in range(GAMES):
        chance = SearchChance(seed)
        table = rich_start(2 + seed % 3, seed * 7 + seed // 3, chance)
        table.unwatched = True
        for _ in played(table, chance, 500):
            pass
    never = [
        f"{title.key}, ability {number + 1}"
        for card, title in enumerate(TITLES)
        for number, ability in enumerate(title.abilities)
        if ability.kind != Kind.CONSTANT and not used[card, number]
    ]
    assert not never
