"""Positions made by hand, and people who answer in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.games.risk import GAME, agreement
from tafelrunde.games.risk.boards import KEYS
from tafelrunde.games.risk.cards.characters import CHARACTERS
from tafelrunde.games.risk.cards.maester import MAESTER as TITLES
from tafelrunde.games.risk.cards.objectives import OBJECTIVES
from tafelrunde.games.risk.codes import CHARACTER, MAESTER, way
from tafelrunde.games.risk.modes import HOUSE_ORDER
from tafelrunde.games.risk.rules.turn import Play
from tafelrunde.games.risk.state import State, hold, opening, station
from tafelrunde.table import (
    PASS,
    Answer,
    Chance,
    Event,
    Frame,
    MayPass,
    Question,
    ReplayChance,
    Table,
)

#: Who holds a territory and with how many units.
Land = dict[str, tuple[int, int]]


def number(key: str) -> int:
    """Number a territory by its key."""
    return KEYS.index(key)


def road(origin: str, target: str) -> int:
    """Number a way by the keys of its ends."""
    return way(number(origin), number(target))


def character(key: str) -> int:
    """Give the option of a character."""
    return CHARACTER + [card.key for card in CHARACTERS].index(key)


def title(key: str) -> int:
    """Number a maester title."""
    return [card.key for card in TITLES].index(key)


def maester(key: str) -> int:
    """Give the option of a maester card."""
    return MAESTER + title(key)


def objective(key: str) -> int:
    """Number an objective."""
    return [card.key for card in OBJECTIVES].index(key)


class Camp:
    """A table in the middle of a turn of seat 0, whose next dice are known."""

    def __init__(
        self,
        frame: Frame | None,
        seats: int = 3,
        land: Land | None = None,
        rest: int = 2,
        chance: Chance | None = None,
        houses: Sequence[int] | None = None,
        **options: Any,
    ) -> None:
        """Lay out the land; what is not named belongs to one seat, a unit on each territory."""
        settled = GAME.settle(seats, options)
        state = opening(agreement(seats, settled))
        state.houses = list(houses or HOUSE_ORDER[seats])
        for territory in state.board.territories:
            hold(state, territory, rest)
            station(state, territory, 1)
        for key, (seat, units) in (land or {}).items():
            hold(state, number(key), seat)
            station(state, number(key), units)
        state.maneuvers = 1
        self.table = Table(GAME, state, [Play(step="next_turn")], chance=chance or ReplayChance(()))
        self.heard: list[Event] = []
        self.table.listener = self.heard.append
        if frame is not None:
            self.table.stack.append(frame)

    @property
    def state(self) -> State:
        """The position."""
        return self.table.state

    @property
    def question(self) -> Question:
        """The one open question."""
        (question,) = self.table.questions
        return question

    @property
    def options(self) -> Sequence[int]:
        """What the open question offers."""
        return self.question.options  # type: ignore[attr-defined, no-any-return]

    def run(self) -> Camp:
        """Go on to the first question."""
        self.table.run()
        return self

    def dice(self, *faces: int) -> Camp:
        """Fix the next dice."""
        self.table.chance = ReplayChance([face - 1 for face in faces])
        return self

    def chance(self, *outcomes: int) -> Camp:
        """Fix the next outcomes of chance."""
        self.table.chance = ReplayChance(outcomes)
        return self

    def hand(self, seat: int, *keys: str) -> Camp:
        """Give somebody territory cards."""
        for key in keys:
            self.state.deck.rest.remove(number(key))
            self.state.hands[seat].put(number(key), 1 << seat)
        return self

    def holds(self, seat: int, *keys: str) -> Camp:
        """Give somebody maester cards."""
        for key in keys:
            self.state.maester_deck.rest.remove(title(key))
            self.state.maesters[seat].put(title(key), 1 << seat)
        return self

    def aims(self, seat: int, *keys: str) -> Camp:
        """Give somebody objectives."""
        for key in keys:
            self.state.objective_deck.rest.remove(objective(key))
            self.state.objectives[seat].put(objective(key), 1 << seat)
        return self

    def purse(self, *gold: int) -> Camp:
        """Set everybody's gold."""
        self.state.gold = [*gold]
        self.state.bank = sum(gold)
        return self

    def units(self, *keys: str) -> list[int]:
        """Count units."""
        return [self.state.units[number(key)] for key in keys]

    def say(self, prompt: str, answer: Answer, seat: int | None = None) -> Camp:
        """Answer the open question, which must be this one; windows before it are passed."""
        self.until(prompt)
        question = self.question
        assert question.prompt == prompt
        assert seat is None or question.seat == seat
        self.table.answer(question.id, answer)
        return self

    def until(self, prompt: str) -> Camp:
        """Pass in all windows until somebody is asked this."""
        while self.table.questions and self.question.prompt != prompt:
            assert isinstance(self.question, MayPass), self.question
            self.table.answer(self.question.id, PASS)
        return self

    def told(self, key: str) -> list[Mapping[str, object]]:
        """List what was told under a key."""
        return [event.args for event in self.heard if event.key == key]
