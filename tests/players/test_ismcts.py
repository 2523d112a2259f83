"""The search: deterministic by iterations, better with more of them."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.registry import find
from tafelrunde.players import make
from tafelrunde.players.ismcts import IsmctsPlayer
from tafelrunde.table import Chair, SearchChance, Table

GAME = find("westeros_intrigue")


def opening(seed: int = 3) -> Table[Any]:
    table = GAME.start(4, chance=SearchChance(seed))
    for _ in range(6):
        question = table.questions[0]
        table.answer(question.id, next(question.answers()))
    return table


def share(hero: str, others: str, games: int) -> float:
    """Let the hero play every seat in turn and give its share of the victories."""
    won = 0.0
    for number in range(games):
        seat = number % 4
        specs = [hero if place == seat else others for place in range(4)]
        players = [make(spec, GAME, f"{number}/{place}") for place, spec in enumerate(specs)]
        table = GAME.start(4, chance=SearchChance(number))
        while table.questions:
            question = table.questions[0]
            table.answer(question.id, players[question.seat].choose(Chair(table, question)))
        won += GAME.outcome(table.state).share(seat)
    return won / games


def test_the_same_seed_gives_the_same_choices() -> None:
    table = opening()
    chair = Chair(table, table.questions[0])
    first = [IsmctsPlayer(5, iterations=60).search(chair) for _ in range(2)]
    visits = [{a: child.visits for a, child in root.children.items()} for root in first]
    assert visits[0] == visits[1]


def test_every_iteration_is_counted_once() -> None:
    table = opening()
    root = IsmctsPlayer(5, iterations=75).search(Chair(table, table.questions[0]))
    assert root.visits == 75
    assert sum(child.visits for child in root.children.values()) == 75


def test_a_time_budget_ends_the_search() -> None:
    table = opening()
    root = IsmctsPlayer(5, milliseconds=5).search(Chair(table, table.questions[0]))
    assert root.visits >= 1


def test_the_search_leaves_the_table_alone() -> None:
    from tafelrunde.table import digest

    table = opening()
    before = digest(table)
    IsmctsPlayer(5, iterations=40).choose(Chair(table, table.questions[0]))
    assert digest(table) == before


def test_random_rollouts_work_too() -> None:
    table = opening()
    question = table.questions[0]
    answer = make("ismcts:iterations=40,rollout=random", GAME, 1).choose(Chair(table, question))
    assert answer in list(question.answers())


def test_each_player_beats_the_simpler_one() -> None:
    # Par is 0.25; the seeds are fixed, so this cannot flicker.
    assert share("heuristic", "random", games=60) > 0.6
    assert share("ismcts:iterations=25", "heuristic", games=48) > 0.4
