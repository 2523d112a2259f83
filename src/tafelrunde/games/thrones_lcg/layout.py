"""What lies where in play, and what is printed on it.

It changes only when a card comes, goes or changes hands, so it is kept beside the state until then,
with whatever follows from it alone. What abilities and effects make of it is in `layers`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, TypeVar

from tafelrunde.games.thrones_lcg.cards import ACTIONS, CONSTANTS, RESPONSES
from tafelrunde.games.thrones_lcg.cards import declaration as say
from tafelrunde.games.thrones_lcg.cards.vocabulary import Ban, Place, Type
from tafelrunde.games.thrones_lcg.printed import (
    ICONS_OF,
    INFLUENCE_OF,
    KEYWORDS_OF,
    STRENGTH_OF,
    TRAITS_OF,
    TYPE_OF,
)
from tafelrunde.games.thrones_lcg.state import State

#: With two entries more at the end: House cards and empty places have nothing.
IS_CHARACTER: Final = [*[what == Type.CHARACTER for what in TYPE_OF], False, False]
STRENGTH_BY: Final = [
    n * is_one for n, is_one in zip((*STRENGTH_OF, 0, 0), IS_CHARACTER, strict=True)
]
ICONS_BY: Final = [n * is_one for n, is_one in zip([*ICONS_OF, 0, 0], IS_CHARACTER, strict=True)]
TRAITS_BY: Final = [*TRAITS_OF, 0, 0]
KEYWORDS_BY: Final = [*KEYWORDS_OF, 0, 0]
#: Titles with a constant ability, and those whose text makes the text box of their host blank.
GIVING: Final = [*[bool(entries) for entries in CONSTANTS], False, False]
BLANKING: Final = frozenset(
    number
    for number, entries in enumerate(CONSTANTS)
    if any(
        isinstance(give, say.Banned) and give.ban == Ban.BLANK
        for _, ability in entries
        for give in ability.gives
    )
)

_ACTIONS: Final = ACTIONS[Place.IN_PLAY]
_RESPONSES: Final = RESPONSES[Place.IN_PLAY]
_Found = TypeVar("_Found")


class Layout:
    """Lists by slot of what is printed, as the cards lie; and what was found out about them.

    Whatever is found out is filled in by who asks first. Its keys are a number times four, and the
    seat it is about.
    """

    __slots__ = (
        "actors",
        "answering",
        "attached",
        "blanked",
        "characters",
        "found",
        "giving",
        "hints",
        "icons",
        "influence",
        "keywords",
        "layers",
        "plots",
        "strength",
        "titles",
        "traits",
        "watches",
    )

    def __init__(self, strength: list[int], icons: list[int]) -> None:
        """Begin with what counts only for cards that lie alone."""
        self.strength = strength
        self.icons = icons
        self.traits: list[int] = []
        self.keywords: list[int] = []
        #: Which titles are in play at all.
        self.titles: set[int] = set()
        #: Attachments by host.
        self.attached: dict[int, list[int]] = {}
        self.characters: list[int] = []
        #: Cards whose text box an attachment makes blank.
        self.blanked: list[int] = []
        #: Cards with constant abilities.
        self.giving: list[int] = []
        #: What these and plots give, layer by layer, with the plots; None until somebody asks.
        self.layers: list[list[Any]] | None = None
        self.plots: list[int] = []
        #: What constant abilities look at besides the cards.
        self.watches: list[tuple[Any, int]] = []
        #: What could be used, by phase.
        self.actors: dict[int, list[Any]] = {}
        #: Cards with a response, by moment.
        self.answering: dict[int, list[int]] = {}
        #: Cards that can give influence when they stand.
        self.influence: dict[int, list[int]] = {}
        #: Characters that pass a sieve, by its number; the seat is that of the player who asks.
        self.found: dict[int, list[int]] = {}
        #: The title and ability that a hand was last suspected of, by phase.
        self.hints: dict[int, tuple[int, int]] = {}

    def copy(self, seat: int, kind: int) -> Layout:
        """Give the same for a position in which a seat's card of this kind comes or goes."""
        twin = Layout(self.strength.copy(), self.icons.copy())
        twin.traits = self.traits.copy()
        twin.keywords = self.keywords.copy()
        twin.attached = self.attached
        twin.characters = self.characters
        twin.blanked = self.blanked
        twin.giving = self.giving
        twin.layers = self.layers
        twin.plots = self.plots
        twin.watches = self.watches
        # What was found out about other cards stays so, also for those who shared it.
        twin.actors = _of_others(self.actors, seat) if _ACTIONS[kind] else self.actors
        twin.answering = _of_others(self.answering, seat) if _RESPONSES[kind] else self.answering
        twin.influence = _of_others(self.influence, seat) if INFLUENCE_OF[kind] else self.influence
        twin.found = self.found
        twin.hints = self.hints
        return twin


def _of_others(found: dict[int, _Found], seat: int) -> dict[int, _Found]:
    """Leave out what was found out about a seat."""
    return {key: one for key, one in found.items() if key & 3 != seat}


def lay_out(state: State) -> Layout:
    """Look at all cards in play."""
    title, host = state.title, state.host
    layout = Layout([*map(STRENGTH_BY.__getitem__, title)], [*map(ICONS_BY.__getitem__, title)])
    layout.titles = set(title)
    layout.traits = [*map(TRAITS_BY.__getitem__, title)]
    layout.keywords = [*map(KEYWORDS_BY.__getitem__, title)]
    for slots in state.in_play:
        for slot in slots:
            kind, on = title[slot], host[slot]
            if on < 0:
                if IS_CHARACTER[kind]:
                    layout.characters.append(slot)
            else:
                # Nothing attached has strength or icons of its own.
                layout.strength[slot] = layout.icons[slot] = 0
                layout.attached.setdefault(on, []).append(slot)
                if kind in BLANKING:
                    layout.blanked.append(on)
            if GIVING[kind]:
                layout.giving.append(slot)
    return layout


def titles_in_play(state: State) -> Collection[int]:
    """Give the titles in play, as a set where one has been made."""
    layout: Layout | None = state.layout
    return state.title if layout is None else layout.titles


def with_card(state: State, layout: Layout, slot: int) -> Layout:
    """Give the layout with one card more, which has just got the last slot."""
    kind, on, seat = state.title[slot], state.host[slot], state.controller[slot]
    twin = layout.copy(seat, kind)
    twin.titles = layout.titles | {kind}
    twin.traits.append(TRAITS_BY[kind])
    twin.keywords.append(KEYWORDS_BY[kind])
    if on < 0:
        twin.strength.append(STRENGTH_BY[kind])
        twin.icons.append(ICONS_BY[kind])
        if IS_CHARACTER[kind]:
            twin.characters = _put(state, layout.characters, slot, seat)
            twin.found = {}
    else:
        twin.strength.append(0)
        twin.icons.append(0)
        twin.attached = {
            **layout.attached,
            on: _put(state, layout.attached.get(on, []), slot, seat),
        }
        if kind in BLANKING:
            twin.blanked = [*layout.blanked, on]
    if GIVING[kind]:
        twin.giving = _put(state, layout.giving, slot, seat)
        twin.layers = None
    return twin


def _put(state: State, slots: list[int], slot: int, seat: int) -> list[int]:
    """Add a player's newest card where it belongs: cards are listed seat by seat."""
    controller = state.controller
    before = len([1 for one in slots if controller[one] <= seat])
    return [*slots[:before], slot, *slots[before:]]


def without(state: State, layout: Layout, slot: int, kind: int) -> Layout:
    """Give the layout without a card of this kind that has just left its slot."""
    on = state.host[slot]
    twin = layout.copy(state.controller[slot], kind)
    twin.titles = set(state.title)
    twin.strength[slot] = twin.icons[slot] = twin.traits[slot] = twin.keywords[slot] = 0
    if on >= 0:
        twin.attached = {**layout.attached, on: [one for one in layout.attached[on] if one != slot]}
        if not twin.attached[on]:
            del twin.attached[on]
        if kind in BLANKING:
            twin.blanked = layout.blanked.copy()
            twin.blanked.remove(on)
    elif IS_CHARACTER[kind]:
        twin.characters = [one for one in layout.characters if one != slot]
        twin.found = {}
    if GIVING[kind]:
        twin.giving = [one for one in layout.giving if one != slot]
        twin.layers = None
    return twin
