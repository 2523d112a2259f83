"""A position as a scenario describes it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from tafelrunde.games.dominion.cards import (
    BRIDGE,
    CARDS,
    COPPER,
    COPPERSMITH,
    ESTATE,
    IS_ACTION,
    KINGDOM_CARDS,
    START_COPPERS,
    START_ESTATES,
    supply,
)
from tafelrunde.games.dominion.kingdoms import PILES, SETS, named
from tafelrunde.games.dominion.rules.turn import ACTION, Turn
from tafelrunde.games.dominion.scenario.naming import card_name, read_card, read_cards
from tafelrunde.games.dominion.state import State, owned
from tafelrunde.games.dominion.zones import count_piles
from tafelrunde.games.staging import Cast, refuse
from tafelrunde.table import Deck, Frame

#: Fills a kingdom up to ten piles.
USUAL = named("victory_dance") or ()
PHASES = ("action", "buy")


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """What is written under `given`; None is what follows from the rest."""

    kingdom: str | list[str] = []
    turn: str | None = None
    phase: str = "action"
    turns: int | dict[str, int] = 0
    hands: dict[str, Any] = {}
    decks: dict[str, Any] = {}
    discards: dict[str, Any] = {}
    play: Any = []
    trash: Any = []
    supply: dict[str, int] = {}
    actions: int = 1
    buys: int = 1
    coins: int = 0
    bridges: int | None = None
    coppersmiths: int | None = None
    plays: int | None = None


def set_up(state: State, cast: Cast, given: Given, kingdom_chosen: bool) -> Frame:
    """Put everything where it is given, and give the frame that goes on from there."""
    for zone, written in (("hands", given.hands), ("discards", given.discards)):
        for field, seat, value in cast.by_player(f"given.{zone}", written):
            getattr(state, zone)[seat] = read_cards(field, value)
    for field, seat, value in cast.by_player("given.decks", given.decks):
        # Tops that nobody knows: the order is fixed, and still a secret.
        # Nobody has seen them.
        top = read_cards(field, value)
        state.decks[seat] = Deck([], top, [0] * len(top))
    state.turn = 0 if given.turn is None else cast.seat("given.turn", given.turn)
    state.play = read_cards("given.play", given.play)
    state.trash = read_cards("given.trash", given.trash)
    _set_kingdom(state, given, kingdom_chosen)
    _set_supply(state, given.supply)
    _set_turns(state, cast, given.turns)
    for seat in range(state.seats):
        state.actions_owned[seat] = sum(IS_ACTION[card] for card in owned(state, seat))
    played = Counter(state.play)
    counters = {
        "actions": given.actions,
        "buys": given.buys,
        "coins": given.coins,
        "bridges": played[BRIDGE] if given.bridges is None else given.bridges,
        "coppersmiths": played[COPPERSMITH] if given.coppersmiths is None else given.coppersmiths,
        "plays": sum(map(IS_ACTION.__getitem__, state.play))
        if given.plays is None
        else given.plays,
    }
    for name, count in counters.items():
        if count < 0:
            refuse(f"given.{name}", "out-of-range", f"{count} is below zero")
        setattr(state, name, count)
    if given.phase not in PHASES:
        refuse("given.phase", "unknown-phase", f"{given.phase!r} is not {' or '.join(PHASES)}")
    return Turn(state.turn, step="treasures") if given.phase == "buy" else ACTION[state.turn]


def _set_kingdom(state: State, given: Given, chosen: bool) -> None:
    """Take the chosen kingdom, or what the position names, filled up with the usual piles."""
    kingdom = named(state.wish) if chosen else None
    if chosen and (kingdom is None or given.kingdom):
        refuse(
            "given.kingdom", "kingdom-twice", "a position has the kingdom of its option, or its own"
        )
    if kingdom is None:
        wished = given.kingdom
        listed = SETS[wished].split() if isinstance(wished, str) and wished in SETS else wished
        wanted = [*read_cards("given.kingdom", listed), *_everywhere(state)]
        wanted = [card for card in dict.fromkeys(wanted) if card in KINGDOM_CARDS]
        for card in read_cards("given.kingdom", listed):
            if card not in KINGDOM_CARDS:
                refuse("given.kingdom", "no-kingdom-card", f"{card_name(card)} is always there")
        if len(wanted) > PILES:
            refuse("given.kingdom", "wrong-count", f"{len(wanted)} kinds, but there are {PILES}")
        kingdom = tuple(sorted([*wanted, *(c for c in USUAL if c not in wanted)][:PILES]))
    state.kingdom = kingdom
    state.wish = "+".join(CARDS[card].key for card in kingdom)


def _set_supply(state: State, written: Mapping[str, int]) -> None:
    """Count the piles: as given, else whatever is not elsewhere."""
    state.supply = supply(state.seats, state.kingdom, state.both_boxes)
    dealt = {COPPER: START_COPPERS * state.seats, ESTATE: START_ESTATES * state.seats}
    elsewhere = Counter(_everywhere(state))
    wanted = {read_card("given.supply", name): (name, count) for name, count in written.items()}
    for card in {*elsewhere, *wanted}:
        full = state.supply[card]
        name, count = wanted.get(card, (card_name(card), None))
        field = "given" if count is None else f"given.supply.{name}"
        if full < 0:
            refuse(field, "not-in-game", f"{card_name(card)} is not in this kingdom")
        left = full + dealt.get(card, 0) - elsewhere[card]
        if left < (count or 0):
            reason = f"there are only {full + dealt.get(card, 0)} of {card_name(card)}"
            refuse(field, "too-many", reason)
        if count is not None and not 0 <= count <= full:
            refuse(field, "out-of-range", f"{count} is not 0 to {full}")
        state.supply[card] = min(full, left) if count is None else count
    count_piles(state)


def _set_turns(state: State, cast: Cast, written: int | dict[str, int]) -> None:
    """Set finished turns, and find the start player who fits them."""
    state.turns = [0] * state.seats
    for field, seat, count in cast.for_each("given.turns", written):
        if type(count) is not int or count < 0:
            refuse(field, "out-of-range", f"{count!r} is no number of turns")
        state.turns[seat] = count
    seats = range(state.seats)
    base = state.turns[state.turn]
    for starter in (state.turn, *seats):
        before = (state.turn - starter) % state.seats
        if state.turns == [base + ((seat - starter) % state.seats < before) for seat in seats]:
            state.starter = starter
            return
    refuse("given.turns", "wrong-turns", "all take turns, so nobody is more than one turn ahead")


def _everywhere(state: State) -> list[int]:
    """List all cards outside the Supply."""
    piles = (
        *state.hands,
        *(deck.top for deck in state.decks),
        *state.discards,
        state.play,
        state.trash,
    )
    return [card for pile in piles for card in pile]
