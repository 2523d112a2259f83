"""Facts that a scenario can compare."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde.games.staging import Cast, Difference, compared, convert, refuse, said
from tafelrunde.games.westeros_intrigue.cards import CARDS
from tafelrunde.games.westeros_intrigue.scenario.places import (
    LAYING,
    bottom,
    cell_meant,
    lying,
    place_name,
)
from tafelrunde.games.westeros_intrigue.scenario.words import (
    GAPS,
    Kind,
    house_meant,
    house_names,
    read_cards,
    read_houses,
    read_kind,
    read_rows,
    read_throne,
    throne_name,
)
from tafelrunde.games.westeros_intrigue.score import outcome, scores
from tafelrunde.games.westeros_intrigue.state import NOBODY, State, hand_count, held_cards


def _excluded(state: State, cast: Cast) -> list[str]:
    return [name for seat, name in enumerate(cast.names) if state.out >> seat & 1]


def _last_placer(state: State, cast: Cast) -> str | None:
    last = state.placed[-1] >> 9 if state.placed else NOBODY
    return cast.names[last] if last < state.seats else None


#: Facts about the table; lists are compared without regard to their order.
TABLE_FACTS: dict[str, Callable[[State, Cast], Any]] = {
    "round": lambda state, cast: min(state.round + 1, state.rounds),
    "rounds": lambda state, cast: state.rounds,
    "starter": lambda state, cast: cast.names[state.starter],
    "excluded": _excluded,
    "bottom_row": lambda state, cast: bottom(lying(state))[1],
    "laid": lambda state, cast: len(state.placed),
    "last_placer": _last_placer,
    "rewarded": lambda state, cast: [cast.names[line[0]] for line in state.history[-1:]],
    "unused": lambda state, cast: CARDS - len(state.placed) - sum(map(hand_count, state.hands)),
    "throne_stock": lambda state, cast: len(state.throne_pile),
    "winners": lambda state, cast: [cast.names[seat] for seat in outcome(state).winners],
}

#: Facts about each player.
SEAT_FACTS: dict[str, Callable[[State, int], Any]] = {
    "hand": held_cards,
    "hand_size": lambda state, seat: hand_count(state.hands[seat]),
    "penalties": lambda state, seat: state.penalties[seat],
    "thrones": lambda state, seat: [throne_name(throne) for throne in state.thrones[seat]],
    "barred": lambda state, seat: house_names(state.barred[seat]),
    "scores": lambda state, seat: scores(state)[seat],
    "ranks": lambda state, seat: outcome(state).ranks[seat],
    "cards_left": lambda state, seat: [line[1 + seat] for line in state.history[-1:]],
}


def differences(state: State, cast: Cast, fact: str, expected: object) -> list[Difference]:
    """Compare one fact with what the scenario says."""
    field = f"expect.{fact}"
    if fact in OWN_WAYS:
        return OWN_WAYS[fact](state, field, expected)
    if fact in TABLE_FACTS:
        return compared(fact, expected, TABLE_FACTS[fact](state, cast))
    if fact not in SEAT_FACTS:
        known = ", ".join((*SEAT_FACTS, *TABLE_FACTS, *OWN_WAYS))
        refuse(field, "unknown-fact", f"no such fact (there are: {known})")
    found: list[Difference] = []
    for _, seat, value in cast.for_each(field, expected):
        now = SEAT_FACTS[fact](state, seat)
        found += _of_seat(fact, f"{fact} of {cast.names[seat]}", value, now)
    return found


def _of_seat(fact: str, what: str, expected: object, now: Any) -> list[Difference]:
    if fact == "hand":
        return _hand(what, expected, now)
    if fact == "thrones":
        listed = expected if isinstance(expected, list) else [expected]
        expected = [throne_name(read_throne(what, str(name))) for name in listed]
    if fact == "barred":
        expected = house_names(read_houses(what, expected))
    return compared(what, expected, now)


def _hand(what: str, expected: object, cards: Sequence[int]) -> list[Difference]:
    kinds = read_cards(what, expected)
    left = list(cards)
    for kind in sorted(kinds, key=lambda kind: (kind.card is None, kind.house is None)):
        card = next(filter(kind.fits, left), None)
        if card is not None:
            left.remove(card)
    same = not left and len(kinds) == len(cards)
    return [] if same else [(what, said(kinds), said([Kind(card) for card in cards]))]


def _pyramid(state: State, field: str, expected: object) -> list[Difference]:
    """Compare row by row, each as wide as the pyramid can be there."""
    rows = read_rows(field, expected)
    cells = lying(state)
    left, width = bottom(cells)
    found: list[Difference] = []
    for number in range(max(len(rows), width)):
        kinds = list(rows[number]) if number < len(rows) else []
        places = range(max(len(kinds), width - number))
        cards = [cells.get(16 * number + left + place) for place in places]
        kinds += [None] * (len(cards) - len(kinds))
        if not all(map(_lies, kinds, cards)):
            now = [Kind(card) if card is not None else None for card in cards]
            found.append((f"pyramid row {number + 1}", _row(kinds), _row(now)))
    return found


def _lies(kind: Kind | None, card: int | None) -> bool:
    return card is None if kind is None else card is not None and kind.fits(card)


def _row(kinds: Sequence[Kind | None]) -> str:
    return said([GAPS[0] if kind is None else kind for kind in kinds])


def _places(state: State, field: str, expected: object) -> list[Difference]:
    """Compare where houses fit, or in how many places."""
    found: list[Difference] = []
    ends = {state.ends >> 4, state.ends & 15} - {0}
    for name, value in convert(field, expected, dict[str, Any]).items():
        house = house_meant(field, read_kind(field, name))
        cells = ends | {move & 127 for move in state.fits[house]}
        if type(value) is int:
            found += compared(f"places of {name}", value, len(cells))
            continue
        places = [f"any {place}" for place in convert(field, value, list[str])]
        meant = [LAYING.fullmatch(place) for place in places]
        if None in meant:
            refuse(field, "unreadable", f"{value!r} are not all places")
        wanted = {cell_meant(state, field, match) for match in meant if match}
        if wanted != cells:
            now = [place_name(state, cell) for cell in sorted(cells)]
            found.append((f"places of {name}", said(value), said(now)))
    return found


OWN_WAYS: dict[str, Callable[[State, str, object], list[Difference]]] = {
    "pyramid": _pyramid,
    "places": _places,
}
