"""What people call houses, characters, cards and events."""

from __future__ import annotations

from tafelrunde.games.iron_throne.houses import (
    CHARACTERS,
    EVENTS_PER_HOUSE,
    HOUSE_CARD_KEYS,
    HOUSE_CARDS,
    HOUSES,
    KIND,
    WAR_VALUE,
    WAR_VALUES,
    Kind,
)
from tafelrunde.games.naming import Naming

HOME = "tafelrunde.games.iron_throne"


def _cards(kind: Kind, value: int = 0) -> list[int]:
    """List the cards of all houses that say the same."""
    return [c for c in range(HOUSE_CARDS) if KIND[c] is kind and WAR_VALUE[c] == value]


#: Names that leave the house open, which is clear where somebody's own cards are meant.
_ANY_HOUSE = {
    **dict.fromkeys(("peace", "Frieden"), _cards(Kind.PEACE)),
    **{f"{war} {n}": _cards(Kind.WAR, n) for n in WAR_VALUES for war in ("war", "Krieg")},
}
HOUSE_NAMES = Naming("house", HOME, HOUSES, parts=True)
CHARACTER_NAMES = Naming("character", HOME, CHARACTERS, parts=True)
HOUSECARD_NAMES = Naming("housecard", HOME, HOUSE_CARD_KEYS, also=_ANY_HOUSE)
CARD_NAMES = Naming("card", HOME, CHARACTERS)
ABILITY_NAMES = Naming("ability", HOME, CHARACTERS)
KIND_NAMES = Naming("kind", HOME, [str(kind) for kind in (Kind.PEACE, Kind.WAR, Kind.CHARACTER)])
#: The special ones by the order in which the basic cards have them.
EVENT_NAMES = Naming(
    "eventcard",
    HOME,
    [
        *[house for house in HOUSES for _ in range(EVENTS_PER_HOUSE)],
        *("hand_cards", "spread_influence", "power_on_characters"),
    ],
)
