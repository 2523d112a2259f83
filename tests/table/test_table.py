"""The verbs of the rules: ask, ask all, call, become, done; and what players may do."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tafelrunde.table import (
    Choice,
    Event,
    Frame,
    IllegalAnswer,
    Number,
    Phrase,
    Pick,
    SearchChance,
    Table,
    UnknownQuestion,
    YesNo,
)
from tests.table.playing import path
from tests.table.siege import GAME


class Notes(msgspec.Struct):
    """A state that remembers which steps ran."""

    seats: int = 3
    ran: list[object] = []

    def copy(self) -> Notes:
        return Notes(self.seats, self.ran.copy())


def table_of(*stack: Frame) -> Table[Any]:
    """Lay out these frames, the outermost first, and run."""
    table: Table[Any] = Table(GAME, Notes(), list(stack))
    table.run()
    return table


class Asks(Frame, frozen=True):
    """Asks seat 1 to choose and gives the answer back."""

    def because(self, table: Table[Any]) -> Phrase:
        return Phrase("why-asks")

    def start(self, table: Table[Any]) -> None:
        table.ask_one(self.at("hear"), 1, "which", (4, 7))

    def hear(self, table: Table[Any], answer: int) -> None:
        table.state.ran.append(answer)
        table.done()


class Picks(Frame, frozen=True):
    """Asks with a question of another kind."""

    def start(self, table: Table[Any]) -> None:
        table.ask(self.at("hear"), Pick(0, 2, "some", (1, 2, 3), 1, 2))

    def hear(self, table: Table[Any], answer: tuple[int, ...]) -> None:
        table.state.ran.append(answer)
        table.done()


class PicksSome(Frame, frozen=True):
    """Asks for several options in the shorter way."""

    def start(self, table: Table[Any]) -> None:
        table.ask_some(self.at("hear"), 2, "some", (1, 2, 3), 1, 2)

    def hear(self, table: Table[Any], answer: tuple[int, ...]) -> None:
        table.state.ran.append(answer)
        table.done()


class Votes(Frame, frozen=True):
    """Asks all seats at once."""

    def start(self, table: Table[Any]) -> None:
        table.ask_all(self.at("count"), [Number(0, seat, "vote", 0, 5) for seat in (2, 0, 1)])

    def count(self, table: Table[Any], votes: dict[int, int]) -> None:
        table.state.ran.append(votes)
        table.become(Says("counted"))


class AsksSeats(Frame, frozen=True):
    """Asks these seats at once."""

    seats: tuple[int, ...]

    def start(self, table: Table[Any]) -> None:
        table.ask_all(self, [Number(0, seat, "vote", 0, 5) for seat in self.seats])


class Says(Frame, frozen=True):
    """Notes a word and ends."""

    word: str

    def because(self, table: Table[Any]) -> Phrase:
        return Phrase("why-says", {"word": self.word})

    def start(self, table: Table[Any]) -> None:
        table.state.ran.append(self.word)
        table.done()


class Calls(Frame, frozen=True):
    """Calls itself so many levels deep and asks at the bottom; hands the answer back up."""

    depth: int

    def start(self, table: Table[Any]) -> None:
        if self.depth:
            table.call(Calls(self.depth - 1), then=self.at("back"))
        else:
            table.ask(self.at("hear"), YesNo(0, 0, "deep"))

    def hear(self, table: Table[Any], answer: int) -> None:
        table.done(answer)

    def back(self, table: Table[Any], result: int) -> None:
        table.state.ran.append((self.depth, result))
        table.done(result)


class Waits(Frame, frozen=True):
    """Goes on without a result."""

    def start(self, table: Table[Any]) -> None:
        table.call(Says("inner"), then=self.at("after"))

    def after(self, table: Table[Any]) -> None:
        table.state.ran.append("after")
        table.done()


def test_asking_stops_the_rule_until_the_answer_comes() -> None:
    table = table_of(Asks())
    assert table.questions == (Choice(1, 1, "which", (4, 7)),)
    assert (table.over, table.state.ran) == (False, [])
    table.answer(1, 7)
    assert (table.over, len(table.questions), table.state.ran) == (True, 0, [7])


@pytest.mark.parametrize("frame", [Picks(), PicksSome()])
def test_any_kind_of_question_gets_its_id_from_the_table(frame: Frame) -> None:
    table = table_of(Asks(), frame)
    assert table.questions == (Pick(1, 2, "some", (1, 2, 3), 1, 2),)
    table.answer(1, [3, 1])
    assert table.state.ran == [(1, 3)], "the step gets the canonical form"
    assert [question.id for question in table.questions] == [2]


def test_an_open_question_is_found_by_its_id() -> None:
    table = table_of(Asks())
    assert table.question(1) is table.questions[0]
    with pytest.raises(UnknownQuestion, match="open: 1"):
        table.question(2)


def test_everybody_is_asked_at_once_and_the_step_gets_all_answers() -> None:
    table = table_of(Votes())
    assert [(q.id, q.seat) for q in table.questions] == [(1, 2), (2, 0), (3, 1)]
    table.answer(2, 5)
    assert [q.seat for q in table.questions] == [2, 1]
    table.answer(1, 3)
    assert [q.seat for q in table.questions] == [1]
    assert table.state.ran == [], "nothing happens before the last answer"
    table.answer(3, 0)
    assert table.state.ran == [{0: 5, 2: 3, 1: 0}, "counted"]
    assert table.answers is None
    assert table.over


def test_a_seat_answers_a_simultaneous_question_once() -> None:
    table = table_of(Votes())
    table.answer(2, 5)
    with pytest.raises(UnknownQuestion, match="open: 1, 3"):
        table.answer(2, 4)
    with pytest.raises(IllegalAnswer):
        table.answer(1, 6)
    assert table.answers == {0: 5}


def test_a_clone_between_simultaneous_answers_goes_its_own_way() -> None:
    table = table_of(Votes())
    table.answer(1, 1)
    clone = table.clone()
    clone.answer(2, 2)
    clone.answer(3, 3)
    assert clone.state.ran[0] == {2: 1, 0: 2, 1: 3}
    assert (table.answers, len(table.questions), table.state.ran) == ({2: 1}, 2, [])
    table.answer(3, 5)
    table.answer(2, 5)
    assert table.state.ran[0] == {2: 1, 1: 5, 0: 5}


def test_others_are_asked_again_under_the_same_ids_and_their_answers_guessed() -> None:
    table = table_of(Votes()).clone(SearchChance(1))
    table.answer(1, 1)
    table.answer(2, 5)
    table.ask_again(0, lambda question: Number(0, question.seat, "vote", 8, 8))
    assert table.questions == (Number(3, 1, "vote", 8, 8),)
    assert table.given == (Number(2, 0, "vote", 0, 5), Number(1, 2, "vote", 8, 8))
    assert table.answers == {0: 5, 2: 8}


@pytest.mark.parametrize("answer", [0, 1])
def test_a_result_travels_up_through_several_frames(answer: int) -> None:
    table = table_of(Calls(4))
    assert path(table) == ("Calls",) * 5
    assert [frame.step for frame in table.stack] == ["back"] * 4 + ["hear"]
    table.answer(1, answer)
    assert table.state.ran == [(1, answer), (2, answer), (3, answer), (4, answer)]
    assert table.over


def test_a_called_frame_comes_back_without_a_result() -> None:
    assert table_of(Waits()).state.ran == ["inner", "after"]


def test_becoming_replaces_the_frame_on_top() -> None:
    table = table_of(Says("last"), Votes())
    for question in table.questions:
        table.answer(question.id, 1)
    assert table.state.ran[1:] == ["counted", "last"]


def test_the_cause_is_what_the_rules_under_way_say_outermost_first() -> None:
    table = table_of(Says("last"), Waits(step="after"), Asks())
    assert table.cause == (Phrase("why-says", {"word": "last"}), Phrase("why-asks"))


def test_a_result_of_the_outermost_frame_ends_the_game() -> None:
    table = table_of(Calls(0))
    table.answer(1, 1)
    assert table.over


def test_late_doubled_and_foreign_answers_bounce() -> None:
    table = table_of(Asks(), Asks())
    table.answer(1, 4)
    for number in (1, 0, 3, -2, None, "2", 2.0):
        with pytest.raises(UnknownQuestion) as refused:
            table.answer(number, 4)  # type: ignore[arg-type]
        assert refused.value.field == "question"
    table.answer(2, 4)
    with pytest.raises(UnknownQuestion, match="open: none"):
        table.answer(2, 4)


def test_an_id_is_a_whole_number_and_nothing_that_equals_one() -> None:
    table = table_of(Asks())
    for number in (True, 1.0):
        with pytest.raises(UnknownQuestion):
            table.answer(number, 4)  # type: ignore[arg-type]
        with pytest.raises(UnknownQuestion):
            table.question(number)
    table.answer(1, 4)


def test_an_illegal_answer_leaves_the_question_open() -> None:
    table = table_of(Asks())
    stack = list(table.stack)
    with pytest.raises(IllegalAnswer):
        table.answer(1, 5)
    assert (table.stack, [q.id for q in table.questions], table.state.ran) == (stack, [1], [])


def test_renumbered_questions_have_new_ids_above_all_old_ones() -> None:
    table = table_of(Votes())
    table.answer(1, 1)
    table.renumber(10)
    assert [(q.id, q.seat) for q in table.questions] == [(11, 0), (12, 1)]
    assert table.asked == 12
    with pytest.raises(UnknownQuestion):
        table.answer(2, 1)
    table.answer(12, 1)
    assert table.answers == {2: 1, 1: 1}


def test_a_clone_numbers_its_questions_on() -> None:
    clone = table_of(Asks(), Asks()).clone()
    clone.answer(1, 4)
    assert clone.questions[0].id == 2


def test_what_is_told_reaches_the_listener() -> None:
    heard: list[Event] = []
    table = table_of(Asks())
    table.tell("nobody-listens", card=1)
    table.listener = heard.append
    table.tell("for-all", card=1)
    table.tell("for-one", to=2, cards=(1, 2))
    assert heard == [Event("for-all", {"card": 1}), Event("for-one", {"cards": (1, 2)}, to=2)]
    assert table.clone().listener is None


def test_revealed_seats_are_noted_as_bits() -> None:
    table = table_of(Asks())
    table.reveal(0)
    table.reveal(2)
    table.reveal(2)
    assert table.revealed == 0b101


@pytest.mark.parametrize("seats", [(), (1, 1), (0, 2, 0)])
def test_asking_nobody_or_a_seat_twice_is_a_mistake_of_the_rules(seats: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="each one once"):
        table_of(AsksSeats(seats))
