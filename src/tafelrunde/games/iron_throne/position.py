"""A position as a scenario describes it: what follows from what was named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tafelrunde.games.iron_throne.deals import CHALLENGER, DEFENDER
from tafelrunde.games.iron_throne.houses import (
    HAND,
    INFLUENCE,
    KIND,
    START_POWER,
    Kind,
    characters_of,
    event_deck,
    house_deck,
    house_of_card,
)
from tafelrunde.games.iron_throne.naming import CHARACTER_NAMES, HOUSECARD_NAMES
from tafelrunde.games.iron_throne.rules.encounter import Encounter
from tafelrunde.games.iron_throne.rules.prepare import Preparation
from tafelrunde.games.iron_throne.rules.support import Support
from tafelrunde.games.iron_throne.rules.turn import Play, Turn
from tafelrunde.games.iron_throne.state import NOBODY, State, count_living
from tafelrunde.games.naming import Meant, refuse
from tafelrunde.games.scenario import Situation, Stage
from tafelrunde.table import Deck, Frame

TURN, PREPARATION, SUPPORT, ENCOUNTER, LAY = "turn", "preparation", "support", "encounter", "lay"
PHASES: Final = (TURN, PREPARATION, SUPPORT, ENCOUNTER, LAY)


def put_houses(situation: Situation, value: Meant, seat: int) -> None:
    """Give a seat its house."""
    state: State = situation.state
    if state.seat_of[value.one] != NOBODY:
        refuse("given.houses", "twice", f"{value} is taken twice")
    state.houses[seat] = value.one
    state.seat_of[value.one] = seat


def take_houses(state: State) -> None:
    """Give whoever was not named one of the houses that are left, in their order."""
    for seat, house in enumerate(state.houses):
        if house == NOBODY:
            free = state.seat_of.index(NOBODY)
            state.houses[seat], state.seat_of[free] = free, seat


def own_cards(state: State, seat: int, named: Sequence[Meant], field: str) -> list[int]:
    """Find cards of a seat's house."""
    take_houses(state)
    return [_of_house(meant, state.houses[seat], field) for meant in named]


def any_cards(state: State, named: Sequence[Meant], field: str) -> list[int]:
    """Find cards of whatever house."""
    take_houses(state)
    found = []
    for meant in named:
        if len(meant.things) > 1:
            refuse(field, "unknown-housecard", f"{meant} is there in every house: name it")
        found.append(meant.one)
    return found


def _of_house(meant: Meant, house: int, field: str) -> int:
    fitting = [card for card in meant.things if house_of_card(card) == house]
    if not fitting:
        refuse(field, "foreign-card", f"{meant} is not of this house")
    return fitting[0]


def settle(stage: Stage, given: Mapping[str, Any]) -> list[Frame]:
    """Finish a position: leaders, power, influence, cards, and who meets whom."""
    state: State = stage.state
    take_houses(state)
    _set_people(state, given)
    _set_influence(state, given)
    _deal(state, {seat for (seat,) in given.get("hands", {})})
    state.events = Deck(sorted(event_deck(tuple(state.houses))))
    state.turn = given.get("turn", 1)
    state.challenger = given.get("challenger") or 0
    return [Play(step="next_turn"), *_frames(state, given)]


def _set_people(state: State, given: Mapping[str, Any]) -> None:
    leaders = {seat: meant.one for (seat,), meant in given.get("leaders", {}).items()}
    for seat, house in enumerate(state.houses):
        state.leaders[seat] = leader = leaders.get(seat, characters_of(house)[0])
        if leader not in characters_of(house):
            name = CHARACTER_NAMES.name(leader)
            refuse("given.leaders", "foreign-leader", f"{name} is not of this house")
        for character in characters_of(house):
            state.power[character] = START_POWER if character != leader else 0
        state.reserve[seat] = START_POWER
    for (character,), power in given.get("power", {}).items():
        if character in state.leaders:
            name = CHARACTER_NAMES.name(character)
            refuse("given.power", "leader", f"{name} leads the house and is no character")
        state.power[character] = power
    for (seat,), power in given.get("sheets", {}).items():
        state.reserve[seat] = power
    count_living(state)
    total = START_POWER * 5 * state.seats
    state.box = total - sum(state.power) - sum(state.reserve)
    if state.box < 0:
        refuse("given", "too-much-power", f"there are only {total} power")


def _set_influence(state: State, given: Mapping[str, Any]) -> None:
    for (seat, other), many in given.get("spread", {}).items():
        if seat == other:
            refuse("given.spread", "own-house", "nobody spreads influence on their own house")
        state.spread[seat * state.seats + other] = many
        state.tokens[seat] -= many
        if state.tokens[seat] < 1:
            refuse("given.spread", "too-many", f"there are {INFLUENCE}, and with all the game ends")


def _deal(state: State, dealt: set[int]) -> None:
    """Fill up hands with low war cards, and leave the rest in the decks."""
    held = Counter(card for zone in state.hostages for card in zone.cards)
    for seat, house in enumerate(state.houses):
        left = Counter(house_deck(house))
        named = Counter(state.hands[seat].cards + state.discards[seat] + state.decks[seat].top)
        named += Counter({card: n for card, n in held.items() if house_of_card(card) == house})
        for card, many in named.items():
            if many > left[card]:
                name = HOUSECARD_NAMES.name(card)
                refuse("given", "too-many", f"there are only {left[card]} of {name}")
        left -= named
        if seat not in dealt:
            for card in [card for card in sorted(left) if KIND[card] is Kind.WAR][:HAND]:
                state.hands[seat].put(card, 1 << seat)
                left[card] -= 1
        state.decks[seat].rest = sorted(left.elements())


def _frames(state: State, given: Mapping[str, Any]) -> list[Frame]:
    defender = given.get("defender")
    people = {seat: meant.one for (seat,), meant in given.get("participants", {}).items()}
    phase = given.get("phase") or (ENCOUNTER if people else PREPARATION if defender else TURN)
    if defender is None:
        if phase != TURN:
            refuse("given.defender", "nobody", "somebody has to defend")
        return [Turn()]
    if defender == state.challenger:
        refuse("given.defender", "challenger", "nobody challenges themselves")
    state.defender = defender
    state.sides[state.challenger], state.sides[defender] = CHALLENGER, DEFENDER
    helped = {seat: other for (seat,), other in given.get("supports", {}).items()}
    for seat, other in helped.items():
        if other not in state.actives or seat in state.actives:
            refuse("given.supports", "not-active", "others support one of the active players")
        state.sides[seat] = state.actives.index(other)
    for seat, side in enumerate(state.sides):
        if side >= 0 and phase not in (TURN, PREPARATION):
            state.participants[seat] = people.get(seat, _strongest(state, seat))
    state.offered = (1 << state.seats) - 1 if phase in (ENCOUNTER, LAY) else 0
    begun: dict[str, Frame] = {
        PREPARATION: Preparation(step="draw"),
        SUPPORT: Support(),
        ENCOUNTER: Encounter(),
        LAY: Encounter(step="lay"),
    }
    return [Turn(step="clean_up"), begun[phase]] if phase in begun else [Turn()]


def _strongest(state: State, seat: int) -> int:
    return max(characters_of(state.houses[seat]), key=lambda one: state.power[one])
