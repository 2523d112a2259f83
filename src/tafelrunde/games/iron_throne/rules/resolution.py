"""Resolution: talks, rewards, penalties, hostages, each with its window."""

from __future__ import annotations

from tafelrunde.games.iron_throne.cards.vocabulary import Result, Timing
from tafelrunde.games.iron_throne.houses import half
from tafelrunde.games.iron_throne.rules.common import ask, ends, weaken
from tafelrunde.games.iron_throne.rules.hostages import Take
from tafelrunde.games.iron_throne.rules.rewards import Rewards
from tafelrunde.games.iron_throne.rules.talks import Talks
from tafelrunde.games.iron_throne.rules.windows import through
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


class Resolution(Frame, frozen=True):
    """What follows from a result; steps that it does not have are left out."""

    def start(self, table: Table[State]) -> None:
        """Negotiate in peace, else go on to the rewards."""
        if table.state.result is Result.PEACE:
            table.call(Talks(), then=self.at("talked"))
        else:
            self.before_rewards(table)

    def talked(self, table: Table[State]) -> None:
        """Open the window after the talks."""
        if table.state.talks != DEAL:
            table.state.lost = 3
        through(table, Timing.NEGOTIATION_END, self.at("before_rewards"))

    def before_rewards(self, table: Table[State]) -> None:
        """Open the window before the rewards, if somebody won."""
        if table.state.won >= 0:
            through(table, Timing.BEFORE_REWARDS, self.at("rewards"))
        else:
            self.before_penalties(table)

    def rewards(self, table: Table[State]) -> None:
        """Give them."""
        table.call(Rewards(), then=self.at("before_penalties"))

    def before_penalties(self, table: Table[State]) -> None:
        """Open the window before the penalties, if somebody lost."""
        if table.state.lost:
            through(table, Timing.BEFORE_PENALTIES, self.at("penalties"))
        else:
            self.closing(table)

    def penalties(self, table: Table[State]) -> None:
        """Let all losers pay at once."""
        punish(table)
        if not ends(table):
            through(table, Timing.AFTER_PENALTIES, self.at("hostages"))

    def hostages(self, table: Table[State]) -> None:
        """Take hostages, if somebody won."""
        if table.state.won >= 0:
            table.call(HostageStep(), then=self.at("after_hostages"))
        else:
            self.closing(table)

    def after_hostages(self, table: Table[State]) -> None:
        """Open the window for further takings."""
        through(table, Timing.HOSTAGE_STEP, self.at("closing"))

    def closing(self, table: Table[State]) -> None:
        """Open the last window, whatever the result."""
        through(table, Timing.AFTER_HOSTAGES, self.at("over"))

    def over(self, table: Table[State]) -> None:
        """End."""
        table.done()


def punish(table: Table[State]) -> None:
    """Take half the power off every loser's participant, and whatever was added."""
    state = table.state
    for seat in losers(state):
        if state.protected >> seat & 1:
            continue
        due = half(strength(state, seat))
        if state.relieved >> seat & 1:
            due = 0
            for character, amount in enumerate(state.payments):
                if amount and owner_of(state, character) == seat:
                    weaken(table, character, min(amount, max(0, state.power[character] - 1)))
        if strength(state, seat):
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
        return state.actives[state.won if state.result is Result.WAR else 1 - state.won]

    def start(self, table: Table[State]) -> None:
        """Ask for a loser after a war; after a betrayal go round the winners."""
        state = table.state
        if state.result is Result.BETRAYAL:
            table.become(HostageStep(tuple(winners(state)), step="each"))
        elif self.question(table).options:
            ask(table, self.at("chosen"))
        else:
            table.done()

    def question(self, table: Table[State]) -> Choice:
        """Ask from whom a hostage is taken."""
        state = table.state
        options = tuple([seat for seat in losers(state) if takeable(state, seat)])
        return Choice(0, self.taker(state), "whom", options)

    def chosen(self, table: Table[State], victim: int) -> None:
        """Take from this one alone."""
        table.become(HostageStep((victim,), step="each"))

    def each(self, table: Table[State]) -> None:
        """Take one hostage from the next."""
        if self.left:
            victim, *rest = self.left
            taken = Take(self.taker(table.state), victim)
            table.call(taken, then=HostageStep(tuple(rest), step="each"))
        else:
            table.done()
