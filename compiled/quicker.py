"""Ways to write the same that the compiler has a short way for, and the interpreter has not.

- In-place arithmetic on an entry of a list is not known to be arithmetic; written out it is.
- Loops over `zip` and `map` are compiled where nothing but the lists is handed over.
- What is only looked for in a list stays the object it is, instead of a number and a new object.
- The best of a list by a lambda is found in a list of what the lambda would give.
- A member of an enumeration is looked up in its class each time; as a constant it is at hand.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

from compiled.classes import Module, Name, Source

Place = tuple[int, int]
Piece = tuple[Place, Place, str]
ENUMERATIONS: Final = frozenset(("Enum", "Flag", "IntEnum", "IntFlag", "StrEnum"))
#: What is checked whatever it is, by class: an argument of a method.
KEPT: Final = {"Choice": ("check", "answer"), "Game": ("start", "seats")}
#: How the place of the best is found.
BEST: Final = {"max": "twin_greatest", "min": "twin_least"}
#: Values that a sign before them might tear apart.
COMPOUND: Final = (ast.BinOp, ast.BoolOp, ast.Compare, ast.IfExp)
SIGNS: Final = {ast.Add: "+", ast.Sub: "-", ast.BitOr: "|", ast.BitAnd: "&"}


def quicker(module: Module) -> Iterator[Piece]:
    """Yield pieces of the text and what stands for each instead."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.AugAssign):
            if _is_entry(node.target) and _is_number(node.op, node.value):
                entry, sign = ast.unparse(node.target), SIGNS[type(node.op)]
                start, _ = _span(node.target)
                until, end = _span(node.value)
                left, right = ("(", ")") if isinstance(node.value, COMPOUND) else ("", "")
                yield start, until, f"{entry} = {entry} {sign} {left}"
                yield end, end, right
        elif isinstance(node, ast.ClassDef) and node.name in KEPT:
            yield from _kept(node)
        elif isinstance(node, ast.For | ast.comprehension):
            if text := _zipped(node.iter):
                yield *_span(node.iter), text
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in BEST:
            if text := _best(node):
                yield *_span(node), text
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "map":
            if text := _listed(node):
                yield *_span(node), text
        elif isinstance(node, ast.List) and [type(one) for one in node.elts] == [ast.Starred]:
            (starred,) = node.elts
            assert isinstance(starred, ast.Starred)
            if isinstance(starred.value, ast.Call) and (text := _listed(starred.value)):
                yield *_span(node), text
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "log":
            start, end = _span(node.args[0])
            yield start, start, "float("
            yield end, end, ")"


def members(source: Source, module: Module) -> Iterator[Piece]:
    """Yield the members of enumerations that functions name, and the constants made of them."""
    found: dict[str, str] = {}
    # In a pattern a plain name would be a new one.
    patterns = {
        id(node)
        for pattern in ast.walk(module.tree)
        if isinstance(pattern, ast.pattern)
        for node in ast.walk(pattern)
    }
    for function in module.tree.body:
        if not isinstance(function, ast.FunctionDef | ast.ClassDef):
            continue
        for node in _inside(function):
            if id(node) in patterns:
                continue
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                where = source.resolve(module.name, node.value.id)
                if (
                    node.attr.isupper()
                    and is_enumeration(source, where)
                    and where[0] != module.name
                ):
                    name = f"_{node.value.id}_{node.attr}"
                    found[name] = ast.unparse(node)
                    yield *_span(node), name
    if found:
        last = max(
            [
                node.end_lineno or 0
                for node in module.tree.body
                if isinstance(node, ast.Import | ast.ImportFrom)
            ]
        )
        text = "".join(f"{name}: Final = {value}\n" for name, value in sorted(found.items()))
        yield (last + 1, 0), (last + 1, 0), text


def is_enumeration(source: Source, where: Name) -> bool:
    """Whether a class is an enumeration."""
    return any(base[1] in ENUMERATIONS for one in source.line(where) for base in source.bases(one))


def _inside(function: ast.FunctionDef | ast.ClassDef) -> Iterator[ast.AST]:
    """Walk over what runs when a function, or the methods of a class, are called."""
    for statement in function.body:
        if isinstance(function, ast.FunctionDef):
            yield from ast.walk(statement)
        elif isinstance(statement, ast.FunctionDef):
            yield from _inside(statement)


def _kept(node: ast.ClassDef) -> Iterator[Piece]:
    """Yield what keeps the compiler from taking for a number what is still to be checked."""
    name, argument = KEPT[node.name]
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and method.name == name:
            (given,) = [one for one in method.args.args if one.arg == argument]
            assert given.annotation is not None
            yield *_span(given.annotation), "Any"
            for one in ast.walk(method):
                if isinstance(one, ast.Call) and ast.unparse(one) == f"type({argument})":
                    yield *_span(one), f"type(cast(Any, {argument}))"


def _is_entry(target: ast.expr) -> bool:
    """Whether this is an entry of something, named so plainly that it may be named twice."""
    return isinstance(target, ast.Subscript) and all(
        isinstance(node, ast.Name | ast.Attribute | ast.Subscript | ast.Constant | ast.Load)
        for part in (target.value, target.slice)
        for node in ast.walk(part)
    )


def _is_number(op: ast.operator, value: ast.expr) -> bool:
    """Whether it can be seen that numbers are reckoned with, and no list is made longer."""
    if isinstance(op, ast.Sub):
        return True
    shift = isinstance(value, ast.BinOp) and isinstance(value.op, ast.LShift)
    number = isinstance(value, ast.Constant) and isinstance(value.value, int | float)
    return type(op) in SIGNS and (number or shift or isinstance(value, ast.UnaryOp))


def _zipped(node: ast.expr) -> str:
    """Write what a loop goes over in step; whether all are of one length, the source looks."""
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "zip" and node.keywords:
        return f"zip({', '.join(map(ast.unparse, node.args))})"
    return ""


def _listed(node: ast.Call) -> str:
    """Write a map as a list, if it maps to lengths, copies or entries."""
    if ast.unparse(node.func) != "map" or len(node.args) != 2:
        return ""
    function, things = node.args
    if ast.unparse(function) == "len":
        return f"[len(_one) for _one in {ast.unparse(things)}]"
    if ast.unparse(function) == "COPY":
        return f"[_one.copy() for _one in {ast.unparse(things)}]"
    if isinstance(function, ast.Attribute) and function.attr == "__getitem__":
        return f"[{ast.unparse(function.value)}[_one] for _one in {ast.unparse(things)}]"
    return ""


def _best(node: ast.Call) -> str:
    """Write the greatest or least of a named list without calling a lambda for each."""
    keywords = {one.arg: one.value for one in node.keywords}
    key, default = keywords.pop("key", None), keywords.pop("default", None)
    if keywords or len(node.args) != 1 or not isinstance(key, ast.Lambda):
        return ""
    (listed,) = node.args
    things, value = ast.unparse(listed), ast.unparse(key.body)
    # Where the lambda looks up in the things themselves, they are no list but a dict.
    if not isinstance(listed, ast.Name) or f"{things}[" in value:
        return ""
    one = key.args.args[0].arg
    text = f"{things}[{BEST[ast.unparse(node.func)]}([{value} for {one} in {things}])]"
    return text if default is None else f"({text} if {things} else {ast.unparse(default)})"


def _span(node: ast.expr) -> tuple[Place, Place]:
    end = node.end_lineno or node.lineno, node.end_col_offset or node.col_offset
    return (node.lineno, node.col_offset), end
