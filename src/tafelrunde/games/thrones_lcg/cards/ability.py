"""Abilities and cards, put together from the words of the vocabulary."""

from __future__ import annotations

import msgspec

from tafelrunde.games.thrones_lcg.cards.declaration import (
    NOTHING,
    Cards,
    CheaperIf,
    Condition,
    Cost,
    Give,
    Limit,
    Restriction,
    Target,
    Term,
    Trigger,
)
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    Kind,
    Phase,
    Place,
    Ref,
    Type,
)


class Ability(msgspec.Struct, frozen=True, kw_only=True):
    """One ability: kind, moment, place, condition, cost, targets, effects and limit."""

    kind: Kind
    #: When an action can be taken.
    phase: Phase = Phase.ANY
    #: What is answered by responses, saves and passives.
    after: Trigger | None = None
    place: Place = Place.IN_PLAY
    conditions: tuple[Condition, ...] = ()
    costs: tuple[Cost, ...] = ()
    targets: tuple[Target, ...] = ()
    effects: tuple[Term, ...] = ()
    limit: Limit | None = None
    #: Of a constant ability: whom it is given to, and what.
    whom: Ref | Cards = Ref.ME
    gives: tuple[Give, ...] = ()
    #: Nothing can cancel it, as its text or a correction says.
    certain: bool = False


class Title(msgspec.Struct, frozen=True, kw_only=True):
    """All that is printed on the copies of one title."""

    key: str
    type: Type
    houses: int = NOTHING
    only: int = NOTHING
    unique: bool = False
    cost: int = 0
    strength: int = 0
    icons: int = NOTHING
    crests: int = NOTHING
    traits: int = NOTHING
    keywords: int = NOTHING
    income: int = 0
    influence: int = 0
    initiative: int = 0
    claim: int = 0
    #: Copies allowed in a deck.
    copies: int = 3
    host: Restriction | None = None
    cheaper: tuple[CheaperIf, ...] = ()
    #: May lie on the own House card instead of being a location.
    on_house: bool = False
    #: A dead copy goes to the discard pile.
    never_dead: bool = False
    #: What was corrected after printing, a key of the word lists.
    errata: str = ""
    abilities: tuple[Ability, ...] = ()


def action(
    phase: Phase,
    *do: Term,
    when: tuple[Condition, ...] = (),
    cost: tuple[Cost, ...] = (),
    target: tuple[Target, ...] = (),
    limit: Limit | None = None,
    place: Place = Place.IN_PLAY,
) -> Ability:
    """Declare something a player may do in a window of a phase."""
    return Ability(
        kind=Kind.ACTION,
        phase=phase,
        place=place,
        conditions=when,
        costs=cost,
        targets=target,
        effects=do,
        limit=limit,
    )


def response(
    after: Trigger,
    *do: Term,
    when: tuple[Condition, ...] = (),
    cost: tuple[Cost, ...] = (),
    target: tuple[Target, ...] = (),
    limit: Limit | None = None,
    place: Place = Place.IN_PLAY,
    kind: Kind = Kind.RESPONSE,
) -> Ability:
    """Declare an optional answer to an event."""
    return Ability(
        kind=kind,
        after=after,
        place=place,
        conditions=when,
        costs=cost,
        targets=target,
        effects=do,
        limit=limit,
    )


def save(
    after: Trigger,
    *do: Term,
    when: tuple[Condition, ...] = (),
    cost: tuple[Cost, ...] = (),
) -> Ability:
    """Declare an optional rescue before a card leaves play."""
    return Ability(kind=Kind.SAVE, after=after, conditions=when, costs=cost, effects=do)


def cancel(
    after: Trigger,
    *do: Term,
    when: tuple[Condition, ...] = (),
    cost: tuple[Cost, ...] = (),
    place: Place = Place.IN_PLAY,
) -> Ability:
    """Declare an optional answer that keeps an ability from taking effect."""
    return Ability(
        kind=Kind.CANCEL, after=after, place=place, conditions=when, costs=cost, effects=do
    )


def passive(
    after: Trigger,
    *do: Term,
    when: tuple[Condition, ...] = (),
    target: tuple[Target, ...] = (),
    place: Place = Place.IN_PLAY,
) -> Ability:
    """Declare what happens by itself after an event."""
    return Ability(
        kind=Kind.PASSIVE, after=after, place=place, conditions=when, targets=target, effects=do
    )


def constant(
    whom: Ref | Cards, *gives: Give, when: tuple[Condition, ...] = (), place: Place = Place.IN_PLAY
) -> Ability:
    """Declare what is so as long as the card works."""
    return Ability(kind=Kind.CONSTANT, place=place, conditions=when, whom=whom, gives=gives)


def revealed(
    *do: Term,
    when: tuple[Condition, ...] = (),
    target: tuple[Target, ...] = (),
    certain: bool = False,
) -> Ability:
    """Declare what a plot does when it is revealed."""
    return Ability(
        kind=Kind.REVEALED,
        place=Place.PLOT,
        conditions=when,
        targets=target,
        effects=do,
        certain=certain,
    )
