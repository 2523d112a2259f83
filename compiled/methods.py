"""The methods that stand in for what msgspec and dataclasses make of a class."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final

from compiled.classes import FRAME, QUESTION, Field, Name, Source, steps

#: Defaults that every record gets a fresh copy of, and those a function makes for each.
FRESH: Final = ("[]", "{}", "set()", "bytearray()")
FACTORY: Final = re.compile(r"(?:msgspec\.)?field\(default_factory=(.+)\)")


def methods(source: Source, where: Name, node: ast.ClassDef) -> Iterator[str]:
    """Write the methods of one record: constructor, equality, hash, and what frames need."""
    fields = source.fields(where)
    name = where[1]
    listed = "".join(f"{one.name!r}, " for one in fields)
    yield f"\n    __struct_fields__: ClassVar[tuple[str, ...]] = ({listed})\n"
    yield from _init(fields, source.has_method(where, "__post_init__"))
    # Frames and questions are changed all the time; what compares and shows is of one loop for all.
    busy = FRAME in source.line(where) or QUESTION in source.line(where)
    own = {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
    heir = [one for one in source.bases(where) if one[0] in source.modules]
    if not heir and "__eq__" not in own:
        yield "\n    def __eq__(self, other: object) -> bool:\n"
        yield "        return twin_same(self, other)\n"
    if source.frozen(where) and not any(map(source.frozen, heir)):
        yield "\n    def __hash__(self) -> int:\n        return twin_hashed(self)\n"
    if not heir:
        yield "\n    def __repr__(self) -> str:\n        return twin_shown(self)\n"
    if busy or source.is_replaced(name):
        yield from _with(name, fields)
    if QUESTION in source.line(where) and where != QUESTION:
        yield from _numbered(name, fields)
    if source.is_frame(where):
        same = "".join(f"self.{one.name}, " for one in fields if one.name != "step")
        yield f"\n    def _at(self, step: str) -> {name}:\n        return {name}({same}step=step)\n"
        yield from _chain(where, node)


def _init(fields: list[Field], after: bool) -> Iterator[str]:
    if not fields:
        return
    yield "\n    def __init__(\n        self,\n"
    star = False
    for one in fields:
        if one.keyword and not star:
            star = True
            yield "        *,\n"
        if one.default is None:
            yield f"        {one.name}: {one.type},\n"
        elif _fresh(one.default):
            yield f"        {one.name}: {one.type} | None = None,\n"
        else:
            yield f"        {one.name}: {one.type} = {one.default},\n"
    yield "    ) -> None:\n"
    for one in fields:
        value = one.name
        if one.default is not None and (made := _fresh(one.default)):
            value = f"{made} if {one.name} is None else {one.name}"
        yield f"        self.{one.name} = {value}\n"
    if after:
        yield "        self.__post_init__()\n"


def _fresh(default: str) -> str:
    """Write how the default of a field is made anew for each record; empty if it need not be."""
    if default in FRESH:
        return default
    factory = FACTORY.fullmatch(default)
    return f"{factory[1]}()" if factory else ""


def _with(name: str, fields: list[Field]) -> Iterator[str]:
    """Write what `replace` does."""
    yield f"\n    def _with(self, changes: dict[str, Any]) -> {name}:\n        return {name}(\n"
    for one in fields:
        key = f"{one.name}=" if one.keyword else ""
        value = f"changes[{one.name!r}] if {one.name!r} in changes else self.{one.name}"
        yield f"            {key}{value},\n"
    yield "        )\n"


def _numbered(name: str, fields: list[Field]) -> Iterator[str]:
    """Write the same question with another id; `type(self)(...)` would be looked up and called."""
    same = "".join(f"self.{one.name}, " for one in fields if one.name not in ("id", "source"))
    yield f"\n    def numbered(self, number: int) -> {name}:\n"
    yield f"        return {name}(number, {same}source=self.source)\n"


def _chain(where: Name, node: ast.ClassDef) -> Iterator[str]:
    """Write the two ways to run the step of a frame: alone, and with an answer or result."""
    found = [*steps(node)]
    for method, count in (("go", 0), ("go_with", 1)):
        value = ", value" if count else ""
        chain = [name for name, fewest, most in found if fewest <= count <= most]
        if not chain and where != FRAME:
            continue
        typed = ", value: Any" if count else ""
        yield f"\n    def {method}(self, table: Any{typed}) -> None:\n        step = self.step\n"
        for number, name in enumerate(chain):
            word = "elif" if number else "if"
            yield f'        {word} step == "{name}":\n            self.{name}(table{value})\n'
        last = f"super().{method}(table{value})"
        if where == FRAME:
            last = 'raise AttributeError(f"{type(self).__name__} has no step {step!r}")'
        yield f"        else:\n            {last}\n" if chain else f"        {last}\n"
