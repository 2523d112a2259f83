"""The position of the Iron Throne.

Power is an array over all 25 characters: one in the game that has none is dead. What lasts for a
turn lies here too, so that cards can change it; lists begin anew with every turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import compress
from typing import Final

import msgspec

from tafelrunde.games.iron_throne.cards.vocabulary import Result
from tafelrunde.games.iron_throne.deals import CHALLENGER, DEFENDER, Means
from tafelrunde.games.iron_throne.houses import (
    CHARACTERS,
    HAND,
    HOUSES,
    INFLUENCE,
    KINDS_PER_HOUSE,
    MOST_SEATS,
    PER_HOUSE,
    characters_of,
)
from tafelrunde.table import Deck, Zone

NOBODY: Final = -1
CHARACTERS_OF: Final = tuple(tuple(characters_of(house)) for house in range(len(HOUSES)))
#: By number of seats what begins a turn: nothing for anybody, hands of five, rewards unchanged.
NOTHING: Final = tuple([0] * seats for seats in range(MOST_SEATS + 1))
SIZES: Final = tuple([HAND] * seats for seats in range(MOST_SEATS + 1))
UNCHANGED: Final[tuple[list[tuple[int, ...]], ...]] = tuple(
    [()] * seats for seats in range(MOST_SEATS + 1)
)
EVERY_WINDOW: Final = -1
ALL_PARTS: Final = [EVERY_WINDOW] * MOST_SEATS
#: How talks ended.
NO_TALKS, FAILED, DEAL = -1, 0, 1
#: Why the game ended.
BY_INFLUENCE, BY_EXTINCTION, BY_TURNS = "influence", "extinction", "turns"
#: What can be promised; `talk` says how each is judged.
PROMISES: Final = ("peace", "war", "support", "stay_out", "spare", "release", "no_influence")


class State(msgspec.Struct, gc=False):
    """Plain data of one position."""

    seats: int
    #: The text of the card pack; empty: the basic cards.
    pack: str
    redraw: bool
    torture_dead: bool
    most_turns: int
    #: How computer players keep their word; `personality` knows the choices.
    personality: str
    #: By seat, and seats by house.
    houses: list[int]
    seat_of: list[int]
    leaders: list[int]
    #: The leader sheets drawn, while one of them is to be kept; and those not drawn.
    sheets: list[Zone]
    undrawn: list[Zone]
    #: Power on the leader sheet by seat, on characters by number, out of the game.
    reserve: list[int]
    power: list[int]
    box: int
    #: Influence on the own board by seat; by seat and seat, where the rest lies.
    tokens: list[int]
    spread: list[int]
    hands: list[Zone]
    decks: list[Deck]
    discards: list[list[int]]
    hostages: list[Zone]
    events: Deck
    event_discards: list[int]
    #: What was said: turn, seat, kind, to whom, how much, what became of it; see `talk`.
    statements: list[tuple[int, ...]]
    #: Kept and broken promises by seat and kind.
    kept: list[int]
    broken: list[int]
    #: How often a seat supported which other one.
    supported: list[int]
    turn: int = 0
    challenger: int = NOBODY
    ended: str = ""

    # The turn under way.
    event: int = NOBODY
    defender: int = NOBODY
    #: By seat: on whose side, with which character.
    sides: list[int] = []
    participants: list[int] = []
    offerer: int = NOBODY
    joined: int = NOBODY
    no_offers: bool = False
    #: Seats that have offered or stayed out, as bits.
    offered: int = 0
    #: By side: the card that is laid, and who has looked at it where it lies.
    laid: list[Zone] = []
    seen: list[int] = []
    revealed: bool = False
    played: list[int] = []
    #: The result a text made it.
    forced: Result | None = None
    result: Result | None = None
    #: By side.
    values: list[int] = []
    bonus: list[int] = []
    tie_wins: int = 0
    #: The side that won, and the sides that lost, as bits.
    won: int = NOBODY
    lost: int = 0
    talks: int = NO_TALKS
    proposals: list[tuple[int, ...]] = []
    #: Seats that suffer no penalties, as bits.
    protected: int = 0
    extra: list[int] = []
    #: By seat: what replaces the reward (character, leader or card, operation), or nothing.
    replaced: list[tuple[int, ...]] = []
    #: Seats whose half is paid by others of their characters, as bits; by character how much.
    relieved: int = 0
    payments: list[int] = []
    #: By seat: who silenced it, as bits.
    silenced: list[int] = []
    hand_sizes: list[int] = []
    #: The last torture, and whether the hostage just taken lies with its taker.
    torturer: int = NOBODY
    tortured: int = NOBODY
    taken: bool = False
    #: The windows in which somebody may have a part, as bits, and those of each seat; all of them
    #: where that was not worked out.
    windows: int = EVERY_WINDOW
    parts: list[int] = msgspec.field(default_factory=ALL_PARTS.copy)
    #: By seat the living characters, as `power` says; empty where nobody counted them yet.
    alive: list[tuple[int, ...]] = []

    def copy(self) -> State:
        """Give an independent copy."""
        return State(
            self.seats,
            self.pack,
            self.redraw,
            self.torture_dead,
            self.most_turns,
            self.personality,
            self.houses.copy(),
            self.seat_of.copy(),
            self.leaders.copy(),
            [zone.copy() for zone in self.sheets],
            [zone.copy() for zone in self.undrawn],
            self.reserve.copy(),
            self.power.copy(),
            self.box,
            self.tokens.copy(),
            self.spread.copy(),
            [zone.copy() for zone in self.hands],
            [deck.copy() for deck in self.decks],
            [pile.copy() for pile in self.discards],
            [zone.copy() for zone in self.hostages],
            self.events.copy(),
            self.event_discards.copy(),
            self.statements.copy(),
            self.kept.copy(),
            self.broken.copy(),
            self.supported.copy(),
            self.turn,
            self.challenger,
            self.ended,
            self.event,
            self.defender,
            self.sides.copy(),
            self.participants.copy(),
            self.offerer,
            self.joined,
            self.no_offers,
            self.offered,
            [zone.copy() for zone in self.laid],
            self.seen.copy(),
            self.revealed,
            self.played.copy(),
            self.forced,
            self.result,
            self.values.copy(),
            self.bonus.copy(),
            self.tie_wins,
            self.won,
            self.lost,
            self.talks,
            self.proposals.copy(),
            self.protected,
            self.extra.copy(),
            self.replaced.copy(),
            self.relieved,
            self.payments.copy(),
            self.silenced.copy(),
            self.hand_sizes.copy(),
            self.torturer,
            self.tortured,
            self.taken,
            self.windows,
            self.parts.copy(),
            self.alive.copy(),
        )

    @property
    def actives(self) -> tuple[int, int]:
        """Challenger and defender, by side."""
        return self.challenger, self.defender


def opening(
    seats: int, pack: str, redraw: bool, torture_dead: bool, most_turns: int, personality: str
) -> State:
    """Give the state before anything happened."""
    state = State(
        seats=seats,
        pack=pack,
        redraw=redraw,
        torture_dead=torture_dead,
        most_turns=most_turns,
        personality=personality,
        houses=[NOBODY] * seats,
        seat_of=[NOBODY] * len(HOUSES),
        leaders=[NOBODY] * seats,
        sheets=[],
        undrawn=[],
        reserve=[0] * seats,
        power=[0] * len(CHARACTERS),
        box=0,
        tokens=[INFLUENCE] * seats,
        spread=[0] * seats * seats,
        hands=[Zone() for _ in range(seats)],
        decks=[Deck([]) for _ in range(seats)],
        discards=[[] for _ in range(seats)],
        hostages=[Zone() for _ in range(seats)],
        events=Deck([]),
        event_discards=[],
        statements=[],
        kept=[0] * seats * len(PROMISES),
        broken=[0] * seats * len(PROMISES),
        supported=[0] * seats * seats,
    )
    begin_turn(state, NOBODY)
    return state


def begin_turn(state: State, challenger: int) -> None:
    """Clear away what lasted for a turn; what changes rarely is looked at before."""
    seats = state.seats
    nobody = [NOBODY] * seats
    state.challenger = challenger
    state.defender = state.event = state.offerer = state.joined = state.won = NOBODY
    state.sides = nobody
    state.participants = nobody.copy()
    state.revealed = state.taken = False
    state.laid = [Zone(), Zone()]
    state.seen, state.values, state.bonus = [0, 0], [0, 0], [0, 0]
    state.result = None
    state.lost = state.offered = 0
    state.windows = EVERY_WINDOW
    state.parts = ALL_PARTS.copy()
    if state.played:
        state.played = []
    if state.no_offers:
        state.no_offers = False
    if state.forced is not None:
        state.forced = None
    if state.talks != NO_TALKS:
        state.talks, state.proposals = NO_TALKS, []
    if state.torturer != NOBODY:
        state.torturer = state.tortured = NOBODY
    if state.tie_wins or state.protected or state.relieved or not state.payments:
        state.tie_wins = state.protected = state.relieved = 0
        state.payments = [0] * len(CHARACTERS)
    if state.extra != NOTHING[seats]:
        state.extra = NOTHING[seats].copy()
    if state.silenced != NOTHING[seats]:
        state.silenced = NOTHING[seats].copy()
    if state.hand_sizes != SIZES[seats]:
        state.hand_sizes = SIZES[seats].copy()
    if state.replaced != UNCHANGED[seats]:
        state.replaced = UNCHANGED[seats].copy()


#: By number of seats and the first of them, the seats clockwise.
AROUND: Final = tuple(
    tuple((*range(first, seats), *range(first)) for first in range(seats))
    for seats in range(MOST_SEATS + 1)
)


def clockwise(state: State) -> tuple[int, ...]:
    """List the seats clockwise from the challenger."""
    return AROUND[state.seats][state.challenger]


def owner_of(state: State, character: int) -> int:
    """Give the seat a character belongs to."""
    return state.seat_of[character // PER_HOUSE]


def owner_of_card(state: State, card: int) -> int:
    """Give the seat whose house a card belongs to."""
    return state.seat_of[card // KINDS_PER_HOUSE]


def living(state: State, seat: int) -> tuple[int, ...]:
    """List the living characters of a seat."""
    return state.alive[seat] if state.alive else with_power(state, seat)


def with_power(state: State, seat: int) -> tuple[int, ...]:
    """List the characters of a seat that have power, as it lies there."""
    house = state.houses[seat]
    start = house * PER_HOUSE
    return tuple(compress(CHARACTERS_OF[house], state.power[start : start + PER_HOUSE]))


def count_living(state: State) -> None:
    """Note who lives, after power was laid out."""
    state.alive = [with_power(state, seat) for seat in range(state.seats)]


def note_death(state: State, seat: int) -> None:
    """Note who still lives of a house in which somebody died."""
    if state.alive:
        state.alive[seat] = with_power(state, seat)
    else:
        count_living(state)


def strength(state: State, seat: int) -> int:
    """Give the power of a seat's participating character; a dead one has none."""
    character = state.participants[seat]
    return state.power[character] if character >= 0 else 0


@cache
def _grouped(sides: tuple[int, ...], challenger: int) -> tuple[tuple[int, ...], ...]:
    """List the players of no side, of one, of the other and of both, as bits of a mask say."""
    around = AROUND[len(sides)][challenger]
    return tuple(
        [
            tuple([seat for seat in around if sides[seat] >= 0 and mask >> sides[seat] & 1])
            for mask in range(4)
        ]
    )


def participating(state: State, mask: int) -> tuple[int, ...]:
    """List the participating players of some sides, as bits, clockwise from the challenger."""
    return _grouped(tuple(state.sides), state.challenger)[mask]


def on_side(state: State, side: int) -> tuple[int, ...]:
    """List the participating players of a side."""
    return _grouped(tuple(state.sides), state.challenger)[1 << side]


def supporters(state: State, side: int) -> list[int]:
    """List the supporting players of a side."""
    active = state.actives[side]
    return [seat for seat in on_side(state, side) if seat != active]


def winners(state: State) -> tuple[int, ...]:
    """List the players of the winning side."""
    return on_side(state, state.won) if state.won >= 0 else ()


def losers(state: State) -> tuple[int, ...]:
    """List the players of the losing side, or of both."""
    return participating(state, state.lost)


def totals(state: State) -> tuple[int, int]:
    """Add up what each side has: card, power of all living participants, additions."""
    values, bonus = state.values, state.bonus
    found = [values[CHALLENGER] + bonus[CHALLENGER], values[DEFENDER] + bonus[DEFENDER]]
    for seat, side in enumerate(state.sides):
        if side >= 0:
            found[side] += strength(state, seat)
    return found[CHALLENGER], found[DEFENDER]


def cards_left(state: State, seat: int) -> int:
    """Count the cards hostages can be taken from: hand, deck, discard pile, hostages held."""
    deck = state.decks[seat]
    return (
        len(state.hands[seat].cards)
        + len(deck.top)
        + len(deck.rest)
        + len(state.discards[seat])
        + len(state.hostages[seat].cards)
    )


def takeable(state: State, seat: int) -> bool:
    """Whether a hostage can be taken from a seat."""
    if state.protected >> seat & 1:
        return False
    # Nearly always there is a hand.
    return bool(state.hands[seat].cards) or cards_left(state, seat) > 0


def means(state: State, seat: int) -> Means:
    """Say what a seat can give and receive in a deal."""
    cards = 0 if state.protected >> seat & 1 else cards_left(state, seat)
    return Means(state.tokens[seat], state.reserve[seat], cards)


def influence_out(state: State, seat: int) -> int:
    """Count the influence a seat has spread."""
    return INFLUENCE - state.tokens[seat]


def influence_on(state: State, seat: int, other: int) -> int:
    """Count the influence of a seat on the house of another."""
    return state.spread[seat * state.seats + other]


def promises_of(counts: Sequence[int], seat: int) -> int:
    """Add up what a seat kept, or broke, of all kinds of promises."""
    kinds = len(PROMISES)
    return sum(counts[seat * kinds : (seat + 1) * kinds])


def bits(seats: Iterable[int]) -> int:
    """Put seats into a mask."""
    return sum(1 << seat for seat in seats)
