"""Frames: immutable, named steps, plain data."""

from __future__ import annotations

import msgspec
import pytest

from tests.table.siege_rules import Assault, Siege


def test_a_frame_begins_at_its_start() -> None:
    assert Assault(0, 1).step == "start"


def test_at_changes_a_copy() -> None:
    frame = Assault(0, 1)
    later = frame.at("strike", victim=2)
    assert (later.step, later.seat, later.victim) == ("strike", 0, 2)
    assert frame == Assault(0, 1)


def test_a_frame_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Assault(0, 1).victim = 2  # type: ignore[misc]


def test_frames_are_told_apart_by_name() -> None:
    text = msgspec.json.encode([Siege(turn=4), Assault(0, 1, step="strike")])
    frames = msgspec.json.decode(text, type=list[Siege | Assault])
    assert frames == [Siege(turn=4), Assault(0, 1, step="strike")]
