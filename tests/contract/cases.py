"""The games under contract. A new game is one more line in TITLES."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from math import log1p
from typing import Any, NamedTuple

import pytest

from tafelrunde.games.iron_throne.rules.talk import DOORS
from tafelrunde.games.registry import find
from tafelrunde.games.thrones_lcg.say import SHADOWY
from tafelrunde.table import (
    EXIT,
    NO_SOURCE,
    Answer,
    Chance,
    Game,
    Listener,
    Match,
    Offer,
    Phrase,
    Question,
    SearchChance,
    Table,
    UnknownQuestion,
)
from tests.contract import census
from tests.games.dominion.table_setup import FIVE_KINGDOMS, rich_start
from tests.games.iron_throne.odd_pack import ODD_PACK
from tests.games.thrones_lcg.rich import rich_start as rich_thrones
from tests.table.siege import GAME as SIEGE
from tests.thorough import THOROUGH

#: What there is of each sort of thing, and where it lies does not matter.
Census = Mapping[str, object]


class Filed(NamedTuple):
    """Which game is kept on file: its variant, and of so many that end so the shortest."""

    variant: int | None = None
    among: int = 1
    ends: Callable[[Any], bool] = lambda state: True
    #: Whether answers that are taken back now and then are given by rule of thumb.
    by_thumb: bool = False


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
    #: By event the arguments that show everybody, for a moment, what later lies hidden again; none
    #: named: the event itself.
    openly: Mapping[str, Collection[str]] = field(default_factory=dict)
    #: By event the arguments that tell a seat alone what it need not remember, such as which of its
    #: cards came when.
    alone: Mapping[str, Collection[str]] = field(default_factory=dict)
    #: Fields of a view that lie open for everybody and may change without a word.
    laid_out: frozenset[str] = frozenset()
    #: Prompts whose answers uncover an order that nobody knew or cares for.
    by_hand_order: frozenset[str] = frozenset()
    #: A start from which every kind of question is soon met, by seats and seed.
    rich: Callable[[int, int, Chance], Table[Any]] | None = None
    #: What else makes two positions with the same question differ in kind.
    scene: Callable[[Table[Any]], object] = lambda table: None
    #: Games in which its strata are looked for, at each number of seats.
    games: int = 80
    #: Numbers of seats a quick run looks at; none named: the fewest, one more, and the most.
    sample: Collection[int] = ()
    #: A quick run looks at one in so many of its games and spots.
    share: int = 1
    #: The games on file, by seats and kind.
    on_file: Callable[[int, str], Filed] = lambda seats, kind: Filed()


def rich_dominion(seats: int, seed: int, chance: Chance) -> Table[Any]:
    """Give everybody one of each of ten kingdom cards; every so often the kingdom is chosen."""
    if seed % 8 > 5:
        return find("dominion").start(seats, {"kingdom": ("veto", "in_turn")[seed % 2]}, chance)
    kingdom = FIVE_KINGDOMS[seed // 8 % len(FIVE_KINGDOMS)]
    edition = ("first", "second")[seed % 2]
    return rich_start(seats, kingdom, chance, extra="2 silver 2 gold curse", masquerade=edition)


def rich_risk(seats: int, seed: int, chance: Chance) -> Table[Any]:
    """Begin with an early turn of a dominion in which everybody has gold and cards.

    Every so often it begins with the set-up instead.
    """
    if seed % 8 == 7:
        return find("risk").start(seats, {"mode": "dominion"}, chance)
    options = ({"mode": "dominion"}, {"mode": "dominion", "objectives": "off"}, {})[
        (0, 0, 0, 0, 1, 2)[seed % 6]
    ]
    table = find("risk").start(seats, options, chance)
    state = table.state
    for seat in range(seats):
        if "gold" in state.terms.modules:
            state.gold[seat] += 2500
            state.bank += 2500
        for _ in range((4, 8, 3)[seed % 3]):
            state.hands[seat].put(state.deck.draw(chance), 1 << seat)
        for _ in range(5 if state.maesters else 0):
            state.maesters[seat].put(state.maester_deck.draw(chance), 1 << seat)
    while state.turns <= seed % seats and not table.over:
        question, answer = choose(table, chance)
        table.answer(question.id, answer)
    return table


#: The variants of Risk.
RISK_VARIANTS: Sequence[Mapping[str, Any]] = (
    {},
    {"mode": "dominion"},
    {"mode": "dominion", "objectives": "off", "start": "dealt"},
    {"gold": "on", "characters": "on", "special_units": "on"},
)


def risk_on_file(seats: int, kind: str) -> Filed:
    """Keep a short game of every mode on every board, and of every reason for its end."""
    variants = {"quiet": (0, 0, 1, 3, 1, 0), "restless": (1, 0, 0, 0, 0, 0)}
    variant = variants[kind][seats - 2]
    conquest = kind == "quiet" and seats == 2
    wanted = "conquest" if conquest else "points" if variant == 1 else "card"
    return Filed(variant, 20, lambda state: state.ended == wanted, by_thumb=True)


def rich_throne(seats: int, seed: int, chance: Chance) -> Table[Any]:
    """Begin with a first turn in which hands are full and everybody holds hostages.

    Every so often it begins with the set-up instead.
    """
    options: Mapping[str, Any] = THRONE_VARIANTS[(0, 0, 1, 2, 0, 1, 2, 0)[seed % 8]]
    table = find("iron_throne").start(seats, options, chance)
    if seed % 8 == 7:
        return table
    while table.state.turn < 1:
        question, answer = choose(table, chance)
        table.answer(question.id, answer)
    state = table.state
    for seat in range(seats):
        deck = state.decks[seat]
        for number in range(6):
            # Peace and characters make most of the questions.
            wanted = [card for card in deck.rest if card % 17 == 0 or card % 17 > 11]
            card = chance.choose(wanted if seed % 2 else deck.rest)
            deck.rest.remove(card)
            if number < 4:
                state.hands[seat].put(card, 1 << seat)
            else:
                holder = (seat + 1 + chance.below(seats - 1)) % seats
                state.hostages[holder].put(card, 1 << holder)
    # What is asked now was asked with other hands.
    start = table.state.turn
    table = table.game.resample(table, table.questions[0].seat, chance)
    while table.state.turn == start and not table.over and seed % 3:
        question, answer = choose(table, chance)
        table.answer(question.id, answer)
    return table


def prompts_in(game: str) -> frozenset[str]:
    """Read from a game's words which prompts there are."""
    words = files(f"tafelrunde.games.{game}") / "locale" / "en.ftl"
    return frozenset(re.findall(r"^prompt-(\S+) =", words.read_text("utf-8"), re.MULTILINE))


#: Cards of Dominion that show some things to some people only.
SECRETIVE = (
    "courtyard+masquerade+secret_chamber+wishing_well+minion+torturer"
    "+village+spy+council_room+library"
)

#: Events of Westeros that tell of a card laid down.
LAID = ("laid-left", "laid-right", "laid-middle", "laid-above")

#: Table options of the Iron Throne: the basic cards, odd ones, and the other house rules.
THRONE_VARIANTS: Sequence[Mapping[str, Any]] = (
    {},
    {"pack": ODD_PACK},
    {"own_house": "choose", "torture_dead": "no", "turns": 25},
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
        # The pyramid of a round is gone when the next one is seen.
        openly={"penalty": {"cards"}} | {key: {"card"} for key in LAID},
        spoken={"lay": {*LAID, "penalty"}},
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
        openly={
            "reveals": (),
            "discards-revealed": (),
            "takes": (),
            "shows-hand": {"cards"},
            "discards": {"card"},
        },
        # Which of several discards comes to lie on top.
        by_hand_order=frozenset(
            {"militia-discard", "torturer-discard", "cellar-discard", "secret_chamber-discard"}
        ),
        rich=rich_dominion,
    ),
    Title(
        find("fish_market"),
        best=max,
        longest=lambda seats: 5 * seats + 11 * seats,
        census=census.fish_market,
        whole=census.fish_market_whole,
        variants=({}, {"crates": 3}),
        prompts=prompts_in("fish_market"),
        at_once=frozenset({"bid"}),
    ),
    Title(
        find("risk"),
        best=max,
        longest=lambda seats: 6000 * seats,
        census=census.risk,
        whole=census.risk_whole,
        variants=RISK_VARIANTS,
        prompts=prompts_in("risk"),
        secret=frozenset({"keep-first", "keep-maester", "keep-objective"}),
        # At two seats, neutral territories are dealt.
        laid_out=frozenset({"owner", "units"}),
        # What a card is aimed at is said, even if the die then spares it.
        spoken={"kill": {"aims"}, "cut-off": {"cuts-off"}},
        # A die rolled for a card is gone when the card is done.
        openly={"rolled-die": {"count"}},
        rich=rich_risk,
        games=48,
        share=2,
        on_file=risk_on_file,
    ),
    Title(
        find("iron_throne"),
        best=max,
        longest=lambda seats: 1500 * seats,
        census=census.iron_throne,
        whole=census.iron_throne_whole,
        variants=THRONE_VARIANTS,
        prompts=prompts_in("iron_throne") - set(DOORS),
        at_once=frozenset({"leader", "lay"}),
        secret=frozenset({"leader", "lay", "hostages"}),
        # That somebody lays another card is seen, which one is not.
        spoken={"replace": {"lays-another", "keeps-laid"}},
        # Discard piles lie open until they are shuffled. A card dug up is in sight for the others;
        # its owner need not remember which of the new cards was dug up and which one drawn.
        openly={"turned-up": {"housecards"}, "digs-up": {"housecard"}},
        alone={"drew": {"housecards"}},
        # Events that say the same are told alike.
        laid_out=frozenset({"event", "event_discards"}),
        rich=rich_throne,
        sample={3, 5},
    ),
    Title(
        find("thrones_lcg"),
        best=max,
        longest=lambda seats: 8000 * seats,
        census=census.thrones_lcg,
        whole=census.thrones_lcg_whole,
        variants=({}, {"deck_1": "lannister", "deck_2": "targaryen"}, {"mode": "littlefinger"}),
        # Gold is handed over by a proposal nobody has to answer.
        prompts=prompts_in("thrones_lcg") - {"bribe", *SHADOWY},
        at_once=frozenset({"plot", "set-up"}),
        secret=frozenset({"set-up", "plot"}),
        # Who draws several times in one go need not remember which card came when.
        alone={"drew": {"card"}},
        rich=rich_thrones,
        # Plots may lie face down before they are revealed.
        scene=lambda table: max(table.state.chosen) >= 0,
        # Some of its questions are rare.
        games=160,
        # A duel, and the largest council.
        sample={2, 4},
        share=2,
    ),
    Title(
        SIEGE,
        best=max,
        longest=lambda seats: 30 * (1 + 2 * seats),
        census=census.siege,
        whole=census.siege_whole,
        variants=({}, {"walls": 1}),
        prompts=set(SIEGE.prompts),
        at_once=frozenset({"bid"}),
        secret=frozenset({"bid", "burn", "put-back"}),
        spoken={
            "parley": {"offered"},
            "accept": {"accepted", "declined", "countered"},
            "bid": {"bid"},
        },
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
            if (deed := whim(table, chance)) is not None:
                do(table, deed)
                yield table
            question, answer = choose(table, chance)
            table.answer(question.id, answer)
            yield table

    def glimpses(
        self, seed: int, listener: Listener | None = None, variant: int | None = None
    ) -> Iterator[Table[Any]]:
        """Play like `positions`; give the table often at first, then ever more seldom, at last."""
        for number, table in enumerate(self.positions(seed, listener, variant)):
            if glimpsed(number) or table.over:
                yield table

    def looks(self, seed: int) -> Sequence[Table[Any]]:
        """Give copies of what `glimpses` gives, made once, for those who only look."""
        return _looks(self, seed)


#: So many positions are looked at one by one; after that, one whenever a part of this has passed.
CLOSELY, PART = 60, 0.1


def glimpsed(number: int, part: float = PART) -> bool:
    """Whether a position so far into a game is looked at: of a long game, some 100."""
    return number < CLOSELY or int(log1p(number) / part) > int(log1p(number - 1) / part)


@lru_cache(8)
def _looks(case: Case, seed: int) -> Sequence[Table[Any]]:
    return [table.clone() for table in case.glimpses(seed)]


def open_questions(table: Table[Any]) -> tuple[Question, ...]:
    """List what can be answered now: what play waits for, and what was asked aside."""
    return table.questions + table.asides


def choose(table: Table[Any], chance: Chance) -> tuple[Question, Answer]:
    """Give a random answer to a random open question."""
    question = chance.choose(open_questions(table))
    return question, question.sample(chance)


class Deed(NamedTuple):
    """Something a seat does, told without question ids: so it can be done again elsewhere."""

    verb: str
    seat: int
    prompt: str = ""
    source: int = NO_SOURCE
    answer: Answer = ()


def whim(table: Table[Any], chance: Chance) -> Deed | None:
    """Now and then somebody proposes something, or thinks again about a secret answer."""
    if chance.below(6):
        return None
    deeds = [Deed("withdraw", question.seat) for question in table.given]
    for seat in range(table.state.seats):
        for door in table.game.doors(table, seat):
            deeds.append(Deed("propose", seat, door.prompt, door.source, door.sample(chance)))
    return chance.choose(deeds) if deeds else None


def deed_of(question: Question, answer: Answer) -> Deed:
    """Tell an answer without the id of its question."""
    return Deed("answer", question.seat, question.prompt, question.source, answer)


def do(at: Table[Any] | Match[Any], deed: Deed) -> None:
    """Do something at a table, or in a match, where it must be possible."""
    table = at.table if isinstance(at, Match) else at
    if deed.verb == "propose":
        at.propose(deed.seat, deed.prompt, deed.answer, deed.source)
        return
    question = asked_for(table, deed)
    if deed.verb == "withdraw":
        at.withdraw(question.id)
    else:
        at.answer(question.id, deed.answer)


def asked_for(table: Table[Any], deed: Deed) -> Question:
    """Find the question that is answered, or whose answer is taken back."""
    if deed.verb == "withdraw":
        found = [question for question in table.given if question.seat == deed.seat]
    else:
        found = [q for q in open_questions(table) if deed_of(q, deed.answer) == deed]
    if not found:
        raise UnknownQuestion("deed", "not-open", f"{deed} is not possible here")
    return found[0]


#: So many answers of a question are looked at; a Pick may have thousands.
MANY = 200


def phrases_of(game: Game[Any, Any], view: Any, question: Question) -> Iterator[list[Phrase]]:
    """Say what a person chooses from, once for each part of the question."""
    for number, part in enumerate(question.offered()):
        yield [game.phrase(view, question, option, number) for option in dict.fromkeys(part)]
    exits = question.exits if isinstance(question, Offer) else ()
    yield [game.phrase(view, question, way, EXIT) for way in exits]


def sampled(title: Title) -> Collection[int]:
    """Give the numbers of seats a quick run looks at."""
    return title.sample or {*title.game.seats[:2], title.game.seats[-1]}


#: Every game at every number of seats. `make soak` looks at all of them, tests at a sample.
ALL = tuple(Case(title, seats) for title in TITLES for seats in title.game.seats)
CASES = tuple(case for case in ALL if THOROUGH or case.seats in sampled(case.title))


def every(cases: Sequence[Case]) -> pytest.MarkDecorator:
    """Run a test once for each of these games and seat counts."""
    return pytest.mark.parametrize("case", cases, ids=[case.name for case in cases])


every_case = every(CASES)
