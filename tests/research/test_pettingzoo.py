"""PettingZoo's own suite on every game, and what it does not look at."""

from __future__ import annotations

import pytest

from tafelrunde.table import BadSetup, IllegalAnswer
from tests.research.suites import WHERE, Setup, every_name, every_setup

zoo = pytest.importorskip("pettingzoo.test", reason=WHERE)
aec = pytest.importorskip("tafelrunde.research.aec")

pytestmark = [
    # Observations with a mask are dicts, as in PettingZoo's own card games.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@every_setup
def test_api(setup: Setup) -> None:
    zoo.api_test(aec.env(setup.name, setup.seats, setup.options), num_cycles=60)


@every_setup
def test_seeds(setup: Setup) -> None:
    zoo.seed_test(lambda: aec.env(setup.name, setup.seats, setup.options), num_cycles=20)


@every_name
def test_performance_benchmark(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    zoo.performance_benchmark(aec.env(name))
    assert "Finished performance benchmark" in capsys.readouterr().out


@every_name
def test_a_whole_game_ends_with_shares_of_the_victory(name: str) -> None:
    table = aec.env(name)
    table.reset(seed=3)
    for agent in table.possible_agents:
        table.action_space(agent).seed(1)
    gained = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, _, _ = table.last()
        gained[agent] += reward
        table.step(None if terminated else table.action_space(agent).sample(seen["action_mask"]))
    assert sum(gained.values()) == pytest.approx(1)


def test_an_illegal_pick_is_refused() -> None:
    table = aec.env("dominion", 2)
    table.reset(seed=1)
    seen, *_ = table.last()
    illegal = int(seen["action_mask"].argmin())
    with pytest.raises(IllegalAnswer, match=f"action: {illegal} is not legal"):
        table.step(illegal)
    with pytest.raises(IllegalAnswer, match=r"action: 2\.5 is not a whole number"):
        table.step(2.5)
    assert table.view("seat_0")["you"] == 0
    with pytest.raises(BadSetup, match="agent: 'seat_9' is none of: seat_0, seat_1"):
        table.observe("seat_9")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "chess"}, "game: "),
        ({"game": "dominion", "seats": 9}, "seats: 9 is not a number from 2 to 6"),
        ({"game": "dominion", "options": {"colour": "red"}}, "colour: no such option"),
        ({"game": "dominion", "options": "kingdom=random"}, "options: .* is not a dict"),
        ({"game": None}, "game: None is not the name of a game"),
        ({"game": "dominion", "render_mode": "human"}, "render_mode: 'human' is not one of: ansi"),
    ],
)
def test_bad_tables_are_refused(given: dict[str, object], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        aec.env(**given)
