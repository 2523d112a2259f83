"""Decks that people know to be good ideas, as menus to begin breeding with.

Ideas are told by what cards declare: villages with what draws or attacks, many copies of cards that
cost no Action, Dukes with Duchies, Gardens with three cheap piles run out.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.dominion.cards import (
    BUREAUCRAT,
    CARDS,
    CHAPEL,
    COPPER,
    COST,
    DUCHY,
    DUKE,
    ESTATE,
    GARDENS,
    GOLD,
    IRONWORKS,
    IS_ACTION,
    IS_ATTACK,
    MASQUERADE,
    MINION,
    PILE,
    SILVER,
    STEWARD,
    UPGRADE,
    WORKSHOP,
)
from tafelrunde.games.dominion.menu import NEVER, PLENTY, Menu
from tafelrunde.games.dominion.values import WORTH, is_terminal

Want = tuple[int, int]
MONEY: Final = ((GOLD, PLENTY), (SILVER, PLENTY))
#: A deck of Actions has less money in its Treasures when it turns to Provinces.
EARLY: Final = 9
#: All Victory cards of a pile, and of the Estates with the first three.
ALL: Final = 8
ESTATES: Final = 12
#: What makes a deck small, best first.
TRASHERS: Final = (CHAPEL, STEWARD, MASQUERADE, UPGRADE)
#: What gains a card without a purchase.
GAINERS: Final = (IRONWORKS, WORKSHOP)


def ideas(kingdom: tuple[int, ...]) -> list[Menu]:
    """List the menus of all ideas that a kingdom allows."""
    return [*chains(kingdom), *crowds(kingdom), *dukes(kingdom), *gardens(kingdom)]


def chains(kingdom: tuple[int, ...]) -> list[Menu]:
    """Villages, and what draws or attacks, as many of one as of the other."""
    villages = [card for card in kingdom if CARDS[card].actions > 1]
    terminals = [card for card in kingdom if is_terminal(card)]
    strong = [card for card in terminals if CARDS[card].cards > 1 or IS_ATTACK[card]]
    small = [(card, 1) for card in TRASHERS if card in kingdom][:1]
    menus = []
    for village in villages:
        for card in strong:
            if card == MASQUERADE:
                continue
            both = [(card, 5), (village, 5)]
            menus.append(Menu((*small, *both, (GOLD, PLENTY), (SILVER, 2)), EARLY))
            turns = [(card, 1), (village, 1), (card, 2), (GOLD, 2), (village, 3), (card, 5)]
            menus.append(Menu((*turns, *small, *MONEY), EARLY))
    return menus


def crowds(kingdom: tuple[int, ...]) -> list[Menu]:
    """All Minions, or many of another card that costs no Action, and a little of something else."""
    menus = []
    for card in kingdom:
        if card == MINION:
            few = ((GOLD, PLENTY), (SILVER, 3))
            menus += [Menu(((card, PILE), (other, 1), *few), EARLY) for other in best(kingdom, 3)]
        elif IS_ACTION[card] and not is_terminal(card) and COST[card] > 4:
            menus += [Menu(((card, 5), (other, 1), *MONEY)) for other in best(kingdom, 2)]
    return menus


def dukes(kingdom: tuple[int, ...]) -> list[Menu]:
    """Duchies and Dukes instead of Provinces, with a little of something cheap."""
    if DUKE not in kingdom:
        return []
    green = ((GOLD, 1), (DUCHY, 5), (DUKE, ALL), (SILVER, PLENTY))
    heads: list[tuple[Want, ...]] = [()]
    heads += [((card, copies),) for card in best(kingdom, 4) for copies in (1, 2)]
    return [Menu((*head, *green), NEVER, 4, ALL, 0) for head in heads]


def gardens(kingdom: tuple[int, ...]) -> list[Menu]:
    """Three piles run out before anybody has bought Provinces: Gardens, Estates, something cheap.

    Whoever gains a card a turn besides the purchase is fast enough for that.
    """
    if GARDENS not in kingdom:
        return []
    helpers = [card for card in kingdom if card in GAINERS or CARDS[card].buys]
    cheap = [card for card in kingdom if COST[card] <= 3]
    menus = []
    for helper in helpers:
        for third in dict.fromkeys([helper, *cheap]):
            head = ((helper, 3), (SILVER, 2)) if COST[helper] > 3 else ((helper, 4),)
            piles = ((GARDENS, ALL), (third, PILE), (ESTATE, ESTATES), (SILVER, PLENTY))
            menus.append(Menu((*head, *piles, (COPPER, PLENTY)), NEVER, 0, 0, 0))
    if BUREAUCRAT in kingdom:
        # Its Silver comes for nothing and makes a deck large that buys Duchies too.
        rich = ((BUREAUCRAT, 4), (DUCHY, ALL), (GARDENS, ALL), (SILVER, 6), (ESTATE, ESTATES))
        for third in [SILVER, *[card for card in cheap if CARDS[card].points]]:
            menus.append(Menu((*rich, (third, PLENTY)), NEVER, 0, 0, 0))
    return menus


def best(kingdom: tuple[int, ...], count: int) -> list[int]:
    """List the best terminals that cost at most five, by what a money deck thinks of them."""
    found = [card for card in kingdom if is_terminal(card) and COST[card] <= 5]
    return sorted(found, key=lambda card: COST[card] - WORTH[card])[:count]
