"""Contract 6: wrong answers of every kind are refused with field and reason, and change nothing."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tafelrunde.table import (
    BadRecord,
    IllegalAnswer,
    Match,
    Refusal,
    SearchChance,
    UndoRefused,
    UnknownQuestion,
    digest,
)
from tests.contract.cases import Case, choose, every_case, open_questions
from tests.contract.strata import each_prompt, strata
from tests.contract.wrong_answers import wrong_answers

KEY = b"refusals".ljust(32)
#: So many questions under limits are looked at besides.
LIMITED = 10
NO_IDS = (None, "", "1", True, 0, -1, 0.5, (), [1], 10**30)

#: What wrong answers must not touch: gives the same value before and after.
Snap = Callable[[], object]
Give = Callable[[Any, object], object]


def refuse_everything(give: Give, snap: Snap, table: Any, stale: list[int]) -> int:
    """Try all wrong ids and answers; give the number of tries."""
    before = snap()
    asked = open_questions(table)
    legal = {question.id: next(question.answers()) for question in asked}
    numbers = [*NO_IDS, table.asked + 1, *stale, *map(float, legal)]
    if not inspect.ismethod(give):
        # Compiled, the header of the method lets nothing but numbers come through.
        numbers = [number for number in numbers if type(number) is int]
    tries: list[tuple[object, object, type[Refusal], str]] = [
        (number, answer, UnknownQuestion, "question")
        for number in numbers
        for answer in (*legal.values(), None)
    ]
    for question in asked:
        for wrong in wrong_answers(question):
            tries.append((question.id, wrong, IllegalAnswer, "answer"))
    for number, answer, kind, field in tries:
        with pytest.raises(kind) as refused:
            give(number, answer)
        assert refused.value.field == field
        assert refused.value.key
        assert refused.value.reason
        assert str(refused.value) == f"{field}: {refused.value.reason}"
        assert snap() == before, f"{answer!r} to question {number!r} changed something"
    return len(tries)


@every_case
def test_a_table_refuses_every_wrong_answer(case: Case) -> None:
    limited = [spot for spot in strata(case) if getattr(spot.question, "limits", ())]
    for spot in (*each_prompt(case), *limited[:LIMITED]):
        table = spot.table.clone()
        open_now = {question.id for question in open_questions(table)}
        stale = [number for number in range(1, table.asked) if number not in open_now]
        tries = refuse_everything(table.answer, partial(digest, table), table, stale[-2:])
        assert tries > len(NO_IDS)


@every_case
def test_a_finished_table_takes_no_more_answers(case: Case) -> None:
    table = case.looks(seed=1)[-1].clone()
    before = digest(table)
    for number in (*range(min(table.asked, 200)), table.asked, table.asked + 1):
        with pytest.raises(UnknownQuestion):
            table.answer(number, 0)
    assert digest(table) == before


@every_case
def test_a_match_refuses_every_wrong_answer_and_writes_nothing_down(case: Case) -> None:
    match = case.match(KEY, variant=1)
    chance = SearchChance(2)
    stale: list[int] = []

    def snap() -> object:
        assert match.live is not None
        return digest(match.table), tuple(match.entries), len(match.moments), match.live.drawn

    for _ in range(20):
        refuse_everything(match.answer, snap, match.table, stale[-2:])
        if match.table.over:
            break
        question, answer = choose(match.table, chance)
        match.answer(question.id, answer)
        stale.append(question.id)


@every_case
def test_a_refused_answer_leaves_the_way_forward_open(case: Case) -> None:
    match = case.match(KEY)
    question = match.table.questions[0]
    match.answer(question.id, next(question.answers()))
    after = digest(match.table)
    match.undo(0, by=question.seat, consent=range(case.seats))
    again = match.table.questions[0]
    with pytest.raises(IllegalAnswer):
        match.answer(again.id, None)
    match.redo(by=question.seat)
    assert digest(match.table) == after


@every_case
def test_a_closed_match_takes_no_more_answers(case: Case) -> None:
    match: Match[Any] = case.match(KEY)
    match.close()
    entries, before = list(match.entries), digest(match.table)
    question = match.table.questions[0]
    with pytest.raises(BadRecord) as refused:
        match.answer(question.id, next(question.answers()))
    assert refused.value.field == "seal"
    assert (match.entries, digest(match.table)) == (entries, before)


@every_case
def test_impossible_undos_are_refused_and_change_nothing(case: Case) -> None:
    match = case.match(KEY)
    question = match.table.questions[0]
    match.answer(question.id, next(question.answers()))
    entries, before = list(match.entries), digest(match.table)
    for to in (-1, 1, 2, 1000):
        with pytest.raises(UndoRefused) as refused:
            match.undo(to, by=0, consent=range(case.seats))
        assert refused.value.field == "to"
    with pytest.raises(UndoRefused) as refused:
        match.redo(by=0, consent=range(case.seats))
    assert refused.value.field == "redo"
    for step in (-1, 2, 1000):
        with pytest.raises(UndoRefused) as refused:
            match.at(step)
        assert refused.value.field == "step"
        with pytest.raises(UndoRefused) as refused:
            match.branch(step, KEY)
        assert refused.value.field == "after"
    assert (match.entries, digest(match.table)) == (entries, before)
