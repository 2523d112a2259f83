"""A menu: what a deck wants to buy, best first, how many of each, and when it turns to points.

Everything else (the last purchase, questions of cards) is left to the heuristic. People read and
write a menu as text: `witch*1 gold smithy*2 silver; 15 4 6 2`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from tafelrunde.games.dominion import heuristic
from tafelrunde.games.dominion.cards import (
    CARDS,
    COPPER,
    DUCHY,
    ESTATE,
    GOLD,
    KEYS,
    NONE,
    PROVINCE,
    SILVER,
)
from tafelrunde.games.dominion.view import View
from tafelrunde.table import Answer, Chair, Chance

#: As many copies of a card as can be had.
PLENTY: Final = 99
#: So much money no deck has: whoever waits for it never buys a Province.
NEVER: Final = 99
#: After so many turns of each, points are all that counts: every game comes to an end.
PATIENCE: Final = 30
AT_LAST: Final = (PROVINCE, DUCHY, ESTATE, SILVER, COPPER)
#: With so few Provinces left, cards that are gained for nothing are points.
LATE_GAIN: Final = 3


class Menu(msgspec.Struct, frozen=True):
    """Cards with the number of copies wanted, the best first.

    A card may come again further down, with more copies.
    """

    wants: tuple[tuple[int, int], ...] = ((GOLD, PLENTY), (SILVER, PLENTY))
    #: Provinces are bought once the deck has more money than this,
    start: int = 15
    #: Duchies before everything else from so many Provinces left on, after everything else from so
    #: many, and Estates from so many.
    duchy: int = 4
    late: int = 6
    estate: int = 2

    def buy(self, view: View, options: Sequence[int]) -> int:
        """Choose a purchase."""
        if sum(view.turns) >= PATIENCE * view.seats:
            return next((card for card in AT_LAST if card in options), NONE)
        last = heuristic.last_buy(view, options)
        if last is not None:
            return last
        left = heuristic.provinces_left(view)
        money = heuristic.money_of(view) + heuristic.action_money(view)
        if PROVINCE in options and money > self.start:
            return PROVINCE
        if left <= self.duchy and DUCHY in options:
            return DUCHY
        if left <= self.estate and ESTATE in options:
            return ESTATE
        wanted = self._wanted(view, options)
        if wanted != NONE:
            return wanted
        return DUCHY if left <= self.late and DUCHY in options else NONE

    def gain(self, view: View, options: Sequence[int]) -> int:
        """Choose a card that comes for nothing."""
        wanted = NONE
        if heuristic.provinces_left(view) > LATE_GAIN:
            wanted = self._wanted(view, options)
        return heuristic.gain_for_oneself(view, options) if wanted == NONE else wanted

    def choose(self, chair: Chair, chance: Chance) -> Answer:
        """Answer any question, buying and gaining by the list."""
        return heuristic.from_chair(chair, chance, self.buy, self.gain)

    def _wanted(self, view: View, options: Sequence[int]) -> int:
        own = view.own
        for card, copies in self.wants:
            if card in options and own.count(card) < copies:
                return card
        return NONE

    def text(self) -> str:
        """Write the menu as people read it.

        >>> Menu(((GOLD, PLENTY), (KEYS["smithy"], 2))).text()
        'gold smithy*2; 15 4 6 2'
        """
        wants = [CARDS[card].key + f"*{n}" * (n < PLENTY) for card, n in self.wants]
        return f"{' '.join(wants)}; {self.start} {self.duchy} {self.late} {self.estate}"


def read(text: str) -> Menu:
    """Read a menu that was written as text; a ValueError if it is none.

    >>> read("gold smithy*2; 15 4 6 2").wants[1] == (KEYS["smithy"], 2)
    True
    """
    wants, _, numbers = text.partition(";")
    cards = []
    for word in wants.split():
        key, _, copies = word.partition("*")
        if key not in KEYS:
            raise ValueError(f"{key!r} is no card")
        cards.append((KEYS[key], int(copies or PLENTY)))
    start, duchy, late, estate = map(int, numbers.split())
    return Menu(tuple(cards), start, duchy, late, estate)
