"""The cards of a table: a pack read once and put together for the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from tafelrunde.games.iron_throne.cards.check import CARD, LEADER
from tafelrunde.games.iron_throne.cards.effects import Pack, Spoken
from tafelrunde.games.iron_throne.cards.operations import AnyOp, Cost
from tafelrunde.games.iron_throne.cards.packs import base, effect_of, laid_over, read
from tafelrunde.games.iron_throne.cards.texts import card_name
from tafelrunde.games.iron_throne.cards.vocabulary import Criterion, Timing
from tafelrunde.games.iron_throne.houses import CHARACTERS
from tafelrunde.games.iron_throne.rules.conditions import CONDITIONS, Test
from tafelrunde.games.iron_throne.state import State

#: So many packs are kept in mind.
PACKS: Final = 16
#: What an effect is of, as a number in frames.
ABILITY, TEXT, PERSON = 0, 1, 2


class Entry(NamedTuple):
    """An effect ready for use."""

    timing: Timing
    tests: tuple[Test, ...]
    costs: tuple[Cost, ...]
    ops: tuple[AnyOp, ...]
    #: What a pack calls it; the words have the names of the basic cards.
    name: Spoken | None

    def holds(self, state: State, seat: int) -> bool:
        """Whether all conditions hold for a seat."""
        return all(test(state, seat) for test in self.tests)


class Book(NamedTuple):
    """All effects by character, and the special events."""

    title: Spoken
    entries: tuple[tuple[Entry, ...], tuple[Entry, ...]]
    #: Whose abilities and whose cards have a part in each window.
    timed: tuple[Mapping[Timing, frozenset[int]], Mapping[Timing, frozenset[int]]]
    criteria: tuple[Criterion, ...]
    #: Kind, character and both names of what a pack brings; of a character that is called
    #: otherwise the kind is `PERSON`.
    names: tuple[tuple[int, int, str, str], ...]


def _entry(whole: Pack, key: str, kind: str) -> Entry:
    effect = effect_of(whole, key, kind)
    tests = tuple([CONDITIONS[condition] for condition in effect.conditions])
    name = None
    if effect != effect_of(base(), key, kind):
        name = Spoken(*[card_name(whole, key, kind, language) for language in ("de", "en")])
    return Entry(effect.timing, tests, effect.costs, effect.ops, name)


@lru_cache(PACKS)
def book(pack: str) -> Book:
    """Read the cards of a table; an empty text means the basic ones."""
    whole = laid_over(read(pack), base()) if pack else base()
    abilities, texts = (
        tuple([_entry(whole, key, kind) for key in CHARACTERS]) for kind in (LEADER, CARD)
    )
    criteria = tuple([special.criterion for special in whole.specials])
    names = [
        (kind, character, one.name.de, one.name.en)
        for kind, entries in enumerate((abilities, texts))
        for character, one in enumerate(entries)
        if one.name is not None
    ]
    for character, key in enumerate(CHARACTERS):
        if (called := whole.characters[key].name) is not None:
            names.append((PERSON, character, called.de, called.en))
    timed = _timed(abilities), _timed(texts)
    return Book(whole.title, (abilities, texts), timed, criteria, tuple(names))


def _timed(entries: Sequence[Entry]) -> Mapping[Timing, frozenset[int]]:
    return {
        timing: frozenset([who for who, one in enumerate(entries) if one.timing is timing])
        for timing in Timing
    }


def entry(state: State, kind: int, character: int) -> Entry:
    """Find an effect."""
    return book(state.pack).entries[kind][character]
