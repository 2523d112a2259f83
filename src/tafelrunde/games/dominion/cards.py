"""What is printed: 57 kinds of cards of the first editions, their plain bonuses, the set-up table.

Sources: names, types and effects of the Intrigue cards are in the rulebook; costs and the base
cards come from public card lists (docs/rules/dominion.md marks each). What a card does beyond its
bonuses is in `rules/`; names and texts are words in locale/: `card-copper`, `cardtext-copper`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
CURSE_TYPE: Final = 8
ATTACK: Final = 16
REACTION: Final = 32
TYPES: Final = ("action", "treasure", "victory", "curse", "attack", "reaction")


class Card(msgspec.Struct, frozen=True):
    """One kind of card: key, types (bits), cost, and what it gives without asking anything."""

    key: str
    types: int
    cost: int
    coins: int = 0
    points: int = 0
    cards: int = 0
    actions: int = 0
    buys: int = 0
    money: int = 0


BASIC: Final[tuple[Card, ...]] = (
    Card("copper", TREASURE, 0, coins=1),
    Card("silver", TREASURE, 3, coins=2),
    Card("gold", TREASURE, 6, coins=3),
    Card("estate", VICTORY, 2, points=1),
    Card("duchy", VICTORY, 5, points=3),
    Card("province", VICTORY, 8, points=6),
    Card("curse", CURSE_TYPE, 0, points=-1),
)
INTRIGUE: Final[tuple[Card, ...]] = (
    Card("courtyard", ACTION, 2, cards=3),
    Card("pawn", ACTION, 2),
    Card("secret_chamber", ACTION | REACTION, 2),
    Card("great_hall", ACTION | VICTORY, 3, points=1, cards=1, actions=1),
    Card("masquerade", ACTION, 3, cards=2),
    Card("shanty_town", ACTION, 3, actions=2),
    Card("steward", ACTION, 3),
    Card("swindler", ACTION | ATTACK, 3, money=2),
    Card("wishing_well", ACTION, 3, cards=1, actions=1),
    Card("baron", ACTION, 4, buys=1),
    Card("bridge", ACTION, 4, buys=1, money=1),
    Card("conspirator", ACTION, 4, money=2),
    Card("coppersmith", ACTION, 4),
    Card("ironworks", ACTION, 4),
    Card("mining_village", ACTION, 4, cards=1, actions=2),
    Card("scout", ACTION, 4, actions=1),
    Card("duke", VICTORY, 5),
    Card("minion", ACTION | ATTACK, 5, actions=1),
    Card("saboteur", ACTION | ATTACK, 5),
    Card("torturer", ACTION | ATTACK, 5, cards=3),
    Card("trading_post", ACTION, 5),
    Card("tribute", ACTION, 5),
    Card("upgrade", ACTION, 5, cards=1, actions=1),
    Card("harem", TREASURE | VICTORY, 6, coins=2, points=2),
    Card("nobles", ACTION | VICTORY, 6, points=2),
)
BASE: Final[tuple[Card, ...]] = (
    Card("cellar", ACTION, 2, actions=1),
    Card("chapel", ACTION, 2),
    Card("moat", ACTION | REACTION, 2, cards=2),
    Card("chancellor", ACTION, 3, money=2),
    Card("village", ACTION, 3, cards=1, actions=2),
    Card("woodcutter", ACTION, 3, buys=1, money=2),
    Card("workshop", ACTION, 3),
    Card("bureaucrat", ACTION | ATTACK, 4),
    Card("feast", ACTION, 4),
    Card("gardens", VICTORY, 4),
    Card("militia", ACTION | ATTACK, 4, money=2),
    Card("moneylender", ACTION, 4),
    Card("remodel", ACTION, 4),
    Card("smithy", ACTION, 4, cards=3),
    Card("spy", ACTION | ATTACK, 4, cards=1, actions=1),
    Card("thief", ACTION | ATTACK, 4),
    Card("throne_room", ACTION, 4),
    Card("council_room", ACTION, 5, cards=4, buys=1),
    Card("festival", ACTION, 5, actions=2, buys=1, money=2),
    Card("laboratory", ACTION, 5, cards=2, actions=1),
    Card("library", ACTION, 5),
    Card("market", ACTION, 5, cards=1, actions=1, buys=1, money=1),
    Card("mine", ACTION, 5),
    Card("witch", ACTION | ATTACK, 5, cards=2),
    Card("adventurer", ACTION, 6),
)
CARDS: Final[tuple[Card, ...]] = BASIC + INTRIGUE + BASE
KINDS: Final = len(CARDS)

COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
ESTATE: Final = 3
DUCHY: Final = 4
PROVINCE: Final = 5
CURSE: Final = 6

COURTYARD: Final = 7
PAWN: Final = 8
SECRET_CHAMBER: Final = 9
GREAT_HALL: Final = 10
MASQUERADE: Final = 11
SHANTY_TOWN: Final = 12
STEWARD: Final = 13
SWINDLER: Final = 14
WISHING_WELL: Final = 15
BARON: Final = 16
BRIDGE: Final = 17
CONSPIRATOR: Final = 18
COPPERSMITH: Final = 19
IRONWORKS: Final = 20
MINING_VILLAGE: Final = 21
SCOUT: Final = 22
DUKE: Final = 23
MINION: Final = 24
SABOTEUR: Final = 25
TORTURER: Final = 26
TRADING_POST: Final = 27
TRIBUTE: Final = 28
UPGRADE: Final = 29
HAREM: Final = 30
NOBLES: Final = 31

CELLAR: Final = 32
CHAPEL: Final = 33
MOAT: Final = 34
CHANCELLOR: Final = 35
VILLAGE: Final = 36
WOODCUTTER: Final = 37
WORKSHOP: Final = 38
BUREAUCRAT: Final = 39
FEAST: Final = 40
GARDENS: Final = 41
MILITIA: Final = 42
MONEYLENDER: Final = 43
REMODEL: Final = 44
SMITHY: Final = 45
SPY: Final = 46
THIEF: Final = 47
THRONE_ROOM: Final = 48
COUNCIL_ROOM: Final = 49
FESTIVAL: Final = 50
LABORATORY: Final = 51
LIBRARY: Final = 52
MARKET: Final = 53
MINE: Final = 54
WITCH: Final = 55
ADVENTURER: Final = 56

#: Answers that are no card: decline, pass, end the phase.
NONE: Final = 63

TYPE: Final[tuple[int, ...]] = tuple(card.types for card in CARDS)
COST: Final[tuple[int, ...]] = tuple(card.cost for card in CARDS)
COINS: Final[tuple[int, ...]] = tuple(card.coins for card in CARDS)
IS_ACTION: Final[tuple[bool, ...]] = tuple(bool(types & ACTION) for types in TYPE)
IS_TREASURE: Final[tuple[bool, ...]] = tuple(bool(types & TREASURE) for types in TYPE)
IS_VICTORY: Final[tuple[bool, ...]] = tuple(bool(types & VICTORY) for types in TYPE)
IS_ATTACK: Final[tuple[bool, ...]] = tuple(bool(types & ATTACK) for types in TYPE)
KINGDOM_CARDS: Final[tuple[int, ...]] = tuple(range(7, KINDS))
KEYS: Final[dict[str, int]] = {card.key: number for number, card in enumerate(CARDS)}

START_COPPERS: Final = 7
START_ESTATES: Final = 3
HAND: Final = 5


class Setup(msgspec.Struct, frozen=True):
    """One line of the set-up table."""

    copper: int
    silver: int
    gold: int
    victory: int
    province: int
    curse: int
    empty_to_end: int


SETUPS: Final[dict[int, Setup]] = {
    2: Setup(46, 40, 30, 8, 8, 10, 3),
    3: Setup(39, 40, 30, 12, 12, 20, 3),
    4: Setup(32, 40, 30, 12, 12, 30, 3),
    5: Setup(85, 80, 60, 12, 15, 40, 4),
    6: Setup(78, 80, 60, 12, 18, 50, 4),
}
#: What the second box adds to Copper, Silver and Gold when two to four seats put it out too.
SECOND_BOX: Final = (60, 40, 30)
PILE: Final = 10


@cache
def in_game(kingdom: tuple[int, ...]) -> tuple[int, ...]:
    """List the kinds of a game in ascending order; none before the kingdom is known."""
    return tuple(sorted({*range(len(BASIC)), *kingdom})) if kingdom else ()


def supply(seats: int, kingdom: tuple[int, ...], both_boxes: bool) -> list[int]:
    """Give the number of cards on every pile at the start; piles not in the game have -1."""
    line = SETUPS[seats]
    more = SECOND_BOX if both_boxes and seats < 5 else (0, 0, 0)
    piles = [-1] * KINDS
    piles[COPPER] = line.copper + more[0]
    piles[SILVER] = line.silver + more[1]
    piles[GOLD] = line.gold + more[2]
    piles[ESTATE] = piles[DUCHY] = line.victory
    piles[PROVINCE] = line.province
    piles[CURSE] = line.curse
    for card in kingdom:
        piles[card] = line.victory if IS_VICTORY[card] else PILE
    return piles
