"""Cards by name: keys, English and German names, one or many."""

from __future__ import annotations

from functools import cache

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import CARDS
from tafelrunde.games.staging import counted, unknown
from tafelrunde.games.words import LANGUAGES, Words

#: More cards of one kind than any table has.
MANY = 200


@cache
def languages() -> tuple[Words, ...]:
    """Give the words of the game in all languages, English last."""
    return tuple([Words(GAME, language) for language in LANGUAGES])


@cache
def vocabulary() -> dict[str, int]:
    """List every name of every card."""
    names: dict[str, int] = {}
    for number, card in enumerate(CARDS):
        spoken = [words.text(f"card-{card.key}").casefold() for words in languages()]
        for name in (card.key, card.key.replace("_", " "), *spoken):
            names[name] = number
    return names


def find_card(said: str) -> int | None:
    """Find a card by its name, also in the English plural; None if there is none."""
    name = " ".join(said.casefold().split())
    for form in (name, name.removesuffix("s"), name.removesuffix("ies") + "y"):
        if form in vocabulary():
            return vocabulary()[form]
    return None


def read_card(field: str, said: object) -> int:
    """Read the name of a card."""
    card = find_card(str(said))
    if card is None:
        unknown(field, "card", str(said), vocabulary())
    return card


def read_cards(field: str, value: object) -> list[int]:
    """Read cards like [bridge, 3 Kupfer]."""
    return [read_card(field, name) for name in counted(field, value or [], MANY) if name]


def card_name(card: int) -> str:
    """Give the English name of a card."""
    return languages()[-1].text(f"card-{CARDS[card].key}")


def card_names(cards: list[int]) -> list[str]:
    """Give the English names of cards."""
    return [card_name(card) for card in cards]
