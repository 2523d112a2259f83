"""All games of a plan on many machines, with Ray; the results are those of one worker here.

Every block of games depends on the plan and its numbers alone, so a block whose machine is lost is
played again elsewhere and comes out the same. The first games are played here: they tell how many
fit into a block that is worth sending.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Generator
from functools import cache
from typing import Any

from tafelrunde.arena.pace import Pace
from tafelrunde.arena.plan import Plan
from tafelrunde.arena.playing import Block, play_block
from tafelrunde.arena.source import source
from tafelrunde.table import BadSetup

#: A block takes at least that long; sending one costs a few thousandths of a second.
LEAST_SECONDS = 0.06
#: Blocks on their way for each processor: one being played, one waiting there.
WAITING = 2
#: So long a cluster may take to be heard of at its address.
KNOCK_SECONDS = 5.0
LOOPBACK = ("127.0.0.1", "localhost", "::1")
#: Told to Ray where the cluster is this machine: it stays on the loopback address. Otherwise it
#: looks for the address of a network card and may wait for ever where there is no network.
ALONE = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}


def play_on_cluster(plan: Plan, first: int = 0) -> Generator[Block]:
    """Play all games from the first one on, and yield their results in order."""
    ray, workers = join(), processors()
    together = plan.seats if plan.rotate else 1
    pace = Pace(plan.games, workers, None, together, first, LEAST_SECONDS)
    while not pace.knows and (numbers := pace.cut()):
        block = play_block(plan, numbers)
        pace.note(len(numbers), block.cpu_seconds)
        first += len(numbers)
        yield block
    task = ray.remote(max_retries=-1, num_cpus=1)(play_there)
    shared = ray.put(plan)
    own = _source(plan.players)
    away: list[Any] = []
    early: dict[int, Block] = {}
    try:
        while first < plan.games:
            while len(away) < WAITING * workers and (numbers := pace.cut()):
                away.append(task.remote(shared, numbers, own))
            done, away = ray.wait(away)
            for block in _brought(ray, done):
                early[block.first] = block
                pace.note(len(block.results), block.cpu_seconds)
            while first in early:
                block = early.pop(first)
                first += len(block.results)
                yield block
    finally:
        for block in away:
            ray.cancel(block, force=True)


def processors() -> int:
    """Count the processors of the cluster."""
    return max(int(join().cluster_resources().get("CPU", 1)), 1)


def play_there(plan: Plan, numbers: range, expected: str) -> Block:
    """Play some games on whichever machine this runs, if it has the same rules and players."""
    if _source(plan.players) != expected:
        reason = "a machine of the cluster has other rules or players installed than this one"
        raise BadSetup("cluster", "other-source", reason)
    return play_block(plan, numbers)


def join() -> Any:
    """Join the cluster that RAY_ADDRESS names, or start one on this machine alone."""
    try:
        import ray
    except ImportError:
        reason = "Ray is not installed: pip install 'tafelrunde[cluster]'"
        raise BadSetup("cluster", "not-installed", reason) from None
    if not ray.is_initialized():
        address = os.environ.get("RAY_ADDRESS", "")
        if not address or knock(address):
            os.environ.update(ALONE)
        try:
            ray.init(log_to_driver=False, logging_level="error", include_dashboard=False)
        except (OSError, RuntimeError, ValueError) as error:
            where = address or "a cluster on this machine"
            raise BadSetup("cluster", "unreachable", f"cannot join {where}: {error}") from None
    return ray


def knock(address: str) -> bool:
    """Refuse an address where nobody answers (Ray would try for minutes); tell if it is here."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon or not port.isdecimal():
        return False
    try:
        with socket.create_connection((host, int(port)), KNOCK_SECONDS):
            return host in LOOPBACK
    except OSError as error:
        reason = f"nobody answers at RAY_ADDRESS={address}: {error}"
        raise BadSetup("cluster", "unreachable", reason) from None


def _brought(ray: Any, done: list[Any]) -> list[Block]:
    try:
        blocks: list[Block] = ray.get(done)
    except BadSetup as error:
        # Said there, with the place where it was said around it.
        raise BadSetup(error.field, error.key, error.reason) from None
    return blocks


@cache
def _source(players: tuple[str, ...]) -> str:
    return source(players)
