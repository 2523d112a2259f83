"""Facts that a scenario can compare."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde.games.dominion.scenario.naming import (
    card_name,
    card_names,
    read_card,
    read_cards,
)
from tafelrunde.games.dominion.score import outcome, points
from tafelrunde.games.dominion.state import State, owned
from tafelrunde.games.dominion.zones import cost
from tafelrunde.games.staging import Cast, Difference, compared, convert, refuse, said
from tafelrunde.table import Table

EVERYBODY = "everybody"


class Scene:
    """What facts are about."""

    cast: Cast
    state: State
    table: Table[State]
    #: Coins and Buys right after the last purchase.
    left: dict[str, int]


#: Facts about the table; lists are compared without regard to their order.
TABLE_FACTS: dict[str, Callable[[Scene], Any]] = {
    "actions": lambda scene: scene.state.actions,
    "buys": lambda scene: scene.state.buys,
    "coins": lambda scene: scene.state.coins,
    "bridges": lambda scene: scene.state.bridges,
    "coppersmiths": lambda scene: scene.state.coppersmiths,
    "plays": lambda scene: scene.state.plays,
    "turn": lambda scene: scene.cast.names[scene.state.turn],
    "starter": lambda scene: scene.cast.names[scene.state.starter],
    "piles": lambda scene: sum(left >= 0 for left in scene.state.supply),
    "empty_piles": lambda scene: scene.state.supply.count(0),
    "empty_to_end": lambda scene: scene.state.empty_to_end,
    "winners": lambda scene: [scene.cast.names[seat] for seat in outcome(scene.state).winners],
}

#: Cards on the table, in no order.
TABLE_CARDS: dict[str, Callable[[Scene], Sequence[int]]] = {
    "play": lambda scene: scene.state.play,
    "trash": lambda scene: scene.state.trash,
    "kingdom": lambda scene: scene.state.kingdom,
    "shown": lambda scene: tuple(scene.state.shown) or scene.state.looted,
}

#: Facts about each player.
SEAT_FACTS: dict[str, Callable[[State, int], Any]] = {
    "hand_size": lambda state, seat: len(state.hands[seat]),
    "deck_size": lambda state, seat: len(state.decks[seat]),
    "discard_size": lambda state, seat: len(state.discards[seat]),
    "points": points,
    "turns": lambda state, seat: state.turns[seat],
    "ranks": lambda state, seat: outcome(state).ranks[seat],
}

#: Cards of each player, in no order.
SEAT_CARDS: dict[str, Callable[[State, int], Sequence[int]]] = {
    "hand": lambda state, seat: state.hands[seat],
    "discard": lambda state, seat: state.discards[seat],
    "discard_top": lambda state, seat: state.discards[seat][-1:],
    "owned": owned,
}


def differences(scene: Scene, fact: str, expected: object) -> list[Difference]:
    """Compare one fact with what the scenario says."""
    field = f"expect.{fact}"
    if fact in TABLE_FACTS:
        return compared(fact, expected, TABLE_FACTS[fact](scene))
    if fact in TABLE_CARDS:
        return _cards(fact, expected, TABLE_CARDS[fact](scene))
    if fact in OWN_WAYS:
        return OWN_WAYS[fact](scene, field, expected)
    if fact in SEAT_FACTS or fact in SEAT_CARDS:
        found: list[Difference] = []
        for _, seat, value in scene.cast.for_each(field, expected):
            what = f"{fact} of {scene.cast.names[seat]}"
            if fact in SEAT_FACTS:
                found += compared(what, value, SEAT_FACTS[fact](scene.state, seat))
            else:
                found += _cards(what, value, SEAT_CARDS[fact](scene.state, seat))
        return found
    known = ", ".join((*TABLE_FACTS, *TABLE_CARDS, *SEAT_FACTS, *SEAT_CARDS, *OWN_WAYS))
    refuse(field, "unknown-fact", f"no such fact (there are: {known})")


def _cards(what: str, expected: object, now: Sequence[int]) -> list[Difference]:
    wanted = read_cards(what, expected)
    same = sorted(wanted) == sorted(now)
    return [] if same else [(what, said(card_names(wanted)), said(card_names(list(now))))]


def _supply(scene: Scene, field: str, expected: object) -> list[Difference]:
    found: list[Difference] = []
    for name, count in convert(field, expected, dict[str, Any]).items():
        card = read_card(field, name)
        found += compared(f"supply of {card_name(card)}", count, scene.state.supply[card])
    return found


def _costs(scene: Scene, field: str, expected: object) -> list[Difference]:
    found: list[Difference] = []
    for name, count in convert(field, expected, dict[str, Any]).items():
        card = read_card(field, name)
        found += compared(f"cost of {card_name(card)}", count, cost(scene.state, card))
    return found


def _deck(scene: Scene, field: str, expected: object) -> list[Difference]:
    """Compare whole decks from the top; what has no order yet may come in any."""
    found: list[Difference] = []
    for path, seat, value in scene.cast.for_each(field, expected):
        wanted = read_cards(path, value)
        top, rest = _tops(scene, seat), scene.state.decks[seat].rest
        count = len(top)
        if wanted[:count] != top or sorted(wanted[count:]) != sorted(rest):
            now = card_names([*top, *sorted(rest)])
            found.append((f"deck of {scene.cast.names[seat]}", said(card_names(wanted)), said(now)))
    return found


def _deck_top(scene: Scene, field: str, expected: object) -> list[Difference]:
    """Compare the uppermost cards of decks."""
    found: list[Difference] = []
    for path, seat, value in scene.cast.for_each(field, expected):
        wanted = read_cards(path, value)
        top = _tops(scene, seat)[: len(wanted)]
        if wanted != top:
            what = f"deck top of {scene.cast.names[seat]}"
            found.append((what, said(card_names(wanted)), said(card_names(top))))
    return found


def _knows(scene: Scene, field: str, expected: object) -> list[Difference]:
    """Compare which top cards of which decks somebody, or everybody, knows."""
    found: list[Difference] = []
    for name, decks in convert(field, expected, dict[str, dict[str, Any]]).items():
        knower = None if name == EVERYBODY else scene.cast.seat(field, name)
        for path, owner, value in scene.cast.by_player(f"{field}.{name}", decks):
            wanted, now = read_cards(path, value), list(scene.state.decks[owner].known_by(knower))
            if wanted != now:
                what = f"what {name} knows of the deck of {scene.cast.names[owner]}"
                found.append((what, said(card_names(wanted)), said(card_names(now))))
    return found


def _left(scene: Scene, field: str, expected: object) -> list[Difference]:
    """Compare coins and Buys right after the last purchase, before Clean-up takes them."""
    found: list[Difference] = []
    for name, count in convert(field, expected, dict[str, Any]).items():
        if name not in ("coins", "buys"):
            refuse(f"{field}.{name}", "unknown-fact", "only coins and buys are left over")
        found += compared(f"{name} left", count, scene.left.get(name))
    return found


def _tops(scene: Scene, seat: int) -> list[int]:
    return list(scene.state.decks[seat].top)


OWN_WAYS: dict[str, Callable[[Scene, str, object], list[Difference]]] = {
    "supply": _supply,
    "costs": _costs,
    "deck": _deck,
    "deck_top": _deck_top,
    "knows": _knows,
    "left": _left,
}
