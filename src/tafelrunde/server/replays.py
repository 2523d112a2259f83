"""Replays: games are folded beside the loop, one after the other, and shown in pages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any, TypeVar

import msgspec

from tafelrunde.server.bodies import (
    Replay,
    ReplayStep,
)
from tafelrunde.server.journal import Journal
from tafelrunde.server.protocol import (
    TableInfo,
)
from tafelrunde.server.sight import told, waiting
from tafelrunde.table import BadRecord, BadSetup, Game, Match
from tafelrunde.table.record import read

#: Steps of a page, if nothing else is asked for, and at most.
PAGE = 100
LONGEST = 200
#: Log entries read in one go.
ROWS = 250
#: Folded games that are kept: who reads one page reads the next.
KEPT = 4

T = TypeVar("T")


class Replays:
    """Games as they were; never changed, so that they can be read beside the loop."""

    def __init__(self) -> None:
        """Begin with none."""
        # One thread: it takes turns with the loop, and more of them would take more of the turns.
        self._thread = ThreadPoolExecutor(1, "replays")
        self._folds: dict[tuple[str, int], asyncio.Task[Match[Any]]] = {}

    async def read(self, journal: Journal, work: Callable[[Match[Any]], T]) -> T:
        """Do something with the whole game of a table, as far as it is written down."""
        journal.started()
        match = await asyncio.shield(self._folded(journal))
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, match)

    def _folded(self, journal: Journal) -> asyncio.Task[Match[Any]]:
        key = (journal.row.id, journal.written)
        task = self._folds.pop(key, None)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.create_task(self._fold(journal, journal.written))
        # The one asked for last stands last.
        self._folds[key] = task
        while len(self._folds) > KEPT:
            del self._folds[next(iter(self._folds))]
        return task

    async def _fold(self, journal: Journal, written: int) -> Match[Any]:
        lines: list[str] = []
        while len(lines) < written:
            rows = await journal.store.log(journal.row.id, len(lines), len(lines) + ROWS)
            if not rows:
                raise BadRecord("log", "short-log", f"ends after {len(lines)} lines")
            lines += [row.line for row in rows]
            # Everybody else may do something in between.
            await asyncio.sleep(0)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, _fold, journal.game, lines[:written])

    def close(self) -> None:
        """Read no further."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _fold(game: Game[Any, Any], lines: list[str]) -> Match[Any]:
    return Match.fold(game, read(lines))


def replay(match: Match[Any], table: TableInfo, seat: int | None, first: int, count: int) -> Replay:
    """Show some steps of a match from one seat, the opening being step 0."""
    length = match.steps + 1
    if not 0 <= first < length:
        raise BadSetup("first", "bad-step", f"{first} is not a number from 0 to {match.steps}")
    if not 0 < count <= LONGEST:
        raise BadSetup("count", "bad-count", f"{count} is not a number from 1 to {LONGEST}")
    steps: list[ReplayStep] = []
    for number, (position, events) in enumerate(islice(match.retell(first), count), start=first):
        by = match.moments[number - 1].entry.seat if number else None
        view = msgspec.to_builtins(match.game.view(position, seat))
        steps.append(ReplayStep(by, told(number, events, seat), view, waiting(position)))
    return Replay(table, seat, length, first, tuple(steps), match.outcome)
