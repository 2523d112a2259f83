"""What people call the cards, houses and Iron Throne cards."""

from __future__ import annotations

from tafelrunde.games.naming import Naming
from tafelrunde.games.westeros_intrigue.cards import CARDS, HOUSES, PER_HOUSE, THRONES

HOME = "tafelrunde.games.westeros_intrigue"
COLOURS = (("white", "weiß"), ("red", "rot"), ("yellow", "gelb"), ("black", "schwarz"))
MEMBERS = [range(house * PER_HOUSE, (house + 1) * PER_HOUSE) for house in range(HOUSES)]

#: Persons; the name of a house or its colour means any of its cards.
CARD_NAMES = Naming(
    "card",
    HOME,
    range(CARDS),
    groups={"house": MEMBERS},
    also={
        **{name: MEMBERS[house] for house, names in enumerate(COLOURS) for name in names},
        "any": range(CARDS),
        "beliebige": range(CARDS),
    },
    parts=True,
)
#: Houses, also by their colours and by the name of a member.
HOUSE_NAMES = Naming(
    "house",
    HOME,
    range(HOUSES),
    groups={"card": [[card // PER_HOUSE] for card in range(CARDS)]},
    also={name: [house] for house, names in enumerate(COLOURS) for name in names},
)
#: Iron Throne cards as points/swords, or by their swords alone.
THRONE_NAMES = Naming(
    "throne",
    HOME,
    range(len(THRONES)),
    also={
        name: [number]
        for number, card in enumerate(THRONES)
        for swords in [card.swords]
        for name in (
            f"{card.points}/{swords}",
            *(f"{swords}{word}" for word in ("", " sword", " swords", " schwert", " schwerter")),
        )
    },
    call=lambda throne: f"{THRONES[throne].points}/{THRONES[throne].swords}",
)
