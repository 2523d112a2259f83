"""What people call the cards, titles and kinds of challenges of the card game."""

from __future__ import annotations

from tafelrunde.games.naming import Naming
from tafelrunde.games.thrones_lcg.cards import NUMBER, TITLES
from tafelrunde.games.thrones_lcg.cards.council import COUNCIL
from tafelrunde.games.thrones_lcg.cards.vocabulary import Icon

HOME = "tafelrunde.games.thrones_lcg"
CARD_NAMES = Naming(
    "card",
    HOME,
    [title.key for title in TITLES],
    also={"Chella": [NUMBER["chella-daughter-of-cheyk"]], "Bran": [NUMBER["bran-stark"]]},
    parts=True,
)
TITLE_NAMES = Naming("title", HOME, [title.key for title in COUNCIL], parts=True)
#: Numbered by their bits; the gaps are no kinds of challenges.
ICON_NAMES = Naming(
    "icon",
    HOME,
    ["none", Icon.MILITARY.name.lower(), Icon.INTRIGUE.name.lower(), "both", "power"],
)
