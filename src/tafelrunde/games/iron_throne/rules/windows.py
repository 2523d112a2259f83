"""Windows: leaders first, each once, then character cards until all have passed in a row.

Who is asked follows from what everybody knows, so that the question betrays no hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.iron_throne.cards.vocabulary import Timing
from tafelrunde.games.iron_throne.houses import CARD_OF, CHARACTER_COPIES
from tafelrunde.games.iron_throne.rules.book import ABILITY, TEXT, book, entry
from tafelrunde.games.iron_throne.rules.listening import BITS, CARDS, heard
from tafelrunde.games.iron_throne.rules.resolve import Resolve
from tafelrunde.games.iron_throne.rules.usable import affordable, usable
from tafelrunde.games.iron_throne.state import State, clockwise, participating
from tafelrunde.table import PASS, Frame, Phrase, Table, Window

BOTH_SIDES: Final = 3
TURN_START: Final = Timing.TURN_START


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
        order, place = self.order, self.passed + 1
        after = Abilities(order, place % len(order), place, self.timing, step="resume")
        if option == PASS:
            after.start(table)
        else:
            table.call(Resolve(self.seat, option, ABILITY), then=after)

    def resume(self, table: Table[State], result: object = None) -> None:
        """Go on after an ability has been used."""
        self.start(table)

    def close(self, table: Table[State]) -> None:
        """Go on with character cards where they have a part."""
        if not may_play(table, self.timing) or not ask_players(table, self.timing):
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
        if not ask_next(table, self.order, self.turn, self.passed, self.timing):
            table.done()

    def choose(self, table: Table[State], option: int) -> None:
        """Let the next seat act, or play a card; then everybody may act again."""
        order, turn = self.order, self.following
        if option == PASS:
            if not ask_next(table, order, turn, self.passed + 1, self.timing):
                table.done()
        else:
            after = Cards(order, turn, 0, self.timing, step="resume")
            table.call(Resolve(self.seat, option, TEXT), then=after)

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
    state = table.state
    abilities = book(state.pack).entries[ABILITY]
    # Everybody comes once, so whose turn it is and how many have passed are the same.
    for number in range(place, len(order)):
        seat = order[number]
        leader = state.leaders[seat]
        effect = abilities[leader]
        if usable(state, seat, effect, ABILITY):
            able = affordable(state, seat, effect, ABILITY, CARD_OF[leader])
            if able or not table.unwatched:
                window = Abilities(order, number, number, timing, step="choose")
                if then is not None:
                    table.call(window, then)
                options = (leader, PASS) if able else (PASS,)
                table.ask_or_pass(window, seat, "ability", options, leader)
                return True
    return False


def ask_players(table: Table[State], timing: Timing, then: Frame | None = None) -> bool:
    """Open the window of character cards for all who participate; tell if anybody is asked."""
    return ask_next(table, participating(table.state, BOTH_SIDES), 0, 0, timing, then)


def ask_next(
    table: Table[State],
    order: tuple[int, ...],
    turn: int,
    passed: int,
    timing: Timing,
    then: Frame | None = None,
) -> bool:
    """Ask the next seat that could hold a card, for all that others know; tell if there is one.

    Where nobody watches only one that has a card, since none can tell.
    """
    state, unwatched, bit, many = table.state, table.unwatched, BITS[timing], len(order)
    texts, leaders, participants = heard(state.pack).texts, state.leaders, state.participants
    while passed < many:
        seat = order[turn]
        if (texts[participants[seat]] | texts[leaders[seat]]) & bit and not state.silenced[seat]:
            options = playable(state, seat, timing)
            if options or (not unwatched and may_hold(state, seat, timing)):
                window = Cards(order, turn, passed, timing, step="choose")
                if then is not None:
                    table.call(window, then)
                table.ask_or_pass(window, seat, "card", (*options, PASS))
                return True
        turn += 1
        if turn == many:
            turn = 0
        passed += 1
    return False


def playable(state: State, seat: int, timing: Timing) -> list[int]:
    """List the characters whose cards are there, have a part in a window and can be paid for."""
    hand, texts = state.hands[seat].cards, book(state.pack).entries[TEXT]
    found = []
    for character in _concerned(state, seat):
        card, effect = CARD_OF[character], texts[character]
        if (
            card in hand
            and effect.timing is timing
            and usable(state, seat, effect, TEXT)
            and affordable(state, seat, effect, TEXT, card)
        ):
            found.append(character)
    return found


def may_hold(state: State, seat: int, timing: Timing) -> bool:
    """Whether a seat could hold a card for a window, for all that others know."""
    if not state.hands[seat].cards:
        return False
    texts = book(state.pack).entries[TEXT]
    for character in _concerned(state, seat):
        effect = texts[character]
        if (
            effect.timing is timing
            and usable(state, seat, effect, TEXT)
            and seen(state, seat, CARD_OF[character]) < CHARACTER_COPIES
        ):
            return True
    return False


def _concerned(state: State, seat: int) -> Sequence[int]:
    """Give the characters whose cards may be played: the participant and the leader."""
    participant = state.participants[seat]
    if state.sides[seat] < 0 or not state.power[participant]:
        return ()
    return participant, state.leaders[seat]


def seen(state: State, seat: int, card: int) -> int:
    """Count the copies of a card that lie open."""
    laid = sum(zone.cards.count(card) for zone in state.laid) if state.revealed else 0
    return state.discards[seat].count(card) + state.played.count(card) + laid


def opens(table: Table[State], timing: Timing, then: Frame, order: tuple[int, ...] = ()) -> bool:
    """Open a window and go on as a frame after it; tell whether anybody has a part in it.

    Leaders are asked from the challenger on, or only those of these seats.
    """
    state, bit = table.state, BITS[timing]
    windows = state.windows
    if windows & bit:
        leaders, abilities = state.leaders, heard(state.pack).abilities
        seats = [seat for seat in order or clockwise(state) if abilities[leaders[seat]] & bit]
        if seats and ask_leaders(table, tuple(seats), 0, timing, then):
            return True
    if windows >> CARDS & bit and may_play(table, timing):
        return ask_players(table, timing, then)
    return False


def may_play(table: Table[State], timing: Timing) -> bool:
    """Whether anybody who participates has a card with a part in a window.

    Others know only whose cards would have a part; where nobody watches, the hands tell.
    """
    state, bit = table.state, BITS[timing]
    texts = heard(state.pack).texts
    leaders, hands, open_hands = state.leaders, state.hands, table.unwatched
    for seat, participant in enumerate(state.participants):
        if participant >= 0:
            leader = leaders[seat]
            if texts[participant] & bit and (
                not open_hands or CARD_OF[participant] in hands[seat].cards
            ):
                return True
            if texts[leader] & bit and (not open_hands or CARD_OF[leader] in hands[seat].cards):
                return True
    return False
