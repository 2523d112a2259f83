"""Strength, icons, traits and keywords worked out slowly and plainly, card by card by its name.

Nothing here knows the declarations: what stands here was read from the facts about each card.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    Crest,
    House,
    Icon,
    Keyword,
    Phase,
    Trait,
    Type,
)
from tafelrunde.games.thrones_lcg.state import ICON, KEYWORD, NO_KEYWORD, STRENGTH


@dataclass
class Card:
    """One card in play."""

    slot: int
    key: str
    seat: int
    host: int
    standing: bool
    power: int
    title: Any
    blank: bool = False
    icons: int = 0
    traits: int = 0
    keywords: int = 0
    strength: int = 0
    attachments: list[Card] = field(default_factory=list)

    @property
    def character(self) -> bool:
        return self.host < 0 and self.title.type == Type.CHARACTER

    def carries(self, key: str) -> int:
        return sum(one.key == key for one in self.attachments)


def naive(state: Any) -> dict[int, Card]:
    """Work out all cards in play."""
    cards = {}
    for seat, slots in enumerate(state.in_play):
        for slot in slots:
            title = TITLES[state.title[slot]]
            cards[slot] = Card(
                slot,
                title.key,
                seat,
                state.host[slot],
                not state.kneeling[slot],
                state.power[slot],
                title,
            )
    for card in cards.values():
        if card.host in cards:
            cards[card.host].attachments.append(card)
    for card in cards.values():
        courtier = any(
            one[1] == 4 and one[3] == 2048 and one[2] == card.slot for one in state.lasting
        )
        card.blank = courtier or card.carries("milk-of-the-poppy") > 0
    characters = [card for card in cards.values() if card.character]
    plots = [
        TITLES[state.plot(seat)].key if state.plots[seat] >= 0 else ""
        for seat in range(state.seats)
    ]
    fighting = state.challenge.attackers + state.challenge.defenders if state.challenge else ()
    for card in cards.values():
        card.traits = int(card.title.traits)
        card.traits |= Trait.LORD if card.carries("lordship") else 0
        if card.slot in fighting and card.carries("blood-of-the-dragon"):
            card.traits |= Trait.DRAGON
    for card in characters:
        icons(state, card, characters)
    for card in cards.values():
        keywords(state, card, characters, plots)
    for card in characters:
        card.strength = max(0, strength(state, card, cards, characters, plots, fighting))
    return cards


def icons(state: Any, card: Card, characters: list[Card]) -> None:
    card.icons = int(card.title.icons)
    card.icons |= Icon.MILITARY if card.carries("summer") else 0
    card.icons |= Icon.POWER if card.carries("lordship") else 0
    if card.key == "qartheen-fanatic" and not card.blank:
        dragons = any(other.traits & Trait.DRAGON for other in characters)
        card.icons |= Icon.MILITARY if dragons else 0
    for one in state.lasting:
        if one[1] == ICON and one[2] == card.slot:
            card.icons |= one[3]


def keywords(state: Any, card: Card, characters: list[Card], plots: list[str]) -> None:
    found = 0 if card.blank else int(card.title.keywords)
    found |= given(card, characters, 0)
    if card.character and card.traits & Trait.KNIGHT:
        found |= Keyword.IMMUNE_TO_OPPONENTS if plots[card.seat] == "tourney-for-the-hand" else 0
    for one in state.lasting:
        if one[1] == KEYWORD and one[2] == card.slot:
            found |= one[3]
        if one[1] == NO_KEYWORD and one[2] == card.slot:
            lost, slots = one[3] % 2**20, one[3] // 2**20
            found = found & ~lost | given(card, characters, slots)
    card.keywords = found


def given(card: Card, characters: list[Card], since: int) -> int:
    """What cards in slots from `since` on give."""
    if not card.character:
        return 0
    carries = {one.key for one in card.attachments if one.slot >= since}
    found = 0
    if card.key == "arya-stark" and "nymeria" in carries:
        found |= Keyword.STEALTH
    if card.key == "bran-stark" and "summer" in carries:
        found |= Keyword.STEALTH
    if "gutter-rats-cunning" in carries:
        found |= Keyword.STEALTH
    if "aegons-blade" in carries:
        found |= Keyword.STEALTH if card.icons & Icon.INTRIGUE else 0
        found |= Keyword.RENOWN if card.icons & Icon.POWER else 0
    if card.key == "devan-seaworth" and not card.blank and card.slot >= since:
        own = [other for other in characters if other.seat == card.seat]
        found |= Keyword.STEALTH if any(other.power for other in own) else 0
    if card.key == "sansa-stark":
        ladies = [one for one in characters if one.key == "lady" and one.slot >= since]
        found |= Keyword.RENOWN if any(not lady.blank for lady in ladies) else 0
    return found


def strength(
    state: Any,
    card: Card,
    cards: dict[int, Card],
    characters: list[Card],
    plots: list[str],
    fighting: tuple[int, ...],
) -> int:
    """Add everything up, below nothing if need be."""
    total: int = card.title.strength
    total += attached(state, card, fighting)
    total += own_text(state, card, cards, characters)
    for other in characters:
        if other.key == "lady" and not other.blank and card.key == "sansa-stark":
            total += 1
        if other.key == "melisandre" and not other.blank and other.standing:
            total += 1 if card.traits & Trait.ASSHAI else 0
    for other in cards.values():
        if other.key == "winterfell-castle" and other.seat == card.seat and not other.blank:
            total += 1 if card.title.houses & House.STARK else 0
    for seat, plot in enumerate(plots):
        own = seat == card.seat
        if plot == "tourney-for-the-hand" and own and card.traits & Trait.KNIGHT:
            total += 1
        if plot == "hear-me-roar" and not card.icons & Icon.INTRIGUE:
            total -= 1
        if plot == "the-power-of-arms" and own and card.title.crests & Crest.WAR:
            total += 2
        if plot == "power-and-wealth" and own:
            total += len(card.attachments)
        if plot == "holding-the-trident" and own:
            counts = [sum(one.seat == s for one in characters) for s in range(state.seats)]
            others = [n for s, n in enumerate(counts) if state.teams[s] != state.teams[seat]]
            total += 2 if all(counts[seat] < n for n in others) else 0
    shielded = card.key == "shaggydog" and stark_lord(card, characters) and not card.blank
    shielded |= card.key == "ghost" and named(characters, "jon-snow")
    shielded |= card.key == "jon-snow" and named(characters, "ghost")
    for one in state.lasting:
        if one[1] == STRENGTH and one[2] == card.slot and not (shielded and one[4] == 1):
            total += one[3]
    return total


def named(characters: list[Card], key: str) -> bool:
    return any(other.key == key and not other.blank for other in characters)


def stark_lord(card: Card, characters: list[Card]) -> bool:
    return any(
        other.seat == card.seat and other.title.houses & House.STARK and other.traits & Trait.LORD
        for other in characters
    )


def attached(state: Any, card: Card, fighting: tuple[int, ...]) -> int:
    """What attachments do for their host."""
    total = 0
    total += card.carries("nymeria") if card.key == "arya-stark" else 0
    total += 2 * (card.carries("summer") + card.carries("gutter-rats-cunning"))
    total += 2 * card.carries("im-you-writ-small") - 2 * card.carries("poisoned-wine")
    blessed = card.carries("shadows-blessing")
    total += 2 * blessed if card.icons & Icon.POWER else -2 * blessed
    if card.slot in fighting:
        total += 6 * card.carries("blood-of-the-dragon") - 4 * card.carries("stinking-drunk")
    total += 2 * card.carries("aegons-blade") if card.icons & Icon.MILITARY else 0
    if card.carries("flame-kissed") and len(card.attachments) == 1:
        total -= 2
    if state.phase == Phase.DOMINANCE:
        total += 4 * card.carries("lordship")
    return total


def own_text(state: Any, card: Card, cards: dict[int, Card], characters: list[Card]) -> int:
    """What a character's own text does for it."""
    if card.blank:
        return 0
    match card.key:
        case "ser-rodrik-cassel":
            return 2 if state.challenge and card.slot in state.challenge.defenders else 0
        case "shaggydog":
            return 3 if stark_lord(card, characters) else 0
        case "kennel-master":
            return sum(bool(other.traits & Trait.DIREWOLF) for other in cards.values())
        case "jhogo":
            return 2 if any(one.traits & Trait.WEAPON for one in card.attachments) else 0
        case "qartheen-fanatic":
            return 1 if any(other.traits & Trait.DRAGON for other in characters) else 0
        case "littlefinger":
            return int(state.pool[card.seat])
    return 0
