"""Snapshots: whole positions as JSON, refused when they are none."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from tafelrunde.table import (
    BadRecord,
    Number,
    SearchChance,
    Table,
    UnknownQuestion,
    digest,
    load,
    save,
)
from tests.table.siege import GAME
from tests.table.siege_rules import Feast, Siege, State, Turn


def feasting() -> Table[State]:
    """Give a position in the middle of a secret bid: two frames deep, one answer in."""
    state = GAME.start(3, chance=SearchChance(1)).state
    table = Table(
        GAME, state, [Siege(turn=1, step="next_turn"), Turn(0, step="end"), Feast(0, step="ask")]
    )
    table.run()
    table.answer(table.questions[1].id, 2)
    return table


def test_a_snapshot_names_its_parts() -> None:
    saved = save(feasting())
    assert set(saved) == {
        "state",
        "stack",
        "questions",
        "answers",
        "asked",
        "given",
        "asides",
    }
    assert saved["answers"] == {"1": 2}
    assert [frame["type"] for frame in saved["stack"]] == ["Siege", "Turn", "Feast"]


def test_a_secret_bid_survives_saving() -> None:
    table = feasting()
    again = load(GAME, json.loads(json.dumps(save(table))), SearchChance(2))
    assert again.answers == {1: 2}
    assert again.questions == table.questions
    assert all(type(question) is Number for question in again.questions)
    for question in again.questions:
        again.answer(question.id, 1)
    assert again.state.coins == [3, 1, 3]


def test_a_loaded_position_has_its_own_ids_and_refuses_old_ones() -> None:
    table = feasting()
    again = load(GAME, save(table))
    assert again.asked == table.asked
    with pytest.raises(UnknownQuestion):
        again.answer(table.asked - 1, 2)


@pytest.mark.parametrize("part", ["state", "stack", "questions", "answers", "asked"])
def test_a_missing_part_is_named(part: str) -> None:
    saved = save(feasting())
    del saved[part]
    with pytest.raises(BadRecord, match=f"'{part}' is missing") as refused:
        load(GAME, saved)
    assert (refused.value.field, refused.value.key) == ("snapshot", "bad-snapshot")


@pytest.mark.parametrize(
    ("part", "wrong", "said"),
    [
        ("state", {}, "seats"),
        ("state", None, "object"),
        ("stack", {}, "array"),
        ("stack", [{"type": "Nonsense"}], "Nonsense"),
        ("stack", [{"type": "Turn"}], "seat"),
        ("stack", [{"type": "Turn", "seat": "one"}], "seat"),
        ("questions", [{"type": "Choice", "id": 1}], "seat"),
        ("questions", [{"type": "Riddle"}], "Riddle"),
        ("answers", {"one": 1}, "int"),
        ("answers", {"1": [0.5]}, "int"),
        ("asked", "many", "int"),
    ],
)
def test_a_wrong_part_is_refused_with_its_field(part: str, wrong: Any, said: str) -> None:
    saved = save(feasting()) | {part: wrong}
    with pytest.raises(BadRecord, match=said) as refused:
        load(GAME, saved)
    assert (refused.value.field, refused.value.key) == ("snapshot", "bad-snapshot")


def test_the_digest_tells_positions_apart() -> None:
    table = feasting()
    same = table.clone()
    assert digest(same) == digest(table)
    changes = []
    for change in ("state", "stack", "questions", "answers"):
        other = table.clone()
        if change == "state":
            other.state.bank += 1
        elif change == "stack":
            other.stack[-2] = Turn(1, step="end")
        elif change == "questions":
            other.questions = other.questions[:1]
        else:
            other.answers = {1: 3}
        changes.append(digest(other))
    assert len({digest(table), *changes}) == 5


def test_question_ids_do_not_count_in_the_digest() -> None:
    table = feasting()
    before = digest(table)
    table.renumber(100)
    assert digest(table) == before


def test_the_order_of_secret_answers_does_not_count_in_the_digest() -> None:
    digests = set()
    for order in ((0, 1), (1, 0)):
        table = Table(GAME, GAME.start(3, chance=SearchChance(1)).state, [Feast(0, step="ask")])
        table.run()
        questions = table.questions
        for seat in order:
            table.answer(questions[seat].id, 1)
        digests.add(digest(table))
    assert len(digests) == 1


def test_a_snapshot_of_a_finished_game() -> None:
    table = GAME.start(2, chance=SearchChance(1))
    while not table.over:
        question = table.questions[0]
        table.answer(question.id, question.sample(table.chance))
    again = load(GAME, msgspec.json.decode(msgspec.json.encode(save(table))))
    assert again.over
    assert GAME.outcome(again.state) == GAME.outcome(table.state)
