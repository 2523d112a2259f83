"""Typed lines become answers, for every kind of question."""

from __future__ import annotations

import pytest
from rich.text import Text

from tafelrunde.cli.choices import Choices, Group, Option
from tafelrunde.cli.language import words_for
from tafelrunde.games.registry import find
from tafelrunde.table import Choice, IllegalAnswer, Number, Offer, Pick, Question, YesNo
from tests.cli.terminal import GAME

WORDS = words_for(find(GAME), "en")


def menu(question: Question, *parts: tuple[int, ...]) -> Choices:
    groups = [Group([Option(value, Text(f"thing {value}")) for value in part]) for part in parts]
    return Choices(question, groups)


CHOICE = menu(Choice(1, 0, "place", (40, 70)), (70,), (40,))
YES_NO = menu(YesNo(1, 0, "accept"))
NUMBER = menu(Number(1, 0, "bid", 0, 12))
PICK = menu(Pick(1, 0, "discard", (3, 3, 5, 9), 1, 2), (3, 3, 5, 9))
NONE_OK = menu(Pick(1, 0, "discard", (3, 5), 0, 2), (3, 5))
ORDERED = menu(Pick(1, 0, "arrange", (3, 5, 9), 3, 3, ordered=True), (3, 5, 9))
NAMED = Choices(
    Choice(1, 0, "name", (1, 2, 3)),
    [
        Group(
            [
                Option(n, Text("x"), name)
                for n, name in ((1, "Silver"), (2, "Gold"), (3, "Gold Mine"))
            ]
        )
    ],
)
OFFER = menu(Offer(1, 0, "bargain", ((0, 1, 2), (5, 6))), (0, 1, 2), (5, 6))


@pytest.mark.parametrize(
    ("asked", "line", "answer"),
    [
        (CHOICE, "1", 70),
        (CHOICE, " 2 ", 40),
        (YES_NO, "y", 1),
        (YES_NO, "Ja", 1),
        (YES_NO, "NO", 0),
        (YES_NO, "n", 0),
        (NUMBER, "0", 0),
        (NUMBER, "12", 12),
        (PICK, "1", (3,)),
        (PICK, "2 1", (3, 3)),
        (PICK, "4, 3", (5, 9)),
        (NONE_OK, "-", ()),
        (NONE_OK, "1 2", (3, 5)),
        (NONE_OK, "a", (3, 5)),
        (NONE_OK, "ALLE", (3, 5)),
        (PICK, "2-3", (3, 5)),
        (PICK, "1-1,4", (3, 9)),
        (NAMED, "gold", 2),
        (NAMED, " Gold  Mine ", 3),
        (NAMED, "sil", 1),
        (NAMED, "3", 3),
        (ORDERED, "3 1 2", (9, 3, 5)),
        (OFFER, "3 1", (2, 5)),
        (OFFER, "1,2", (0, 6)),
    ],
)
def test_lines_that_are_answers(asked: Choices, line: str, answer: object) -> None:
    assert asked.read(line) == answer


@pytest.mark.parametrize(
    ("asked", "line", "key"),
    [
        (CHOICE, "3", "no-such-number"),
        (CHOICE, "0", "no-such-number"),
        (CHOICE, "-1", "no-such-number"),
        (CHOICE, "1 2", "wrong-count"),
        (CHOICE, "one", "not-understood"),
        (CHOICE, "²", "not-understood"),
        (YES_NO, "1", "not-yes-or-no"),
        (NUMBER, "13", "out-of-range"),
        (NUMBER, "y", "not-understood"),
        (PICK, "-", "wrong-count"),
        (PICK, "1 2 3", "wrong-count"),
        (PICK, "1 1", "twice"),
        (PICK, "5", "no-such-number"),
        (PICK, "a", "wrong-count"),
        (PICK, "3-9", "no-such-number"),
        (PICK, "4-5", "no-such-number"),
        (PICK, "3-2", "not-understood"),
        (PICK, "1-2-3", "not-understood"),
        (NAMED, "copper", "not-understood"),
        (NAMED, "g", "not-understood"),
        (NAMED, "a", "not-understood"),
        (ORDERED, "1 2", "wrong-count"),
        (OFFER, "1", "wrong-count"),
        (OFFER, "1 3", "no-such-number"),
    ],
)
def test_lines_that_are_refused(asked: Choices, line: str, key: str) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        asked.read(line)
    assert refused.value.key == key
    assert WORDS.refusal(refused.value)


@pytest.mark.parametrize("asked", [CHOICE, NAMED, YES_NO, NUMBER, PICK, NONE_OK, ORDERED, OFFER])
def test_every_answer_can_be_typed(asked: Choices) -> None:
    for answer in asked.question.answers():
        assert asked.read(asked.typed(answer, WORDS)) == answer
    assert asked.how(WORDS)


@pytest.mark.parametrize("width", [20, 40, 80, 200])
def test_menus_fit_the_page(width: int) -> None:
    asked = menu(Choice(1, 0, "place", range(30)), tuple(range(30)))
    lines = [line.plain for line in asked.lines(width)]
    assert max(map(len, lines)) <= width
    assert [int(word) for line in lines for word in line.split()[::3]] == list(range(1, 31))
