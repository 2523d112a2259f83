"""Gymnasium's own checks on every game, and what they do not look at."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.table import BadSetup
from tests.research.suites import WHERE, Setup, every_name, every_setup

gymnasium = pytest.importorskip("gymnasium", reason=WHERE)
checker = pytest.importorskip("gymnasium.utils.env_checker")
gym = pytest.importorskip("tafelrunde.research.gym")


def play(env: Any, seed: int, most: int = 100_000) -> tuple[list[int], float]:
    """Play at random; give the picks and the reward."""
    seen, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    picks: list[int] = []
    reward, over = 0.0, False
    while not over and len(picks) < most:
        picks.append(int(env.action_space.sample(seen["action_mask"])))
        seen, reward, over, _, info = env.step(picks[-1])
        assert info == {}
        assert over or seen["action_mask"].any()
    return picks, reward


@every_setup
def test_check_env(setup: Setup) -> None:
    seat = setup.seats - 1
    env = gymnasium.make(
        setup.name, seats=setup.seats, seat=seat, others="random", options=setup.options
    )
    checker.check_env(env.unwrapped, skip_render_check=True)


@every_name
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    games = [play(gymnasium.make(name, others="heuristic"), 5, 60) for _ in range(2)]
    assert games[0] == games[1]


@every_name
def test_the_reward_is_a_share_of_the_victory(name: str) -> None:
    _, reward = play(gymnasium.make(name, others="random"), 2)
    assert 0.0 <= reward <= 1.0


def test_the_others_may_speak() -> None:
    """A negotiator asks for promises; whoever learns is asked for a reply like for anything."""
    env = gymnasium.make("tafelrunde/iron_throne-v1", others="bargainer:iterations=2")
    asked = set()
    for seed in range(4):
        seen, _ = env.reset(seed=seed)
        env.action_space.seed(seed)
        over = False
        while not over:
            asked.add(env.unwrapped.episode.question.prompt)
            seen, _, over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
    assert "request" in asked


def test_an_illegal_action_changes_nothing() -> None:
    env = gymnasium.make("tafelrunde/dominion-v1")
    seen, _ = env.reset(seed=1)
    again, reward, over, cut, info = env.step(int(seen["action_mask"].argmin()))
    assert (again["observation"] == seen["observation"]).all()
    assert (reward, over, cut, info) == (0.0, False, False, {"illegal": True})


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seat": 2}, "seat: 2 is not a number from 0 to 1"),
        ({"others": ["random", "random"]}, "others: 2 players for 1 other seats"),
        ({"others": 3}, "others: 3 is neither the name of a player nor a list"),
        ({"others": "deep-blue"}, "player: there is no player 'deep-blue'"),
    ],
)
def test_bad_tables_are_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        gymnasium.make("tafelrunde/dominion-v1", **given)
