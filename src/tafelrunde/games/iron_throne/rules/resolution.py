"""Resolution: talks, rewards, penalties, hostages, each with its window."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.iron_throne.cards.vocabulary import Result, Timing
from tafelrunde.games.iron_throne.houses import half
from tafelrunde.games.iron_throne.rules.common import ask_one, ends, weaken
from tafelrunde.games.iron_throne.rules.hostages import Take
from tafelrunde.games.iron_throne.rules.listening import ANYBODY
from tafelrunde.games.iron_throne.rules.rewards import Rewards
from tafelrunde.games.iron_throne.rules.talks import Talks
from tafelrunde.games.iron_throne.rules.windows import opens
from tafelrunde.games.iron_throne.state import (
    DEAL,
    State,
    losers,
    owner_of,
    strength,
    takeable,
    winners,
)
from tafelrunde.table import Choice, Frame, Phrase, Table

NEGOTIATION_END, BEFORE_REWARDS, BEFORE_PENALTIES, AFTER_PENALTIES, HOSTAGE_STEP, AFTER_HOSTAGES = (
    ANYBODY[Timing.NEGOTIATION_END],
    ANYBODY[Timing.BEFORE_REWARDS],
    ANYBODY[Timing.BEFORE_PENALTIES],
    ANYBODY[Timing.AFTER_PENALTIES],
    ANYBODY[Timing.HOSTAGE_STEP],
    ANYBODY[Timing.AFTER_HOSTAGES],
)
WAR, PEACE, BETRAYAL = Result.WAR, Result.PEACE, Result.BETRAYAL
#: Both sides, as bits.
BOTH: Final = 3


class Resolution(Frame, frozen=True):
    """What follows from a result; steps that it does not have are left out."""

    def start(self, table: Table[State]) -> None:
        """Negotiate in peace, else go on to the rewards."""
        if table.state.result is PEACE:
            table.call(Talks(), TALKED)
        else:
            self.before_rewards(table)

    def talked(self, table: Table[State]) -> None:
        """Open the window after the talks."""
        state = table.state
        if state.talks != DEAL:
            state.lost = BOTH
        if not (state.windows & NEGOTIATION_END and opens(table, NEGOTIATION_END, TO_REWARDS)):
            self.before_rewards(table)

    def before_rewards(self, table: Table[State]) -> None:
        """Open the window before the rewards, if somebody won."""
        state = table.state
        if state.won < 0:
            self.before_penalties(table)
        elif not (state.windows & BEFORE_REWARDS and opens(table, BEFORE_REWARDS, REWARDS)):
            self.rewards(table)

    def rewards(self, table: Table[State]) -> None:
        """Give them."""
        table.call(REWARDING, TO_PENALTIES)
        REWARDING.start(table)

    def before_penalties(self, table: Table[State]) -> None:
        """Open the window before the penalties, if somebody lost."""
        state = table.state
        if not state.lost:
            self.closing(table)
        elif not (state.windows & BEFORE_PENALTIES and opens(table, BEFORE_PENALTIES, PENALTIES)):
            self.penalties(table)

    def penalties(self, table: Table[State]) -> None:
        """Let all losers pay at once."""
        punish(table)
        if ends(table):
            return
        windows = table.state.windows
        if not (windows & AFTER_PENALTIES and opens(table, AFTER_PENALTIES, HOSTAGES)):
            self.hostages(table)

    def hostages(self, table: Table[State]) -> None:
        """Take hostages, if somebody won."""
        if table.state.won >= 0:
            table.call(HOSTAGE_TAKING, AFTER)
            HOSTAGE_TAKING.start(table)
        else:
            self.closing(table)

    def after_hostages(self, table: Table[State]) -> None:
        """Open the window for further takings."""
        if not (table.state.windows & HOSTAGE_STEP and opens(table, HOSTAGE_STEP, CLOSING)):
            self.closing(table)

    def closing(self, table: Table[State]) -> None:
        """Open the last window, whatever the result."""
        if not (table.state.windows & AFTER_HOSTAGES and opens(table, AFTER_HOSTAGES, OVER)):
            table.done()

    def over(self, table: Table[State]) -> None:
        """End."""
        table.done()


REWARDING: Final = Rewards()
TALKED: Final = Resolution(step="talked")
TO_REWARDS: Final = Resolution(step="before_rewards")
REWARDS: Final = Resolution(step="rewards")
TO_PENALTIES: Final = Resolution(step="before_penalties")
PENALTIES: Final = Resolution(step="penalties")
HOSTAGES: Final = Resolution(step="hostages")
AFTER: Final = Resolution(step="after_hostages")
CLOSING: Final = Resolution(step="closing")
OVER: Final = Resolution(step="over")


def punish(table: Table[State]) -> None:
    """Take half the power off every loser's participant, and whatever was added."""
    state = table.state
    for seat in losers(state):
        if state.protected >> seat & 1:
            continue
        power = strength(state, seat)
        due = half(power)
        if state.relieved >> seat & 1:
            due = 0
            for character, amount in enumerate(state.payments):
                if amount and owner_of(state, character) == seat:
                    weaken(table, character, min(amount, max(0, state.power[character] - 1)))
        if power:
            weaken(table, state.participants[seat], due + state.extra[seat])


class HostageStep(Frame, frozen=True):
    """After a war the winning active player takes from a loser; the betrayed one from each winner.

    `left` are the seats still to be taken from.
    """

    left: tuple[int, ...] = ()

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        return Phrase("why-hostage-step", {"seat": self.taker(table.state)})

    def taker(self, state: State) -> int:
        """Name who takes hostages."""
        side = state.won if state.result is WAR else 1 - state.won
        return state.defender if side else state.challenger

    def start(self, table: Table[State]) -> None:
        """Ask for a loser after a war; after a betrayal go round the winners."""
        state = table.state
        if state.result is BETRAYAL:
            HostageStep(tuple(winners(state)), step="each").each(table)
            return
        options = self.victims(state)
        if options:
            ask_one(table, CHOSEN, self.taker(state), "whom", options)
        else:
            table.done()

    def victims(self, state: State) -> tuple[int, ...]:
        """List the losers a hostage can be taken from."""
        found = []
        for seat in losers(state):
            if takeable(state, seat):
                found.append(seat)
        return tuple(found)

    def question(self, table: Table[State]) -> Choice:
        """Ask from whom a hostage is taken."""
        state = table.state
        return Choice(0, self.taker(state), "whom", self.victims(state))

    def chosen(self, table: Table[State], victim: int) -> None:
        """Take from this one alone."""
        HostageStep((victim,), step="each").each(table)

    def each(self, table: Table[State]) -> None:
        """Take one hostage from the next."""
        if self.left:
            taking = Take(self.taker(table.state), self.left[0])
            table.call(taking, HostageStep(self.left[1:], step="each"))
            taking.start(table)
        else:
            table.done()


HOSTAGE_TAKING: Final = HostageStep()
CHOSEN: Final = HostageStep(step="chosen")
