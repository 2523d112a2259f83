"""Episodes: one game played in single picks."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

import msgspec

from tafelrunde.research.dialogue import Dialogue
from tafelrunde.research.form import Form, form_of
from tafelrunde.table import (
    NO_CHANCE,
    Answer,
    BadSetup,
    Chair,
    Chance,
    IllegalAnswer,
    Question,
    SearchChance,
    Table,
    load,
    save,
)


class Episode:
    """A table at which somebody has to make the next pick, until the game is over.

    Seats that are asked at once pick one after the other, and none sees what the others picked.
    What leaves no choice is answered by itself.
    """

    def __init__(self, form: Form, table: Table[Any]) -> None:
        """Go on to the first choice at this table."""
        self.form = form
        self.table = table
        table.unwatched = True
        self._dialogue: Dialogue | None = None
        self._shares: tuple[float, ...] | None = None
        self.settle()

    @classmethod
    def start(cls, form: Form, seats: int, options: Mapping[str, Any], seed: int | str) -> Episode:
        """Start a game; the seed decides every shuffle and every die."""
        if not isinstance(form, Form):
            raise BadSetup("form", "bad-form", f"{form!r} is not a form: form_of(name) gives one")
        return cls(form, form.game.start(seats, options, SearchChance(f"{seed}/table")))

    @property
    def seats(self) -> int:
        """The number of seats."""
        seats: int = self.table.state.seats
        return seats

    @property
    def question(self) -> Question | None:
        """What is being asked; None when the game is over."""
        table = self.table
        if table.asides:
            return table.asides[0]
        return table.questions[0] if table.questions else None

    @property
    def seat(self) -> int | None:
        """Who has to pick; None when the game is over."""
        question = self.question
        return None if question is None else question.seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.over

    @property
    def legal(self) -> list[int]:
        """The legal actions, ascending; at least two until the game is over."""
        return [] if self._dialogue is None else self._dialogue.legal

    @property
    def said(self) -> list[int]:
        """The picks of the answer under way."""
        return [] if self._dialogue is None else self._dialogue.said

    @property
    def chosen(self) -> list[int]:
        """Of these, the picks that somebody really made."""
        return [] if self._dialogue is None else self._dialogue.chosen

    @property
    def chair(self) -> Chair:
        """The chair of whoever has to answer, for computer players."""
        question = self.question
        assert question is not None
        return Chair(self.table, question)

    def pick(self, action: int) -> None:
        """Make a pick for the seat that is asked; refused if it is not legal."""
        if self._dialogue is None:
            raise ValueError("the game is over")
        self._dialogue.pick(whole(action))
        answer = self._dialogue.answer
        if answer is not None:
            self.answer(answer)

    def answer(self, answer: Answer) -> None:
        """Give a whole answer for the seat that is asked."""
        question = self.question
        assert question is not None
        self.table.answer(question.id, answer)
        self.settle()

    def settle(self) -> None:
        """Go on to the next choice; whatever leaves none is answered."""
        form, table = self.form, self.table
        while (question := self.question) is not None:
            dialogue = form.dialogue(question)
            if dialogue.answer is None:
                self._dialogue = dialogue
                return
            table.answer(question.id, dialogue.answer)
        self._dialogue = None

    def spell(self, answer: Answer) -> list[int]:
        """Give the picks that make up a whole answer to the present question."""
        question = self.question
        assert question is not None
        return self.form.dialogue(question).spell(question.check(answer))

    def observe(self, seat: int | None) -> list[int]:
        """Write what a seat (None: a spectator) knows as a row of numbers."""
        question = self.question
        own = question if question is not None and question.seat == seat else None
        said = self.said if own is not None else []
        return self.form.observe(self.form.game.view(self.table, seat), own, said)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Give what a seat (None: a spectator) knows as structured data."""
        view: dict[str, Any] = msgspec.to_builtins(self.form.game.view(self.table, seat))
        return view

    def shares(self) -> tuple[float, ...]:
        """Give each seat's share of the victory; nobody has one before the end."""
        if not self.over:
            return (0.0,) * self.seats
        if self._shares is None:
            outcome = self.form.game.outcome(self.table.state)
            self._shares = tuple([outcome.share(seat) for seat in range(self.seats)])
        return self._shares

    def clone(self, chance: Chance = NO_CHANCE) -> Episode:
        """Give an independent copy that draws from another chance."""
        return _again(self.form, self.table.clone(chance), self.chosen)

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        """Copy like `clone`; what belongs to the form is shared."""
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """Travel as a saved position with its chance."""
        return _loaded, (self.form.name, save(self.table), self.table.chance, self.chosen)


def whole(action: object) -> int:
    """Give an action as a plain number, whatever tool it comes from, or refuse it."""
    try:
        return index(action)  # type: ignore[arg-type]
    except TypeError:
        reason = f"{action!r} is not a whole number"
        raise IllegalAnswer("action", "illegal-action", reason) from None


def _again(form: Form, table: Table[Any], chosen: list[int]) -> Episode:
    episode = Episode(form, table)
    for action in chosen:
        episode.pick(action)
    return episode


def _loaded(name: str, saved: dict[str, Any], chance: Chance, chosen: list[int]) -> Episode:
    form = form_of(name)
    return _again(form, load(form.game, saved, chance), chosen)
