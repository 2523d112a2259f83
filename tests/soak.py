"""`make soak`: the heavy versions of tests, with progress and a summary.

make soak                               everything: an hour and more
make soak ARGS="tabs replays"           two parts of it
make soak ARGS="kills=40 games=30"      fewer times than usual

Work is cut into blocks, each with a seed of its own; a block that fails is named with its seed.
Parts that measure how long an ordinary table waits run one after the other and nothing beside them.
"""

from __future__ import annotations

import argparse
import logging
import multiprocessing
import os
import sys
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import suppress
from time import monotonic

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from tests.soaking import PARTS, listen


class Block(msgspec.Struct, frozen=True):
    """A share of the work, small enough for a moving progress bar."""

    part: str
    seed: int
    size: int


class Done(msgspec.Struct):
    """What a block did, and what went wrong."""

    block: Block
    counts: Counter[str]
    failure: str = ""


def work(block: Block) -> Done:
    """Do a block; runs in a worker."""
    # The library that plays the browsers is upset when a server is gone. That is the point here.
    logging.getLogger("websockets.client").disabled = True
    try:
        return Done(block, PARTS[block.part].work(block.seed, block.size))
    except BaseException:
        return Done(block, Counter(), traceback.format_exc(limit=-6))


def cut(part: str, times: int, seed: int) -> Iterator[Block]:
    """Cut work into blocks."""
    size = times if PARTS[part].alone else PARTS[part].block
    first = 0 if part == "properties" else seed
    for number, begun in enumerate(range(0, times, size or 1)):
        yield Block(part, first + number, min(size, times - begun))


class Soak:
    """Blocks on their way through workers, with a bar for every part."""

    def __init__(self, console: Console) -> None:
        """Begin with nothing done."""
        self._console = console
        self.done: list[Done] = []

    def run(self, blocks: Sequence[Block], workers: int) -> None:
        """Do all blocks; those that measure in a process of their own."""
        context = multiprocessing.get_context("spawn")
        told = context.Value("i", 0)
        apart = any(PARTS[block.part].alone for block in blocks)
        progress = Progress(
            TextColumn("{task.description:10}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=self._console,
        )
        pool = ProcessPoolExecutor(
            workers, context, listen, (told,), max_tasks_per_child=1 if apart else None
        )
        with pool, progress:
            sizes = Counter[str]()
            for block in blocks:
                sizes[block.part] += block.size
            bars = {part: progress.add_task(part, total=size) for part, size in sizes.items()}
            waiting = {pool.submit(work, block): block for block in blocks}
            try:
                while waiting:
                    finished, _ = wait(waiting, 0.3, FIRST_COMPLETED)
                    if apart and not finished:
                        progress.update(
                            bars[next(iter(waiting.values())).part], completed=told.value
                        )
                    for future in finished:
                        block = waiting.pop(future)
                        self._take(future.result())
                        if apart:
                            told.value = 0
                            progress.update(bars[block.part], completed=block.size)
                        else:
                            progress.advance(bars[block.part], block.size)
            except KeyboardInterrupt:
                pool.shutdown(cancel_futures=True)
                raise

    def _take(self, done: Done) -> None:
        self.done.append(done)
        if done.failure:
            self._console.print(f"[red]{done.block.part}, seed {done.block.seed}: failed[/red]")

    def report(self, seconds: float) -> bool:
        """Print what was found; tell whether nothing went wrong."""
        grid = Grid(title=f"Soak, {seconds:.0f} s")
        grid.add_column("what")
        grid.add_column("times", justify="right")
        grid.add_column("")
        for part in dict.fromkeys(done.block.part for done in self.done):
            mine = [done for done in self.done if done.block.part == part]
            lost = sum(bool(done.failure) for done in mine)
            times = sum(done.block.size for done in mine if not done.failure)
            mark = "nothing found" if not lost else f"{lost} blocks FAILED"
            grid.add_row(f"{part}: {PARTS[part].what}", f"{times:,}", mark, style="bold")
            counts: Counter[str] = Counter()
            for done in mine:
                counts.update(done.counts)
            for name, count in counts.items():
                grid.add_row(f"  {name}", f"{count:,}")
            grid.add_section()
        self._console.print(grid)
        failures = [done for done in self.done if done.failure]
        for done in failures:
            block = done.block
            self._console.rule(f"{block.part}, seed {block.seed}, {block.size}")
            self._console.print(done.failure, markup=False, highlight=False)
        return not failures


def chosen(wishes: Sequence[str]) -> dict[str, int]:
    """Read what to do and how often; everything if nothing is named."""
    if not wishes:
        return {name: part.times for name, part in PARTS.items()}
    found = {}
    for wish in wishes:
        name, _, times = wish.partition("=")
        if name not in PARTS or not (times or "1").isdecimal():
            raise SystemExit(f"{wish!r} is not PART or PART=TIMES, with one of: {', '.join(PARTS)}")
        found[name] = int(times) if times else PARTS[name].times
    return found


def main() -> int:
    """Read the command line and soak."""
    listed = "\n".join(f"  {name:11} {part.times:>7,} {part.what}" for name, part in PARTS.items())
    parser = argparse.ArgumentParser(
        prog="make soak",
        description=f"{__doc__}\nParts, and how often each is done:\n{listed}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("parts", nargs="*", metavar="PART[=TIMES]", help="what to do; usual is all")
    parser.add_argument("--seed", type=int, default=1_000_000, help="seed of the first block")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    given = parser.parse_args()
    wanted = chosen(given.parts)
    blocks = [block for part, times in wanted.items() for block in cut(part, times, given.seed)]
    begun = monotonic()
    soak = Soak(Console())
    with suppress(KeyboardInterrupt):
        for alone, workers in ((True, 1), (False, max(1, given.workers))):
            some = [block for block in blocks if PARTS[block.part].alone is alone]
            if some:
                soak.run(some, workers)
        return 0 if soak.report(monotonic() - begun) else 1
    return 130


if __name__ == "__main__":
    sys.exit(main())
