"""Positions for unit tests, described like those of scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.iron_throne.scenario import SCENARIO
from tafelrunde.games.iron_throne.state import State
from tafelrunde.games.scenario import Stage
from tafelrunde.table import PASS, Event, Table

NAMES = ("Anna", "Ben", "Cleo", "Dana", "Emil")
ANNA, BEN, CLEO, DANA = range(4)
#: Leaders without a part in what most tests look at.
QUIET = {"Anna": "eddard", "Ben": "joffrey", "Cleo": "davos"}


class Position:
    """A table that goes on from what is given, and what was told there."""

    def __init__(
        self,
        given: Mapping[str, Any],
        *,
        seats: int = 3,
        options: Mapping[str, Any] | None = None,
        chance: Mapping[str, Any] | None = None,
        seed: int = 1,
    ) -> None:
        """Set it up."""
        self.heard: list[Event] = []
        self.stage = Stage(
            SCENARIO,
            NAMES[:seats],
            options or {},
            {"leaders": QUIET, **given},
            chance or {},
            seed,
            self.heard.append,
        )

    @property
    def table(self) -> Table[State]:
        """The table."""
        return self.stage.table

    @property
    def state(self) -> State:
        """The state."""
        state: State = self.stage.table.state
        return state

    def say(self, seat: int, *answers: object) -> None:
        """Let a seat answer, one after the other; who can only pass does so before."""
        for answer in answers:
            while answer != "pass" and self._can_only_pass():
                question = self.table.questions[0]
                self.table.answer(question.id, PASS)
            self.stage.act(seat, answer)

    def _can_only_pass(self) -> bool:
        return bool(self.table.questions) and self.table.questions[0].only_answer() == PASS

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        question = self.table.questions[0]
        return question.seat, question.prompt

    def told(self, key: str) -> list[Event]:
        """List what was told under a key."""
        return [event for event in self.heard if event.key == key]


def meeting(**given: Any) -> dict[str, Any]:
    """Let Anna challenge Ben, both about to lay a card."""
    return {
        "defender": "Ben",
        "participants": {"Anna": "bran", "Ben": "cersei"},
        "phase": "lay",
        "hands": {"Anna": ["war 20", "peace", "war 4"], "Ben": ["war 1", "peace", "war 4"]},
        **given,
    }
