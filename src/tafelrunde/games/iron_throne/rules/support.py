"""Support: whoever is not active offers a character to one side, in turn."""

from __future__ import annotations

from functools import cache
from typing import Final

from tafelrunde.games.iron_throne.cards.vocabulary import Timing
from tafelrunde.games.iron_throne.deals import CHALLENGER
from tafelrunde.games.iron_throne.houses import CHARACTERS, MOST_SEATS
from tafelrunde.games.iron_throne.rules.encounter import Encounter
from tafelrunde.games.iron_throne.rules.listening import ANYBODY
from tafelrunde.games.iron_throne.rules.places import SIDES
from tafelrunde.games.iron_throne.rules.sides import join
from tafelrunde.games.iron_throne.rules.talk import has_decided, support_is_over
from tafelrunde.games.iron_throne.rules.windows import opens
from tafelrunde.games.iron_throne.state import NOBODY, State, living
from tafelrunde.table import Choice, Frame, Phrase, Table, YesNo

SUPPORT_START, BEFORE_OFFER, OFFER_ACCEPTED = (
    ANYBODY[Timing.SUPPORT_START],
    ANYBODY[Timing.BEFORE_OFFER],
    ANYBODY[Timing.OFFER_ACCEPTED],
)
#: Options of an offer: nothing, or a side and a character.
STAY_OUT: Final = -1
PER_SIDE: Final = len(CHARACTERS)


def offer_of(option: int) -> tuple[int, int]:
    """Take an offer apart into side and character.

    >>> offer_of(27)
    (1, 2)
    """
    return divmod(option, PER_SIDE)


@cache
def offers(characters: tuple[int, ...]) -> tuple[int, ...]:
    """List everything somebody with these characters may offer."""
    return (*[side * PER_SIDE + one for side in SIDES for one in characters], STAY_OUT)


class Support(Frame, frozen=True):
    """Each of the others in turn, from the challenger's left."""

    place: int = 0

    def start(self, table: Table[State]) -> None:
        """Open the phase for leaders."""
        windows = table.state.windows
        if not (windows & SUPPORT_START and opens(table, SUPPORT_START, FOLLOWING[0])):
            self.following(table)

    def following(self, table: Table[State]) -> None:
        """Go on with the next player who may offer."""
        state = table.state
        seats, place = state.seats, self.place + 1
        seat = (state.challenger + place) % seats
        if seat == state.defender:
            place, seat = place + 1, (seat + 1) % seats
        if place >= seats or state.no_offers:
            state.offerer = state.joined = NOBODY
            if state.statements:
                support_is_over(table)
            state.offered = (1 << state.seats) - 1
            table.become(MEETING)
            MEETING.start(table)
        else:
            offering = OFFERING[seat]
            table.become(offering)
            offering.start(table)


class Offering(Frame, frozen=True):
    """One player offers a character, or stays out; or somebody forces them."""

    seat: int
    side: int = CHALLENGER
    character: int = NOBODY

    def because(self, table: Table[State]) -> Phrase | None:
        """Say what is offered."""
        if self.character < 0:
            return None
        return Phrase("why-offer", {"seat": self.seat, "character": self.character})

    def start(self, table: Table[State]) -> None:
        """Let leaders act first."""
        state, seat = table.state, self.seat
        state.offerer, state.joined = seat, NOBODY
        if not (state.windows & BEFORE_OFFER and opens(table, BEFORE_OFFER, ASK[seat])):
            self.ask(table)

    def ask(self, table: Table[State]) -> None:
        """Ask for an offer, unless somebody was quicker."""
        if table.state.joined == self.seat:
            self._joined(table)
        else:
            options = offers(living(table.state, self.seat))
            table.ask_one(OFFERED[self.seat], self.seat, "offer", options)

    def question(self, table: Table[State]) -> Choice:
        """Offer a character to either side, or ask whether it is welcome."""
        state = table.state
        if self.step == "answered":
            return YesNo(0, state.actives[self.side], "accept", source=self.character)
        return Choice(0, self.seat, "offer", offers(living(state, self.seat)))

    def offered(self, table: Table[State], option: int) -> None:
        """Put the offer to the active player of that side."""
        state, seat, listened = table.state, self.seat, table.listener is not None
        state.offered |= 1 << seat
        if option == STAY_OUT:
            if listened:
                table.tell("stays-out", seat=seat)
            if state.statements:
                has_decided(table, seat, NOBODY)
            self.over(table)
            return
        side, character = divmod(option, PER_SIDE)
        active = state.defender if side else state.challenger
        if listened:
            table.tell("offers", seat=seat, to_seat=active, character=character)
        if state.statements:
            has_decided(table, seat, side)
        asked = Offering(seat, side, character, step="answered")
        table.ask_yes_no(asked, active, "accept", character)

    def answered(self, table: Table[State], accepted: int) -> None:
        """Let the support join, or send it home."""
        if accepted:
            join(table, self.seat, self.side, self.character)
            self._joined(table)
        else:
            if table.listener is not None:
                active = table.state.actives[self.side]
                table.tell("refuses", seat=active, to_seat=self.seat)
            self.over(table)

    def _joined(self, table: Table[State]) -> None:
        state = table.state
        state.offered |= 1 << self.seat
        windows = state.windows
        if not (windows & OFFER_ACCEPTED and opens(table, OFFER_ACCEPTED, self.at("over"))):
            self.over(table)

    def over(self, table: Table[State]) -> None:
        """Go on with the next player."""
        state = table.state
        FOLLOWING[(self.seat - state.challenger) % state.seats].following(table)


OFFERING: Final = tuple(Offering(seat) for seat in range(MOST_SEATS))
ASK: Final = tuple(Offering(seat, step="ask") for seat in range(MOST_SEATS))
OFFERED: Final = tuple(Offering(seat, step="offered") for seat in range(MOST_SEATS))
MEETING: Final = Encounter()
FOLLOWING: Final = tuple(Support(place, step="following") for place in range(MOST_SEATS))
