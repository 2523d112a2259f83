"""`make soak`: the heavy versions of tests, with a progress bar and a summary.

python -m tests.soak                                  everything: half an hour and more
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
#: Milliseconds an answer at an ordinary table may take while others attack, 99 times of 100.
BYSTANDER_WAITS = 100
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


def attack(work: Callable[[Path, int], dict[str, int]], size: int) -> Counter[str]:
    """Attack a server of its own and give the figures."""
    with TemporaryDirectory() as folder:
        figures = work(Path(folder) / "tables.sqlite", size)
    wait = figures.get("ms an answer took there, p99", 0)
    # On a machine that is busy with other things, a server cannot be quicker than before.
    before = figures.get("ms an answer took there before, p99", 0)
    assert wait < max(BYSTANDER_WAITS, 2 * before), f"an ordinary table waited: {figures}"
    return Counter(figures)


def leave_at_once(seed: int, size: int) -> Counter[str]:
    """Let a crowd of so many tabs leave at once."""
    from tests.server.attacks import crowd

    return attack(crowd, size)


def leave_unfinished(seed: int, size: int) -> Counter[str]:
    """Begin so many requests and do not end them."""
    from tests.server.attacks import dawdle

    return attack(dawdle, size)


def never_read(seed: int, size: int) -> Counter[str]:
    """Ask for everything so often and never read it."""
    from tests.server.attacks import glut

    return attack(glut, size)


def harm(seed: int, size: int) -> Counter[str]:
    """Damage half of so many tables."""
    from tests.server.attacks import damage

    return attack(damage, size)


def remember(seed: int, size: int) -> Counter[str]:
    """Play so many games one after the other and look at the memory."""
    from tests.server.stream import stream

    figures = attack(stream, size)
    assert figures["rooms that sleep and are still in memory"] == 0
    return figures


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
    "tabs leaving": leave_at_once,
    "unfinished requests": leave_unfinished,
    "answers not read": never_read,
    "damaged tables": harm,
    "streamed games": remember,
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


def soak(blocks: list[Block], workers: int, console: Console, apart: bool = False) -> bool:
    """Do all blocks, each in a process of its own if told; tell whether nothing went wrong."""
    begun = monotonic()
    kinds = [kind for kind in KINDS if any(block.kind == kind for block in blocks)]
    counts: dict[str, Counter[str]] = {kind: Counter() for kind in kinds}
    finished: Counter[str] = Counter()
    failures: list[Done] = []
    progress = Progress(
        TextColumn("{task.description:19}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
    )
    context = multiprocessing.get_context("spawn")
    tasks = 1 if apart else None
    with (
        ProcessPoolExecutor(workers, mp_context=context, max_tasks_per_child=tasks) as pool,
        progress,
    ):
        bars = {
            kind: progress.add_task(kind, total=sum(b.size for b in blocks if b.kind == kind))
            for kind in kinds
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
    parser.add_argument("--tabs", type=int, default=700, help="tabs that leave at once")
    parser.add_argument("--dawdlers", type=int, default=200, help="requests that never end")
    parser.add_argument("--unread", type=int, default=240, help="answers that nobody reads")
    parser.add_argument("--damaged", type=int, default=100, help="tables of which half are damaged")
    parser.add_argument("--stream", type=int, default=300, help="games played to watch the memory")
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
    # One after the other and alone: what they measure is time and memory.
    measured = [
        *cut("tabs leaving", chosen.tabs, chosen.tabs or 1, chosen.seed),
        *cut("unfinished requests", chosen.dawdlers, chosen.dawdlers or 1, chosen.seed),
        *cut("answers not read", chosen.unread, chosen.unread or 1, chosen.seed),
        *cut("damaged tables", chosen.damaged, chosen.damaged or 1, chosen.seed),
        *cut("streamed games", chosen.stream, chosen.stream or 1, chosen.seed),
    ]
    console = Console()
    try:
        quiet = soak(measured, 1, console, apart=True) if measured else True
        sound = soak(blocks, max(1, chosen.workers), console) if blocks else True
        return 0 if quiet and sound else 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
