"""What people call the cards, titles and kinds of challenges of the card game."""

from __future__ import annotations

from tafelrunde.games.naming import Naming
from tafelrunde.games.thrones_lcg.cards import NUMBER, TITLES
from tafelrunde.games.thrones_lcg.cards.council import COMMANDER, COUNCIL
from tafelrunde.games.thrones_lcg.cards.vocabulary import Icon

HOME = "tafelrunde.games.thrones_lcg"
#: Whom people mean by a word that other cards have, too.
SHORT = {
    "Chella": "chella-daughter-of-cheyk",
    "Bran": "bran-stark",
    "Robert": "robert-baratheon",
    "Daenerys": "daenerys-targaryen",
}
CARD_NAMES = Naming(
    "card",
    HOME,
    [title.key for title in TITLES],
    also={name: [NUMBER[key]] for name, key in SHORT.items()},
    parts=True,
)
TITLE_NAMES = Naming(
    "title",
    HOME,
    [title.key for title in COUNCIL],
    also={"Lord Commander": [COMMANDER]},
    parts=True,
)
#: Numbered by their bits; the gaps are no kinds of challenges.
ICON_NAMES = Naming(
    "icon",
    HOME,
    ["none", Icon.MILITARY.name.lower(), Icon.INTRIGUE.name.lower(), "both", "power"],
)
