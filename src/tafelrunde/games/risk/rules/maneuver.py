"""Step 5: units move once through own land."""

from __future__ import annotations

from tafelrunde.games.risk.boards import KNIGHT, SIEGE_ENGINE, places
from tafelrunde.games.risk.codes import PAIRS, STOP, ends, way
from tafelrunde.games.risk.rules.common import ask
from tafelrunde.games.risk.rules.conquest import move
from tafelrunde.games.risk.rules.extras import do_extra, extras, may_have_extras
from tafelrunde.games.risk.state import State
from tafelrunde.table import Choice, Frame, Number, Offer, Phrase, Table


class Maneuver(Frame, frozen=True):
    """From one own territory to another reached through own ones only; one unit stays."""

    seat: int
    #: Between two invasions only maneuvers are offered, and one at a time.
    between: bool = False
    origin: int = 0
    target: int = 0

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        return Phrase("why-maneuver", {"seat": self.seat})

    def start(self, table: Table[State]) -> None:
        """Begin."""
        state = table.state
        able = movable(state, self.seat) if state.maneuvers else []
        if able and not state.cards:
            table.ask_one(self.at("chosen"), self.seat, "maneuver", (STOP, *able))
        elif able or (not self.between and may_have_extras(state, self.seat)):
            ask(table, self.at("chosen"))
        else:
            table.done()

    def question(self, table: Table[State]) -> Choice | Number | Offer:
        """Ask for the way, then for how many."""
        state, seat = table.state, self.seat
        if self.step == "chosen":
            found = movable(state, seat) if state.maneuvers else []
            besides = [] if self.between else extras(state, seat)
            return Choice(0, seat, "maneuver", (STOP, *found, *besides))
        most = state.units[self.origin] - 1
        knights, engines = along(state, self.origin)
        if knights or engines:
            parts = tuple(range(1, most + 1)), tuple(range(knights + 1)), tuple(range(engines + 1))
            return Offer(0, seat, "move", parts)
        return Number(0, seat, "move", 1, most)

    def chosen(self, table: Table[State], option: int) -> None:
        """Go on with what was chosen."""
        if option == STOP:
            table.done()
        elif option < PAIRS:
            origin, target = ends(option)
            frame = self.at("moved", origin=origin, target=target)
            if table.state.units[origin] == 2 and not any(along(table.state, origin)):
                frame.moved(table, 1)
            else:
                ask(table, frame)
        else:
            table.call(do_extra(self.seat, option), then=self.at("start"))

    def moved(self, table: Table[State], moving: int | tuple[int, int, int]) -> None:
        """Move the units."""
        state = table.state
        units, *others = moving if isinstance(moving, tuple) else (moving,)
        move(state, self.origin, self.target, units, tuple(others))
        state.maneuvers -= 1
        table.tell("maneuvers", seat=self.seat, count=units, origin=self.origin, target=self.target)
        if self.between:
            table.done()
        else:
            table.become(self.at("start"))


def along(state: State, origin: int) -> tuple[int, int]:
    """Count the knights and siege engines that may go along."""
    if not state.special:
        return 0, 0
    return state.markers[KNIGHT][origin], state.markers[SIEGE_ENGINE][origin]


def movable(state: State, seat: int) -> list[int]:
    """List the ways through own land from every territory that can spare a unit."""
    own = left = state.land[seat]
    units = state.units
    reachable = state.board.reachable
    found: list[int] = []
    while left:
        joined = reachable((left & -left).bit_length() - 1, own)
        left &= ~joined
        if joined & (joined - 1):
            targets = places(joined)
            for place, origin in enumerate(targets):
                if units[origin] > 1:
                    to = way(origin, 0).__add__
                    found += map(to, targets[:place])
                    found += map(to, targets[place + 1 :])
    return found
