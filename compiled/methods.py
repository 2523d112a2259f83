"""The methods that stand in for what msgspec and dataclasses make of a class."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

from compiled.classes import FRAME, QUESTION, Field, Name, Source, steps

#: Defaults that every record gets a fresh copy of.
FRESH: Final = {
    "[]": "[]",
    "{}": "{}",
    "set()": "set()",
    "bytearray()": "bytearray()",
    "field(default_factory=list)": "[]",
    "field(default_factory=dict)": "{}",
}


def methods(source: Source, where: Name, node: ast.ClassDef) -> Iterator[str]:
    """Write the methods of one record: constructor, equality, hash, and what frames need."""
    fields = source.fields(where)
    name = where[1]
    listed = "".join(f"{one.name!r}, " for one in fields)
    yield f"\n    __struct_fields__: ClassVar[tuple[str, ...]] = ({listed})\n"
    yield from _init(fields, source.has_method(where, "__post_init__"))
    # What is compared or changed all the time is written out, for all else one loop will do.
    busy = FRAME in source.line(where) or QUESTION in source.line(where)
    own = {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
    if "__eq__" not in own:
        yield from _equality(name, fields, busy)
    if source.frozen(where):
        yield "\n    def __hash__(self) -> int:\n        return hashed(self)\n"
    yield "\n    def __repr__(self) -> str:\n        return shown(self)\n"
    if busy or source.is_replaced(name):
        yield from _with(name, fields)
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
        elif one.default in FRESH:
            yield f"        {one.name}: {one.type} | None = None,\n"
        else:
            yield f"        {one.name}: {one.type} = {one.default},\n"
    yield "    ) -> None:\n"
    for one in fields:
        value = one.name
        if one.default in FRESH:
            value = f"{FRESH[one.default or '']} if {one.name} is None else {one.name}"
        yield f"        self.{one.name} = {value}\n"
    if after:
        yield "        self.__post_init__()\n"


def _equality(name: str, fields: list[Field], busy: bool) -> Iterator[str]:
    yield "\n    def __eq__(self, other: object) -> bool:\n"
    if not busy:
        yield "        return same(self, other)\n"
        return
    yield f"        if type(self) is not type(other) or not isinstance(other, {name}):\n"
    yield "            return False\n"
    compared = " and ".join(f"self.{one.name} == other.{one.name}" for one in fields)
    yield f"        return {compared or True}\n"


def _with(name: str, fields: list[Field]) -> Iterator[str]:
    """Write what `replace` does."""
    yield f"\n    def _with(self, changes: dict[str, Any]) -> {name}:\n        return {name}(\n"
    for one in fields:
        key = f"{one.name}=" if one.keyword else ""
        value = f"changes[{one.name!r}] if {one.name!r} in changes else self.{one.name}"
        yield f"            {key}{value},\n"
    yield "        )\n"


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
