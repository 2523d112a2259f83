"""Things that a scenario asks for, and a choice that suits all wishes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import msgspec

from tafelrunde.games.naming import Meant, refuse


class Wish(msgspec.Struct, frozen=True):
    """A thing that some field of a scenario asks for, and things that it cannot be."""

    field: str
    meant: Meant
    but_not: frozenset[int] = frozenset()

    @property
    def fitting(self) -> frozenset[int]:
        """All things that would do."""
        return self.meant.things - self.but_not


def wishes_for(field: str, things: Sequence[Meant], size: int) -> list[Wish]:
    """Wish for exactly so many things."""
    if len(things) != size:
        refuse(field, "hand-size", f"{len(things)} cards, but it must be {size}")
    return [Wish(field, meant) for meant in things]


def choose(wishes: Sequence[Wish], things: Iterable[int], sort: Callable[[int], int]) -> list[int]:
    """Give every wish a thing of its own, the narrowest wishes first.

    Of several that would do comes one of the sort with most left, so that later wishes find
    something too.
    """
    free = set(things)
    chosen = dict.fromkeys(range(len(wishes)), -1)
    for number in sorted(chosen, key=lambda number: len(wishes[number].fitting)):
        wish = wishes[number]
        fitting = wish.fitting & free
        if not fitting:
            held = wish.meant.things & wish.but_not
            why = "cannot be here" if held else "is asked for more often than it is there"
            refuse(wish.field, "no-card", f"{wish.meant} {why}")
        shares = Counter(map(sort, fitting))
        chosen[number] = min(fitting, key=lambda thing: (-shares[sort(thing)], thing))
        free.remove(chosen[number])
    return list(chosen.values())
