"""Writes the twin's source, lets mypyc make C of it and the C compiler a package of that."""

from __future__ import annotations

import os
import shutil
from collections.abc import Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from itertools import chain
from pathlib import Path
from typing import Any, Final

from compiled.classes import Module, Source
from compiled.modules import REPLACED, ROOMS, ROOT, SHARED, SOURCE, game_of, is_compiled, read
from compiled.primitives import register
from compiled.rewrite import TWIN, renamed, rewrite
from tafelrunde.twin import fingerprint

WORK: Final = ROOT / "build" / "compiled"
#: Where a source tree's own Python finds the package, beside the source it was made from.
PLACE: Final = ROOT / "src"
#: Within the library functions are called directly; nobody outside puts others in their place.
FLAGS: Final = ("-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", "-w")
#: The compiler's own short functions are in files of their own; only the linker can inline them.
TOGETHER: Final = ("-flto=auto",)
INIT: Final = '''"""Made by `make compiled` of the source beside it; do not edit."""

FINGERPRINT = "{}"
'''


def build(place: Path, level: str = "2", games: Collection[str] = ()) -> None:
    """Write, compile, and put the package where it is wanted."""
    compile_all(generate(write(WORK / "source", games), level))
    install(place)


def write(target: Path, games: Collection[str] = ()) -> list[Path]:
    """Write the twin's source under a folder and list what is to be compiled of it.

    Of the games these, or all.
    """
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
            if not games or game_of(module) in (None, *games):
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


def generate(paths: Iterable[Path], level: str) -> list[Any]:
    """Let mypyc make C of the files, and list the libraries to be made of it.

    All is one library, so that the compiler knows every class of a kind: it then calls methods
    that nobody overrides directly, and knows which attributes every object has. The other
    libraries, one for each module, only lead there.
    """
    from mypyc.build import mypycify

    register()
    source = WORK / "source"
    with chdir(source):
        os.environ["MYPYPATH"] = f"{source}{os.pathsep}{ROOT / 'src'}"
        extensions = mypycify(
            [
                f"--config-file={ROOT / 'compiled' / 'mypy.ini'}",
                *[str(path.relative_to(source)) for path in paths],
            ],
            group_name=TWIN,
            multi_file=True,
            opt_level=level,
            debug_level="0",
            target_dir=str(WORK / "c"),
        )
    ops = ROOT / "compiled" / "ops.h"
    for one in extensions:
        own = one.name == f"{TWIN}__mypyc"
        more = (*FLAGS, *TOGETHER, "-include", str(ops)) if own else FLAGS
        one.extra_compile_args = [*one.extra_compile_args, *more]
        one.extra_link_args = [*one.extra_link_args, f"-O{level}", *FLAGS, *TOGETHER] if own else []
    return extensions


def compile_all(extensions: list[Any]) -> None:
    """Make the libraries, several files at once; what is newer than its C is left."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    headers = max([path.stat().st_mtime for path in (WORK / "c").rglob("*.h")])

    plain: Any = None

    def one(source: str, output_dir: str, **how: Any) -> list[str]:
        (made,) = command.compiler.object_filenames([source], output_dir=output_dir)
        newest = max(headers, Path(source).stat().st_mtime)
        if Path(made).exists() and Path(made).stat().st_mtime > newest:
            return [made]
        objects: list[str] = plain([source], output_dir=output_dir, **how)
        return objects

    def at_once(sources: list[str], output_dir: str, **how: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            made = pool.map(lambda source: one(source, output_dir, **how), sources)
            return [*chain(*made)]

    def build_extensions() -> None:
        nonlocal plain
        plain, command.compiler.compile = command.compiler.compile, at_once
        build_one_by_one()

    with chdir(WORK / "source"):
        command: Any = build_ext(Distribution({"name": TWIN, "ext_modules": extensions}))
        build_one_by_one, command.build_extensions = command.build_extensions, build_extensions
        command.build_temp = str(WORK / "objects")
        command.build_lib = str(WORK / "lib")
        command.ensure_finalized()
        command.run()
    made = {*map(Path, command.get_outputs())}
    for old in (WORK / "lib").rglob("*.*"):
        if old not in made:
            old.unlink()


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
    for old in place.glob(f"{TWIN}*__mypyc.*"):
        old.unlink()
    for path in compiled:
        (place / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(WORK / "lib" / path, place / path)


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
