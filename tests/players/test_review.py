"""Looking back: a blunder costs something, what the strong player would do costs nothing."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.dominion.cards import COPPER, PROVINCE
from tafelrunde.games.dominion.scenario import SCENARIO
from tafelrunde.games.registry import NAMES, find
from tafelrunde.games.scenario import Stage
from tafelrunde.players.review import review, spoken
from tafelrunde.table import Chair, SearchChance, Table

#: Always the same, however busy the machine.
STRONG = "ismcts:iterations=300"


def last_province() -> Table[Any]:
    """Anna has eight coins, the last Province lies there, and Ben is three points ahead."""
    given = {
        "hands": {"Anna": ["2 gold", "silver", "2 copper"], "Ben": ["5 copper"]},
        "discards": {"Anna": ["duchy"], "Ben": ["2 duchy"]},
        "decks": {"Anna": ["5 copper"], "Ben": ["5 copper"]},
        "supply": {"province": 1},
        "phase": "buy",
    }
    stage = Stage(SCENARIO, ("Anna", "Ben"), {}, given, {}, 1, lambda event: None)
    stage.act(0, "play all")
    return stage.table


def test_what_throws_the_game_away_costs_the_game() -> None:
    table = last_province()
    chair = Chair(table, table.questions[0])
    found = review(chair, COPPER, 1, STRONG)
    assert found.best == spoken(chair, chair.question, PROVINCE)
    assert found.played == spoken(chair, chair.question, COPPER)
    assert found.cost > 0.5


def test_what_the_strong_player_would_do_costs_nothing() -> None:
    table = last_province()
    found = review(Chair(table, table.questions[0]), PROVINCE, 1, STRONG)
    assert found.played == found.best
    assert found.cost == 0.0


def test_every_game_can_be_looked_back_at() -> None:
    for name in NAMES:
        game, chance = find(name), SearchChance(3)
        table = game.start(3, {}, chance)
        looked = 0
        while looked < 3:
            question = table.questions[0]
            answer = question.sample(chance)
            if question.only_answer() is None:
                found = review(Chair(table, question), answer, looked, "medium")
                assert 0.0 <= found.cost <= 1.0
                assert found.best
                looked += 1
            table.answer(question.id, answer)
