"""Questions: what a rule asks one seat, with everything that may be answered.

An answer is plain data: `Choice`, `YesNo`, `MayPass` and `Number` take one int; `Pick`, `Share` and
`Offer` a tuple of ints, an offer also one int as a way out. Nothing outside the listed options is
accepted, and the options are always complete.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, permutations, product
from math import comb
from typing import Final, NoReturn, Self

import msgspec

from tafelrunde.table.chance import Chance
from tafelrunde.table.errors import IllegalAnswer
from tafelrunde.table.limit import Limit, Rows

Answer = int | tuple[int, ...]
LISTS: Final = (list, tuple)
#: Up to so many selections are walked over, doubles and all; that is quicker than to avoid them.
FEW: Final = 100
#: So often an offer is drawn freely before the limits are looked at closely.
TRIES: Final = 20
#: The option of `MayPass` that does nothing.
PASS: Final = -1
#: Stands for a part where the ways out of an offer are meant.
EXIT: Final = -1
#: A question that no single card or rule asks has this source.
NO_SOURCE: Final = -1


class Said(msgspec.Struct, frozen=True, gc=False):
    """One thing an answer names: an option, the part of the question it is of, and how many."""

    option: int
    part: int = 0
    count: int = 1


class Prompt(msgspec.Struct, frozen=True):
    """What a game says of all questions with one prompt: what is chosen from, and where it lies."""

    #: The noun of the options, as in `Game.nouns`; empty if they are numbers or have own phrases.
    things: str = ""
    #: Where they lie: "hand", "supply", ...
    zone: str = ""
    #: The rules announce every answer to everybody.
    announced: bool = False


class _Asked(msgspec.Struct, frozen=True, gc=False):
    id: int
    seat: int
    #: The verb of the question, a key of the word lists: "discard", "react", ...
    prompt: str


class Question(_Asked, frozen=True, tag=True, gc=False, kw_only=True):
    """Something one seat has to decide; its id is never used twice at one table."""

    #: The card or rule that asks, as a number of the game's `source` noun.
    source: int = NO_SOURCE

    def numbered(self, number: int) -> Self:
        """Give the same question with this id."""
        raise AssertionError(f"{type(self).__name__} has no numbered")

    def check(self, answer: object) -> Answer:
        """Return the answer in its one canonical form, or refuse it with the reason."""
        raise AssertionError(f"{type(self).__name__} has no check")

    def answers(self) -> Iterator[Answer]:
        """Yield every legal answer once, one after the other as they are wanted."""
        raise AssertionError(f"{type(self).__name__} has no answers")

    def only_answer(self) -> Answer | None:
        """Give the answer if there is just one."""
        first, *more = islice(self.answers(), 2)
        return None if more else first

    def sample(self, chance: Chance) -> Answer:
        """Give a random legal answer."""
        raise AssertionError(f"{type(self).__name__} has no sample")

    def offered(self) -> Sequence[Sequence[int]]:
        """List what a person chooses from: one list, or one for each part of the answer."""
        raise AssertionError(f"{type(self).__name__} has no parts")

    def spoken(self, answer: Answer) -> list[Said]:
        """Take an answer apart into the things it names."""
        options = answer if isinstance(answer, tuple) else (answer,)
        return [Said(option) for option in options]


class Choice(Question, frozen=True, gc=False):
    """Exactly one of the options.

    >>> Choice(1, 0, "place", (4, 7)).check(7)
    7
    """

    options: Sequence[int]

    def numbered(self, number: int) -> Self:
        """Give the same question with this id."""
        return type(self)(number, self.seat, self.prompt, self.options, source=self.source)

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

    def offered(self) -> Sequence[Sequence[int]]:
        """Give the options."""
        return (self.options,)


class YesNo(Choice, frozen=True, gc=False):
    """Yes (1) or no (0)."""

    options: Sequence[int] = (0, 1)


class MayPass(Choice, frozen=True, gc=False):
    """One of the options of a window, the last of which is to pass."""


class Number(Question, frozen=True, gc=False):
    """A whole number from low to high, both included."""

    low: int
    high: int

    @property
    def options(self) -> Sequence[int]:
        """All numbers of the range."""
        return range(self.low, self.high + 1)

    def numbered(self, number: int) -> Self:
        """Give the same question with this id."""
        return type(self)(number, self.seat, self.prompt, self.low, self.high, source=self.source)

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

    def offered(self) -> Sequence[Sequence[int]]:
        """Give the range."""
        return (self.options,)


class Pick(Question, frozen=True, gc=False):
    """From least to most of the options at once ("discard these three"), perhaps under limits.

    An option listed twice may be taken twice. The order of the answer means nothing unless
    `ordered` is set, so the canonical form is ascending and permutations do not multiply.

    >>> Pick(1, 0, "discard", (3, 3, 5), 2, 2).check((5, 3))
    (3, 5)
    """

    options: Sequence[int]
    least: int
    most: int
    ordered: bool = False
    limits: tuple[Limit, ...] = ()

    def numbered(self, number: int) -> Self:
        """Give the same question with this id."""
        return type(self)(
            number,
            self.seat,
            self.prompt,
            self.options,
            self.least,
            self.most,
            self.ordered,
            self.limits,
            source=self.source,
        )

    def check(self, answer: object) -> Answer:
        """Accept a selection of allowed size from the options."""
        if not isinstance(answer, LISTS):
            _refuse("not-a-list", "takes a list of whole numbers", answer)
        if not self.least <= len(answer) <= self.most:
            _refuse("wrong-count", f"must hold {self.least} to {self.most} options", answer)
        # Who takes everything often hands back the very options.
        if answer is not self.options:
            left = [*self.options]
            try:
                for item in answer:
                    if type(item) is not int:
                        _refuse("not-a-list", "takes a list of whole numbers", answer)
                    left.remove(item)
            except ValueError:
                _refuse("not-an-option", "holds something that is not on offer", answer)
        for limit in self.limits:
            weight = dict(zip(self.options, limit.weights, strict=True))
            _keep(limit, sum(weight[item] for item in answer), answer)
        return (*answer,) if self.ordered else (*sorted(answer),)

    def answers(self) -> Iterator[Answer]:
        """Yield every selection once: small ones first."""
        options = sorted(self.options)
        kinds = sorted(set(options))
        for size in range(self.least, min(self.most, len(options)) + 1):
            if len(kinds) == len(options) and not self.limits:
                yield from (permutations if self.ordered else combinations)(options, size)
            elif comb(len(options), size) <= FEW and not self.limits and not self.ordered:
                yield from dict.fromkeys(combinations(options, size))
            else:
                for row in self.rows(kinds, size, size):
                    picked = _counted(kinds, row)
                    yield from _orders(picked) if self.ordered else (picked,)

    def sample(self, chance: Chance) -> Answer:
        """Give a selection: first its size, then its members; under limits each equally likely."""
        if self.limits:
            return self._within(chance)
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

    def offered(self) -> Sequence[Sequence[int]]:
        """Give the options."""
        return (self.options,)

    def _within(self, chance: Chance) -> Answer:
        kinds = sorted(set(self.options))
        picked = _counted(kinds, self.rows(kinds, self.least, self.most).draw(chance))
        return tuple(chance.take([*picked], len(picked))) if self.ordered else picked

    def rows(self, kinds: Sequence[int], least: int, most: int) -> Rows:
        """Give the selections of some sizes as rows: how many of each kind, most first."""
        options = [*self.options]
        places = [options.index(kind) for kind in kinds]
        # Most copies first: so selections come in the order of their members.
        domains = [range(options.count(kind), -1, -1) for kind in kinds]
        limits = [Limit((1,) * len(kinds), least, most)]
        for limit in self.limits:
            weights = tuple([limit.weights[place] for place in places])
            limits.append(Limit(weights, limit.least, limit.most))
        return Rows(domains, limits)


class Share(Question, frozen=True, gc=False):
    """A total spread over places: the answer says for each place how much it gets.

    `most` caps each place (nothing given: the total), limits bound weighted sums.

    >>> Share(1, 0, "muster", 3, (4, 7)).check([1, 2])
    (1, 2)
    """

    total: int
    places: Sequence[int]
    most: Sequence[int] = ()
    limits: tuple[Limit, ...] = ()

    @property
    def caps(self) -> Sequence[int]:
        """How much each place can take."""
        return self.most or (self.total,) * len(self.places)

    def numbered(self, number: int) -> Self:
        """Give the same question with this id."""
        return type(self)(
            number,
            self.seat,
            self.prompt,
            self.total,
            self.places,
            self.most,
            self.limits,
            source=self.source,
        )

    def check(self, answer: object) -> Answer:
        """Accept an amount for each place that adds up."""
        amounts = _whole_numbers(answer, len(self.places), "must name an amount for each place")
        for number, (amount, cap) in enumerate(zip(amounts, self.caps, strict=True), start=1):
            if not 0 <= amount <= cap:
                _refuse("out-of-range", f"amount {number} must lie between 0 and {cap}", answer)
        if sum(amounts) != self.total:
            said = f"adds up to {sum(amounts)}, not to {self.total}"
            _refuse("wrong-total", said, answer, sum=sum(amounts), total=self.total)
        for limit in self.limits:
            _keep(limit, limit.sum_of(amounts), answer)
        return amounts

    def answers(self) -> Iterator[Answer]:
        """Yield every way to spread the total."""
        return iter(self.rows())

    def sample(self, chance: Chance) -> Answer:
        """Throw one unit after the other; under limits each way is equally likely."""
        if self.limits:
            return self.rows().draw(chance)
        amounts = [0] * len(self.places)
        if not self.most:
            below, places = chance.below, len(amounts)
            for _ in range(self.total):
                amounts[below(places)] += 1
            return tuple(amounts)
        caps = self.caps
        open_places = [place for place, cap in enumerate(caps) if cap]
        for _ in range(self.total):
            number = chance.below(len(open_places))
            place = open_places[number]
            amounts[place] += 1
            if amounts[place] == caps[place]:
                open_places.pop(number)
        return tuple(amounts)

    def offered(self) -> Sequence[Sequence[int]]:
        """Give the places."""
        return (self.places,)

    def spoken(self, answer: Answer) -> list[Said]:
        """Name each place that gets something, and how much."""
        assert isinstance(answer, tuple)
        pairs = zip(self.places, answer, strict=True)
        return [Said(place, 0, amount) for place, amount in pairs if amount]

    def rows(self) -> Rows:
        """Give the ways to spread the total as rows."""
        all_of_it = Limit((1,) * len(self.places), self.total, self.total)
        return Rows([range(cap + 1) for cap in self.caps], [all_of_it, *self.limits])


class Offer(Question, frozen=True, gc=False):
    """Several things settled at once, one option of every part, or a plain way out instead.

    The ways out (accept, break off) are answered by one number alone.

    >>> Offer(1, 0, "bargain", ((0, 1, 2), (5, 6))).check([2, 5])
    (2, 5)
    """

    parts: Sequence[Sequence[int]]
    exits: tuple[int, ...] = ()
    #: Weights multiply the chosen options: "not the empty deal" is at least 1 of everything.
    limits: tuple[Limit, ...] = ()

    def numbered(self, number: int) -> Self:
        """Give the same question with this id."""
        return type(self)(
            number,
            self.seat,
            self.prompt,
            self.parts,
            self.exits,
            self.limits,
            source=self.source,
        )

    def check(self, answer: object) -> Answer:
        """Accept one option for each part, or a way out."""
        if type(answer) is int and self.exits:
            if answer not in self.exits:
                _refuse("not-an-option", "is not one of the ways out", answer)
            return answer
        if not self.parts:
            _refuse("not-a-number", "takes one whole number", answer)
        terms = _whole_numbers(answer, len(self.parts), f"must settle all {len(self.parts)} parts")
        for number, (item, part) in enumerate(zip(terms, self.parts, strict=True), start=1):
            if item not in part:
                _refuse("not-an-option", f"part {number} is not on offer", answer)
        for limit in self.limits:
            _keep(limit, limit.sum_of(terms), answer)
        return terms

    def answers(self) -> Iterator[Answer]:
        """Yield the ways out and every combination of the parts."""
        yield from self.exits
        if self.parts:
            yield from Rows(self.parts, self.limits) if self.limits else product(*self.parts)

    def sample(self, chance: Chance) -> Answer:
        """Give a way out or terms, the terms as likely as each way out."""
        ways = len(self.exits) + bool(self.parts)
        lot = chance.below(ways) if self.exits else 0
        if lot < len(self.exits):
            return self.exits[lot]
        parts, limits = self.parts, self.limits
        # Most terms keep within the limits, and to draw anew is quicker than to count all that do.
        for _ in range(TRIES):
            terms = tuple([chance.choose(part) for part in parts])
            for limit in limits:
                if not limit.least <= limit.sum_of(terms) <= limit.most:
                    break
            else:
                return terms
        return Rows(parts, limits).draw(chance)

    def offered(self) -> Sequence[Sequence[int]]:
        """Give the parts."""
        return self.parts

    def spoken(self, answer: Answer) -> list[Said]:
        """Name the option of each part, or the way out."""
        if isinstance(answer, int):
            return [Said(answer, EXIT)]
        return [Said(option, part) for part, option in enumerate(answer)]


AnyQuestion = Choice | YesNo | MayPass | Number | Pick | Share | Offer


def _counted(kinds: Sequence[int], row: Sequence[int]) -> tuple[int, ...]:
    return tuple([kind for kind, many in zip(kinds, row, strict=True) for _ in range(many)])


def _orders(picked: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield every order of a selection once, equal members being the same."""
    if not picked:
        yield ()
    for first in dict.fromkeys(picked):
        place = picked.index(first)
        for rest in _orders(picked[:place] + picked[place + 1 :]):
            yield (first, *rest)


def _whole_numbers(answer: object, count: int, reason: str) -> tuple[int, ...]:
    if not isinstance(answer, LISTS) or any(type(item) is not int for item in answer):
        _refuse("not-a-list", "takes a list of whole numbers", answer)
    if len(answer) != count:
        _refuse("wrong-count", reason, answer)
    return tuple(answer)


def _keep(limit: Limit, weight: int, answer: object) -> None:
    if not limit.least <= weight <= limit.most:
        what = limit.name or "sum"
        reason = f"has {what} {weight}, which must lie between {limit.least} and {limit.most}"
        _refuse("limit", reason, answer, limit=what, sum=weight, least=limit.least, most=limit.most)


def _refuse(key: str, reason: str, answer: object, **details: int | str) -> NoReturn:
    said = repr(answer)[:60]
    raise IllegalAnswer("answer", key, f"{said} {reason}", said=said, **details)
