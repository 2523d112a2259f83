"""The position of Risk.

Owners, units and markers are arrays over all 82 territories, what a seat holds is a mask besides.
What is known of a turn, an invasion or a battle under way lies here too, so that cards can change
it. Lists of modules that are off are empty.
"""

from __future__ import annotations

from typing import Final

import msgspec

from tafelrunde.games.risk.boards import ESSOS, TERRITORIES, WESTEROS, WORLD, Board, members
from tafelrunde.games.risk.modes import Agreement
from tafelrunde.table import Deck, Zone

NOBODY: Final = -1
NEUTRAL: Final = -1
EMPTY: Final = -2
#: How a character lies: face up, turned over, out of the game.
READY, TURNED, GONE = range(3)
#: The decks, by number.
TERRITORY, MAESTER, OBJECTIVE = range(3)
#: What lasts for an invasion on one side.
D8, TOP, EVERY, AGAIN, TIES = range(5)
ATTACKER, DEFENDER = range(2)
#: Why the game ended.
BY_CARD, BY_CONQUEST, BY_POINTS = "card", "conquest", "points"

BOARDS: Final = {2: ESSOS, 3: WESTEROS, 4: WESTEROS, 5: WESTEROS, 6: WORLD, 7: WORLD}


class State(msgspec.Struct, gc=False):
    """Plain data of one position."""

    seats: int
    terms: Agreement
    #: Whether there are windows at all: characters or maester cards are played with.
    cards: bool
    special: bool
    #: By seat; seats in the order of their turns.
    houses: list[int]
    order: tuple[int, ...]
    #: By territory: who holds it, and with how many units.
    owner: list[int]
    units: list[int]
    #: By seat: what it holds.
    land: list[int]
    #: Territories with more than one unit: those that can spare some. `station` keeps it.
    spare: int
    #: Special units by kind, then by territory.
    markers: list[list[int]]
    hands: list[Zone]
    deck: Deck
    discards: Zone
    #: The end-game card may come once no more cards than these are left; NOBODY: it is not there.
    end_from: int
    gold: list[int]
    #: Gold that came out of the supply and has not gone back.
    bank: int
    points: list[int]
    maesters: list[Zone]
    maester_deck: Deck
    maester_discards: Zone
    objectives: list[Zone]
    objective_deck: Deck
    objective_discards: Zone
    #: By character: how it lies, and who holds it captive.
    characters: list[int]
    captors: list[int]
    #: By seat: hidden territory cards on which units wait.
    reserves: list[Zone]
    #: Cards somebody looks at to keep one of them, and of which deck they are.
    looked: Zone
    looked_of: int = TERRITORY
    #: Units still to be claimed or placed with at the start, by seat.
    starting: list[int] = []
    turn: int = 0
    turns: int = 0
    #: Seats whose opponents pay double.
    doubled: int = 0
    #: Cards used so far; tells whether somebody acted.
    used: int = 0
    ended: str = ""

    # The turn under way.
    pool: int = 0
    bound: int = 0
    conquered: int = 0
    taken_from: list[int] = []
    destroyed: int = 0
    barred: int = 0
    truces: int = 0
    barred_seats: int = 0
    maneuvers: int = 0
    free_maneuver: bool = False
    any_coast: bool = False
    draws: int = 0
    of_two: bool = False
    loot: int = 0
    halved: bool = False
    #: Territories whose holder counts higher on all dice.
    heights: list[int] = []

    # The invasion and the battle under way.
    origin: int = 0
    target: int = 0
    forces: list[list[int]] = []
    raid: int = 0
    captive: int = NOBODY
    ransom: int = 0
    #: Knights and siege engines that take part.
    taking: tuple[int, int] = (0, 0)
    committed: int = 0
    #: By side: the dice, their sizes, and what counts in this battle only.
    dice: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    sizes: list[list[int]] = []
    once: list[int] = []
    #: The die rolled for a card, and who rolled it.
    die: int = 0
    roller: int = NOBODY
    #: Units the target held when it was invaded.
    faced: int = 0

    def copy(self) -> State:
        """Give an independent copy."""
        return State(
            self.seats,
            self.terms,
            self.cards,
            self.special,
            self.houses.copy(),
            self.order,
            self.owner.copy(),
            self.units.copy(),
            self.land.copy(),
            self.spare,
            [kind.copy() for kind in self.markers] if self.special else [],
            [hand.copy() for hand in self.hands],
            self.deck.copy(),
            self.discards.copy(),
            self.end_from,
            self.gold.copy(),
            self.bank,
            self.points.copy(),
            [zone.copy() for zone in self.maesters],
            self.maester_deck.copy(),
            self.maester_discards.copy(),
            [zone.copy() for zone in self.objectives],
            self.objective_deck.copy(),
            self.objective_discards.copy(),
            self.characters.copy(),
            self.captors.copy(),
            [zone.copy() for zone in self.reserves],
            self.looked.copy(),
            self.looked_of,
            self.starting.copy(),
            self.turn,
            self.turns,
            self.doubled,
            self.used,
            self.ended,
            self.pool,
            self.bound,
            self.conquered,
            self.taken_from.copy(),
            self.destroyed,
            self.barred,
            self.truces,
            self.barred_seats,
            self.maneuvers,
            self.free_maneuver,
            self.any_coast,
            self.draws,
            self.of_two,
            self.loot,
            self.halved,
            self.heights.copy(),
            self.origin,
            self.target,
            [force.copy() for force in self.forces],
            self.raid,
            self.captive,
            self.ransom,
            self.taking,
            self.committed,
            self.dice,
            [sizes.copy() for sizes in self.sizes],
            self.once.copy(),
            self.die,
            self.roller,
            self.faced,
        )

    @property
    def board(self) -> Board:
        """What is played on."""
        return BOARDS[self.seats]

    @property
    def decks(self) -> tuple[tuple[Deck, Zone], ...]:
        """Each deck with its discards, by number."""
        return (
            (self.deck, self.discards),
            (self.maester_deck, self.maester_discards),
            (self.objective_deck, self.objective_discards),
        )


def opening(terms: Agreement) -> State:
    """Give the state before anything happened."""
    seats = terms.seats
    windows = "characters" in terms.modules or "maester" in terms.modules
    special = "special_units" in terms.modules

    def zones(module: str) -> list[Zone]:
        return [Zone() for _ in range(seats)] if module in terms.modules else []

    return State(
        seats=seats,
        terms=terms,
        cards=windows,
        special=special,
        houses=[NOBODY] * seats,
        order=tuple(range(seats)),
        owner=[EMPTY] * TERRITORIES,
        units=[0] * TERRITORIES,
        land=[0] * seats,
        spare=0,
        markers=[[0] * TERRITORIES for _ in range(3)] if special else [],
        hands=[Zone() for _ in range(seats)],
        deck=Deck(list(terms.board.territories)),
        discards=Zone(),
        end_from=NOBODY,
        gold=[0] * seats,
        bank=0,
        points=[0] * seats,
        maesters=zones("maester"),
        maester_deck=Deck(list(terms.maester_deck())),
        maester_discards=Zone(),
        objectives=zones("objectives"),
        objective_deck=Deck(list(terms.objective_deck())),
        objective_discards=Zone(),
        characters=[READY] * 28 if "characters" in terms.modules else [],
        captors=[NOBODY] * 28 if "characters" in terms.modules else [],
        reserves=zones("maester"),
        looked=Zone(),
        taken_from=[0] * seats,
        forces=[[0] * 5, [0] * 5],
        sizes=[[], []],
        once=[0, 0],
    )


def around(state: State, first: int) -> tuple[int, ...]:
    """List the seats still in the game in the order of turns, beginning with one of them."""
    order = state.order
    place = order.index(first)
    land = state.land
    return tuple([seat for seat in order[place:] + order[:place] if land[seat] or seat == first])


def next_in(state: State) -> int:
    """Tell whose turn is next: of those still in the game."""
    order, land, seats = state.order, state.land, state.seats
    place = order.index(state.turn) + 1
    while not land[order[place % seats]]:
        place += 1
    return order[place % seats]


def opponents(state: State, seat: int) -> tuple[int, ...]:
    """List the other seats still in the game, from the left."""
    return around(state, seat)[1:]


def held(state: State, kind: int, land: int) -> int:
    """Count the special units of a kind on a mask of territories."""
    markers = state.markers[kind]
    return sum([markers[territory] for territory in members(land)])


def hold(state: State, territory: int, seat: int) -> None:
    """Let a seat, or NEUTRAL, hold a territory."""
    owner, land = state.owner, state.land
    bit = 1 << territory
    before = owner[territory]
    if before >= 0:
        land[before] &= ~bit
    owner[territory] = seat
    if seat >= 0:
        land[seat] |= bit


def station(state: State, territory: int, units: int) -> None:
    """Let so many units stand on a territory."""
    state.units[territory] = units
    if units > 1:
        state.spare |= 1 << territory
    else:
        state.spare &= ~(1 << territory)


def earn(state: State, seat: int, gold: int) -> None:
    """Give a seat gold from the supply."""
    state.gold[seat] += gold
    state.bank += gold


def pay(state: State, seat: int, gold: int) -> None:
    """Put gold of a seat back into the supply."""
    state.gold[seat] -= gold
    state.bank -= gold


def rob(state: State, victim: int, robber: int, most: int) -> int:
    """Take gold from another seat, at most what is there; gives how much."""
    gold = min(most, state.gold[victim])
    state.gold[victim] -= gold
    state.gold[robber] += gold
    return gold
