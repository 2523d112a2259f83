"""Cards on other players: their maester cards, characters and points."""

from __future__ import annotations

from tafelrunde.games.risk.cards.effects import Card, StealMaester
from tafelrunde.games.risk.rules.common import ask, discard
from tafelrunde.games.risk.rules.lookup import effect_of
from tafelrunde.games.risk.rules.on_dice import RollDie
from tafelrunde.games.risk.rules.usable import card_holders, free_of, living
from tafelrunde.games.risk.state import GONE, MAESTER, NOBODY, State, opponents
from tafelrunde.table import Choice, Frame, Table


def lose_cards(table: Table[State], seat: int, card: Card, effect: object) -> None:
    """Every opponent discards a maester card at random."""
    for other in card_holders(table.state, seat):
        lose_card(table, other)


def lose_card(table: Table[State], seat: int) -> None:
    """A seat discards a maester card at random, for all to see."""
    state = table.state
    title = random_title(table, seat)
    discard(state, MAESTER, seat, title)
    table.reveal(seat)
    table.tell("discards-maester", seat=seat, maester=title)


def random_title(table: Table[State], seat: int) -> int:
    """Draw one of the maester cards in a hand."""
    return table.chance.choose(sorted(table.state.maesters[seat].cards))


class LoseCard(Frame, frozen=True):
    """An opponent of choice loses a maester card at random, perhaps to whoever chose."""

    seat: int
    code: int

    def start(self, table: Table[State]) -> None:
        """Begin."""
        ask(table, self.at("chosen"))

    def question(self, table: Table[State]) -> Choice:
        """Ask whose card."""
        return Choice(0, self.seat, "whose-card", card_holders(table.state, self.seat))

    def chosen(self, table: Table[State], other: int) -> None:
        """Go on with what was chosen."""
        state = table.state
        if not isinstance(effect_of(self.code), StealMaester):
            lose_card(table, other)
            table.done()
            return
        title = random_title(table, other)
        known = state.maesters[other].take(title)
        state.maesters[self.seat].put(title, known | 1 << self.seat)
        table.reveal(other)
        table.tell("steals-maester", seat=self.seat, to_seat=other)
        for seat in (self.seat, other):
            table.tell("stolen-maester", to=seat, maester=title)
        table.done()


class Kill(Frame, frozen=True):
    """A character leaves the game, perhaps only if a die is high enough."""

    seat: int
    code: int
    character: int = 0

    def start(self, table: Table[State]) -> None:
        """Begin."""
        ask(table, self.at("chosen"))

    def question(self, table: Table[State]) -> Choice:
        """Ask which character."""
        return Choice(0, self.seat, "kill", living(table.state))

    def chosen(self, table: Table[State], character: int) -> None:
        """Go on with what was chosen."""
        table.tell("aims", seat=self.seat, character=character)
        frame = self.at("rolled", character=character)
        if effect_of(self.code).on_roll > 1:
            table.call(RollDie(self.seat), then=frame)
        else:
            frame.rolled(table, effect_of(self.code).on_roll)

    def rolled(self, table: Table[State], die: int) -> None:
        """Go on with what the die shows."""
        state = table.state
        if die >= effect_of(self.code).on_roll:
            state.characters[self.character] = GONE
            state.captors[self.character] = NOBODY
            table.tell("dies", character=self.character)
        table.done()


class Capture(Frame, frozen=True):
    """A character of the defender will be a captive if the target falls."""

    seat: int
    code: int

    def start(self, table: Table[State]) -> None:
        """Begin."""
        ask(table, self.at("chosen"))

    def question(self, table: Table[State]) -> Choice:
        """Ask which character."""
        state = table.state
        return Choice(0, self.seat, "capture", free_of(state, state.owner[state.target]))

    def chosen(self, table: Table[State], character: int) -> None:
        """Go on with what was chosen."""
        table.state.captive = character
        table.tell("aims", seat=self.seat, character=character)
        table.done()


class LosePoints(Frame, frozen=True):
    """All opponents roll; the lowest lose a point, a single opponent without a contest."""

    seat: int
    code: int
    rolled: tuple[int, ...] = ()

    def start(self, table: Table[State]) -> None:
        """Begin."""
        others = opponents(table.state, self.seat)
        if len(others) == 1:
            self.lose(table, others)
        elif len(self.rolled) < len(others):
            table.call(RollDie(others[len(self.rolled)]), then=self.at("heard"))
        else:
            low = min(self.rolled)
            pairs = zip(others, self.rolled, strict=True)
            self.lose(table, tuple([seat for seat, die in pairs if die == low]))

    def heard(self, table: Table[State], die: int) -> None:
        """Note the roll and let the next seat roll."""
        table.become(self.at("start", rolled=(*self.rolled, die)))

    def lose(self, table: Table[State], seats: tuple[int, ...]) -> None:
        """Take the points, never below zero."""
        amount = effect_of(self.code).amount
        for seat in seats:
            lost = min(amount, table.state.points[seat])
            table.state.points[seat] -= lost
            table.tell("loses-points", seat=seat, count=lost)
        table.done()
