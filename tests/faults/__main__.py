"""`make faults`: plant every fault, one after the other, and see that the tests catch it.

python -m tests.faults                   all faults
python -m tests.faults westeros undo     those with one of these words in file or name

Each fault goes into a copy of src/ of its own, and only the tests named with it are run. Those that
let it pass are followed by the whole contract suite; what that lets pass too is a hole.
"""

from __future__ import annotations

import argparse
import compileall
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from py_compile import PycInvalidationMode
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from time import monotonic

from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from tests.faults.fault import ROOT, Fault
from tests.faults.list import FAULTS

CONTRACT = "tests/contract"
#: Seconds after which a run of tests counts as hanging.
PATIENCE = 600
PASSED, FAILED = 0, 1
_FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


@dataclass(frozen=True)
class Verdict:
    """What became of a fault."""

    fault: Fault
    #: The test that noticed it; empty if none did.
    caught_by: str
    seconds: float
    remark: str = ""


class Copy:
    """A copy of the source in which faults are planted, one at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        ignore = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "src", folder / "src", ignore=ignore)
        # By content: a change within the same second must not go unnoticed.
        compileall.compile_dir(
            folder / "src", quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH
        )
        for name in ("docs", "web"):
            (folder / name).symlink_to(ROOT / name)

    def run(self, tests: tuple[str, ...], *more: str) -> tuple[int | None, str]:
        """Run tests over this copy; gives pytest's verdict (None: it hung) and its words."""
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-x", "-n=0"]
        env = os.environ | {
            "PYTHONPATH": str(self.folder / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "COLUMNS": "200",
        }
        try:
            done = subprocess.run(
                [*command, *more, *tests],
                cwd=ROOT,
                env=env,
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return None, "it hangs"
        return done.returncode, done.stdout + done.stderr

    def try_out(self, fault: Fault) -> Verdict:
        """Plant a fault, run its tests, and put the source right again."""
        begun = monotonic()
        planted = self.folder / "src" / "tafelrunde" / fault.file
        source = planted.read_text("utf-8")
        planted.write_text(fault.planted(source), "utf-8")
        try:
            remark = ""
            code, words = self.run(fault.tests)
            if code == PASSED:
                remark = "not by its own tests"
                code, words = self.run((CONTRACT,))
        finally:
            planted.write_text(source, "utf-8")
        found = _FAILED.search(words)
        caught_by = found[1] if code == FAILED and found is not None else ""
        if caught_by and remark and self.run((caught_by,))[0] != PASSED:
            caught_by, remark = "", f"{caught_by} is red without it"
        if not caught_by and not remark:
            remark = "it hangs" if code is None else " ".join(words.split())[-300:]
        return Verdict(fault, caught_by, monotonic() - begun, remark)


def chosen(words: list[str]) -> list[Fault]:
    """Give the faults with one of these words in file or name; without words all."""
    return [
        fault
        for fault in FAULTS
        if not words or any(word in f"{fault.file} {fault.name}" for word in words)
    ]


def report(console: Console, verdicts: list[Verdict], seconds: float) -> None:
    """Print what was caught by whom."""
    grid = Grid(title=f"{len(verdicts)} faults, {seconds:.0f} s")
    grid.add_column("file")
    grid.add_column("fault")
    grid.add_column("caught by", overflow="fold")
    grid.add_column("s", justify="right")
    order = {fault.name: number for number, fault in enumerate(FAULTS)}
    for verdict in sorted(verdicts, key=lambda verdict: order[verdict.fault.name]):
        by = verdict.caught_by.removeprefix("tests/") or f"NOT CAUGHT: {verdict.remark}"
        if verdict.caught_by and verdict.remark:
            by += f" ({verdict.remark})"
        style = "" if verdict.caught_by else "bold red"
        seconds_said = f"{verdict.seconds:.0f}"
        grid.add_row(verdict.fault.file, verdict.fault.name, by, seconds_said, style=style)
    console.print(grid)
    caught = sum(bool(verdict.caught_by) for verdict in verdicts)
    console.print(f"{caught} of {len(verdicts)} caught")


def main() -> int:
    """Read the command line, plant, and tell whether every fault was caught."""
    parser = argparse.ArgumentParser(prog="make faults", description=__doc__.splitlines()[0])
    parser.add_argument("words", nargs="*", help="only faults with one of these in file or name")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    given = parser.parse_args()
    faults = chosen(given.words)
    console = Console(width=None if sys.stdout.isatty() else 200)
    begun = monotonic()
    with TemporaryDirectory() as folder:
        copies: SimpleQueue[Copy] = SimpleQueue()
        for number in range(max(1, given.workers)):
            copies.put(Copy(Path(folder) / str(number)))
        # A test that is red without any fault catches nothing.
        clean = copies.get()
        tests = tuple(sorted({test for fault in faults for test in fault.tests}))
        code, words = clean.run(tests, f"-n={given.workers}")
        copies.put(clean)
        if code != PASSED:
            console.print(words[-5000:], markup=False, highlight=False)
            console.print("These tests fail without any fault.")
            return 1

        def work(fault: Fault) -> Verdict:
            copy = copies.get()
            try:
                return copy.try_out(fault)
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(max(1, given.workers)) as pool:
            waiting = [pool.submit(work, fault) for fault in faults]
            verdicts = []
            for done in track(as_completed(waiting), "planting", len(waiting), console=console):
                verdict = done.result()
                verdicts.append(verdict)
                if not verdict.caught_by:
                    console.print(f"[red]not caught[/red]: {verdict.fault.name}")
    report(console, verdicts, monotonic() - begun)
    return 0 if all(verdict.caught_by for verdict in verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
