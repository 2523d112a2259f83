"""A plugin for pytest: everything tests import of engine, games and players is the compiled twin.

`python -m pytest -p tests.compiled.on_twin tests/games tests/contract`. Games that tests bring
along stay with the source, and what is asked of them is left out.
"""

from __future__ import annotations

import sys
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import Any

import msgspec
import pytest

from compiled.modules import ROOMS, SHARED, read
from tafelrunde.games import registry
from tafelrunde.twin import SOURCE, TWIN, bridge, rooms_of

_originals: dict[str, ModuleType] = {}


def _swap() -> None:
    """Load both sides, then let the names of the source lead to the twin."""
    names = [name for name in read() if name not in SHARED]
    for name in names:
        _originals[name] = import_module(name)
    for name in names:
        import_module(_twin(name))
    rooms_of(TWIN)
    # Test games are made of Structs, so they have to find the source.
    import_module("tests.table.siege")
    for module in (bridge, registry):
        setattr(module, "import_module", _original)  # noqa: B010
    for name in names:
        sys.modules[name] = sys.modules[_twin(name)]
    package = sys.modules[SOURCE]
    for room in ROOMS:
        setattr(package, room, sys.modules[f"{SOURCE}.{room}"])


def _twin(name: str) -> str:
    return name.replace(SOURCE, TWIN, 1)


def _original(name: str) -> ModuleType:
    return _originals.get(name) or import_module(name)


def _home(thing: Any) -> Any:
    moved = bridge.at_home(thing)
    if moved is thing:
        raise NotImplementedError(type(thing))
    return moved


def _over(kind: type[Any], plain: Any) -> Any:
    return bridge.across(msgspec.convert(plain, bridge.source_class(kind)))


def _at_home_first(plain: Any, thing: Any) -> Any:
    return plain(bridge.at_home(thing))


def _teach_msgspec() -> None:
    """Let msgspec write and read records of the twin as it does those of the source."""
    encode, to_builtins, convert = msgspec.json.encode, msgspec.to_builtins, msgspec.convert
    replace, fields = msgspec.structs.replace, msgspec.structs.fields
    patched: Any = msgspec
    patched.json.encode = lambda thing, **how: encode(thing, **{"enc_hook": _home, **how})
    pack = msgspec.msgpack.encode
    patched.msgpack.encode = lambda thing, **how: pack(thing, **{"enc_hook": _home, **how})
    patched.to_builtins = lambda thing, **how: to_builtins(thing, **{"enc_hook": _home, **how})
    patched.convert = lambda plain, kind, **how: convert(plain, kind, **{"dec_hook": _over, **how})
    patched.structs.replace = lambda thing, **changes: (
        replace(thing, **changes)
        if isinstance(thing, msgspec.Struct)
        else bridge.across(replace(bridge.across(thing), **bridge.across(changes)))
    )
    for name in ("asdict", "astuple"):
        plain = getattr(msgspec.structs, name)
        setattr(patched.structs, name, partial(_at_home_first, plain))
    patched.structs.fields = lambda kind: fields(
        bridge.source_class(kind if isinstance(kind, type) else type(kind))
    )


_swap()
_teach_msgspec()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is asked of games that tests have brought along."""
    foreign = [item for item in items if not _is_ours(item)]
    config.hook.pytest_deselected(items=foreign)
    items[:] = [item for item in items if item not in set(foreign)]


def _is_ours(item: pytest.Item) -> bool:
    params = item.callspec.params if hasattr(item, "callspec") else {}
    for value in params.values():
        game = getattr(value, "game", None) or getattr(getattr(value, "title", None), "game", None)
        if game is not None and not type(game).__module__.startswith(TWIN):
            return False
    return True
