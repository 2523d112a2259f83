"""Players that mostly buy money: the yardsticks of the field.

`big_money` and `big_money_ultimate` are defined by what they buy and by nothing else; they play all
Treasures and never an Action.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dominion.cards import (
    COINS,
    DUCHY,
    ESTATE,
    GOLD,
    NONE,
    PROVINCE,
    SILVER,
)
from tafelrunde.table import Answer, Chair, Chance, Choice, Pick


def passive(chair: Chair, chance: Chance) -> Answer:
    """Answer what is not a purchase: all Treasures, no Actions, as little as possible."""
    question = chair.question
    if isinstance(question, Pick):
        if question.prompt == "treasures":
            return tuple(question.options)
        return tuple(question.options[: question.least])
    if isinstance(question, Choice) and NONE in question.options:
        return NONE
    return question.sample(chance)


def first_of(wanted: Sequence[int], options: Sequence[int]) -> int:
    """Give the first wanted card that is on offer, or nothing."""
    return next((card for card in wanted if card in options), NONE)


def big_money(chair: Chair, chance: Chance) -> Answer:
    """Buy a Province at eight, a Gold at six, a Silver at three, otherwise nothing."""
    question = chair.question
    if question.prompt != "buy":
        return passive(chair, chance)
    assert isinstance(question, Choice)
    options = question.options
    if PROVINCE in options:
        return PROVINCE
    if GOLD in options:
        return GOLD
    return SILVER if SILVER in options else NONE


def big_money_ultimate(chair: Chair, chance: Chance) -> Answer:
    """Buy Provinces once the deck has money enough, and Duchies and Estates towards the end."""
    question = chair.question
    if question.prompt != "buy":
        return passive(chair, chance)
    assert isinstance(question, Choice)
    view = chair.view
    left = next(pile.left for pile in view.piles if pile.card == PROVINCE)
    money = sum(COINS[card] for card in view.own)
    return first_of(ultimate_wishes(left, money), question.options)


def ultimate_wishes(provinces: int, money: int) -> list[int]:
    """List what Big Money Ultimate wants, best first."""
    wanted = []
    if money > 18:
        wanted.append(PROVINCE)
    if provinces <= 4:
        wanted.append(DUCHY)
    if provinces <= 2:
        wanted.append(ESTATE)
    wanted.append(GOLD)
    if provinces <= 6:
        wanted.append(DUCHY)
    wanted.append(SILVER)
    return wanted
