"""Contract 3, the log: a position is always the fold of it; undo and redo are exact."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tafelrunde.table import (
    Auditor,
    Match,
    SearchChance,
    UndoRefused,
    UnknownQuestion,
    digest,
)
from tafelrunde.table.bookmark import Bookmark
from tafelrunde.table.record import Answered, Opening, read, write
from tests.contract.cases import CASES, Case, choose, every, every_case, glimpsed, open_questions
from tests.contract.restless import key_of, restless
from tests.contract.strata import strata

KEY = key_of("matches")
#: A whole log is folded whenever it has grown by about half.
SELDOM = 0.4


def folded(match: Match[Any], auditor: Auditor | None = None) -> Match[Any]:
    """Write a record, read it and fold it."""
    return Match.fold(match.game, read([write(entry) for entry in match.entries]), auditor)


def play(match: Match[Any], chance: SearchChance) -> Answered:
    """Answer one question at random."""
    question, answer = choose(match.table, chance)
    return match.answer(question.id, answer)


@every_case
def test_the_fold_of_the_log_is_the_live_position(case: Case) -> None:
    """After every line of the beginning; later, as every fold takes longer, ever more seldom."""
    for number, match in enumerate(restless(case, seed=1)):
        if not glimpsed(number, SELDOM) and match.live:
            continue
        again = folded(match)
        assert digest(again.table) == digest(match.table)
        assert again.table.asked == match.table.asked
        assert again.table.questions == match.table.questions
        assert again.table.asides == match.table.asides
        assert again.entries == match.entries
        assert [m.entry for m in again.undone] == [m.entry for m in match.undone]
        assert [m.touched for m in again.moments] == [m.touched for m in match.moments]


@every_case
def test_every_outcome_of_a_restless_match_can_be_checked(case: Case) -> None:
    for seed in range(2):
        *_, match = restless(case, seed)
        auditor = Auditor(match.header.seal)
        folded(match, auditor)
        auditor.finish()
        drawn = [
            outcome
            for entry in match.entries
            if isinstance(entry, Answered | Opening)
            for outcome in entry.chance
        ]
        assert drawn
        assert (auditor.checked, auditor.unchecked) == (len(drawn), 0)


@every_case
def test_question_ids_are_never_used_twice(case: Case) -> None:
    highest = 0
    before: set[int] = set()
    for match in restless(case, seed=2, rest=3):
        now = {question.id for question in open_questions(match.table)}
        new = now - before
        assert all(number > highest for number in new)
        highest = max(highest, *now, 0)
        before = now


@every_case
def test_whoever_decided_or_drew_since_has_to_agree(case: Case) -> None:
    """Who else, whose secrets came out, is found by other means in test_undo.py."""
    match = case.match(KEY)
    assert match.live is not None
    chance = SearchChance(1)
    everybody = set(range(case.seats))
    decided: list[int] = []
    drew: list[bool] = []
    while not match.table.over and len(decided) < 40:
        question, answer = choose(match.table, chance)
        drawn = match.live.drawn
        match.answer(question.id, answer)
        decided.append(question.seat)
        drew.append(match.live.drawn > drawn)
        for to in range(max(0, len(decided) - 5), len(decided)):
            at_least = everybody if any(drew[to:]) else set(decided[to:])
            for by in everybody:
                concerned = match.concerned(to, by)
                others = everybody - {by}
                assert concerned == {seat for seat in others if match.concerns(to, {seat})}
                assert at_least - {by} <= concerned <= everybody - {by}
    assert any(drew)
    assert not all(drew)


@every_case
def test_an_undo_needs_everybody_concerned_and_leads_back(case: Case) -> None:
    match = case.match(KEY)
    chance = SearchChance(2)
    everybody = set(range(case.seats))
    free = bound = 0
    while not match.table.over and match.steps < 120:
        before = digest(match.table)
        entry = play(match, chance)
        after = digest(match.table)
        entries = list(match.entries)
        last = match.steps - 1
        for by in everybody:
            for one in match.concerned(last, by):
                with pytest.raises(UndoRefused) as refused:
                    match.undo(last, by, consent=everybody - {one, by})
                assert refused.value.field == "consent"
                assert refused.value.details["seats"] == str(one + 1)
        assert (match.entries, digest(match.table)) == (entries, after)

        others = match.concerned(last, entry.seat)
        match.undo(last, entry.seat, consent=others)
        assert digest(match.table) == before
        match.redo(entry.seat)
        assert digest(match.table) == after
        free += not others
        bound += bool(others)
    assert free
    assert bound


@every_case
def test_undo_to_the_start_and_redo_is_identity(case: Case) -> None:
    match = case.match(KEY)
    chance = SearchChance(3)
    everybody = range(case.seats)
    # Whatever came apart between two looks would still be seen.
    digests = {0: digest(match.table)}
    while not match.table.over:
        play(match, chance)
        if glimpsed(match.steps) or match.table.over:
            digests[match.steps] = digest(match.table)
    answers = [msgspec.structs.replace(m.entry, question=0) for m in match.moments]
    match.undo(0, by=0, consent=everybody)
    assert digest(match.table) == digests[0]
    for step in range(1, len(answers) + 1):
        match.redo(by=0, consent=everybody)
        assert step not in digests or digest(match.table) == digests[step]
    assert [msgspec.structs.replace(m.entry, question=0) for m in match.moments] == answers
    assert {step: digest(match.at(step)) for step in digests} == digests
    with pytest.raises(UndoRefused):
        match.redo(by=0, consent=everybody)


@every_case
def test_answers_to_questions_from_before_an_undo_bounce(case: Case) -> None:
    match = case.match(KEY)
    chance = SearchChance(4)
    old = {question.id for question in match.table.questions}
    for _ in range(8):
        play(match, chance)
        old |= {question.id for question in match.table.questions}
    match.undo(3, by=0, consent=range(case.seats))
    entries, before = list(match.entries), digest(match.table)
    legal = next(match.table.questions[0].answers())
    for number in old:
        with pytest.raises(UnknownQuestion):
            match.answer(number, legal)
    assert (match.entries, digest(match.table)) == (entries, before)


@every_case
@pytest.mark.parametrize("after", [0, 7, None])
def test_a_branch_shares_the_beginning_and_then_goes_its_own_way(
    case: Case, after: int | None
) -> None:
    match = case.match(KEY)
    chance = SearchChance(5)
    for _ in range(12):
        play(match, chance)
    match.undo(9, by=0, consent=range(case.seats))
    for _ in range(3):
        play(match, chance)
    shared = len(match.moments) if after is None else after
    entries, before = list(match.entries), digest(match.table)

    branch = match.branch(shared, key_of("branch"))
    assert branch.header.branched_after == shared
    assert digest(branch.table) == digest(match.at(shared))
    while not branch.table.over:
        play(branch, chance)
    branch.close()
    assert (match.entries, digest(match.table)) == (entries, before)

    auditor = Auditor(branch.header.seal, foreign=True)
    again = folded(branch, auditor)
    auditor.finish()
    assert digest(again.table) == digest(branch.table)
    opening = match.entries[1]
    assert isinstance(opening, Opening)
    own = [entry.chance for entry in branch.entries if isinstance(entry, Answered)]
    assert auditor.unchecked == len(opening.chance) + sum(map(len, own[:shared]))
    assert auditor.checked == sum(map(len, own[shared:]))


@every_case
def test_events_told_again_are_the_events_of_the_time(case: Case) -> None:
    heard: list[Any] = []
    match = case.match(KEY, listener=heard.append)
    assert match.events(0) == heard
    chance = SearchChance(6)
    while not match.table.over:
        heard.clear()
        question, answer = choose(match.table, chance)
        match.answer(question.id, answer, heard.append)
        assert match.events(len(match.moments)) == heard


@every_case
def test_a_match_woken_from_a_bookmark_goes_on_like_one_that_never_slept(case: Case) -> None:
    match = case.match(KEY)
    chance = SearchChance(7)
    for _ in range(6):
        play(match, chance)
    bookmark = match.bookmark()
    assert bookmark is not None
    text = msgspec.json.encode(bookmark)
    marked = match.length
    for _ in range(3):
        play(match, chance)
    match.undo(7, by=0, consent=range(case.seats))
    match.redo(by=0, consent=range(case.seats))
    play(match, chance)

    opening = match.entries[1]
    assert isinstance(opening, Opening)
    woken = Match.wake(
        case.game,
        match.header,
        opening,
        msgspec.json.decode(text, type=Bookmark),
        read([write(entry) for entry in match.entries])[marked:],
    )
    woken.go_on(KEY)
    while True:
        assert digest(woken.table) == digest(match.table)
        assert woken.table.questions == match.table.questions
        assert (woken.length, woken.steps) == (match.length, match.steps)
        assert (woken.drawn, woken.seal) == (match.drawn, match.seal)
        if match.table.over:
            break
        entry = play(match, chance)
        assert woken.answer(entry.question, entry.answer) == entry
    assert woken.close() == match.close()
    assert woken.entries[2:] == match.entries[marked:]


@every([case for case in CASES if case.title.at_once])
def test_a_secret_answer_taken_back_leaves_no_trace(case: Case) -> None:
    withdrawn = 0
    for spot in strata(case):
        if len(spot.table.questions) < 2 or spot.question not in spot.table.questions:
            continue
        before = digest(spot.table)
        table = spot.table.clone()
        table.answer(spot.question.id, spot.answer)
        (given,) = [q for q in table.given if q.seat == spot.question.seat]
        assert digest(table) != before
        highest = table.asked
        table.withdraw(given.id)
        assert digest(table) == before, spot.name
        assert max(question.id for question in table.questions) > highest
        withdrawn += 1
    assert withdrawn > 1
