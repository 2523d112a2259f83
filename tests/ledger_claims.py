"""Which rules the tests claim: markers in the test sources, `rules:` in the scenario files.

The sources are read, not run, so that the answer is the same however few tests are selected.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import yaml

from tests.scenarios.files import Loader


@cache
def claims(tests: Path) -> dict[str, list[str]]:
    """Give every claimed rule number with the places that claim it."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for number, line in claims_of_source(path.read_text("utf-8"), str(path)):
            found.setdefault(number, []).append(f"{path.relative_to(tests)}:{line}")
    for suffix in ("yaml", "yml"):
        for path in sorted((tests / "scenarios").rglob(f"*.{suffix}")):
            for number in claims_of_scenario(path.read_text("utf-8"), str(path)):
                found.setdefault(number, []).append(str(path.relative_to(tests)))
    return found


def claims_of_source(source: str, name: str) -> Iterator[tuple[str, int]]:
    """Find the numbers in `pytest.mark.rule("WI-1", *("WI-2", ...))` with their lines."""
    for node in ast.walk(ast.parse(source, name)):
        match node:
            case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark"))):
                if not node.args:
                    raise ValueError(f"{name}:{node.lineno}: a rule marker without a number")
                for argument in node.args:
                    for number in _numbers(argument, f"{name}:{node.lineno}"):
                        yield number, argument.lineno


def _numbers(argument: ast.expr, place: str) -> Iterator[str]:
    match argument:
        case ast.Constant(value=str(number)):
            yield number
        case ast.Starred(value=ast.Tuple(elts=several) | ast.List(elts=several)):
            for one in several:
                yield from _numbers(one, place)
        case ast.Starred():
            pass  # Computed, as for scenario files; those are read themselves.
        case _:
            raise ValueError(f"{place}: write rule numbers out, in quotes")


def claims_of_scenario(text: str, name: str) -> list[str]:
    """Find the numbers in the `rules:` lists of a scenario file and of its cases."""
    numbers: list[str] = []
    for scenario in yaml.load_all(text, Loader):
        parts = [scenario, *(scenario.get("cases") or [])] if isinstance(scenario, dict) else []
        for part in parts:
            listed = part.get("rules", []) if isinstance(part, dict) else []
            if not isinstance(listed, list) or any(not isinstance(one, str) for one in listed):
                raise ValueError(f"{name}: `rules` must be a list of rule numbers")
            numbers += listed
    return numbers
