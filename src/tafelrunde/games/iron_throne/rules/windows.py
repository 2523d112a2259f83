"""Windows: leaders first, each once, then character cards until all have passed in a row.

Who is asked follows from what everybody knows, so that the question betrays no hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tafelrunde.games.iron_throne.cards.sense import CARD_TIMINGS
from tafelrunde.games.iron_throne.cards.vocabulary import Timing
from tafelrunde.games.iron_throne.houses import CHARACTER_COPIES, card_of
from tafelrunde.games.iron_throne.rules.book import ABILITY, TEXT, book, entry
from tafelrunde.games.iron_throne.rules.resolve import Resolve
from tafelrunde.games.iron_throne.rules.select import ability_usable, affordable, usable
from tafelrunde.games.iron_throne.state import State, clockwise, strength
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
        order = card_players(table.state, self.timing)
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
        return any(
            seen(state, seat, card_of(character)) < CHARACTER_COPIES
            for character in self._playable(state, seat)
        )

    def options(self, table: Table[State], seat: int) -> Sequence[int]:
        """List the cards that are there and can be paid for."""
        state = table.state
        hand = state.hands[seat].cards
        return [
            character
            for character in self._playable(state, seat)
            if (card := card_of(character)) in hand
            and affordable(state, seat, TEXT, character, card)
        ]

    def take(self, table: Table[State], seat: int, option: int) -> Frame:
        """Play a card."""
        return Resolve(seat, option, TEXT)

    def _playable(self, state: State, seat: int) -> Iterator[int]:
        """Give the characters whose cards would work: the participant's and the leader's."""
        if state.sides[seat] < 0 or not strength(state, seat):
            return
        for character in (state.participants[seat], state.leaders[seat]):
            effect = entry(state, TEXT, character)
            if effect.timing is self.timing and usable(state, seat, effect, TEXT):
                yield character


def seen(state: State, seat: int, card: int) -> int:
    """Count the copies of a card that lie open."""
    laid = sum(zone.cards.count(card) for zone in state.laid) if state.revealed else 0
    return state.discards[seat].count(card) + state.played.count(card) + laid


def window(state: State, timing: Timing, order: tuple[int, ...] = ()) -> Abilities:
    """Open a window for all from the challenger, or for these seats, whose leader has a part."""
    abilities = book(state.pack).entries[ABILITY]
    seats = [
        seat
        for seat in order or clockwise(state)
        if abilities[state.leaders[seat]].timing is timing
    ]
    return Abilities(tuple(seats), timing=timing)


def card_players(state: State, timing: Timing) -> tuple[int, ...]:
    """List the participants, unless none of them has a card with a part in a window."""
    if timing not in CARD_TIMINGS:
        return ()
    texts = book(state.pack).entries[TEXT]
    seats = [seat for seat in clockwise(state) if state.sides[seat] >= 0]
    for seat in seats:
        for character in (state.participants[seat], state.leaders[seat]):
            if texts[character].timing is timing:
                return tuple(seats)
    return ()
