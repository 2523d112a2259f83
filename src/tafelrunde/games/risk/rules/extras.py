"""What one may do besides at any decision of the own turn: cards of any time, ransom, reserves."""

from __future__ import annotations

from tafelrunde.games.risk.cards.effects import HiddenReserve
from tafelrunde.games.risk.cards.maester import MAESTER as TITLES
from tafelrunde.games.risk.cards.vocabulary import Timing
from tafelrunde.games.risk.codes import MAESTER, RANSOM, RESERVE
from tafelrunde.games.risk.rules.usable import RANSOM_PRICE, besides, captives_of
from tafelrunde.games.risk.rules.use import Use
from tafelrunde.games.risk.rules.windows import may_use, usable
from tafelrunde.games.risk.state import NOBODY, State, rob, station
from tafelrunde.table import EVERYBODY, Frame, Table

ANY_TIME = (Timing.ANY_TIME,)
RESERVE_UNITS = next(
    title.effect.units for title in TITLES if isinstance(title.effect, HiddenReserve)
)


def extras(state: State, seat: int) -> list[int]:
    """List what a seat can do besides."""
    if not state.cards:
        return []
    return [*usable(state, seat, ANY_TIME), *besides(state, seat)]


def may_have_extras(state: State, seat: int) -> bool:
    """Whether a seat could do something besides, for all that others know."""
    if not state.cards:
        return False
    if captives_of(state, seat) or may_use(state, seat, ANY_TIME):
        return True
    return bool(state.reserves and len(state.reserves[seat]))


def do_extra(seat: int, option: int) -> Frame:
    """Give the frame of one of these options, or of a character."""
    if option >= RESERVE:
        return Reserve(seat, option - RESERVE)
    if RANSOM <= option < MAESTER:
        return Ransom(seat, option - RANSOM)
    return Use(seat, option)


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
        station(state, self.territory, state.units[self.territory] + RESERVE_UNITS)
        table.tell("reserve", seat=self.seat, territory=self.territory, count=RESERVE_UNITS)
        table.done()
