"""What a table agrees on: mode, modules, start; and what follows from it by the set-up tables.

A skirmish (Gefecht) has no modules, a dominion (Herrschaft) has all; any mixture is allowed as
long as it makes sense (`agree` says why not). Six and seven play on both boards.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from tafelrunde.games.risk.boards import ESSOS, HOUSES, WESTEROS, WORLD, Board
from tafelrunde.games.risk.cards.maester import MAESTER
from tafelrunde.games.risk.cards.objectives import OBJECTIVES
from tafelrunde.table import BadSetup

SEATS = range(2, 8)
SKIRMISH, DOMINION = MODES = ("skirmish", "dominion")
MODULES = ("gold", "characters", "special_units", "objectives", "maester")
DEALT, CLAIMED = STARTS = ("dealt", "claimed")

#: By the number of seats: the houses in play, in the order of their turns in a dominion.
HOUSE_ORDER = {
    seats: tuple(map(HOUSES.index, names.split()))
    for seats, names in {
        2: "targaryen ghiscari",
        3: "stark baratheon lannister",
        4: "stark baratheon lannister tyrell",
        5: "stark baratheon lannister tyrell martell",
        6: "stark targaryen baratheon lannister ghiscari tyrell",
        7: "stark targaryen baratheon lannister ghiscari tyrell martell",
    }.items()
}
#: By the number of seats: units to claim territories and reinforce them with.
STARTING_UNITS = {2: 21, 3: 28, 4: 24, 5: 20, 6: 26, 7: 22}
#: On top of these, in the seat of power.
SEAT_UNITS = 3
#: Units on every territory dealt, and on every one of neutral forces.
DEALT_UNITS = 2
#: Territories of neutral forces when two play.
NEUTRAL = 10


class Bonus(msgspec.Struct, frozen=True):
    """What a house receives for its late place in the order."""

    gold: int = 0
    territory_cards: int = 0
    maester_cards: int = 0


_NONE = Bonus()
_THIRD = Bonus(gold=300)
_LATE = Bonus(gold=500, territory_cards=1)
_LAST_OF_SEVEN = Bonus(gold=500, territory_cards=1, maester_cards=1)
#: By the number of seats, then by place in the order.
BONUS = {
    2: (_NONE, _THIRD),
    3: (_NONE, _NONE, _THIRD),
    4: (_NONE, _NONE, _THIRD, _LATE),
    5: (_NONE, _NONE, _THIRD, _LATE, _LATE),
    6: (_NONE, _NONE, _THIRD, _LATE, _LATE, _LATE),
    7: (_NONE, _NONE, _THIRD, _LATE, _LATE, _LATE, _LAST_OF_SEVEN),
}


class Agreement(msgspec.Struct, frozen=True):
    """The options of one table, checked; everything else of the set-up follows from them."""

    seats: int
    #: In the order of MODULES.
    modules: tuple[str, ...]
    claimed: bool

    @property
    def board(self) -> Board:
        """Two play in Essos, three to five in Westeros, more on both boards."""
        return ESSOS if self.seats == 2 else WESTEROS if self.seats <= 5 else WORLD

    @property
    def houses(self) -> tuple[int, ...]:
        """The houses in play; with a claimed start also the order of turns."""
        return HOUSE_ORDER[self.seats]

    @property
    def by_points(self) -> bool:
        """Whether ten points and the own seat win; else the end-game card ends the game."""
        return "objectives" in self.modules

    @property
    def neutral(self) -> int:
        """How many territories neutral forces hold."""
        return NEUTRAL if self.seats == 2 else 0

    def bonus(self, place: int) -> Bonus:
        """Give the bonus of a place in the order, without the parts whose module is off."""
        if not self.claimed:
            return _NONE
        full = BONUS[self.seats][place]
        return Bonus(
            gold=full.gold if "gold" in self.modules else 0,
            territory_cards=full.territory_cards,
            maester_cards=full.maester_cards if "maester" in self.modules else 0,
        )

    def maester_deck(self) -> tuple[int, ...]:
        """List the maester cards in play by the number of their title."""
        if "maester" not in self.modules:
            return ()
        return tuple(
            number
            for number, title in enumerate(MAESTER)
            for _ in range(title.copies)
            if self._makes_sense(title.needs)
        )

    def objective_deck(self) -> tuple[int, ...]:
        """List the objectives in play by their number."""
        if not self.by_points:
            return ()
        numbered = enumerate(OBJECTIVES)
        return tuple(number for number, card in numbered if self._makes_sense(card.needs))

    def _makes_sense(self, needs: str) -> bool:
        return not needs or needs in self.modules


def agree(
    seats: int,
    mode: str = SKIRMISH,
    modules: Collection[str] | None = None,
    start: str | None = None,
) -> Agreement:
    """Check what a table wants to play; without `modules` and `start` the mode decides them."""
    if seats not in SEATS:
        reason = f"{seats!r} is not a number from {SEATS[0]} to {SEATS[-1]}"
        raise BadSetup("seats", "bad-seats", reason)
    _one_of("mode", mode, MODES)
    if modules is None:
        modules = MODULES if mode == DOMINION else ()
    for module in modules:
        _one_of("modules", module, MODULES)
    for module in ("characters", "maester"):
        if module in modules and "gold" not in modules:
            raise BadSetup(module, f"{module}-need-gold", "paid with gold, and gold is off")
    if start is None:
        start = CLAIMED if modules else DEALT
    _one_of("start", start, STARTS)
    if start == DEALT and "objectives" in modules:
        reason = "objectives need the seats of power, and these come with a claimed start only"
        raise BadSetup("start", "objectives-need-claims", reason)
    chosen = tuple([module for module in MODULES if module in modules])
    return Agreement(seats, chosen, start == CLAIMED)


def _one_of(field: str, value: str, known: Collection[str]) -> None:
    if value not in known:
        reason = f"{value!r} is not one of {', '.join(known)}"
        raise BadSetup(field, "bad-option", reason, said=repr(value)[:60])


def hands(seats: int, cards: int) -> tuple[int, ...]:
    """Deal cards evenly, counted from the starter; those who come last get the surplus.

    >>> hands(5, 48)
    (9, 9, 10, 10, 10)
    """
    each, surplus = divmod(cards, seats)
    return tuple(each + (place >= seats - surplus) for place in range(seats))


def claims(seats: int, free: int) -> tuple[int, ...]:
    """Count who claims how many free territories, one after the other in order.

    >>> claims(5, 43)
    (9, 9, 9, 8, 8)
    """
    each, surplus = divmod(free, seats)
    return tuple(each + (place < surplus) for place in range(seats))


def end_card_places(cards: int) -> range:
    """Give the places of the end-game card in a deck, counted from the top: its lower half.

    >>> end_card_places(48)
    range(25, 50)
    """
    return range(cards // 2 + 1, cards + 2)
