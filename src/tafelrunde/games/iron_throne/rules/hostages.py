"""Hostages: taking them, releasing them, torturing them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.iron_throne.cards.vocabulary import Timing
from tafelrunde.games.iron_throne.houses import CHARACTER
from tafelrunde.games.iron_throne.rules.common import ask_one, bury, ends, weaken
from tafelrunde.games.iron_throne.rules.listening import ANYBODY
from tafelrunde.games.iron_throne.rules.places import (
    capture,
    discard,
    draw,
    leave_hostages,
    places_of,
    release,
)
from tafelrunde.games.iron_throne.rules.talk import handled
from tafelrunde.games.iron_throne.state import NOBODY, State, living, owner_of_card, takeable
from tafelrunde.table import EVERYBODY, PASS, Choice, Frame, Phrase, Table, Window

#: Options of the hostage window: a card, to release it; with this added, to torture it.
TORTURE: Final = 100
#: What torture costs a leader or a character, and a house for any other card.
GREAT_PAIN, PAIN = 4, 1
TORTURE_DONE: Final = ANYBODY[Timing.TORTURE_DONE]


class Hostages(Window, frozen=True):
    """At the start of a turn everybody in turn releases or tortures what they like."""

    prompt = "hostages"
    stays = True

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        return Phrase("why-hostages")

    def options(self, table: Table[State], seat: int) -> Sequence[int]:
        """List what can be done with each."""
        state = table.state
        held = state.hostages[seat].cards
        cards = sorted({*held}) if len(held) > 1 else held
        return [*cards, *[TORTURE + card for card in cards if may_torture(state, card)]]

    def start(self, table: Table[State]) -> None:
        """Ask the next seat that holds any."""
        hostages = table.state.hostages
        order, turn, passed = self.order, self.turn, self.passed
        while passed < len(order):
            seat = order[turn]
            if hostages[seat].cards:
                options = (*self.options(table, seat), PASS)
                window = Hostages(order, turn, passed, step="choose")
                table.ask_or_pass(window, seat, "hostages", options)
                return
            turn, passed = (turn + 1) % len(order), passed + 1
        table.done()

    def choose(self, table: Table[State], option: int) -> None:
        """Release the hostage and draw a card, or torture it; the seat goes on until it passes."""
        order, turn, passed = self.order, self.turn, self.passed
        if option == PASS:
            Hostages(order, self.following, passed + 1).start(table)
            return
        seat = order[turn]
        if table.state.statements:
            owner = owner_of_card(table.state, option % TORTURE)
            handled(table, seat, owner, option >= TORTURE)
        if option >= TORTURE:
            after = Hostages(order, turn, passed, step="resume")
            torture = Torture(seat, option - TORTURE)
            table.call(torture, after)
            torture.start(table)
        else:
            release(table, seat, option)
            draw(table, seat, 1)
            self.start(table)

    def resume(self, table: Table[State], result: object = None) -> None:
        """Go on after a hostage was tortured."""
        self.start(table)


def may_torture(state: State, card: int) -> bool:
    """Whether a hostage may be tortured; the table may have forbidden it for dead characters."""
    if state.torture_dead or (character := CHARACTER[card]) < 0:
        return True
    return state.leaders[owner_of_card(state, card)] == character or state.power[character] > 0


class Torture(Frame, frozen=True):
    """A hostage is tortured: it is discarded and its house suffers."""

    seat: int
    card: int

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        return Phrase("why-torture", {"seat": self.seat, "housecard": self.card})

    def start(self, table: Table[State]) -> None:
        """Turn the card up and let it take effect."""
        state = table.state
        place = state.hostages[self.seat].cards.index(self.card)
        leave_hostages(state, self.seat, place, EVERYBODY)
        discard(state, self.card)
        if table.listener is not None:
            table.tell("tortures", seat=self.seat, housecard=self.card)
        state.torturer = self.seat
        state.tortured = owner = owner_of_card(state, self.card)
        character = CHARACTER[self.card]
        if character < 0:
            ask_one(table, self.at("suffer"), self.seat, "torture", living(state, owner))
            return
        if state.leaders[owner] == character:
            bury(table, owner, GREAT_PAIN)
        else:
            weaken(table, character, GREAT_PAIN)
        self.finish(table)

    def question(self, table: Table[State]) -> Choice:
        """Ask which character of that house suffers."""
        return Choice(0, self.seat, "torture", living(table.state, table.state.tortured))

    def suffer(self, table: Table[State], character: int) -> None:
        """Let a character pay the torturer."""
        weaken(table, character, PAIN, self.seat)
        self.finish(table)

    def finish(self, table: Table[State]) -> None:
        """Check the end, then let leaders answer."""
        if ends(table):
            return
        if table.state.windows & TORTURE_DONE:
            # A leader's answer may torture in turn, so the two know each other.
            from tafelrunde.games.iron_throne.rules.windows import opens

            if opens(table, TORTURE_DONE, self.at("over")):
                return
        self.over(table)

    def over(self, table: Table[State]) -> None:
        """End."""
        table.state.torturer = table.state.tortured = NOBODY
        table.done()


class Take(Frame, frozen=True):
    """Somebody takes hostages from somebody, from a place of their choice each time."""

    seat: int
    victim: int
    left: int = 1

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        return Phrase("why-take", {"seat": self.seat, "to_seat": self.victim})

    def start(self, table: Table[State]) -> None:
        """Ask for a place, as long as there is something to take."""
        if self.left and takeable(table.state, self.victim):
            frame = Take(self.seat, self.victim, self.left, step="taken")
            ask_one(table, frame, self.seat, "where-from", places_of(table.state, self.victim))
        else:
            table.done()

    def question(self, table: Table[State]) -> Choice:
        """Ask where the hostage is taken from."""
        return Choice(0, self.seat, "where-from", places_of(table.state, self.victim))

    def taken(self, table: Table[State], place: int) -> None:
        """Take it."""
        capture(table, self.seat, self.victim, place)
        if self.left > 1:
            Take(self.seat, self.victim, self.left - 1).start(table)
        else:
            table.done()
