"""Passing, standing passes, "why?" and proposals at the keyboard, with the made-up game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tafelrunde.cli.playing import play_on
from tafelrunde.cli.screen import Left, Screen
from tafelrunde.cli.session import Session
from tafelrunde.players.sitter import Sitter
from tafelrunde.table import KEY_BYTES, PASS, Match
from tafelrunde.table.record import Answered, Proposed
from tests.cli.test_any_game import SiegeWords
from tests.table.playing import begin, begin_holding
from tests.table.siege_rules import FEAST, HORN, held


class Script(Screen):
    """Types these lines, then leaves; remembers what was shown."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self._lines: Iterator[str] = iter(lines)
        self.shown: list[str] = []

    def ask(self, prompt: str = "> ") -> str:
        if not prompt:
            return ""
        try:
            return next(self._lines)
        except StopIteration:
            raise Left from None

    def show(self, *things: Any) -> None:
        self.shown += [str(thing) for thing in things]

    def note(self, text: str) -> None:
        self.shown.append(text)


def sit(match: Match[Any], lines: list[str], specs: tuple[str, ...] = ("", "", "")) -> Script:
    """Play a match with these lines."""
    sitters = [Sitter(f"Player {seat}", spec) for seat, spec in enumerate(specs)]
    screen = Script(lines)
    play_on(Session(match, sitters, SiegeWords(), screen, "seed"))
    return screen


def feast() -> str:
    """The number of the feast in the menu of the first seat."""
    options = list(begin_holding(FEAST).table.questions[0].answers())
    return str(options.index(FEAST) + 1)


def horned() -> Match[Any]:
    """Begin a game in which the first seat holds a feast and the last one a horn."""
    for number in range(10_000):
        match = begin(number.to_bytes(KEY_BYTES, "big"))
        state = match.table.state
        if held(state, 0, FEAST) and held(state, 2, HORN) and not held(state, 1, HORN):
            return match
    raise AssertionError("nobody ever holds such cards")


def given(match: Match[Any]) -> list[Answered]:
    return [entry for entry in match.entries if isinstance(entry, Answered)]


def test_a_pass_is_one_letter() -> None:
    match = begin_holding(FEAST)
    sit(match, [feast(), "p", "p"])
    assert [(entry.seat, entry.answer, entry.by) for entry in given(match)[1:]] == [
        (1, PASS, ""),
        (2, PASS, ""),
    ]
    assert [question.prompt for question in match.table.questions] == ["bid"] * 3


def test_a_pass_that_stands_answers_by_itself_until_its_span_ends() -> None:
    match = horned()
    number = list(match.table.questions[0].answers()).index(FEAST) + 1
    # Seat 1 passes for the turn; seat 2 blows a horn, so that everybody could answer that.
    sit(match, [str(number), "p turn", "1", "p"])
    by = [(entry.seat, entry.answer, entry.by) for entry in given(match)[1:]]
    assert by == [(1, PASS, ""), (2, HORN, ""), (0, PASS, ""), (1, PASS, "standing")]
    assert match.table.questions[0].prompt == "act", "the feast is called off"
    assert match.last_decision(1) == 1


def test_always_covers_one_kind_of_window_and_off_ends_it() -> None:
    match = begin_holding(FEAST)
    sitters = [Sitter(f"Player {seat}") for seat in range(3)]
    session = Session(match, sitters, SiegeWords(), Script([feast(), "p always"]), "seed")
    play_on(session)
    (wish,) = session.standing[1]
    assert (wish.prompt, wish.until) == ("horn", "")
    session.screen = Script(["p off", "p"])
    play_on(session)
    assert session.standing == {1: [wish]}, "every seat ends its own"


def test_an_unknown_span_is_refused_with_those_there_are() -> None:
    match = begin_holding(FEAST)
    screen = sit(match, [feast(), "p doomsday"])
    assert len(given(match)) == 1
    assert any("doomsday" in text and "turn" in text for text in screen.shown)


def test_there_is_nothing_to_pass_in_an_ordinary_question() -> None:
    match = begin_holding(FEAST)
    screen = sit(match, ["p"])
    assert given(match) == []
    assert "There is nothing to pass here." in screen.shown


def test_why_says_what_is_under_way() -> None:
    match = begin_holding(FEAST)
    screen = sit(match, ["w", feast(), "w"])
    said = [text for text in screen.shown if text.startswith("why-")]
    assert said == ["why-act {'seat': 0}", "why-act {'seat': 0}", "why-horn {'seat': 0}"]


def test_something_is_proposed_and_the_other_is_asked_next() -> None:
    match = begin_holding(FEAST)
    sit(match, ["o", "1", "1 9", "1 2", "y"])
    proposed = [entry for entry in match.entries if isinstance(entry, Proposed)]
    assert proposed == [Proposed(0, "tribute", (1, 2))]
    assert [(entry.seat, entry.answer) for entry in given(match)] == [(1, 1)]
    assert match.table.state.bargains == [[0, 1, 2, 1]]


def test_a_computer_answers_what_it_is_offered() -> None:
    match = begin_holding(FEAST)
    sit(match, ["o", "1", "1 2"], ("", "random", "random"))
    assert [entry.seat for entry in given(match)] == [1]


@pytest.mark.parametrize("line", ["", "0", "7", "x"])
def test_leaving_the_list_of_proposals_changes_nothing(line: str) -> None:
    match = begin_holding(FEAST)
    sit(match, ["o", line])
    assert len(match.entries) == 2
