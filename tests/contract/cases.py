"""The games under contract. A new game is one more line in TITLES."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import islice
from typing import Any

import pytest

from tafelrunde.games.registry import find
from tafelrunde.table import (
    Answer,
    Chance,
    Game,
    Listener,
    Match,
    Question,
    SearchChance,
    Table,
)
from tests.contract import census
from tests.games.dominion.table_setup import FIVE_KINGDOMS, rich_start
from tests.table.siege import GAME as SIEGE

#: What there is of each sort of thing, and where it lies does not matter.
Census = Mapping[str, object]


@dataclass(frozen=True, eq=False)
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
    #: Every prompt of its questions.
    prompts: Collection[str]
    #: Prompts put to several seats at once, in secret.
    at_once: frozenset[str] = frozenset()
    #: Prompts whose answers others cannot always tell apart.
    secret: frozenset[str] = frozenset()
    #: By prompt the events that say an answer aloud because the rules want it so.
    spoken: Mapping[str, Collection[str]] = field(default_factory=dict)
    #: Events that show everybody, for a moment, what later lies hidden again.
    openly: frozenset[str] = frozenset()
    #: Prompts whose answers uncover an order that nobody knew or cares for.
    by_hand_order: frozenset[str] = frozenset()
    #: A start from which every kind of question is soon met, by seats and seed.
    rich: Callable[[int, int, Chance], Table[Any]] | None = None


def rich_dominion(seats: int, seed: int, chance: Chance) -> Table[Any]:
    """Give everybody one of each of ten kingdom cards; every so often the kingdom is chosen."""
    if seed % 8 > 5:
        return find("dominion").start(seats, {"kingdom": ("veto", "in_turn")[seed % 2]}, chance)
    kingdom = FIVE_KINGDOMS[seed // 8 % len(FIVE_KINGDOMS)]
    edition = ("first", "second")[seed % 2]
    return rich_start(seats, kingdom, chance, extra="2 silver 2 gold curse", masquerade=edition)


def prompts_in(game: str) -> frozenset[str]:
    """Read from a game's words which prompts there are."""
    words = files(f"tafelrunde.games.{game}") / "locale" / "en.ftl"
    return frozenset(re.findall(r"^prompt-(\S+) =", words.read_text("utf-8"), re.MULTILINE))


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
        prompts=prompts_in("westeros_intrigue"),
        openly=frozenset({"penalty"}),
        # The pyramid of a round is gone when the next one is seen.
        spoken={"lay": {"laid-left", "laid-right", "laid-middle", "laid-above", "penalty"}},
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
        prompts=prompts_in("dominion"),
        at_once=frozenset({"masquerade-pass"}),
        secret=frozenset(
            {
                "masquerade-pass",
                "secret_chamber-back",
                "courtyard-topdeck",
                "scout-order",
                "militia-discard",
                "torturer-discard",
            }
        ),
        # The uppermost card of a discard pile is seen before the pile is shuffled.
        spoken={"wishing_well-name": {"names"}, "cellar-discard": {"discards"}},
        openly=frozenset({"reveals", "discards-revealed", "takes", "shows-hand", "discards"}),
        # Which of several discards comes to lie on top.
        by_hand_order=frozenset(
            {"militia-discard", "torturer-discard", "cellar-discard", "secret_chamber-discard"}
        ),
        rich=rich_dominion,
    ),
    Title(
        SIEGE,
        best=max,
        longest=lambda seats: 30 * (1 + 2 * seats),
        census=census.siege,
        whole=census.siege_whole,
        variants=({}, {"walls": 1}),
        # What is asked aside comes only if somebody proposes something.
        prompts=set(SIEGE.prompts) - {"tribute"},
        at_once=frozenset({"bid"}),
        secret=frozenset({"bid", "burn", "put-back"}),
        spoken={"parley": {"offered"}, "accept": {"accepted", "declined"}, "bid": {"bid"}},
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
    def name(self) -> str:
        return f"{self.game.name}-{self.seats}"

    @property
    def players(self) -> list[str]:
        return ["Arya", "Bran", "Cersei", "Davos", "Edric", "Florian", "Gilly"][: self.seats]

    def start(
        self, chance: Chance, variant: int = 0, listener: Listener | None = None
    ) -> Table[Any]:
        """Begin a game under one of the variants."""
        variants = self.title.variants
        return self.game.start(self.seats, variants[variant % len(variants)], chance, listener)

    def rich_start(self, chance: Chance, seed: int) -> Table[Any]:
        """Begin a game in which every kind of question is soon met."""
        if self.title.rich is None:
            return self.start(chance, seed)
        return self.title.rich(self.seats, seed, chance)

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


def choose(table: Table[Any], chance: Chance) -> tuple[Question, Answer]:
    """Give a random answer to a random open question."""
    question = table.questions[chance.below(len(table.questions))]
    return question, question.sample(chance)


#: So many answers of a question are looked at; a Pick may have thousands.
MANY = 200


def options_of(question: Question) -> list[list[int]]:
    """List what a person chooses from, once for each place in the answer."""
    answers = list(islice(question.answers(), MANY))
    rows = [answer if isinstance(answer, tuple) else (answer,) for answer in answers]
    places = range(max(map(len, rows)))
    return [sorted({row[place] for row in rows if place < len(row)}) for place in places]


CASES = tuple(Case(title, seats) for title in TITLES for seats in title.game.seats)


def every(cases: Sequence[Case]) -> pytest.MarkDecorator:
    """Run a test once for each of these games and seat counts."""
    return pytest.mark.parametrize("case", cases, ids=[case.name for case in cases])


every_case = every(CASES)
