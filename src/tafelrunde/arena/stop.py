"""A way to stop early: Ctrl-C, a polite request to end, or a time that is over."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from types import FrameType, TracebackType
from typing import Any, Self, TypeVar

SIGNALS = (signal.SIGINT, signal.SIGTERM)
T = TypeVar("T")


class Stop:
    """Listens for a signal: games under way are dropped at once, finished ones are always kept.

    What was handed on is then exactly what a shorter plan with the same seed would have given.
    """

    def __init__(self, seconds: float | None = None) -> None:
        """Wait for the first signal, or until so many seconds are over."""
        self.signal: int | None = None
        self._seconds = seconds
        self._late = False
        self._playing = False
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Self:
        """Begin to listen."""
        self._before = {number: signal.signal(number, self._hear) for number in SIGNALS}
        if self._seconds is not None:
            self._before[signal.SIGALRM] = signal.signal(signal.SIGALRM, self._hear)
            signal.setitimer(signal.ITIMER_REAL, max(self._seconds, 1e-3))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Leave signals as they were."""
        if self._seconds is not None:
            signal.setitimer(signal.ITIMER_REAL, 0)
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def listen(self, blocks: Iterator[T]) -> Iterator[T]:
        """Hand blocks on until they end, a signal comes, or the time is over."""
        while True:
            try:
                self._playing = True
                block = None if self._is_over else next(blocks, None)
                self._playing = False
            except KeyboardInterrupt:
                return
            if block is None:
                return
            yield block

    def _hear(self, number: int, frame: FrameType | None) -> None:
        is_first = not self._is_over
        if number == signal.SIGALRM:
            self._late = True
        else:
            self.signal = number
        # Only the playing may be broken off anywhere; a block being written is written to its end.
        if self._playing and is_first:
            raise KeyboardInterrupt

    @property
    def _is_over(self) -> bool:
        return self._late or self.signal is not None
