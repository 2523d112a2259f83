"""Cards that are laid into the shadows, face down.

No card of the basic set has the crest of the shadows; the rules for it stand in the rulebook.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.thrones_lcg.cards.vocabulary import Crest
from tafelrunde.games.thrones_lcg.printed import CRESTS_OF
from tafelrunde.games.thrones_lcg.rules.common import ask, from_hand, pay
from tafelrunde.games.thrones_lcg.state import State
from tafelrunde.table import Choice, Frame, Question, Table

#: What it costs to lay a card into the shadows.
SHADOW_GOLD: Final = 2
SHADOWY: Final = frozenset([card for card, crests in enumerate(CRESTS_OF) if crests & Crest.SHADOW])


class IntoShadows(Frame, frozen=True):
    """A player lays a card face down for two gold, whatever else it costs."""

    seat: int

    def start(self, table: Table[State]) -> None:
        """Ask for the card, which nobody else learns."""
        ask(table, self.at("laid"))

    def question(self, table: Table[State]) -> Question:
        """Ask for a card of the hand."""
        cards = sorted(SHADOWY.intersection(table.state.hands[self.seat].cards))
        return Choice(0, self.seat, "into-shadows", cards)

    def laid(self, table: Table[State], card: int) -> None:
        """Pay and lay it down."""
        state = table.state
        pay(state, self.seat, SHADOW_GOLD)
        from_hand(state, self.seat, card)
        state.shadows += ((self.seat, card),)
        table.tell("into-shadows", seat=self.seat)
        table.done()
