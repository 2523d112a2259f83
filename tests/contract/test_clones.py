"""Contract 2: a clone is independent; whatever happens to one table leaves the other alone."""

from __future__ import annotations

from itertools import count

import pytest

from tafelrunde.table import SearchChance, digest
from tests.contract.cases import Case, choose, every_case, glimpsed
from tests.contract.strata import strata


@every_case
@pytest.mark.parametrize("seed", range(2))
def test_earlier_clones_stay_as_they_were(case: Case, seed: int) -> None:
    clones = []
    for table in case.glimpses(seed):
        clones.append((table.clone(), digest(table)))
    assert [digest(clone) for clone, _ in clones] == [before for _, before in clones]


@every_case
def test_playing_a_clone_leaves_the_original_alone(case: Case) -> None:
    for number, table in enumerate(case.looks(seed=2)):
        before = digest(table)
        chance = SearchChance(number)
        clone = table.clone(chance)
        assert digest(clone) == before
        for _ in range(12):
            if not clone.over:
                question, answer = choose(clone, chance)
                clone.answer(question.id, answer)
        assert digest(table) == before


@every_case
def test_no_answer_reaches_through_a_clone(case: Case) -> None:
    """Of every kind of question, since each rule writes elsewhere."""
    for spot in strata(case):
        before = digest(spot.table)
        clone = spot.table.clone(SearchChance(1))
        clone.answer(spot.question.id, spot.answer)
        assert digest(spot.table) == before, spot.name


@every_case
def test_a_clone_plays_on_like_the_original(case: Case) -> None:
    players = SearchChance("players")
    table = case.start(SearchChance("table"))
    twin = case.start(SearchChance("table"))
    for number in count():
        question, answer = choose(table, players)
        table.answer(question.id, answer)
        twin = twin.clone(twin.chance)
        twin.answer(question.id, answer)
        assert [q.id for q in twin.questions] == [q.id for q in table.questions]
        if glimpsed(number) or table.over:
            # Whatever came apart before would still be seen.
            assert digest(twin) == digest(table)
        if table.over:
            break


@every_case
def test_a_clone_tells_nobody(case: Case) -> None:
    heard: list[object] = []
    chance = SearchChance(1)
    table = case.start(chance, listener=heard.append)
    clone = table.clone(chance)
    heard.clear()
    while not clone.over:
        question, answer = choose(clone, chance)
        clone.answer(question.id, answer)
    assert not heard
