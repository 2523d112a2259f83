"""Answers in words: "Hodor left", "Tyrion Lannister above Bronn and Hodor", "pass".

Words for no place of the pyramid, and "pass", are handed on: the engine refuses them.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.games.staging import Cast, convert, refuse
from tafelrunde.games.westeros_intrigue.cards import house_of
from tafelrunde.games.westeros_intrigue.pyramid import move_of
from tafelrunde.games.westeros_intrigue.rules import legal_moves
from tafelrunde.games.westeros_intrigue.scenario.places import LAYING, cell_meant
from tafelrunde.games.westeros_intrigue.scenario.words import house_meant, read_kind
from tafelrunde.games.westeros_intrigue.state import State, held_cards
from tafelrunde.table import IllegalAnswer

PASSES = ("pass", "passes", "passe", "passen", "passt")


def read_answer(state: State, cast: Cast, seat: int, words: object, play: bool) -> object:
    """Give the engine's answer for words; with `play` the person named is the one laid."""
    spoken = _sentence(words)
    if spoken.casefold() in PASSES:
        return spoken
    found = LAYING.fullmatch(spoken)
    if not found:
        reason = f"{spoken!r} is not like 'Hodor left' or 'Hodor above Bronn and Arya'"
        refuse("answer", "unreadable", reason)
    kind = read_kind("answer", found["card"])
    cell = cell_meant(state, "answer", found)
    if cell is None:
        return spoken
    move = move_of(house_meant("answer", kind), cell)
    if kind.card is not None and move in legal_moves(state, seat):
        if kind.card not in held_cards(state, seat):
            reason = f"{kind} is not in the hand of {cast.names[seat]}"
            raise IllegalAnswer("answer", "not-in-hand", reason)
        if play:
            _lay_next(state, seat, kind.card)
    return move


def _lay_next(state: State, seat: int, card: int) -> None:
    """Make this the next card of its house; rules do not ask which person it is."""
    house = house_of(card)
    first = next(held for held in held_cards(state, seat) if house_of(held) == house)
    swapped = {card: first, first: card}
    state.dealt = tuple([swapped.get(dealt, dealt) for dealt in state.dealt])


def _sentence(words: object) -> str:
    """Give an answer as a sentence, also if it was written as card and place."""
    if isinstance(words, str):
        return " ".join(words.split())
    data = convert("answer", words, dict[str, Any])
    match sorted(data):
        case ["card", "place"]:
            return f"{data['card']} {data['place']}"
        case ["card", "place", "row"]:
            return f"{data['card']} row {data['row']} place {data['place']}"
        case ["above", "card"] if isinstance(data["above"], list):
            return f"{data['card']} above {' and '.join(map(str, data['above']))}"
    refuse("answer", "unreadable", "takes card with place, with row and place, or with above: [..]")
