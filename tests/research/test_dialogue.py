"""Every legal answer is reached by exactly one sequence of picks, and none leads nowhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.research.alphabet import Alphabet, one
from tafelrunde.research.dialogue import Dialogue
from tafelrunde.table import (
    Answer,
    Choice,
    IllegalAnswer,
    Limit,
    MayPass,
    Number,
    Offer,
    Pick,
    Question,
    Share,
    YesNo,
)

ALPHABET = Alphabet({"exit": 4, "thing": 64})


def dialogue(question: Question) -> Dialogue:
    return Dialogue(ALPHABET, one("thing"), question)


def sequences(
    question: Question, picks: tuple[int, ...] = ()
) -> Iterator[tuple[tuple[int, ...], Answer]]:
    """Walk over all sequences of picks."""
    under_way = dialogue(question)
    for action in picks:
        under_way.pick(action)
    if under_way.answer is not None:
        yield picks, under_way.answer
        return
    assert len(under_way.legal) > 1, "what leaves no choice is not asked for"
    assert under_way.legal == sorted(set(under_way.legal))
    for action in under_way.legal:
        yield from sequences(question, (*picks, action))


def weights(count: int) -> st.SearchStrategy[tuple[int, ...]]:
    return st.tuples(*[st.integers(-1, 3)] * count)


@st.composite
def limits(draw: st.DrawFn, options: Sequence[int]) -> tuple[Limit, ...]:
    """Make a limit; equal options weigh alike."""
    if draw(st.booleans()):
        return ()
    by_option = dict(zip(options, draw(weights(len(options))), strict=True))
    least = draw(st.integers(-2, 2))
    row = tuple([by_option[option] for option in options])
    return (Limit(row, least, least + draw(st.integers(0, 5))),)


@st.composite
def picks(draw: st.DrawFn) -> Pick:
    options = draw(st.lists(st.integers(0, 6), max_size=5))
    least = draw(st.integers(0, len(options)))
    most = draw(st.integers(least, len(options) + 1))
    bounds = draw(limits(options))
    return Pick(1, 0, "pick", tuple(options), least, most, draw(st.booleans()), bounds)


@st.composite
def shares(draw: st.DrawFn) -> Share:
    places = tuple(draw(st.lists(st.integers(0, 60), min_size=1, max_size=4, unique=True)))
    caps = tuple(draw(st.lists(st.integers(0, 4), min_size=len(places), max_size=len(places))))
    capped = draw(st.booleans())
    total = draw(st.integers(0, sum(caps) if capped else 4))
    bounds = draw(limits(places))
    return Share(1, 0, "share", total, places, caps if capped else (), bounds)


@st.composite
def offers(draw: st.DrawFn) -> Offer:
    part = st.lists(st.integers(0, 5), min_size=1, max_size=3, unique=True).map(tuple)
    parts = draw(st.lists(part, max_size=3))
    exits = draw(st.sampled_from([(), (0,), (0, 1)])) if parts else (0, 1)
    row = tuple(range(len(parts)))
    bounds = draw(limits(row)) if parts else ()
    return Offer(1, 0, "offer", tuple(parts), exits, bounds)


different = st.lists(st.integers(0, 63), min_size=1, max_size=6, unique=True).map(tuple)
questions: st.SearchStrategy[Question] = st.one_of(
    different.map(lambda options: Choice(1, 0, "choice", options)),
    different.map(lambda options: MayPass(1, 0, "window", options)),
    st.just(YesNo(1, 0, "yes-no")),
    st.integers(0, 80).map(lambda low: Number(1, 0, "number", low, low + low % 40)),
    picks(),
    shares(),
    offers(),
).filter(lambda question: any(True for _ in question.answers()))


@given(question=questions)
def test_each_answer_has_one_sequence(question: Question) -> None:
    found = list(sequences(question))
    reached = [answer for _, answer in found]
    assert len(set(reached)) == len(reached)
    assert set(reached) == set(question.answers())


@given(question=questions)
def test_spelling_an_answer_gives_its_sequence(question: Question) -> None:
    for sequence, answer in sequences(question):
        assert dialogue(question).spell(answer) == list(sequence)


def test_members_come_in_ascending_order() -> None:
    found = {answer: picks for picks, answer in sequences(Pick(1, 0, "p", (5, 3, 3), 0, 2))}
    first = ALPHABET.action(("thing", 0))
    done = ALPHABET.action(("done", 0))
    assert found[3, 5] == (first + 3, first + 5)
    assert found[3, 3] == (first + 3, first + 3)
    assert found[5,] == (first + 5,), "nothing is left behind it, so the end goes without saying"
    assert found[3,] == (first + 3, done)


def test_a_great_share_is_a_short_sequence() -> None:
    question = Share(1, 0, "place", 40, tuple(range(43)))
    amounts = tuple([30 if place == 7 else 10 if place == 41 else 0 for place in range(43)])
    assert len(dialogue(question).spell(amounts)) <= 6


def test_an_illegal_pick_is_refused_and_changes_nothing() -> None:
    under_way = dialogue(Choice(1, 0, "choice", (2, 4)))
    legal = list(under_way.legal)
    with pytest.raises(IllegalAnswer, match="action"):
        under_way.pick(0)
    assert under_way.legal == legal
    assert under_way.said == []
