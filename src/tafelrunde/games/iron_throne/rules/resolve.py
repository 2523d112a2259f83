"""An ability or a card takes effect: its costs and operations, one after the other.

`asks` says what has to be decided for an operation, `does` carries it out. No card is known here by
name.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.games.iron_throne.cards.operations import Choice as ChoiceOp
from tafelrunde.games.iron_throne.cards.operations import (
    Cost,
    Discard,
    Look,
    Op,
    PayPower,
    PayReserve,
    ReplaceReward,
    TakeHostage,
    TortureNow,
)
from tafelrunde.games.iron_throne.cards.vocabulary import PICKED_PLAYERS
from tafelrunde.games.iron_throne.houses import card_of
from tafelrunde.games.iron_throne.rules.asks import BRANCHES, decision
from tafelrunde.games.iron_throne.rules.book import TEXT, entry
from tafelrunde.games.iron_throne.rules.common import ask, ends
from tafelrunde.games.iron_throne.rules.does import do, pay
from tafelrunde.games.iron_throne.rules.hostages import Take, Torture
from tafelrunde.games.iron_throne.rules.places import show_off
from tafelrunde.games.iron_throne.rules.select import players, possible, selector_of
from tafelrunde.games.iron_throne.state import NOBODY, State
from tafelrunde.table import Answer, Choice, Frame, Phrase, Question, Table


class Resolve(Frame, frozen=True):
    """An effect under way, at one of its costs and operations."""

    seat: int
    character: int
    kind: int
    place: int = 0
    #: The player the present operation concerns, and the one picked last in this effect.
    target: int = NOBODY
    chosen: int = NOBODY
    paid: int = 0
    #: Where in the effect this is: nothing: the whole; an operation: what replaces a reward; an
    #: operation and a branch: that branch of a choice.
    path: tuple[int, ...] = ()

    def because(self, table: Table[State]) -> Phrase | None:
        """Say what takes effect."""
        if self.path:
            return None
        word, args = self._named(table.state)
        return Phrase(f"why-{word}", {"seat": self.seat, **args})

    def start(self, table: Table[State]) -> None:
        """Announce it; a card goes from the hand to the table."""
        state = table.state
        if self.kind == TEXT:
            card = card_of(self.character)
            show_off(state, self.seat, card)
            state.played.append(card)
        if table.listener is not None:
            word, args = self._named(state)
            table.tell(f"uses-{word}", seat=self.seat, **args)
        self.go_on(table)

    def _named(self, state: State) -> tuple[str, dict[str, Any]]:
        """Say what it is called: by its number, or as a pack calls it."""
        word = "card" if self.kind == TEXT else "ability"
        name = entry(state, self.kind, self.character).name
        if name is None:
            return word, {word: self.character}
        return f"own-{word}", {"name_de": name.de, "name_en": name.en}

    def parts(self, state: State) -> tuple[Cost | Op, ...]:
        """List what is to be done here."""
        effect = entry(state, self.kind, self.character)
        if not self.path:
            return (*effect.costs, *effect.ops)
        op = effect.ops[self.path[0]]
        if isinstance(op, ChoiceOp):
            return op.branches[self.path[1]]
        assert isinstance(op, ReplaceReward)
        return op.by

    def go_on(self, table: Table[State]) -> None:
        """Do the next part, asking first whatever has to be decided."""
        state = table.state
        parts = self.parts(state)
        if self.place == len(parts):
            if self.path or not ends(table):
                table.done()
            return
        part = parts[self.place]
        if isinstance(part, TakeHostage):
            state.taken = False  # What may be tortured now is taken by this very effect.
        if isinstance(part, Op) and not possible(state, self.seat, part, self.chosen):
            table.become(self.following())
        elif self._picks(part):
            ask(table, self.at("picked"))
        elif decision(table, self, part) is not None:
            ask(table, self.at("decided"))
        else:
            self._do(table, part, NOBODY)

    def question(self, table: Table[State]) -> Question:
        """Ask for a player, or whatever else the part wants to know."""
        state = table.state
        part = self.parts(state)[self.place]
        if self.step == "picked":
            assert isinstance(part, Op)
            options = tuple(players(state, self.seat, part, self.chosen))
            return Choice(0, self.seat, "whom", options, source=self.character)
        asked = decision(table, self, part)
        assert asked is not None
        return asked

    def picked(self, table: Table[State], player: int) -> None:
        """Note whom it concerns."""
        if table.listener is not None:
            table.tell("aims", seat=self.seat, to_seat=player)
        table.become(self.at("go_on", target=player, chosen=player))

    def decided(self, table: Table[State], answer: Answer) -> None:
        """Carry out what was decided."""
        self._do(table, self.parts(table.state)[self.place], answer)

    def following(self) -> Resolve:
        """Give the effect at its next part."""
        return self.at("go_on", place=self.place + 1, target=NOBODY)

    def again(self, table: Table[State]) -> None:
        """Go on after something else was played."""
        table.become(self.following())

    def concerned(self, state: State, op: Op) -> list[int]:
        """List the players the present operation concerns."""
        if self.target != NOBODY:
            return [self.target]
        return players(state, self.seat, op, self.chosen)

    def _picks(self, part: Cost | Op) -> bool:
        if self.target != NOBODY or not isinstance(part, Op):
            return False
        return isinstance(part, Look) or selector_of(part) in PICKED_PLAYERS

    def _do(self, table: Table[State], part: Cost | Op, answer: Answer) -> None:
        after = self.following()
        match part:
            case Discard() | PayPower() | PayReserve():
                table.become(after.at("go_on", paid=pay(table, self.seat, part, answer)))
            case ChoiceOp():
                assert isinstance(answer, int)
                self._branch(table, answer)
            case TakeHostage():
                victim = self.concerned(table.state, part)[0]
                table.call(Take(self.seat, victim, part.n), then=self.at("again"))
            case TortureNow() if answer == 1:
                card = table.state.hostages[self.seat].cards[-1]
                table.call(Torture(self.seat, card), then=self.at("again"))
            case _:
                table.become(after)
                do(table, self, part, answer)

    def _branch(self, table: Table[State], number: int) -> None:
        costs = len(entry(table.state, self.kind, self.character).costs)
        path = (self.place - costs, number % BRANCHES)
        branch = self.at("go_on", place=0, target=NOBODY, path=path)
        table.call(branch, then=self.at("again"))
