"""Scenarios in words: positions to start from, answers, and facts to compare.

docs/scenarios.md is the manual. Names of cards and houses are read in both languages.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.games.staging import Cast, Difference, convert, plain_keys
from tafelrunde.games.westeros_intrigue import GAME
from tafelrunde.games.westeros_intrigue.rules import next_turn
from tafelrunde.games.westeros_intrigue.scenario.answers import read_answer
from tafelrunde.games.westeros_intrigue.scenario.coming import Coming, Foretold
from tafelrunde.games.westeros_intrigue.scenario.facts import differences
from tafelrunde.games.westeros_intrigue.scenario.position import frames, set_up
from tafelrunde.games.westeros_intrigue.scenario.words import (
    COLOURS,
    Kind,
    card_name,
    house_name,
    read_kind,
    read_throne,
    throne_name,
    vocabulary,
)
from tafelrunde.games.westeros_intrigue.state import NOBODY
from tafelrunde.table import Listener, Table

__all__ = [
    "COLOURS",
    "Kind",
    "Stage",
    "card_name",
    "house_name",
    "read_kind",
    "read_throne",
    "throne_name",
    "vocabulary",
]


class Stage:
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
        turn = set_up(state, self.cast, plain_keys(given)) if given else NOBODY
        stack = frames(turn) if given else [GAME.first_frame()]
        self.table = Table(GAME, state, stack, chance=self.chance)
        self.table.listener = listener
        if turn != NOBODY:
            next_turn(self.table, state, turn)
        self.table.run()

    def seat(self, field: str, name: object) -> int:
        """Find a player by name."""
        return self.cast.seat(field, name)

    def answer(self, seat: int, words: object, play: bool = True) -> object:
        """Give the engine's answer for words like "Tyrion Lannister above Bronn and Hodor"."""
        return read_answer(self.state, self.cast, seat, words, play)

    def differences(self, fact: str, expected: object) -> list[Difference]:
        """Compare one fact with what the scenario says."""
        return differences(self.state, self.cast, fact, expected)

    def left_over(self) -> list[str]:
        """Name the foretold chance that never came."""
        return self.chance.left_over()
