"""What people call the cards and the sets of Dominion."""

from __future__ import annotations

from tafelrunde.games.dominion.cards import CARDS
from tafelrunde.games.dominion.kingdoms import CHOICES
from tafelrunde.games.naming import Naming

HOME = "tafelrunde.games.dominion"
CARD_NAMES = Naming("card", HOME, [card.key for card in CARDS], plurals=True)
#: Sets, and ways to choose a kingdom.
SET_NAMES = Naming("set", HOME, CHOICES)


def find_card(said: str) -> int | None:
    """Find a card by its name; None if there is none."""
    meant = CARD_NAMES.find(said)
    return None if meant is None else meant.one


def key_of(said: str) -> str | None:
    """Give the key of a set, a way of choosing or a card, by any of its names.

    >>> key_of("Siegestanz"), key_of("great hall")
    ('victory_dance', 'great_hall')
    """
    meant = SET_NAMES.find(said)
    if meant is not None:
        return CHOICES[meant.one]
    card = find_card(said)
    return None if card is None else CARDS[card].key
