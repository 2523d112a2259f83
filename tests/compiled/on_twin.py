"""A plugin for pytest: everything tests import of engine, games and players is the compiled twin.

`python -m pytest -p tests.compiled.on_twin tests/games tests/contract`. Games that tests bring
along stay with the source, and what is asked of them is left out.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import is_dataclass
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import Any

import msgspec
import pytest

from compiled.modules import ROOMS, SHARED, read
from tafelrunde.games import registry
from tafelrunde.twin import SOURCE, TWIN, bridge, missing, rooms_of

#: Tests that ask what only the source can answer, and why.
OF_THE_SOURCE = {
    "test_every_step_that_is_named_exists": "reads the text of the rules",
    "test_the_example_stays_small": "counts the lines of the rules",
    "test_a_slip_of_the_pen_is_found_behind_every_verb": "makes up a frame, and reads its text",
}
_originals: dict[str, ModuleType] = {}


def _swap() -> None:
    """Load both sides, then let the names of the source lead to the twin."""
    if reason := missing():
        raise pytest.UsageError(f"the twin cannot be tested: {reason}")
    names = [name for name in read() if name not in SHARED]
    for name in names:
        _originals[name] = import_module(name)
    for name in names:
        import_module(_twin(name))
    rooms_of(TWIN)
    # Test games are made of Structs, so they have to find the source.
    import_module("tests.table.siege")
    _settle()
    for module in (bridge, registry):
        setattr(module, "import_module", _original)  # noqa: B010
    for name in names:
        sys.modules[name] = sys.modules[_twin(name)]
    for name in (*(f"{SOURCE}.{room}" for room in ROOMS), *SHARED):
        package, _, last = name.rpartition(".")
        setattr(sys.modules[package], last, import_module(name))


def _settle() -> None:
    """Let msgspec look up what the fields of records are while their names lead to the source."""
    for module in _originals.values():
        for kind in vars(module).values():
            if isinstance(kind, type) and (issubclass(kind, msgspec.Struct) or is_dataclass(kind)):
                # What is never read may speak of names that only the type checker knows.
                with suppress(NameError):
                    msgspec.json.Decoder(kind)


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
    decode = msgspec.json.decode
    patched.json.decode = lambda text, **how: decode(text, **{"dec_hook": _over, **how})
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


def _leave_compiled_alone() -> None:
    """Skip tests that put something else in the place of what is compiled: nobody would call it."""
    plain = pytest.MonkeyPatch.setattr

    def careful(self: pytest.MonkeyPatch, target: Any, *rest: Any, **how: Any) -> None:
        if _is_compiled(target):
            pytest.skip("compiled functions and constants cannot be exchanged")
        plain(self, target, *rest, **how)

    setattr(pytest.MonkeyPatch, "setattr", careful)  # noqa: B010


def _is_compiled(target: Any) -> bool:
    if isinstance(target, str):
        name = target.rpartition(".")[0]
    else:
        name = target.__name__ if isinstance(target, ModuleType) else target.__module__
    module = sys.modules.get(name)
    file = str(getattr(module, "__file__", ".py"))
    return module is not None and module.__name__.startswith(TWIN) and not file.endswith(".py")


_swap()
_teach_msgspec()
_leave_compiled_alone()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is asked of games that tests have brought along, or of the source alone."""
    foreign = [item for item in items if not _is_ours(item)]
    config.hook.pytest_deselected(items=foreign)
    items[:] = [item for item in items if item not in set(foreign)]
    for item in items:
        if reason := OF_THE_SOURCE.get(item.name.partition("[")[0]):
            item.add_marker(pytest.mark.skip(reason=reason))


def _is_ours(item: pytest.Item) -> bool:
    params = item.callspec.params if hasattr(item, "callspec") else {}
    if str(params.get("name", "")).startswith("siege"):
        return False
    for value in params.values():
        game = getattr(value, "game", None) or getattr(getattr(value, "title", None), "game", None)
        if game is not None and not type(game).__module__.startswith(TWIN):
            return False
    return True
