"""Contract 3, snapshots: at every question a position can be saved, loaded and played on."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import msgspec
import pytest

from tafelrunde.table import SearchChance, Table, digest, load, save
from tests.contract.cases import Case, choose, every_case, glimpsed
from tests.contract.strata import strata
from tests.contract.watching import sight


def through_json(table: Table[Any]) -> Table[Any]:
    """Save a position as JSON text and load it again."""
    text = msgspec.json.encode(save(table))
    return load(table.game, msgspec.json.decode(text), table.chance)


@every_case
@pytest.mark.parametrize("variant", range(2))
def test_a_loaded_position_equals_the_saved_one_and_plays_on_like_it(
    case: Case, variant: int
) -> None:
    players = SearchChance("players")
    table = case.start(SearchChance("table"), variant)
    twin = case.start(SearchChance("table"), variant)
    for number in count():
        if glimpsed(number) or table.over:
            twin = through_json(twin)
            assert digest(twin) == digest(table)
            assert twin.asked == table.asked
            assert [q.id for q in twin.questions] == [q.id for q in table.questions]
            assert twin.cause == table.cause
            for seat in (None, *range(case.seats)):
                assert case.game.view(twin, seat) == case.game.view(table, seat)
        if table.over:
            break
        question, answer = choose(table, players)
        table.answer(question.id, answer)
        twin.answer(question.id, answer)
    assert case.game.outcome(twin.state) == case.game.outcome(table.state)


@every_case
def test_a_snapshot_is_plain_and_shares_nothing_with_the_table(case: Case) -> None:
    for table in case.looks(seed=1):
        saved = save(table)
        text = json.dumps(saved)
        twin = load(case.game, saved)
        if not table.over:
            twin.chance = chance = SearchChance(1)
            question, answer = choose(twin, chance)
            twin.answer(question.id, answer)
        assert json.dumps(save(table)) == text
        assert json.dumps(saved) == text


@every_case
def test_nobody_sees_that_a_position_was_saved_and_loaded(case: Case) -> None:
    for spot in strata(case):
        twin = through_json(spot.table)
        for seat in (None, *spot.seats):
            # As text: a list of options may come back as another kind of list.
            seen, same = (msgspec.json.encode(sight(t, seat)) for t in (spot.table, twin))
            assert seen == same, spot.name
        twin.chance = SearchChance(1)
        twin.answer(spot.question.id, spot.answer)
        table = spot.table.clone(SearchChance(1))
        table.answer(spot.question.id, spot.answer)
        assert digest(twin) == digest(table), spot.name
