"""Contract 1, steps: whatever step a rule names exists, before any game comes to it.

A frame names its next step by a string, so nothing but playing would find a slip of the pen. The
source of every rule is read: each step named in it must be a method of the frame it is meant for,
and take an answer if it comes from a question.
"""

from __future__ import annotations

import ast
import inspect
import pkgutil
import sys
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from tafelrunde.table import Frame, Game, Table
from tests.contract.cases import TITLES, Case, Title, every_case
from tests.contract.strata import strata

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.game.name)
#: Verbs whose first argument is a frame that gets an answer, or that simply goes on.
VERBS = {
    name
    for name, verb in vars(Table).items()
    if inspect.isfunction(verb) and list(inspect.signature(verb).parameters)[1:2] == ["frame"]
}
GOING_ON = {"become", "call"}
ASKING = VERBS - GOING_ON
ENGINE = Frame.__module__.rpartition(".")[0]
PLAIN = (int, str, bool, tuple)


def modules_of(game: Game[Any, Any]) -> list[ModuleType]:
    """List the modules rules can stand in: the game's package, and wherever a frame comes from."""
    names = {type(game).__module__}
    names |= {kind.__module__ for frame in game.frames for kind in frame.__mro__[:-1]}
    names -= {Frame.__module__, Frame.__base__.__module__}
    package = sys.modules[type(game).__module__]
    for found in pkgutil.walk_packages(getattr(package, "__path__", ()), f"{package.__name__}."):
        names.add(found.name)
    return [import_module(name) for name in sorted(names) if name.partition(".")[0] != "msgspec"]


def frames_in(module: ModuleType) -> dict[str, type[Frame]]:
    """Name the frames a module knows."""
    return {
        name: thing
        for name, thing in vars(module).items()
        if isinstance(thing, type) and issubclass(thing, Frame) and thing is not Frame
    }


class Reader(ast.NodeVisitor):
    """Reads one module and collects what is wrong with the steps it names."""

    def __init__(self, module: ModuleType, every_frame: list[type[Frame]]) -> None:
        self._constants = vars(module)
        self._frames = frames_in(module)
        self._every = every_frame
        self._module = module.__name__
        #: The frame whose steps are being read, and local names that hold a frame.
        self._own: type[Frame] | None = None
        self._local: dict[str, type[Frame]] = {}
        self.named = 0
        self.wrong: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        before, self._own = self._own, self._frames.get(node.name)
        self.generic_visit(node)
        self._own = before

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        before, self._local = self._local, {}
        for part in ast.walk(node):
            if isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Name):
                kind = self._kind(part.value)
                if kind is not None:
                    self._local[part.targets[0].id] = kind
        self.generic_visit(node)
        self._local = before

    def visit_Call(self, node: ast.Call) -> None:
        verb = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        if verb in ASKING | GOING_ON and node.args:
            self._step(node.args[0], node.lineno, answered=verb in ASKING)
            for frame in self._known(node.args[0]):
                self._check([type(frame)], frame.step, node.lineno, verb in ASKING or None)
        self._step(node, node.lineno)
        self.generic_visit(node)

    def _kind(self, node: ast.expr) -> type[Frame] | None:
        """Find out which frame an expression gives."""
        match node:
            case ast.Name("self"):
                return self._own
            case ast.Name(name):
                return self._local.get(name)
            case ast.Call(ast.Name(name)):
                return self._frames.get(name)
            case ast.Call(ast.Attribute(frame, "at")):
                return self._kind(frame)
        return None

    def _known(self, node: ast.expr) -> list[Frame]:
        """Give the frames that a constant of the module holds, if it is one: TURN, TURNS[seat]."""
        match node:
            case ast.Name(name) | ast.Subscript(ast.Name(name)) if name not in self._local:
                constant = self._constants.get(name)
                held = constant if isinstance(constant, tuple | list) else [constant]
                return [frame for frame in held if isinstance(frame, Frame)]
        return []

    def _step(self, node: ast.expr, line: int, answered: bool | None = None) -> None:
        """Look at an expression that may name a step."""
        if not isinstance(node, ast.Call):
            return
        kind = self._kind(node)
        match node:
            case ast.Call(ast.Attribute(_, "at"), [ast.Constant(str(step)), *_]):
                pass
            case ast.Call(ast.Attribute(frame, "at"), [_, *_]) if self._kind(frame) is not None:
                return self._note(line, "a step must be named outright")
            case _:
                steps = [word.value for word in node.keywords if word.arg == "step"]
                if kind is None and (not steps or isinstance(node.func, ast.Name)):
                    return
                named = steps[0] if steps else ast.Constant("start")
                for step in self._steps(named, line):
                    self._check(self._every if kind is None else [kind], step, line, answered)
                return
        self._check(self._every if kind is None else [kind], step, line, answered)

    def _steps(self, node: ast.expr, line: int) -> list[str]:
        """Give the step that is named, or all that a table of the module holds."""
        match node:
            case ast.Constant(str(step)):
                return [step]
            case ast.Subscript(ast.Name(name)) if isinstance(self._constants.get(name), dict):
                return [str(step) for step in self._constants[name].values()]
        self._note(line, "a step must be named outright")
        return []

    def _check(self, kinds: list[type[Frame]], step: str, line: int, answered: bool | None) -> None:
        self.named += 1
        if not any(fits(one, step, answered) for one in kinds):
            name = " or ".join([kind.__name__ for kind in kinds])
            what = {None: "", True: " that takes an answer", False: " that takes no answer"}
            self._note(line, f"{name} has no step {step!r}{what[answered]}")

    def _note(self, line: int, what: str) -> None:
        self.wrong.append(f"{self._module}, line {line}: {what}")


def fits(kind: type[Frame], step: str, answered: bool | None) -> bool:
    """Whether a frame has such a step of its own, with room for an answer if there is one."""
    method = getattr(kind, step, None)
    if not inspect.isroutine(method) or method is getattr(Frame, step, None):
        return False
    takes = inspect.signature(method).parameters.values()
    needed = sum(parameter.default is parameter.empty for parameter in takes)
    if answered is None:
        return 2 <= len(takes) <= 3
    return needed <= 2 + answered <= len(takes)


@every_title
def test_every_step_that_is_named_exists(title: Title) -> None:
    modules = modules_of(title.game)
    known = list(title.game.frames)
    readers = [Reader(module, known) for module in modules]
    for module, reader in zip(modules, readers, strict=True):
        reader.visit(ast.parse(inspect.getsource(module)))
    assert not [line for reader in readers for line in reader.wrong]
    assert sum(reader.named for reader in readers) >= len(known)


@pytest.mark.parametrize("verb", sorted(VERBS))
def test_a_slip_of_the_pen_is_found_behind_every_verb(verb: str) -> None:
    class Slip(Frame, frozen=True):
        """A rule whose step takes no answer."""

        def start(self, table: Table[Any]) -> None:
            """Go on."""

    rules = ModuleType("rules")
    vars(rules).update(Slip=Slip, SLIP=Slip())
    reader = Reader(rules, [Slip])
    for frame in ("Slip(step='strat')", "SLIP.at('strat')"):
        reader.visit(ast.parse(f"table.{verb}({frame})"))
        assert "has no step 'strat'" in reader.wrong[0]
        reader.wrong.clear()
    reader.visit(ast.parse(f"table.{verb}(SLIP)"))
    assert len(reader.wrong) == (verb in ASKING)


@every_title
def test_every_frame_can_be_saved(title: Title) -> None:
    """A frame that the game does not list is lost when a position is put away."""
    defined = {
        frame
        for module in modules_of(title.game)
        for frame in frames_in(module).values()
        if frame.__module__ == module.__name__ and not frame.__module__.startswith(ENGINE)
    }
    assert defined == set(title.game.frames)


def values_of(frame: Frame) -> Iterator[object]:
    """Give what a frame holds, and what lies in its tuples."""
    waiting = [getattr(frame, name) for name in frame.__struct_fields__]
    while waiting:
        value = waiting.pop()
        yield value
        if isinstance(value, tuple):
            waiting += value


@every_case
def test_every_frame_under_way_can_go_on(case: Case) -> None:
    for spot in strata(case):
        *below, top = spot.table.stack
        assert fits(type(top), top.step, answered=True), spot.name
        for frame in below:
            assert fits(type(frame), frame.step, answered=None), spot.name
        for frame in spot.table.stack:
            assert all(isinstance(value, PLAIN) for value in values_of(frame)), spot.name
