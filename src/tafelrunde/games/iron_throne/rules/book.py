"""The cards of a table: a pack read once and put together for the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from tafelrunde.games.iron_throne.cards.check import CARD, LEADER
from tafelrunde.games.iron_throne.cards.effects import Pack, Spoken
from tafelrunde.games.iron_throne.cards.operations import AnyOp, Cost, TortureNow
from tafelrunde.games.iron_throne.cards.packs import PACKS, base, effect_of, whole
from tafelrunde.games.iron_throne.cards.texts import card_name
from tafelrunde.games.iron_throne.cards.vocabulary import Condition, Criterion, Timing
from tafelrunde.games.iron_throne.houses import CHARACTERS
from tafelrunde.games.iron_throne.rules.conditions import CONDITIONS, Test
from tafelrunde.games.iron_throne.rules.parts import Part, parts_of
from tafelrunde.games.iron_throne.state import State

Doubt = Callable[[State, int, int], bool]
#: What is always true while a window is open; and only participants play cards.
WHILE_OPEN: Final = {
    Timing.WAR_SUM: Condition.RESULT_WAR,
    Timing.NEGOTIATION_END: Condition.RESULT_PEACE,
}
#: What an effect is of, as a number in frames.
ABILITY, TEXT, PERSON = 0, 1, 2


class Entry(msgspec.Struct, frozen=True):
    """An effect ready for use."""

    timing: Timing
    tests: tuple[Test, ...]
    #: Those that are not true anyway whenever its window is open.
    doubtful: tuple[Test, ...]
    costs: tuple[Cost, ...]
    ops: tuple[AnyOp, ...]
    #: Costs and operations.
    parts: tuple[Part, ...]
    #: What says of each operation whether it is possible; None where one of them always is.
    doubts: tuple[Doubt, ...] | None
    #: What a pack calls it; the words have the names of the basic cards.
    name: Spoken | None

    def holds(self, state: State, seat: int) -> bool:
        """Whether all conditions hold for a seat."""
        return all(test(state, seat) for test in self.tests)


class Book(msgspec.Struct, frozen=True):
    """All effects by character, and the special events."""

    title: Spoken
    entries: tuple[tuple[Entry, ...], tuple[Entry, ...]]
    criteria: tuple[Criterion, ...]
    #: Kind, character and both names of what a pack brings; of a character that is called
    #: otherwise the kind is `PERSON`.
    names: tuple[tuple[int, int, str, str], ...]


def _entry(pack: Pack, key: str, kind: str) -> Entry:
    effect = effect_of(pack, key, kind)
    tests = tuple([CONDITIONS[condition] for condition in effect.conditions])
    sure = {WHILE_OPEN.get(effect.timing), Condition.SELF_PARTICIPATES if kind == CARD else None}
    doubtful = tuple([CONDITIONS[one] for one in effect.conditions if one not in sure])
    name = None
    if effect != effect_of(base(), key, kind):
        name = Spoken(*[card_name(pack, key, kind, language) for language in ("de", "en")])
    parts = parts_of(effect.costs, effect.ops)
    return Entry(
        effect.timing, tests, doubtful, effect.costs, effect.ops, parts, _doubts(parts), name
    )


def _doubts(parts: Sequence[Part]) -> tuple[Doubt, ...] | None:
    # Whatever was taken before, an effect can torture only what it takes itself.
    useful = [one for one in parts if one.pays is None and not isinstance(one.what, TortureNow)]
    found = [one.possible for one in useful if one.possible is not None]
    return tuple(found) if len(found) == len(useful) else None


@lru_cache(PACKS)
def book(pack: str) -> Book:
    """Read the cards of a table; an empty text means the basic ones."""
    cards = whole(pack)
    abilities, texts = (
        tuple([_entry(cards, key, kind) for key in CHARACTERS]) for kind in (LEADER, CARD)
    )
    criteria = tuple([special.criterion for special in cards.specials])
    names = [
        (kind, character, one.name.de, one.name.en)
        for kind, entries in enumerate((abilities, texts))
        for character, one in enumerate(entries)
        if one.name is not None
    ]
    for character, key in enumerate(CHARACTERS):
        if (called := cards.characters[key].name) is not None:
            names.append((PERSON, character, called.de, called.en))
    return Book(cards.title, (abilities, texts), criteria, tuple(names))


def entry(state: State, kind: int, character: int) -> Entry:
    """Find an effect."""
    return book(state.pack).entries[kind][character]
