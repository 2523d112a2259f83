"""The computer players of one room: they think elsewhere and answer at a humane pace."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tafelrunde.server.thinking import task_of
from tafelrunde.table import Refusal

if TYPE_CHECKING:
    from tafelrunde.server.room import Room

#: Seconds from a question to a computer's answer, at least.
PACE = {"calm": 1.1, "brisk": 0.4, "instant": 0.0}

log = logging.getLogger(__name__)


class Computers:
    """Looks at the open questions and answers those of computer seats."""

    def __init__(self, room: Room) -> None:
        """Belong to a room."""
        self._room = room
        self._thinking: dict[int, asyncio.Task[None]] = {}

    def look(self) -> None:
        """Start thinking about every open question of a computer seat; forget closed ones."""
        match = self._room.match
        running = match is not None and self._room.row.status == "running"
        open_now = match.table.questions if match is not None and running else ()
        mine = {q.id for q in open_now if self._room.row.seatings[q.seat].level is not None}
        for question in list(self._thinking):
            if question not in mine:
                self._thinking.pop(question).cancel()
        for question in mine - self._thinking.keys():
            self._thinking[question] = asyncio.create_task(self._answer(question))

    async def _answer(self, question: int) -> None:
        room = self._room
        assert room.match is not None
        seat = room.match.table.question(question).seat
        level = room.row.seatings[seat].level
        assert level is not None
        loop = asyncio.get_running_loop()
        asked_at = loop.time()
        try:
            task = task_of(room.match.table, question, level)
            answer = await room.house.thinkers.choose(task)
            rest = PACE[room.row.pace] - (loop.time() - asked_at)
            if rest > 0:
                await asyncio.sleep(rest)
            await room.do(lambda: room.answer(None, question, answer))
        except Refusal as refusal:
            # Overtaken by an undo or by somebody who took the seat back.
            log.info("table %s: computer's answer came too late: %s", room.row.id, refusal.key)
        finally:
            self._thinking.pop(question, None)

    def stop(self) -> None:
        """Stop thinking."""
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
