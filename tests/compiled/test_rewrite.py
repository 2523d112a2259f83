"""The rewriting step: plain classes with the same fields, and games that are the same without C."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from compiled.build import write
from compiled.classes import Module, Source
from compiled.modules import is_compiled, read
from compiled.rewrite import rewrite
from tafelrunde.games.registry import EXAMPLES, NAMES, find
from tafelrunde.twin import TWIN
from tafelrunde.twin.records import greatest, least

ROOT = Path(__file__).parents[2]
FRAMES = '''"""Frames."""

from __future__ import annotations

import msgspec


class Frame(msgspec.Struct, frozen=True, tag=True, kw_only=True, gc=False):
    """One rule under way."""

    step: str = "start"

    def start(self, table: object) -> None:
        """Take the first step."""
'''
TURN = '''"""A turn."""

from __future__ import annotations

from tafelrunde.table.frame import Frame


class Turn(Frame, frozen=True):
    """Somebody's turn."""

    seat: int
    cards: list[int] = []
    parts: list[int] = msgspec.field(default_factory=PARTS.copy)

    def start(self, table: object) -> None:
        """Ask."""
        table.become(self.at("lay"))  # type: ignore
        table.tell("turn", seat=self.seat)

    def passed(self, seat: int) -> Self:
        """Give the turn of somebody else."""
        if seat == self.seat:
            return replace(self, cards=[seat])
        return self.at("start", seat=Kind.WAR)

    def lay(self, table: object, card: int) -> None:
        """Lay."""
        self.hand = ()
        frame = self
        getattr(frame, frame.step)(table)
        getattr(frame, frame.step)(table, card)
'''


@pytest.fixture(scope="module")
def turn() -> str:
    modules = {
        name: Module(name, text)
        for name, text in (("tafelrunde.table.frame", FRAMES), ("tafelrunde.games.turn", TURN))
    }
    return rewrite(Source(modules), modules["tafelrunde.games.turn"], frozenset())


def test_a_header_becomes_that_of_a_plain_class(turn: str) -> None:
    assert "class Turn(Frame):\n" in turn
    assert "    seat: int\n    cards: list[int]\n" in turn
    assert f"from {TWIN}.table.frame import Frame" in turn
    assert "msgspec" not in turn


def test_fields_of_the_base_come_by_name_and_lists_are_fresh(turn: str) -> None:
    init = turn[turn.index("def __init__") : turn.index("def _with")]
    assert "seat: int,\n        cards: list[int] | None = None,\n        parts: list[int]" in init
    assert "parts: list[int] | None = None,\n        *,\n" in init
    assert "self.parts = PARTS.copy() if parts is None else parts" in init
    assert "step: str = 'start'," in init
    assert "self.cards = [] if cards is None else cards" in init


def test_steps_are_found_by_comparing_names(turn: str) -> None:
    go, go_with = turn[turn.index("def go(") :].split("def go_with(")
    assert 'if step == "start":\n            self.start(table)' in go
    assert "lay" not in go
    assert 'if step == "lay":\n            self.lay(table, value)' in go_with
    assert "frame.go(table)\n" in turn
    assert "frame.go_with(table, card)\n" in turn
    assert 'self._at("lay")' in turn


def test_written_lines_call_names_that_no_rule_has(turn: str) -> None:
    assert "import shown as twin_shown\n" in turn
    names = {
        getattr(one, "name", "")
        for module in read().values()
        for one in module.tree.body
        if is_compiled(module)
    }
    assert "shown" in names
    assert not any(name.startswith("twin_") for name in names)


def test_rule_bodies_are_kept_but_for_these_calls(turn: str) -> None:
    assert 'table.become(self._at("lay"))  # type: ignore\n' in turn
    # Else the compiler would take the attribute to be empty from here on.
    assert "self.hand = cast(Any, (()))" in turn


def test_a_frame_goes_on_by_its_own_constructor(turn: str) -> None:
    assert "def passed(self, seat: int) -> Turn:\n" in turn
    assert "return Turn(seat=self.seat, parts=self.parts, step=self.step, cards=[seat])\n" in turn
    assert "return Turn(step='start', cards=self.cards, parts=self.parts, seat=Kind.WAR)" in turn


def test_a_frame_with_heirs_may_be_of_any_class() -> None:
    heir = f'{TURN}\n\nclass Last(Turn, frozen=True):\n    """The last turn."""\n'
    texts = {"tafelrunde.table.frame": FRAMES, "tafelrunde.games.turn": heir}
    modules = {name: Module(name, text) for name, text in texts.items()}
    text = rewrite(Source(modules), modules["tafelrunde.games.turn"], frozenset())
    assert 'return self.at("start", seat=Kind.WAR)\n' in text


def test_nothing_is_put_together_where_nobody_listens(turn: str) -> None:
    assert '        if table.listener is not None: table.tell("turn", seat=self.seat)\n' in turn


TERMS = '''"""Terms."""


def weigh(cost: object) -> int:
    """Weigh."""
    match cost:
        case say.Gold() | say.Influence():
            return cost.n
        case Kill(what=say.Cards()) if isinstance(cost, Gold | Kneel) or cost.n:
            return 1
        case Kneel(what=Ref.ME):
            return 2
        case _:
            return 3
'''


def test_what_something_is_becomes_a_chain_of_questions() -> None:
    module = Module("tafelrunde.games.terms", TERMS)
    text = rewrite(Source({module.name: module}), module, frozenset())
    for line in (
        "    if True:",
        "        if isinstance(cost, (say.Gold, say.Influence)):",
        "        elif isinstance(cost, Kill) and isinstance(cost.what, say.Cards)"
        " and (isinstance(cost, (Gold, Kneel)) or cost.n):",
        "        elif isinstance(cost, Kneel) and cost.what == Ref.ME:",
        "        else:",
    ):
        assert f"\n{line}\n" in text


@pytest.mark.parametrize("case", ["[first]", "say.Gold() as gold", "say.Gold(n)", '"gold"', "_"])
def test_other_patterns_stay_as_they_are(case: str) -> None:
    text = f'"""Terms."""\n\n\ndef weigh(cost):\n    match cost:\n        case {case}:\n'
    module = Module("tafelrunde.games.terms", f"{text}            return 0\n")
    written = rewrite(Source({module.name: module}), module, frozenset())
    assert f"    match cost:\n        case {case}:\n" in written


CONSTANTS = '''"""Constants."""

from typing import Final, TypeVar

T = TypeVar("T")
HERE, THERE = range(2)
WAR, PEACE = NAMES = ("war", "peace")
MOST = len(NAMES)
ONE, TWO = sorted(NAMES)
SIZES: Final = (1, 2)
SHARES = (*(0.5, 1.5), *(1.0, 1.0))
Cards = list[int]
COUNTED = 0


def count() -> None:
    """Count."""
    global COUNTED
    COUNTED += 1
'''


def test_constants_are_said_to_be_final() -> None:
    module = Module("tafelrunde.games.constants", CONSTANTS)
    text = rewrite(Source({module.name: module}), module, frozenset())
    for line in (
        'T = TypeVar("T")',
        "HERE: Final = 0",
        "THERE: Final = 1",
        # To index a tuple whose length is known, the compiler would put it together anew.
        "NAMES: Final[tuple[str, ...]] = ('war', 'peace')",
        "PEACE: Final = 'peace'",
        "MOST: Final = len(NAMES)",
        "TWO: Final = sorted(NAMES)[1]",
        "SIZES: Final[tuple[int, ...]] = (1, 2)",
        "SHARES: Final[tuple[float, ...]] = (*(0.5, 1.5), *(1.0, 1.0))",
        "Cards = list[int]",
        "COUNTED = 0",
    ):
        assert f"\n{line}\n" in text


LOOPS = '''"""Loops."""

from typing import NamedTuple

from tafelrunde.games.kinds import Kind


class Saying(NamedTuple):
    """Something said."""

    answer: object


def count(hands: list[list[int]], cards: list[int], seat: int) -> int:
    """Count."""
    for hand, card in zip(hands, cards, strict=True):
        hand.append(card)
    cards[seat] -= 1
    cards[seat] |= 1 << seat
    cards[seat] += 1 << seat
    cards[seat] -= 2 - seat
    hands[seat] += cards
    sizes = [*map(len, hands)]
    copies = [*map(COPY, hands)]
    best = max(cards, key=lambda card: sizes[card])
    worst = min(cards, key=lambda card: sizes[card], default=0)
    known = max(copies, key=lambda one: copies[one])
    match seat:
        case Kind.WAR:
            return 0
    return sum(sizes) if seat == Kind.WAR else sum(map(sizes.__getitem__, cards))
'''
KINDS = '''"""Kinds."""

from enum import IntEnum


class Kind(IntEnum):
    """A kind."""

    WAR = 1
'''


def test_what_the_compiler_has_a_short_way_for_is_written_so() -> None:
    names = ("tafelrunde.games.loops", "tafelrunde.games.kinds")
    modules = dict(zip(names, map(Module, names, (LOOPS, KINDS)), strict=True))
    text = rewrite(Source(modules), modules[names[0]], frozenset())
    for line in (
        "_Kind_WAR: Final = Kind.WAR",
        "    answer: Any",
        "    for hand, card in zip(hands, cards):",
        "    cards[seat] = cards[seat] - 1",
        "    cards[seat] = cards[seat] | (1 << seat)",
        "    cards[seat] = cards[seat] + (1 << seat)",
        "    cards[seat] = cards[seat] - (2 - seat)",
        # A list is made longer, and whoever else holds it sees that.
        "    hands[seat] += cards",
        "    sizes = [len(_one) for _one in hands]",
        "    copies = [_one.copy() for _one in hands]",
        "    best = cards[twin_greatest([sizes[card] for card in cards])]",
        "    worst = (cards[twin_least([sizes[card] for card in cards])] if cards else 0)",
        # What is looked up in itself is a dict.
        "    known = max(copies, key=lambda one: copies[one])",
        # In a pattern a plain name would be a new one.
        "        case Kind.WAR:",
        "    return twin_added_up(sizes) if seat == _Kind_WAR"
        " else twin_added_up([sizes[_one] for _one in cards])",
    ):
        assert f"\n{line}\n" in text


CHOICE = '''"""Choices."""

import msgspec


class Choice(msgspec.Struct):
    """One of the options."""

    options: list[int]

    def check(self, answer: object) -> int:
        """Look for it."""
        if type(answer) is not int or answer not in self.options:
            raise ValueError
        return answer


def order(draw: object, n: int) -> list[int]:
    """Shuffle."""
    return sorted(range(n), key=[draw() for _ in range(n)].__getitem__)
'''


def test_what_is_looked_for_stays_the_object_it_is() -> None:
    module = Module("tafelrunde.games.choice", CHOICE)
    text = rewrite(Source({module.name: module}), module, frozenset())
    assert "    def check(self, answer: Any) -> int:\n" in text
    assert "if type(cast(Any, answer)) is not int or answer not in self.options:\n" in text
    assert "    return twin_by_lot(draw, n)\n" in text


def test_a_number_of_seats_may_be_anything_until_it_is_checked() -> None:
    modules = read()
    text = rewrite(Source(modules), modules["tafelrunde.table.game"], frozenset())
    assert "    def start(\n        self,\n        seats: Any,\n" in text


@pytest.mark.parametrize("values", [[2, 5, 5, 1], [0.5, -1.0, 0.5, -1.0], [(1, 2), (1, 3)]])
def test_the_best_is_where_max_and_min_find_it(values: list[Any]) -> None:
    places = range(len(values))
    assert greatest(values) == max(places, key=values.__getitem__)
    assert least(values) == min(places, key=values.__getitem__)


def test_what_is_made_all_the_time_is_light(turn: str) -> None:
    assert "@mypyc_attr(acyclic=True, free_list_len=1)\nclass Turn(Frame):" in turn


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("twin")
    write(place)
    return place


def run(code: str, written: Path) -> str:
    """Run a program that imports the twin as it was written, without compiling it."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(written), str(ROOT)]),
        "TAFELRUNDE_PURE": "",
    }
    found = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=300
    )
    assert found.returncode == 0, found.stderr[-3000:]
    return found.stdout


SIGNATURES = """
import inspect
from importlib import import_module
from compiled.classes import Source
from compiled.modules import is_compiled, read
modules = read()
source = Source(modules)
count = 0
for module in modules.values():
    for name in module.classes if is_compiled(module) else ():
        if source.is_record((module.name, name)):
            real = getattr(import_module(module.name), name)
            there = module.name.replace("tafelrunde", "tafelrunde_compiled", 1)
            twin = getattr(import_module(there), name)
            # Some types are known to the type checker alone.
            real.__annotations__ = dict.fromkeys(real.__annotations__, object)
            ours = inspect.signature(real).parameters.values()
            theirs = inspect.signature(twin).parameters.values()
            assert [(p.name, p.kind) for p in ours] == [(p.name, p.kind) for p in theirs], name
            optional = [p.name for p in ours if p.default is not p.empty]
            assert optional == [p.name for p in theirs if p.default is not p.empty], name
            count += 1
print(count)
"""


def test_every_record_is_made_as_its_original(written: Path) -> None:
    assert int(run(SIGNATURES, written)) > 200


LOCKSTEP = """
from tests.compiled.lockstep import choose_both, play_both
seats = {seats!r}
for number, many in enumerate(seats):
    play_both({game!r}, many, f"written {{number}}", unwatched=number % 2 == 1)
choose_both({game!r}, seats[0], "heuristic", "written", most=40)
choose_both({game!r}, seats[0], "ismcts:iterations=3", "written", most=5)
"""


@pytest.mark.parametrize("game", [*NAMES, *EXAMPLES])
def test_the_written_twin_plays_the_same_games(game: str, written: Path) -> None:
    seats = find(game).seats
    run(LOCKSTEP.format(game=game, seats=sorted({seats[0], seats[-1]})), written)


def test_all_rules_are_compiled() -> None:
    rules = [one for one in read().values() if ".rules" in one.name and not one.package]
    assert len(rules) > 60
    assert all(is_compiled(one) for one in rules)
