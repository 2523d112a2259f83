"""Risiko in the research room: a way is two territories, a share is places and amounts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tafelrunde.games.risk import GAME
from tafelrunde.games.risk.boards import TERRITORIES
from tafelrunde.games.risk.cards.characters import CHARACTERS
from tafelrunde.games.risk.cards.maester import MAESTER as MAESTERS
from tafelrunde.games.risk.cards.objectives import OBJECTIVES
from tafelrunde.games.risk.codes import (
    CHARACTER,
    HOLD_BACK,
    MAESTER,
    MANEUVER,
    PAIRS,
    RANSOM,
    RESERVE,
    STOP,
    UNTIL_LEFT,
    UNTIL_ODDS,
    UNTIL_TAKEN,
    ends,
    unpack,
)
from tafelrunde.games.risk.modes import MODULES
from tafelrunde.games.risk.say import PROMPTS
from tafelrunde.games.risk.view import UNDER_WAY, View
from tafelrunde.research.alphabet import Letter, Spelling, number, one, spellings
from tafelrunde.research.form import Form
from tafelrunde.research.layout import Bag, OneOf, Record, Row, Word
from tafelrunde.table import PASS

SEATS: Final = GAME.seats[-1]
#: Plain ways of menus, and what stands before a number or a name to say what it means.
WAYS: Final = (
    "stop",
    "pass",
    "maneuver",
    "ransom",
    "reserve",
    "maester-card",
    "objective-card",
    "until-taken",
    "hold-back",
    "until-left",
    "until-odds",
)
#: Counts of dice, units and cards fit into one pick where they are not spelled with digits.
TERRITORY: Final = Bag(TERRITORIES + 1, -1, "territory (-1: hidden)")
MAESTER_CARD: Final = Bag(len(MAESTERS) + 1, -1, "maester card (-1: hidden)")
OBJECTIVE: Final = Bag(len(OBJECTIVES) + 1, -1, "objective (-1: hidden)")


def way(name: str) -> Letter:
    """Give the pick of a plain way."""
    return "way", WAYS.index(name)


def trade(option: int, part: int) -> tuple[Letter, ...]:
    """Spell a set of three territory cards."""
    if option == STOP:
        return (way("stop"),)
    return tuple([("territory", card) for card in unpack(option)])


def exchange(option: int, part: int) -> tuple[Letter, ...]:
    """Spell one territory card."""
    return (way("stop"),) if option == STOP else (("territory", option - 1),)


def battle(option: int, part: int) -> tuple[Letter, ...]:
    """Spell how a battle goes on."""
    if option == STOP:
        return (way("stop"),)
    if option == UNTIL_TAKEN:
        return (way("until-taken"),)
    if option == HOLD_BACK:
        return (way("hold-back"),)
    if option >= UNTIL_ODDS:
        return way("until-odds"), *number(option - UNTIL_ODDS)
    if option >= UNTIL_LEFT:
        return way("until-left"), *number(option - UNTIL_LEFT)
    return (("number", option),)


def menu(option: int, part: int) -> tuple[Letter, ...]:
    """Spell an option that may be a way, a card or something besides."""
    if option == PASS:
        return (way("pass"),)
    if option == STOP:
        return (way("stop"),)
    if option >= RESERVE:
        return way("reserve"), ("territory", option - RESERVE)
    if option >= MAESTER:
        return (("maester", option - MAESTER),)
    if option >= RANSOM:
        return way("ransom"), ("character", option - RANSOM)
    if option >= CHARACTER:
        return (("character", option - CHARACTER),)
    if option == MANEUVER:
        return (way("maneuver"),)
    assert 0 < option < PAIRS
    origin, target = ends(option)
    return ("territory", origin), ("territory", target)


def buy(option: int, part: int) -> tuple[Letter, ...]:
    """Spell what is bought."""
    plain = ("stop", "maester-card", "objective-card")
    return (way(plain[option]),) if 0 <= option < len(plain) else menu(option, part)


def complete(option: int, part: int) -> tuple[Letter, ...]:
    """Spell an objective that is completed."""
    if 0 < option <= len(OBJECTIVES):
        return (("objective", option - 1),)
    return menu(option, part)


SPELLINGS: Final[Mapping[str, Spelling]] = {
    "trade": trade,
    "exchange": exchange,
    "battle": battle,
    "buy": buy,
    "complete": complete,
    "invade": menu,
    "maneuver": menu,
    "whose-card": one("seat"),
    **{name: menu for name in PROMPTS if name.startswith("cards-")},
}

FORM = Form(
    GAME,
    version=1,
    blocks={
        "way": len(WAYS),
        "seat": SEATS,
        "house": SEATS,
        "territory": TERRITORIES,
        "character": len(CHARACTERS),
        "maester": len(MAESTERS),
        "objective": len(OBJECTIVES),
    },
    spellings=spellings(PROMPTS, SPELLINGS),
    view=Record(
        View,
        {
            "you": OneOf(SEATS, of="seat"),
            "board": Word(("westeros", "essos", "world")),
            "modules": Word(MODULES),
            "houses": Row(SEATS),
            "order": Row(SEATS),
            "step": Word(tuple(dict.fromkeys(UNDER_WAY.values()))),
            "owner": Row(TERRITORIES),
            "units": Row(TERRITORIES),
            "markers": Row(3, Row(TERRITORIES)),
            "hands": Row(SEATS, TERRITORY),
            "discards": TERRITORY,
            "gold": Row(SEATS),
            "points": Row(SEATS),
            "maesters": Row(SEATS, MAESTER_CARD),
            "maester_discards": MAESTER_CARD,
            "objectives": Row(SEATS, OBJECTIVE),
            "objective_discards": OBJECTIVE,
            "characters": Row(len(CHARACTERS)),
            "captors": Row(len(CHARACTERS)),
            "reserves": Row(SEATS, TERRITORY),
            "looked": Row(4),
            "starting": Row(SEATS),
            "doubled": Bag(SEATS, of="seat"),
            "conquered": Bag(TERRITORIES, of="territory"),
            "taken_from": Row(SEATS),
            "barred": Bag(TERRITORIES, of="territory"),
            "barred_seats": Bag(SEATS, of="seat"),
            "lasting": Row(4),
            "heights": Row(4),
            "forces": Row(2, Row(5)),
            "taking": Row(2),
            "dice": Row(2, Row(4)),
            "sizes": Row(2, Row(4)),
            "once": Row(2),
            "ended": Word(("card", "conquest", "points")),
        },
    ),
    names={"way": WAYS},
)
