"""Wrong answers of every kind to any question."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.table import Choice, Number, Offer, Pick, Question

NONSENSE: tuple[object, ...] = (None, "", "0", b"0", 0.5, float("nan"), True, False, {}, {0})
LISTED_NONSENSE = ([None], ["0"], [True], [0.0], [[0]], ((),), [0, None])


def wrong_answers(question: Question) -> Iterator[object]:
    """Yield answers that nobody may give to this question."""
    yield from NONSENSE
    yield from LISTED_NONSENSE
    match question:
        case Pick():
            yield from _wrong_picks(question)
        case Offer():
            yield from _wrong_offers(question)
        case Choice() | Number():
            legal = question.options[0]
            yield from (str(legal), float(legal), [legal], (legal,), [], ())
            low, high = min(question.options), max(question.options)
            yield from (low - 1, high + 1, 10**30, -(10**30))
            yield from (set(range(low, high)) - set(question.options))
        case _:
            raise AssertionError(f"no wrong answers known for {type(question).__name__}")


def _wrong_picks(question: Pick) -> Iterator[object]:
    options = list(question.options)
    foreign = max(options, default=0) + 1
    yield foreign
    yield str(options[: question.least])
    yield [foreign] * max(question.least, 1)
    yield [*options, *options, foreign][: question.most + 1]
    for item in options[:1]:
        yield item
        yield [item] * (options.count(item) + 1)
    if question.least:
        yield []
        yield options[: question.least - 1]
        yield [*options[: question.least - 1], foreign]
        yield map(int, options[: question.least])


def _wrong_offers(question: Offer) -> Iterator[object]:
    legal = [part[0] for part in question.parts]
    yield legal[0]
    yield []
    yield legal[:-1]
    yield [*legal, legal[0]]
    for number, part in enumerate(question.parts):
        yield [*legal[:number], max(part) + 1, *legal[number + 1 :]]
        yield [*legal[:number], float(legal[number]), *legal[number + 1 :]]
