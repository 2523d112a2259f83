"""A round: the seven phases."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards.council import COUNCIL, LAWS
from tafelrunde.games.thrones_lcg.cards.vocabulary import Ban, Flag, Moment, Phase, Until
from tafelrunde.games.thrones_lcg.layers import (
    derived,
    flag,
    total_power,
)
from tafelrunde.games.thrones_lcg.rules.actions import actions
from tafelrunde.games.thrones_lcg.rules.aftermath import Aftermath, settle, victors
from tafelrunde.games.thrones_lcg.rules.challenge import ChallengesTurn
from tafelrunde.games.thrones_lcg.rules.common import ask, draw, happened, is_character
from tafelrunde.games.thrones_lcg.rules.income import income, initiative
from tafelrunde.games.thrones_lcg.rules.out_of_shadows import OutOfShadows
from tafelrunde.games.thrones_lcg.rules.power import PayBets, bets, claim, reveal
from tafelrunde.games.thrones_lcg.rules.purse import hand_over_gold
from tafelrunde.games.thrones_lcg.rules.remove import RETURN, Remove
from tafelrunde.games.thrones_lcg.state import (
    NO_CARD,
    NOBODY,
    PLOTS,
    RETURNS,
    STAYS,
    Sense,
    State,
    around,
)
from tafelrunde.table import Choice, Frame, Question, Table

CARDS_DRAWN: Final = 2
#: Phases at whose beginning some card does something.
_OPENED: Final = frozenset(
    ability.after.phase
    for title in TITLES
    for ability in title.abilities
    if ability.after is not None and ability.after.moment == Moment.PHASE
)


def begin(table: Table[State], phase: Phase, then: Frame) -> None:
    """Begin a phase; what happens at its beginning is answered first."""
    state = table.state
    state.phase = int(phase)
    state.turns += 1
    state.stir(Sense.PHASE)
    table.tell("phase", phase=int(phase))
    if phase in _OPENED:
        happened(state, Moment.PHASE, NOBODY, NOBODY, int(phase))
    if state.shadows:
        shadows = OutOfShadows(around(state, state.first))
        table.call(shadows, then=then)
        then = shadows
    settle(table, then)


class EndPhase(Frame, frozen=True):
    """What lasted for the phase ends; the next one begins."""

    next: int

    def start(self, table: Table[State]) -> None:
        """Return cards that came for the phase only."""
        state = table.state
        back = tuple([one[2] for one in state.lasting if one[1] == RETURNS])
        if back:
            order = around(state, state.first)
            follows = Aftermath(order)
            table.call(follows, then=self.at("over"))
            table.call(Remove(RETURN, back, order), then=follows)
        else:
            self.over(table)

    def over(self, table: Table[State]) -> None:
        """End what lasted, and look at what that changes."""
        state = table.state
        state.end_lasting(Until.PHASE)
        state.shaken = 0
        then: Frame = PHASES[self.next]() if self.next < len(PHASES) else EndRound()
        settle(table, then)


class PlotPhase(Frame, frozen=True):
    """Plots are chosen in secret and revealed together; then titles are taken."""

    def start(self, table: Table[State]) -> None:
        """Begin the phase."""
        begin(table, Phase.PLOT, self.at("act"))

    def act(self, table: Table[State]) -> None:
        """Let everybody act before plots are chosen."""
        table.call(actions(table.state), then=self.at("choose"))

    def choose(self, table: Table[State]) -> None:
        """Ask everybody for a plot, in secret."""
        state = table.state
        questions = [self.question_of(state, seat) for seat in range(state.seats)]
        table.ask_all(self.at("chosen"), questions)

    def question_of(self, state: State, seat: int) -> Question:
        """Ask one seat for a plot of its deck."""
        return Choice(0, seat, "plot", tuple(state.plot_decks[seat]))

    def chosen(self, table: Table[State], plots: dict[int, int]) -> None:
        """Lay the plots face down; a port in play opens a window first."""
        state = table.state
        for seat, plot in plots.items():
            state.chosen[seat] = plot
        if flag(state, Flag.PORT_WINDOW):
            table.call(actions(state, Phase.UNREVEALED), then=self.at("reveal"))
        else:
            self.reveal(table)

    def reveal(self, table: Table[State]) -> None:
        """Reveal all plots; whoever has most initiative names the first player."""
        state = table.state
        for seat in range(state.seats):
            plot = state.chosen[seat]
            if plot not in state.plot_decks[seat]:
                # Decks changed hands while it lay face down: it stays with who chose it.
                for deck in state.plot_decks:
                    if plot in deck:
                        deck.remove(plot)
                state.plot_decks[seat].append(plot)
            reveal(table, seat, plot)
            state.chosen[seat] = NO_CARD
            table.reveal(seat)
        won = tuple([one for seat in range(state.seats) for one in bets(state, seat)])
        table.call(PayBets(won), then=self.at("lead"))

    def lead(self, table: Table[State]) -> None:
        """Find who has the initiative: most of it, then least power, then by lot."""
        state = table.state
        if victors(state):
            # A plot that somebody named has won the game.
            table.become(Aftermath(around(state, state.first)))
            return
        totals = [initiative(state, seat) for seat in range(state.seats)]
        best = [seat for seat in range(state.seats) if totals[seat] == max(totals)]
        powers = [total_power(state, seat) for seat in best]
        best = [seat for seat, power in zip(best, powers, strict=True) if power == min(powers)]
        winner = best[0] if len(best) == 1 else table.chance.choose(best)
        table.tell("initiative", seat=winner, count=totals[winner])
        ask(table, Lead(winner, step="led"))


class Lead(Frame, frozen=True):
    """Whoever has the initiative names the first player; then plots do what they say."""

    seat: int

    def question(self, table: Table[State]) -> Question:
        """Ask for the first player."""
        return Choice(0, self.seat, "first-player", tuple(range(table.state.seats)))

    def led(self, table: Table[State], first: int) -> None:
        """Name the first player; what was revealed is answered."""
        state = table.state
        state.first = first
        table.tell("first-player", seat=first)
        table.call(Aftermath(around(state, first)), then=TakeTitles(around(state, first)))


class TakeTitles(Frame, frozen=True):
    """Players take titles of the small council in turn, where these are used."""

    seats: tuple[int, ...]

    def start(self, table: Table[State]) -> None:
        """Ask the next player."""
        state = table.state
        if state.council_plays and self.seats:
            ask(table, self.at("taken"))
        else:
            table.call(actions(state), then=EndPhase(1))

    def question(self, table: Table[State]) -> Question:
        """Ask for a title that is left."""
        state = table.state
        left = [
            title
            for title in range(len(COUNCIL))
            if title not in state.council and title not in state.set_aside
        ]
        return Choice(0, self.seats[0], "title", left)

    def taken(self, table: Table[State], title: int) -> None:
        """Take it for the round."""
        table.state.council[self.seats[0]] = title
        table.tell("takes-title", seat=self.seats[0], title=title)
        table.become(self.at("start", seats=self.seats[1:]))


class DrawPhase(Frame, frozen=True):
    """Everybody draws two cards."""

    def start(self, table: Table[State]) -> None:
        """Begin the phase."""
        begin(table, Phase.DRAW, self.at("act"))

    def act(self, table: Table[State]) -> None:
        """Let everybody act."""
        table.call(actions(table.state), then=self.at("draw"))

    def draw(self, table: Table[State]) -> None:
        """Draw, with one card more for the Master of Laws."""
        state = table.state
        for seat in around(state, state.first):
            draw(table, seat, CARDS_DRAWN + (state.council[seat] == LAWS))
        table.call(actions(state), then=EndPhase(2))


class Marshalling(Frame, frozen=True):
    """Players in turn take their income and marshal cards."""

    seats: tuple[int, ...] = ()

    def start(self, table: Table[State]) -> None:
        """Begin the phase."""
        state = table.state
        begin(table, Phase.MARSHALLING, self.at("turn", seats=around(state, state.first)))

    def turn(self, table: Table[State]) -> None:
        """Let the next player take income and marshal."""
        state = table.state
        if not self.seats:
            state.active = NOBODY
            table.become(EndPhase(3))
            return
        seat = self.seats[0]
        state.active = seat
        state.turns += 1
        gold = income(state, seat)
        state.pool[seat] += gold
        state.stir(Sense.GOLD)
        table.tell("income", seat=seat, count=gold)
        # Gold strengthens some cards, so this is looked at like everything that happens.
        window = actions(state, active=seat)
        table.call(window, then=self.at("turn", seats=self.seats[1:]))
        settle(table, window)


class Challenges(Frame, frozen=True):
    """Players in turn initiate challenges."""

    seats: tuple[int, ...] = ()

    def start(self, table: Table[State]) -> None:
        """Begin the phase."""
        state = table.state
        state.challenged = [0] * state.seats
        state.extra = [0] * state.seats
        begin(table, Phase.CHALLENGES, self.at("turn", seats=around(state, state.first)))

    def turn(self, table: Table[State]) -> None:
        """Let the next player challenge."""
        state = table.state
        if not self.seats:
            state.active = NOBODY
            table.become(EndPhase(4))
            return
        state.active = self.seats[0]
        state.turns += 1
        table.tell("turn", seat=self.seats[0])
        table.call(ChallengesTurn(self.seats[0]), then=self.at("turn", seats=self.seats[1:]))


class Dominance(Frame, frozen=True):
    """Whoever has most standing strength and gold claims a power."""

    def start(self, table: Table[State]) -> None:
        """Begin the phase."""
        begin(table, Phase.DOMINANCE, self.at("count"))

    def count(self, table: Table[State]) -> None:
        """Count, and reward whoever alone has most."""
        state = table.state
        if state.bargains:
            hand_over_gold(state)
        totals = [dominance(state, seat) for seat in range(state.seats)]
        best = max(totals)
        then = self.at("act")
        if totals.count(best) > 1:
            table.tell("no-dominance", count=best)
            table.become(then)
            return
        winner = totals.index(best)
        table.tell("dominance", seat=winner, count=best)
        happened(state, Moment.DOMINATED, NOBODY, winner)
        follows = Aftermath(around(state, state.first))
        table.call(follows, then=then)
        frame = claim(table, winner, 1)
        if frame is not None:
            table.call(frame, then=follows)

    def act(self, table: Table[State]) -> None:
        """Let everybody act."""
        table.call(actions(table.state), then=EndPhase(5))


def dominance(state: State, seat: int) -> int:
    """Count standing strength and gold in the pool."""
    strength = derived(state).strength
    return state.pool[seat] + sum(
        [
            strength[slot]
            for slot in state.in_play[seat]
            if not state.kneeling[slot] and state.leaving[slot] == STAYS
        ]
    )


class Standing(Frame, frozen=True):
    """All cards stand."""

    def start(self, table: Table[State]) -> None:
        """Begin the phase."""
        begin(table, Phase.STANDING, self.at("stand"))

    def stand(self, table: Table[State]) -> None:
        """Stand everything at once, except what may not."""
        state = table.state
        bans = derived(state).bans
        held_down = int(Ban.NO_STANDING)
        for seat, slots in enumerate(state.in_play):
            for slot in slots:
                if state.kneeling[slot] and not bans[slot] & held_down:
                    state.kneeling[slot] = 0
                    if is_character(state, slot):
                        happened(state, Moment.STOOD, slot, seat)
        state.stir(Sense.KNEELING)
        settle(table, self.at("act"))

    def act(self, table: Table[State]) -> None:
        """Let everybody act."""
        table.call(actions(table.state), then=EndPhase(6))


class Taxation(Frame, frozen=True):
    """Gold goes back to the treasury."""

    def start(self, table: Table[State]) -> None:
        """Begin the phase, unless it is left out."""
        if flag(table.state, Flag.NO_TAXATION):
            table.tell("no-taxation")
            table.become(EndRound())
        else:
            begin(table, Phase.TAXATION, self.at("tax"))

    def tax(self, table: Table[State]) -> None:
        """Return the gold of all pools."""
        state = table.state
        state.pool = [0] * state.seats
        state.stir(Sense.GOLD)
        table.call(actions(state), then=EndPhase(7))


PHASES: Final[tuple[type[Frame], ...]] = (
    PlotPhase,
    DrawPhase,
    Marshalling,
    Challenges,
    Dominance,
    Standing,
    Taxation,
)


class EndRound(Frame, frozen=True):
    """Titles and exchanged plots go back, and everything counted for the round is forgotten."""

    def start(self, table: Table[State]) -> None:
        """Clear up, then begin the next round."""
        state = table.state
        state.end_lasting(Until.ROUND)
        held = tuple(sorted([title for title in state.council if title >= 0]))
        aside = state.set_aside + held
        # With three players a title is back only when all have been held.
        state.set_aside = aside if state.seats == 3 and len(aside) < len(COUNCIL) else ()
        state.council = [NO_CARD] * state.seats
        if state.swapped:
            plots_home(state)
        state.limited = state.limited_responses = 0
        state.rivalled = state.council_used = 0
        state.drawn = [0] * state.seats
        state.compact()
        table.become(NewRound())


def plots_home(state: State) -> None:
    """Give every plot back to its owner's deck, used pile or place."""
    decks: list[list[int]] = [[] for _ in range(state.seats)]
    used: list[list[int]] = [[] for _ in range(state.seats)]
    shown = [NO_CARD] * state.seats
    for seat in range(state.seats):
        for plot in state.plot_decks[seat]:
            decks[plot // PLOTS].append(plot)
        for plot in state.used_plots[seat]:
            used[plot // PLOTS].append(plot)
    for plot in state.plots:
        owner = plot // PLOTS
        if shown[owner] == NO_CARD:
            shown[owner] = plot
        else:
            used[owner].append(plot)
    for seat in range(state.seats):
        decks[seat].sort()
        if not decks[seat]:
            decks[seat], used[seat] = sorted(used[seat]), []
    state.plot_decks, state.used_plots, state.plots = decks, used, shown
    state.swapped = False
    state.renew()


class NewRound(Frame, frozen=True):
    """One more round."""

    def start(self, table: Table[State]) -> None:
        """Begin with the plot phase."""
        table.state.round += 1
        table.tell("round", count=table.state.round)
        table.become(PlotPhase())
