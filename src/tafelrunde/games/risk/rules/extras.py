"""What one may do besides at any decision of the own turn: cards of any time, ransom, reserves."""

from __future__ import annotations

from tafelrunde.games.risk.cards.characters import characters_of
from tafelrunde.games.risk.cards.effects import CaptureCharacter, HiddenReserve
from tafelrunde.games.risk.cards.maester import MAESTER as TITLES
from tafelrunde.games.risk.cards.vocabulary import Timing
from tafelrunde.games.risk.codes import MAESTER, RANSOM, RESERVE
from tafelrunde.games.risk.rules.use import Use
from tafelrunde.games.risk.rules.windows import may_use, usable
from tafelrunde.games.risk.state import NOBODY, State, rob
from tafelrunde.table import EVERYBODY, Frame, Table

ANY_TIME = (Timing.ANY_TIME,)
RANSOM_PRICE = next(
    title.effect.ransom for title in TITLES if isinstance(title.effect, CaptureCharacter)
)
RESERVE_UNITS = next(
    title.effect.units for title in TITLES if isinstance(title.effect, HiddenReserve)
)


def captives_of(state: State, seat: int) -> list[int]:
    """List the own characters that are captives and could be ransomed."""
    if not state.captors or state.gold[seat] < RANSOM_PRICE:
        return []
    return [c for c in characters_of(state.houses[seat]) if state.captors[c] != NOBODY]


def extras(state: State, seat: int) -> list[int]:
    """List what a seat can do besides."""
    if not state.cards:
        return []
    found = [RANSOM + character for character in captives_of(state, seat)]
    if state.maesters:
        found += usable(state, seat, ANY_TIME)
        own = state.land[seat]
        waiting = sorted(state.reserves[seat].cards)
        found += [RESERVE + card for card in waiting if own >> card & 1]
    return found


def may_have_extras(state: State, seat: int) -> bool:
    """Whether a seat could do something besides, for all that others know."""
    if not state.cards:
        return False
    if captives_of(state, seat) or may_use(state, seat, ANY_TIME):
        return True
    return bool(state.reserves and len(state.reserves[seat]))


def do_extra(seat: int, option: int) -> Frame:
    """Give the frame of one of these options."""
    if option >= RESERVE:
        return Reserve(seat, option - RESERVE)
    if option >= MAESTER:
        return Use(seat, option)
    return Ransom(seat, option - RANSOM)


class Ransom(Frame, frozen=True):
    """A captive goes free for gold; it comes back as it lay."""

    seat: int
    character: int

    def start(self, table: Table[State]) -> None:
        """Begin."""
        state = table.state
        captor = state.captors[self.character]
        rob(state, self.seat, captor, RANSOM_PRICE)
        state.captors[self.character] = NOBODY
        table.tell("ransomed", seat=self.seat, to_seat=captor, character=self.character)
        table.done()


class Reserve(Frame, frozen=True):
    """Units that waited on a hidden card step forward."""

    seat: int
    territory: int

    def start(self, table: Table[State]) -> None:
        """Begin."""
        state = table.state
        state.reserves[self.seat].take(self.territory)
        state.discards.put(self.territory, EVERYBODY)
        state.units[self.territory] += RESERVE_UNITS
        table.tell("reserve", seat=self.seat, territory=self.territory, count=RESERVE_UNITS)
        table.done()
