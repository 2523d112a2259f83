"""Chance as a scenario foretells it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tafelrunde.games.staging import Cast, refuse
from tafelrunde.games.westeros_intrigue.cards import CARDS, DEALS
from tafelrunde.games.westeros_intrigue.scenario.wishes import Wish, choose_cards, read_wishes
from tafelrunde.games.westeros_intrigue.scenario.words import read_throne, throne_name
from tafelrunde.games.westeros_intrigue.state import NOBODY, State
from tafelrunde.table import Chance, SearchChance


class Coming(msgspec.Struct, forbid_unknown_fields=True):
    """What is written under `chance`: one thing of a kind, or several in order."""

    starter: str | None = None
    deal: dict[str, Any] | list[dict[str, Any]] = []
    throne: str | list[str] = []


class Foretold(Chance):
    """Gives what the scenario foretells, and draws the rest from its seed, if there is one."""

    def __init__(self, state: State, cast: Cast, coming: Coming, seed: int | None) -> None:
        """Read what is to come."""
        self._state = state
        self._other = None if seed is None else SearchChance(seed)
        self._starter: int | None = None
        if coming.starter is not None:
            self._starter = cast.seat("chance.starter", coming.starter)
        thrones = coming.throne if isinstance(coming.throne, list) else [coming.throne]
        self._thrones = [read_throne("chance.throne", name) for name in thrones]
        deals = coming.deal if isinstance(coming.deal, list) else [coming.deal]
        self._deals = [_read_deal(state, cast, written) for written in deals]

    def below(self, n: int) -> int:
        """Give the first starter, or the place of the next Iron Throne card in its stock."""
        if self._state.starter == NOBODY:
            starter, self._starter = self._starter, None
            return self._unforetold("starter").below(n) if starter is None else starter
        if not self._thrones:
            return self._unforetold("throne").below(n)
        throne = self._thrones.pop(0)
        stock = self._state.throne_pile.rest
        if throne not in stock:
            refuse("chance.throne", "no-card", f"{throne_name(throne)} is not in the stock")
        return stock.index(throne)

    def order(self, n: int) -> list[int]:
        """Give the next deal."""
        return self._deals.pop(0) if self._deals else self._unforetold("deal").order(n)

    def left_over(self) -> list[str]:
        """Name what was foretold and never came."""
        waiting = {
            "starter": self._starter is not None,
            "deal": self._deals,
            "throne": self._thrones,
        }
        return [name for name, left in waiting.items() if left]

    def _unforetold(self, what: str) -> Chance:
        if self._other is None:
            reason = f"comes by chance here: foretell it as `chance: {what}`, or give a `seed`"
            refuse(what, "not-foretold", reason)
        return self._other


def _read_deal(state: State, cast: Cast, written: Mapping[str, Any]) -> list[int]:
    """Read a whole deal; hands that are not named get what is left."""
    rest = CARDS - state.hand_size * state.seats
    sizes = [state.hand_size] * state.seats + [rest]
    places = [*cast.names, "start card" if DEALS[state.seats].start_card else "unused"]
    hands = {name.strip().replace("_", " ").casefold(): cards for name, cards in written.items()}
    wishes: list[Wish] = []
    for place, size in zip(places, sizes, strict=True):
        wishes += read_wishes(f"chance.deal.{place}", hands.pop(place.casefold(), size), size)
    for name in hands:
        refuse("chance.deal", "unknown-player", f"{name!r} is not one of {', '.join(places)}")
    return choose_cards(wishes)
