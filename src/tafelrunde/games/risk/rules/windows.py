"""Windows: when whom is offered to use characters and maester cards, by public facts only.

A moment of the turn opens for some seats; what each may use there follows from its part in it. Who
is asked depends on gold, on the number of maester cards and on characters that lie open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tafelrunde.games.risk.cards.vocabulary import Timing
from tafelrunde.games.risk.codes import CHARACTER, MAESTER
from tafelrunde.games.risk.rules.common import maester_cards
from tafelrunde.games.risk.rules.usable import (
    all_open,
    besides,
    captives_of,
    characters_at,
    titles_at,
    usable_character,
    usable_title,
)
from tafelrunde.games.risk.state import NOBODY, State, around
from tafelrunde.table import PASS, Frame, MayPass, Phrase, Table, Window

#: The moments.
(
    TURN,
    REINFORCE,
    BUY,
    BEFORE,
    DECLARE,
    COMMITTED,
    ROLLED,
    CANCEL,
    MANEUVER,
    AFTER,
    DRAW,
    DIE,
) = range(12)
OWN, TARGET, OTHER = range(3)

T = Timing
#: By moment and part: the name of the question, and what may be used.
PARTS: Final[Mapping[tuple[int, int], tuple[str, tuple[Timing, ...]]]] = {
    (TURN, OWN): ("cards-my-turn", (T.START_OF_OWN_TURN, T.ANY_TIME)),
    (TURN, OTHER): ("cards-their-turn", (T.START_OF_OPPONENT_TURN, T.ANY_TIME)),
    (REINFORCE, OWN): ("cards-reinforce", (T.REINFORCE, T.ANY_TIME)),
    (BUY, OWN): ("cards-buy", (T.BUY_MAESTER,)),
    (BEFORE, OWN): ("cards-before", (T.BEFORE_INVASIONS, T.ANY_TIME)),
    (DECLARE, OWN): (
        "cards-declare",
        (T.YOU_DECLARE_INVASION, T.START_OF_INVASION_EITHER, T.ANY_TIME),
    ),
    (DECLARE, TARGET): (
        "cards-against",
        (T.INVASION_DECLARED_AGAINST_YOU, T.START_OF_INVASION_EITHER, T.ANY_TIME),
    ),
    (DECLARE, OTHER): ("cards-between", (T.INVASION_BETWEEN_OTHERS, T.ANY_TIME)),
    (COMMITTED, OWN): ("cards-committed", (T.ANY_TIME,)),
    (COMMITTED, TARGET): ("cards-ambush", (T.BATTLE_COMMITTED_AGAINST_YOU, T.ANY_TIME)),
    (COMMITTED, OTHER): ("cards-committed", (T.ANY_TIME,)),
    (ROLLED, OWN): (
        "cards-attack-roll",
        (T.AFTER_ROLL_ATTACKER, T.AFTER_ROLL_EITHER, T.AFTER_ANY_OWN_ROLL),
    ),
    (ROLLED, TARGET): (
        "cards-defence-roll",
        (T.AFTER_ROLL_DEFENDER, T.AFTER_ROLL_EITHER, T.AFTER_ANY_OWN_ROLL),
    ),
    (CANCEL, OWN): ("cards-cancel", (T.OPPONENT_PLAYS_MAESTER,)),
    (CANCEL, OTHER): ("cards-cancel", (T.OPPONENT_PLAYS_MAESTER,)),
    (MANEUVER, OWN): ("cards-maneuver", (T.MANEUVER_START, T.ANY_TIME)),
    (AFTER, OTHER): ("cards-after", (T.ANY_TIME,)),
    (DRAW, OWN): ("cards-draw", (T.DRAW_TERRITORY_CARD, T.ANY_TIME)),
    (DIE, OWN): ("cards-die", (T.AFTER_ANY_OWN_ROLL,)),
    (DIE, OTHER): ("cards-die", (T.AFTER_ANY_OWN_ROLL,)),
}
PROMPTS: Final = tuple(dict.fromkeys(name for name, _ in PARTS.values()))
#: Moments of an invasion, in which the owner of its target has a part of its own.
IN_INVASION: Final = (DECLARE, COMMITTED, ROLLED)
#: Moments before the first question of a turn that offers a ransom anyway.
BEFORE_BUYING: Final = (TURN, REINFORCE)


class Cards(Window, frozen=True):
    """Each seat in turn uses what it likes until it passes."""

    moment: int = TURN
    #: Who has just played a maester card that may be cancelled.
    against: int = NOBODY
    cancelled: bool = False

    stays = True

    def because(self, table: Table[State]) -> Phrase | None:
        """Say what is under way."""
        if self.moment == CANCEL:
            return Phrase("why-cancel", {"seat": self.against})
        return None

    def part(self, state: State, seat: int) -> tuple[str, tuple[Timing, ...]]:
        """Tell what a seat is to the moment: its question and what it may use."""
        if seat == state.turn:
            return PARTS[self.moment, OWN]
        neutral = True
        if self.moment in IN_INVASION:
            holder = state.owner[state.target]
            if seat == holder:
                return PARTS[self.moment, TARGET]
            neutral = holder < 0
        name, timings = PARTS[self.moment, OTHER]
        if neutral and self.moment == DECLARE:
            return name, (Timing.ANY_TIME,)
        return name, timings

    def may(self, table: Table[State], seat: int) -> bool:
        """Whether a seat could use something, by what everybody knows."""
        state = table.state
        if self.cancelled or (self.moment == DECLARE and stopped(state)):
            return False
        if self.moment in BEFORE_BUYING and seat == state.turn and captives_of(state, seat):
            return True
        if table.unwatched and not self.options(table, seat):
            # Nobody follows the play, so whoever can do nothing need not be asked.
            return False
        return may_use(state, seat, self.part(state, seat)[1])

    def options(self, table: Table[State], seat: int) -> Sequence[int]:
        """List what a seat can use, and in its own turn what it can do besides."""
        state = table.state
        timings = self.part(state, seat)[1]
        found = usable(state, seat, timings)
        if seat == state.turn and Timing.ANY_TIME in timings:
            found += besides(state, seat)
        return found

    def question(self, table: Table[State]) -> MayPass:
        """Ask under the name of the seat's part, so that passes can stand for each."""
        seat = self.seat
        name = self.part(table.state, seat)[0]
        return MayPass(0, seat, name, (*self.options(table, seat), PASS))

    def take(self, table: Table[State], seat: int, option: int) -> Frame:
        """Use what was chosen."""
        # What cards do may open windows in turn, so the two know each other.
        from tafelrunde.games.risk.rules.extras import do_extra

        return do_extra(seat, option)

    def heard(self, result: object) -> Cards:
        """Note whether the card was cancelled."""
        return self.at("start", cancelled=self.cancelled or result is True)

    def close(self, table: Table[State]) -> None:
        """End the window; one about cancelling says what came of it."""
        if self.moment == CANCEL:
            table.done(self.cancelled)
        else:
            table.done()


def window(state: State, moment: int, order: tuple[int, ...] | None = None) -> Cards:
    """Open a moment for these seats, or for all from whoever is on turn."""
    return Cards(around(state, state.turn) if order is None else order, moment=moment)


def stopped(state: State) -> bool:
    """Whether the invasion under way cannot go on: its target is barred, or nobody can leave."""
    holder = state.owner[state.target]
    return bool(
        state.barred >> state.target & 1
        or (holder >= 0 and state.barred_seats >> holder & 1)
        or state.units[state.origin] < 2
    )


def usable(state: State, seat: int, timings: Sequence[Timing]) -> list[int]:
    """List what a seat can use, characters first."""
    found = [
        CHARACTER + character
        for character in characters_at(state, seat, timings)
        if usable_character(state, seat, character)
    ]
    hand = state.maesters[seat].cards if state.maesters else ()
    if hand:
        found += [
            MAESTER + title
            for title in titles_at(state, timings)
            if title in hand and usable_title(state, seat, title)
        ]
    return found


def may_use(state: State, seat: int, timings: Sequence[Timing]) -> bool:
    """Whether a seat could use something, for all that others know."""
    for character in characters_at(state, seat, timings):
        if usable_character(state, seat, character):
            return True
    if not maester_cards(state, seat):
        return False
    return any(
        usable_title(state, seat, title) and not all_open(state, title)
        for title in titles_at(state, timings)
    )
