"""Bookmarks: a long game wakes up without folding its whole log."""

from __future__ import annotations

import msgspec
import pytest

from tafelrunde.table import BadRecord, Match, Refusal, UndoRefused, digest
from tafelrunde.table.bookmark import Bookmark
from tafelrunde.table.record import Entry, Opening
from tests.table.playing import (
    EVERYBODY,
    KEY,
    NEXT_KEY,
    answer,
    begin,
    begin_holding,
    feast,
    play_on,
)
from tests.table.siege import GAME
from tests.table.siege_rules import FEAST, PARLEY, State


def mark(match: Match[State]) -> Bookmark:
    """Set a bookmark."""
    bookmark = match.bookmark()
    assert bookmark is not None
    return bookmark


def wake(match: Match[State], bookmark: Bookmark, tail: list[Entry]) -> Match[State]:
    """Wake a match from a bookmark that was stored as text."""
    opening = match.entries[1]
    assert isinstance(opening, Opening)
    stored = msgspec.json.decode(msgspec.json.encode(bookmark), type=Bookmark)
    return Match.wake(GAME, match.header, opening, stored, tail)


def test_a_bookmark_knows_its_place_in_the_log() -> None:
    match = begin()
    play_on(match, 5)
    bookmark = mark(match)
    assert (bookmark.entries, bookmark.answers) == (7, 5) == (match.length, match.steps)
    assert (bookmark.drawn, bookmark.seal) == (match.drawn, match.header.seal)


def test_a_woken_match_counts_what_sleeps() -> None:
    match = begin()
    play_on(match, 5)
    woken = wake(match, mark(match), [])
    assert digest(woken.table) == digest(match.table)
    assert (woken.length, woken.steps, woken.base) == (7, 5, 5)
    assert woken.moments == []
    assert woken.live is None


def test_a_woken_match_goes_on_with_its_key() -> None:
    match = begin()
    play_on(match, 5)
    woken = wake(match, mark(match), [])
    woken.go_on(KEY)
    play_on(woken, seed=3)
    play_on(match, seed=3)
    assert woken.entries[2:] == match.entries[7:]
    assert digest(woken.table) == digest(match.table)


def test_the_tail_after_a_bookmark_is_folded() -> None:
    match = begin()
    play_on(match, 5)
    bookmark = mark(match)
    play_on(match, 4, seed=2)
    match.undo(7, by=0, consent=EVERYBODY)
    match.redo(by=0, consent=EVERYBODY)
    match.reseal(NEXT_KEY)
    play_on(match, 1, seed=3)
    woken = wake(match, bookmark, match.entries[bookmark.entries :])
    assert digest(woken.table) == digest(match.table)
    assert woken.table.questions == match.table.questions
    assert (woken.length, woken.steps) == (match.length, match.steps)
    assert (woken.drawn, woken.seal) == (match.drawn, match.seal)
    for step in range(5, match.steps + 1):
        assert digest(woken.at(step)) == digest(match.at(step))
    for step in range(6, match.steps + 1):
        assert woken.events(step) == match.events(step)


def test_a_bookmark_in_a_later_chapter_keeps_its_seal() -> None:
    match = begin()
    play_on(match, 4)
    match.reseal(NEXT_KEY)
    play_on(match, 3, seed=2)
    woken = wake(match, mark(match), [])
    assert woken.seal == match.seal != match.header.seal
    with pytest.raises(BadRecord):
        woken.go_on(KEY)
    woken.go_on(NEXT_KEY)
    length = match.length
    play_on(woken, seed=3)
    play_on(match, seed=3)
    assert woken.entries[2:] == match.entries[length:]


def test_secret_answers_sleep_well() -> None:
    match = begin_holding(FEAST)
    feast(match)
    answer(match, 1, "bid", 2)
    woken = wake(match, mark(match), [])
    assert woken.table.answers == {1: 2}
    assert {question.seat for question in woken.table.questions} == {0, 2}


def test_there_is_no_bookmark_while_redo_is_possible() -> None:
    match = begin()
    answer(match, 0, "act", PARLEY)
    match.undo(0, by=0)
    assert match.bookmark() is None
    match.redo(by=0)
    assert match.bookmark() is not None


def test_what_sleeps_cannot_be_undone_seen_or_branched_from() -> None:
    match = begin()
    play_on(match, 5)
    woken = wake(match, mark(match), [])
    woken.go_on(KEY)
    play_on(woken, 2, seed=2)
    for call in (
        lambda: woken.undo(4, by=0, consent=EVERYBODY),
        lambda: woken.concerned(4, by=0),
        lambda: woken.at(4),
        lambda: woken.events(5),
        lambda: woken.branch(4, KEY),
        lambda: woken.branch(6, KEY),
    ):
        with pytest.raises(UndoRefused):
            call()
    woken.undo(5, by=0, consent=EVERYBODY)
    assert digest(woken.table) == digest(match.table)


def test_a_tail_that_goes_back_behind_its_bookmark_is_refused() -> None:
    match = begin()
    play_on(match, 5)
    bookmark = mark(match)
    match.undo(2, by=0, consent=EVERYBODY)
    with pytest.raises(Refusal):
        wake(match, bookmark, match.entries[bookmark.entries :])


def test_undo_in_a_woken_match_concerns_the_right_seats() -> None:
    match = begin()
    play_on(match, 5)
    woken = wake(match, mark(match), [])
    woken.go_on(KEY)
    play_on(woken, 4, seed=2)
    play_on(match, 4, seed=2)
    for to in range(5, 9):
        for by in EVERYBODY:
            assert woken.concerned(to, by) == match.concerned(to, by)


def test_a_bookmark_of_another_form_is_refused() -> None:
    match = begin()
    play_on(match, 3)
    bookmark = match.bookmark()
    assert bookmark is not None
    old = msgspec.structs.replace(bookmark, shape=bookmark.shape - 1)
    opening = match.entries[1]
    assert isinstance(opening, Opening)
    with pytest.raises(BadRecord) as refused:
        Match.wake(GAME, match.header, opening, old, ())
    assert refused.value.key == "other-shape"
