"""Cards on dice that have been rolled, and dice rolled for cards."""

from __future__ import annotations

from tafelrunde.games.risk.cards.vocabulary import Side
from tafelrunde.games.risk.rules.common import ask, roll
from tafelrunde.games.risk.rules.lookup import effect_of
from tafelrunde.games.risk.rules.windows import DIE, window
from tafelrunde.games.risk.state import ATTACKER, DEFENDER, NOBODY, State
from tafelrunde.table import Choice, Frame, Pick, Table

SIX = 6


def side_of(state: State, seat: int) -> int:
    """Tell on which side of the invasion under way a seat stands."""
    return ATTACKER if seat == state.turn else DEFENDER


class RollDie(Frame, frozen=True):
    """Somebody rolls a die for a card; done with what it shows in the end."""

    seat: int

    def start(self, table: Table[State]) -> None:
        """Begin."""
        state = table.state
        state.die, state.roller = roll(table), self.seat
        table.tell("rolled-die", seat=self.seat, count=state.die)
        table.call(window(state, DIE, (self.seat,)), then=self.at("settled"))

    def settled(self, table: Table[State]) -> None:
        """Give what the die shows in the end."""
        table.state.roller = NOBODY
        table.done(table.state.die)


class TurnDie(Frame, frozen=True):
    """An own die is turned to its highest face."""

    seat: int
    code: int

    def start(self, table: Table[State]) -> None:
        """Begin."""
        state = table.state
        if state.roller == self.seat:
            state.die = SIX
            table.tell("turns-die", seat=self.seat, count=SIX)
            table.done()
        elif len(state.dice[side_of(state, self.seat)]) == 1:
            self.turned(table, 0)
        else:
            ask(table, self.at("turned"))

    def question(self, table: Table[State]) -> Choice:
        """Ask which of the own dice."""
        dice = table.state.dice[side_of(table.state, self.seat)]
        return Choice(0, self.seat, "turn-die", tuple(range(len(dice))))

    def turned(self, table: Table[State], number: int) -> None:
        """Turn the die."""
        state = table.state
        side = side_of(state, self.seat)
        face = state.sizes[side][number]
        show(state, side, number, face)
        table.tell("turns-die", seat=self.seat, count=face)
        table.done()


class RollAgain(Frame, frozen=True):
    """Dice of one side are rolled again, all chosen ones at once."""

    seat: int
    code: int

    def start(self, table: Table[State]) -> None:
        """Begin."""
        ask(table, self.at("chosen"))

    def side(self, state: State) -> int:
        """Tell whose dice."""
        own = side_of(state, self.seat)
        return own if effect_of(self.code).side == Side.OWN else 1 - own

    def question(self, table: Table[State]) -> Pick:
        """Ask which dice."""
        dice = table.state.dice[self.side(table.state)]
        effect = effect_of(self.code)
        prompt = "roll-own" if effect.side == Side.OWN else "roll-again"
        return Pick(0, self.seat, prompt, tuple(range(len(dice))), 1, min(effect.most, len(dice)))

    def chosen(self, table: Table[State], numbers: tuple[int, ...]) -> None:
        """Go on with what was chosen."""
        state = table.state
        side = self.side(state)
        for number in numbers:
            show(state, side, number, roll(table, state.sizes[side][number]))
        table.tell("rolls-again", seat=self.seat, dice=state.dice[side])
        table.done()


def show(state: State, side: int, number: int, face: int) -> None:
    """Let one die of a side show another face."""
    dice = list(state.dice[side])
    dice[number] = face
    attack, defence = state.dice
    state.dice = (attack, tuple(dice)) if side == DEFENDER else (tuple(dice), defence)
