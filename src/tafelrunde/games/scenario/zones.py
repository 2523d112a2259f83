"""Short ways to declare what most states have: counters, places for cards, decks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde.games.naming import Meant, Naming
from tafelrunde.games.scenario.facts import OBSERVER, By, Fact
from tafelrunde.games.scenario.situation import Situation
from tafelrunde.games.scenario.values import COUNT, COUNTER, Pile, Things, Uppermost
from tafelrunde.table import EVERYBODY, Deck, Knowers, Zone


def counter(name: str, usual: str = "0", about: str = "", *, by: By = ()) -> Fact:
    """Declare a number that the state keeps under this name, one or one for each key."""

    def put(situation: Situation, value: int, *keys: Any) -> None:
        if keys:
            *above, last = keys
            _place(situation, name, *above)[last] = value
        else:
            setattr(situation.state, name, value)

    def read(situation: Situation, *keys: Any) -> int:
        count: int = _place(situation, name, *keys)
        return count

    return Fact(name, COUNTER, read, by=by, given=name, put=put, about=about, usual=usual)


def zone(
    name: str,
    naming: Naming,
    by: By = (),
    *,
    attr: str = "",
    about: str = "",
    unique: bool = False,
    known_to: Callable[..., Knowers] | None = None,
) -> Sequence[Fact]:
    """Declare a place for cards: what lies there, and how many.

    The state keeps it under `attr`, which is also the name under `given`: one place, or one for
    each key; a list or a `Zone`. Cards put into a `Zone` are known to the seat that is its key,
    else to everybody, or as `known_to` says for the keys. With `unique` every card is there once.
    """
    attr = attr or name
    knowers = known_to or (lambda *keys: 1 << keys[0] if keys else EVERYBODY)

    def lying(situation: Situation, *keys: Any) -> Sequence[int]:
        place = _place(situation, attr, *keys)
        cards: Sequence[int] = place.cards if isinstance(place, Zone) else place
        return cards

    def put(situation: Situation, named: Sequence[Meant], *keys: Any) -> None:
        place, cards = _place(situation, attr, *keys), [meant.one for meant in named]
        if isinstance(place, Zone):
            place.cards, place.knowers = cards, [knowers(*keys)] * len(cards)
        else:
            place[:] = cards

    kind = Things(naming)
    return (
        Fact(
            name,
            kind,
            lying,
            by=by,
            given=attr,
            put=put,
            about=about,
            usual="empty",
            unique=unique,
        ),
        Fact(f"{name}_size", COUNT, lambda *keys: len(lying(*keys)), by=by),
    )


def deck(
    name: str,
    naming: Naming,
    by: By = (),
    *,
    attr: str = "",
    knows: str = "",
    unique: bool = False,
) -> Sequence[Fact]:
    """Declare a `Deck`: its cards, how many, what is on top, and what who `knows` of it."""
    attr = attr or name

    def found(situation: Situation, *keys: Any) -> Deck:
        place: Deck = _place(situation, attr, *keys)
        return place

    def put(situation: Situation, named: Sequence[Meant], *keys: Any) -> None:
        place, cards = found(situation, *keys), [meant.one for meant in named]
        place.rest, place.top, place.knowers = [], cards, [0] * len(cards)

    def lying(situation: Situation, *keys: Any) -> Pile:
        return Pile(found(situation, *keys).top, found(situation, *keys).rest)

    def known(situation: Situation, seat: int | None, *keys: Any) -> tuple[int, ...]:
        return found(situation, *keys).known_by(seat)

    in_order = Things(naming, ordered=True)
    keys = [OBSERVER, *(by if isinstance(by, Sequence) else [by])]
    return (
        Fact(
            name,
            in_order,
            lying,
            by=by,
            given=attr,
            put=put,
            about="from the top, in an order nobody knows",
            usual="empty",
            unique=unique,
        ),
        Fact(f"{name}_size", COUNT, lambda *keys: len(found(*keys)), by=by),
        Fact(f"{name}_top", Uppermost(naming), lying, by=by),
        Fact(knows or f"{name}_known", in_order, known, by=keys, about="from the top"),
    )


def _place(situation: Situation, attr: str, *keys: Any) -> Any:
    found = getattr(situation.state, attr)
    for key in keys:
        found = found[key]
    return found
