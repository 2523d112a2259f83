"""Step 4: any number of invasions, each from one territory into one next to it."""

from __future__ import annotations

from tafelrunde.games.risk.boards import COASTAL, PORTS, members
from tafelrunde.games.risk.codes import MANEUVER, PAIRS, STOP, ends, way
from tafelrunde.games.risk.rules.battle import Invasion
from tafelrunde.games.risk.rules.common import ask
from tafelrunde.games.risk.rules.extras import do_extra, extras, may_have_extras
from tafelrunde.games.risk.rules.maneuver import Maneuver, movable
from tafelrunde.games.risk.state import State
from tafelrunde.table import Choice, Frame, Phrase, Table


class Invade(Frame, frozen=True):
    """Whoever is on turn invades until it has enough."""

    seat: int

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        return Phrase("why-invade", {"seat": self.seat})

    def start(self, table: Table[State]) -> None:
        """Begin."""
        state = table.state
        if state.cards:
            if ways(state, self.seat) or may_have_extras(state, self.seat):
                ask(table, self.at("chosen"))
            else:
                table.done()
            return
        found = ways(state, self.seat)
        if found:
            table.ask_one(self.at("chosen"), self.seat, "invade", (STOP, *found))
        else:
            table.done()

    def question(self, table: Table[State]) -> Choice:
        """Ask for the next invasion."""
        state, seat = table.state, self.seat
        options = [STOP, *ways(state, seat), *extras(state, seat)]
        if state.free_maneuver and state.maneuvers and movable(state, seat):
            options.append(MANEUVER)
        return Choice(0, seat, "invade", tuple(options))

    def chosen(self, table: Table[State], option: int) -> None:
        """Go on with what was chosen."""
        if option == STOP:
            table.done()
        elif option < PAIRS:
            table.call(Invasion(self.seat, *ends(option)), then=self.at("start"))
        elif option == MANEUVER:
            table.call(Maneuver(self.seat, between=True), then=self.at("start"))
        else:
            table.call(do_extra(self.seat, option), then=self.at("start"))


def ways(state: State, seat: int) -> list[int]:
    """List every invasion a seat may begin, as ways."""
    board = state.board
    own = state.land[seat]
    enemy = board.land & ~own & ~state.barred
    if state.barred_seats:
        for other in members(state.barred_seats):
            enemy &= ~state.land[other]
    neighbours = board.neighbours
    units = state.units
    found = []
    while own:
        lowest = own & -own
        own ^= lowest
        origin = lowest.bit_length() - 1
        if units[origin] < 2:
            continue
        targets = neighbours[origin] & enemy
        if state.any_coast and PORTS & lowest:
            targets |= COASTAL & enemy
        base = way(origin, 0)
        while targets:
            target = targets & -targets
            found.append(base + target.bit_length() - 1)
            targets ^= target
    return found
