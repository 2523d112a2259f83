"""The search: deterministic by iterations, better with more of them."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from tafelrunde.games.registry import NAMES, find
from tafelrunde.players import ismcts, make
from tafelrunde.players.ismcts import IsmctsPlayer
from tafelrunde.table import Chair, IllegalAnswer, SearchChance, Table, digest
from tafelrunde.table import game as games
from tests.table.siege import GAME as SIEGE
from tests.table.siege_rules import WATCH

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


@pytest.mark.parametrize(
    ("milliseconds", "iterations", "visits"), [(5, 0, 5), (40, 0, 40), (40, 12, 12), (5, 12, 5)]
)
def test_a_time_budget_ends_the_search(
    milliseconds: int, iterations: int, visits: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock on which every iteration takes one millisecond."""
    ticks = count()
    monkeypatch.setattr(ismcts, "perf_counter", lambda: next(ticks) / 1000)
    table = opening()
    player = IsmctsPlayer(5, iterations=iterations, milliseconds=milliseconds)
    root = player.search(Chair(table, table.questions[0]))
    assert root.visits == visits
    assert sum(child.visits for child in root.children.values()) == visits


def test_the_search_leaves_the_table_alone() -> None:
    table = opening()
    before = digest(table)
    IsmctsPlayer(5, iterations=40).choose(Chair(table, table.questions[0]))
    assert digest(table) == before


def test_random_rollouts_ask_no_rule_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    rollout = type(GAME).rollout

    def counted(self: Any, *args: Any) -> Any:
        asked.append(args)
        return rollout(self, *args)

    monkeypatch.setattr(type(GAME), "rollout", counted)
    table = opening()
    question = table.questions[0]
    answer = make("ismcts:iterations=40,rollout=random", GAME, 1).choose(Chair(table, question))
    assert answer in list(question.answers())
    assert not asked
    make("ismcts:iterations=40", GAME, 1).choose(Chair(table, question))
    assert asked


class Undealt(SearchChance):
    """Refuses to shuffle a new round."""

    def order(self, n: int) -> list[int]:
        raise AssertionError("the next round was dealt")


def test_the_next_round_is_not_dealt() -> None:
    table = opening().clone(Undealt(1))
    stage = GAME.stage(table.state)
    while table.questions:
        question = table.questions[0]
        table.advance(question, GAME.rollout(table, question, SearchChance(2)), stage)
    assert GAME.stage(table.state) == stage + 1
    assert not table.over
    assert table.state.history[-1][1:] == table.state.penalties, "the round was counted"


@pytest.mark.parametrize("name", NAMES)
def test_a_stage_ends_as_if_it_had_been_answered(name: str) -> None:
    """Unchecked and cut short, an imagined stage comes to the same as the public way."""
    game = find(name)
    for seed in range(30):
        table = game.start(3, chance=SearchChance(f"{name}/{seed}"))
        for _ in range(seed):
            question = table.questions[0]
            table.answer(question.id, question.sample(SearchChance(seed)))
        stage = game.stage(table.state)
        answered, advanced = (table.clone(SearchChance(seed)) for _ in range(2))
        lots = SearchChance(seed)
        while answered.questions and game.stage(answered.state) == stage:
            question = answered.questions[0]
            answered.answer(question.id, question.sample(lots))
        lots = SearchChance(seed)
        while advanced.questions and game.stage(advanced.state) == stage:
            question = advanced.questions[0]
            advanced.advance(question, question.sample(lots), stage)
        assert advanced.over == answered.over
        assert game.stage(advanced.state) == game.stage(answered.state)
        assert game.worth(advanced.state) == game.worth(answered.state)


def test_a_rule_that_answers_illegally_is_refused_in_the_imagined_play_too() -> None:
    table = opening()
    player = IsmctsPlayer(5, iterations=60, policy=lambda chair, chance: -7)
    with pytest.raises(IllegalAnswer):
        player.search(Chair(table, table.questions[0]))


def test_each_player_beats_the_simpler_one() -> None:
    # Par is 0.25; the seeds are fixed, so this cannot flicker.
    assert share("heuristic", "random", games=60) > 0.6
    assert share("ismcts:iterations=25", "heuristic", games=48) > 0.4


def test_of_many_answers_a_few_are_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Guards on four keeps: what is tried stays few, and every one of it is legal."""
    monkeypatch.setattr(ismcts, "SEARCHED", 5)
    monkeypatch.setattr(games, "SEARCHED", 5)
    table = SIEGE.start(4, {}, SearchChance(3))
    table.answer(table.questions[0].id, WATCH)
    question = table.questions[0]
    assert len(list(question.answers())) > 10
    player = IsmctsPlayer(1, iterations=60)
    root = player.search(Chair(table, question))
    assert 5 <= len(root.children) <= 10
    assert all(question.check(answer) == answer for answer in root.children)
    assert sum(node.visits for node in root.children.values()) == 60
