"""How many games are handed out at a time."""

from __future__ import annotations

from math import ceil

#: Handing out costs less than a hundredth of that, and no more is lost per worker on a Ctrl-C.
BLOCK_SECONDS = 0.25


class Pace:
    """Cuts games into blocks of a fraction of a second; results do not depend on where it cuts.

    Games of one round of the table stay together: what a player works out about their deal, e.g.
    which cards of a kingdom to buy, then serves all of them.
    """

    def __init__(
        self,
        games: int,
        workers: int,
        size: int | None = None,
        together: int = 1,
        first: int = 0,
        least: float = 0.0,
    ) -> None:
        """Start with as few games as belong together, unless the size of a block is given.

        Once it is known how long games take, no block but the last one is shorter than `least`
        seconds.
        """
        self._games = games
        self._together = together
        self._workers = workers
        self._size = size
        self._next = first
        self._least = least
        self._played = 0
        self._seconds = 0.0

    def cut(self) -> range:
        """Give the numbers of the next games; none are left when it is empty."""
        first = self._next
        self._next = min(first + (self._size or self._fitting()), self._games)
        return range(first, self._next)

    def note(self, games: int, cpu_seconds: float) -> None:
        """Learn how long games take."""
        self._played += games
        self._seconds += cpu_seconds

    @property
    def knows(self) -> bool:
        """Whether enough was played to tell how long games take."""
        return self._seconds >= self._least and self._played > 0

    def _fitting(self) -> int:
        if not self._played:
            return self._together
        that_long = int(BLOCK_SECONDS * self._played / max(self._seconds, 1e-6))
        # Everybody gets something to do until the end, and few games do not tell much.
        evenly = (self._games - self._next) // (2 * self._workers)
        fitting = min(that_long, self._played, evenly)
        worth_it = self._least * self._played / max(self._seconds, 1e-6)
        rounds = max(1, fitting // self._together, ceil(worth_it / self._together))
        return rounds * self._together
