"""A position as a scenario describes it: what follows from the land and cards that were named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.games.naming import Naming, refuse
from tafelrunde.games.risk.boards import members
from tafelrunde.games.risk.modes import DEALT_UNITS, SEAT_UNITS, STARTING_UNITS
from tafelrunde.games.risk.naming import (
    HOUSE_NAMES,
    MAESTER_NAMES,
    OBJECTIVE_NAMES,
    TERRITORY_NAMES,
)
from tafelrunde.games.risk.rules.claim import Claims
from tafelrunde.games.risk.rules.eliminate import clear_away
from tafelrunde.games.risk.rules.set_up import put_end_card
from tafelrunde.games.risk.rules.turn import Play, Turn
from tafelrunde.games.risk.state import (
    EMPTY,
    MAESTER,
    NEUTRAL,
    OBJECTIVE,
    TERRITORY,
    State,
    hold,
    station,
)
from tafelrunde.games.scenario import Stage
from tafelrunde.table import EVERYBODY, Deck, Frame, Zone

CLAIM, BEGIN = "claim", "begin"
#: Where a turn can be, by the step of its frame.
TURN_STEPS: Final = {
    "start": "start",
    "reinforce": "reinforce",
    "buy": "buy",
    "prepare": "refresh",
    "invade": "invade",
    "maneuver": "prepare",
    "complete": "after",
    "draw": "draw",
}
#: Where a game can be: claiming land, before the first turn, or in a turn.
STEPS: Final = (CLAIM, BEGIN, *TURN_STEPS)
#: The decks under `given`.
DECKS: Final = {TERRITORY: "deck", MAESTER: "maester_deck", OBJECTIVE: "objective_deck"}


def settle(stage: Stage, given: Mapping[str, Any]) -> list[Frame]:
    """Finish a position: houses, land, decks, and whose turn it is at which step."""
    state: State = stage.state
    set_houses(state, {seat: house.one for (seat,), house in given.get("houses", {}).items()})
    set_land(state, given)
    set_decks(state, given)
    state.bank = sum(state.gold)
    for seat in range(state.seats):
        if not state.land[seat]:
            clear_away(state, seat)
    state.turn = given.get("turn") or 0
    if not state.land[state.turn]:
        refuse("given.turn", "out", f"{stage.cast.names[state.turn]} has no units and is out")
    step = given.get("step", "start")
    if step == CLAIM:
        set_claims(state)
        place = state.order.index(state.turn)
        return [Play(step="begin"), Claims(place, step="turn")]
    if step == BEGIN:
        return [Play(step="begin")]
    set_turn(state, given)
    return [Play(step="next_turn"), Turn(state.turn, step=TURN_STEPS[step])]


def set_claims(state: State) -> None:
    """Count what everybody has left to set up with."""
    each = STARTING_UNITS[state.seats] + SEAT_UNITS
    standing = [sum([state.units[t] for t in members(own)]) for own in state.land]
    state.starting = [each - units for units in standing]
    if min(state.starting) < 0:
        refuse("given.land", "too-many", f"everybody has {each} units to set up with")


def set_houses(state: State, wanted: Mapping[int, int]) -> None:
    """Give everybody a house of this table, and the order of turns."""
    known = state.terms.houses
    for house in wanted.values():
        if house not in known:
            name = HOUSE_NAMES.name(house)
            refuse("given.houses", "not-in-game", f"{name} does not play at this table")
    if len(set(wanted.values())) < len(wanted):
        refuse("given.houses", "twice", "a house is led by one player")
    free = iter([house for house in known if house not in wanted.values()])
    state.houses = [wanted.get(seat, -1) for seat in range(state.seats)]
    state.houses = [next(free) if house < 0 else house for house in state.houses]
    if state.terms.claimed:
        state.order = tuple([state.houses.index(house) for house in known])


def set_land(state: State, given: Mapping[str, Any]) -> None:
    """Put everybody's units on the map; whoever is named takes the rest, a unit on each."""
    two = state.seats == 2
    rest = given.get("elsewhere", NEUTRAL if two else state.seats - 1)
    units = {NEUTRAL: DEALT_UNITS, EMPTY: 0}.get(rest, 1)
    if rest == EMPTY and given.get("step") != CLAIM:
        refuse("given.elsewhere", "empty", f"land is empty only at the step {CLAIM!r}")
    for territory in state.board.territories:
        hold(state, territory, rest)
        station(state, territory, units)
    taken: set[int] = set()
    for (holder,), armies in given.get("land", {}).items():
        for territory, count in armies.items():
            name = TERRITORY_NAMES.name(territory)
            if territory not in state.board.territories:
                refuse("given.land", "not-in-game", f"{name} is not on the board in play")
            if territory in taken:
                refuse("given.land", "twice", f"{name} is named twice")
            if count < 1:
                refuse("given.land", "out-of-range", f"{name} needs at least one unit")
            taken.add(territory)
            hold(state, territory, holder)
            station(state, territory, count)


def set_decks(state: State, given: Mapping[str, Any]) -> None:
    """Let what lies nowhere else be the decks; of a deck that is given, the discards."""
    places: dict[int, list[Zone]] = {
        TERRITORY: [*state.hands, *state.reserves, state.discards],
        MAESTER: [*state.maesters, state.maester_discards],
        OBJECTIVE: [*state.objectives, state.objective_discards],
    }
    decks = {
        TERRITORY: state.board.territories,
        MAESTER: state.terms.maester_deck(),
        OBJECTIVE: state.terms.objective_deck(),
    }
    for kind, naming in enumerate((TERRITORY_NAMES, MAESTER_NAMES, OBJECTIVE_NAMES)):
        deck, discards = state.decks[kind]
        left = _left(naming, decks[kind], [*places[kind], Zone(deck.top)])
        whole = DECKS[kind] in given
        deck.rest = [] if whole else left
        for card in left if whole else ():
            discards.put(card, EVERYBODY)
    if given.get("step") not in (CLAIM, BEGIN):
        rest = state.deck
        state.deck = Deck(list(state.board.territories))
        put_end_card(state)
        state.deck = rest


def _left(naming: Naming, cards: tuple[int, ...], places: list[Zone]) -> list[int]:
    there = Counter(cards)
    there.subtract([card for zone in places for card in zone.cards])
    for card, count in there.items():
        if count < 0:
            refuse("given", "too-many", f"{naming.name(card)} is there more often than in the game")
    return sorted(there.elements())


def set_turn(state: State, given: Mapping[str, Any]) -> None:
    """Begin the turn, or let it be under way with what was done in it so far."""
    state.turns = given.get("turns", 1)
    state.maneuvers = 1
    conquered = {seat: things for (seat,), things in given.get("conquered", {}).items()}
    for loser, things in conquered.items():
        if loser >= 0:
            state.taken_from[loser] = len(things)
        for meant in things:
            state.conquered |= 1 << meant.one
    state.destroyed = given.get("destroyed", 0)
