"""Cards in their places: decks whose order nobody knows because it does not exist yet, and zones.

Only cards somebody has seen or put there lie in a fixed order; which of the others comes next is
decided when it leaves the deck. For every card in a fixed place it is known who knows it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from tafelrunde.table.chance import Chance

#: The seats that know a card, as bits.
Knowers = int
#: The knowers of a card that lies open: all seats, and spectators too.
EVERYBODY: Final[Knowers] = -1


def knows(knowers: Knowers, seat: int | None) -> bool:
    """Whether a seat is among the knowers; a spectator (None) knows what lies open."""
    return knowers == EVERYBODY if seat is None else bool(knowers >> seat & 1)


class Zone(msgspec.Struct, gc=False):
    """Cards in fixed places (a hand, cards set aside or turned up), and who knows each of them."""

    cards: list[int] = []
    knowers: list[Knowers] = []

    def __len__(self) -> int:
        """Count the cards."""
        return len(self.cards)

    def copy(self) -> Zone:
        """Give an independent zone with the same cards."""
        return Zone(self.cards.copy(), self.knowers.copy())

    def put(self, card: int, knowers: Knowers) -> None:
        """Lay a card behind the others."""
        self.cards.append(card)
        self.knowers.append(knowers)

    def take(self, card: int) -> Knowers:
        """Take a card away and tell who knew it; of equal cards the first."""
        place = self.cards.index(card)
        self.cards.pop(place)
        return self.knowers.pop(place)

    def show(self, knowers: Knowers) -> None:
        """Let more seats know every card here."""
        self.knowers = [known | knowers for known in self.knowers]

    def blur(self, knowers: Knowers) -> None:
        """Let nobody but these seats know the cards: one of them left unseen, or all were mixed."""
        self.knowers = [known & knowers for known in self.knowers]

    def seen_by(self, seat: int | None, hidden: int = -1) -> tuple[int, ...]:
        """Give the cards as a seat sees them, sorted; unknown ones come as `hidden` behind them."""
        pairs = zip(self.cards, self.knowers, strict=True)
        if seat is None:
            known = [card for card, who in pairs if who == EVERYBODY]
        else:
            known = [card for card, who in pairs if who >> seat & 1]
        known.sort()
        return (*known, *[hidden] * (len(self.cards) - len(known)))


class Deck(msgspec.Struct, gc=False):
    """A face-down deck: cards in a fixed order on top (first uppermost), then an unordered rest."""

    rest: list[int]
    top: list[int] = []
    #: For each card on top the seats that know it.
    knowers: list[Knowers] = []

    def __len__(self) -> int:
        """Count the cards."""
        return len(self.top) + len(self.rest)

    def copy(self) -> Deck:
        """Give an independent deck with the same cards."""
        if not self.top:
            return Deck(self.rest.copy())
        return Deck(self.rest.copy(), self.top.copy(), self.knowers.copy())

    def draw(self, chance: Chance) -> int:
        """Take the uppermost card."""
        return self.take(chance)[0]

    def take(self, chance: Chance) -> tuple[int, Knowers]:
        """Take the uppermost card and tell who knew it."""
        if self.top:
            return self.top.pop(0), self.knowers.pop(0)
        return self.rest.pop(chance.place(self.rest)), 0

    def look(self, count: int, chance: Chance, knowers: Knowers) -> tuple[int, ...]:
        """Let seats see the uppermost cards (fewer if the deck is smaller) and leave them there."""
        while len(self.top) < count and self.rest:
            self.top.append(self.rest.pop(chance.place(self.rest)))
            self.knowers.append(0)
        for place in range(min(count, len(self.top))):
            self.knowers[place] |= knowers
        return tuple(self.top[:count])

    def put_on_top(self, card: int, knowers: Knowers) -> None:
        """Lay a card on top; from now on its place is fixed and known to these seats."""
        self.top.insert(0, card)
        self.knowers.insert(0, knowers)

    def shuffle_in(self, cards: Iterable[int] = ()) -> None:
        """Shuffle, perhaps with more cards: the order of the whole deck is forgotten."""
        self.rest = sorted([*self.rest, *self.top, *cards])
        self.top, self.knowers = [], []

    def seen_by(self, seat: int | None, hidden: int = -1) -> tuple[int, ...]:
        """Give the cards in fixed places as a seat sees them; unknown ones come as `hidden`."""
        pairs = zip(self.top, self.knowers, strict=True)
        return tuple([card if knows(who, seat) else hidden for card, who in pairs])

    def known_by(self, seat: int | None) -> tuple[int, ...]:
        """List the uppermost cards a seat knows, down to the first it does not know."""
        known: list[int] = []
        for card, who in zip(self.top, self.knowers, strict=True):
            if not knows(who, seat):
                break
            known.append(card)
        return tuple(known)


def redeal(places: Sequence[Zone | Deck], seat: int, chance: Chance) -> None:
    """Exchange among these places, at random, all cards that a seat does not know.

    What others know, they afterwards know of whatever card lies there now. So the position looks
    the same from the seat, and any other that fits is equally likely.
    """
    hidden: list[int] = []
    for place in places:
        fixed, knowers, rest = _cards(place)
        for card, who in zip(fixed, knowers, strict=True):
            if not who >> seat & 1:
                hidden.append(card)
        hidden += rest
    hidden.sort()
    dealt = [hidden[number] for number in chance.order(len(hidden))]
    given = 0
    for place in places:
        fixed, knowers, rest = _cards(place)
        for number, who in enumerate(knowers):
            if not who >> seat & 1:
                fixed[number] = dealt[given]
                given += 1
        rest[:] = sorted(dealt[given : given + len(rest)])
        given += len(rest)


def _cards(place: Zone | Deck) -> tuple[list[int], list[Knowers], list[int]]:
    """Give the cards in fixed places, who knows them, and the cards without a place."""
    if isinstance(place, Deck):
        return place.top, place.knowers, place.rest
    return place.cards, place.knowers, []
