"""PettingZoo: every seat an agent, one pick after the other.

>>> from tafelrunde.research.aec import env  # doctest: +SKIP
>>> table = env("tafelrunde/dominion-v1", seats=3, options={"kingdom": "random"})  # doctest: +SKIP
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.research.arrays import RENDERED, np, observed, rendered, spaces
from tafelrunde.research.episode import Episode
from tafelrunde.research.extra import need
from tafelrunde.research.form import form_of
from tafelrunde.table import BadSetup

AECEnv: Any = need("pettingzoo").AECEnv
wrappers: Any = need("pettingzoo.utils.wrappers")


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
) -> Any:
    """Give the environment of a game, with a wrapper that minds the order of calls."""
    return wrappers.OrderEnforcingWrapper(TableEnv(game, seats, options, render_mode))


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table as an AEC environment; rewards are shares of the victory, given at the end."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Choose a game by its name, seats (otherwise the fewest) and table options."""
        super().__init__()
        self.form = form_of(game)
        self.metadata = {
            "name": self.form.name,
            "render_modes": list(RENDERED),
            "is_parallelizable": False,
        }
        self.seats, self.options = self.form.settle(seats, options)
        self.render_mode = rendered(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        observation_space, action_space = spaces(self.form)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space)
        # Each agent draws its own random actions.
        kind = type(action_space)
        self.action_spaces = {agent: kind(self.form.actions) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """Give the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Give the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Start a new game; after a seed, the following games come from it too."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.episode = Episode.start(
            self.form, self.seats, self.options, int(self._chance.integers(1 << 62))
        )
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> dict[str, Any]:
        """Give what an agent knows, and what it may pick."""
        return observed(self.episode, self._seat(agent))

    def view(self, agent: str) -> dict[str, Any]:
        """Give what an agent knows as structured data."""
        return self.episode.view(self._seat(agent))

    def step(self, action: int | None) -> None:
        """Make a pick for the agent whose turn it is; refused if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("the game is not over, so there is something to pick")
        self.episode.pick(action)
        self._cumulative_rewards[agent] = 0.0
        if self.episode.over:
            self.rewards = dict(zip(self.agents, self.episode.shares(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._asked()
        self._accumulate_rewards()

    def render(self) -> str:
        """Say in one line who is asked what."""
        question = self.episode.question
        return "over" if question is None else f"seat_{question.seat}: {question.prompt}"

    def close(self) -> None:
        """Nothing has to be closed."""

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            listed = ", ".join(self.possible_agents)
            raise BadSetup("agent", "bad-agent", f"{agent!r} is none of: {listed}")
        return self.possible_agents.index(agent)

    def _asked(self) -> str:
        seat = self.episode.seat
        return self.agents[0] if seat is None else self.possible_agents[seat]
