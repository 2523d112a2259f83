"""Processor instructions of fixed pieces of work, counted under valgrind.

On a busy machine times differ by more than what is to be gained or lost; instructions do not. The
counts belong to one build of Python, so two versions of the engine are compared in the same run:
`make bench ARGS="instructions --than main"`.
"""

from __future__ import annotations

import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.table import Table as Grid

from benchmarks.workloads import MARK, PEERS, WORKLOADS, Works

ROOT = Path(__file__).parent.parent
#: So much more may a piece of work cost than in the version it is compared with.
ALLOWED = 1.05
IMPORTING = "import of all games"
IMPORT = f"""
import os, msgspec
os.{MARK}()
from tafelrunde.games.registry import NAMES, find
for name in NAMES:
    find(name)
os.{MARK}()
"""
TITLE = "Processor instructions, in thousands for one unit of work"
#: Ours against the peer, where both play the same game.
RATIOS = {
    "dominion, random, played out": "pyminion, random",
    "dominion, random, answered": "pyminion, random",
    "dominion, Big Money, simulated": "pyminion, Big Money",
}


def instructions(than: str, only: str) -> bool:
    """Print the counts, with those of another version beside them; tell whether nothing grew."""
    console = Console()
    if shutil.which("valgrind") is None:
        console.print("Counting instructions needs valgrind (Linux: apt install valgrind).")
        return False
    with console.status("counting, some minutes"):
        now = count_ours(ROOT / "src", only)
    if missing := [name for name in WORKLOADS if only in name and name not in now]:
        console.print("Cannot be done: " + "; ".join(missing))
        return False
    if than:
        with console.status(f"counting {than}"), exported(than) as source:
            before = count_ours(source, only)
        console.print(compared(now, before, than))
        return all(now[name] <= ALLOWED * before[name] for name in before)
    with console.status("counting the peer"):
        wanted = {RATIOS[name] for name in now if name in RATIOS}
        works = {name: work for name, work in PEERS.items() if name in wanted}
        peers = count(ROOT / "src", works) if works and find_spec("pyminion") else {}
    console.print(listed(now, peers))
    return True


def listed(counts: dict[str, float], peers: dict[str, float]) -> Grid:
    """Lay out the counts, and how many times as many the peer needs for the same."""
    grid = Grid(title=TITLE)
    grid.add_column("work")
    for column in ("instructions", "the peer's", "ours is"):
        grid.add_column(column, justify="right")
    for name, own in counts.items():
        peer = peers.get(RATIOS.get(name, ""))
        more = [] if peer is None else [thousands(peer), f"{peer / own:.2f} x"]
        grid.add_row(name, thousands(own), *more)
    return grid


def compared(now: dict[str, float], before: dict[str, float], than: str) -> Grid:
    """Lay out two versions side by side."""
    grid = Grid(title=TITLE)
    grid.add_column("work")
    for column in (than, "here", "change", ""):
        grid.add_column(column, justify="right")
    for name, own in now.items():
        if name not in before:
            grid.add_row(name, "cannot", thousands(own))
            continue
        old = before[name]
        mark = "MORE" if own > ALLOWED * old else ""
        grid.add_row(name, thousands(old), thousands(own), f"{own / old - 1:+.1%}", mark)
    return grid


def thousands(count: float) -> str:
    """Write a count in thousands."""
    return f"{count / 1000:,.1f}"


def count(source: Path, works: Works) -> dict[str, float]:
    """Count the instructions of one unit of each piece of work, with the engine in `source`.

    Another version need not be able to do all of them.
    """
    counts, printed = run(source, ["-m", "benchmarks.workloads", *works])
    found = zip(works, counts, map(int, printed.split()), strict=True)
    return {name: part / units for name, part, units in found if units}


def count_ours(source: Path, only: str) -> dict[str, float]:
    """Count our own pieces of work whose name holds this text, and what it costs to begin."""
    found = count(source, {name: work for name, work in WORKLOADS.items() if only in name})
    if only in IMPORTING:
        ((found[IMPORTING],), _) = run(source, ["-c", IMPORT])
    return found


def run(source: Path, program: list[str]) -> tuple[list[int], str]:
    """Run a program under valgrind; give the counts between each pair of marks and what it said."""
    python = [sys.executable, *program]
    path = os.pathsep.join((str(source), str(ROOT)))
    settings = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
    with TemporaryDirectory() as folder:
        out = Path(folder) / "counts"
        tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"]
        # Once without, so that everything is compiled.
        for prefix in ([], [*tool, f"--dump-before={MARK}"]):
            done = subprocess.run(
                [*prefix, *python], env=settings, cwd=ROOT, capture_output=True, text=True
            )
            if done.returncode:
                raise RuntimeError(f"{program} failed:\n{done.stderr[-2000:]}")
        dumps = len(list(Path(folder).glob("counts.*")))
        return [total(Path(f"{out}.{n}")) for n in range(2, dumps + 1, 2)], done.stdout


def total(dump: Path) -> int:
    """Read the sum at the head or foot of a dump."""
    found = re.search(r"^totals: (\d+)$", dump.read_text(), re.MULTILINE)
    assert found is not None, f"{dump} holds no totals"
    return int(found[1])


@contextmanager
def exported(revision: str) -> Iterator[Path]:
    """Lay the sources of another version out in a folder."""
    packed = subprocess.run(
        ["git", "archive", revision, "src"], cwd=ROOT, check=True, capture_output=True
    )
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
            archive.extractall(folder, filter="data")
        yield Path(folder) / "src"
