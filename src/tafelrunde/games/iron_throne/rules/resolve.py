"""An ability or a card takes effect: its costs and operations, one after the other.

`asks` says what has to be decided for an operation, `does` carries it out. No card is known here by
name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.games.iron_throne.cards.operations import TakeHostage
from tafelrunde.games.iron_throne.houses import CARD_OF
from tafelrunde.games.iron_throne.rules.asks import BRANCHES
from tafelrunde.games.iron_throne.rules.book import TEXT, book, entry
from tafelrunde.games.iron_throne.rules.common import ask, ends, put
from tafelrunde.games.iron_throne.rules.hostages import Take, Torture
from tafelrunde.games.iron_throne.rules.parts import Part
from tafelrunde.games.iron_throne.rules.places import show_off
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
            card = CARD_OF[self.character]
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

    def parts(self, state: State) -> tuple[Part, ...]:
        """List what is to be done here."""
        effect = book(state.pack).entries[self.kind][self.character]
        if not self.path:
            return effect.parts
        number, *branch = self.path
        return effect.parts[len(effect.costs) + number].within[branch[0] if branch else 0]

    def part(self, state: State) -> Part:
        """Give what is to be done now."""
        return self.parts(state)[self.place]

    def concerned(self, state: State) -> Sequence[int]:
        """List the players the present operation concerns."""
        if self.target != NOBODY:
            return [self.target]
        return self.part(state).players(state, self.seat, self.chosen)

    def go_on(self, table: Table[State]) -> None:
        """Do one part after the other, until something has to be decided first."""
        state = table.state
        parts = self.parts(state)
        frame = self
        while frame.place < len(parts):
            part = parts[frame.place]
            if type(part.what) is TakeHostage:
                state.taken = False  # What may be tortured now is taken by this very effect.
            possible = part.possible
            if possible is not None and not possible(state, frame.seat, frame.chosen):
                frame = frame.following(frame.paid)
                continue
            if part.picks and frame.target == NOBODY:
                ask(table, frame.at("picked"))
                return
            if part.asks is not None:
                question = part.asks(state, frame, part.what)
                if question is not None:
                    put(table, frame.at("decided"), question)
                    return
            after = frame.do(table, part, NOBODY)
            if after is None:
                return
            frame = after
        if self.path or not ends(table):
            table.done()

    def question(self, table: Table[State]) -> Question:
        """Ask for a player, or whatever else the part wants to know."""
        state = table.state
        part = self.part(state)
        if self.step == "picked":
            options = tuple(part.players(state, self.seat, self.chosen))
            return Choice(0, self.seat, "whom", options, source=self.character)
        assert part.asks is not None
        asked = part.asks(state, self, part.what)
        assert asked is not None
        return asked

    def picked(self, table: Table[State], player: int) -> None:
        """Note whom it concerns."""
        if table.listener is not None:
            table.tell("aims", seat=self.seat, to_seat=player)
        Resolve(
            self.seat,
            self.character,
            self.kind,
            self.place,
            player,
            player,
            self.paid,
            self.path,
            step="go_on",
        ).go_on(table)

    def decided(self, table: Table[State], answer: Answer) -> None:
        """Carry out what was decided."""
        after = self.do(table, self.part(table.state), answer)
        if after is not None:
            after.go_on(table)

    def following(self, paid: int) -> Resolve:
        """Give the effect at its next part, after so much power was paid."""
        return Resolve(
            self.seat,
            self.character,
            self.kind,
            self.place + 1,
            NOBODY,
            self.chosen,
            paid,
            self.path,
            step="go_on",
        )

    def again(self, table: Table[State]) -> None:
        """Go on after something else was played."""
        self.following(self.paid).go_on(table)

    def do(self, table: Table[State], part: Part, answer: Any) -> Resolve | None:
        """Carry out a part; gives the effect after it, or nothing where another rule is called."""
        if part.does is not None:
            part.does(table, self, part.what, answer)
            return self.following(self.paid)
        if part.pays is not None:
            return self.following(part.pays(table, self.seat, part.what, answer))
        what = part.what
        if isinstance(what, TakeHostage):
            victim = self.concerned(table.state)[0]
            table.call(Take(self.seat, victim, what.n), then=self.at("again"))
        elif part.within:
            path = (part.number, answer % BRANCHES)
            branch = self.at("go_on", place=0, target=NOBODY, path=path)
            table.call(branch, then=self.at("again"))
        elif answer == 1:
            card = table.state.hostages[self.seat].cards[-1]
            table.call(Torture(self.seat, card), then=self.at("again"))
        else:
            return self.following(self.paid)
        return None
