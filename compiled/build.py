"""Writes the twin's source, lets mypyc make C of it and the C compiler a package of that."""

from __future__ import annotations

import os
import shutil
from collections.abc import Collection, Iterable
from contextlib import chdir
from itertools import chain
from pathlib import Path
from typing import Any, Final

import msgspec

from compiled.classes import Module, Source
from compiled.modules import REPLACED, ROOMS, ROOT, SHARED, SOURCE, is_compiled, read
from compiled.rewrite import TWIN, renamed, rewrite
from tafelrunde.twin import fingerprint

WORK: Final = ROOT / "build" / "compiled"
LIST: Final = WORK / "libraries.json"
#: Where a source tree's own Python finds the package, beside the source it was made from.
PLACE: Final = ROOT / "src"
INIT: Final = '''"""Made by `make compiled` of the source beside it; do not edit."""

FINGERPRINT = "{}"
'''


class Library(msgspec.Struct, frozen=True):
    """What the C compiler makes one library of, and the group it belongs to."""

    group: str
    name: str
    sources: list[str]
    folders: list[str]
    arguments: list[str]


def build(place: Path, level: str = "2") -> None:
    """Write, compile, and put the package where it is wanted."""
    compile_all(generate(write(WORK / "source"), level))
    install(place)


def write(target: Path) -> list[Path]:
    """Write the twin's source under a folder and list what is to be compiled of it."""
    modules = read()
    source = Source(modules)
    written: set[Path] = set()
    to_compile: list[Path] = []
    for module in modules.values():
        if module.name in SHARED:
            continue
        path = target / _path(module)
        if is_compiled(module):
            text = rewrite(source, module, SHARED)
            to_compile.append(path)
        elif module.name in REPLACED:
            text = f"from {REPLACED[module.name]} import *\n"
        else:
            text = renamed(module.text, SHARED)
        _put(path, text.encode())
        written.add(path)
    init = target / TWIN / "__init__.py"
    _put(init, INIT.format(fingerprint()).encode())
    written.add(init)
    for path in _data():
        copy = target / TWIN / path.relative_to(SOURCE)
        _put(copy, path.read_bytes())
        written.add(copy)
    for old in (target / TWIN).rglob("*"):
        if old.is_file() and old not in written and old.suffix not in (".so", ".pyd"):
            old.unlink()
    return to_compile


def group(path: Path) -> str:
    """Name the group a file is compiled with: a room, and of games each one alone."""
    parts = path.relative_to(WORK / "source" / TWIN).parts
    return parts[1].removesuffix(".py") if parts[0] == "games" and len(parts) > 2 else parts[0]


def generate(paths: Iterable[Path], level: str) -> list[Library]:
    """Let mypyc make C of the files, and list the libraries to be made of it."""
    from mypyc.build import mypycify

    source = WORK / "source"
    groups: dict[str, list[str]] = {}
    for path in paths:
        groups.setdefault(group(path), []).append(str(path.relative_to(source)))
    with chdir(source):
        os.environ["MYPYPATH"] = f"{source}{os.pathsep}{ROOT / 'src'}"
        extensions = mypycify(
            [f"--config-file={ROOT / 'compiled' / 'mypy.ini'}", *chain(*groups.values())],
            separate=[(files, f"{TWIN}_{name}") for name, files in groups.items()],
            opt_level=level,
            debug_level="0",
            target_dir=str(WORK / "c"),
        )
    modules = {_module(file): name for name, files in groups.items() for file in files}
    libraries = []
    for one in extensions:
        belongs = modules.get(one.name) or one.name.removeprefix(f"{TWIN}_").split("__mypyc")[0]
        sources, folders = [[*map(str, some)] for some in (one.sources, one.include_dirs)]
        libraries.append(Library(belongs, one.name, sources, folders, [*one.extra_compile_args]))
    LIST.write_bytes(msgspec.json.encode(libraries))
    return libraries


def generated() -> list[Library]:
    """Read which libraries are to be made of the C that is there."""
    return msgspec.json.decode(LIST.read_bytes(), type=list[Library])


def compile_all(libraries: Iterable[Library], only: Collection[str] = ()) -> None:
    """Make the libraries, perhaps of some groups alone; what is newer than its C is left."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    extensions = [
        Extension(one.name, one.sources, include_dirs=one.folders, extra_compile_args=one.arguments)
        for one in libraries
        if not only or one.group in only
    ]
    with chdir(WORK / "source"):
        command: Any = build_ext(Distribution({"name": TWIN, "ext_modules": extensions}))
        command.build_temp = str(WORK / "objects")
        command.build_lib = str(WORK / "lib")
        command.ensure_finalized()
        command.run()


def install(place: Path) -> None:
    """Put the package together where it is imported from: libraries, and what stays Python."""
    shutil.rmtree(place / TWIN, ignore_errors=True)
    compiled = {path.relative_to(WORK / "lib") for path in (WORK / "lib").rglob("*.so")}
    stems = {str(path.with_name(path.name.split(".")[0])) for path in compiled}
    for path in (WORK / "source" / TWIN).rglob("*"):
        inside = path.relative_to(WORK / "source")
        made = path.suffix == ".py" and str(inside.with_suffix("")) in stems
        if path.is_file() and "__pycache__" not in inside.parts and not made:
            _put(place / inside, path.read_bytes())
    for old in place.glob(f"{TWIN}_*__mypyc.*"):
        old.unlink()
    for path in compiled:
        (place / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(WORK / "lib" / path, place / path)


def _module(file: str) -> str:
    return file.removesuffix(".py").replace(os.sep, ".").removesuffix(".__init__")


def _path(module: Module) -> Path:
    parts = (TWIN, *module.name.split(".")[1:])
    return Path(*parts, "__init__.py") if module.package else Path(*parts).with_suffix(".py")


def _data() -> Iterable[Path]:
    for room in ROOMS:
        for path in (SOURCE / room).rglob("*"):
            if path.is_file() and path.suffix not in (".py", ".pyc"):
                yield path


def _put(path: Path, content: bytes) -> None:
    """Write a file only if that changes it, so that nothing is compiled anew for nothing."""
    if not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
