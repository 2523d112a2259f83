"""Undo and redo: free for one's own decision, else with consent; nothing leaves the log."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from tafelrunde.table import IllegalAnswer, Match, UndoRefused, UnknownQuestion, digest
from tafelrunde.table.record import Answered, Redone, Undone
from tests.table.playing import (
    EVERYBODY,
    KEY,
    answer,
    answers_of,
    begin,
    begin_holding,
    feast,
    play_on,
)
from tests.table.siege import GAME
from tests.table.siege_rules import ENDURE, FEAST, PARLEY, RAM, REST, State


def refuse_undo(match: Match[State], to: int, by: int, consent: Collection[int] = ()) -> str:
    """See an undo refused without effect; give the seats that would have to agree."""
    entries, before = list(match.entries), digest(match.table)
    with pytest.raises(UndoRefused) as refused:
        match.undo(to, by, consent)
    assert (refused.value.field, refused.value.key) == ("consent", "no-consent")
    assert (match.entries, digest(match.table)) == (entries, before)
    return str(refused.value.details["seats"])


def test_ones_own_last_decision_is_taken_back_freely() -> None:
    match = begin()
    before = digest(match.table)
    answer(match, 0, "act", PARLEY)
    assert match.concerned(0, by=0) == frozenset()
    entry = match.undo(0, by=0)
    assert entry == match.entries[-1] == Undone(0, 0)
    assert digest(match.table) == before


def test_several_decisions_of_ones_own_are_taken_back_freely() -> None:
    match = begin()
    before = digest(match.table)
    answer(match, 0, "act", PARLEY)
    answer(match, 0, "parley", (1, 2))
    match.undo(0, by=0)
    assert digest(match.table) == before


def test_somebody_elses_decision_needs_consent() -> None:
    match = begin()
    answer(match, 0, "act", PARLEY)
    answer(match, 0, "parley", (1, 2))
    assert refuse_undo(match, 1, by=2) == "1"
    assert refuse_undo(match, 1, by=1, consent=(1, 2)) == "1"
    assert match.undo(1, by=2, consent=(0,)) == Undone(1, 2, (0,))
    assert [question.prompt for question in match.table.questions] == ["parley"]


def test_going_back_behind_others_needs_everybody_who_decided() -> None:
    match = begin_holding(RAM)
    answer(match, 0, "act", RAM)
    answer(match, 1, "react", ENDURE)
    if match.table.questions[0].prompt == "burn":
        question = match.table.questions[0]
        answer(match, 1, "burn", next(question.answers()))
    assert refuse_undo(match, 0, by=0) == "2"
    match.undo(0, by=0, consent=(1,))
    assert match.steps == 0


def test_a_drawn_card_makes_undo_everybodys_business() -> None:
    match = begin()
    answer(match, 0, "act", REST)
    assert match.concerned(0, by=0) == {1, 2}
    assert refuse_undo(match, 0, by=0) == "2, 3"
    assert refuse_undo(match, 0, by=0, consent=(1,)) == "3"
    assert match.undo(0, by=0, consent=(2, 1)) == Undone(0, 0, (1, 2))


def test_a_revealed_secret_makes_undo_its_owners_business() -> None:
    match = begin_holding(FEAST)
    feast(match)
    answer(match, 2, "bid", 1)
    answer(match, 1, "bid", 1)
    assert match.concerned(4, by=1) == frozenset(), "nobody has seen a bid yet"
    answer(match, 0, "bid", 1)
    assert match.concerned(3, by=0) == {1, 2}


def test_a_secret_answer_is_taken_back_while_others_think() -> None:
    match = begin_holding(FEAST)
    feast(match)
    answer(match, 1, "bid", 3)
    match.undo(3, by=1)
    assert {question.seat for question in match.table.questions} == {0, 1, 2}
    answer(match, 1, "bid", 0)
    assert match.table.answers == {1: 0}


def test_redo_brings_back_answer_and_chance() -> None:
    match = begin()
    entry = answer(match, 0, "act", REST)
    after = digest(match.table)
    match.undo(0, by=0, consent=EVERYBODY)
    drawn = match.drawn
    assert match.redo(by=0) == match.entries[-1] == Redone(0)
    assert digest(match.table) == after
    again = match.moments[-1].entry
    assert isinstance(again, Answered)
    assert (again.answer, again.chance) == (entry.answer, entry.chance)
    assert match.drawn == drawn, "no new outcome was drawn"


def test_redo_needs_the_seat_that_gave_the_answer() -> None:
    match = begin()
    answer(match, 0, "act", PARLEY)
    match.undo(0, by=0)
    with pytest.raises(UndoRefused) as refused:
        match.redo(by=1)
    assert refused.value.details["seats"] == "1"
    assert match.redo(by=1, consent=(0,)) == Redone(1, (0,))


def test_redo_goes_one_answer_at_a_time_in_the_old_order() -> None:
    match = begin()
    play_on(match, 4)
    answers = answers_of(match)
    match.undo(2, by=0, consent=EVERYBODY)
    match.undo(0, by=0, consent=EVERYBODY)
    for _ in range(4):
        match.redo(by=0, consent=EVERYBODY)
    assert answers_of(match) == answers
    with pytest.raises(UndoRefused) as refused:
        match.redo(by=0, consent=EVERYBODY)
    assert (refused.value.field, refused.value.key) == ("redo", "nothing-undone")


def test_a_new_answer_ends_the_chance_to_redo() -> None:
    match = begin()
    answer(match, 0, "act", PARLEY)
    match.undo(0, by=0)
    answer(match, 0, "act", REST)
    with pytest.raises(UndoRefused):
        match.redo(by=0, consent=EVERYBODY)


def test_a_refused_answer_does_not() -> None:
    match = begin()
    answer(match, 0, "act", PARLEY)
    match.undo(0, by=0)
    with pytest.raises(IllegalAnswer):
        answer(match, 0, "act", ENDURE)
    match.redo(by=0)
    assert [question.prompt for question in match.table.questions] == ["parley"]


def test_taking_back_does_not_bring_another_card_for_the_same_answer() -> None:
    """Redo repeats the outcome; a new answer draws the next one. Both are in the log."""
    match = begin()
    first = answer(match, 0, "act", REST)
    match.undo(0, by=0, consent=EVERYBODY)
    second = answer(match, 0, "act", REST)
    answered = [entry for entry in match.entries if isinstance(entry, Answered)]
    assert answered == [first, second]
    assert second.question > first.question
    assert match.live is not None
    assert match.live.drawn == 11


def test_old_questions_are_dead_after_undo_and_redo() -> None:
    match = begin()
    answer(match, 0, "act", PARLEY)
    match.undo(0, by=0)
    assert [question.id for question in match.table.questions] == [3]
    for old in (1, 2):
        with pytest.raises(UnknownQuestion):
            match.answer(old, REST)
    match.redo(by=0)
    assert [question.id for question in match.table.questions] == [4]
    with pytest.raises(UnknownQuestion):
        match.answer(3, REST)


@pytest.mark.parametrize("to", [-1, 3, 4, 100])
def test_an_undo_to_nowhere_is_refused(to: int) -> None:
    match = begin()
    play_on(match, 3)
    with pytest.raises(UndoRefused) as refused:
        match.undo(to, by=0, consent=EVERYBODY)
    assert (refused.value.field, refused.value.key) == ("to", "bad-undo")
    with pytest.raises(UndoRefused):
        match.concerned(to, by=0)


def test_the_log_only_grows() -> None:
    match = begin(KEY)
    play_on(match, 6)
    entries = list(match.entries)
    match.undo(1, by=0, consent=EVERYBODY)
    match.redo(by=0, consent=EVERYBODY)
    play_on(match, 2, seed=2)
    assert match.entries[: len(entries)] == entries
    assert [type(entry) for entry in match.entries[len(entries) :]] == [
        Undone,
        Redone,
        Answered,
        Answered,
    ]
    assert digest(Match.fold(GAME, match.entries).table) == digest(match.table)


def test_a_finished_game_can_be_taken_back_too() -> None:
    match = begin()
    play_on(match)
    assert match.table.over
    match.undo(match.steps - 1, by=0, consent=EVERYBODY)
    assert not match.table.over
    match.redo(by=0, consent=EVERYBODY)
    assert match.table.over
