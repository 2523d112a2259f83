"""Things a match once let through and must not: old keys, foreign seats, free looks."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tafelrunde.games.registry import find
from tafelrunde.table import BadRecord, Match, UndoRefused

GAME = find("westeros_intrigue")
KEY = bytes(32)


def begun(answers: int = 3) -> Match[Any]:
    match = Match.start(GAME, ["Anna", "Ben"], {}, KEY)
    for _ in range(answers):
        question = match.table.questions[0]
        match.answer(question.id, next(question.answers()))
    return match


def test_a_published_key_is_not_taken_up_again() -> None:
    match = begun()
    match.close()
    folded = Match.fold(GAME, match.entries)
    with pytest.raises(BadRecord, match="published"):
        folded.go_on(KEY)
    folded.reseal(bytes([1]) * 32)
    folded.answer(folded.table.questions[0].id, next(folded.table.questions[0].answers()))


def test_only_seats_of_the_table_undo() -> None:
    match = begun()
    with pytest.raises(UndoRefused, match="by: "):
        match.undo(2, by=7)
    assert match.steps == 3


def test_a_wrong_header_is_the_fault_of_line_1() -> None:
    entries = begun().entries
    header = msgspec.structs.replace(entries[0], players=("Anna",))
    with pytest.raises(BadRecord, match="line 1: "):
        Match.fold(GAME, [header, *entries[1:]])


def test_a_card_that_lies_itself_makes_undo_its_owners_business() -> None:
    match = Match.start(GAME, ["Anna", "Ben"], {"rounds": 1, "forced": "auto"}, (4).to_bytes(32))
    found = False
    while match.table.questions:
        before = len(match.table.state.placed)
        question = match.table.questions[0]
        seat = question.seat
        match.answer(question.id, next(question.answers()))
        if match.table.questions and len(match.table.state.placed) > before + 1:
            found = True
            assert match.concerned(match.steps - 1, seat)
    assert found
