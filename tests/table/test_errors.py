"""Refusals: always which field, and why."""

from __future__ import annotations

import pickle

import pytest

from tafelrunde.table import (
    BadRecord,
    BadSetup,
    ChanceExhausted,
    IllegalAnswer,
    Refusal,
    UndoRefused,
    UnknownQuestion,
)

KINDS = (BadRecord, BadSetup, ChanceExhausted, IllegalAnswer, UndoRefused, UnknownQuestion)


@pytest.mark.parametrize("kind", KINDS)
def test_a_refusal_names_field_key_reason_and_details(kind: type[Refusal]) -> None:
    refusal = kind("seats", "bad-seats", "there are too many", said="9", most=4)
    assert isinstance(refusal, Refusal)
    assert (refusal.field, refusal.key) == ("seats", "bad-seats")
    assert refusal.reason == "there are too many"
    assert refusal.details == {"said": "9", "most": 4}
    assert str(refusal) == "seats: there are too many"


@pytest.mark.parametrize("kind", KINDS)
def test_a_refusal_survives_the_way_between_two_processes(kind: type[Refusal]) -> None:
    refusal = kind("seats", "bad-seats", "there are too many", said="9", most=4)
    again = pickle.loads(pickle.dumps(refusal))
    assert type(again) is kind
    assert vars(again) == vars(refusal)
    assert str(again) == str(refusal)
