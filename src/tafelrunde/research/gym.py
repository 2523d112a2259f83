"""Gymnasium: one seat learns, the others are any players with a name.

>>> import gymnasium, tafelrunde.research.gym  # doctest: +SKIP
>>> gymnasium.make("tafelrunde/risk-v1", seats=4, others="medium")  # doctest: +SKIP
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tafelrunde.players import Player, make
from tafelrunde.research.arrays import RENDERED, observed, rendered, spaces
from tafelrunde.research.companions import Companions
from tafelrunde.research.episode import Episode, whole
from tafelrunde.research.extra import need
from tafelrunde.research.form import FORMS, form_of
from tafelrunde.table import BadSetup

gymnasium: Any = need("gymnasium")


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat of a table; the reward is its share of the victory, given at the end.

    An action that is not legal changes nothing: the same observation comes again, and `info` says
    `illegal`.
    """

    metadata: ClassVar = {"render_modes": list(RENDERED), "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        others: str | Sequence[str] = "heuristic",
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Choose game, seats (otherwise the fewest), the own seat, and who sits at the others."""
        self.form = form_of(game)
        self.seats, self.options = self.form.settle(seats, options)
        if seat not in range(self.seats):
            reason = f"{seat!r} is not a number from 0 to {self.seats - 1}"
            raise BadSetup("seat", "bad-seat", reason)
        self.seat = seat
        if not isinstance(others, Sequence):
            reason = f"{others!r} is neither the name of a player nor a list of them"
            raise BadSetup("others", "bad-others", reason)
        named = (others,) * (self.seats - 1) if isinstance(others, str) else tuple(others)
        if len(named) != self.seats - 1:
            reason = f"{len(named)} players for {self.seats - 1} other seats"
            raise BadSetup("others", "bad-others", reason)
        self.others = (*named[:seat], "", *named[seat:])
        self._players("")  # refuses names that do not exist
        self.render_mode = rendered(render_mode)
        self.observation_space, self.action_space = spaces(self.form)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a new game; after a seed, the following games come from it too.

        A game in which this seat is never asked is over before it begins, and another is started.
        """
        super().reset(seed=seed)
        while True:
            number = int(self.np_random.integers(1 << 62))
            self.episode = Episode.start(self.form, self.seats, self.options, number)
            self._companions = Companions(self.episode, self._players(f"{number}"))
            self._companions.play()
            if not self.episode.over:
                return observed(self.episode, self.seat), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Make a pick; the others play on until this seat has to pick again."""
        episode = self.episode
        if episode.over:
            raise ValueError("the game is over: reset() starts another")
        action = whole(action)
        if action not in episode.legal:
            return observed(episode, self.seat), 0.0, False, False, {"illegal": True}
        episode.pick(action)
        self._companions.play()
        seen = observed(episode, self.seat)
        return seen, episode.shares()[self.seat], episode.over, False, {}

    def view(self) -> dict[str, Any]:
        """Give what the seat knows as structured data."""
        return self.episode.view(self.seat)

    def render(self) -> str:
        """Say in one line what the seat is asked."""
        question = self.episode.question
        return "over" if question is None else question.prompt

    def _players(self, seed: str) -> list[Player | None]:
        game = self.form.game
        return [
            make(spec, game, f"{seed}/{seat}") if spec else None
            for seat, spec in enumerate(self.others)
        ]


def register() -> None:
    """Make every game known to `gymnasium.make` by its versioned name."""
    for game in FORMS:
        name = form_of(game).name
        if name not in gymnasium.registry:
            gymnasium.register(name, SeatEnv, kwargs={"game": game}, disable_env_checker=True)


register()
