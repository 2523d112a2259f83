"""`make soak`: the heavy versions of tests, with a progress bar and a summary.

python -m tests.soak                                  1,000 kills, 100,000 messages, 1,000 games
python -m tests.soak --kills 0 --messages 20000       a part of it
python -m tests.soak --kills 0 --messages 0 --games 0 property tests alone, looking thoroughly

Work is cut into blocks, each with a seed of its own; a block that fails is named with its seed.
"""

from __future__ import annotations

import argparse
import logging
import multiprocessing
import os
import re
import subprocess
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

KILLS_A_BLOCK = 40
MESSAGES_A_BLOCK = 500
GAMES_A_BLOCK = 25
LOTS = 1_000_000
ROOT = Path(__file__).parents[1]


class Block(msgspec.Struct, frozen=True):
    """A share of the work, small enough for a moving progress bar."""

    kind: str
    seed: int
    size: int


class Done(msgspec.Struct):
    """What a block did, and what went wrong."""

    block: Block
    counts: Counter[str]
    failure: str = ""


def kill(seed: int, size: int) -> Counter[str]:
    """Kill a server so often in the middle of games."""
    from tests.server.killing import Campaign
    from tests.server.nursery import Nursery

    with TemporaryDirectory() as folder, Nursery() as nursery:
        campaign = Campaign(nursery, Path(folder), seed)
        campaign.run(size)
    counts = Counter({f"killed: {death}": times for death, times in campaign.deaths.items()})
    counts["games begun"] = campaign.games
    counts["answers given"] = campaign.answers
    counts["answers written that nobody had heard of"] = campaign.unheard
    return counts


def fire(seed: int, size: int) -> Counter[str]:
    """Fire so many messages at a table."""
    from tafelrunde.table import SearchChance
    from tests.server.fuzzing import fuzz

    return fuzz(SearchChance(f"soak {seed}"), 2 + seed % 5, size, rounds=1 + seed % 3)


def spy(seed: int, size: int) -> Counter[str]:
    """Play so many games in two worlds."""
    from tafelrunde.table import SearchChance
    from tests.server import twins

    counts: Counter[str] = Counter()
    for number in range(size):
        chance = SearchChance(f"soak {seed} {number}")
        game = twins.GAMES[number % len(twins.GAMES)]
        compared, hidden = twins.spy(chance, **twins.any_game(chance, game))
        counts["messages compared"] += compared
        counts[f"games of {game} with other cards"] += hidden
    return counts


def examine(number: int, size: int) -> Counter[str]:
    """Run a file of property tests with many examples, other ones every time."""
    file = property_tests()[number]
    env = os.environ | {"HYPOTHESIS_PROFILE": "thorough", "STRATA_FIRST": str(1000 * number)}
    command = [sys.executable, "-m", "pytest", "-n=0", "-x", "-p", "no:cacheprovider", str(file)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(done.stdout[-3000:] + done.stderr[-1000:])
    return Counter({"tests": int(re.findall(r"(\d+) passed", done.stdout)[-1])})


def property_tests() -> list[Path]:
    """List the test files whose thoroughness can be set."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    signs = ("from hypothesis import", "from tests.contract.strata import")
    return [file for file in files if any(sign in file.read_text("utf-8") for sign in signs)]


KINDS: dict[str, Callable[[int, int], Counter[str]]] = {
    "kills": kill,
    "messages": fire,
    "secrecy games": spy,
    "property files": examine,
}


def work(block: Block) -> Done:
    """Do a block; runs in a worker."""
    # The library that plays the browsers is upset when a server is gone. That is the point here.
    logging.getLogger("websockets.client").disabled = True
    try:
        return Done(block, KINDS[block.kind](block.seed, block.size))
    except BaseException:
        return Done(block, Counter(), traceback.format_exc(limit=-6))


def cut(kind: str, total: int, size: int, seed: int) -> Iterator[Block]:
    """Cut work into blocks."""
    for number, begun in enumerate(range(0, total, size)):
        yield Block(kind, seed + number, min(size, total - begun))


def soak(blocks: list[Block], workers: int, console: Console) -> bool:
    """Do all blocks; tell whether nothing went wrong."""
    begun = monotonic()
    counts: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
    finished: Counter[str] = Counter()
    failures: list[Done] = []
    progress = Progress(
        TextColumn("{task.description:14}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
    )
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool, progress:
        bars = {
            kind: progress.add_task(kind, total=sum(b.size for b in blocks if b.kind == kind))
            for kind in KINDS
        }
        waiting: list[Future[Done]] = [pool.submit(work, block) for block in blocks]
        try:
            for future in as_completed(waiting):
                done = future.result()
                kind = done.block.kind
                counts[kind] += done.counts
                progress.advance(bars[kind], done.block.size)
                if done.failure:
                    failures.append(done)
                    console.print(f"[red]{kind}, seed {done.block.seed}: failed[/red]")
                else:
                    finished[kind] += done.block.size
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            raise
    _report(console, counts, finished, failures, monotonic() - begun)
    return not failures


def _report(
    console: Console,
    counts: dict[str, Counter[str]],
    finished: Counter[str],
    failures: list[Done],
    seconds: float,
) -> None:
    grid = Grid(title=f"Soak, {seconds:.0f} s")
    grid.add_column("what")
    grid.add_column("times", justify="right")
    grid.add_column("")
    for kind, counted in counts.items():
        lost = sum(done.block.kind == kind for done in failures)
        mark = "nothing found" if not lost else f"{lost} blocks FAILED"
        grid.add_row(kind, f"{finished[kind]:,}", mark, style="bold")
        for name, times in sorted(counted.items()):
            grid.add_row(f"  {name}", f"{times:,}")
        grid.add_section()
    console.print(grid)
    for done in failures:
        block = done.block
        console.rule(f"{block.kind}, seed {block.seed}, {block.size}")
        console.print(done.failure, markup=False, highlight=False)


def main() -> int:
    """Read the command line and soak."""
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=1000, help="times a server is killed")
    parser.add_argument("--messages", type=int, default=100_000, help="messages fired at tables")
    parser.add_argument("--games", type=int, default=1000, help="games played in two worlds")
    parser.add_argument("--files", type=int, default=LOTS, help="files of property tests")
    parser.add_argument("--seed", type=int, default=1_000_000, help="seed of the first block")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    chosen = parser.parse_args()
    blocks = [
        *cut("kills", chosen.kills, KILLS_A_BLOCK, chosen.seed),
        *cut("messages", chosen.messages, MESSAGES_A_BLOCK, chosen.seed),
        *cut("secrecy games", chosen.games, GAMES_A_BLOCK, chosen.seed),
        *cut("property files", min(chosen.files, len(property_tests())), 1, 0),
    ]
    try:
        return 0 if soak(blocks, max(1, chosen.workers), Console()) else 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
