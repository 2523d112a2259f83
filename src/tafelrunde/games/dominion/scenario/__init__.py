"""Scenarios in words: positions to start from, answers, and facts to compare.

docs/scenarios.md is the manual. Names of cards are read in both languages and as keys.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.scenario.answers import read_answer
from tafelrunde.games.dominion.scenario.coming import Coming, Foretold
from tafelrunde.games.dominion.scenario.facts import Scene, differences
from tafelrunde.games.dominion.scenario.position import Given, set_up
from tafelrunde.games.staging import Cast, Difference, convert, plain_keys
from tafelrunde.table import Event, IllegalAnswer, Listener, Table


class Stage(Scene):
    """A scenario at the table: its position, and the words for it."""

    def __init__(
        self,
        names: Sequence[str],
        options: Mapping[str, Any],
        given: Mapping[str, Any],
        chance: Mapping[str, Any],
        seed: int | None,
        listener: Listener,
    ) -> None:
        """Build the position that is given, or the start of a game."""
        self.cast = Cast(names)
        self.state = state = GAME.opening(len(names), GAME.settle(len(names), options))
        coming = convert("chance", plain_keys(chance), Coming)
        self.chance = Foretold(state, self.cast, coming, seed)
        self.left = {}
        self._listener = listener
        first = GAME.first_frame()
        if given:
            written = convert("given", plain_keys(given), Given)
            first = set_up(state, self.cast, written, "kingdom" in options)
        self.table = Table(GAME, state, [first], chance=self.chance)
        self.table.listener = self._hear
        self.table.run()

    def seat(self, field: str, name: object) -> int:
        """Find a player by name."""
        return self.cast.seat(field, name)

    def answer(self, seat: int, words: object, play: bool = True) -> object:
        """Give the engine's answer for words like "buy Herzog"."""
        for question in self.table.questions:
            if question.seat == seat:
                return read_answer(question, words)
        raise IllegalAnswer("answer", "not-asked", f"{self.cast.names[seat]} is not asked anything")

    def differences(self, fact: str, expected: object) -> list[Difference]:
        """Compare one fact with what the scenario says."""
        return differences(self, fact, expected)

    def left_over(self) -> list[str]:
        """Name the foretold chance that never came."""
        return self.chance.left_over()

    def _hear(self, event: Event) -> None:
        if event.key == "buys":
            self.left = {"coins": self.state.coins, "buys": self.state.buys}
        self.chance.hear(event)
        self._listener(event)
