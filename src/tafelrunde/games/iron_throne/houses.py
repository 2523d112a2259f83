"""What every house brings: five characters, a deck of 25 cards, power and influence.

Everything is numbered: houses 0 to 4, characters 0 to 24 (five of each house), kinds of house cards
0 to 84 (17 of each house: peace, eleven wars, five characters), event cards 0 to 17. Equal cards
have one number. Names are words in locale/: `house-stark`, `character-eddard`, `special-hand`.
"""

from __future__ import annotations

from enum import StrEnum, unique

HOUSES = ("stark", "lannister", "baratheon", "targaryen", "tyrell")
CHARACTERS = (
    *("eddard", "robb", "catelyn", "bran", "arya"),
    *("cersei", "tywin", "tyrion", "jaime", "joffrey"),
    *("stannis", "melisandre", "davos", "selyse", "shireen"),
    *("daenerys", "viserys", "drogo", "jorah", "greyworm"),
    *("margaery", "olenna", "loras", "mace", "renly"),
)
PER_HOUSE = len(CHARACTERS) // len(HOUSES)

LEAST_SEATS, MOST_SEATS = 3, 5
#: Leader sheets drawn in the beginning; one of them is kept.
LEADERS_DRAWN = 2
INFLUENCE = 5
#: On each of the four characters, and on the leader sheet.
START_POWER = 4
POWER = START_POWER * PER_HOUSE
#: The hand in the beginning, and what everybody draws up to at the end of a turn.
HAND = 5

WAR_VALUES = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20)
PEACE_COPIES = 4
CHARACTER_COPIES = 2


@unique
class Kind(StrEnum):
    """The printed types of house cards; a character card that is laid counts as a war of 0."""

    PEACE = "peace"
    WAR = "war"
    CHARACTER = "character"


KINDS_PER_HOUSE = 1 + len(WAR_VALUES) + PER_HOUSE
_FIRST_CHARACTER = KINDS_PER_HOUSE - PER_HOUSE
HOUSE_CARDS = KINDS_PER_HOUSE * len(HOUSES)

#: By house card: its type, its war value when laid, how often it is in the deck.
KIND = (Kind.PEACE, *[Kind.WAR] * len(WAR_VALUES), *[Kind.CHARACTER] * PER_HOUSE) * len(HOUSES)
WAR_VALUE = (0, *WAR_VALUES, *[0] * PER_HOUSE) * len(HOUSES)
COPIES = (PEACE_COPIES, *[1] * len(WAR_VALUES), *[CHARACTER_COPIES] * PER_HOUSE) * len(HOUSES)
#: By house card: its character, or -1.
CHARACTER = tuple(
    card // KINDS_PER_HOUSE * PER_HOUSE + card % KINDS_PER_HOUSE - _FIRST_CHARACTER
    if KIND[card] is Kind.CHARACTER
    else -1
    for card in range(HOUSE_CARDS)
)


#: By house card: its key in the word lists, `stark-peace`, `stark-war-8`, `eddard`.
HOUSE_CARD_KEYS = tuple(
    CHARACTERS[CHARACTER[card]]
    if KIND[card] is Kind.CHARACTER
    else f"{HOUSES[card // KINDS_PER_HOUSE]}-{KIND[card]}"
    + (f"-{WAR_VALUE[card]}" if KIND[card] is Kind.WAR else "")
    for card in range(HOUSE_CARDS)
)


def house_of(character: int) -> int:
    """Give the house a character belongs to."""
    return character // PER_HOUSE


def characters_of(house: int) -> range:
    """Number the characters of a house."""
    return range(house * PER_HOUSE, (house + 1) * PER_HOUSE)


def house_of_card(card: int) -> int:
    """Give the house a house card belongs to, which its back shows."""
    return card // KINDS_PER_HOUSE


def cards_of(house: int) -> range:
    """Number the kinds of cards of a house."""
    return range(house * KINDS_PER_HOUSE, (house + 1) * KINDS_PER_HOUSE)


_DECKS = tuple(
    tuple([card for card in cards_of(house) for _ in range(COPIES[card])])
    for house in range(len(HOUSES))
)


def house_deck(house: int) -> list[int]:
    """Give the 25 cards of a house, equal ones as often as they are there.

    >>> house_deck(0)[:6]
    [0, 0, 0, 0, 1, 2]
    """
    return [*_DECKS[house]]


def card_of(character: int) -> int:
    """Give the house card that shows a character."""
    house, place = divmod(character, PER_HOUSE)
    return house * KINDS_PER_HOUSE + _FIRST_CHARACTER + place


#: By character, the house card that shows it.
CARD_OF = tuple(card_of(character) for character in range(len(CHARACTERS)))


def half(power: int) -> int:
    """Give what a loser removes: half the power, rounded up.

    >>> [power - half(power) for power in range(1, 7)]
    [0, 1, 1, 2, 2, 3]
    """
    return (power + 1) // 2


EVENTS_PER_HOUSE = 3
SPECIALS = 3
#: The special event cards come after those of the houses.
FIRST_SPECIAL = EVENTS_PER_HOUSE * len(HOUSES)
EVENTS = FIRST_SPECIAL + SPECIALS


def event_deck(houses: tuple[int, ...]) -> list[int]:
    """Give the event cards of the houses in the game and the special ones.

    >>> event_deck((0, 4, 1))
    [0, 1, 2, 12, 13, 14, 3, 4, 5, 15, 16, 17]
    """
    cards = [
        house * EVENTS_PER_HOUSE + copy for house in houses for copy in range(EVENTS_PER_HOUSE)
    ]
    return [*cards, *range(FIRST_SPECIAL, EVENTS)]


def house_of_event(event: int) -> int | None:
    """Give the house an event card names, or None for a special one."""
    return event // EVENTS_PER_HOUSE if event < FIRST_SPECIAL else None
