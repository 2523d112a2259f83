"""Power for a House, which may go onto an infamous card, and the revealing of plots."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.thrones_lcg.cards.vocabulary import Moment, Type
from tafelrunde.games.thrones_lcg.rules.common import ask, gain, happened, infamous, plots_left
from tafelrunde.games.thrones_lcg.state import BET, NO_CARD, State
from tafelrunde.table import Choice, Frame, Number, Question, Table

#: The answer that takes nothing.
NONE: Final = 9999


def claim(table: Table[State], seat: int, count: int) -> Frame | None:
    """Claim power for a House; gives a frame if some of it may go elsewhere."""
    state = table.state
    if count < 1:
        return None
    if table.listener is not None:
        table.tell("claims", seat=seat, count=count)
    if infamous(state, seat):
        return Claimed(seat, count)
    gain(state, seat, count)
    return None


class Claimed(Frame, frozen=True):
    """Power comes to a House that has an infamous card."""

    seat: int
    count: int

    def start(self, table: Table[State]) -> None:
        """Ask how much goes onto the card."""
        ask(table, self.at("laid"))

    def question(self, table: Table[State]) -> Question:
        """Ask for a number."""
        slot = infamous(table.state, self.seat)[0]
        source = table.state.title[slot]
        return Number(0, self.seat, "infamy", 0, self.count, source=source)

    def laid(self, table: Table[State], count: int) -> None:
        """Put the power down."""
        state = table.state
        gain(state, self.seat, self.count - count)
        if count:
            slot = infamous(state, self.seat)[0]
            gain(state, slot, count)
            table.tell("gains", card=state.title[slot], count=count)
        table.done()


class RevealPlot(Frame, frozen=True):
    """A player chooses a plot of the own deck and reveals it, by an effect of `you`."""

    seat: int
    you: int

    def start(self, table: Table[State]) -> None:
        """Ask for the plot; with an empty deck there is none."""
        if plots_left(table.state, self.seat):
            ask(table, self.at("chosen"))
        else:
            table.done()

    def question(self, table: Table[State]) -> Question:
        """Ask for a plot."""
        return Choice(0, self.seat, "plot", plots_left(table.state, self.seat))

    def chosen(self, table: Table[State], plot: int) -> None:
        """Reveal it; what it does then comes in the aftermath."""
        state = table.state
        reveal(table, self.seat, plot)
        happened(state, Moment.SHOWN, self.seat, self.you, int(Type.PLOT))
        won = bets(state, self.seat)
        table.become(PayBets(won))


class PayBets(Frame, frozen=True):
    """Players who named a revealed plot claim a power each."""

    seats: tuple[int, ...]

    def start(self, table: Table[State]) -> None:
        """Pay the next."""
        if not self.seats:
            table.done()
            return
        frame = claim(table, self.seats[0], 1)
        rest = self.at("start", seats=self.seats[1:])
        if frame is None:
            table.become(rest)
        else:
            table.call(frame, then=rest)


def reveal(table: Table[State], seat: int, plot: int) -> None:
    """Lay a plot open on the one before; an empty plot deck is formed anew."""
    state = table.state
    old = state.plots[seat]
    if old != NO_CARD:
        state.used_plots[seat].append(old)
    state.plot_decks[seat].remove(plot)
    state.plots[seat] = plot
    if not plots_left(state, seat):
        # A plot that lies chosen and face down is no part of the deck, but kept with it.
        state.plot_decks[seat] = sorted(state.plot_decks[seat] + state.used_plots[seat])
        state.used_plots[seat] = []
    state.renew()
    title = state.plot_titles[plot]
    table.tell("reveals-plot", seat=seat, card=title)
    happened(state, Moment.PLOT_SHOWN, seat, seat, title)


def bets(state: State, seat: int) -> tuple[int, ...]:
    """List who named the plot a seat has just revealed."""
    title = state.plot(seat)
    return tuple(
        [
            one[5]
            for one in state.lasting
            if one[1] == BET and one[3] == title and state.teams[one[5]] != state.teams[seat]
        ]
    )
