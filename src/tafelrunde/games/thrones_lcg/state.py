"""The position: cards in play by slot, all others by title.

The first slots are the House cards of the seats. A slot is not used again before the round ends, so
frames may hold one.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from tafelrunde.games.thrones_lcg.cards import HOUSE_CARD, NUMBER, TITLES
from tafelrunde.games.thrones_lcg.cards.decks import DeckList
from tafelrunde.games.thrones_lcg.cards.vocabulary import Phase, Until
from tafelrunde.table import Deck, Zone

if TYPE_CHECKING:
    from tafelrunde.games.thrones_lcg.conditions import Derived
    from tafelrunde.games.thrones_lcg.layout import Layout

NOBODY: Final = -1
NO_CARD: Final = -1
#: The title of a slot whose card has left play.
EMPTY: Final = -2
#: Where a card on its way out goes; 0 is for cards that stay.
STAYS, TO_DEAD, TO_DISCARD, TO_HAND, TO_DECK = range(5)
#: What a lasting effect is about; up to BAN what a card is, up to RETURNS a card, then a seat.
(
    STRENGTH,
    ICON,
    KEYWORD,
    NO_KEYWORD,
    BAN,
    PROTECT,
    RETURNS,
    FEE,
    TRUCE,
    BET,
    CLAIM,
    CHEAPER,
) = range(12)
#: A loss of keywords holds against cards in play at that time; those in slots from this on give
#: theirs again. It stands above the bits of the keywords.
LATER: Final = 20
#: From what an effect comes, for immunities.
FROM_OTHER, FROM_EVENT, FROM_CHARACTER = range(3)
PLOTS: Final = 7
#: An event: moment, slot, seat, and something more.
Event = tuple[int, int, int, int]
#: Until, what, slot, amount, from what, whose.
Lasting = tuple[int, int, int, int, int, int]


class Sense:
    """What constant abilities look at besides the cards in play, as bits."""

    KNEELING: Final = 1
    GOLD: Final = 2
    POWER: Final = 4
    SIDE: Final = 8
    PHASE: Final = 16


class Challenge(msgspec.Struct, frozen=True, gc=False):
    """The challenge under way."""

    icon: int
    attacker: int
    #: Who is attacked and pays the claim, and who defends.
    target: int
    defender: int
    attackers: tuple[int, ...] = ()
    defenders: tuple[int, ...] = ()
    bypassed: tuple[int, ...] = ()
    silenced: tuple[int, ...] = ()
    #: The Lord Commander has stepped in.
    taken_over: bool = False
    winner: int = NOBODY
    loser: int = NOBODY
    margin: int = 0
    #: Who took part when it was decided, on either side.
    fought: tuple[int, ...] = ()
    fended: tuple[int, ...] = ()
    #: Who draws how many cards on winning.
    wagers: tuple[tuple[int, int], ...] = ()


class State(msgspec.Struct, dict=True):
    """Plain data of one position; what is derived from it hangs beside its fields."""

    seats: int
    houses: tuple[int, ...]
    #: Seats of one team have one number.
    teams: tuple[int, ...]
    #: Whether titles of the small council are used, and whether gold may be handed over.
    council_plays: bool
    bribes: bool
    goal: int
    plot_titles: tuple[int, ...]

    # By slot.
    title: list[int]
    owner: list[int]
    controller: list[int]
    kneeling: list[int]
    power: list[int]
    gold: list[int]
    host: list[int]
    under: list[tuple[int, ...]]
    leaving: list[int]

    # By seat.
    in_play: list[list[int]]
    hands: list[Zone]
    decks: list[Deck]
    #: Cards under the deck.
    bottoms: list[Zone]
    discards: list[list[int]]
    dead: list[list[int]]
    pool: list[int]
    plot_decks: list[list[int]]
    used_plots: list[list[int]]
    plots: list[int]
    chosen: list[int]
    drawn: list[int]
    challenged: list[int]
    extra: list[int]
    council: list[int]

    #: Titles nobody may take in this round.
    set_aside: tuple[int, ...] = ()
    #: Events on the table: whose, and which.
    playing: tuple[tuple[int, int], ...] = ()
    #: Cards in the shadows, likewise; what they are only their players know.
    shadows: tuple[tuple[int, int], ...] = ()
    round: int = 0
    phase: int = 0
    first: int = 0
    #: Whose marshalling or challenges turn it is.
    active: int = NOBODY
    turns: int = 0
    #: Seats that have played a Limited card, or a limited response, this round.
    limited: int = 0
    limited_responses: int = 0
    #: What each use of a limited ability counts against: per, and whose ability.
    uses: tuple[tuple[int, int], ...] = ()
    #: Bits of seats that got the rival's power; of council powers used; of slots.
    rivalled: int = 0
    council_used: int = 0
    shaken: int = 0
    lent: int = 0
    #: Unique cards of an owner that somebody took over: owner and title.
    taken: tuple[tuple[int, int], ...] = ()
    #: Plots lie with others until the round ends.
    swapped: bool = False
    challenge: Challenge | None = None
    lasting: tuple[Lasting, ...] = ()
    pending: tuple[Event, ...] = ()
    departing: tuple[int, ...] = ()
    #: Gold promised to somebody: who, to whom, how much.
    bargains: tuple[tuple[int, int, int], ...] = ()
    winners: tuple[int, ...] = ()
    #: Cards are read without the corrections made later.
    as_printed: bool = False

    def __post_init__(self) -> None:
        """Begin without anything derived."""
        self.layout: Layout | None = None
        self.derived: Derived | None = None

    def stir(self, sense: int) -> None:
        """Forget what was derived if something in play looks at what has just changed."""
        found = self.derived
        if found is not None and found.senses & sense and not found.stays(self, sense):
            self.derived = None

    def renew(self) -> None:
        """Forget what was derived: something else works on the cards in play."""
        self.derived = None

    def touch(self) -> None:
        """Forget where cards lie and what was derived: something in play has changed."""
        self.layout = None
        self.derived = None

    def copy(self) -> State:
        """Give an independent copy, which shares what is derived."""
        twin = State(
            self.seats,
            self.houses,
            self.teams,
            self.council_plays,
            self.bribes,
            self.goal,
            self.plot_titles,
            self.title.copy(),
            self.owner.copy(),
            self.controller.copy(),
            self.kneeling.copy(),
            self.power.copy(),
            self.gold.copy(),
            self.host.copy(),
            self.under.copy(),
            self.leaving.copy(),
            [slots.copy() for slots in self.in_play],
            [zone.copy() for zone in self.hands],
            [deck.copy() for deck in self.decks],
            [zone.copy() for zone in self.bottoms],
            [pile.copy() for pile in self.discards],
            [pile.copy() for pile in self.dead],
            self.pool.copy(),
            [pile.copy() for pile in self.plot_decks],
            [pile.copy() for pile in self.used_plots],
            self.plots.copy(),
            self.chosen.copy(),
            self.drawn.copy(),
            self.challenged.copy(),
            self.extra.copy(),
            self.council.copy(),
            self.set_aside,
            self.playing,
            self.shadows,
            self.round,
            self.phase,
            self.first,
            self.active,
            self.turns,
            self.limited,
            self.limited_responses,
            self.uses,
            self.rivalled,
            self.council_used,
            self.shaken,
            self.lent,
            self.taken,
            self.swapped,
            self.challenge,
            self.lasting,
            self.pending,
            self.departing,
            self.bargains,
            self.winners,
            self.as_printed,
        )
        twin.layout = self.layout
        twin.derived = self.derived
        return twin

    def plot(self, seat: int) -> int:
        """Give the title of a seat's revealed plot, NO_CARD before the first."""
        number = self.plots[seat]
        return NO_CARD if number < 0 else self.plot_titles[number]

    def opponents(self, seat: int) -> tuple[int, ...]:
        """List the opponents of a seat, from its left."""
        return _opponents(self.teams, seat)

    def new_slot(
        self, title: int, owner: int, controller: int, host: int = NOBODY, kneeling: int = 0
    ) -> int:
        """Lay a card into a new slot."""
        slot = len(self.title)
        self.title.append(title)
        self.owner.append(owner)
        self.controller.append(controller)
        self.kneeling.append(kneeling)
        self.power.append(0)
        self.gold.append(0)
        self.host.append(host)
        self.under.append(())
        self.leaving.append(STAYS)
        self.in_play[controller].append(slot)
        self.touch()
        return slot

    def end_lasting(self, until: Until) -> None:
        """End what lasts no longer than this, and its limits."""
        if self.lasting:
            left = tuple([one for one in self.lasting if one[0] > until])
            if len(left) < len(self.lasting):
                if any(one[0] <= until and one[1] <= BAN for one in self.lasting):
                    self.renew()
                self.lasting = left
        if self.uses:
            self.uses = tuple([use for use in self.uses if use[0] > until])

    def compact(self) -> None:
        """Free the slots of cards that have left; no frame may hold one now."""
        left = [slot for slot, title in enumerate(self.title) if title != EMPTY]
        if len(left) == len(self.title):
            return
        place = {slot: number for number, slot in enumerate(left)}
        for name in (
            "title",
            "owner",
            "controller",
            "kneeling",
            "power",
            "gold",
            "under",
            "leaving",
        ):
            values = getattr(self, name)
            setattr(self, name, [values[slot] for slot in left])
        self.host = [place.get(self.host[slot], NOBODY) for slot in left]
        self.in_play = [[place[slot] for slot in slots] for slots in self.in_play]
        self.lent = sum(1 << place[slot] for slot in left if self.lent >> slot & 1)
        self.touch()


_AROUND: Final = [
    [tuple([(seat + step) % seats for step in range(seats)]) for seat in range(seats)]
    for seats in range(5)
]


@cache
def _opponents(teams: tuple[int, ...], seat: int) -> tuple[int, ...]:
    order = _AROUND[len(teams)][seat]
    return tuple([other for other in order if teams[other] != teams[seat]])


def around(state: State, seat: int) -> tuple[int, ...]:
    """Give all seats clockwise, this one first."""
    return _AROUND[state.seats][seat]


def after(state: State, seat: int) -> tuple[int, ...]:
    """Give all seats clockwise from the left of this one."""
    return around(state, (seat + 1) % state.seats)


def opening(
    decks: tuple[DeckList, ...], teams: tuple[int, ...], council: bool, bribes: bool, goal: int
) -> State:
    """Give the state before anything is dealt."""
    seats = len(decks)
    everybody = range(seats)
    return State(
        seats=seats,
        houses=tuple([int(deck.house) for deck in decks]),
        teams=teams,
        council_plays=council,
        bribes=bribes,
        goal=goal,
        plot_titles=tuple([NUMBER[key] for deck in decks for key in deck.plots]),
        title=[HOUSE_CARD] * seats,
        owner=list(everybody),
        controller=list(everybody),
        kneeling=[0] * seats,
        power=[0] * seats,
        gold=[0] * seats,
        host=[NOBODY] * seats,
        under=[()] * seats,
        leaving=[STAYS] * seats,
        in_play=[[] for _ in everybody],
        hands=[Zone([], []) for _ in everybody],
        decks=[
            Deck(sorted(NUMBER[key] for key, copies in deck.draw for _ in range(copies)), [], [])
            for deck in decks
        ],
        bottoms=[Zone([], []) for _ in everybody],
        discards=[[] for _ in everybody],
        dead=[[] for _ in everybody],
        pool=[0] * seats,
        plot_decks=[list(range(seat * PLOTS, (seat + 1) * PLOTS)) for seat in everybody],
        used_plots=[[] for _ in everybody],
        plots=[NO_CARD] * seats,
        chosen=[NO_CARD] * seats,
        drawn=[0] * seats,
        challenged=[0] * seats,
        extra=[0] * seats,
        council=[NO_CARD] * seats,
        phase=Phase.ANY,
    )


assert len(TITLES) < 256
