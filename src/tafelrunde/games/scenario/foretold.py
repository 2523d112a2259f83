"""Chance for a stage: what a scenario foretells comes, the rest is drawn from its seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from tafelrunde.games.naming import refuse
from tafelrunde.games.scenario.chance import Need, Numbers
from tafelrunde.table import Chance, Event, SearchChance
from tafelrunde.table.chance import Drawn

if TYPE_CHECKING:
    from tafelrunde.games.scenario.stage import Stage

T = TypeVar("T")


class Foretold(Chance):
    """Gives what the scenario foretells, and draws the rest from its seed, if there is one."""

    def __init__(self, stage: Stage, written: Mapping[str, Any], seed: int | None) -> None:
        """Read what is to come."""
        self._stage = stage
        self._sorts = stage.scenario.chance
        #: What came, as a record holds it.
        self._tape: list[Drawn] = []
        self._other = None if seed is None else SearchChance(seed)
        self._waiting = {
            sort.name: sort.read(stage, f"chance.{sort.name}", written[sort.name])
            for sort in self._sorts
            if sort.name in written
        }

    def below(self, n: int) -> int:
        """Give one foretold outcome."""
        return self._one(0 if n == 1 else self._outcome(Need("below", n))[0])

    def order(self, n: int) -> list[int]:
        """Give a foretold order."""
        return self._some([0] if n == 1 else self._outcome(Need("order", n, n)))

    def draws(self, n: int, count: int) -> list[int]:
        """Give several foretold outcomes."""
        return self._some(self._outcome(Need("draws", n, count)) if count else [])

    def place(self, things: Sequence[object]) -> int:
        """Give the place of the foretold one among these things."""
        only = len(things) == 1
        return self._one(0 if only else self._outcome(Need("below", len(things), 1, things))[0])

    def choose(self, things: Sequence[T]) -> T:
        """Choose one of these things as foretold."""
        return things[self.place(things)]

    def take(self, things: list[T], count: int) -> list[T]:
        """Take several of these things away as foretold."""
        need = Need("draws", len(things), count, things)
        places = self._some(self._outcome(need) if count else [])
        return [things.pop(place) for place in places]

    def cut(self) -> tuple[Drawn, ...]:
        """Give everything that came since the last cut."""
        tape = tuple(self._tape)
        self._tape.clear()
        return tape

    def _one(self, place: int) -> int:
        self._tape.append(place)
        return place

    def _some(self, places: Numbers) -> Numbers:
        self._tape.append(tuple(places))
        return places

    def left_over(self) -> list[str]:
        """Name what was foretold and never came."""
        return [name for name, waiting in self._waiting.items() if any(waiting.values())]

    def hear(self, event: Event) -> None:
        """Take notice of something told."""
        for sort in self._sorts:
            sort.hear(self._stage, event)

    def _outcome(self, need: Need) -> Numbers:
        stage = self._stage
        due = next((sort for sort in self._sorts if sort.due(stage, need)), None)
        if due is not None:
            found = due.outcome(stage, self._waiting.get(due.name, {}), need)
            if found is not None:
                return found
        if self._other is None:
            if due is not None and (found := due.idle(stage, need)) is not None:
                return found
            if need.things is not None and all(thing == need.things[0] for thing in need.things):
                return [0] * need.count
            name = "chance" if due is None else due.name
            ways = (
                "give a `seed`"
                if due is None
                else f"foretell it as `chance: {name}`, or give a `seed`"
            )
            refuse(name, "not-foretold", f"comes by chance here: {ways}")
        match need.call:
            case "below":
                return [self._other.below(need.n)]
            case "order":
                return self._other.order(need.n)
        return self._other.draws(need.n, need.count)
