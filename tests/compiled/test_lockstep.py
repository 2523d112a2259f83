"""Compiled and interpreted in lockstep: the same logs, the same games, the same choices."""

from __future__ import annotations

import msgspec
import pytest

from tafelrunde.arena import Plan, play_number
from tafelrunde.games.registry import EXAMPLES, NAMES, find
from tafelrunde.server.queueing import Asker
from tafelrunde.server.thinking import choose, hint, say, task_of
from tafelrunde.table import SearchChance
from tafelrunde.twin import SOURCE, SWITCH, TWIN, missing, rooms, why_not
from tests.compiled.lockstep import choose_both, play_both

pytestmark = pytest.mark.skipif(
    missing() != "", reason=f"{missing()}: `make compiled` builds the twin of this source"
)
GAMES = [*NAMES, *EXAMPLES]


@pytest.mark.parametrize("game", GAMES)
def test_games_are_the_same(game: str) -> None:
    for seats in find(game).seats:
        for number in range(3):
            play_both(game, seats, f"test {number}", unwatched=number % 2 == 1)


@pytest.mark.parametrize(
    ("spec", "most"), [("heuristic", 25), ("ismcts:iterations=5", 25), ("medium", 25), ("hard", 4)]
)
@pytest.mark.parametrize("game", NAMES)
def test_players_choose_the_same(game: str, spec: str, most: int) -> None:
    choose_both(game, find(game).seats[0], spec, "test", most)


@pytest.mark.parametrize("game", NAMES)
def test_simulations_have_the_same_results(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = find(game).seats[0]
    for players in (("random",), ("heuristic", "random")):
        plan = Plan(game, seats, players, 4)
        results = []
        for switch in ("0", "1"):
            monkeypatch.setenv(SWITCH, switch)
            results.append([play_number(plan, number) for number in range(plan.games)])
        assert results[0] == results[1]


@pytest.mark.parametrize("game", NAMES)
def test_thinkers_answer_and_advise_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = SearchChance(4)
    table = find(game).start(find(game).seats[0], {}, chance)
    for number in range(24):
        question = table.questions[0]
        if number % 8 == 7:
            level = "ismcts:iterations=5"
            seat = Asker(1, "table")
            task = msgspec.structs.replace(
                task_of(table, question.id, level, seat), decided=question.sample(chance)
            )
            found = []
            for switch in ("0", "1"):
                monkeypatch.setenv(SWITCH, switch)
                found.append((choose(task), hint(task), say(task)))
            assert found[0] == found[1]
        table.answer(question.id, question.sample(chance))


def test_the_switch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SWITCH, raising=False)
    assert why_not() == ""
    assert rooms().package == TWIN
    monkeypatch.setenv(SWITCH, "1")
    assert SWITCH in why_not()
    assert rooms().package == SOURCE
