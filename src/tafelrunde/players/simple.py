"""Players that do not look ahead."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.table import Answer, Chair, Outspoken, Policy, Saying, SearchChance


class RandomPlayer:
    """Takes any legal answer, each equally likely."""

    def __init__(self, seed: int | str) -> None:
        """Start its own stream of chance."""
        self.chance = SearchChance(seed)

    def choose(self, chair: Chair) -> Answer:
        """Draw an answer by lot."""
        return chair.question.sample(self.chance)


class HeuristicPlayer:
    """Follows the game's rule of thumb, and slips into a random answer now and then."""

    def __init__(self, seed: int | str, slip: float = 0.0) -> None:
        """Slip with this probability."""
        self._chance = SearchChance(seed)
        self._slip = slip

    def choose(self, chair: Chair) -> Answer:
        """Ask the game's heuristic."""
        if self._slip and self._chance.below(1_000_000) < self._slip * 1_000_000:
            return chair.question.sample(self._chance)
        return chair.heuristic(self._chance)


class PolicyPlayer:
    """Follows a rule that belongs to one game."""

    def __init__(self, seed: int | str, policy: Policy) -> None:
        """Use this rule."""
        self._chance = SearchChance(seed)
        self.policy = policy

    def choose(self, chair: Chair) -> Answer:
        """Ask the rule."""
        return self.policy(chair, self._chance)

    def says(self, chair: Chair, answer: Answer) -> Sequence[Saying]:
        """Ask the rule what it says with an answer."""
        policy = self.policy
        return policy.says(chair, answer, self._chance) if isinstance(policy, Outspoken) else ()
