"""Many tables in one call: arrays in, arrays out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tafelrunde.research.arrays import np, numbers
from tafelrunde.research.dialogue import not_legal
from tafelrunde.research.episode import Episode, whole
from tafelrunde.research.form import form_of
from tafelrunde.table import BadSetup


class Step(NamedTuple):
    """Where all tables stand; the first axis is the table."""

    #: What the seat that has to pick knows (tables x cells, float32).
    observation: Any
    #: What it may pick (tables x actions, bool).
    mask: Any
    #: Who has to pick (tables, int64).
    seat: Any
    #: Shares of the victory of games that have just ended, else zeros (tables x seats, float32).
    reward: Any
    #: Whether a game has just ended, and what is observed belongs to the next one (tables, bool).
    done: Any


class Tables:
    """Several tables of one game; a game that ends makes room for the next.

    Game number k of table i depends on the seed, i and k alone.
    """

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
    ) -> None:
        """Start the first game at every table."""
        self.form = form_of(game)
        if type(tables) is not int or tables < 1:
            raise BadSetup("tables", "bad-tables", f"{tables!r} is not a whole number from 1")
        self.seats, self.options = self.form.settle(seats, options)
        self._seed = seed
        self._played = [0] * tables
        self.episodes = [self._start(table) for table in range(tables)]

    def __len__(self) -> int:
        """Count the tables."""
        return len(self.episodes)

    def look(self) -> Step:
        """Give where all tables stand, without a pick."""
        nothing = np.zeros((len(self), self.seats), np.float32)
        return self._step(nothing, np.zeros(len(self), bool))

    def step(self, actions: Sequence[int]) -> Step:
        """Make one pick at every table; if one is not legal, nothing changes anywhere."""
        try:
            given = [*actions]
        except TypeError:
            reason = f"{actions!r} is not a list of picks, one for each table"
            raise BadSetup("actions", "bad-actions", reason) from None
        picks = [whole(action) for action in given]
        if len(picks) != len(self):
            raise BadSetup("actions", "bad-actions", f"{len(picks)} for {len(self)} tables")
        for table, (episode, action) in enumerate(zip(self.episodes, picks, strict=True)):
            if action not in episode.legal:
                raise not_legal(action, episode.legal, f" at table {table}")
        reward = np.zeros((len(self), self.seats), np.float32)
        done = np.zeros(len(self), bool)
        for table, action in enumerate(picks):
            episode = self.episodes[table]
            episode.pick(action)
            if episode.over:
                reward[table] = episode.shares()
                done[table] = True
                self.episodes[table] = self._start(table)
        return self._step(reward, done)

    def _start(self, table: int) -> Episode:
        while True:
            number, self._played[table] = self._played[table], self._played[table] + 1
            seed = f"{self._seed}/{table}/{number}"
            episode = Episode.start(self.form, self.seats, self.options, seed)
            if not episode.over:
                return episode

    def _step(self, reward: Any, done: Any) -> Step:
        mask = np.zeros((len(self), self.form.actions), bool)
        observation = np.empty((len(self), self.form.size), np.float32)
        seats = []
        for table, episode in enumerate(self.episodes):
            seat = episode.seat
            assert seat is not None
            mask[table, episode.legal] = True
            observation[table] = numbers(episode.observe(seat))
            seats.append(seat)
        return Step(observation, mask, np.array(seats), reward, done)
