"""Chance as a scenario foretells it."""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.games.dominion.cards import HAND
from tafelrunde.games.dominion.kingdoms import POOLS
from tafelrunde.games.dominion.scenario.naming import card_name, read_cards
from tafelrunde.games.dominion.state import NOBODY, State
from tafelrunde.games.staging import Cast, refuse
from tafelrunde.table import Chance, Event, SearchChance


class Coming(msgspec.Struct, forbid_unknown_fields=True):
    """What is written under `chance`."""

    starter: str | None = None
    chooser: str | None = None
    kingdom: list[str] = []
    deal: dict[str, Any] = {}
    shuffles: dict[str, Any] = {}


class Foretold(Chance):
    """Gives what the scenario foretells, and draws the rest from its seed, if there is one.

    A shuffle is foretold as the new deck from top to bottom. It becomes a deck whose order is fixed
    but known to nobody.
    """

    def __init__(self, state: State, cast: Cast, coming: Coming, seed: int | None) -> None:
        """Read what is to come."""
        self._state = state
        self._other = None if seed is None else SearchChance(seed)
        self._shuffling: int | None = None
        self._starter = _seat(cast, "starter", coming.starter)
        self._chooser = _seat(cast, "chooser", coming.chooser)
        self._kingdom = read_cards("chance.kingdom", coming.kingdom)
        self._deals: dict[int, list[int]] = {}
        self._shuffles: dict[int, list[list[int]]] = {}
        for field, seat, value in cast.by_player("chance.deal", coming.deal):
            self._deals[seat] = read_cards(field, value)
            if len(self._deals[seat]) != HAND:
                refuse(field, "hand-size", f"{len(self._deals[seat])} cards, but it must be {HAND}")
        for field, seat, value in cast.by_player("chance.shuffles", coming.shuffles):
            several = isinstance(value, list) and any(isinstance(item, list) for item in value)
            self._shuffles[seat] = [
                read_cards(field, one) for one in (value if several else [value])
            ]

    def hear(self, event: Event) -> None:
        """Notice whose discard pile is being shuffled."""
        seat = event.args.get("seat")
        if event.key == "shuffles" and isinstance(seat, int):
            self._shuffling = seat

    def below(self, n: int) -> int:
        """Give the starter, who chooses first, or the first card after a shuffle."""
        state = self._state
        if state.starter == NOBODY:
            starter, self._starter = self._starter, None
            return self._unforetold("starter").below(n) if starter is None else starter
        if not state.kingdom:
            chooser, self._chooser = self._chooser, None
            return self._unforetold("chooser").below(n) if chooser is None else chooser
        if self._order_deck(1):
            return 0
        return 0 if n == 1 else self._unforetold("shuffles").below(n)

    def order(self, n: int) -> list[int]:
        """Give the piles of a random kingdom first."""
        if not self._kingdom:
            return self._unforetold("kingdom").order(n)
        pool = POOLS[self._state.wish]
        for card in self._kingdom:
            if card not in pool:
                refuse("chance.kingdom", "no-card", f"{card_name(card)} cannot be drawn here")
        drawn = [pool.index(card) for card in self._kingdom]
        self._kingdom = []
        return drawn + [place for place in range(n) if place not in drawn]

    def draws(self, n: int, count: int) -> list[int]:
        """Give a first hand or the cards after a shuffle; where all come, chance has no say."""
        state = self._state
        dealing = self._shuffling is None and not any(state.turns)
        if self._order_deck(count):
            return [0] * count
        seats = range(state.seats)
        decks = state.decks
        fresh = [seat for seat in seats if len(decks[seat].rest) == n and not state.hands[seat]]
        hand = self._deals.pop(fresh[-1], None) if fresh else None
        if hand is None:
            what = "deal" if dealing else "shuffles"
            return [0] * count if n == count else self._unforetold(what).draws(n, count)
        left = list(state.decks[fresh[-1]].rest)
        places: list[int] = []
        for card in hand:
            if card not in left:
                refuse("chance.deal", "no-card", f"{card_name(card)} is not left in the deck")
            places.append(left.index(card))
            del left[places[-1]]
        return places

    def left_over(self) -> list[str]:
        """Name what was foretold and never came."""
        waiting = {
            "starter": self._starter is not None,
            "chooser": self._chooser is not None,
            "kingdom": self._kingdom,
            "deal": self._deals,
            "shuffles": any(self._shuffles.values()),
        }
        return [name for name, left in waiting.items() if left]

    def _order_deck(self, count: int) -> bool:
        """Put a deck just shuffled in its foretold order, so that the next cards come first.

        Tells whether that was done. What nobody foretold lies below all that was.
        """
        seat, self._shuffling = self._shuffling, None
        if seat is None:
            return False
        deck = self._state.decks[seat].rest
        coming = self._shuffles.get(seat)
        if not coming and len(set(deck)) > 1:
            return False
        order = coming.pop(0) if coming else list(deck)
        rest = list(deck)
        for card in order:
            if card not in rest:
                refuse("chance.shuffles", "no-card", f"{card_name(card)} is not in the pile")
            rest.remove(card)
        if len(order) < min(count, len(deck)):
            refuse("chance.shuffles", "too-few", f"{count} cards are drawn at once")
        deck[:] = [*order[:count], *rest]
        top = order[count:]
        self._state.decks[seat].top, self._state.decks[seat].knowers = top, [0] * len(top)
        return True

    def _unforetold(self, what: str) -> Chance:
        if self._other is None:
            reason = f"comes by chance here: foretell it as `chance: {what}`, or give a `seed`"
            refuse(what, "not-foretold", reason)
        return self._other


def _seat(cast: Cast, what: str, name: str | None) -> int | None:
    return None if name is None else cast.seat(f"chance.{what}", name)
