"""An invasion: declared, then fought battle by battle, until it is taken, given up or stopped."""

from __future__ import annotations

from tafelrunde.games.risk.boards import KNIGHT, SIEGE_ENGINE
from tafelrunde.games.risk.codes import (
    HOLD_BACK,
    KEEP,
    STOP,
    UNTIL_TAKEN,
)
from tafelrunde.games.risk.odds import ATTACK_DICE, DEFENCE_DICE
from tafelrunde.games.risk.rules.common import ask, roll
from tafelrunde.games.risk.rules.conquest import Conquest
from tafelrunde.games.risk.rules.forces import (
    attack_force,
    d8_of_defence,
    defence_force,
    expected_loss,
    kinds_of_dice,
    odds,
    sizes,
)
from tafelrunde.games.risk.rules.plain import (
    PLAIN_ROLLS,
    Losses,
    losses,
    plain_options,
    plain_roll,
    ways_to_fight,
)
from tafelrunde.games.risk.rules.windows import COMMITTED, DECLARE, ROLLED, stopped, window
from tafelrunde.games.risk.state import (
    AGAIN,
    ATTACKER,
    D8,
    DEFENDER,
    NOBODY,
    State,
    around,
)
from tafelrunde.table import Choice, Frame, Offer, Phrase, Table

DEFENCES = (1, DEFENCE_DICE, KEEP + 1, KEEP + DEFENCE_DICE)


class Invasion(Frame, frozen=True):
    """All battles from one territory against another."""

    seat: int
    origin: int
    target: int
    #: What is fought on until, as an option of the question, or 0.
    until: int = 0
    #: The defender's dice for the rest of the invasion, if said.
    keep: int = 0
    #: Cards used before the battle: whoever acts stops what plays out by itself.
    used: int = 0

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        return Phrase(
            "why-invasion", {"seat": self.seat, "origin": self.origin, "target": self.target}
        )

    def start(self, table: Table[State]) -> None:
        """Begin."""
        state = table.state
        state.origin, state.target = self.origin, self.target
        if table.listener is not None:
            table.tell("invades", seat=self.seat, origin=self.origin, target=self.target)
        if state.special:
            markers = state.markers
            state.taking = (
                markers[KNIGHT][self.origin],
                markers[SIEGE_ENGINE][self.origin],
            )
        if state.cards:
            state.forces = [[0] * 5, [0] * 5]
            state.raid, state.captive = 0, NOBODY
            state.faced = state.units[self.target]
            table.call(window(state, DECLARE, invaded_first(state)), then=self.at("declared"))
        elif state.special:
            self.choose(table, self.options(state))
        else:
            units = state.units
            self.choose(table, plain_options(units[self.origin], units[self.target]))

    def declared(self, table: Table[State]) -> None:
        """Fight, unless the invasion was stopped."""
        if stopped(table.state):
            table.tell("invasion-over", seat=self.seat)
            table.done()
        else:
            self.choose(table, self.options(table.state))

    def choose(self, table: Table[State], options: tuple[int, ...]) -> None:
        """Ask how to fight on; there is always something to choose."""
        asked = self
        if self.step != "chosen" or self.until:
            asked = Invasion(self.seat, self.origin, self.target, 0, self.keep, step="chosen")
        table.ask_one(asked, self.seat, "battle", options)

    def options(self, state: State) -> tuple[int, ...]:
        """List how the attacker may fight on."""
        units = state.units
        if not (state.cards or state.special):
            return plain_options(units[self.origin], units[self.target])
        options = ways_to_fight(units[self.origin], odds(state))
        if state.special:
            markers = state.markers
            if markers[KNIGHT][self.origin] or markers[SIEGE_ENGINE][self.origin]:
                return (*options, HOLD_BACK)
        return options

    def question(self, table: Table[State]) -> Choice | Offer:
        """Ask how to fight on, what takes part, or with how many dice to defend."""
        state = table.state
        if self.step == "defended":
            return Choice(0, state.owner[self.target], "defend", DEFENCES)
        markers = state.markers
        if self.step == "held_back":
            knights = tuple(range(markers[KNIGHT][self.origin] + 1))
            engines = tuple(range(markers[SIEGE_ENGINE][self.origin] + 1))
            return Offer(0, self.seat, "take-part", (knights, engines))
        return Choice(0, self.seat, "battle", self.options(state))

    def chosen(self, table: Table[State], option: int) -> None:
        """Go on with what was chosen."""
        state = table.state
        if option == STOP:
            self.stop(table)
        elif not (state.cards or state.special):
            self.fight_plainly(table, option)
        elif option == HOLD_BACK:
            ask(table, self.at("held_back"))
        elif option >= UNTIL_TAKEN:
            frame = Invasion(self.seat, self.origin, self.target, option, self.keep, state.used)
            frame.again(table)
        elif self.fight(table, option):
            self.again(table)

    def stop(self, table: Table[State]) -> None:
        """End the invasion before its target is taken."""
        if table.listener is not None:
            table.tell("stops", seat=self.seat, target=self.target)
        table.done()

    def fight_plainly(self, table: Table[State], option: int, defenders: int = 0) -> None:
        """Fight as chosen where all dice are plain and nobody has a say but about them.

        The same as `fight` and what follows from it, in one loop.
        """
        state = table.state
        units, origin, target = state.units, self.origin, self.target
        dice = table.chance.dice
        until = option if option >= UNTIL_TAKEN else 0
        committed = option
        if until:
            able = units[origin] - 1
            committed = able if able < ATTACK_DICE else ATTACK_DICE
        while True:
            state.committed = committed
            if not defenders:
                defenders = 1 if units[target] == 1 else self.defenders(state)
                if not defenders:
                    asked = Invasion(self.seat, origin, target, until, step="defended")
                    table.ask_one(asked, state.owner[target], "defend", DEFENCES)
                    return
            rolled = dice(committed + defenders)
            try:
                state.dice, fell = PLAIN_ROLLS[committed][rolled]
            except KeyError:
                state.dice, fell = plain_roll(committed, rolled)
            if not self.fall(table, fell):
                return
            able = units[origin] - 1
            if not able:
                self.stop(table)
                return
            options = plain_options(able + 1, units[target])
            if not until or until not in options:
                self.choose(table, options)
                return
            committed = able if able < ATTACK_DICE else ATTACK_DICE
            defenders = 0

    def defenders(self, state: State) -> int:
        """Tell with how many dice is defended if nobody is to be asked, else 0."""
        if state.units[self.target] == 1:
            return 1
        return DEFENCE_DICE if state.owner[self.target] < 0 else self.keep

    def held_back(self, table: Table[State], taking: tuple[int, int]) -> None:
        """Note which special units take part."""
        table.state.taking = taking
        table.tell("take-part", seat=self.seat, knights=taking[0], engines=taking[1])
        self.choose(table, self.options(table.state))

    def again(self, table: Table[State]) -> None:
        """Fight on if that was the word, nobody else has acted and it could be said again."""
        state = table.state
        units, until = state.units, self.until
        while (able := units[self.origin] - 1) > 0:
            options = self.options(state)
            if not until or until not in options or self.used != state.used:
                self.choose(table, options)
                return
            if not self.fight(table, able if able < ATTACK_DICE else ATTACK_DICE):
                return
        self.stop(table)

    def fight(self, table: Table[State], committed: int) -> bool:
        """Send units into one battle; tells whether it is over and both sides are left."""
        state = table.state
        state.committed = committed
        if state.cards:
            state.once = [0, 0]
            table.tell("commits", seat=self.seat, count=committed)
            then = self.at("defend", used=state.used)
            order = around(state, self.seat)
            table.call(window(state, COMMITTED, order[1:] if self.until else order), then=then)
            return False
        return self.meet(table)

    def meet(self, table: Table[State]) -> bool:
        """Find out with how many dice is defended, and roll them."""
        state = table.state
        defenders = self.defenders(state)
        if defenders:
            return self.throw(table, defenders)
        table.ask_one(self.at("defended"), state.owner[self.target], "defend", DEFENCES)
        return False

    def defend(self, table: Table[State]) -> None:
        """Go on after what was done about the committed units."""
        if not table.state.committed:
            self.at("again", until=0).again(table)
        elif self.meet(table):
            self.again(table)

    def defended(self, table: Table[State], dice: int) -> None:
        """Note the dice, perhaps for the rest of the invasion."""
        frame = self
        if dice > KEEP:
            dice -= KEEP
            frame = Invasion(self.seat, self.origin, self.target, self.until, dice, self.used)
        state = table.state
        if not (state.cards or state.special):
            frame.fight_plainly(table, self.until or state.committed, dice)
        elif frame.throw(table, dice):
            frame.again(table)

    def throw(self, table: Table[State], defenders: int) -> bool:
        """Both roll; then whoever may answers the roll."""
        state = table.state
        forces = state.forces
        engines = state.taking[1] + forces[ATTACKER][D8]
        walls = d8_of_defence(state)
        state.sizes = [sizes(state.committed, engines), sizes(defenders, walls)]
        attack, defence = [
            tuple([thrown(table, size, bool(force[AGAIN])) for size in row])
            for row, force in zip(state.sizes, forces, strict=True)
        ]
        state.dice = attack, defence
        if state.cards:
            holder = state.owner[self.target]
            table.tell(
                "rolled",
                seat=self.seat,
                attack=attack,
                defence=defence,
            )
            order: tuple[int, ...] = (self.seat, holder) if holder >= 0 else (self.seat,)
            if self.until and self.used == state.used:
                # Whoever fights on until a halt has answered for all battles up to it.
                order = order[1:]
            table.call(window(state, ROLLED, order), then=self.at("compare"))
            return False
        return self.settle(table)

    def compare(self, table: Table[State]) -> None:
        """Go on after what was done about the dice."""
        if self.settle(table):
            self.again(table)

    def settle(self, table: Table[State]) -> bool:
        """Find out what changes the dice, and let the losers fall."""
        state = table.state
        force, wall = attack_force(state), defence_force(state)
        own, other = force.every + state.once[ATTACKER], wall.every + state.once[DEFENDER]
        attack = [die + own for die in state.dice[ATTACKER]]
        defence = [die + other for die in state.dice[DEFENDER]]
        fell = losses(attack, defence, force.top, wall.top, force.wins_ties)
        return self.fall(table, fell, int(force.wins_ties))

    def fall(self, table: Table[State], fell: Losses, ahead: int = 0) -> bool:
        """Let so many fall on both sides; tells whether a defender is left."""
        lost, fallen, attack, defence = fell
        state = table.state
        units = state.units
        if lost:
            state.committed -= lost
            units[self.origin] = left = units[self.origin] - lost
            if left < 2:
                state.spare &= ~(1 << self.origin)
        if fallen:
            state.destroyed += fallen
            units[self.target] = left = units[self.target] - fallen
            if left < 2:
                state.spare &= ~(1 << self.target)
        if table.listener is not None:
            table.tell(
                "battle",
                seat=self.seat,
                origin=self.origin,
                target=self.target,
                attack=attack,
                defence=defence,
                lost=lost,
                fallen=fallen,
                holder=state.owner[self.target],
                ahead=ahead,
                attack_dice=kinds_of_dice(state, ATTACKER),
                defence_dice=kinds_of_dice(state, DEFENDER),
                expected=expected_loss(state),
            )
        if units[self.target]:
            return True
        conquest = Conquest(self.seat, self.origin, self.target, state.owner[self.target])
        table.become(conquest)
        conquest.start(table)
        return False


def invaded_first(state: State) -> tuple[int, ...]:
    """List who may answer an invasion: the attacker, the owner of the target, then bystanders."""
    seats = window(state, DECLARE).order
    holder = state.owner[state.target]
    if holder < 0:
        return seats
    rest = [seat for seat in seats[1:] if seat != holder]
    return (seats[0], holder, *rest)


def thrown(table: Table[State], size: int, ones_again: bool) -> int:
    """Roll one die of a battle; a one may be rolled again, once."""
    face = roll(table, size)
    return roll(table, size) if ones_again and face == 1 else face
