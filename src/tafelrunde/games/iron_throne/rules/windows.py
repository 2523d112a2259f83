"""Windows: leaders first, each once, then character cards until all have passed in a row.

Who is asked follows from what everybody knows, so that the question betrays no hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.iron_throne.cards.sense import CARD_TIMINGS
from tafelrunde.games.iron_throne.cards.vocabulary import Timing
from tafelrunde.games.iron_throne.houses import CARD_OF, CHARACTER_COPIES, card_of
from tafelrunde.games.iron_throne.rules.book import ABILITY, TEXT, book, entry
from tafelrunde.games.iron_throne.rules.resolve import Resolve
from tafelrunde.games.iron_throne.rules.select import ability_usable, affordable, usable
from tafelrunde.games.iron_throne.state import State, clockwise
from tafelrunde.table import PASS, Frame, Phrase, Table, Window


class Abilities(Window, frozen=True):
    """Each leader in turn may use the ability, once."""

    timing: Timing = Timing.TURN_START

    prompt = "ability"

    def because(self, table: Table[State]) -> Phrase:
        """Say which window this is."""
        return Phrase(f"why-{self.timing}")

    def may(self, table: Table[State], seat: int) -> bool:
        """Whether the leader's ability can be used."""
        return ability_usable(table.state, seat)

    def options(self, table: Table[State], seat: int) -> Sequence[int]:
        """Offer the ability, unless the hand lacks what it costs."""
        leader = table.state.leaders[seat]
        return [leader] if affordable(table.state, seat, ABILITY, leader, card_of(leader)) else []

    def source(self, table: Table[State]) -> int:
        """Name the leader."""
        return int(table.state.leaders[self.seat])

    def choose(self, table: Table[State], option: int) -> None:
        """Use it or not; either way it is the next leader's turn."""
        after = self.passing()
        if option == PASS:
            table.become(after)
        else:
            table.call(Resolve(self.seat, option, ABILITY), then=after.at("resume"))

    def close(self, table: Table[State]) -> None:
        """Go on with character cards where they have a part."""
        order = card_players(table, self.timing)
        if order:
            table.become(Cards(order, timing=self.timing))
        else:
            table.done()


class Cards(Window, frozen=True):
    """Participants play character cards for their text, one at a time."""

    timing: Timing = Timing.TURN_START

    prompt = "card"

    def because(self, table: Table[State]) -> Phrase:
        """Say which window this is."""
        return Phrase(f"why-{self.timing}")

    def may(self, table: Table[State], seat: int) -> bool:
        """Whether a seat could hold a card for this window, for all that others know."""
        state = table.state
        if not state.hands[seat].cards or state.silenced[seat]:
            return False
        if table.unwatched:  # Nobody could tell, so only who has such a card need be asked.
            return bool(self.options(table, seat))
        return any(
            seen(state, seat, CARD_OF[character]) < CHARACTER_COPIES
            for character in self._concerned(state, seat)
            if self._works(state, seat, character)
        )

    def options(self, table: Table[State], seat: int) -> Sequence[int]:
        """List the cards that are there and can be paid for."""
        state = table.state
        hand = state.hands[seat].cards
        return [
            character
            for character in self._concerned(state, seat)
            if (card := CARD_OF[character]) in hand
            and self._works(state, seat, character)
            and affordable(state, seat, TEXT, character, card)
        ]

    def take(self, table: Table[State], seat: int, option: int) -> Frame:
        """Play a card."""
        return Resolve(seat, option, TEXT)

    def _concerned(self, state: State, seat: int) -> Sequence[int]:
        """Give the characters whose cards may be played: the participant and the leader."""
        participant = state.participants[seat]
        if state.sides[seat] < 0 or not state.power[participant]:
            return ()
        return participant, state.leaders[seat]

    def _works(self, state: State, seat: int, character: int) -> bool:
        """Whether the text of a card could be used in this window."""
        effect = entry(state, TEXT, character)
        return effect.timing is self.timing and usable(state, seat, effect, TEXT)


def seen(state: State, seat: int, card: int) -> int:
    """Count the copies of a card that lie open."""
    laid = sum(zone.cards.count(card) for zone in state.laid) if state.revealed else 0
    return state.discards[seat].count(card) + state.played.count(card) + laid


def through(table: Table[State], timing: Timing, then: Frame, order: tuple[int, ...] = ()) -> None:
    """Go on as a frame after a window; where nobody has a part in it, at once.

    Leaders are asked from the challenger on, or only those of these seats.
    """
    state = table.state
    leaders, led = state.leaders, book(state.pack).timed[ABILITY][timing]
    seats = [seat for seat in order or clockwise(state) if leaders[seat] in led]
    if seats:
        table.call(Abilities(tuple(seats), timing=timing), then)
    elif playing := card_players(table, timing):
        table.call(Cards(playing, timing=timing), then)
    else:
        table.become(then)


def card_players(table: Table[State], timing: Timing) -> tuple[int, ...]:
    """List the participants, unless none of them has a card with a part in a window.

    Others know only whose cards would have a part; where nobody watches, the hands tell.
    """
    state = table.state
    told = book(state.pack).timed[TEXT][timing]
    if not told or timing not in CARD_TIMINGS:
        return ()
    leaders, hands, open_hands = state.leaders, state.hands, table.unwatched
    for seat, participant in enumerate(state.participants):
        if participant >= 0:
            for character in (participant, leaders[seat]):
                if character in told and (
                    not open_hands or CARD_OF[character] in hands[seat].cards
                ):
                    return tuple([one for one in clockwise(state) if state.sides[one] >= 0])
    return ()
