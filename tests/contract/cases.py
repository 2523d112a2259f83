"""The games under contract. A new game is one more line in TITLES."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from tafelrunde.games.registry import find
from tafelrunde.table import (
    Answer,
    Chance,
    Choice,
    Game,
    Listener,
    Match,
    Number,
    Offer,
    Pick,
    Question,
    SearchChance,
    Table,
)
from tests.contract import census
from tests.table.siege import GAME as SIEGE

#: What there is of each sort of thing, and where it lies does not matter.
Census = Mapping[str, object]


@dataclass(frozen=True)
class Title:
    """One game, and what the suite cannot find out by itself."""

    game: Game[Any, Any]
    #: Whether the lowest or the highest score wins.
    best: Callable[[Sequence[int]], int]
    #: No game asks more questions than this, by seats.
    longest: Callable[[int], int]
    #: Everything found in a position (rules under way may hold cards), and all that must be there.
    census: Callable[[Table[Any]], Census]
    whole: Callable[[Table[Any]], Census]
    #: Table options to try, the usual ones first.
    variants: Sequence[Mapping[str, Any]]


#: Cards of Dominion that show some things to some people only.
SECRETIVE = (
    "courtyard+masquerade+secret_chamber+wishing_well+minion+torturer"
    "+village+spy+council_room+library"
)

TITLES = (
    Title(
        find("westeros_intrigue"),
        best=min,
        longest=lambda seats: 36 * seats,
        census=census.westeros_intrigue,
        whole=census.westeros_intrigue_whole,
        variants=({}, {"rounds": 2, "starter": 2, "forced": "auto"}),
    ),
    Title(
        find("dominion"),
        best=max,
        longest=lambda seats: 600 * seats,
        census=census.dominion,
        whole=census.dominion_whole,
        variants=(
            {"kingdom": SECRETIVE},
            {"kingdom": "deconstruction", "starter": 2},
            {"kingdom": "underlings", "masquerade": "second", "treasures": "both_boxes"},
            {"kingdom": "random"},
            {"kingdom": "hand_madness"},
        ),
    ),
    Title(
        SIEGE,
        best=max,
        longest=lambda seats: 30 * (1 + 2 * seats),
        census=census.siege,
        whole=census.siege_whole,
        variants=({}, {"walls": 1}),
    ),
)


@dataclass(frozen=True)
class Case:
    """One game at a table of so many seats."""

    title: Title
    seats: int

    @property
    def game(self) -> Game[Any, Any]:
        return self.title.game

    @property
    def players(self) -> list[str]:
        return ["Arya", "Bran", "Cersei", "Davos", "Edric", "Florian", "Gilly"][: self.seats]

    def start(
        self, chance: Chance, variant: int = 0, listener: Listener | None = None
    ) -> Table[Any]:
        """Begin a game under one of the variants."""
        variants = self.title.variants
        return self.game.start(self.seats, variants[variant % len(variants)], chance, listener)

    def match(self, key: bytes, variant: int = 0, listener: Listener | None = None) -> Match[Any]:
        """Begin a game with a log."""
        variants = self.title.variants
        options = variants[variant % len(variants)]
        return Match.start(self.game, self.players, options, key, listener)

    def positions(
        self, seed: int, listener: Listener | None = None, variant: int | None = None
    ) -> Iterator[Table[Any]]:
        """Play at random; give the one table at every question and at the end."""
        chance = SearchChance(seed)
        table = self.start(chance, seed if variant is None else variant, listener)
        yield table
        while not table.over:
            question, answer = choose(table, chance)
            table.answer(question.id, answer)
            yield table

    def reach(self, seed: int, permille: int, variant: int | None = None) -> Table[Any]:
        """Give a position that lies so far into a random game."""
        met = [table.clone() for table in self.positions(seed, variant=variant)]
        return met[permille * (len(met) - 1) // 1000]


def choose(table: Table[Any], chance: Chance) -> tuple[Question, Answer]:
    """Give a random answer to a random open question."""
    question = table.questions[chance.below(len(table.questions))]
    return question, question.sample(chance)


def options_of(question: Question) -> list[list[int]]:
    """List what a person chooses from, once for each part of the question."""
    match question:
        case Offer():
            return [list(part) for part in question.parts]
        case Pick():
            return [sorted(set(question.options))]
        case Choice() | Number():
            return [list(question.options)]
    raise AssertionError(f"no options known for {type(question).__name__}")


CASES = tuple(Case(title, seats) for title in TITLES for seats in title.game.seats)


def every(cases: Sequence[Case]) -> pytest.MarkDecorator:
    """Run a test once for each of these games and seat counts."""
    names = [f"{case.game.name}-{case.seats}" for case in cases]
    return pytest.mark.parametrize("case", cases, ids=names)


every_case = every(CASES)
