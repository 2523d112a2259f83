"""Moves positions and other records between the source and its compiled twin.

Both sides have the same classes under the same names with the same fields. Lists are copied on the
way, so that neither side changes what the other holds.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from enum import Enum
from functools import cache
from importlib import import_module
from inspect import Parameter, signature
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from tafelrunde.twin import SOURCE, TWIN

Mover = Callable[[Any], Any]
PLAIN: Final = frozenset((int, str, bool, float, bytes, type(None)))


def across(thing: Any) -> Any:
    """Give a record of one side, or a list, tuple or dict of such, as one of the other side."""
    kind: Any = type(thing)
    if kind in PLAIN:
        return thing
    return _mover(kind)(thing)


def at_home(thing: Any) -> Any:
    """Give a record as the source's, whichever side it comes from."""
    return across(thing) if type(thing).__module__.partition(".")[0] == TWIN else thing


def table_across(table: Any, game: Any, chance: Any) -> Any:
    """Give a position as one of the other side's, with that side's game and chance."""
    return _counterpart(type(table))(
        game,
        across(table.state),
        [across(frame) for frame in table.stack],
        tuple([across(question) for question in table.questions]),
        None if table.answers is None else dict(table.answers),
        table.asked,
        chance,
        tuple([across(question) for question in table.given]),
        tuple([across(question) for question in table.asides]),
    )


def source_class(kind: type[Any]) -> type[Any]:
    """Give the source's class of a class of the twin."""
    return _counterpart(kind) if kind.__module__.partition(".")[0] == TWIN else kind


def _counterpart(kind: type[Any]) -> type[Any]:
    return _found(kind.__module__, kind.__qualname__) or kind


@cache
def _found(module: str, name: str) -> type[Any] | None:
    """Give the class of this name on the other side; None if both sides share it."""
    package, _, rest = module.partition(".")
    other = SOURCE if package == TWIN else TWIN
    try:
        found: type[Any] = getattr(import_module(f"{other}.{rest}"), name)
    except ModuleNotFoundError:
        return None
    return found


def _fields(kind: type[Any]) -> tuple[str, ...] | None:
    names: tuple[str, ...] | None = getattr(kind, "__struct_fields__", None)
    if names is None and dataclasses.is_dataclass(kind):
        names = tuple([field.name for field in dataclasses.fields(kind)])
    return names


@cache
def _mover(kind: type[Any]) -> Mover:
    """Make the function that moves things of one class."""
    if kind is list:
        return lambda things: [across(thing) for thing in things]
    if kind is tuple:
        return _tuple
    if kind is dict:
        return lambda things: {key: across(value) for key, value in things.items()}
    if kind in (set, bytearray):
        return kind
    names = _fields(kind)
    package = kind.__module__.partition(".")[0]
    if package not in (SOURCE, TWIN):
        return lambda thing: thing
    if names is None and issubclass(kind, Sequence) and not issubclass(kind, Enum | tuple):
        # A list of options that makes itself up when it is looked at.
        return tuple
    other = _counterpart(kind)
    if issubclass(kind, Enum):
        return lambda thing: other(thing.value)
    if issubclass(kind, tuple):
        return lambda things: other(*[across(thing) for thing in things])
    if names is None or other is kind:
        return lambda thing: thing
    return _record_mover(source_class(kind), other, names)


def _record_mover(source: type[Any], other: type[Any], names: tuple[str, ...]) -> Mover:
    """Make the function that moves records: of most fields it is known that they can stay.

    It is written out, `lambda thing: other(thing.seat, _hands(thing.hands), step=thing.step)`,
    which takes half the time of a loop over the fields.
    """
    hints = get_type_hints(source)
    ways = {f"_{name}": way for name in names if (way := _way(hints[name]))}
    given = [f"_{name}(thing.{name})" if f"_{name}" in ways else f"thing.{name}" for name in names]
    # By name only are the last ones.
    first = len(names) - _keywords(source)
    named = [f"{name}={value}" for name, value in zip(names[first:], given[first:], strict=True)]
    written = ", ".join([*given[:first], *named])
    move: Mover = eval(f"lambda thing: other({written})", {"other": other, **ways})
    return move


def _way(hint: Any) -> Mover | None:
    """Give how values of a type are moved; None if they can stay as they are."""
    if _is_fixed(hint):
        return None
    if get_origin(hint) is list:
        (inner,) = get_args(hint)
        way = _way(inner)
        return list if way is None else lambda things: [way(thing) for thing in things]
    return across


def _is_fixed(hint: Any) -> bool:
    """Whether a type has only values that never change and hold no records."""
    if hint in PLAIN or hint is Ellipsis:
        return True
    kinds = (tuple, Union, UnionType)
    return get_origin(hint) in kinds and all(_is_fixed(one) for one in get_args(hint))


def _tuple(things: tuple[Any, ...]) -> tuple[Any, ...]:
    if all(type(thing) in PLAIN for thing in things):
        return things
    return tuple([across(thing) for thing in things])


def _keywords(source: type[Any]) -> int:
    """Count the fields that a constructor takes by name only; they come last."""
    if not issubclass(source, msgspec.Struct):
        return 0
    parameters = signature(source).parameters.values()
    return sum(one.kind is Parameter.KEYWORD_ONLY for one in parameters)
