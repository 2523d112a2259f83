"""Step 5: units move once through own land."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from tafelrunde.games.risk.boards import KNIGHT, SIEGE_ENGINE, listed, members
from tafelrunde.games.risk.codes import PAIRS, STOP, ends, way
from tafelrunde.games.risk.rules.common import ask
from tafelrunde.games.risk.rules.conquest import move
from tafelrunde.games.risk.rules.extras import do_extra, extras, may_have_extras
from tafelrunde.games.risk.state import BOARDS, State
from tafelrunde.table import Choice, Frame, Number, Offer, Phrase, Table

#: Territories that can spare a unit, and all that are joined to them through own land.
March = tuple[int, int]


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
        able = marches(state, self.seat) if state.maneuvers else []
        if able and table.unwatched and not state.cards:
            table.ask_one(self.at("chosen"), self.seat, "maneuver", Routes(able))
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
            frame = Maneuver(self.seat, self.between, origin, target, step="moved")
            if table.state.units[origin] == 2 and not any(along(table.state, origin)):
                frame.moved(table, 1)
            else:
                ask(table, frame)
        else:
            table.call(do_extra(self.seat, option), then=self.at("start"))

    def moved(self, table: Table[State], moving: int | tuple[int, int, int]) -> None:
        """Move the units."""
        state = table.state
        units, others = (moving[0], moving[1:]) if isinstance(moving, tuple) else (moving, ())
        move(state, self.origin, self.target, units, others)
        state.maneuvers -= 1
        if table.listener is not None:
            table.tell(
                "maneuvers", seat=self.seat, count=units, origin=self.origin, target=self.target
            )
        if self.between or not (state.maneuvers or state.cards):
            table.done()
        else:
            table.become(self.at("start"))


def along(state: State, origin: int) -> tuple[int, int]:
    """Count the knights and siege engines that may go along."""
    if not state.special:
        return 0, 0
    return state.markers[KNIGHT][origin], state.markers[SIEGE_ENGINE][origin]


def marches(state: State, seat: int) -> list[March]:
    """Group the ways through own land: from each of these territories to every other of those."""
    own = state.land[seat]
    able = own & state.spare
    reachable = BOARDS[state.seats].reachable
    found: list[March] = []
    while able:
        joined = reachable((able & -able).bit_length() - 1, own)
        if joined & (joined - 1):
            found.append((able & joined, joined))
        able &= ~joined
    return found


def movable(state: State, seat: int) -> list[int]:
    """List the ways through own land from every territory that can spare a unit."""
    return _listed(marches(state, seat))


def _listed(marches: list[March]) -> list[int]:
    found: list[int] = []
    for able, joined in marches:
        targets = listed(joined)
        for origin in members(able):
            first = way(origin, 0)
            found += [first + target for target in targets if target != origin]
    return found


class Routes(Sequence[int]):
    """STOP and then what `movable` lists, counted without a list: there may be hundreds."""

    __slots__ = ("_count", "_marches")

    def __init__(self, marches: list[March]) -> None:
        """Count the ways."""
        self._marches = marches
        self._count = 1
        for able, joined in marches:
            self._count += able.bit_count() * (joined.bit_count() - 1)

    def __len__(self) -> int:
        """Count the options."""
        return self._count

    def __iter__(self) -> Iterator[int]:
        """Go through all options."""
        return iter((STOP, *_listed(self._marches)))

    @overload
    def __getitem__(self, number: int) -> int: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[int]: ...
    def __getitem__(self, number: int | slice) -> int | Sequence[int]:
        """Give one option."""
        if isinstance(number, slice):
            return [self[place] for place in range(*number.indices(self._count))]
        left = number - 1
        if left < 0:
            return STOP if left == -1 else self[self._count + number]
        for able, joined in self._marches:
            each = joined.bit_count() - 1
            count = able.bit_count() * each
            if left < count:
                place, other = divmod(left, each)
                origin, targets = listed(able)[place], listed(joined)
                return way(origin, targets[other + (targets[other] >= origin)])
            left -= count
        raise IndexError(number)
