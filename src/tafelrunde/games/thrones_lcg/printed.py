"""What is printed on titles, as lists by number: what rules ask most often."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.thrones_lcg.cards import TITLES

TYPE_OF: Final = [int(title.type) for title in TITLES]
HOUSE_OF: Final = [int(title.houses) for title in TITLES]
COST_OF: Final = [title.cost for title in TITLES]
STRENGTH_OF: Final = [title.strength for title in TITLES]
ICONS_OF: Final = [int(title.icons) for title in TITLES]
CRESTS_OF: Final = [int(title.crests) for title in TITLES]
TRAITS_OF: Final = [int(title.traits) for title in TITLES]
KEYWORDS_OF: Final = [int(title.keywords) for title in TITLES]
UNIQUE_OF: Final = [title.unique for title in TITLES]
INCOME_OF: Final = [title.income for title in TITLES]
INFLUENCE_OF: Final = [title.influence for title in TITLES]
KEY_OF: Final = [title.key for title in TITLES]
INITIATIVE_OF: Final = [title.initiative for title in TITLES]
CHEAPER_OF: Final = [title.cheaper for title in TITLES]
ON_HOUSE_OF: Final = [title.on_house for title in TITLES]
