"""Wrong answers of every kind to any question, found by spoiling right ones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, permutations

from tafelrunde.table import Answer, Pick, Question, SearchChance

NONSENSE: tuple[object, ...] = (None, "", "0", b"0", 0.5, float("nan"), True, False, {}, {0})
LISTED_NONSENSE = ([None], ["0"], [True], [0.0], [[0]], ((),), [0, None])
#: Up to so many answers a question is known by all of them.
KNOWN = 500
FAR = 10**30


def wrong_answers(question: Question) -> Iterator[object]:
    """Yield answers that nobody may give to this question."""
    yield from NONSENSE
    yield from LISTED_NONSENSE
    yield from (FAR, -FAR, [FAR], [-FAR, FAR])
    chance = SearchChance(0)
    answers = list(islice(question.answers(), KNOWN + 1))
    right = {_canonical(question, answer) for answer in answers}
    some = dict.fromkeys([answers[0], *(question.sample(chance) for _ in range(4))])
    for answer in some:
        # A way out of an offer may be the number of one of its terms too.
        others = _other_types(answer)
        yield from (o for o in others if not isinstance(o, list | tuple) or tuple(o) not in right)
        for spoiled in _spoiled(answer, answers):
            # With all answers known, everything else is wrong; else only what is far out.
            if len(answers) <= KNOWN and _canonical(question, spoiled) not in right:
                yield spoiled


def _canonical(question: Question, answer: Answer) -> Answer:
    """Forget the order where it means nothing."""
    unordered = isinstance(question, Pick) and not question.ordered
    return tuple(sorted(answer)) if unordered and isinstance(answer, tuple) else answer


def _other_types(answer: Answer) -> Iterator[object]:
    """Give an answer in forms that are none."""
    if isinstance(answer, int):
        yield from (str(answer), float(answer), [answer], (answer,), [], ())
        return
    yield str(answer)
    yield [*answer, FAR]
    yield map(int, answer)
    for place, item in enumerate(answer):
        for other in (float(item), str(item), FAR, -FAR, None):
            yield [*answer[:place], other, *answer[place + 1 :]]


def _spoiled(answer: Answer, answers: list[Answer]) -> Iterator[Answer]:
    """Change a little about an answer, by numbers that are met in others and by their neighbours.

    Some of it may be right all the same.
    """
    rows = [other if isinstance(other, tuple) else (other,) for other in answers]
    met = {item for row in rows for item in row} or {0}
    numbers = sorted({*met, min(met) - 1, max(met) + 1, *range(min(met), min(max(met), 40))})
    if isinstance(answer, int):
        yield from numbers
        return
    yield from numbers[:1]
    yield ()
    for place, item in enumerate(answer):
        yield answer[:place] + answer[place + 1 :]
        yield (*answer, item)
        for other in numbers:
            yield (*answer[:place], other, *answer[place + 1 :])
    yield from ((*answer, other) for other in numbers)
    for giver, taker in permutations(range(len(answer)), 2):
        # What is shared out stays as much, but lies elsewhere.
        yield tuple(item - (place == giver) + (place == taker) for place, item in enumerate(answer))
