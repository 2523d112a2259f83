"""A position as a scenario describes it: cards in play in words, and what goes on from there."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from tafelrunde.games.naming import counted, plain, refuse
from tafelrunde.games.scenario import Key, Kind, Situation, Stage
from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards.vocabulary import Phase, Type
from tafelrunde.games.thrones_lcg.naming import CARD_NAMES
from tafelrunde.games.thrones_lcg.rules.actions import actions
from tafelrunde.games.thrones_lcg.rules.aftermath import watch
from tafelrunde.games.thrones_lcg.rules.challenge import ChallengesTurn
from tafelrunde.games.thrones_lcg.rules.common import may_host
from tafelrunde.games.thrones_lcg.rules.round import PHASES, EndRound
from tafelrunde.games.thrones_lcg.rules.set_up import Mulligans, SetUp
from tafelrunde.games.thrones_lcg.state import NOBODY, PLOTS, State, around
from tafelrunde.table import Frame

#: The phases by name, in their order.
NAMED: Final = tuple([phase.name.lower() for phase in Phase if Phase.ANY < phase <= Phase.TAXATION])
#: What a game can begin with besides a phase.
MULLIGAN, SET_UP, END = "mulligan", "set up", "end of the round"
BEGINNINGS: Final = (MULLIGAN, SET_UP, *NAMED, END)
#: Plots whose text says nothing once they lie open, one of each House.
QUIET: Final = ("building-season", "drunken-allegations", "summoning-season", "counting-favors")
_HOUSE: Final = "house"
_PLOT: Final = Phase.PLOT.name.lower()
_LAID = re.compile(
    r"(?P<kneeling>kneeling )?(?P<name>.+?)(?: on (?P<host>.+?))?(?: with (?P<power>\d+) power)?"
    r"(?: with (?P<gold>\d+) gold)?(?: with (?P<under>a|\d+) duplicates?)?"
    r"(?: (?P<lent>owned|lent) by (?P<owner>.+))?"
)
_WHOSE = re.compile(r"(?P<name>.+?)(?: of (?P<seat>\w+))?")


class Laid(msgspec.Struct, frozen=True):
    """One card in play as it was described."""

    card: int
    host: str
    kneeling: bool
    power: int
    gold: int
    under: int
    owner: int
    lent: bool


class InPlay(Kind):
    """Cards in play with what is on and about them."""

    words = (
        "cards in play: `Robb Stark`, `kneeling Bronn`, `Ice on Robb Stark`, `Hodor with 2 power`, "
        "`Tywin Lannister with 2 gold`, `Robert Baratheon with a duplicate`, "
        "`Great Keep owned by Ben`, `Winterfell Honor Guard lent by Ben`, in this order"
    )

    def read(self, situation: Situation, field: str, written: object) -> list[Laid]:
        """Read the cards one by one."""
        items = written if isinstance(written, list) else [written]
        return [card for item in items for card in self._card(situation, field, str(item))]

    def _card(self, situation: Situation, field: str, written: str) -> list[Laid]:
        count, text = counted(plain(written))
        found = _LAID.fullmatch(text)
        assert found is not None
        owner = found["owner"]
        under = found["under"] or "0"
        one = Laid(
            CARD_NAMES.one(field, found["name"]),
            found["host"] or "",
            bool(found["kneeling"]),
            int(found["power"] or 0),
            int(found["gold"] or 0),
            1 if under == "a" else int(under),
            NOBODY if owner is None else situation.cast.seat(field, owner),
            found["lent"] == "lent",
        )
        return [one] * count


def slot_of(situation: Situation, field: str, written: str, near: int = NOBODY) -> int:
    """Find a card in play by name, `Shae` or `Shae of Ben`; with `near` own cards come first."""
    state: State = situation.state
    found = _WHOSE.fullmatch(plain(written))
    assert found is not None
    name, seat = found["name"], None
    if CARD_NAMES.find(plain(written)) is not None:
        name = plain(written)
    elif found["seat"]:
        seat = situation.cast.seat(field, found["seat"])
    card = CARD_NAMES.one(field, name)
    own = [slot for slot, title in enumerate(state.title) if title == card]
    if seat is not None:
        own = [slot for slot in own if state.controller[slot] == seat]
    if not own:
        refuse(field, "not-in-play", f"{written} is not in play")
    return min(own, key=lambda slot: (state.controller[slot] != near, slot))


class SlotKey(Key):
    """Cards in play by name."""

    words = "cards in play (`Shae`, or `Shae of Ben`)"

    def read(self, situation: Situation, field: str, written: object) -> int:
        """Find the card."""
        return slot_of(situation, field, str(written))

    def say(self, situation: Situation, key: int) -> str:
        """Name the card."""
        return CARD_NAMES.name(situation.state.title[key])


def settle(stage: Stage, given: Mapping[str, Any]) -> list[Frame]:
    """Finish a position: plots, cards in play, and where the round stands."""
    state: State = stage.state
    state.round = given.get("round", 1)
    for seat in range(state.seats):
        if (seat,) not in given.get("decks", {}):
            state.decks[seat].rest = []
    set_plots(state, given)
    laid = [(seat, one) for (seat,), cards in given.get("play", {}).items() for one in cards]
    for seat, one in sorted(laid, key=lambda pair: bool(pair[1].host)):
        lay(stage, seat, one)
    check_hosts(state)
    turn = given.get("turn")
    first = given.get("first")
    state.first = next((seat for seat in (first, turn) if seat is not None), 0)
    state.active = state.first if turn is None else turn
    state.touch()
    watch(state)
    if "phase" in given and "begins" not in given:
        return [window(state, Phase(1 + NAMED.index(given["phase"])))]
    begins = given.get("begins", MULLIGAN)
    state.active = NOBODY
    if begins in NAMED:
        return [PHASES[NAMED.index(begins)]()]
    return [{SET_UP: SetUp(), END: EndRound()}.get(begins, Mulligans(around(state, state.first)))]


def window(state: State, phase: Phase) -> Frame:
    """Give the window of a phase, or a whole turn of challenges."""
    state.phase = phase
    if phase == Phase.CHALLENGES:
        return ChallengesTurn(state.active)
    active = state.active if phase == Phase.MARSHALLING else NOBODY
    state.active = active
    return actions(state, active=active)


def set_plots(state: State, given: Mapping[str, Any]) -> None:
    """Lay plots open; what a deck does not hold takes the place of something else in it."""
    before = given.get("begins", "" if "phase" in given else MULLIGAN) in (MULLIGAN, SET_UP)
    shown = {seat: meant.one for (seat,), meant in given.get("plots", {}).items() if meant}
    bare = {seat for (seat,), meant in given.get("plots", {}).items() if not meant}
    if bare and not before and given.get("begins") != _PLOT:
        refuse("given.plots", "no-plot", "only before the first plot phase does none lie open")
    decks = {seat: [m.one for m in plots] for (seat,), plots in given.get("plot_decks", {}).items()}
    used = {seat: [m.one for m in plots] for (seat,), plots in given.get("used_plots", {}).items()}
    titles = list(state.plot_titles)
    for seat in range(state.seats):
        own = list(range(seat * PLOTS, (seat + 1) * PLOTS))
        quiet = [number for number in own if TITLES[titles[number]].key in QUIET]
        if seat in shown:
            state.plots[seat] = _take(titles, own, shown[seat])
        elif not before and quiet and seat not in bare:
            state.plots[seat] = quiet[0]
            own.remove(quiet[0])
        lies = [_take(titles, own, title) for title in decks.get(seat, ())]
        state.used_plots[seat] = [_take(titles, own, title) for title in used.get(seat, ())]
        state.plot_decks[seat] = sorted(lies) if seat in decks else own
    state.plot_titles = tuple(titles)


def _take(titles: list[int], own: list[int], title: int) -> int:
    """Take a plot out of those that are left, or let it replace one of them."""
    if TITLES[title].type != Type.PLOT:
        refuse("given.plots", "no-plot", f"{CARD_NAMES.name(title)} is no plot")
    number = next((one for one in own if titles[one] == title), own[-1])
    titles[number] = title
    own.remove(number)
    return number


def lay(stage: Stage, seat: int, laid: Laid) -> None:
    """Lay one card into play."""
    state: State = stage.state
    host = NOBODY
    if laid.host:
        on_house = laid.host == _HOUSE
        host = seat if on_house else slot_of(stage, "given.play", laid.host, seat)
    owner = seat if laid.owner == NOBODY else laid.owner
    slot = state.new_slot(laid.card, owner, seat, host, int(laid.kneeling))
    state.power[slot] = laid.power
    state.gold[slot] = laid.gold
    state.under[slot] = (laid.card,) * laid.under
    if owner != seat:
        state.taken += ((owner, laid.card),)
    if laid.lent:
        state.lent |= 1 << slot


def check_hosts(state: State) -> None:
    """Refuse attachments where they may not lie."""
    for slot, host in enumerate(state.host):
        card = state.title[slot]
        if host < state.seats or TITLES[card].type == Type.EVENT:
            continue
        if not may_host(state, card, host, state.controller[slot], slot):
            names = f"{CARD_NAMES.name(card)} may not lie on {CARD_NAMES.name(state.title[host])}"
            refuse("given.play", "no-host", names)


def in_play(state: State, seat: int, kneeling: bool | None = None) -> Sequence[int]:
    """List the titles a player controls in play."""
    return [
        state.title[slot]
        for slot in state.in_play[seat]
        if kneeling is None or kneeling == bool(state.kneeling[slot])
    ]
