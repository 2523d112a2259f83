"""Step 4: any number of invasions, each from one territory into one next to it."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.risk.boards import (
    COASTAL,
    ESSOS,
    PORTS,
    TERRITORIES,
    WESTEROS,
    WORLD,
    members,
    of_mask,
)
from tafelrunde.games.risk.codes import MANEUVER, PAIRS, STOP, WAYS, ways_to
from tafelrunde.games.risk.modes import SEATS
from tafelrunde.games.risk.rules.battle import Invasion
from tafelrunde.games.risk.rules.common import ask
from tafelrunde.games.risk.rules.extras import do_extra, extras, may_have_extras
from tafelrunde.games.risk.rules.maneuver import Maneuver, movable
from tafelrunde.games.risk.state import BOARDS, State
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
        found = ways(state, self.seat)
        if state.cards:
            if found or may_have_extras(state, self.seat):
                ask(table, self.at("chosen"))
            else:
                table.done()
        elif found:
            table.ask_one(CHOOSING[self.seat], self.seat, "invade", (STOP, *found))
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
            # Begun at once, so what waits on the stack is its first question.
            origin, target = divmod(option, TERRITORIES)
            invasion = Invasion(self.seat, origin, target, step="chosen")
            table.call(invasion, then=INVADING[self.seat])
            invasion.start(table)
        elif option == MANEUVER:
            table.call(Maneuver(self.seat, between=True), then=self.at("start"))
        else:
            table.call(do_extra(self.seat, option), then=self.at("start"))


#: By seat: whoever goes on, and whoever is asked.
INVADING: Final = tuple(Invade(seat) for seat in range(SEATS.stop))
CHOOSING: Final = tuple(Invade(seat, step="chosen") for seat in range(SEATS.stop))

_FRONTS = {
    board.key: of_mask(tuple(zip(range(TERRITORIES), board.neighbours, WAYS, strict=True)))
    for board in (WESTEROS, ESSOS, WORLD)
}
#: By seats, for the territories of a mask: each with its neighbours and the ways there.
FRONTS: Final = {seats: _FRONTS[board.key] for seats, board in BOARDS.items()}


def ways(state: State, seat: int) -> list[int]:
    """List every invasion a seat may begin, as ways."""
    own = state.land[seat]
    enemy = BOARDS[state.seats].land & ~(own | state.barred)
    if state.barred_seats:
        for other in members(state.barred_seats):
            enemy &= ~state.land[other]
    able = own & state.spare
    found: list[int] = []
    for origin, neighbours, listed in FRONTS[state.seats](able):
        # A plain dict and an error that is rare: this is the busiest line of a game.
        try:
            found += listed[neighbours & enemy]
        except KeyError:
            found += ways_to(origin, neighbours & enemy)
    if state.any_coast:
        found += _by_sea(state, able & PORTS, COASTAL & enemy)
    return found


def _by_sea(state: State, ports: int, enemy: int) -> list[int]:
    """List the further ways from ports that reach every coast."""
    neighbours = state.board.neighbours
    return [
        way for origin in members(ports) for way in ways_to(origin, enemy & ~neighbours[origin])
    ]
