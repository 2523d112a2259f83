"""A position as a scenario describes it: what follows from the cards that were named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

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
from tafelrunde.games.dominion.kingdoms import PILES, named
from tafelrunde.games.dominion.naming import CARD_NAMES
from tafelrunde.games.dominion.rules.turn import ACTION, Turn
from tafelrunde.games.dominion.state import State, owned
from tafelrunde.games.dominion.zones import count_piles
from tafelrunde.games.naming import refuse
from tafelrunde.games.scenario import Stage
from tafelrunde.table import Frame

#: Fills a kingdom up to ten piles.
USUAL = named("victory_dance") or ()


def settle(stage: Stage, given: Mapping[str, Any]) -> list[Frame]:
    """Finish a position: kingdom, supply, turns, and what follows from the cards in play."""
    state: State = stage.state
    state.turn = given.get("turn") or 0
    set_kingdom(stage, [card.one for card in given.get("kingdom", [])])
    set_supply(state, {card: count for (card,), count in given.get("supply", {}).items()})
    set_turns(state, {seat: count for (seat,), count in given.get("turns", {}).items()})
    for seat in range(state.seats):
        state.actions_owned[seat] = sum(IS_ACTION[card] for card in owned(state, seat))
    played = Counter(state.play)
    state.actions, state.buys = given.get("actions", 1), given.get("buys", 1)
    state.bridges = given.get("bridges", played[BRIDGE])
    state.coppersmiths = given.get("coppersmiths", played[COPPERSMITH])
    state.plays = given.get("plays", sum(IS_ACTION[card] for card in state.play))
    buying = given.get("phase") == "buy"
    return [Turn(state.turn, step="treasures") if buying else ACTION[state.turn]]


def set_kingdom(stage: Stage, wished: Sequence[int]) -> None:
    """Take the chosen kingdom, or what the position names, filled up with the usual piles."""
    state: State = stage.state
    kingdom = named(state.wish) if "kingdom" in stage.options else None
    if "kingdom" in stage.options and (kingdom is None or wished):
        reason = "a position has the kingdom of its option, or its own"
        refuse("given.kingdom", "kingdom-twice", reason)
    if kingdom is None:
        wanted = dict.fromkeys([*wished, *everywhere(state)])
        for card in wished:
            if card not in KINGDOM_CARDS:
                reason = f"{CARD_NAMES.name(card)} is always there"
                refuse("given.kingdom", "no-kingdom-card", reason)
        kinds = [card for card in wanted if card in KINGDOM_CARDS]
        if len(kinds) > PILES:
            refuse("given.kingdom", "wrong-count", f"{len(kinds)} kinds, but there are {PILES}")
        kingdom = tuple(sorted([*kinds, *(c for c in USUAL if c not in kinds)][:PILES]))
    state.kingdom = kingdom
    state.wish = "+".join(CARDS[card].key for card in kingdom)


def set_supply(state: State, wanted: Mapping[int, int]) -> None:
    """Count the piles: as given, else whatever is not elsewhere."""
    state.supply = supply(state.seats, state.kingdom, state.both_boxes)
    dealt = {COPPER: START_COPPERS * state.seats, ESTATE: START_ESTATES * state.seats}
    elsewhere = Counter(everywhere(state))
    for card in {*elsewhere, *wanted}:
        name, full, count = CARD_NAMES.name(card), state.supply[card], wanted.get(card)
        field = "given" if count is None else f"given.supply.{name}"
        if full < 0:
            refuse(field, "not-in-game", f"{name} is not in this kingdom")
        all_of_them = full + dealt.get(card, 0)
        left = all_of_them - elsewhere[card]
        if left < (count or 0):
            refuse(field, "too-many", f"there are only {all_of_them} of {name}")
        if count is not None and count > full:
            refuse(field, "out-of-range", f"{count} is not 0 to {full}")
        state.supply[card] = min(full, left) if count is None else count
    count_piles(state)


def set_turns(state: State, finished: Mapping[int, int]) -> None:
    """Set finished turns, and find the start player who fits them."""
    seats = range(state.seats)
    state.turns = [finished.get(seat, 0) for seat in seats]
    base = state.turns[state.turn]
    for starter in (state.turn, *seats):
        before = (state.turn - starter) % state.seats
        if state.turns == [base + ((seat - starter) % state.seats < before) for seat in seats]:
            state.starter = starter
            return
    refuse("given.turns", "wrong-turns", "all take turns, so nobody is more than one turn ahead")


def everywhere(state: State) -> list[int]:
    """List all cards outside the Supply."""
    tops = [deck.top for deck in state.decks]
    piles = (*state.hands, *tops, *state.discards, state.play, state.trash)
    return [card for pile in piles for card in pile]
