"""Records: one JSON line an entry; lines that are none are refused by their number."""

from __future__ import annotations

import json

import msgspec
import pytest

from tafelrunde.table import BadRecord, Match, digest
from tafelrunde.table.record import (
    FORMAT,
    Answered,
    Entry,
    Header,
    Opened,
    Opening,
    Redone,
    Sealed,
    Undone,
    header_of,
    read,
    write,
)
from tests.table.playing import EVERYBODY, KEY, begin, finished, play_on
from tests.table.siege import GAME
from tests.table.siege_rules import State

HEADER = Header(FORMAT, "siege", 1, ("Arya", "Bran"), {"walls": 3}, "00ff")


@pytest.mark.parametrize(
    ("entry", "line"),
    [
        (
            HEADER,
            '{"type":"header","format":1,"game":"siege","rules":1,"players":["Arya","Bran"],'
            '"options":{"walls":3},"seal":"00ff"}',
        ),
        (Opening((3, (1, 0))), '{"type":"opening","chance":[3,[1,0]]}'),
        (Answered(1, 7, 4), '{"type":"answer","seat":1,"question":7,"answer":4}'),
        (
            Answered(1, 7, (4, 5), (2, (0, 1))),
            '{"type":"answer","seat":1,"question":7,"answer":[4,5],"chance":[2,[0,1]]}',
        ),
        (Undone(3, 0), '{"type":"undo","to":3,"by":0}'),
        (Undone(3, 0, (1, 2)), '{"type":"undo","to":3,"by":0,"consent":[1,2]}'),
        (Redone(0), '{"type":"redo","by":0}'),
        (Sealed("00ff"), '{"type":"seal","seal":"00ff"}'),
        (Opened("0123"), '{"type":"key","key":"0123"}'),
    ],
)
def test_the_form_of_every_line(entry: Entry, line: str) -> None:
    assert write(entry) == line
    assert read([write(HEADER), line])[1] == entry


def test_a_branch_says_so_in_its_header() -> None:
    header = msgspec.structs.replace(HEADER, branched_after=4)
    assert json.loads(write(header))["branched_after"] == 4
    assert read([write(header)]) == [header]


def test_a_whole_game_survives_writing_and_reading() -> None:
    match = finished()
    entries = read([write(entry) for entry in match.entries])
    assert entries == match.entries
    assert digest(Match.fold(GAME, entries).table) == digest(match.table)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "nonsense",
        "{",
        "[]",
        "null",
        "{}",
        '{"type":"dance"}',
        '{"type":"answer","seat":0,"question":1}',
        '{"type":"answer","seat":0,"question":1,"answer":"4"}',
        '{"type":"answer","seat":0,"question":1,"answer":4.5}',
        '{"type":"answer","seat":0,"question":1,"answer":true}',
        '{"type":"answer","seat":0,"question":1,"answer":[[4]]}',
        '{"type":"answer","seat":0,"question":true,"answer":4}',
        '{"type":"answer","seat":0,"question":1,"answer":4,"chance":[0.5]}',
        '{"type":"undo","by":0}',
    ],
)
def test_a_bad_line_is_refused_by_its_number(line: str) -> None:
    good = [write(HEADER), write(Opening(()))]
    with pytest.raises(BadRecord) as refused:
        read([*good, line, *good])
    assert (refused.value.field, refused.value.key) == ("line 3", "bad-line")
    assert refused.value.reason


def test_a_record_starts_with_its_header() -> None:
    for lines in ([], [write(Opening(()))]):
        with pytest.raises(BadRecord) as refused:
            read(lines)
        assert (refused.value.field, refused.value.key) == ("line 1", "no-header")
    with pytest.raises(BadRecord, match="line 1"):
        header_of([Opening(())])


def test_another_format_is_refused() -> None:
    line = write(msgspec.structs.replace(HEADER, format=FORMAT + 1))
    with pytest.raises(BadRecord, match="format 2 is not format 1") as refused:
        read([line])
    assert (refused.value.field, refused.value.key) == ("format", "bad-format")


@pytest.mark.parametrize(("game", "rules"), [("chess", 1), ("siege", 2)])
def test_a_record_of_another_game_or_version_is_refused(game: str, rules: int) -> None:
    match = begin()
    header = msgspec.structs.replace(match.header, game=game, rules=rules)
    with pytest.raises(BadRecord, match=f"{game} {rules}, not siege 1") as refused:
        Match.fold(GAME, [header, *match.entries[1:]])
    assert (refused.value.field, refused.value.key) == ("line 1", "other-game")


def test_the_second_line_is_the_opening() -> None:
    match = begin()
    play_on(match, 1)
    for entries in ([match.entries[0]], [match.entries[0], match.entries[2]]):
        with pytest.raises(BadRecord) as refused:
            Match.fold(GAME, entries)
        assert (refused.value.field, refused.value.key) == ("line 2", "no-opening")


def test_header_and_opening_stand_at_the_top_only() -> None:
    match = begin()
    play_on(match, 2)
    for misplaced in match.entries[:2]:
        with pytest.raises(BadRecord) as refused:
            Match.fold(GAME, [*match.entries[:3], misplaced, *match.entries[3:]])
        assert (refused.value.field, refused.value.key) == ("line 4", "misplaced")


def tampered(match: Match[State], number: int, **changes: object) -> list[Entry]:
    """Give the entries of a match with one line (by number, from 1) changed."""
    entries = list(match.entries)
    entries[number - 1] = msgspec.structs.replace(entries[number - 1], **changes)
    return entries


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"question": 99}, "not-open"),
        ({"seat": 2}, "wrong-seat"),
        ({"answer": 99}, "not-an-option"),
        ({"answer": (5,)}, "not-a-number"),
        ({"chance": (0, 0, 0)}, "chance-left"),
    ],
)
def test_what_no_legal_game_could_have_written_is_refused_by_line(
    changes: dict[str, object], key: str
) -> None:
    match = begin()
    play_on(match, 6)
    with pytest.raises(BadRecord) as refused:
        Match.fold(GAME, tampered(match, 4, **changes))
    assert (refused.value.field, refused.value.key) == ("line 4", key)


@pytest.mark.parametrize(
    ("chance", "key"),
    [
        ((), "chance-missing"),
        ((0,) * 8, "chance-missing"),
        ((0,) * 10, "chance-left"),
        ((28, *(0,) * 8), "bad-chance"),
        (((1, 0), *(0,) * 8), "bad-chance"),
    ],
)
def test_an_opening_with_impossible_chance_is_refused(chance: object, key: str) -> None:
    match = begin()
    with pytest.raises(BadRecord) as refused:
        Match.fold(GAME, tampered(match, 2, chance=chance))
    assert (refused.value.field, refused.value.key) == ("line 2", key)


def test_an_undo_without_consent_is_refused_by_line() -> None:
    match = begin()
    play_on(match, 8)
    match.undo(2, by=0, consent=EVERYBODY)
    with pytest.raises(BadRecord) as refused:
        Match.fold(GAME, tampered(match, len(match.entries), consent=()))
    assert (refused.value.field, refused.value.key) == (f"line {len(match.entries)}", "no-consent")
    with pytest.raises(BadRecord) as refused:
        Match.fold(GAME, tampered(match, len(match.entries), to=8))
    assert refused.value.key == "bad-undo"


def test_a_redo_of_nothing_is_refused_by_line() -> None:
    match = begin(KEY)
    play_on(match, 1)
    with pytest.raises(BadRecord) as refused:
        Match.fold(GAME, [*match.entries, Redone(0)])
    assert (refused.value.field, refused.value.key) == ("line 4", "nothing-undone")
