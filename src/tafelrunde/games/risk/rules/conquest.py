"""A territory falls: moving in, what the conquest triggers, and whether somebody is out."""

from __future__ import annotations

from tafelrunde.games.risk.boards import KNIGHT, SIEGE_ENGINE, members
from tafelrunde.games.risk.rules.common import ask
from tafelrunde.games.risk.rules.eliminate import Eliminate
from tafelrunde.games.risk.state import NOBODY, State, hold, rob, station
from tafelrunde.table import Frame, Number, Offer, Phrase, Table


class Conquest(Frame, frozen=True):
    """The survivors of the last battle move in, others may follow, one stays behind."""

    seat: int
    origin: int
    target: int
    loser: int

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        return Phrase("why-move-in", {"seat": self.seat, "target": self.target})

    def start(self, table: Table[State]) -> None:
        """Begin."""
        state = table.state
        hold(state, self.target, self.seat)
        state.conquered |= 1 << self.target
        if self.loser >= 0:
            state.taken_from[self.loser] += 1
            if state.truces:
                lift_truces(state, self.loser)
        if state.heights:
            state.heights = [t for t in state.heights if t != self.target]
        if state.special:
            for kind in state.markers:
                kind[self.target] = 0
        if table.listener is not None:
            table.tell("conquers", seat=self.seat, target=self.target, loser=self.loser)
        least, most = state.committed, state.units[self.origin] - 1
        if least == most and not (state.special and self.may_follow(state)):
            self.moved(table, least)
        else:
            ask(table, self.at("moved"))

    def may_follow(self, state: State) -> bool:
        """Whether special units that took no part could go along."""
        if not state.special:
            return False
        markers = state.markers
        there = markers[KNIGHT][self.origin], markers[SIEGE_ENGINE][self.origin]
        return there != state.taking

    def question(self, table: Table[State]) -> Number | Offer:
        """Ask how many move in."""
        state = table.state
        least, most = state.committed, state.units[self.origin] - 1
        if not self.may_follow(state):
            return Number(0, self.seat, "move-in", least, most)
        knights, engines = state.taking
        parts = (
            tuple(range(least, most + 1)),
            tuple(range(knights, state.markers[KNIGHT][self.origin] + 1)),
            tuple(range(engines, state.markers[SIEGE_ENGINE][self.origin] + 1)),
        )
        return Offer(0, self.seat, "move-in", parts)

    def moved(self, table: Table[State], moving: int | tuple[int, int, int]) -> None:
        """Move the units."""
        state = table.state
        units, along = (
            (moving[0], moving[1:]) if isinstance(moving, tuple) else (moving, state.taking)
        )
        move(state, self.origin, self.target, units, along)
        if table.listener is not None:
            table.tell("moves-in", seat=self.seat, count=units, target=self.target)
        if self.loser < 0:
            table.done()
            return
        if state.loot:
            self.steal(table, state.loot)
            state.loot = 0
        if state.raid:
            self.steal(table, state.raid)
            state.raid = 0
        if state.captive != NOBODY:
            state.captors[state.captive] = self.seat
            table.tell("captured", seat=self.seat, character=state.captive)
            state.captive = NOBODY
        if state.land[self.loser]:
            table.done()
        else:
            table.become(Eliminate(self.seat, self.loser))

    def steal(self, table: Table[State], most: int) -> None:
        """Take gold from whoever lost the territory."""
        gold = rob(table.state, self.loser, self.seat, most)
        table.tell("steals", seat=self.seat, to_seat=self.loser, count=gold)


def move(state: State, origin: int, target: int, units: int, along: tuple[int, ...]) -> None:
    """Move units, and knights and siege engines with them."""
    station(state, origin, state.units[origin] - units)
    station(state, target, state.units[target] + units)
    if state.special:
        for kind, count in enumerate(along):
            state.markers[kind][origin] -= count
            state.markers[kind][target] += count


def lift_truces(state: State, loser: int) -> None:
    """A truce is over once the invader has conquered something from somebody else."""
    for territory in members(state.truces):
        if state.owner[territory] != loser:
            state.truces &= ~(1 << territory)
            state.barred &= ~(1 << territory)
