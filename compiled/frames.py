"""Frames that go on with other arguments: written as a call of their own constructor.

`self.at("pay", paid=2)` makes a dict of what changes and looks every field up in it. Where a class
has no heirs, `Use(step='pay', you=self.you, ..., paid=2)` is the same.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from compiled.classes import Module, Source

Place = tuple[int, int]
Piece = tuple[Place, Place, str]


def frames(source: Source, module: Module) -> Iterator[Piece]:
    """Yield pieces of the text and what stands for each instead."""
    for name, node in module.classes.items():
        where = module.name, name
        if not source.is_frame(where) or source.has_heirs(where):
            continue
        fields = [one.name for one in source.fields(where)]
        for call in ast.walk(node):
            if isinstance(call, ast.FunctionDef) and call.returns is not None:
                if ast.unparse(call.returns) == "Self":
                    start = call.returns.lineno, call.returns.col_offset
                    yield start, (start[0], start[1] + len("Self")), name
            elif isinstance(call, ast.Call) and call.keywords and (fixed := _fixed(call)):
                changed = {*fixed, *[one.arg for one in call.keywords]}
                same = [f"{field}=self.{field}" for field in fields if field not in changed]
                given = [f"{field}={value}" for field, value in fixed.items() if value]
                first = call.keywords[0]
                start, end = (call.lineno, call.col_offset), (first.lineno, first.col_offset)
                yield start, end, f"{name}({', '.join([*given, *same])}, "


def _fixed(call: ast.Call) -> dict[str, str]:
    """Tell the step of `self.at(...)` or `replace(self, ...)`; nothing if this is neither."""
    if any(one.arg is None for one in call.keywords) or len(call.args) != 1:
        return {}
    called, argument = ast.unparse(call.func), ast.unparse(call.args[0])
    if called == "self.at":
        return {"step": argument}
    return {"": ""} if called == "replace" and argument == "self" else {}
