"""Only legal answers of the asked seat count; everything else changes nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tafelrunde.games.westeros_intrigue import GAME
from tafelrunde.table import (
    BadRecord,
    IllegalAnswer,
    Match,
    SearchChance,
    UnknownQuestion,
    digest,
)
from tafelrunde.table.record import Answered
from tests.games.westeros_intrigue.tables import options, start

WRONG: list[Any] = [None, "left", "pass", 1.5, True, (), (1,), [1], {}, -1, 512, 10**9]


@pytest.mark.rule("WI-71", "WI-20")
@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_wrong_answers_change_nothing(wrong: Any) -> None:
    table = start(4, 3)
    chance = SearchChance(1)
    for _ in range(12):
        before = digest(table)
        question = table.questions[0]
        with pytest.raises(IllegalAnswer) as refusal:
            table.answer(question.id, wrong)
        assert refusal.value.reason
        assert digest(table) == before
        assert table.questions == (question,)
        table.answer(question.id, question.sample(chance))


@pytest.mark.rule("WI-71")
def test_every_move_outside_the_options_is_refused() -> None:
    table = start(3, 5)
    chance = SearchChance(2)
    while table.state.round == 0:
        question = table.questions[0]
        before = digest(table)
        for move in set(range(512)) - set(options(table)):
            with pytest.raises(IllegalAnswer):
                table.answer(question.id, move)
        assert digest(table) == before
        table.answer(question.id, question.sample(chance))


@pytest.mark.rule("WI-71")
def test_late_doubled_and_foreign_answers_bounce() -> None:
    table = start(3, 6)
    first = table.questions[0]
    move = options(table)[0]
    table.answer(first.id, move)
    before = digest(table)
    for question_id in (first.id, 0, -1, 999):
        with pytest.raises(UnknownQuestion):
            table.answer(question_id, move)
    assert digest(table) == before


@pytest.mark.rule("WI-71", "WI-18")
def test_only_the_asked_seat_may_answer() -> None:
    match = Match.start(GAME, ["Anna", "Ben", "Cleo"], {"starter": 1}, bytes(32))
    (question,) = match.table.questions
    assert question.seat == 0
    entry = match.answer(question.id, next(question.answers()))
    header, opening, _ = match.entries
    assert Match.fold(GAME, [header, opening, entry]).table.questions[0].seat == 1
    for seat in (1, 2):
        foreign = msgspec.structs.replace(entry, seat=seat)
        assert isinstance(foreign, Answered)
        with pytest.raises(BadRecord):
            Match.fold(GAME, [header, opening, foreign])
