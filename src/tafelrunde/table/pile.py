"""Piles whose order nobody knows, because it does not exist yet.

Only cards somebody has seen or put there lie in a fixed order on top; which of the others comes
next is decided when it leaves the pile.
"""

from __future__ import annotations

import msgspec

from tafelrunde.table.chance import Chance


class Pile(msgspec.Struct, gc=False):
    """A face-down pile: known cards on top (first is uppermost), then an unordered rest."""

    rest: list[int]
    top: list[int] = []

    def __len__(self) -> int:
        """Count the cards."""
        return len(self.top) + len(self.rest)

    def copy(self) -> Pile:
        """Give an independent pile with the same cards."""
        return Pile(self.rest.copy(), self.top.copy())

    def draw(self, chance: Chance) -> int:
        """Take the uppermost card."""
        if self.top:
            return self.top.pop(0)
        return self.rest.pop(chance.below(len(self.rest)))

    def look(self, count: int, chance: Chance) -> tuple[int, ...]:
        """Fix the uppermost cards (fewer if the pile is smaller) and leave them in place."""
        while len(self.top) < count and self.rest:
            self.top.append(self.rest.pop(chance.below(len(self.rest))))
        return tuple(self.top[:count])

    def put_on_top(self, card: int) -> None:
        """Lay a card on top; from now on its place is known."""
        self.top.insert(0, card)

    def shuffle_in(self, cards: list[int]) -> None:
        """Shuffle cards in: the order of the whole pile is forgotten."""
        self.rest = sorted(self.rest + self.top + cards)
        self.top = []
