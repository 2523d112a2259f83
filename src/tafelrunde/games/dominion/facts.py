"""What the board knows without being told: generated for it as TypeScript."""

from __future__ import annotations

from typing import Literal

import msgspec

from tafelrunde.games.dominion import PROMPTS, cards, kingdoms
from tafelrunde.games.ledger import ledger
from tafelrunde.games.words import bundle

Type = Literal["action", "treasure", "victory", "curse", "attack", "reaction"]


class Printed(msgspec.Struct, frozen=True):
    """What is printed on one kind of card, as far as the board shows or counts it."""

    cost: int
    types: tuple[Type, ...]
    coins: int
    points: int


class Facts(msgspec.Struct, frozen=True):
    """Cards by their number, kingdoms as people lay them out: cheap ones first."""

    printed: tuple[Printed, ...]
    basic: tuple[int, ...]
    intrigue: tuple[int, ...]
    base: tuple[int, ...]
    none: int
    piles: int
    intrigue_sets: dict[str, tuple[int, ...]]
    base_sets: dict[str, tuple[int, ...]]
    random: tuple[str, ...]
    together: tuple[str, ...]
    #: Where the options of every prompt lie.
    zones: dict[str, str]
    #: The number of each card's first rule, and of the first one after the last card's.
    first_rules: tuple[int, ...]


def facts() -> Facts:
    """Give what is printed."""
    return Facts(
        printed=tuple(_printed(card) for card in cards.CARDS),
        basic=tuple(range(len(cards.BASIC))),
        intrigue=kingdoms.POOLS[kingdoms.RANDOM_INTRIGUE],
        base=kingdoms.POOLS[kingdoms.RANDOM_BASE],
        none=cards.NONE,
        piles=kingdoms.PILES,
        intrigue_sets=_sets(kingdoms.INTRIGUE_SETS),
        base_sets=_sets(kingdoms.BASE_SETS),
        random=kingdoms.BY_LOT,
        together=kingdoms.TOGETHER,
        zones={name: prompt.zone for name, prompt in PROMPTS.items()},
        first_rules=_first_rules(),
    )


def _printed(card: cards.Card) -> Printed:
    names = [name for n, name in enumerate(cards.TYPES) if card.types & (1 << n)]
    return Printed(card.cost, msgspec.convert(names, tuple[Type, ...]), card.coins, card.points)


def _sets(sets: dict[str, str]) -> dict[str, tuple[int, ...]]:
    laid_out = {}
    for name in sets:
        piles = kingdoms.named(name)
        assert piles is not None
        laid_out[name] = tuple(sorted(piles, key=lambda card: (cards.COST[card], card)))
    return laid_out


def _first_rules() -> tuple[int, ...]:
    words = bundle("de", "tafelrunde.games.dominion")
    first: dict[str, int] = {}
    last = 0
    for rule in ledger("dominion").rules:
        if rule.source.startswith("Karte: "):
            last = int(rule.number.partition("-")[2])
            first.setdefault(rule.source.removeprefix("Karte: "), last)
    names = []
    for card in cards.CARDS:
        pattern = words.get_message(f"card-{card.key}").value
        assert pattern is not None
        names.append(str(words.format_pattern(pattern)[0]))
    return (*(first[name] for name in names), last + 1)
