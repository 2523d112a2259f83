"""Questions: what is listed, what is sampled and what is accepted are the same."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.table import (
    Choice,
    IllegalAnswer,
    Limit,
    Number,
    Offer,
    Pick,
    Question,
    ReplayChance,
    SearchChance,
    YesNo,
)
from tafelrunde.table.question import AnyQuestion
from tests.contract.wrong_answers import wrong_answers

values = st.integers(-50, 50)
different = st.lists(values, min_size=1, max_size=6, unique=True)


@st.composite
def picks(draw: st.DrawFn) -> Pick:
    """Make a Pick that can be answered; options may repeat."""
    listed = draw(st.lists(st.integers(0, 6), max_size=5))
    options = draw(st.sampled_from([listed, tuple(sorted(listed))]))
    least = draw(st.integers(0, len(options)))
    most = draw(st.integers(least, len(options) + 1))
    return Pick(1, 0, "pick", options, least, most, draw(st.booleans()))


@st.composite
def numbers(draw: st.DrawFn) -> Number:
    """Make a range with something in it."""
    low = draw(values)
    return Number(1, 0, "number", low, low + draw(st.integers(0, 20)))


questions: st.SearchStrategy[Question] = st.one_of(
    different.map(lambda options: Choice(1, 0, "choice", options)),
    st.just(YesNo(1, 0, "yes-no")),
    numbers(),
    picks(),
    st.lists(different, min_size=1, max_size=3).map(lambda parts: Offer(1, 0, "offer", parts)),
)


@given(question=questions, seed=st.integers())
def test_every_sampled_answer_is_listed_and_accepted(question: Question, seed: int) -> None:
    chance = SearchChance(seed)
    listed = set(question.answers())
    for _ in range(5):
        sample = question.sample(chance)
        assert sample in listed
        assert question.check(sample) == sample


@given(question=questions)
def test_every_answer_is_listed_once_and_accepted(question: Question) -> None:
    listed = list(question.answers())
    assert listed
    assert len(set(listed)) == len(listed)
    for answer in listed:
        assert question.check(answer) == answer


@given(question=questions)
def test_every_answer_can_be_sampled(question: Question) -> None:
    listed = list(islice(question.answers(), 20))
    chance = SearchChance(1)
    missing = set(listed)
    for _ in range(20_000):
        missing.discard(question.sample(chance))
        if not missing:
            break
    assert not missing


@given(question=questions)
def test_nothing_else_is_accepted(question: Question) -> None:
    for wrong in wrong_answers(question):
        with pytest.raises(IllegalAnswer) as refused:
            question.check(wrong)
        assert refused.value.field == "answer"
        assert refused.value.reason


@given(question=questions, answer=st.one_of(values, st.lists(values, max_size=6)))
def test_accepted_is_what_is_listed(question: Question, answer: int | list[int]) -> None:
    try:
        checked = question.check(answer)
    except IllegalAnswer:
        as_answer = answer if isinstance(answer, int) else tuple(answer)
        assert as_answer not in set(question.answers())
    else:
        assert checked in set(question.answers())


@given(question=picks(), seed=st.integers())
def test_an_unordered_pick_has_one_form(question: Pick, seed: int) -> None:
    chance = SearchChance(seed)
    answer = question.sample(chance)
    assert isinstance(answer, tuple)
    shuffled = [answer[i] for i in chance.order(len(answer))]
    if question.ordered:
        assert question.check(shuffled) == tuple(shuffled)
    else:
        assert question.check(shuffled) == answer == tuple(sorted(answer))


def test_a_list_is_as_good_as_a_tuple() -> None:
    assert Pick(1, 0, "pick", (3, 4), 1, 2).check([4, 3]) == (3, 4)
    assert Offer(1, 0, "offer", ((3, 4), (5,))).check([4, 5]) == (4, 5)


def test_an_option_listed_twice_may_be_taken_twice_but_not_thrice() -> None:
    question = Pick(1, 0, "pick", (3, 3, 5), 0, 3)
    assert question.check((3, 3)) == (3, 3)
    with pytest.raises(IllegalAnswer) as refused:
        question.check((3, 3, 3))
    assert refused.value.key == "not-an-option"
    assert set(question.answers()) == {(), (3,), (5,), (3, 3), (3, 5), (3, 3, 5)}


def test_the_very_options_are_checked_like_any_other_answer() -> None:
    options = (5, 3, 4)
    assert Pick(1, 0, "pick", options, 0, 3).check(options) == (3, 4, 5)
    assert Pick(1, 0, "pick", options, 0, 3, ordered=True).check(options) == options
    with pytest.raises(IllegalAnswer, match="must hold 0 to 2"):
        Pick(1, 0, "pick", options, 0, 2).check(options)
    with pytest.raises(IllegalAnswer, match="which must lie between"):
        Pick(1, 0, "pick", options, 0, 3, limits=(Limit((1, 1, 1), 0, 2),)).check(options)


def test_an_ordered_pick_tells_orders_apart() -> None:
    question = Pick(1, 0, "order", (1, 2, 3), 2, 2, ordered=True)
    assert len(list(question.answers())) == 6
    assert question.check((3, 1)) == (3, 1)


def test_an_offer_settles_its_parts_in_order() -> None:
    question = Offer(1, 0, "offer", ((1, 2), (2, 9)))
    assert question.check((1, 2)) == (1, 2)
    with pytest.raises(IllegalAnswer, match="part 1"):
        question.check((9, 2))
    with pytest.raises(IllegalAnswer, match="part 2"):
        question.check((2, 1))


@pytest.mark.parametrize(
    ("question", "answer", "key"),
    [
        (Choice(1, 0, "q", (4, 7)), "7", "not-a-number"),
        (Choice(1, 0, "q", (4, 7)), True, "not-a-number"),
        (Choice(1, 0, "q", (4, 7)), 5, "not-an-option"),
        (YesNo(1, 0, "q"), True, "not-a-number"),
        (YesNo(1, 0, "q"), 2, "not-an-option"),
        (Number(1, 0, "q", 2, 5), 2.0, "not-a-number"),
        (Number(1, 0, "q", 2, 5), 1, "out-of-range"),
        (Number(1, 0, "q", 2, 5), 6, "out-of-range"),
        (Pick(1, 0, "q", (1, 2), 1, 2), 1, "not-a-list"),
        (Pick(1, 0, "q", (1, 2), 1, 2), (True,), "not-a-list"),
        (Pick(1, 0, "q", (1, 2), 1, 2), (), "wrong-count"),
        (Pick(1, 0, "q", (1, 2), 1, 2), (1, 2, 2), "wrong-count"),
        (Pick(1, 0, "q", (1, 2), 1, 2), (3,), "not-an-option"),
        (Offer(1, 0, "q", ((1,), (2,))), 1, "not-a-list"),
        (Offer(1, 0, "q", ((1,), (2,))), (1,), "wrong-count"),
        (Offer(1, 0, "q", ((1,), (2,))), (1, 3), "not-an-option"),
    ],
)
def test_a_refusal_says_what_is_wrong(question: Question, answer: object, key: str) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        question.check(answer)
    assert refused.value.key == key
    assert refused.value.details["said"] == repr(answer)
    assert repr(answer) in str(refused.value)


def test_a_refusal_does_not_repeat_long_nonsense() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        Choice(1, 0, "q", (4, 7)).check("x" * 10_000)
    assert len(str(refused.value)) < 200


def test_samples_of_a_choice_are_fair() -> None:
    chance = ReplayChance([0, 1, 2])
    question = Choice(1, 0, "q", (4, 7, 9))
    assert Counter(question.sample(chance) for _ in range(3)) == {4: 1, 7: 1, 9: 1}


@given(question=questions)
def test_questions_survive_json(question: Question) -> None:
    text = msgspec.json.encode(question)
    again = msgspec.json.decode(text, type=AnyQuestion)
    assert type(again) is type(question)
    assert list(again.answers()) == list(question.answers())


def test_a_whole_selection_is_checked_and_sorted_like_any_other() -> None:
    with pytest.raises(IllegalAnswer):
        Pick(1, 0, "discard", (1, 2), 0, 2).check((True, 2.0))
    assert Pick(1, 0, "discard", (3, 1), 0, 2).check((3, 1)) == (1, 3)
