"""Questions: what a rule asks one seat, with everything that may be answered.

An answer is plain data: `Choice`, `YesNo` and `Number` take one int, `Pick` and `Offer` a tuple of
ints. Nothing outside the listed options is accepted, and the options are always complete.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, permutations, product
from typing import NoReturn

import msgspec

from tafelrunde.table.chance import Chance
from tafelrunde.table.errors import IllegalAnswer

Answer = int | tuple[int, ...]
LISTS = (list, tuple)


class Question(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something one seat has to decide; its id is never used twice at one table."""

    id: int
    seat: int
    prompt: str

    def check(self, answer: object) -> Answer:
        """Return the answer in its one canonical form, or refuse it with the reason."""
        raise AssertionError(f"{type(self).__name__} has no check")

    def answers(self) -> Iterator[Answer]:
        """Yield every legal answer once."""
        raise AssertionError(f"{type(self).__name__} has no answers")

    def only_answer(self) -> Answer | None:
        """Give the answer if there is just one."""
        first, *more = islice(self.answers(), 2)
        return None if more else first

    def sample(self, chance: Chance) -> Answer:
        """Give a random legal answer."""
        raise AssertionError(f"{type(self).__name__} has no sample")


class Choice(Question, frozen=True, gc=False):
    """Exactly one of the options.

    >>> Choice(1, 0, "place", (4, 7)).check(7)
    7
    """

    options: Sequence[int]

    def check(self, answer: object) -> Answer:
        """Accept one of the options."""
        if type(answer) is not int:
            _refuse("not-a-number", "takes one whole number", answer)
        if answer not in self.options:
            _refuse("not-an-option", "is not one of the legal options", answer)
        return answer

    def answers(self) -> Iterator[Answer]:
        """Yield each option."""
        return iter(self.options)

    def sample(self, chance: Chance) -> Answer:
        """Give one option, each equally likely."""
        return chance.choose(self.options)


class YesNo(Choice, frozen=True, gc=False):
    """Yes (1) or no (0)."""

    options: Sequence[int] = (0, 1)


class Number(Question, frozen=True, gc=False):
    """A whole number from low to high, both included."""

    low: int
    high: int

    @property
    def options(self) -> Sequence[int]:
        """All numbers of the range."""
        return range(self.low, self.high + 1)

    def check(self, answer: object) -> Answer:
        """Accept a whole number in the range."""
        if type(answer) is not int:
            _refuse("not-a-number", "takes one whole number", answer)
        if not self.low <= answer <= self.high:
            _refuse("out-of-range", f"must lie between {self.low} and {self.high}", answer)
        return answer

    def answers(self) -> Iterator[Answer]:
        """Yield each number of the range."""
        return iter(self.options)

    def sample(self, chance: Chance) -> Answer:
        """Give one number of the range."""
        return self.low + chance.below(self.high - self.low + 1)


class Pick(Question, frozen=True, gc=False):
    """From least to most of the options at once ("discard these three").

    An option listed twice may be taken twice. The order of the answer means nothing unless
    `ordered` is set, so the canonical form is ascending and permutations do not multiply.

    >>> Pick(1, 0, "discard", (3, 3, 5), 2, 2).check((5, 3))
    (3, 5)
    """

    options: Sequence[int]
    least: int
    most: int
    ordered: bool = False

    def check(self, answer: object) -> Answer:
        """Accept a selection of allowed size from the options."""
        if not isinstance(answer, LISTS):
            _refuse("not-a-list", "takes a list of whole numbers", answer)
        if not self.least <= len(answer) <= self.most:
            _refuse("wrong-count", f"must hold {self.least} to {self.most} options", answer)
        left = [*self.options]
        try:
            for item in answer:
                if type(item) is not int:
                    _refuse("not-a-list", "takes a list of whole numbers", answer)
                left.remove(item)
        except ValueError:
            _refuse("not-an-option", "holds something that is not on offer", answer)
        return (*answer,) if self.ordered else (*sorted(answer),)

    def answers(self) -> Iterator[Answer]:
        """Yield every selection once."""
        choose = permutations if self.ordered else combinations
        seen: set[tuple[int, ...]] = set()
        for size in range(self.least, self.most + 1):
            for picked in choose(sorted(self.options), size):
                if picked not in seen:
                    seen.add(picked)
                    yield picked

    def sample(self, chance: Chance) -> Answer:
        """Give a selection: first its size, then its members."""
        left = [*self.options]
        count = len(left)
        least, most = self.least, self.most
        if most > count:
            most = count
        size = least + chance.below(most - least + 1) if least < most else least
        if self.ordered:
            return tuple(chance.take(left, size)) if size else ()
        if not size:
            return ()
        # To leave the others out is the same as to take these: draw whatever is fewer.
        if size + size <= count:
            left = chance.take(left, size)
        elif size < count:
            chance.take(left, count - size)
        left.sort()
        return tuple(left)


class Offer(Question, frozen=True, gc=False):
    """Several things settled at once: one option of every part ("two power for one march").

    >>> Offer(1, 0, "bargain", ((0, 1, 2), (5, 6))).check([2, 5])
    (2, 5)
    """

    parts: Sequence[Sequence[int]]

    def check(self, answer: object) -> Answer:
        """Accept one option for each part."""
        if not isinstance(answer, list | tuple) or any(type(item) is not int for item in answer):
            _refuse("not-a-list", "takes a list of whole numbers", answer)
        if len(answer) != len(self.parts):
            _refuse("wrong-count", f"must settle all {len(self.parts)} parts", answer)
        for number, (item, part) in enumerate(zip(answer, self.parts, strict=True), start=1):
            if item not in part:
                _refuse("not-an-option", f"part {number} is not on offer", answer)
        return tuple(answer)

    def answers(self) -> Iterator[Answer]:
        """Yield every combination of the parts."""
        return product(*self.parts)

    def sample(self, chance: Chance) -> Answer:
        """Give one random option per part."""
        return tuple(part[chance.below(len(part))] for part in self.parts)


AnyQuestion = Choice | YesNo | Number | Pick | Offer


def _refuse(key: str, reason: str, answer: object) -> NoReturn:
    said = repr(answer)
    raise IllegalAnswer("answer", key, f"{said[:60]} {reason}", said=said[:60])
