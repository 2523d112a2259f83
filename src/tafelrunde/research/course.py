"""Courses: a whole human answer taken apart into single things, one after the other.

Members of a selection come in ascending order and shares place by place, so every legal answer is
reached in one way only; what is offered next can always be led to an end.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from tafelrunde.table import Answer, Choice, Limit, Number, Offer, Pick, Question, Share
from tafelrunde.table.limit import Rows

OPTION, NUMBER, EXIT, DONE = "option", "number", "exit", "done"


class Item(NamedTuple):
    """One thing to be said: an option (of a part), a number, a way out, or that nothing follows."""

    kind: str
    value: int = 0
    part: int = 0


class Course(ABC):
    """An answer under way; `answer` is given as soon as nothing is left to say."""

    answer: Answer | None = None

    @abstractmethod
    def items(self) -> list[Item]:
        """List what can be said next, each of which leads to a legal answer."""

    @abstractmethod
    def take(self, item: Item) -> None:
        """Go on with one of the items."""

    @abstractmethod
    def toward(self, answer: Answer) -> Item:
        """Give the item that is next on the way to a legal answer."""


def course_of(question: Question) -> Course:
    """Give the course to answer a question."""
    match question:
        case Choice() | Number():
            return AtOnce(question)
        case Share():
            return Spread(question)
        case Offer():
            return Terms(question)
        case Pick(ordered=True):
            return InOrder(question)
        case Pick(limits=()):
            return Ascending(question)
        case Pick():
            return Bounded(question)
    raise TypeError(f"{type(question).__name__} is no kind of question with a course")


class AtOnce(Course):
    """One option or number is the whole answer."""

    def __init__(self, question: Choice | Number) -> None:
        """Begin."""
        self._question = question

    def items(self) -> list[Item]:
        """List the options."""
        kind = NUMBER if isinstance(self._question, Number) else OPTION
        return [Item(kind, option) for option in self._question.options]

    def take(self, item: Item) -> None:
        """Answer."""
        self.answer = item.value

    def toward(self, answer: Answer) -> Item:
        """Give the answer itself."""
        assert isinstance(answer, int)
        return Item(NUMBER if isinstance(self._question, Number) else OPTION, answer)


class Ascending(Course):
    """A selection without limits: each member is at or behind the one before."""

    def __init__(self, question: Pick) -> None:
        """Begin with nothing selected."""
        self._least = question.least
        self._options = sorted(question.options)
        self._most = min(question.most, len(self._options))
        self._next = 0
        self._picked: list[int] = []

    def items(self) -> list[Item]:
        """List what still leaves enough behind it, and the end."""
        options, size = self._options, len(self._picked)
        items = [Item(DONE)] if size >= self._least else []
        if size < self._most:
            # From a later place on, too few would be left.
            last = len(options) - max(self._least - size, 1)
            here = options[self._next : last + 1]
            items += [Item(OPTION, option) for option in dict.fromkeys(here)]
        return items

    def take(self, item: Item) -> None:
        """Select one more, or end."""
        if item.kind == DONE:
            self.answer = tuple(self._picked)
        else:
            self._next = self._options.index(item.value, self._next) + 1
            self._picked.append(item.value)

    def toward(self, answer: Answer) -> Item:
        """Give the next member, or the end."""
        return _member(answer, len(self._picked))


class InOrder(Course):
    """A selection whose order counts."""

    def __init__(self, question: Pick) -> None:
        """Begin with nothing selected."""
        self._question = question
        self._left = Counter(sorted(question.options))
        self._picked: list[int] = []

    def items(self) -> list[Item]:
        """List what is left, and the end."""
        question, size = self._question, len(self._picked)
        items = [Item(DONE)] if size >= question.least and self._legal() else []
        if size < question.most:
            left = [option for option, copies in self._left.items() if copies]
            items += [Item(OPTION, option) for option in left if self._leads_on(option)]
        return items

    def take(self, item: Item) -> None:
        """Select one more, or end."""
        if item.kind == DONE:
            self.answer = tuple(self._picked)
        else:
            self._left[item.value] -= 1
            self._picked.append(item.value)

    def toward(self, answer: Answer) -> Item:
        """Give the next member, or the end."""
        return _member(answer, len(self._picked))

    def _legal(self) -> bool:
        counts = Counter(self._picked)
        return all(
            limit.least <= limit.sum_of([counts[kind] for kind in self._left]) <= limit.most
            for limit in self._limits()
        )

    def _leads_on(self, option: int) -> bool:
        if not self._question.limits:
            return True
        taken = Counter([*self._picked, option])
        copies = Counter(self._question.options)
        domains = [range(taken[kind], copies[kind] + 1) for kind in self._left]
        size = Limit((1,) * len(domains), self._question.least, self._question.most)
        return Rows(domains, [size, *self._limits()]).count() > 0

    def _limits(self) -> list[Limit]:
        question = self._question
        weights = [
            dict(zip(question.options, limit.weights, strict=True)) for limit in question.limits
        ]
        return [
            Limit(tuple([weight[kind] for kind in self._left]), limit.least, limit.most)
            for limit, weight in zip(question.limits, weights, strict=True)
        ]


class Bounded(Course):
    """A selection under limits: each member is at or behind the one before."""

    def __init__(self, question: Pick) -> None:
        """Begin with nothing selected."""
        self._kinds = sorted(set(question.options))
        self._rows = question.rows(self._kinds, question.least, question.most)
        #: How many of each kind that is settled, and of the one after them so far.
        self._settled: list[int] = []
        self._count = 0

    def items(self) -> list[Item]:
        """List what can be added at or behind the last one, and the end."""
        items = []
        row, count = list(self._settled), self._count
        while len(row) < len(self._kinds):
            following = self._rows.following(row)
            if any(value > count for value in following):
                items.append(Item(OPTION, self._kinds[len(row)]))
            if count not in following:
                return items
            row.append(count)
            count = 0
        return [Item(DONE), *items]

    def take(self, item: Item) -> None:
        """Select one more, or end."""
        kinds = self._kinds
        last = len(kinds) if item.kind == DONE else kinds.index(item.value)
        while len(self._settled) < last:
            self._settled.append(self._count)
            self._count = 0
        if item.kind == DONE:
            pairs = zip(kinds, self._settled, strict=True)
            self.answer = tuple([kind for kind, many in pairs for _ in range(many)])
        else:
            self._count += 1

    def toward(self, answer: Answer) -> Item:
        """Give the next member, or the end."""
        return _member(answer, sum(self._settled) + self._count)


class Spread(Course):
    """A share: the next place that gets something, then how much, until all is spread."""

    def __init__(self, question: Share) -> None:
        """Begin with nothing spread."""
        self._question = question
        self._caps = question.caps
        self._rows = question.rows() if question.limits else None
        self._row: list[int] = []
        self._chosen: int | None = None
        self._end()

    def items(self) -> list[Item]:
        """List the places that can be next, or the amounts the chosen one can get."""
        if self._chosen is not None:
            return [Item(NUMBER, amount) for amount in self._amounts(self._row) if amount]
        places = self._question.places
        items = []
        row = list(self._row)
        while len(row) < len(places):
            amounts = self._amounts(row)
            if any(amounts):
                items.append(Item(OPTION, places[len(row)]))
            if 0 not in amounts:
                break
            row.append(0)
        return items

    def take(self, item: Item) -> None:
        """Go to a place, or give it an amount."""
        if self._chosen is None:
            self._chosen = [*self._question.places].index(item.value)
            self._row += [0] * (self._chosen - len(self._row))
        else:
            self._chosen = None
            self._row.append(item.value)
            self._end()

    def toward(self, answer: Answer) -> Item:
        """Give the next place that gets something, or how much it gets."""
        assert isinstance(answer, tuple)
        if self._chosen is not None:
            return Item(NUMBER, answer[self._chosen])
        behind = range(len(self._row), len(answer))
        place = next(place for place in behind if answer[place])
        return Item(OPTION, self._question.places[place])

    def _amounts(self, row: Sequence[int]) -> Sequence[int]:
        """List what the place behind a row can get."""
        if self._rows is not None:
            return self._rows.following(row)
        left = self._question.total - sum(row)
        cap, behind = self._caps[len(row)], sum(self._caps[len(row) + 1 :])
        return range(max(0, left - behind), min(cap, left) + 1)

    def _end(self) -> None:
        if sum(self._row) == self._question.total:
            rest = len(self._question.places) - len(self._row)
            self.answer = (*self._row, *[0] * rest)


class Terms(Course):
    """An offer: a way out, or one part after the other."""

    def __init__(self, question: Offer) -> None:
        """Begin with nothing settled."""
        self._question = question
        self._rows = Rows(question.parts, question.limits)
        self._row: list[int] = []

    def items(self) -> list[Item]:
        """List the ways out before anything is settled, and what the next part can be."""
        question, part = self._question, len(self._row)
        exits = [] if self._row else [Item(EXIT, way) for way in question.exits]
        if not question.parts:
            return exits
        options = self._rows.following(self._row) if question.limits else question.parts[part]
        return exits + [Item(OPTION, option, part) for option in options]

    def take(self, item: Item) -> None:
        """Leave, or settle a part."""
        if item.kind == EXIT:
            self.answer = item.value
            return
        self._row.append(item.value)
        if len(self._row) == len(self._question.parts):
            self.answer = tuple(self._row)

    def toward(self, answer: Answer) -> Item:
        """Give the way out, or the next part."""
        if isinstance(answer, int):
            return Item(EXIT, answer)
        part = len(self._row)
        return Item(OPTION, answer[part], part)


def _member(answer: Answer, picked: int) -> Item:
    assert isinstance(answer, tuple)
    return Item(OPTION, answer[picked]) if picked < len(answer) else Item(DONE)
