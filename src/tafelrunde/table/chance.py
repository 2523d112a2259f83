"""Chance, injected: rules ask it for outcomes and own no generator themselves.

`LiveChance` can be checked afterwards, `ReplayChance` reads outcomes from a log, `SearchChance` is
cheap. A table without chance holds `NO_CHANCE`, which refuses.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import blake2b, sha256
from itertools import product
from math import floor, perm
from random import Random
from typing import Final, TypeVar

from tafelrunde.table.errors import BadRecord, ChanceExhausted

Drawn = int | tuple[int, ...]
KEY_BYTES: Final = 32
#: So many outcomes one random number tells apart without a bias anybody could find.
FINE: Final = 1 << 40
T = TypeVar("T")


class Chance:
    """Where every die and every shuffle comes from."""

    def below(self, n: int) -> int:
        """Give a whole number from 0 to n - 1, each equally likely."""
        raise ChanceExhausted("chance", "no-chance", "this table has no chance to draw from")

    def order(self, n: int) -> list[int]:
        """Give the numbers from 0 to n - 1 in a random order."""
        raise ChanceExhausted("chance", "no-chance", "this table has no chance to draw from")

    def draws(self, n: int, count: int) -> list[int]:
        """Draw several of n things: the i-th number says which of those still left comes next."""
        raise ChanceExhausted("chance", "no-chance", "this table has no chance to draw from")

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """Roll some equal dice, one after the other, each drawn as in `below`."""
        return tuple([1 + self.below(sides) for _ in range(count)])

    def place(self, things: Sequence[object]) -> int:
        """Give the place of one of these things, drawn as in `below`."""
        return self.below(len(things))

    def choose(self, things: Sequence[T]) -> T:
        """Choose one of these things, drawn as in `below`."""
        return things[self.below(len(things))]

    def take(self, things: list[T], count: int) -> list[T]:
        """Take several of these things away, drawn as in `draws`."""
        return [things.pop(place) for place in self.draws(len(things), count)]


NO_CHANCE: Final = Chance()


class SearchChance(Chance):
    """Fast pseudo-random outcomes for simulation and search; not for games people play."""

    __slots__ = ("random",)

    def __init__(self, seed: int | str) -> None:
        """Start the stream that belongs to this seed."""
        #: Gives numbers from 0 to just below 1.
        self.random = Random(seed).random

    def below(self, n: int) -> int:
        """Give a number below n (n far below 2**53, so the rounding bias is out of sight)."""
        draw = self.random
        return floor(draw() * n)

    def order(self, n: int) -> list[int]:
        """Sort by random keys: the quickest shuffle the interpreter has."""
        draw = self.random
        return sorted(range(n), key=[draw() for _ in range(n)].__getitem__)

    def draws(self, n: int, count: int) -> list[int]:
        """Draw one after the other."""
        draw = self.random
        return [floor(draw() * left) for left in range(n, n - count, -1)]

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """Roll all dice with one random number."""
        rolls = _SIX_SIDED[count] if sides == 6 and count < 6 else _rolls(count, sides)
        return rolls[floor(self.random() * len(rolls))]

    def place(self, things: Sequence[object]) -> int:
        """Give a place without a call in between."""
        return floor(self.random() * len(things))

    def choose(self, things: Sequence[T]) -> T:
        """Choose without a call in between."""
        draw = self.random
        return things[floor(draw() * len(things))]

    def take(self, things: list[T], count: int) -> list[T]:
        """Take as said by one random number, cut into places; by several if one would be coarse."""
        draw = self.random
        n = len(things)
        if count == 1:
            return [things.pop(floor(draw() * n))]
        if count == 5 and n < len(_HANDS):
            # A hand of five is what is drawn most: the same as below, without the loop.
            number = floor(draw() * _HANDS[n])
            first = things.pop(number % n)
            number //= n
            second = things.pop(number % (n - 1))
            number //= n - 1
            third = things.pop(number % (n - 2))
            number //= n - 2
            fourth = things.pop(number % (n - 3))
            return [first, second, third, fourth, things.pop(number // (n - 3))]
        ways = perm(n, count)
        if ways > FINE:
            return super().take(things, count)
        number = floor(draw() * ways)
        taken = []
        for left in range(n, n - count, -1):
            taken.append(things.pop(number % left))
            number //= left
        return taken


#: So many ways there are to draw five of few things, one after the other.
_HANDS: Final[tuple[int, ...]] = tuple(perm(n, 5) for n in range(257))


@cache
def _rolls(count: int, sides: int) -> tuple[tuple[int, ...], ...]:
    """List every roll of some equal dice; a handful of them, so that there are not too many."""
    return tuple(product(range(1, sides + 1), repeat=count))


#: Up to five common dice, which are rolled most.
_SIX_SIDED: Final = tuple(_rolls(count, 6) for count in range(6))


class LiveChance(Chance):
    """Outcomes anybody can recompute once the key is out, and nobody before.

    Outcome number i comes from a keyed hash over i. The key's own hash, the seal, is shown when the
    game starts and the key when it ends.
    """

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        """Continue after `drawn` outcomes of this key."""
        self.key = key
        self.drawn = drawn

    def below(self, n: int) -> int:
        """Give outcome number `drawn` as a number below n."""
        stream = _KeyedStream(self.key, self.drawn)
        self.drawn += 1
        return stream.below(n)

    def order(self, n: int) -> list[int]:
        """Give outcome number `drawn` as an order of n things (Fisher and Yates)."""
        stream = _KeyedStream(self.key, self.drawn)
        self.drawn += 1
        cards = list(range(n))
        for last in range(n - 1, 0, -1):
            other = stream.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards

    def draws(self, n: int, count: int) -> list[int]:
        """Give outcome number `drawn` as several draws from n things."""
        stream = _KeyedStream(self.key, self.drawn)
        self.drawn += 1
        return [stream.below(left) for left in range(n, n - count, -1)]


def seal(key: bytes) -> str:
    """Give the public hash that commits to a key before the first outcome is drawn."""
    return sha256(key).hexdigest()


class _KeyedStream:
    """Endless 64-bit words for one outcome, from blake2b keyed with the game's key."""

    def __init__(self, key: bytes, number: int) -> None:
        self._key = key
        self._number = number
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        # Words at or above the largest multiple of n are thrown away: every result equally likely.
        fair = (1 << 64) - (1 << 64) % n
        while True:
            word = self._word()
            if word < fair:
                return word % n

    def _word(self) -> int:
        if not self._words:
            counter = self._number.to_bytes(8, "big") + self._block.to_bytes(8, "big")
            digest = blake2b(counter, key=self._key).digest()
            self._block += 1
            self._words = [int.from_bytes(digest[i : i + 8], "big") for i in range(0, 64, 8)]
        return self._words.pop()


class ReplayChance(Chance):
    """Reads the outcomes of a log back in order, and refuses what could not have been drawn."""

    def __init__(self, outcomes: Iterable[Drawn] = ()) -> None:
        """Queue the outcomes."""
        self._outcomes = list(outcomes)[::-1]

    def below(self, n: int) -> int:
        """Give the next outcome, which must be a number below n."""
        outcome = self._next()
        if type(outcome) is not int or not 0 <= outcome < n:
            raise BadRecord("chance", "bad-chance", f"{outcome!r} is no number below {n}")
        return outcome

    def order(self, n: int) -> list[int]:
        """Give the next outcome, which must be an order of n things."""
        outcome = self._next()
        if isinstance(outcome, int) or sorted(outcome) != list(range(n)):
            raise BadRecord("chance", "bad-chance", f"{outcome!r} is no order of {n} things")
        return list(outcome)

    def draws(self, n: int, count: int) -> list[int]:
        """Give the next outcome, which must be so many draws from n things."""
        outcome = self._next()
        if (
            isinstance(outcome, int)
            or len(outcome) != count
            or any(not 0 <= place < n - number for number, place in enumerate(outcome))
        ):
            reason = f"{outcome!r} are no {count} draws from {n} things"
            raise BadRecord("chance", "bad-chance", reason)
        return list(outcome)

    def left_over(self) -> int:
        """Count the outcomes nobody asked for."""
        return len(self._outcomes)

    def _next(self) -> Drawn:
        if not self._outcomes:
            raise BadRecord("chance", "chance-missing", "the rules need one more outcome here")
        return self._outcomes.pop()


class TapedChance(Chance):
    """Passes another chance through and writes down what it gave."""

    def __init__(self, source: Chance) -> None:
        """Tape this source."""
        self.source = source
        self._tape: list[Drawn] = []

    def below(self, n: int) -> int:
        """Draw and write down."""
        outcome = self.source.below(n)
        self._tape.append(outcome)
        return outcome

    def order(self, n: int) -> list[int]:
        """Draw and write down."""
        outcome = self.source.order(n)
        self._tape.append(tuple(outcome))
        return outcome

    def draws(self, n: int, count: int) -> list[int]:
        """Draw and write down."""
        outcome = self.source.draws(n, count)
        self._tape.append(tuple(outcome))
        return outcome

    def cut(self) -> tuple[Drawn, ...]:
        """Give everything since the last cut."""
        tape = tuple(self._tape)
        self._tape.clear()
        return tape
