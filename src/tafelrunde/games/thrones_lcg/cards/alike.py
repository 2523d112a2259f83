"""Locations that every House has, under names of their own."""

from __future__ import annotations

from tafelrunde.games.thrones_lcg.cards.ability import Title, action
from tafelrunde.games.thrones_lcg.cards.declaration import Cards, DiscardMe, KneelMe
from tafelrunde.games.thrones_lcg.cards.effects import Reduce
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    ANY_CARD,
    House,
    Keyword,
    Phase,
    Trait,
    Type,
)


def fiefdoms(key: str, house: House, traits: int) -> Title:
    """Give influence, and kneel to make a card of the House cheaper."""
    cheaper = Reduce(1, Cards(of=ANY_CARD, house=house))
    return Title(
        key=key,
        type=Type.LOCATION,
        houses=house,
        cost=1,
        traits=traits,
        keywords=Keyword.LIMITED,
        influence=1,
        abilities=(action(Phase.MARSHALLING, cheaper, cost=(KneelMe(),)),),
    )


def chambers(key: str, house: House, traits: int) -> Title:
    """Belong to one House alone and give gold and influence."""
    return Title(
        key=key,
        type=Type.LOCATION,
        houses=house,
        unique=True,
        cost=1,
        traits=traits,
        income=1,
        influence=1,
        on_house=True,
    )


def income(key: str, house: House, traits: int) -> Title:
    """Cost nothing and give one gold."""
    return Title(
        key=key,
        type=Type.LOCATION,
        houses=house,
        traits=traits,
        keywords=Keyword.LIMITED,
        income=1,
    )


def hall(key: str, house: House, traits: int) -> Title:
    """Kneel to make a character of the House cheaper."""
    cheaper = Reduce(2, Cards(house=house))
    return Title(
        key=key,
        type=Type.LOCATION,
        houses=house,
        cost=2,
        traits=traits,
        keywords=Keyword.LIMITED,
        abilities=(action(Phase.MARSHALLING, cheaper, cost=(KneelMe(),)),),
    )


def sea(key: str, houses: int) -> Title:
    """Cost nothing, give influence, and leave play to make a character of two Houses cheaper."""
    cheaper = Reduce(2, Cards(house=houses))
    return Title(
        key=key,
        type=Type.LOCATION,
        houses=houses,
        traits=Trait.WESTEROS,
        influence=1,
        abilities=(action(Phase.MARSHALLING, cheaper, cost=(DiscardMe(),)),),
    )
