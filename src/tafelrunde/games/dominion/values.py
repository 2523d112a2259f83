"""What cards are worth to the computer players: orders for playing, keeping, buying and losing."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.dominion import cards as c
from tafelrunde.games.dominion.cards import CARDS, IS_ACTION, IS_TREASURE, IS_VICTORY

#: Cards that give back the Action they cost (at least sometimes), so they are played first.
CHAINING: Final[tuple[int, ...]] = (
    c.VILLAGE,
    c.MINING_VILLAGE,
    c.FESTIVAL,
    c.SHANTY_TOWN,
    c.LABORATORY,
    c.MARKET,
    c.GREAT_HALL,
    c.UPGRADE,
    c.SPY,
    c.WISHING_WELL,
    c.SCOUT,
    c.CELLAR,
    c.MINION,
    c.PAWN,
    c.CONSPIRATOR,
    c.NOBLES,
)
#: Terminal cards, best to play first.
TERMINAL: Final[tuple[int, ...]] = (
    c.WITCH,
    c.TORTURER,
    c.COUNCIL_ROOM,
    c.LIBRARY,
    c.SMITHY,
    c.MILITIA,
    c.SABOTEUR,
    c.SWINDLER,
    c.MASQUERADE,
    c.ADVENTURER,
    c.COURTYARD,
    c.BARON,
    c.TRADING_POST,
    c.MINE,
    c.MONEYLENDER,
    c.STEWARD,
    c.TRIBUTE,
    c.BRIDGE,
    c.MOAT,
    c.REMODEL,
    c.IRONWORKS,
    c.WORKSHOP,
    c.FEAST,
    c.BUREAUCRAT,
    c.THIEF,
    c.COPPERSMITH,
    c.WOODCUTTER,
    c.CHANCELLOR,
    c.CHAPEL,
    c.SECRET_CHAMBER,
)
PLAY_ORDER: Final[tuple[int, ...]] = (c.THRONE_ROOM, *CHAINING, *TERMINAL)
PLAY_RANK: Final[dict[int, int]] = {card: rank for rank, card in enumerate(PLAY_ORDER)}
#: The same with Actions left over: whatever draws goes before other terminals.
LONG_RANK: Final[dict[int, int]] = {
    card: rank + len(TERMINAL) * (card in TERMINAL and CARDS[card].cards < 2)
    for rank, card in enumerate(PLAY_ORDER)
}

#: How good it is to own a card in a money deck, on the scale of its fair price.
WORTH: Final[dict[int, float]] = {
    c.COPPER: 0.4,
    c.SILVER: 3.4,
    c.GOLD: 6.5,
    c.ESTATE: 0.1,
    c.DUCHY: 0.6,
    c.PROVINCE: 9.0,
    c.CURSE: -2.0,
    c.COURTYARD: 3.6,
    c.PAWN: 2.4,
    c.SECRET_CHAMBER: 0.8,
    c.GREAT_HALL: 2.2,
    c.MASQUERADE: 4.4,
    c.SHANTY_TOWN: 2.2,
    c.STEWARD: 3.6,
    c.SWINDLER: 3.9,
    c.WISHING_WELL: 2.6,
    c.BARON: 3.6,
    c.BRIDGE: 3.2,
    c.CONSPIRATOR: 3.0,
    c.COPPERSMITH: 1.5,
    c.IRONWORKS: 3.0,
    c.MINING_VILLAGE: 2.8,
    c.SCOUT: 1.0,
    c.DUKE: 0.6,
    c.MINION: 4.9,
    c.SABOTEUR: 4.0,
    c.TORTURER: 5.8,
    c.TRADING_POST: 3.9,
    c.TRIBUTE: 4.3,
    c.UPGRADE: 4.6,
    c.HAREM: 5.9,
    c.NOBLES: 5.6,
    c.CELLAR: 1.6,
    c.CHAPEL: 3.0,
    c.MOAT: 2.6,
    c.CHANCELLOR: 2.9,
    c.VILLAGE: 2.4,
    c.WOODCUTTER: 2.5,
    c.WORKSHOP: 2.0,
    c.BUREAUCRAT: 3.1,
    c.FEAST: 3.0,
    c.GARDENS: 1.0,
    c.MILITIA: 4.4,
    c.MONEYLENDER: 3.9,
    c.REMODEL: 3.4,
    c.SMITHY: 4.6,
    c.SPY: 3.3,
    c.THIEF: 2.4,
    c.THRONE_ROOM: 2.6,
    c.COUNCIL_ROOM: 4.9,
    c.FESTIVAL: 4.2,
    c.LABORATORY: 5.2,
    c.LIBRARY: 4.8,
    c.MARKET: 4.8,
    c.MINE: 4.4,
    c.WITCH: 6.4,
    c.ADVENTURER: 4.6,
}
#: How many copies of a terminal a money deck digests: one, and another for so many cards.
ONE_PER: Final = 9


def is_junk(card: int) -> bool:
    """Whether a card does nothing but lie in the hand."""
    return not IS_ACTION[card] and not IS_TREASURE[card]


def dead_weight(card: int) -> float:
    """Rank cards for losing from the hand: the higher, the sooner it goes."""
    if is_junk(card):
        return 10.0 - 0.01 * CARDS[card].points
    return 5.0 - WORTH[card]


def is_terminal(card: int) -> bool:
    """Whether playing a card ends the Action phase of a hand without villages."""
    return IS_ACTION[card] and card not in CHAINING and card != c.THRONE_ROOM


def is_plain_victory(card: int) -> bool:
    """Whether a card is only points."""
    return IS_VICTORY[card] and is_junk(card)
