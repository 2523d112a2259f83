"""Game objects: what is taken over from a function as a static method becomes a method.

`view = staticmethod(view)` puts a value where the engine calls a method; compiled code can only
call what is a method by its header. So one is written that hands its arguments on.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final

from compiled.classes import Name, Source

GAME: Final = ("tafelrunde.table.game", "Game")
#: Set by games like the others, but belonging to the object.
OWN: Final = "state_type"


def is_game(source: Source, where: Name) -> bool:
    """Whether a class is a game."""
    return GAME in source.bases(where)


def assigned(source: Source, where: Name, statement: ast.Assign) -> str:
    """Rewrite one assignment in the body of a game's class."""
    name, value = ast.unparse(statement.targets[0]), statement.value
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "staticmethod":
        return "".join(_method(source, where, name, ast.unparse(value.args[0])))
    kind = "" if name == OWN else ": ClassVar"
    return f"    {name}{kind} = {ast.unparse(value)}\n"


def _method(source: Source, where: Name, name: str, function: str) -> Iterator[str]:
    written = _declared(source, name).args
    fewest = len(written.args) - len(written.defaults)
    yield f"    def {name}(\n        self,\n"
    for number, one in enumerate(written.args[1:], start=1):
        default = f" = {ast.unparse(written.defaults[number - fewest])}" if number >= fewest else ""
        yield f"        {one.arg}: {_typed(source, where, one.annotation)}{default},\n"
    returns = _typed(source, where, _declared(source, name).returns)
    handed = ", ".join(one.arg for one in written.args[1:])
    yield f"    ) -> {returns}:\n        return {function}({handed})\n\n"


def names(source: Source, node: ast.ClassDef) -> set[Name]:
    """Find the names in the headers of the written methods."""
    module = source.modules[GAME[0]]
    found: set[Name] = set()
    for statement in node.body:
        if isinstance(statement, ast.Assign) and "staticmethod" in ast.unparse(statement.value):
            method = _declared(source, ast.unparse(statement.targets[0]))
            for one in ast.walk(method.args):
                if isinstance(one, ast.Name) and one.id in module.imported:
                    found.add(module.imported[one.id])
            for one in ast.walk(method.returns or ast.Constant(None)):
                if isinstance(one, ast.Name) and one.id in module.imported:
                    found.add(module.imported[one.id])
    return {one for one in found if one[1] not in ("S", "V", "Any")}


def _declared(source: Source, name: str) -> ast.FunctionDef:
    for one in source.modules[GAME[0]].classes[GAME[1]].body:
        if isinstance(one, ast.FunctionDef) and one.name == name:
            return one
    raise ValueError(f"a game has no {name} to take over")


def _typed(source: Source, where: Name, annotation: ast.expr | None) -> str:
    """Write a type of the base for one game: its own state and view."""
    (base,) = source.modules[where[0]].classes[where[1]].bases
    assert isinstance(base, ast.Subscript)
    assert isinstance(base.slice, ast.Tuple)
    state, view = [ast.unparse(one) for one in base.slice.elts]
    text = "None" if annotation is None else ast.unparse(annotation)
    return re.sub(r"\bV\b", view, re.sub(r"\bS\b", state, text))
