"""Games that people end, and which log entries count after things were taken back."""

from __future__ import annotations

import msgspec
import pytest

from tafelrunde.table import BadRecord, Match, Refusal
from tafelrunde.table.bookmark import Bookmark
from tafelrunde.table.record import Ended, Header, Opening, Resigned
from tests.table.playing import begin, play_on
from tests.table.siege import GAME
from tests.table.siege_rules import State


def woken(match: Match[State]) -> Match[State]:
    """Wake the match from a bookmark of its present position, as a server does."""
    mark = match.bookmark()
    assert mark is not None
    again = msgspec.json.decode(msgspec.json.encode(mark), type=Bookmark)
    header, opening = match.entries[:2]
    assert isinstance(header, Header)
    assert isinstance(opening, Opening)
    return Match.wake(GAME, header, opening, again, [])


def refused(work: object) -> str:
    """Give the key of a refusal."""
    with pytest.raises(Refusal) as refusal:
        work()  # type: ignore[operator]
    return refusal.value.key


def test_who_gives_up_comes_last_also_after_a_whole_game() -> None:
    match = begin()
    play_on(match, 3)
    match.resign(1)
    assert not match.over
    assert match.outcome is None
    play_on(match)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.ranks[1] == 3
    assert Match.fold(GAME, match.entries).outcome == match.outcome


def test_the_last_one_left_wins() -> None:
    match = begin()
    match.resign(0)
    match.resign(2)
    match.end("resigned", 2)
    assert match.outcome is not None
    assert match.outcome.ranks == (2, 1, 2)
    assert match.entries[-3:] == [Resigned(0), Resigned(2), Ended("resigned", 2)]


def test_stopping_needs_everybody_who_still_plays() -> None:
    match = begin()
    match.resign(2)
    assert refused(lambda: match.end("aborted", 0)) == "no-consent"
    assert match.ended is None
    match.end("aborted", 0, {1})
    assert match.outcome is None
    assert refused(lambda: match.resign(0)) == "game-over"
    assert refused(lambda: match.end("aborted", 0, {1, 2})) == "game-over"
    question = match.table.questions[0]
    assert refused(lambda: match.answer(question.id, 0)) == "game-over"


def test_a_draw_only_where_victory_can_be_shared() -> None:
    assert not GAME.shares_victory
    match = begin()
    assert refused(lambda: match.end("drawn", 0, {1, 2})) == "no-draw"


def test_an_end_is_remembered_by_a_bookmark() -> None:
    match = begin()
    play_on(match, 4)
    match.resign(1)
    match.end("deserted")
    again = woken(match)
    assert (again.resigned, again.ended) == ((1,), Ended("deserted"))
    with pytest.raises(BadRecord):
        Match.fold(GAME, [*match.entries, Resigned(0)])


def test_entries_that_were_taken_back_are_void_until_they_count_again() -> None:
    match = begin()
    play_on(match, 6)
    numbers = [moment.number for moment in match.moments]
    assert numbers == [3, 4, 5, 6, 7, 8]
    match.undo(4, 0, {0, 1, 2})
    assert match.void == {7, 8}
    match.redo(0, {0, 1, 2})
    assert match.void == {8}
    assert [moment.number for moment in match.moments] == [3, 4, 5, 6, 7]
    play_on(match, 1)
    assert match.void == {8}
    # Answer, undo and redo each took a number.
    assert match.moments[-1].number == 11
    assert Match.fold(GAME, match.entries).void == {8}
    assert woken(match).void == {8}
