"""What a seat may know of a position."""

from __future__ import annotations

import msgspec

from tafelrunde.games.risk.boards import members
from tafelrunde.games.risk.rules.draw import Draw
from tafelrunde.games.risk.rules.turn import Turn
from tafelrunde.games.risk.state import State
from tafelrunde.table import Table, Zone

HIDDEN = -1
#: The step of a turn that is under way, by the one its frame goes on with.
UNDER_WAY = {
    "reinforce": "reinforce",
    "buy": "reinforce",
    "refresh": "buy",
    "invade": "refresh",
    "prepare": "invade",
    "maneuver": "maneuver",
    "after": "maneuver",
    "complete": "complete",
    "draw": "complete",
}


class View(msgspec.Struct, frozen=True):
    """The position as one seat sees it; hidden cards are HIDDEN."""

    you: int | None
    seats: int
    board: str
    modules: tuple[str, ...]
    claimed: bool
    houses: tuple[int, ...]
    order: tuple[int, ...]
    turn: int
    turns: int
    #: Which step of the turn is under way; empty before the first turn and after the last.
    step: str
    owner: tuple[int, ...]
    units: tuple[int, ...]
    #: Knights, siege engines, fortifications by territory; empty where there are none.
    markers: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[int, ...], ...]
    deck: int
    discards: tuple[int, ...]
    #: Whether the end-game card is in the deck, and from how many cards on it may come.
    end_from: int
    gold: tuple[int, ...]
    points: tuple[int, ...]
    maesters: tuple[tuple[int, ...], ...]
    maester_deck: int
    maester_discards: tuple[int, ...]
    objectives: tuple[tuple[int, ...], ...]
    objective_deck: int
    objective_discards: tuple[int, ...]
    characters: tuple[int, ...]
    captors: tuple[int, ...]
    reserves: tuple[tuple[int, ...], ...]
    looked: tuple[int, ...]
    looked_of: int
    starting: tuple[int, ...]
    #: Seats whose opponents pay double.
    doubled: tuple[int, ...]
    pool: int
    conquered: tuple[int, ...]
    destroyed: int
    taken_from: tuple[int, ...]
    barred: tuple[int, ...]
    barred_seats: tuple[int, ...]
    maneuvers: int
    draws: int
    #: Whether these hold for the turn: free maneuver, every coast, choice of two, half income.
    lasting: tuple[bool, bool, bool, bool]
    loot: int
    heights: tuple[int, ...]
    origin: int
    target: int
    forces: tuple[tuple[int, ...], ...]
    raid: int
    captive: int
    taking: tuple[int, int]
    committed: int
    dice: tuple[tuple[int, ...], ...]
    sizes: tuple[tuple[int, ...], ...]
    once: tuple[int, ...]
    die: int
    ended: str


def view(table: Table[State], seat: int | None) -> View:
    """Show everything open, and the cards whose place the seat knows."""
    state = table.state

    def seen(zones: list[Zone]) -> tuple[tuple[int, ...], ...]:
        return tuple([zone.seen_by(seat, HIDDEN) for zone in zones])

    return View(
        you=seat,
        seats=state.seats,
        board=state.board.key,
        modules=state.terms.modules,
        claimed=state.terms.claimed,
        houses=tuple(state.houses),
        order=state.order,
        turn=state.turn,
        turns=state.turns,
        step=_step(table),
        owner=tuple(state.owner),
        units=tuple(state.units),
        markers=tuple(map(tuple, state.markers)),
        hands=seen(state.hands),
        deck=len(state.deck),
        discards=state.discards.seen_by(seat, HIDDEN),
        end_from=state.end_from,
        gold=tuple(state.gold),
        points=tuple(state.points),
        maesters=seen(state.maesters),
        maester_deck=len(state.maester_deck),
        maester_discards=state.maester_discards.seen_by(seat, HIDDEN),
        objectives=seen(state.objectives),
        objective_deck=len(state.objective_deck),
        objective_discards=state.objective_discards.seen_by(seat, HIDDEN),
        characters=tuple(state.characters),
        captors=tuple(state.captors),
        reserves=seen(state.reserves),
        looked=state.looked.seen_by(seat, HIDDEN),
        looked_of=state.looked_of,
        starting=tuple(state.starting),
        doubled=_bits(state.doubled),
        pool=state.pool,
        conquered=_bits(state.conquered),
        destroyed=state.destroyed,
        taken_from=tuple(state.taken_from),
        barred=_bits(state.barred),
        barred_seats=_bits(state.barred_seats),
        maneuvers=state.maneuvers,
        draws=state.draws,
        lasting=(state.free_maneuver, state.any_coast, state.of_two, state.halved),
        loot=state.loot,
        heights=tuple(state.heights),
        origin=state.origin,
        target=state.target,
        forces=tuple(map(tuple, state.forces)),
        raid=state.raid,
        captive=state.captive,
        taking=state.taking,
        committed=state.committed,
        dice=state.dice,
        sizes=tuple(map(tuple, state.sizes)),
        once=tuple(state.once),
        die=state.die,
        ended=state.ended,
    )


def _step(table: Table[State]) -> str:
    for frame in table.stack:
        if isinstance(frame, Turn):
            return UNDER_WAY.get(frame.step, "")
        if isinstance(frame, Draw):
            return "draw"
    return ""


def _bits(mask: int) -> tuple[int, ...]:
    return tuple(members(mask))
