"""What people call the territories, regions, houses and cards of Risk."""

from __future__ import annotations

from tafelrunde.games.naming import Naming
from tafelrunde.games.risk.boards import HOUSES, KEYS, REGION_KEYS, SYMBOLS
from tafelrunde.games.risk.cards.characters import CHARACTERS
from tafelrunde.games.risk.cards.maester import MAESTER
from tafelrunde.games.risk.cards.objectives import OBJECTIVES

HOME = "tafelrunde.games.risk"
#: Territories, and the cards that show them; the rulebook spells one of them in two ways.
TERRITORY_NAMES = Naming(
    "territory", HOME, KEYS, also={"Sonnenspeer": [KEYS.index("sunspear")]}, parts=True
)
REGION_NAMES = Naming("region", HOME, REGION_KEYS, parts=True)
HOUSE_NAMES = Naming("house", HOME, HOUSES)
UNIT_NAMES = Naming("unit", HOME, SYMBOLS, plurals=True)
CHARACTER_NAMES = Naming("character", HOME, [card.key for card in CHARACTERS], parts=True)
MAESTER_NAMES = Naming("maester", HOME, [card.key for card in MAESTER], parts=True)
OBJECTIVE_NAMES = Naming("objective", HOME, [card.key for card in OBJECTIVES])
