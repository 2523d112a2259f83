"""Windows: leaders first, each once, then character cards until all have passed in a row.

Who is asked follows from what everybody knows, so that the question betrays no hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.iron_throne.cards.vocabulary import Timing
from tafelrunde.games.iron_throne.houses import CARD_OF, CHARACTER_COPIES
from tafelrunde.games.iron_throne.rules.book import ABILITY, TEXT, book, entry
from tafelrunde.games.iron_throne.rules.listening import BITS, CARDS, TIMINGS
from tafelrunde.games.iron_throne.rules.resolve import Resolve
from tafelrunde.games.iron_throne.rules.usable import affordable, usable
from tafelrunde.games.iron_throne.state import AROUND, State
from tafelrunde.table import PASS, Frame, Phrase, Table, Window

TURN_START: Final = Timing.TURN_START
NONE: Final[list[int]] = []


class Abilities(Window, frozen=True):
    """Each leader in turn may use the ability, once."""

    timing: Timing = TURN_START

    prompt = "ability"

    def because(self, table: Table[State]) -> Phrase:
        """Say which window this is."""
        return Phrase(f"why-{self.timing}")

    def options(self, table: Table[State], seat: int) -> Sequence[int]:
        """Offer the ability, unless the hand lacks what it costs."""
        state = table.state
        leader = state.leaders[seat]
        effect = entry(state, ABILITY, leader)
        return (leader,) if affordable(state, seat, effect, ABILITY, CARD_OF[leader]) else ()

    def source(self, table: Table[State]) -> int:
        """Name the leader."""
        return int(table.state.leaders[self.seat])

    def start(self, table: Table[State]) -> None:
        """Ask the next leader who could be used, or close."""
        if not ask_leaders(table, self.order, self.passed, self.timing):
            self.close(table)

    def choose(self, table: Table[State], option: int) -> None:
        """Use it or not; either way it is the next leader's turn."""
        order, place, timing = self.order, self.passed + 1, self.timing
        if option == PASS:
            if not ask_leaders(table, order, place, timing):
                self.close(table)
        else:
            after = Abilities(order, place % len(order), place, timing, step="resume")
            using = Resolve(order[self.turn], option, ABILITY)
            table.call(using, after)
            using.start(table)

    def resume(self, table: Table[State], result: object = None) -> None:
        """Go on after an ability has been used."""
        self.start(table)

    def close(self, table: Table[State]) -> None:
        """Go on with character cards where they have a part."""
        state, timing = table.state, self.timing
        if not state.windows >> CARDS & BITS[timing] or not ask_players(
            table, AROUND[state.seats][state.challenger], 0, 0, timing
        ):
            table.done()


class Cards(Window, frozen=True):
    """Participants play character cards for their text, one at a time."""

    timing: Timing = TURN_START

    prompt = "card"

    def because(self, table: Table[State]) -> Phrase:
        """Say which window this is."""
        return Phrase(f"why-{self.timing}")

    def options(self, table: Table[State], seat: int) -> Sequence[int]:
        """List the cards that are there and can be paid for."""
        return playable(table.state, seat, self.timing)

    def start(self, table: Table[State]) -> None:
        """Ask the next seat that could hold a card, or close."""
        if not ask_players(table, self.order, self.turn, self.passed, self.timing):
            table.done()

    def choose(self, table: Table[State], option: int) -> None:
        """Let the next seat act, or play a card; then everybody may act again."""
        order, turn = self.order, self.following
        if option == PASS:
            if not ask_players(table, order, turn, self.passed + 1, self.timing):
                table.done()
        else:
            after = Cards(order, turn, 0, self.timing, step="resume")
            using = Resolve(order[self.turn], option, TEXT)
            table.call(using, after)
            using.start(table)

    def resume(self, table: Table[State], result: object = None) -> None:
        """Go on after a card has been played."""
        self.start(table)


def ask_leaders(
    table: Table[State],
    order: tuple[int, ...],
    place: int,
    timing: Timing,
    then: Frame | None = None,
) -> bool:
    """Ask the next leader who could be used, for all that others know; tell if there is one.

    Where the window is not under way yet, `then` is what follows it.
    """
    state, bit = table.state, BITS[timing]
    parts = state.parts
    for seat in order[place:] if place else order:
        if parts[seat] & bit:
            leader = state.leaders[seat]
            effect = book(state.pack).entries[ABILITY][leader]
            if effect.timing is timing and usable(state, seat, effect, ABILITY):
                able = not effect.costs or affordable(state, seat, effect, ABILITY, CARD_OF[leader])
                if able or not table.unwatched:
                    # Everybody comes once: whose turn it is is how many have passed.
                    place = order.index(seat)
                    window = Abilities(order, place, place, timing, step="choose")
                    if then is not None:
                        table.call(window, then)
                    options = (leader, PASS) if able else (PASS,)
                    table.ask_or_pass(window, seat, "ability", options, leader)
                    return True
    return False


def ask_players(
    table: Table[State],
    order: tuple[int, ...],
    turn: int,
    passed: int,
    timing: Timing,
    then: Frame | None = None,
) -> bool:
    """Ask the next seat that could hold a card, for all that others know; tell if there is one.

    Where nobody watches only one that has a card is asked, since none can tell. Where the window is
    not under way yet, `then` is what follows it.
    """
    state, bit = table.state, BITS[timing] << CARDS
    parts = state.parts
    coming = order[turn:] + order[:turn] if turn else order
    if passed:
        coming = coming[: len(order) - passed]
    for seat in coming:
        if not parts[seat] & bit:
            continue
        hand = state.hands[seat].cards
        if CARD_OF[state.participants[seat]] in hand or CARD_OF[state.leaders[seat]] in hand:
            options = playable(state, seat, timing)
        else:
            options = NONE
        if options or (not table.unwatched and may_hold(state, seat, timing)):
            place = order.index(seat)
            passed += (place - turn) % len(order)
            window = Cards(order, place, passed, timing, step="choose")
            if then is not None:
                table.call(window, then)
            table.ask_or_pass(window, seat, "card", (*options, PASS))
            return True
    return False


def playable(state: State, seat: int, timing: Timing) -> list[int]:
    """List the characters whose cards are there, have a part in a window and can be paid for."""
    found: list[int] = []
    participant, hand = state.participants[seat], state.hands[seat].cards
    if participant >= 0 and state.power[participant] and not state.silenced[seat]:
        texts = book(state.pack).entries[TEXT]
        for character in (participant, state.leaders[seat]):
            effect = texts[character]
            if (
                effect.timing is timing
                and (card := CARD_OF[character]) in hand
                and usable(state, seat, effect, TEXT)
                and (not effect.costs or affordable(state, seat, effect, TEXT, card))
            ):
                found.append(character)
    return found


def may_hold(state: State, seat: int, timing: Timing) -> bool:
    """Whether a seat could hold a card for a window, for all that others know."""
    if not state.hands[seat].cards or state.silenced[seat]:
        return False
    participant = state.participants[seat]
    if state.sides[seat] < 0 or not state.power[participant]:
        return False
    texts = book(state.pack).entries[TEXT]
    for character in (participant, state.leaders[seat]):
        effect = texts[character]
        if (
            effect.timing is timing
            and usable(state, seat, effect, TEXT)
            and seen(state, seat, CARD_OF[character]) < CHARACTER_COPIES
        ):
            return True
    return False


def seen(state: State, seat: int, card: int) -> int:
    """Count the copies of a card that lie open."""
    laid = sum(zone.cards.count(card) for zone in state.laid) if state.revealed else 0
    return state.discards[seat].count(card) + state.played.count(card) + laid


def opens(table: Table[State], window: int, then: Frame, order: tuple[int, ...] = ()) -> bool:
    """Open a window and go on as a frame after it; tell whether anybody has a part in it.

    Whoever calls has seen in `State.windows` that somebody may. Leaders are asked from the
    challenger on, or only those of these seats.
    """
    state, timing = table.state, TIMINGS[window]
    windows, bit = state.windows & window, BITS[timing]
    around = order or AROUND[state.seats][state.challenger]
    if windows & bit and ask_leaders(table, around, 0, timing, then):
        return True
    return windows != bit and ask_players(table, around, 0, 0, timing, then)
