"""The command line speaks both languages completely, and shades no other word."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import tafelrunde.cli

ROOMS = (
    "tafelrunde.cli",
    "tafelrunde.games",
    "tafelrunde.games.westeros_intrigue",
    "tafelrunde.games.dominion",
    "tafelrunde.games.risk",
    "tafelrunde.games.iron_throne",
)
ROOM = Path(tafelrunde.cli.__file__).parent


class Gaps(Visitor):
    """Collects the names of a message's gaps."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def messages(room: str, language: str) -> dict[str, set[str]]:
    text = files(room).joinpath("locale", f"{language}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            gaps = Gaps()
            gaps.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = gaps.names
    return found


def test_both_languages_have_the_same_keys_and_gaps() -> None:
    assert messages("tafelrunde.cli", "de") == messages("tafelrunde.cli", "en")


@pytest.mark.parametrize("room", ROOMS[1:])
def test_no_key_is_said_twice(room: str) -> None:
    assert not messages("tafelrunde.cli", "de").keys() & messages(room, "de").keys()


def test_every_key_is_used() -> None:
    source = "".join(path.read_text() for path in ROOM.rglob("*.py"))
    said = set(re.findall(r"""["']([a-z-]+)["']""", source))
    built = ("refusal-", "ended-", "wi-", "dom-", "risk-", "throne-")
    built += ("short-", "look-", "player-")
    known = messages("tafelrunde.cli", "de").keys()
    assert [key for key in known - said if not key.startswith(built)] == []


def test_every_said_key_exists() -> None:
    ours = [path for path in ROOM.rglob("*.py") if path.stem not in ("scenario", "simulate")]
    source = "".join(path.read_text() for path in ours)
    said = set(re.findall(r"""text\(\s*["']([a-z-]+)["']""", source))
    known = {key for room in ROOMS for key in messages(room, "en")}
    assert said - known == set()
