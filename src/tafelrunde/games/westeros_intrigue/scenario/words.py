"""Cards, houses and Iron Throne cards by name, in both languages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from tafelrunde.games.staging import convert, counted, refuse, unknown
from tafelrunde.games.westeros_intrigue import GAME
from tafelrunde.games.westeros_intrigue.cards import CARDS, HOUSES, THRONES, house_of
from tafelrunde.games.words import LANGUAGES, Words

COLOURS = (("white", "weiß"), ("red", "rot"), ("yellow", "gelb"), ("black", "schwarz"))
GAPS = ("-", ".", "_", "None")

_THRONE = re.compile(r"(?:(\d) */ *)?(\d)(?: +(?:swords?|schwert(?:er)?))?", re.IGNORECASE)


class Kind(msgspec.Struct, frozen=True):
    """A card as words name it: a person, any card of a house, or any card at all."""

    card: int | None = None
    house: int | None = None

    def fits(self, card: int) -> bool:
        """Whether this card is meant."""
        return card == self.card if self.card is not None else self.house in (None, house_of(card))

    def __str__(self) -> str:
        """Give the English name."""
        if self.card is not None:
            return card_name(self.card)
        return "any" if self.house is None else house_name(self.house)


ANY = Kind()


@cache
def vocabulary() -> dict[str, Kind]:
    """List all names in both languages: houses, colours, persons, and parts only one name has."""
    kinds = {"any": ANY, "beliebige": ANY}
    owners: dict[str, set[int]] = {}
    for words in (Words(GAME, language) for language in LANGUAGES):
        for card in range(CARDS):
            name = words.text(f"card-{card}").casefold()
            kinds[name] = Kind(card=card)
            for part in name.split():
                owners.setdefault(part, set()).add(card)
        for house in range(HOUSES):
            for name in (words.text(f"house-{house}"), *COLOURS[house]):
                kinds[name.casefold()] = Kind(house=house)
    for part, cards in owners.items():
        if len(cards) == 1:
            kinds.setdefault(part, Kind(card=cards.pop()))
    return kinds


def read_kind(field: str, said: str) -> Kind:
    """Read the name of a person or a house."""
    name = " ".join(said.casefold().split())
    if name in vocabulary():
        return vocabulary()[name]
    unknown(field, "card", said, vocabulary())


def read_row(field: str, value: object) -> list[Kind | None]:
    """Read a list of cards like [Tyrion Lannister, 3 Stark, -]; None is a gap."""
    if type(value) is int:
        value = [f"{value} any"] if value else []
    names = counted(field, value, CARDS)
    return [None if name in GAPS else read_kind(field, name) for name in names]


def read_rows(field: str, value: object) -> list[list[Kind | None]]:
    """Read a pyramid from the bottom row up, without gaps at the ends."""
    rows: list[list[Kind | None]] = []
    for number, row in enumerate(convert(field, value, list[Any]), start=1):
        rows.append(read_row(f"{field} row {number}", row))
        while rows[-1] and rows[-1][-1] is None:
            rows[-1].pop()
    while rows and not rows[-1]:
        rows.pop()
    return rows


def read_cards(field: str, value: object) -> list[Kind]:
    """Read a list of cards without gaps; a number stands for so many cards of any kind."""
    row = read_row(field, value)
    kinds = [kind for kind in row if kind is not None]
    if len(kinds) < len(row):
        refuse(field, "gap", "only the pyramid has gaps")
    return kinds


def read_houses(field: str, value: object) -> int:
    """Read a list of houses into bits."""
    kinds = set(read_cards(field, value))
    houses = [kind.house for kind in kinds if kind.house is not None]
    if len(houses) < len(kinds):
        refuse(field, "no-house", "only houses stand here")
    return sum(1 << house for house in houses)


def house_meant(field: str, kind: Kind) -> int:
    """Give the house of a person or of a kind that names one."""
    house = kind.house if kind.card is None else house_of(kind.card)
    if house is None:
        refuse(field, "unknown-card", "say which card, or at least which house")
    return house


def read_throne(field: str, said: str) -> int:
    """Read an Iron Throne card: points/swords, or its swords alone."""
    found = _THRONE.fullmatch(said.strip())
    if found:
        for throne, card in enumerate(THRONES):
            if int(found[2]) == card.swords and found[1] in (None, str(card.points)):
                return throne
    listed = ", ".join(map(throne_name, range(len(THRONES))))
    refuse(field, "unknown-throne", f"{said!r} is not one of {listed}")


def throne_name(throne: int) -> str:
    """Give an Iron Throne card as points/swords."""
    return f"{THRONES[throne].points}/{THRONES[throne].swords}"


def card_name(card: int) -> str:
    """Give the English name of a card."""
    return Words(GAME, "en").text(f"card-{card}")


def house_name(house: int) -> str:
    """Give the English name of a house."""
    return Words(GAME, "en").text(f"house-{house}")


def house_names(bits: int) -> list[str]:
    """Give the English names of houses that are bits."""
    return [house_name(house) for house in range(HOUSES) if bits >> house & 1]
