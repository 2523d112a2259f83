"""Der Eiserne Thron in the research room: an ability is where, what and which, pick by pick."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tafelrunde.games.thrones_lcg import GAME
from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards.council import COUNCIL
from tafelrunde.games.thrones_lcg.cards.vocabulary import Place
from tafelrunde.games.thrones_lcg.codes import (
    ABILITIES,
    AMBUSH,
    BY_DUPLICATE,
    DUPLICATE,
    END,
    EVENTS,
    MARSHAL,
    ON_HOUSE,
    ability_of,
    declared,
)
from tafelrunde.games.thrones_lcg.rules.on_reveal import ITSELF
from tafelrunde.games.thrones_lcg.rules.power import NONE
from tafelrunde.games.thrones_lcg.say import CARDS, PROMPTS, SEATS, SLOTS
from tafelrunde.games.thrones_lcg.state import PLOTS, Challenge
from tafelrunde.games.thrones_lcg.view import CardView, SeatView, View
from tafelrunde.research.alphabet import Letter, Spelling, number, one, spellings
from tafelrunde.research.form import Form
from tafelrunde.research.layout import Answered, Bag, Bits, Maybe, OneOf, Record, Row
from tafelrunde.table import PASS

PLAYERS: Final = GAME.seats[-1]
#: So many slots an ability can be spelled of.
IN_PLAY: Final = 512
#: The cards in play that are part of the observation; all are in the view.
SHOWN: Final = 128
ICONS: Final = 5
WAYS: Final = (
    "pass",
    "end",
    "none",
    "itself",
    "marshal",
    "on-house",
    "duplicate",
    "ambush",
    "in-play",
    "from-hand",
    "from-dead",
    "from-discards",
    "by-duplicate",
)
PLACES: Final = {
    Place.IN_PLAY: "in-play",
    Place.HAND: "from-hand",
    Place.DEAD_PILE: "from-dead",
    Place.DISCARD_PILE: "from-discards",
}
CARD: Final = Bag(len(TITLES) + 1, -1, "title (-1: hidden)")
PLOT: Final = Bag(PLAYERS * PLOTS, of="plot")
#: Slots of cards, most of them a handful.
FEW: Final = Row(16)


def way(name: str) -> Letter:
    """Give the pick of a plain way."""
    return "way", WAYS.index(name)


def ability(code: int) -> tuple[Letter, ...]:
    """Spell an ability: where its card is, which one it is, the ability's number."""
    place, thing, which = ability_of(code)
    block = "slot" if place == Place.IN_PLAY else "card"
    return way(PLACES[place]), (block, thing), ("nth", which)


def act(option: int, part: int) -> tuple[Letter, ...]:
    """Spell an action of a window."""
    if option == PASS:
        return (way("pass"),)
    for base, name in (
        (AMBUSH, "ambush"),
        (DUPLICATE, "duplicate"),
        (ON_HOUSE, "on-house"),
        (MARSHAL, "marshal"),
    ):
        if option >= base:
            return way(name), ("card", option - base)
    return ability(option)


def respond(option: int, part: int) -> tuple[Letter, ...]:
    """Spell an ability, then the event it responds to."""
    if option == PASS:
        return (way("pass"),)
    event, code = divmod(option, EVENTS)
    return *ability(code), *number(event)


def save(option: int, part: int) -> tuple[Letter, ...]:
    """Spell who is saved, and by what."""
    if option == PASS:
        return (way("pass"),)
    victim, code = divmod(option, BY_DUPLICATE + 1)
    by = (way("by-duplicate"),) if code == BY_DUPLICATE else ability(code)
    return ("slot", victim), *by


def challenge(option: int, part: int) -> tuple[Letter, ...]:
    """Spell the kind of a challenge, and whom it is against."""
    if option == END:
        return (way("end"),)
    icon, seat = declared(option)
    return ("icon", icon), ("seat", seat)


def card(option: int, part: int) -> tuple[Letter, ...]:
    """Spell a card by its title, or none."""
    return (way("none"),) if option == NONE else (("card", option),)


def gold_or_me(option: int, part: int) -> tuple[Letter, ...]:
    """Spell whose gold it is, or the card itself."""
    return (way("itself"),) if option == ITSELF else (("seat", option),)


SPELLINGS: Final[Mapping[str, Spelling]] = {
    **dict.fromkeys(SLOTS, one("slot")),
    **dict.fromkeys(SEATS, one("seat")),
    **dict.fromkeys(CARDS, card),
    "act": act,
    "respond": respond,
    "save": save,
    "challenge": challenge,
    "plot": one("plot"),
    "title": one("title"),
    "kind": one("icon"),
    "gold-or-me": gold_or_me,
}

FORM = Form(
    GAME,
    version=2,
    blocks={
        "way": len(WAYS),
        "seat": PLAYERS,
        "card": len(TITLES),
        "plot": PLAYERS * PLOTS,
        "title": len(COUNCIL),
        "icon": ICONS,
        "nth": ABILITIES,
        "slot": IN_PLAY,
    },
    spellings=spellings(PROMPTS, SPELLINGS),
    view=Record(
        View,
        {
            "you": OneOf(PLAYERS, of="seat"),
            "teams": Row(PLAYERS),
            "players": Row(
                PLAYERS,
                Record(
                    SeatView,
                    {
                        "hand": CARD,
                        "top": Row(4),
                        "bottom": Row(4),
                        "discards": CARD,
                        "dead": CARD,
                        "plots_left": PLOT,
                        "plots_used": PLOT,
                        "challenged": Bits(3),
                    },
                    # Counted for people, from what is written elsewhere; no card has shadows.
                    omit=("shadows", "prices", "claim", "income", "influence"),
                ),
            ),
            "cards": Row(
                SHOWN,
                Record(
                    CardView,
                    {"under": Row(2), "icons": Bits(3)},
                    # Masks that follow from cards and lasting effects, and words for people.
                    omit=("traits", "keywords", "bans", "why"),
                ),
            ),
            "plot_titles": Row(PLAYERS * PLOTS),
            "answer": Answered(),
            "challenge": Maybe(
                Record(
                    Challenge,
                    {
                        "attackers": FEW,
                        "defenders": FEW,
                        "bypassed": FEW,
                        "silenced": FEW,
                        "fought": FEW,
                        "fended": FEW,
                        "wagers": Row(4, Row(2)),
                    },
                )
            ),
            "declared": Row(3),
            "lasting": Row(32, Row(6)),
            "playing": Row(4, Row(2)),
            "set_aside": Bag(len(COUNCIL), of="title of the council"),
            "uses": Row(16, Row(2)),
            "shaken": Row(32),
            "lent": FEW,
            "taken": Row(8, Row(2)),
            "bargains": Row(8, Row(3)),
            "events": Row(32, Row(4)),
            "waiting": FEW,
            "winners": Bag(PLAYERS, of="seat"),
        },
        # Shown to people only.
        omit=("step", "totals"),
    ),
    names={"way": WAYS},
)
