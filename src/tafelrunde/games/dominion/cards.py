"""What is printed: 57 kinds of cards of the first editions, their plain bonuses, the set-up table.

Sources: names, types and effects of the Intrigue cards are in the rulebook; costs and the base
cards come from public card lists (docs/rules/dominion.md marks each). What a card does beyond its
bonuses is in `rules/`; names and texts are words in locale/: `card-copper`, `cardtext-copper`.
"""

from __future__ import annotations

from functools import cache

import msgspec

ACTION, TREASURE, VICTORY, CURSE_TYPE, ATTACK, REACTION = (1 << n for n in range(6))
TYPES = ("action", "treasure", "victory", "curse", "attack", "reaction")


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


BASIC = (
    Card("copper", TREASURE, 0, coins=1),
    Card("silver", TREASURE, 3, coins=2),
    Card("gold", TREASURE, 6, coins=3),
    Card("estate", VICTORY, 2, points=1),
    Card("duchy", VICTORY, 5, points=3),
    Card("province", VICTORY, 8, points=6),
    Card("curse", CURSE_TYPE, 0, points=-1),
)
INTRIGUE = (
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
BASE = (
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
CARDS = BASIC + INTRIGUE + BASE
KINDS = len(CARDS)

COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE = range(7)
(
    COURTYARD,
    PAWN,
    SECRET_CHAMBER,
    GREAT_HALL,
    MASQUERADE,
    SHANTY_TOWN,
    STEWARD,
    SWINDLER,
    WISHING_WELL,
    BARON,
    BRIDGE,
    CONSPIRATOR,
    COPPERSMITH,
    IRONWORKS,
    MINING_VILLAGE,
    SCOUT,
    DUKE,
    MINION,
    SABOTEUR,
    TORTURER,
    TRADING_POST,
    TRIBUTE,
    UPGRADE,
    HAREM,
    NOBLES,
) = range(7, 32)
(
    CELLAR,
    CHAPEL,
    MOAT,
    CHANCELLOR,
    VILLAGE,
    WOODCUTTER,
    WORKSHOP,
    BUREAUCRAT,
    FEAST,
    GARDENS,
    MILITIA,
    MONEYLENDER,
    REMODEL,
    SMITHY,
    SPY,
    THIEF,
    THRONE_ROOM,
    COUNCIL_ROOM,
    FESTIVAL,
    LABORATORY,
    LIBRARY,
    MARKET,
    MINE,
    WITCH,
    ADVENTURER,
) = range(32, 57)

#: Answers that are no card: decline, pass, end the phase.
NONE = 63

TYPE = tuple(card.types for card in CARDS)
COST = tuple(card.cost for card in CARDS)
COINS = tuple(card.coins for card in CARDS)
IS_ACTION = tuple(bool(types & ACTION) for types in TYPE)
IS_TREASURE = tuple(bool(types & TREASURE) for types in TYPE)
IS_VICTORY = tuple(bool(types & VICTORY) for types in TYPE)
IS_ATTACK = tuple(bool(types & ATTACK) for types in TYPE)
KINGDOM_CARDS = tuple(range(7, KINDS))
KEYS = {card.key: number for number, card in enumerate(CARDS)}

START_COPPERS = 7
START_ESTATES = 3
HAND = 5


class Setup(msgspec.Struct, frozen=True):
    """One line of the set-up table."""

    copper: int
    silver: int
    gold: int
    victory: int
    province: int
    curse: int
    empty_to_end: int


SETUPS = {
    2: Setup(46, 40, 30, 8, 8, 10, 3),
    3: Setup(39, 40, 30, 12, 12, 20, 3),
    4: Setup(32, 40, 30, 12, 12, 30, 3),
    5: Setup(85, 80, 60, 12, 15, 40, 4),
    6: Setup(78, 80, 60, 12, 18, 50, 4),
}
#: What the second box adds to Copper, Silver and Gold when two to four seats put it out too.
SECOND_BOX = (60, 40, 30)
PILE = 10


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
