"""Cards on units and special units on the map."""

from __future__ import annotations

from tafelrunde.games.risk.boards import CASTLES, KNIGHT, SIEGE_ENGINE, members
from tafelrunde.games.risk.cards.vocabulary import Roll, Target
from tafelrunde.games.risk.rules.common import ask
from tafelrunde.games.risk.rules.conquest import move
from tafelrunde.games.risk.rules.lookup import card_of, effect_of
from tafelrunde.games.risk.rules.on_dice import RollDie
from tafelrunde.games.risk.rules.trade_in import post
from tafelrunde.games.risk.rules.usable import within_reach
from tafelrunde.games.risk.state import State, opponents, station
from tafelrunde.table import Choice, Frame, Number, Offer, Pick, Share, Table


def rolled_amount(amount: int | Roll, die: int) -> int:
    """Give the amount a die stands for."""
    return (die + 1) // 2 if amount == Roll.HALF_D6 else die


def add_units(table: Table[State], seat: int, territory: int, units: int) -> None:
    """Put units from the supply on a territory."""
    station(table.state, territory, table.state.units[territory] + units)
    table.tell("joins", seat=seat, territory=territory, count=units)


class MoreThere(Frame, frozen=True):
    """Units join a territory: the invaded one, one with a castle, or several of choice."""

    seat: int
    code: int

    def start(self, table: Table[State]) -> None:
        """Begin."""
        state = table.state
        effect = effect_of(self.code)
        if card_of(self.code).target != Target.INVADED_TERRITORY:
            ask(table, self.at("chosen"))
        elif isinstance(effect.amount, Roll):
            table.call(RollDie(self.seat), then=self.at("rolled"))
        else:
            add_units(table, self.seat, state.target, effect.amount)
            table.done()

    def rolled(self, table: Table[State], die: int) -> None:
        """Go on with what the die shows."""
        amount = rolled_amount(effect_of(self.code).amount, die)
        add_units(table, self.seat, table.state.target, amount)
        table.done()

    def question(self, table: Table[State]) -> Pick:
        """Ask where, at most one unit for each territory."""
        state = table.state
        own = state.land[self.seat]
        if card_of(self.code).target == Target.OWN_CASTLE_TERRITORY:
            own &= CASTLES
        places = tuple(members(own))
        most = min(effect_of(self.code).amount, len(places))
        return Pick(0, self.seat, "add-unit", places, 1, most)

    def chosen(self, table: Table[State], places: tuple[int, ...]) -> None:
        """Go on with what was chosen."""
        for territory in places:
            add_units(table, self.seat, territory, 1)
        table.done()


class MoreUnits(Frame, frozen=True):
    """More units to be placed this turn, as many as a die says."""

    seat: int
    code: int

    def start(self, table: Table[State]) -> None:
        """Begin."""
        table.call(RollDie(self.seat), then=self.at("rolled"))

    def rolled(self, table: Table[State], die: int) -> None:
        """Go on with what the die shows."""
        table.state.pool += rolled_amount(effect_of(self.code).amount, die)
        table.done()


class PlaceSpecial(Frame, frozen=True):
    """A special unit on any own territory."""

    seat: int
    code: int

    def start(self, table: Table[State]) -> None:
        """Begin."""
        ask(table, self.at("chosen"))

    def question(self, table: Table[State]) -> Choice:
        """Ask where."""
        return Choice(0, self.seat, "post", tuple(members(table.state.land[self.seat])))

    def chosen(self, table: Table[State], territory: int) -> None:
        """Go on with what was chosen."""
        post(table, self.seat, effect_of(self.code).unit, territory)
        table.done()


class LessThere(Frame, frozen=True):
    """A territory of an opponent next to one's own loses up to as many units as a die says."""

    seat: int
    code: int
    territory: int = 0
    most: int = 0

    def start(self, table: Table[State]) -> None:
        """Begin."""
        ask(table, self.at("chosen"))

    def question(self, table: Table[State]) -> Choice | Number:
        """Ask where, after the roll how many."""
        if self.step == "chosen":
            return Choice(0, self.seat, "cut-off", within_reach(table.state, self.seat))
        return Number(0, self.seat, "remove", 0, self.most)

    def chosen(self, table: Table[State], territory: int) -> None:
        """Go on with what was chosen."""
        table.tell("cuts-off", seat=self.seat, territory=territory)
        table.call(RollDie(self.seat), then=self.at("rolled", territory=territory))

    def rolled(self, table: Table[State], die: int) -> None:
        """Go on with what the die shows."""
        most = min(
            rolled_amount(effect_of(self.code).amount, die),
            table.state.units[self.territory] - 1,
        )
        if most:
            ask(table, self.at("removed", most=most))
        else:
            table.done()

    def removed(self, table: Table[State], units: int) -> None:
        """Take the units away."""
        state = table.state
        station(state, self.territory, state.units[self.territory] - units)
        if effect_of(self.code).counts_as_destroyed:
            state.destroyed += units
        table.tell("loses", territory=self.territory, count=units)
        table.done()


class LessBoth(Frame, frozen=True):
    """Origin and target of others' invasion lose up to so many units each; one stays in either."""

    seat: int
    code: int

    def start(self, table: Table[State]) -> None:
        """Begin."""
        ask(table, self.at("removed"))

    def question(self, table: Table[State]) -> Offer:
        """Ask how many in each."""
        state = table.state
        most = effect_of(self.code).amount
        parts = tuple(
            [
                tuple(range(min(most, state.units[territory] - 1) + 1))
                for territory in (state.origin, state.target)
            ]
        )
        return Offer(0, self.seat, "remove-both", parts)

    def removed(self, table: Table[State], amounts: tuple[int, int]) -> None:
        """Take the units away."""
        state = table.state
        for territory, units in zip((state.origin, state.target), amounts, strict=True):
            if units:
                station(state, territory, state.units[territory] - units)
                table.tell("loses", territory=territory, count=units)
        table.done()


class Ambush(Frame, frozen=True):
    """Attackers named for the battle fall before it; further units may join the defender."""

    seat: int
    code: int

    def start(self, table: Table[State]) -> None:
        """Begin."""
        effect = effect_of(self.code)
        if isinstance(effect.amount, Roll):
            table.call(RollDie(self.seat), then=self.at("rolled"))
        elif effect.up_to:
            ask(table, self.at("destroyed"))
        else:
            self.destroyed(table, min(effect.amount, table.state.committed))

    def question(self, table: Table[State]) -> Number:
        """Ask how many fall."""
        most = min(effect_of(self.code).amount, table.state.committed)
        return Number(0, self.seat, "destroy", 0, most)

    def rolled(self, table: Table[State], die: int) -> None:
        """Go on with what the die shows."""
        amount = rolled_amount(effect_of(self.code).amount, die)
        self.destroyed(table, min(amount, table.state.committed))

    def destroyed(self, table: Table[State], units: int) -> None:
        """Let the attackers fall."""
        state = table.state
        station(state, state.origin, state.units[state.origin] - units)
        state.committed -= units
        table.tell("loses", territory=state.origin, count=units)
        more = effect_of(self.code).then_add
        if more:
            add_units(table, self.seat, state.target, more)
        table.done()


class Attrition(Frame, frozen=True):
    """Every opponent removes units of their own choice, then oneself; one stays everywhere."""

    seat: int
    code: int
    number: int = 0

    def start(self, table: Table[State]) -> None:
        """Begin."""
        state = table.state
        order = self.order(state)
        frame = self
        while frame.number < len(order):
            if frame.spare(state, order[frame.number]):
                ask(table, frame.at("removed"))
                return
            frame = frame.at("start", number=frame.number + 1)
        table.done()

    def order(self, state: State) -> tuple[int, ...]:
        """List who removes units, one after the other."""
        return (*opponents(state, self.seat), self.seat)

    def spare(self, state: State, seat: int) -> dict[int, int]:
        """Tell where a seat has units to lose, and how many."""
        units = state.units
        return {t: units[t] - 1 for t in members(state.land[seat] & state.spare)}

    def question(self, table: Table[State]) -> Share:
        """Ask where units go."""
        state = table.state
        seat = self.order(state)[self.number]
        spare = self.spare(state, seat)
        effect = effect_of(self.code)
        wanted = effect.own if seat == self.seat else effect.opponents
        total = min(wanted, sum(spare.values()))
        caps = tuple([min(total, units) for units in spare.values()])
        return Share(0, seat, "starve", total, tuple(spare), caps)

    def removed(self, table: Table[State], amounts: tuple[int, ...]) -> None:
        """Take the units away."""
        state = table.state
        spare = self.spare(state, self.order(state)[self.number])
        for territory, units in zip(spare, amounts, strict=True):
            if units:
                station(state, territory, state.units[territory] - units)
                table.tell("loses", territory=territory, count=units)
        table.become(self.at("start", number=self.number + 1))


class Withdrawal(Frame, frozen=True):
    """All units but one leave the invaded territory for any other own one."""

    seat: int
    code: int
    refuge: int = 0

    def start(self, table: Table[State]) -> None:
        """Begin."""
        ask(table, self.at("chosen"))

    def question(self, table: Table[State]) -> Choice | Offer:
        """Ask where to, then what goes along."""
        state = table.state
        if self.step == "chosen":
            own = state.land[self.seat] & ~(1 << state.target)
            return Choice(0, self.seat, "withdraw", tuple(members(own)))
        knights, engines = _along(state)
        return Offer(
            0, self.seat, "take-along", (tuple(range(knights + 1)), tuple(range(engines + 1)))
        )

    def chosen(self, table: Table[State], refuge: int) -> None:
        """Go on with what was chosen."""
        frame = self.at("left", refuge=refuge)
        if any(_along(table.state)):
            ask(table, frame)
        else:
            frame.left(table, (0, 0))

    def left(self, table: Table[State], along: tuple[int, int]) -> None:
        """Leave for the refuge."""
        state = table.state
        units = state.units[state.target] - 1
        move(state, state.target, self.refuge, units, along)
        table.tell(
            "withdraws", seat=self.seat, count=units, origin=state.target, target=self.refuge
        )
        table.done()


def _along(state: State) -> tuple[int, int]:
    if not state.special:
        return 0, 0
    return state.markers[KNIGHT][state.target], state.markers[SIEGE_ENGINE][state.target]
