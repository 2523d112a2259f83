"""Kampf um den Eisernen Thron in the research room: deals are made part by part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tafelrunde.games.iron_throne import GAME
from tafelrunde.games.iron_throne.cards.vocabulary import Timing
from tafelrunde.games.iron_throne.houses import CHARACTERS, HOUSE_CARDS, HOUSES, Kind
from tafelrunde.games.iron_throne.players.personality import BY_HOUSE, PERSONALITIES
from tafelrunde.games.iron_throne.rules.asks import BRANCH_OPS, BRANCHES, KEEP, KINDS, REST
from tafelrunde.games.iron_throne.rules.hostages import TORTURE
from tafelrunde.games.iron_throne.rules.support import STAY_OUT, offer_of
from tafelrunde.games.iron_throne.rules.talk import REASONS
from tafelrunde.games.iron_throne.say import PROMPTS
from tafelrunde.games.iron_throne.state import PROMISES
from tafelrunde.games.iron_throne.view import Player, View
from tafelrunde.research.alphabet import Letter, Spelling, one, spellings
from tafelrunde.research.form import Form
from tafelrunde.research.layout import Answered, Bag, OneOf, Record, Row, Word
from tafelrunde.table import PASS

SEATS: Final = GAME.seats[-1]
#: Event cards of the game.
EVENTS: Final = 18
#: The latest statements that are part of the observation; all are in the view.
STATEMENTS: Final = 16
WAYS: Final = ("pass", "torture", "stay-out", "for-challenger", "for-defender", "keep", "rest")
CARD: Final = Bag(HOUSE_CARDS + len(HOUSES), -len(HOUSES), "house card (-1 to -5: backs by house)")


def way(name: str) -> Letter:
    """Give the pick of a plain way."""
    return "way", WAYS.index(name)


def hostages(option: int, part: int) -> tuple[Letter, ...]:
    """Spell a hostage that is released, or tortured."""
    if option == PASS:
        return (way("pass"),)
    if option >= TORTURE:
        return way("torture"), ("housecard", option - TORTURE)
    return (("housecard", option),)


def offer(option: int, part: int) -> tuple[Letter, ...]:
    """Spell a side and the character offered to it."""
    if option == STAY_OUT:
        return (way("stay-out"),)
    side, character = offer_of(option)
    return way(("for-challenger", "for-defender")[side]), ("character", character)


def replace(option: int, part: int) -> tuple[Letter, ...]:
    """Spell the card that is laid instead."""
    return (way("keep"),) if option == KEEP else (("housecard", option),)


def payer(option: int, part: int) -> tuple[Letter, ...]:
    """Spell a character that gets or gives power, or the rest."""
    return (way("rest"),) if option == REST else (("character", option),)


def or_pass(option: int, part: int) -> tuple[Letter, ...]:
    """Spell the character whose ability or card is used."""
    return (way("pass"),) if option == PASS else (("character", option),)


SPELLINGS: Final[Mapping[str, Spelling]] = {
    "hostages": hostages,
    "offer": offer,
    "replace": replace,
    "distribute": payer,
    "split": payer,
    "ability": or_pass,
    "card": or_pass,
    "whom": one("seat"),
    "defender": one("seat"),
    "branch": one("branch"),
    "where-from": one("number"),
    "talks": one("number"),
}

FORM = Form(
    GAME,
    version=1,
    blocks={
        "exit": 2,
        "way": len(WAYS),
        "seat": SEATS,
        "house": len(HOUSES),
        "character": len(CHARACTERS),
        "housecard": HOUSE_CARDS,
        "kind": len(KINDS),
        "branch": len(BRANCH_OPS) * BRANCHES,
        "reason": len(REASONS),
    },
    spellings=spellings(PROMPTS, SPELLINGS),
    view=Record(
        View,
        {
            "you": OneOf(SEATS, of="seat"),
            "players": Row(
                SEATS,
                Record(
                    Player,
                    {
                        "spread": Row(SEATS),
                        "hand": CARD,
                        "among": CARD,
                        "discards": CARD,
                        "hostages": CARD,
                        "supported": Row(SEATS),
                        "kept": Row(len(PROMISES)),
                        "broken": Row(len(PROMISES)),
                    },
                    # Which own cards which others know would take a cell for each card and seat.
                    omit=("known",),
                ),
            ),
            "power": Row(len(CHARACTERS)),
            "personality": Word((BY_HOUSE, *PERSONALITIES)),
            "event_discards": Bag(EVENTS, of="event card"),
            "timing": Word(tuple(map(str, Timing))),
            "laid": Row(2, CARD),
            "played": CARD,
            "result": Word(tuple(sorted({str(Kind.PEACE), str(Kind.WAR), "betrayal"}))),
            "values": Row(2),
            "bonus": Row(2),
            "totals": Row(2),
            "ties": Row(2),
            "lost": Row(2),
            "proposals": Row(6, Row(6), last=True),
            "statements": Row(STATEMENTS, Row(6), last=True),
            "sheets": Bag(len(CHARACTERS), of="character"),
            "answer": Answered(),
            "ended": Word(("influence", "extinction", "turns")),
        },
        # Words of a card pack; the observation does not tell packs apart.
        omit=("pack", "names"),
    ),
    names={"way": WAYS, "exit": ("break-off", "accept")},
)
