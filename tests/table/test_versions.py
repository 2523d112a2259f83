"""Rules that change: old games go on under new rules if every line is still legal, and say so."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest

from tafelrunde.table import BadRecord, Event, Match
from tafelrunde.table.record import Entry, Revised, read, write
from tests.table.playing import KEY, NEXT_KEY, begin, play_on
from tests.table.siege import GAME, SiegeGame


class Mended(SiegeGame):
    """The same game after a small fix."""

    version = 2
    reads: ClassVar[frozenset[int]] = frozenset({1})


class MendedAgain(SiegeGame):
    """After another one."""

    version = 3
    reads: ClassVar[frozenset[int]] = frozenset({1, 2})


class Rewritten(SiegeGame):
    """A new edition: nothing of old is as it was."""

    version = 4


class Stricter(Mended):
    """A fix that forbids what was allowed before."""

    seats = range(4, 5)


def old_game(answers: int = 5) -> list[Entry]:
    """Give the lines of a game under the first version, through the file format."""
    match = begin()
    play_on(match, answers)
    return read([write(entry) for entry in match.entries])


def test_an_old_game_goes_on_and_its_log_says_so() -> None:
    old = old_game()
    match = Match.fold(Mended(), old)
    assert match.rules == 1, "reading alone changes nothing"
    assert match.entries == old
    match.go_on(KEY)
    assert match.entries == [*old, Revised(2)]
    assert (match.rules, match.header.rules) == (2, 1)
    play_on(match, 2)
    lines = [write(entry) for entry in match.entries]
    assert lines[len(old)] == '{"type":"rules","rules":2}'
    again = Match.fold(Mended(), read(lines))
    assert again.rules == 2
    again.go_on(KEY)
    assert len(again.entries) == len(lines), "said once"


def test_a_new_seal_is_a_new_beginning_too() -> None:
    match = Match.fold(Mended(), old_game())
    match.reseal(NEXT_KEY)
    assert Revised(2) in match.entries


def test_a_game_under_its_own_rules_says_nothing() -> None:
    match = Match.fold(GAME, old_game())
    match.go_on(KEY)
    match.reseal(NEXT_KEY)
    assert not [entry for entry in match.entries if isinstance(entry, Revised)]


def test_several_versions_follow_each_other() -> None:
    match = Match.fold(Mended(), old_game())
    match.go_on(KEY)
    play_on(match, 1)
    later = Match.fold(MendedAgain(), match.entries)
    assert later.rules == 2
    later.go_on(KEY)
    assert later.rules == 3
    assert [entry for entry in later.entries if isinstance(entry, Revised)] == [
        Revised(2),
        Revised(3),
    ]


def test_an_edition_that_does_not_read_it_refuses() -> None:
    with pytest.raises(BadRecord, match="is siege 1, not siege 4") as refused:
        Match.fold(Rewritten(), old_game())
    assert (refused.value.field, refused.value.key) == ("line 1", "other-game")


def test_an_older_server_refuses_a_game_that_went_on_without_it() -> None:
    match = Match.fold(Mended(), old_game())
    match.go_on(KEY)
    with pytest.raises(BadRecord, match="is siege 2, not siege 1") as refused:
        Match.fold(GAME, match.entries)
    assert (refused.value.field, refused.value.key) == ("line 8", "other-game")


@pytest.mark.parametrize("rules", [1, 0, -1, 3])
def test_versions_only_grow_and_only_to_one_that_is_read(rules: int) -> None:
    with pytest.raises(BadRecord) as refused:
        Match.fold(Mended(), [*old_game(), Revised(rules)])
    assert refused.value.field == "line 8"


def test_a_line_that_is_no_longer_legal_is_named() -> None:
    with pytest.raises(BadRecord) as refused:
        Match.fold(Stricter(), old_game())
    assert refused.value.field == "line 1"


def test_a_bookmark_of_older_rules_is_not_gone_on_from() -> None:
    match = begin()
    play_on(match, 4)
    bookmark = match.bookmark()
    assert bookmark is not None
    assert bookmark.rules == 1
    header, opening = match.entries[:2]
    with pytest.raises(BadRecord) as refused:
        Match.wake(Mended(), header, opening, bookmark, [])  # type: ignore[arg-type]
    assert (refused.value.field, refused.value.key) == ("bookmark", "other-game")


def test_a_bookmark_of_the_new_rules_is() -> None:
    match = Match.fold(Mended(), old_game())
    match.go_on(KEY)
    bookmark = match.bookmark()
    assert bookmark is not None
    header, opening = match.entries[:2]
    woken = Match.wake(Mended(), header, opening, bookmark, [])  # type: ignore[arg-type]
    assert woken.rules == 2
    woken.go_on(KEY)
    assert len(woken.entries) == 2, "the log has it already"


def test_bookmarks_from_before_they_named_their_rules() -> None:
    match = begin()
    play_on(match, 4)
    made = match.bookmark()
    assert made is not None
    old = msgspec.structs.replace(made, rules=0)
    header, opening = match.entries[:2]
    woken = Match.wake(GAME, header, opening, old, [])  # type: ignore[arg-type]
    assert woken.rules == 1
    with pytest.raises(BadRecord):
        Match.wake(Mended(), header, opening, old, [])  # type: ignore[arg-type]


def test_a_branch_of_an_old_game_says_what_it_goes_on_under() -> None:
    match = Match.fold(Mended(), old_game())
    branch = match.branch(3, NEXT_KEY)
    assert branch.header.rules == 1
    assert Revised(2) in branch.entries
    heard: list[Event] = []
    question = branch.table.questions[0]
    branch.answer(question.id, next(iter(question.answers())), heard.append)
    assert Match.fold(Mended(), branch.entries).rules == 2
