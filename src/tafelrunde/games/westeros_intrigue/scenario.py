"""What scenarios of Die Intrigen von Westeros can say; docs/scenarios.md is the manual."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.naming import plain, refuse
from tafelrunde.games.scenario import (
    COUNTER,
    PLAYER,
    PLAYERS,
    SEAT,
    Dealt,
    Draws,
    Fact,
    Fill,
    Grid,
    Kind,
    Lot,
    Repertoire,
    Sayable,
    Scenario,
    Situation,
    Things,
    seat_fact,
    table_fact,
    under,
)
from tafelrunde.games.westeros_intrigue import GAME
from tafelrunde.games.westeros_intrigue.cards import CARDS, DEALS, house_of
from tafelrunde.games.westeros_intrigue.naming import (
    CARD_NAMES,
    HOUSE_NAMES,
    MEMBERS,
    THRONE_NAMES,
)
from tafelrunde.games.westeros_intrigue.position import settle
from tafelrunde.games.westeros_intrigue.pyramid import (
    ABOVE,
    FIRST_CELL,
    cell_row,
    cell_x,
    end_cells,
    laid_by,
    move_cell,
    move_house,
    move_of,
    where,
)
from tafelrunde.games.westeros_intrigue.rules import Round
from tafelrunde.games.westeros_intrigue.score import outcome, scores
from tafelrunde.games.westeros_intrigue.state import (
    NOBODY,
    State,
    hand_count,
    held_cards,
    lying,
)
from tafelrunde.table import IllegalAnswer, Question

SOME, HOUSES, THRONES = Things(CARD_NAMES), Things(HOUSE_NAMES), Things(THRONE_NAMES)
NOBODY_IS = "nobody; names alone will do, or with the houses that fitted then"
#: More ways to say where a card goes; between two cards is no place at all.
BY_NUMBER = ("(row|Reihe) {row}(,|) (place|Platz) {place}", "place {place} row {row}")
PLACES = {
    "left": ("(to the |at the |on the |place |)left( of the bottom row|)", "links"),
    "right": ("(to the |at the |on the |place |)right( of the bottom row|)", "rechts"),
    "middle": ("(in the |place |)middle", "Mitte"),
    "above": (
        "(above|on|über|auf) {left} (and|und) {right}",
        "(above|on|über|auf) {right} (and|und) {left}",
        "(above|on|über|auf) {left}",
        "(above|on|über|auf) {right}",
    ),
    "between": ("(between|zwischen) {left} (and|und) {right}", "(between|zwischen) {left}"),
}


def bottom(state: State) -> tuple[int, int]:
    """Give the leftmost cell of the bottom row, and how many cards it has."""
    cells = [cell for cell in map(move_cell, state.placed) if cell < 16]
    return min(cells, default=FIRST_CELL), len(cells)


def rows(state: State) -> list[list[int | None]]:
    """List the rows of the pyramid, with gaps."""
    cards, (left, width) = lying(state), bottom(state)
    return [[cards.get(16 * row + left + x) for x in range(width - row)] for row in range(width)]


def spot(state: State, move: int) -> Sayable:
    """Give a place for a house with all that can be said about it."""
    cell, cards = move_cell(move), lying(state)
    kind, row = where(state.ends, cell), cell_row(cell) + 1
    place = cell_x(cell) - bottom(state)[0] + 1
    said: dict[str, Any] = {"card": MEMBERS[move_house(move)], "row": row, "place": place or None}
    if kind == ABOVE:
        said |= {"left": cards[cell - 16], "right": cards[cell - 15]}
    return Sayable(move, f"lay-{kind}", said, f"row {row} place {place}" if row > 1 else kind)


def places(situation: Situation, house: int) -> Repertoire:
    """List where a card of a house fits, whoever holds it."""
    state: State = situation.state
    ends = [move_of(house, cell) for cell in end_cells(state.ends)]
    moves = [*ends, *sorted(state.fits[house])]
    return Repertoire(
        situation, [spot(state, move) for move in moves], situation.scenario.phrases("lay")
    )


class Places(Kind):
    """Places where a card fits, said as in answers."""

    words = "exactly these places, or how many"

    def read(self, situation: Situation, field: str, written: object) -> int | list[str]:
        """Read a number, or places without the card."""
        if type(written) is not int and not isinstance(written, list):
            refuse(field, "malformed", f"takes places or their number, not {written!r}")
        return written if isinstance(written, int) else [f"any {plain(str(p))}" for p in written]

    def same(self, wanted: int | list[str], now: Repertoire) -> bool:
        """Whether it is these places, or so many."""
        if isinstance(wanted, int):
            return wanted == len(now.options)
        for place in wanted:
            if now.meant(place) is None:
                refuse("expect.places", "unreadable", f"{place.removeprefix('any ')!r} is no place")
        found = [now.one(place) for place in wanted]
        return {option and option.value for option in found} == {o.value for o in now.options}

    def say(self, situation: Situation, value: Repertoire) -> str:
        """Name the places."""
        return f"[{', '.join([option.sentences[0] for option in value.options])}]"


def lay_named(
    situation: Situation, question: Question, move: int, said: Mapping[str, Fill], play: bool
) -> None:
    """Lay the person that was named: rules do not ask which of a house it is."""
    state, meant = situation.state, said["card"][0]
    held = [card for card in held_cards(state, question.seat) if house_of(card) == move_house(move)]
    if not any(map(meant.fits, held)):
        reason = f"{meant} is not in the hand of {situation.cast.names[question.seat]}"
        raise IllegalAnswer("answer", "not-in-hand", reason)
    if play and len(meant.things) == 1:
        swapped = {meant.one: held[0], held[0]: meant.one}
        state.dealt = tuple([swapped.get(card, card) for card in state.dealt])


def hands(state: State) -> Mapping[str, int]:
    """Tell how many cards everybody is dealt, and where the rest goes."""
    sizes = {str(seat + 1): state.hand_size for seat in range(state.seats)}
    rest = "start card" if DEALS[state.seats].start_card else "unused"
    return {**sizes, rest: CARDS - sum(sizes.values())}


def bits(number: int, most: int) -> list[int]:
    """List the bits of a number."""
    return [bit for bit in range(most) if number >> bit & 1]


def barred(state: State, seat: int) -> list[int]:
    """List the houses that fitted when a seat was excluded."""
    return bits(state.barred[seat], len(MEMBERS))


def cards_left(state: State, seat: int) -> int | None:
    """Count what was in a hand at the end of the round before."""
    return state.history[-1][1 + seat] if state.history else None


def last_placer(state: State) -> int | None:
    """Give the seat that laid the last card of this round."""
    last = laid_by(state.placed[-1]) if state.placed else NOBODY
    return last if last < state.seats else None


def unused(state: State) -> int:
    """Count the cards out of play."""
    return CARDS - len(state.placed) - sum(map(hand_count, state.hands))


SCENARIO = Scenario(
    GAME,
    names={"card": CARD_NAMES, "throne": THRONE_NAMES},
    keys=lambda prompt: ["lay-*"],
    sayings={
        f"lay-{kind}": [f"{{card}} {words}" for words in (*ways, *BY_NUMBER)]
        for kind, ways in PLACES.items()
    },
    features=lambda situation, question, move: spot(situation.state, move).args,
    chosen=lay_named,
    settle=settle,
    facts=[
        seat_fact("hand", held_cards, SOME, given="hands", usual="what is left"),
        seat_fact("hand_size", lambda state, seat: hand_count(state.hands[seat])),
        seat_fact("penalties", None, COUNTER, "points so far", given="penalties", usual="none"),
        seat_fact("thrones", None, THRONES, given="thrones", usual="none; one for a round before"),
        seat_fact("barred", barred, HOUSES, "that an excluded player cannot hold"),
        seat_fact("scores", lambda state, seat: scores(state)[seat], about="lowest is best"),
        seat_fact("ranks", lambda state, seat: outcome(state).ranks[seat], about="1 is best"),
        seat_fact("cards_left", cards_left, about="in hand when the round before ended"),
        table_fact("rewarded", lambda state: [line[0] for line in state.history[-1:]], PLAYERS),
        table_fact("excluded", lambda state: bits(state.out, state.seats), PLAYERS),
        Fact("excluded", HOUSES, by=SEAT, given="excluded", names_alone=True, usual=NOBODY_IS),
        table_fact("pyramid", rows, Grid(CARD_NAMES), given="pyramid", usual="nothing lies"),
        table_fact("bottom_row", lambda state: bottom(state)[1], about="cards in it"),
        table_fact("laid", lambda state: len(state.placed), about="cards in the pyramid"),
        Fact("places", Places(), places, by=HOUSE_NAMES, about="where a card fits"),
        table_fact("last_placer", last_placer, PLAYER, "of this round"),
        table_fact(
            "round", lambda state: min(state.round + 1, state.rounds), given="round", usual="1"
        ),
        table_fact("rounds"),
        table_fact("starter", None, PLAYER, "of this round", given="starter", usual="fits `turn`"),
        Fact("turn", PLAYER, given="turn", usual="follows from the cards laid"),
        table_fact("unused", unused, about="cards out of play"),
        Fact("unused", SOME, given="unused", usual="what is left, with two players"),
        table_fact(
            "throne_stock",
            lambda state: len(state.throne_pile),
            given="throne_stock",
            usual="only a check",
        ),
        table_fact("winners", lambda state: outcome(state).winners, PLAYERS),
    ],
    chance=[
        Lot("starter", lambda stage: stage.state.starter == NOBODY, "who begins the first round"),
        Dealt("deal", CARD_NAMES, hands, house_of, "one, or a list of them"),
        Draws("throne", THRONE_NAMES, lambda state: state.throne_pile.rest, under(Round, "end")),
    ],
)
