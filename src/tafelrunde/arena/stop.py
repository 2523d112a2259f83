"""A way to stop early: Ctrl-C, or a polite request to end."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from types import FrameType, TracebackType
from typing import Any, Self

from tafelrunde.arena.playing import Block

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Stop:
    """Listens for a signal: games under way are dropped at once, finished ones are always kept.

    What was handed on is then exactly what a shorter plan with the same seed would have given.
    """

    def __init__(self) -> None:
        """Wait for the first signal."""
        self.signal: int | None = None
        self._playing = False
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Self:
        """Begin to listen."""
        self._before = {number: signal.signal(number, self._hear) for number in SIGNALS}
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Leave signals as they were."""
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def listen(self, blocks: Iterator[Block]) -> Iterator[Block]:
        """Hand blocks on until they end or a signal comes."""
        while True:
            try:
                self._playing = True
                block = next(blocks, None) if self.signal is None else None
                self._playing = False
            except KeyboardInterrupt:
                return
            if block is None:
                return
            yield block

    def _hear(self, number: int, frame: FrameType | None) -> None:
        is_first = self.signal is None
        self.signal = number
        # Only the playing may be broken off anywhere; a block being written is written to its end.
        if self._playing and is_first:
            raise KeyboardInterrupt
