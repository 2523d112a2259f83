"""What the board knows without being told: generated for it as TypeScript."""

from __future__ import annotations

from typing import Literal

import msgspec

from tafelrunde.games.thrones_lcg import HOUSES, codes, own_decks, say
from tafelrunde.games.thrones_lcg.cards import NUMBER, TITLES
from tafelrunde.games.thrones_lcg.cards.ability import Title
from tafelrunde.games.thrones_lcg.cards.council import COUNCIL, TITLE_BONUS, CouncilTitle
from tafelrunde.games.thrones_lcg.cards.decks import DECKS
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    Bits,
    Crest,
    House,
    Icon,
    Keyword,
    Moment,
    Place,
    Trait,
    Type,
)
from tafelrunde.games.thrones_lcg.rules.set_up import SET_UP_GOLD
from tafelrunde.games.thrones_lcg.texts import lines_of
from tafelrunde.games.words import LANGUAGES

Sort = Literal["character", "location", "attachment", "event", "plot"]


class Printed(msgspec.Struct, frozen=True):
    """What is printed on one title; sets are bits, in the order of the lists below."""

    type: Sort
    houses: int
    only: int
    unique: bool
    cost: int
    strength: int
    icons: int
    crests: int
    traits: int
    keywords: int
    income: int
    influence: int
    initiative: int
    claim: int
    copies: int
    #: The last lines of its text, one for each ability.
    abilities: int


class Codes(msgspec.Struct, frozen=True):
    """How options of windows are numbered."""

    abilities: int
    hand: int
    dead: int
    discards: int
    marshal: int
    on_house: int
    duplicate: int
    ambush: int
    end: int
    events: int
    saves: int
    by_duplicate: int


class Deck(msgspec.Struct, frozen=True):
    """A deck of the box: titles by number."""

    key: str
    house: int
    plots: tuple[int, ...]
    draw: tuple[tuple[int, int], ...]


class Facts(msgspec.Struct, frozen=True):
    """Titles by number, titles of the small council, names of bits, and what prompts are about."""

    titles: tuple[Printed, ...]
    #: By language, then by title: lines.
    texts: dict[str, tuple[tuple[str, ...], ...]]
    council: tuple[CouncilTitle, ...]
    title_bonus: int
    houses: tuple[str, ...]
    icons: tuple[str, ...]
    crests: tuple[str, ...]
    traits: tuple[str, ...]
    keywords: tuple[str, ...]
    #: By their number from 1.
    moments: tuple[str, ...]
    codes: Codes
    of_slots: tuple[str, ...]
    of_seats: tuple[str, ...]
    of_cards: tuple[str, ...]
    decks: tuple[Deck, ...]
    deck_plots: int
    deck_least: int
    deck_most: int
    set_up_gold: int


def facts() -> Facts:
    """Give what is printed."""
    return Facts(
        titles=tuple(map(_printed, TITLES)),
        texts={
            language: tuple(lines_of(card, language) for card in range(len(TITLES)))
            for language in LANGUAGES
        },
        council=COUNCIL,
        title_bonus=TITLE_BONUS,
        houses=_names(House),
        icons=_names(Icon),
        crests=_names(Crest),
        traits=_names(Trait),
        keywords=_names(Keyword),
        moments=tuple(moment.name.lower() for moment in Moment),
        codes=_codes(),
        of_slots=say.SLOTS,
        of_seats=say.SEATS,
        of_cards=say.CARDS,
        decks=tuple(
            Deck(
                key,
                deck.house,
                tuple(NUMBER[plot] for plot in deck.plots),
                tuple((NUMBER[card], count) for card, count in deck.draw),
            )
            for key, deck in zip(HOUSES, DECKS, strict=True)
        ),
        deck_plots=own_decks.PLOTS,
        deck_least=own_decks.LEAST,
        deck_most=own_decks.MOST,
        set_up_gold=SET_UP_GOLD,
    )


def _names(bits: type[Bits]) -> tuple[str, ...]:
    return tuple(one.name.lower() for one in bits)


def _printed(title: Title) -> Printed:
    return Printed(
        type=msgspec.convert(Type(title.type).name.lower(), Sort),
        houses=int(title.houses),
        only=int(title.only),
        unique=title.unique,
        cost=title.cost,
        strength=title.strength,
        icons=int(title.icons),
        crests=int(title.crests),
        traits=int(title.traits),
        keywords=int(title.keywords),
        income=title.income,
        influence=title.influence,
        initiative=title.initiative,
        claim=title.claim,
        copies=title.copies,
        abilities=len(title.abilities),
    )


def _codes() -> Codes:
    return Codes(
        abilities=codes.ABILITIES,
        hand=codes.ability_code(Place.HAND, 0, 0),
        dead=codes.ability_code(Place.DEAD_PILE, 0, 0),
        discards=codes.ability_code(Place.DISCARD_PILE, 0, 0),
        marshal=codes.MARSHAL,
        on_house=codes.ON_HOUSE,
        duplicate=codes.DUPLICATE,
        ambush=codes.AMBUSH,
        end=codes.END,
        events=codes.EVENTS,
        saves=codes.BY_DUPLICATE + 1,
        by_duplicate=codes.BY_DUPLICATE,
    )
