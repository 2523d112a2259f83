"""Constants of a module: said to be final, the compiler reads them in place.

What is assigned to a plain global is looked up in a dict whenever it is used. Tuples of literals
are said to be of any length: else they would be put together anew whenever somebody indexes them.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final

from compiled.classes import Module

#: A line and a column, as `ast` counts them.
Place = tuple[int, int]

NAME: Final = re.compile(r"_?[A-Z][A-Z0-9_]+")
#: Calls whose results are no constants: marks for the type checker.
MARKS: Final = ("TypeVar", "ParamSpec", "NewType")


def constants(module: Module) -> Iterator[tuple[Place, Place, str]]:
    """Yield pieces of the text that make constants, and what stands for each instead."""
    changed = {
        name
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Global)
        for name in node.names
    }
    for node in module.tree.body:
        if isinstance(node, ast.Assign):
            names = [name for target in node.targets for name in _names(target)]
            if not all(NAME.fullmatch(name) and name not in changed for name in names):
                continue
            if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) in MARKS:
                continue
            if isinstance(node.targets[0], ast.Name) and len(node.targets) == 1:
                end = _end(node.targets[0])
                yield end, end, f": {_final(node.value)}"
            else:
                after = (node.end_lineno or 0) + 1
                text = "".join(_lines(node.targets, node.value))
                yield (node.lineno, 0), (after, 0), text
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final":
            end = _end(node.annotation)
            yield end, end, _final(node.value).removeprefix("Final")


def _end(node: ast.expr) -> Place:
    return node.end_lineno or 0, node.end_col_offset or 0


def _names(target: ast.expr) -> Iterator[str]:
    if isinstance(target, ast.Tuple):
        for one in target.elts:
            yield from _names(one)
    else:
        yield ast.unparse(target)


def _lines(targets: list[ast.expr], value: ast.expr) -> Iterator[str]:
    """Write one line for every name."""
    whole = [target for target in targets if not isinstance(target, ast.Tuple)]
    for target in whole:
        yield f"{ast.unparse(target)}: {_final(value)} = {ast.unparse(value)}\n"
    for target in targets:
        if isinstance(target, ast.Tuple):
            parts = _parts(value, len(target.elts))
            for name, part in zip(target.elts, parts, strict=True):
                yield f"{ast.unparse(name)}: {_final(part)} = {ast.unparse(part)}\n"


def _parts(value: ast.expr, count: int) -> list[ast.expr]:
    """Take a value apart: what is written out, or counted by a range, becomes single values."""
    if isinstance(value, ast.Tuple) and not any(isinstance(e, ast.Starred) for e in value.elts):
        return value.elts
    try:
        counted = [*eval(ast.unparse(value), {"__builtins__": {"range": range}})]
    except NameError:
        text = ast.unparse(value)
        return [ast.parse(f"({text})[{place}]", mode="eval").body for place in range(count)]
    return [ast.parse(str(number), mode="eval").body for number in counted]


def _final(value: ast.expr | None) -> str:
    kind = _tuple_of(value)
    return "Final" if kind is None else f"Final[tuple[{kind}, ...]]"


def _tuple_of(value: ast.expr | None) -> str | None:
    """Name the type of the members of a tuple, if it can be read off them."""
    if not isinstance(value, ast.Tuple):
        return None
    kinds = {_kind(one) for one in _members(value)}
    return kinds.pop() if len(kinds) == 1 else None


def _members(value: ast.Tuple) -> Iterator[ast.expr]:
    """List the members of a tuple, also of those written within it with a star."""
    for one in value.elts:
        if isinstance(one, ast.Starred) and isinstance(one.value, ast.Tuple):
            yield from _members(one.value)
        else:
            yield one


def _kind(value: ast.expr) -> str | None:
    """Name the type of a literal, of a new object or of a member of an enumeration."""
    if isinstance(value, ast.Constant):
        return type(value.value).__name__
    of = value.func if isinstance(value, ast.Call) else None
    of = value.value if isinstance(value, ast.Attribute) else of
    return of.id if isinstance(of, ast.Name) and of.id.istitle() else None
